"""What a bot knows: it beats chance by a look at one move, prefers what pays, and never looks under the table."""

import pytest

from fivestars.games.maui.bot.strategy import DESERVING, promising, worth
from fivestars.games.maui.rules.moves import Collect, Lay
from fivestars.games.maui.rules.state import Maui
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from games.maui.positions import WHITE, after, crab, lay, me, position, table

MODES = ("base", "crabs", "combined")


def choice(state: Maui, seat: int, dice: Dice) -> Move:
    """Return the move after which this seat is furthest ahead of the best other."""
    guess = state.guess(seat, dice)
    others = [other for other in range(len(state.players)) if other != seat]

    def lead(move: Move) -> float:
        played = guess.copy()
        played.apply(move)
        return worth(played, seat) - max(worth(played, other) for other in others)

    return max(promising(guess, guess.legal()), key=lead)


@pytest.mark.parametrize("mode", MODES)
def test_a_look_at_one_move_beats_chance(mode: str) -> None:
    wins = 0
    for seed in range(8):
        state, chance, bot = table(mode, seed=seed), Dice(seed + 100), seed % 2
        while state.seat is not None:
            state.play(choice(state, bot, chance) if state.seat == bot else chance.choice(state.legal()))
        wins += state.standing().winners == (bot,)
    assert wins == 8


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_few_ways_to_lay_and_every_way_to_collect_are_promising(mode: str, seats: int) -> None:
    state, chance = table(mode, seats), Dice(5)
    while state.seat is not None:
        legal = state.legal()
        picked = promising(state, legal)
        assert len([move for move in picked if isinstance(move, Lay)]) <= DESERVING
        assert [move for move in picked if isinstance(move, Collect)] == [
            move for move in legal if isinstance(move, Collect)
        ]
        state.play(chance.choice(legal))


@pytest.mark.parametrize("mode", ["crabs", "combined"])
def test_hidden_things_do_not_change_the_choice(mode: str) -> None:
    state, chance = table(mode, 3, seed=4), Dice(9)
    while state.seat is not None:
        seat = state.seat
        seen, other = state.seen_by(seat), state.guess(seat, Dice(77)).seen_by(seat)
        assert worth(seen, seat) == worth(other, seat)
        assert promising(seen, seen.legal()) == promising(other, other.legal())
        state.play(chance.choice(state.legal()))


def test_more_shells_pearls_tokens_and_money_are_worth_more() -> None:
    def better(**changes: object) -> float:
        state = position()
        for name, value in changes.items():
            setattr(me(state), name, value)
        return worth(state, 0)

    plain = better()
    assert better(shells=[1, 0, 0, 0, 0]) > plain
    assert better(pearls=[1, 0]) > plain
    assert better(tokens=[1, 0]) > plain
    assert better(dollars=2) > plain
    assert better(penalties=1) < plain


def test_a_square_before_the_steep_part_of_a_track_is_worth_more_than_its_points() -> None:
    gains = []
    for square in range(13):
        state = position(shells=(square, 0, 0, 0, 0))
        state.ornaments = [0, 0]
        gains.append(worth(state, 0))
    assert gains == sorted(gains)
    assert gains[4] - gains[3] > 1, "from 4 on a step is worth 2 points"


def test_two_towels_ahead_count_the_next_umbrella_and_the_next_crab() -> None:
    # Column 2 has an umbrella in row 3 on one side and a crab in row 2 on the other.
    plain, umbrella = position(column=2), position(column=2, sand={2: WHITE})
    assert worth(umbrella, 0) > worth(plain, 0)
    plain, covered = position(mode="crabs", top=1, column=2), position(mode="crabs", top=1, column=2, sand={2: crab(4)})
    assert worth(covered, 0) < worth(plain, 0)


def test_the_better_row_is_promising_first() -> None:
    # BPY beside YPB: Y in row 1 at the top, P in row 2, B in row 3 with the whole towel on the beach.
    state = position(top=1, dollars=2, market=("YPB PBY BYP", "OGY YOG GOP"))
    best = promising(state, state.legal())[0]
    assert best == lay(0, 0, 1), "three matches, 3 + 2 + 1 steps, free"


def test_the_end_counts_points_and_a_broken_tie() -> None:
    state = table()
    for player in state.players:
        player.beach = [player.beach[0]] * 13
    state.seat = None
    winner = state.standing().winners[0]
    assert worth(state, winner) > worth(state, 1 - winner)
    assert after(state).standing().decided_by == "later turn"
