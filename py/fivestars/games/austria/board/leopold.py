"""Leopold's strip: what his last card says, how near he is to the politics cards, and what he has left to turn up."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.signs import Sign
from fivestars.games.austria.box.leopold import ANY, STACKS, TASKS, Clause
from fivestars.games.austria.rules import LEOPOLD, Austria
from fivestars.games.austria.rules.lookup import ADVANCES
from fivestars.table.drawing import Teller, stays
from fivestars.table.words import N_


class Marker(NamedTuple):
    """How near he is to a politics card."""

    stack: str
    told: str
    claimed: bool
    label: str


class Strip(NamedTuple):
    """What lies beside his hotel."""

    seat: int
    task: int  # his last card; 0: none yet
    signs: Sequence[Sequence[Sign]]  # of its guests, its die, and what else it gives
    label: str
    deck: int
    deck_label: str
    aides: int
    aides_label: str
    markers: Sequence[Marker]


@stays
def strip_of(seen: Austria, teller: Teller) -> Strip | None:
    """Return what lies beside Leopold's hotel, where he plays."""
    if not seen.rival:
        return None
    task = seen.turned[-1] if seen.turned else 0
    label = _told(seen, task, teller) if task else teller(N_("He has not turned up a card yet."))
    deck, aides = len(seen.tasks), len(seen.aides)
    return Strip(
        LEOPOLD,
        task,
        _signs(seen, task) if task else (),
        label,
        deck,
        teller.count("{number} card in his deck", "{number} cards in his deck", deck),
        aides,
        teller.count("{number} staff card face down", "{number} staff cards face down", aides),
        [_marker(seen, place, teller) for place in range(len(STACKS))],
    )


def _in_force(seen: Austria, clauses: Sequence[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause.level <= seen.rival]


# --- his card


def _signs(seen: Austria, task: int) -> list[list[Sign]]:
    card = TASKS[task]
    guests = [Sign("guest" if what == ANY else f"c-{what}") for what, _, _ in _in_force(seen, card.guests)]
    dice = [Sign(f"d{face}") for face in card.dice] or [Sign("d6", "?")]
    return [guests, dice, [_sign(clause) for clause in _in_force(seen, card.gives)]]


def _sign(clause: Clause) -> Sign:
    if clause.what == "emperor":
        return Sign("crown", clause.about)
    if clause.what == "staff":
        return Sign("t-end")
    return Sign("politics", "?" if clause.about == ANY else clause.about)


def _told(seen: Austria, task: int, teller: Teller) -> str:
    """Return what his card says, in words."""
    card = TASKS[task]
    guests = [
        teller(N_("any guest")) if what == ANY else teller.name("colour", what)
        for what, _, _ in _in_force(seen, card.guests)
    ]
    dice = ", ".join(map(str, card.dice)) or teller(N_("one of the most"))
    parts = [
        teller(N_("Guests: {guests}."), guests=", ".join(guests) or "–"),
        teller(N_("Die: {dice}."), dice=dice),
        *(_given(seen, clause, teller) for clause in _in_force(seen, card.gives)),
    ]
    return " ".join([teller(N_("His card {number}."), number=task), *parts])


def _given(seen: Austria, clause: Clause, teller: Teller) -> str:
    if clause.what == "emperor":
        steps = int(clause.about)
        return teller.count("{number} step on the emperor track.", "{number} steps on the emperor track.", steps)
    if clause.what == "staff":
        return teller(N_("He turns up a staff card."))
    if clause.about == ANY:
        return teller(N_("A step to the politics card that he is nearest to."))
    politics = seen.politics[STACKS.index(clause.about)]
    return teller(N_("A step to a politics card: {politics}."), politics=teller.name("politics", politics))


# --- his markers

_CLAIMED: Final = "✓"


def _marker(seen: Austria, place: int, teller: Teller) -> Marker:
    steps, claimed = seen.marks[place], LEOPOLD in seen.disks[place]
    name = teller.name("politics", seen.politics[place])
    if claimed:
        return Marker(STACKS[place], _CLAIMED, claimed, teller(N_("{politics}: he has a disk there."), politics=name))
    label = teller(N_("{politics}: {steps} of {most} steps."), politics=name, steps=steps, most=ADVANCES)
    return Marker(STACKS[place], f"{steps}/{ADVANCES}", claimed, label)
