"""What the history tells of a match that is over: all of it follows from the match, so that it can be told anew."""

from typing import Final

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import to_link
from fivestars.web.store.history import Finished, Seat
from fivestars.web.store.saves import Slot, folded_slot, opened

FIGURES: Final = 1  # grows whenever a figure or an achievement is corrected: what was counted before is counted anew


def finished_of(slot: Slot, match: Match) -> Finished:
    """Return a match that is over as the history keeps it."""
    setup, standing = match.setup, match.state.standing()
    rival = match.game.rival(setup.options)
    return Finished(
        slot.id,
        slot.name,
        slot.at,
        setup.game,
        setup.edition,
        setup.options,
        setup.seed,
        setup.first,
        setup.free_undo,
        slot.here,
        rival[1] if rival else 0,
        match.state.round,
        len(match.steps),
        standing.decided_by,
        tuple(name for name, _ in standing.scores[0].parts),
        tuple(_seat(match, seat) for seat in range(setup.seats)),
        FIGURES,
        to_link(match, SHELF),
    )


def _seat(match: Match, seat: int) -> Seat:
    person, standing = match.people[seat], match.state.standing()
    score = standing.scores[seat]
    points = tuple(points for _, points in score.parts)
    return Seat(person.name, person.colour, person.level, score.total or 0, points, seat in standing.winners)


def counted_anew(one: Finished) -> Finished:
    """Return a finished match with its figures told anew, by its link alone; as it is where that cannot be read."""
    match = opened(folded_slot(one), SHELF)
    return finished_of(folded_slot(one), match) if isinstance(match, Match) and match.over else one
