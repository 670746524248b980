"""How the emperor's visit is told: all score where they stand, all go back, and each hears what he thinks of them.

A scene is drawn from what lay there before the move and from the events that were told since, and from nothing else.
What is still to be decided when the visit begins is asked afterwards, at the table.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.faces import rule_of
from fivestars.games.austria.board.portraits import Piece, drawn
from fivestars.games.austria.board.signs import BONUSES, PENALTIES, Sign
from fivestars.games.austria.board.square import zone_of
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.lookup import BONUS_FROM, EMPEROR_ROUNDS, RETREATS, TRACK
from fivestars.table.drawing import Scene, Teller
from fivestars.table.game import Event
from fivestars.table.words import N_

STARTS: Final = frozenset({"TrackScored"})
EMPEROR: Final[Sequence[Piece]] = drawn(
    "uniform.white.gold sash.scarlet medals head.skin old bald.white chops.white mous.white"
)

_VERDICTS: Final = (e.Honoured, e.Blamed, e.Ignored)
_AFTERWARDS: Final = (e.RoundBegan, e.CopiedCard, e.StaffScored, e.RoomsScored)  # the next round, or the end
_LAST: Final = 3  # the scene in which the emperor speaks
_UNSEEN: Final = (e.Looked, e.LookedHidden)  # no outcome yet: what one looks at is to be decided on


_HOW: Final = N_("From space {least} on there is a bonus, on space 0 a penalty.")


class Rung(NamedTuple):
    """A space of the emperor track."""

    space: int
    points: int
    zone: str
    seats: Sequence[int]


class Subject(NamedTuple):
    """How a hotel fares, as far as it has been told."""

    seat: int
    stood: int
    stands: int
    points: int
    verdict: str  # bonus, penalty, neither; "": none, or none yet
    word: str
    halves: Sequence[Sequence[Sign]]  # of what the emperor gives or takes
    outcome: Sequence[Event]


class _Visit(NamedTuple):
    """A visit, as it was told."""

    tile: str
    scored: Sequence[e.TrackScored]
    retreated: Sequence[e.Retreated]
    heard: Sequence[Event]  # the verdicts, and what came of them at once
    judged: Sequence[int]  # those who are honoured or blamed at all


def story(before: Austria, told: Sequence[Event], teller: Teller) -> list[Scene]:
    """Return the emperor's visit, scene by scene."""
    number = EMPEROR_ROUNDS.index(before.round)
    visit = _visit(before, told, before.tiles[number])
    heading = teller(N_("The emperor comes: the end of round {round}"), round=before.round)
    back = RETREATS[number]
    captions = (
        teller(N_("First everybody scores what stands below their disk.")),
        teller.count("Then everybody goes back {number} space.", "Then everybody goes back {number} spaces.", back),
        f"{teller(_HOW, least=BONUS_FROM)} {rule_of(before, f'tile {visit.tile}', teller)}",
    )
    parts = (visit.scored, visit.retreated, visit.heard)
    return [
        Scene(heading, part, _shown(visit, act, teller), caption)
        for act, (part, caption) in enumerate(zip(parts, captions, strict=True), 1)
    ]


def _visit(before: Austria, told: Sequence[Event], tile: str) -> _Visit:
    scored = [event for event in told if isinstance(event, e.TrackScored)]
    begun = next((at for at, event in enumerate(told) if isinstance(event, _VERDICTS)), len(told))
    over = next((at for at, event in enumerate(told) if at > begun and isinstance(event, _AFTERWARDS)), len(told))
    return _Visit(
        tile,
        scored,
        [event for event in told if isinstance(event, e.Retreated)],
        [event for event in told[begun:over] if not isinstance(event, _UNSEEN)],
        [event.seat for event in scored if not before.is_leopold(event.seat)],
    )


def _shown(visit: _Visit, act: int, teller: Teller) -> dict[str, object]:
    subjects = [_subject(visit, scored, act, teller) for scored in visit.scored]
    return {
        "act": act,
        "emperor": EMPEROR,
        "gives": BONUSES[visit.tile],
        "takes": PENALTIES[visit.tile],
        "rungs": [
            Rung(space, points, zone_of(space), [one.seat for one in subjects if one.stands == space])
            for space, points in enumerate(TRACK)
        ],
        "subjects": subjects,
    }


def _subject(visit: _Visit, scored: e.TrackScored, act: int, teller: Teller) -> Subject:
    seat = scored.seat
    back = next(event.space for event in visit.retreated if event.seat == seat)
    stands = back if act > 1 else scored.space
    if act < _LAST or seat not in visit.judged:
        return Subject(seat, scored.space, stands, scored.points, "", "", (), ())
    verdict = "bonus" if back >= BONUS_FROM else "neither" if back else "penalty"
    halves = {"bonus": (BONUSES[visit.tile],), "penalty": PENALTIES[visit.tile]}.get(verdict, ())
    return Subject(
        seat, scored.space, stands, scored.points, verdict, teller(_WORDS[verdict]), halves, _outcome(visit, seat)
    )


_WORDS: Final = {"bonus": N_("Bonus"), "neither": N_("Neither bonus nor penalty"), "penalty": N_("Penalty")}


def _outcome(visit: _Visit, seat: int) -> list[Event]:
    """Return what came of it at once."""
    return [event for event in visit.heard if getattr(event, "seat", None) == seat and not isinstance(event, _VERDICTS)]
