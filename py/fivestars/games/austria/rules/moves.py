"""What a seat may do.

Guests, staff and politics cards go by their numbers, rooms by floor and column, places in the queue from the left.
"""

from typing import NamedTuple


class Keep(NamedTuple):
    """Keep a staff card of the pack that goes round (draft)."""

    card: int


class Take(NamedTuple):
    """Take the guest at a place of the queue into the café."""

    place: int


class Act(NamedTuple):
    """Take a die and do an action: the die's own, or, with a 6, one of the others; a krone makes it one stronger."""

    die: int
    action: int
    boost: int  # 1: pay for one more


class Fetch(NamedTuple):
    """Say which dishes and drinks to take."""

    strudels: int
    cakes: int
    wines: int
    coffees: int


class Divide(NamedTuple):
    """Share the dice of action 4 out between the emperor track and the krones."""

    steps: int
    krones: int


class Prepare(NamedTuple):
    """Lay a room tile on a room of the hotel."""

    room: int


class Play(NamedTuple):
    """Play a staff card."""

    card: int


class Flip(NamedTuple):
    """Turn a vacant room to its occupied side."""

    room: int


class Complete(NamedTuple):
    """Complete a guest's order from the supply (staff card 38)."""

    guest: int


class Choose(NamedTuple):
    """Choose which of the rewards that are owed comes next."""

    reward: str


class Serve(NamedTuple):
    """Put a dish or a drink on a guest's card."""

    guest: int
    dish: str


class MoveIn(NamedTuple):
    """Move a guest whose order is complete into a room."""

    guest: int
    room: int


class Use(NamedTuple):
    """Use a staff card that works once a round."""

    card: int


class Claim(NamedTuple):
    """Put a disk on a politics card."""

    politics: int


class Sink(NamedTuple):
    """Put a staff card under the deck."""

    card: int


class Suffer(NamedTuple):
    """Say which penalty of the emperor to take."""

    loss: str


class Remove(NamedTuple):
    """Take a room tile out of the hotel."""

    room: int


class Dismiss(NamedTuple):
    """Discard a staff card that has been played."""

    card: int


class Decline(NamedTuple):
    """Take no more of what is offered."""


class Pass(NamedTuple):
    """Wait until the others are done and the dice that are left are rolled again."""


class Finish(NamedTuple):
    """End the turn."""


MOVES = (
    Keep,
    Take,
    Act,
    Fetch,
    Divide,
    Prepare,
    Play,
    Flip,
    Complete,
    Choose,
    Serve,
    MoveIn,
    Use,
    Claim,
    Sink,
    Suffer,
    Remove,
    Dismiss,
    Decline,
    Pass,
    Finish,
)
