"""Weights found backwards: what is hidden in the positions is found, from the last stage to the first."""

import numpy as np
import pytest

from fivestars.table.dice import Dice
from fivestars.tools import backwards
from fivestars.tools.backwards import Position, products, weights

GAMES = 4000


def _games(seats: int, games: int, each: float) -> list[Position]:
    """Return positions of two stages: the first promises what the second has, which then is worth `each` and 5 more."""
    chance, found = Dice(seats), list[Position]()
    first = 2 * seats  # rows of a table: two stages of one phase
    for _ in range(games):
        early, late, luck = chance.random() * 10, chance.random() * 4, chance.random()
        second = [2 * early + late, luck, 1.0]
        final = each * second[0] + 5 + chance.random()
        found += [Position(first, [early, luck, 1.0], (0, second), final), Position(first + 1, second, None, final)]
    return found


def test_a_stage_is_worth_what_the_next_one_promises() -> None:
    first, second = weights(products(_games(0, GAMES, 3.0), rows=2, phases=1), stages=2)
    assert second == [pytest.approx(3.0, abs=0.1), pytest.approx(0.0, abs=0.2), pytest.approx(5.5, abs=1.0)]
    assert first[0] == pytest.approx(6.0, abs=0.3)
    assert first[2] == pytest.approx(3 * 2 + 5.5, abs=2.0)


def test_what_comes_of_a_stage_is_found_with_less_chance_than_by_the_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def off(share: float) -> float:
        """Return how far the weights of a first stage are from one another, in other games."""
        monkeypatch.setattr(backwards, "FINAL", share)
        return float(np.std([_weight(Dice(seed)) for seed in range(30)]))

    def _weight(chance: Dice) -> float:
        found = []
        for _ in range(300):
            early, late = chance.random(), chance.random() * 20
            found.append(Position(0, [early, 1.0], (0, [early, 1.0]), early + late))
            found += [Position(1, [early, 1.0], None, early + chance.random() * 20) for _ in range(4)]
        return weights(products(found, rows=2, phases=1), stages=2)[0][0]

    assert off(0.3) < off(1.0)


def test_tables_that_were_hardly_seen_keep_to_what_all_have_in_common() -> None:
    sums = products(_games(0, GAMES, 3.0), rows=6, phases=1) + products(_games(1, 20, -9.0), rows=6, phases=1)
    found = weights(sums, stages=2)
    assert found[3][0] == pytest.approx(3.0, abs=0.3), "twenty games are few"
    assert found[5][:2] == pytest.approx(found[1][:2], abs=0.3), "of the third table nothing was seen"


def test_where_nothing_was_seen_the_judgement_is_by_hand() -> None:
    assert weights(np.zeros((2, 2, 4, 4)), stages=2) == [[1.0, 0.0, 0.0]] * 2


def test_phases_of_the_next_stage_are_judged_each_by_its_own_weights() -> None:
    chance, found = Dice(4), list[Position]()
    for _ in range(GAMES):
        early, phase = chance.random() * 10, chance.below(2)
        final = early * (1 + 2 * phase)
        found.append(Position(0, [early, float(phase), early * phase, 1.0], (phase, [early, 0.0, 0.0, 1.0]), final))
        found.append(Position(2 + phase, [early, 0.0, 0.0, 1.0], None, final))
    one, _, two, three = weights(products(found, rows=4, phases=2), stages=2)
    assert two[0] == pytest.approx(1.0, abs=0.05)
    assert three[0] == pytest.approx(3.0, abs=0.2)
    assert one[0] + one[2] == pytest.approx(3.0, abs=0.3)


def test_that_better_players_end_with_more_is_no_merit_of_what_they_bring_about() -> None:
    def played(better: bool) -> backwards.Sums:
        chance = Dice(5)
        positions = [chance.random() * 10 + 10 * better for _ in range(GAMES)]
        return products([Position(0, [there, 1.0], None, 3 * there + 40 * better) for there in positions], 1, 1)

    each, constant = weights(played(better=False), played(better=True), stages=1)[0]
    assert each == pytest.approx(3.0, abs=0.1)
    assert constant == pytest.approx(40.0, abs=2.0), "what it comes to is told by the newest games"
