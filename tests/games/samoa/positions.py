"""Positions of Hotel Samoa in a few words, for the tests.

A tourist is its nation and its kind: `Np` plain, `Br` rich, `Gl` a lover, `Jc` a celebrity, `N2` and `N3` swimmers.
A price card is its two numbers, `6/5`, or `off`; a tile is its name in the box.
"""

from typing import TypeVar

from fivestars.games.samoa import GAME
from fivestars.games.samoa.box import (
    BOX,
    CARDS,
    EXTRA_ROOM,
    FLAG_OF,
    GUEST_OF,
    SUITE,
    TILE_OF,
)
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.hotel import VACANT, Account, with_room
from fivestars.games.samoa.rules.moves import Buy, Choose, Pass, Place, SendHome, Swap
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Move, Secret

NATIONS = "NBGJ"
KINDS = "prlc23"
CARD_NAMES = [*(f"{bid}/{price}" for bid, price in zip(BOX.bids[:-1], BOX.prices[:-1], strict=True)), "off"]
ANNA, BORIS, CLARA, DENIS = range(4)

T = TypeVar("T", bound=Event)


def card(name: str) -> int:
    """Return the price card of this name."""
    return CARD_NAMES.index(name)


def cards(names: str) -> int:
    """Return the set of the price cards of these names."""
    return sum(1 << card(name) for name in names.split())


def guest(name: str) -> int:
    """Return the kind of a tourist: `r` or `Br`."""
    return KINDS.index(name[-1])


def tile(name: str) -> int:
    """Return a kind of tile."""
    return BOX.tiles.index(name)


def hotels(
    seats: int = 4, number: int = 1, flags: str = "NBGJNBGJNBGJ", tiebreak: int = 0, edition: int = GAME.edition
) -> Samoa:
    """Return empty hotels in a round where no tile is on offer and no tourist waits; all have to lay a card."""
    state = Samoa(seats, tuple(NATIONS.index(flag) for flag in flags), tiebreak, Dice(1), edition)
    state.round = number
    state.queue = state.clockwise()
    state.seat = state.queue[0]
    state.landed, state.deck = state.deck[:number], state.deck[number:]
    return state


def land(state: Samoa, *groups: str) -> Samoa:
    """Let groups of tourists wait: `land(state, "Np Nr", "Nl")`."""
    here = NATIONS[state.flags[state.round - 1]]
    assert all(name[0] == here for group in groups for name in group.split()), f"round {state.round} brings {here}"
    state.groups = state.ashore = tuple(
        tuple(sorted(_from_supply(state, name) for name in group.split())) for group in groups
    )
    return state


def lives(state: Samoa, seat: int, **rooms: str) -> Samoa:
    """Let tourists live in rooms since an earlier round, from 0: `lives(state, ANNA, r0="Bp", r3="Gl Jl")`."""
    here = NATIONS[state.flags[state.round - 1]]
    assert all(name[0] != here for there in rooms.values() for name in there.split()), f"{here} has flown home"
    for name, guests in rooms.items():
        there = tuple(_from_supply(state, guest) for guest in guests.split())
        state.hotels[seat] = with_room(state.hotels[seat], int(name[1:]), there)
    return state


def offer(state: Samoa, *names: str) -> Samoa:
    """Put tiles on offer."""
    state.market += tuple(_from_pile(state, name) for name in names)
    return state


def owns(state: Samoa, seat: int, *names: str) -> Samoa:
    """Give tiles to a seat; suites cover its first rooms."""
    for name in names:
        state.tiles[seat] += (_from_pile(state, name),)
        if tile(name) == EXTRA_ROOM:
            state.hotels[seat] += (VACANT,)
        if tile(name) == SUITE:
            state.suites[seat] += (len(state.suites[seat]),)
    return state


def discarded(state: Samoa, seat: int, names: str) -> Samoa:
    """Let a seat have discarded these cards, as everybody saw."""
    state.discarded[seat] = state.gone[seat] = cards(names)
    state.discards[seat] = len(names.split())
    return state


def rich(state: Samoa, seat: int, coins: int) -> Samoa:
    """Give a seat so many coins."""
    state.accounts[seat] = Account(fees=coins - BOX.start_money)
    return state


def lay(state: Samoa, *names: str) -> list[Event]:
    """Let all seats lay their cards, given by seat; return what happened."""
    events: list[Event] = []
    for _ in names:
        if state.prompt == prompts.CARD and state.seat is not None:
            events += go(state, Choose(card(names[state.seat])))
    return events


def go(state: Samoa, *moves: Move) -> list[Event]:
    """Make moves; return what happened, secrets included."""
    events: list[Event] = []
    for move in moves:
        events += [told.event if isinstance(told, Secret) else told for told in state.play(move)]
    return events


def buys(name: str, room: int = -1) -> Buy:
    """Return the move that buys a tile."""
    return Buy(tile(name), room)


def takes(name: str, room: int, group: int = 0) -> Place:
    """Return the move that takes a tourist into a room."""
    return Place(group, guest(name), room)


def swaps(name: str) -> Swap:
    """Return the move that replaces the card in front."""
    return Swap(card(name))


def hosted(state: Samoa, *placings: Place) -> int:
    """Let the seat that decides take tourists and finish; return what they have paid it."""
    seat = state.queue[0]
    before = coins(state, seat)
    go(state, *placings, Pass())
    return coins(state, seat) - before


def finish(state: Samoa, prompt: str) -> list[Event]:
    """Let everybody pass for as long as this is being decided."""
    events: list[Event] = []
    while state.seat is not None and state.prompt == prompt:
        events += go(state, Pass())
    return events


def of(events: list[Event], kind: type[T]) -> list[T]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(state: Samoa, kind: type[Move]) -> list[Move]:
    """Return the legal moves of one kind."""
    return [move for move in state.legal() if isinstance(move, kind)]


def rooms_to_empty(state: Samoa) -> list[int]:
    """Return the rooms from which guests may be sent home."""
    return [move.room for move in state.legal() if isinstance(move, SendHome)]


def names(tourists: tuple[int, ...]) -> str:
    """Return what tourists are called: `Np Gl`."""
    return " ".join(NATIONS[FLAG_OF[tourist]] + KINDS[GUEST_OF[tourist]] for tourist in tourists)


def hand(state: Samoa, seat: int) -> list[str]:
    """Return the names of the cards in a hand."""
    return [CARD_NAMES[number] for number in range(CARDS) if state.hand(seat) >> number & 1]


def coins(state: Samoa, seat: int) -> int:
    """Return the coins of a seat that are not hidden."""
    money = state.money(seat)
    assert money is not None, "these coins are hidden"
    return money


def _from_supply(state: Samoa, name: str) -> int:
    flag = NATIONS.index(name[0])
    found = next(tourist for tourist in state.supply[flag] if GUEST_OF[tourist] == guest(name))
    state.supply[flag] = tuple(tourist for tourist in state.supply[flag] if tourist != found)
    return found


def _from_pile(state: Samoa, name: str) -> int:
    found = next(left for left in state.pile if TILE_OF[left] == tile(name))
    state.pile = tuple(left for left in state.pile if left != found)
    return found
