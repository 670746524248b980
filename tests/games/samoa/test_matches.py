"""What is true after every move of any match: who lives where, which coins were told, what everybody remembers."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fivestars.games.samoa import GAME
from fivestars.games.samoa.box import BOARD_ROOMS, BOX, EXTRA_ROOM, GUEST_OF, LOVER, ROUNDS, SUITE
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.moves import TakeBack
from fivestars.table.dice import Dice
from fivestars.table.game import Happening, Move, told_to

PAID = (
    *(told.PaidOnce, told.RichPaid, told.SuitePaid, told.NeighbourPaid),
    *(told.MovedIn, told.RichMovedIn, told.SuiteMovedIn, told.NeighbourMovedIn),  # in edition 1
    told.Swam,
)
SEEDS = range(6)


def matches(
    seats: int, seed: int, eager: bool = False, edition: int = GAME.edition
) -> Iterator[tuple[Samoa, Move, list[Happening]]]:
    """Play a random match; give the state after each move. Who is eager uses a tile that takes cards back at once."""
    state, chance = GAME.deal(seats, {}, 0, Dice(seed), edition), Dice(seed + 1)
    while state.seat is not None:
        legal = state.legal()
        takes_back = [move for move in legal if isinstance(move, TakeBack)]
        move = chance.choice(takes_back if eager and takes_back else legal)
        yield state, move, state.play(move)


@pytest.mark.parametrize("seats", GAME.seats)
def test_rooms_hold_nobody_somebody_or_two_lovers(seats: int) -> None:
    for seed in SEEDS:
        for state, _, _ in matches(seats, seed):
            for seat, rooms in enumerate(state.hotels):
                assert len(rooms) == BOARD_ROOMS + state.count(seat, EXTRA_ROOM)
                assert len(set(state.suites[seat])) == len(state.suites[seat]) == state.count(seat, SUITE)
                for room in rooms:
                    assert len(room) < 2 or [GUEST_OF[tourist] for tourist in room] == [LOVER, LOVER]


@pytest.mark.parametrize("edition", range(1, GAME.edition + 1))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_coin_is_told(seats: int, edition: int) -> None:
    for seed in SEEDS:
        coins: Counter[int] = Counter(dict.fromkeys(range(seats), BOX.start_money))
        turn = 0
        for state, _, happened in matches(seats, seed, edition=edition):
            for event in told_to(None, happened):
                if isinstance(event, PAID):
                    coins[event.seat] += event.coins
                    turn += event.coins
                elif isinstance(event, told.Hosted):
                    assert event.coins == turn, "what a turn has earned is what its guests have paid"
                    turn = 0
                elif isinstance(event, told.PoolOpened):
                    coins[event.seat] += event.coins
                elif isinstance(event, told.Built):
                    coins[event.seat] -= event.coins
            for seat in range(seats):
                assert state.money(seat) == coins[seat]
                assert coins[seat] >= 0, "nobody has debts"


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_s_memory_of_discards_never_errs(seats: int) -> None:
    doubts = 0
    for seed in range(20):
        for state, _, _ in matches(seats, seed, eager=True):
            for seat in range(seats):
                gone, may_be = state.gone[seat], state.gone[seat] | state.doubtful[seat]
                assert state.discarded[seat].bit_count() == state.discards[seat]
                assert gone & ~state.discarded[seat] == 0, "what is thought to lie there lies there"
                assert state.discarded[seat] & ~may_be == 0, "what lies there is thought to"
                doubts += state.doubtful[seat] != 0
    assert doubts, "in some of these matches somebody is in doubt"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_has_twelve_rounds_and_all_that_belongs_to_them(seats: int) -> None:
    for seed in SEEDS:
        kinds: Counter[type] = Counter()
        for state, _, happened in matches(seats, seed):
            kinds.update(map(type, told_to(None, happened)))
            assert state.round <= ROUNDS
        assert kinds[told.RoundBegan] == ROUNDS - 1, "nobody is told of the first, which is laid out before all begins"
        assert kinds[told.CardLaid] == kinds[told.CardRevealed] == seats * ROUNDS
        assert kinds[told.CardDiscarded] + kinds[told.CardKept] == seats * ROUNDS
        assert kinds[told.TieBreakMoved] == ROUNDS
        assert kinds[told.GameEnded] == 1
        assert kinds[told.TileTurnedUp] + BOX.new_tiles[seats][0] == sum(BOX.new_tiles[seats])
