"""What may be achieved in Hotel Samoa in one match."""

from typing import Final, TypeAlias

from fivestars.games.samoa.box import CELEBRITY, GUEST_OF, LOVER
from fivestars.games.samoa.rules import events as e
from fivestars.games.samoa.rules.state import Samoa
from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.words import N_

_Tale: TypeAlias = Tale[Samoa]
_MOVED_IN: Final = (e.Lodged, e.MovedIn, e.RichMovedIn, e.SuiteMovedIn, e.NeighbourMovedIn)
_LEFT: Final = (e.FlewHome, e.SentHome)


def _most_at_once(tale: _Tale, seat: int, kind: int) -> int:
    """Return how many guests of a kind lived in a hotel at the same time, at most."""
    there = most = 0
    for event in (event for _, events in tale.moves for event in events):
        if isinstance(event, (*_MOVED_IN, *_LEFT)) and event.seat == seat and GUEST_OF[event.tourist] == kind:
            there += 1 if isinstance(event, _MOVED_IN) else -1
            most = max(most, there)
    return most


def _lovers(tale: _Tale, seat: int) -> int:
    return _most_at_once(tale, seat, LOVER)


def _celebrities(tale: _Tale, seat: int) -> int:
    return _most_at_once(tale, seat, CELEBRITY)


def _coins(tale: _Tale, seat: int) -> int:
    return tale.totals[seat]


def _lead(tale: _Tale, seat: int) -> int:
    return tale.lead(seat)


def _tiles(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.Built, seat))


def _won_unbuilt(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and not _tiles(tale, seat) else 0


def _kinds(tale: _Tale, seat: int) -> int:
    return len({event.tile for event in tale.of(e.Built, seat)})


def _swum(tale: _Tale, seat: int) -> int:
    account = tale.state.accounts[seat]
    return account.swimmers if account else 0


def _doubled(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.SuitePaid, seat)) + len(tale.of(e.SuiteMovedIn, seat))


def _neighbours(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.NeighbourPaid, seat)) + len(tale.of(e.NeighbourMovedIn, seat))


def _full_rooms(tale: _Tale, seat: int) -> int:
    hotel = tale.state.hotels[seat]
    return len(hotel) if all(hotel) else 0


ACHIEVEMENTS: Final = (
    Achievement("coins", N_("Pearl of the South Seas"), N_("End with 250 coins or more."), 250, _coins),
    Achievement("ahead", N_("Out of sight"), N_("Win by 30 coins or more."), 30, _lead),
    Achievement("unbuilt", N_("As it stood"), N_("Win without buying a building tile."), DONE, _won_unbuilt),
    Achievement("kinds", N_("Everything under one roof"), N_("Buy building tiles of four kinds."), 4, _kinds),
    Achievement("lovers", N_("Honeymoon"), N_("House four lovers at the same time."), 4, _lovers),
    Achievement("stars", N_("Red carpet"), N_("House three celebrities at the same time."), 3, _celebrities),
    Achievement(
        "neighbours", N_("Next door to fame"), N_("Let ten guests pay double beside a celebrity."), 10, _neighbours
    ),
    Achievement("suites", N_("Sea view"), N_("Let five guests pay double for a suite."), 5, _doubled),
    Achievement("pools", N_("Make a splash"), N_("Earn 30 coins from swimmers."), 30, _swum),
    Achievement("full", N_("Full house"), N_("End with eight rooms or more, somebody in each."), 8, _full_rooms),
)
