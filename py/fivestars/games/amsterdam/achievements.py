"""What may be achieved in Hotels of Amsterdam in one match."""

from typing import Final, TypeAlias

from fivestars.games.amsterdam.box import MAYOR, WATCH
from fivestars.games.amsterdam.box.city import members
from fivestars.games.amsterdam.rules import events as e
from fivestars.games.amsterdam.rules.state import Amsterdam
from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.game import Event
from fivestars.table.words import N_

_Tale: TypeAlias = Tale[Amsterdam]


def _turns(tale: _Tale, seat: int) -> list[list[Event]]:
    """Return what happened in each turn of a seat."""
    turns: list[list[Event]] = [[]]
    for mover, events in tale.moves:
        if mover == seat:
            turns[-1] += events
        elif turns[-1]:
            turns.append([])
    return turns


def _lead(tale: _Tale, seat: int) -> int:
    return tale.lead(seat)


def _hurry(tale: _Tale, seat: int) -> int:
    """Return how many rounds before the tenth somebody has won."""
    return max(0, 10 - tale.state.round) if tale.has_won(seat) else 0


def _tactical(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and tale.state.tactical else 0


def _by_heart(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and tale.state.sides == "memory" else 0


def _crowded(tale: _Tale, seat: int) -> int:
    return len(tale.totals) if tale.has_won(seat) else 0


def _invited(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.Invited, seat))


def _both(tale: _Tale, seat: int) -> int:
    """Return in how many turns both pawns have turned a tile."""
    pawns = [{event.pawn for event in turn if isinstance(event, e.Turned)} for turn in _turns(tale, seat)]
    return pawns.count({MAYOR, WATCH})


def _opened(tale: _Tale, seat: int) -> int:
    return max((event.tourists for event in tale.of(e.HotelPlaced, seat)), default=0)


def _square(tale: _Tale, seat: int) -> int:
    state = tale.state
    return max((state.tourists[tile] for tile in members(state.around[seat])), default=0)


def _gained(tale: _Tale, seat: int) -> int:
    """Return how many tourists have left closed venues in one turn of a seat."""
    kinds = (e.Moved, e.SentToFountain)
    return max(sum(event.tourists for event in turn if isinstance(event, kinds)) for turn in _turns(tale, seat))


ACHIEVEMENTS: Final = (
    Achievement("ahead", N_("No contest"), N_("Win by eight tourists or more."), 8, _lead),
    Achievement("hurry", N_("Quick as the tide"), N_("Win in the fifth round or sooner."), 5, _hurry),
    Achievement("tactical", N_("Helmsman"), N_("Win by the tactical rules."), DONE, _tactical),
    Achievement("memory", N_("By heart"), N_("Win with the hidden sides to be remembered."), DONE, _by_heart),
    Achievement("four", N_("First of four"), N_("Win at a table of four."), 4, _crowded),
    Achievement("invited", N_("Fountain guide"), N_("Invite five tourists from the fountain."), 5, _invited),
    Achievement(
        "both",
        N_("Day and night"),
        N_("In ten turns, turn a tile with the Mayor and one with the Night Watch."),
        10,
        _both,
    ),
    Achievement("opening", N_("Grand opening"), N_("Open a hotel with six tourists around it."), 6, _opened),
    Achievement("square", N_("The place to be"), N_("End with eight tourists on one tile at your hotels."), 8, _square),
    Achievement("drive", N_("Closing time"), N_("Drive six tourists out of closing venues in one turn."), 6, _gained),
)
