"""What a seat may do in Vienna, and why something may not be done.

Guests, staff and politics cards go by their numbers, rooms by floor and column, places in the queue from the left.
"""

from enum import StrEnum
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


class Reason(StrEnum):
    """Why a move is refused in Vienna."""

    NOT_NOW = "not now"
    FIRST_THIS = "first this"
    NOT_IN_PACK = "not in pack"
    GUEST_STEP_OVER = "guest step over"
    NO_GUEST_THERE = "no guest there"
    CAFE_FULL = "cafe full"
    GUEST_TOO_DEAR = "guest too dear"
    KEEP_FEE = "keep fee"
    NO_DIE = "no die"
    OTHER_ACTION = "other action"
    NO_BOOST = "no boost"
    ACTION_TOO_DEAR = "action too dear"
    DIE_TAKEN = "die taken"
    WRONG_NUMBER = "wrong number"
    TOO_MANY_CAKES = "too many cakes"
    TOO_MANY_COFFEES = "too many coffees"
    WRONG_DISHES = "wrong dishes"
    NO_SUCH_ROOM = "no such room"
    START_AT_BOTTOM_LEFT = "start at bottom left"
    ALREADY_PREPARED = "already prepared"
    NOT_BESIDE = "not beside"
    TOO_HIGH = "too high"
    ROOM_TOO_DEAR = "room too dear"
    NOT_IN_HAND = "not in hand"
    NOT_AMONG_THREE = "not among three"
    CARD_TOO_DEAR = "card too dear"
    NOT_PREPARED = "not prepared"
    OCCUPIED = "occupied"
    NOT_IN_CAFE = "not in cafe"
    ORDER_COMPLETE = "order complete"
    ORDER_OPEN = "order open"
    NOT_ORDERED = "not ordered"
    NONE_THERE = "none there"
    SERVICE_TOO_DEAR = "service too dear"
    WRONG_COLOUR = "wrong colour"
    NOT_PLAYED = "not played"
    NOT_ONCE_A_ROUND = "not once a round"
    USED_THIS_ROUND = "used this round"
    NOT_ON_THE_BOARD = "not on the board"
    CLAIMED_BEFORE = "claimed before"
    NO_SPACE_LEFT = "no space left"
    NOT_FULFILLED = "not fulfilled"
    NOT_OFFERED = "not offered"
    CANNOT_PAY = "cannot pay"
    NOT_HIGHEST = "not highest"
    NOT_VACANT = "not vacant"
    NOT_OCCUPIED = "not occupied"
    NOT_AN_END_CARD = "not an end card"
    TURN_BEGUN = "turn begun"
    DIE_OWED = "die owed"
