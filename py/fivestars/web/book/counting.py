"""What the history tells of a match that is over: all of it follows from the match, so that it can be told anew."""

from collections.abc import Sequence
from typing import Final

from fivestars.games import SHELF
from fivestars.table.achievements import earned as earned_in
from fivestars.table.game import Score
from fivestars.table.match import Match, Person
from fivestars.table.notation import to_link
from fivestars.web.store.history import Finished, Seat
from fivestars.web.store.saves import Slot, folded_slot, opened

FIGURES: Final = 1  # grows whenever a figure or an achievement is corrected: what was counted before is counted anew


def finished_of(slot: Slot, match: Match) -> Finished:
    """Return a match that is over as the history keeps it."""
    setup, standing = match.setup, match.state.standing()
    rival = match.game.rival(setup.options)
    parts = tuple(name for name, _ in standing.scores[0].parts if _is_told(name, standing.scores))
    won = [seat in standing.winners for seat in range(setup.seats)]
    earned = achieved(match, slot.here)
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
        parts,
        tuple(_seat(*there, parts) for there in zip(match.people, standing.scores, won, earned, strict=True)),
        FIGURES,
        to_link(match, SHELF),
    )


def achieved(match: Match, here: tuple[int, ...]) -> list[tuple[str, ...]]:
    """Return what each seat of a match that is over has achieved: people at this device do, nobody else."""
    people = [not person.level and (not here or seat in here) for seat, person in enumerate(match.people)]
    earned = iter(earned_in(match, [seat for seat, is_here in enumerate(people) if is_here]))
    return [next(earned) if is_here else () for is_here in people]


def _is_told(part: str, scores: Sequence[Score]) -> bool:
    """Tell whether somebody has points of a part: the others take no room."""
    return any(dict(score.parts)[part] for score in scores)


def _seat(person: Person, score: Score, won: bool, earned: tuple[str, ...], parts: tuple[str, ...]) -> Seat:
    points = tuple(dict(score.parts)[part] for part in parts)
    return Seat(person.name, person.colour, person.level, score.total or 0, points, won, earned)


def counted_anew(one: Finished) -> Finished:
    """Return a finished match with its figures told anew, by its link alone; as it is where that cannot be read."""
    match = opened(folded_slot(one), SHELF)
    return finished_of(folded_slot(one), match) if isinstance(match, Match) and match.over else one
