"""The games as environments of PettingZoo: they pass its own tests at every table, and do what ours say."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fivestars.games import SHELF
from fivestars.research.environment import Environment, HotelEnv, env
from fivestars.research.numbers import Numbers
from fivestars.table.game import IllegalMove, Score, Standing, facts
from fivestars.tools.arena import main
from fivestars.tools.trouble import ROOT
from laws import Table, tables

TABLES: Final = [table for game in SHELF.values() for table in tables(game)]
CYCLES: Final = 3  # rounds of the seats in PettingZoo's own tests; some of the games are played to their end besides
LONG: Final = 300
BETTER: Final = 70  # of a hundred games, in which what has learned nothing wins fifty

USED: Final = """
from fivestars.games import SHELF
from fivestars.research.environment import env

for game in SHELF:
    there = env(game, render_mode="ansi")
    there.reset(seed=1)
    there.last()
    if there.render():
        print(game)
"""

every_game = pytest.mark.parametrize("game", SHELF)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("table", TABLES, ids=str)
# PettingZoo knows environments with a mask by their names alone; of all others it says this.
@pytest.mark.filterwarnings(
    "error",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
def test_it_passes_the_tests_of_pettingzoo(table: Table, long: bool) -> None:
    def made() -> Environment:
        return env(table.game.id, table.seats, table.options)

    cycles = LONG if long else CYCLES
    api_test(made(), num_cycles=cycles)
    seed_test(made, num_cycles=cycles)


def test_there_are_148_tables() -> None:
    assert len(TABLES) == 148


def played(there: Environment, seed: int, look: Callable[[HotelEnv], object] = lambda _: None) -> dict[str, float]:
    """Play a game at random to its end; return everybody's reward."""
    there.reset(seed=seed)
    chance, rewards = Random(seed), dict[str, float]()
    for agent in there.agent_iter():
        seen, reward, over, cut, _ = there.last()
        assert seen
        assert not cut
        look(_bare(there))
        rewards[agent] = rewards.get(agent, 0) + reward
        there.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


def _bare(there: Environment) -> HotelEnv:
    bare = there.unwrapped
    assert isinstance(bare, HotelEnv)
    return bare


@every_game
def test_at_the_end_the_winner_has_1_and_all_others_have_less(game: str) -> None:
    there = env(game, SHELF[game].seats[-1])
    scores: dict[str, int] = {}
    for seed in range(3):
        rewards = played(there, seed, lambda at: scores.update({a: i["score"] for a, i in at.infos.items() if i}))
        standing = _bare(there).table.standing()
        assert scores == {f"seat_{seat}": score.total for seat, score in enumerate(standing.scores)}
        if len(standing.winners) == 1:
            won = f"seat_{standing.winners[0]}"
            assert rewards == {agent: 1 if agent == won else -1 for agent in there.possible_agents}


def test_who_shares_a_victory_has_0(monkeypatch: pytest.MonkeyPatch) -> None:
    there = env("maui", 3)
    there.reset(seed=1)
    shared = Standing((Score(7), Score(5), Score(7)), (0, 2), "shared")
    monkeypatch.setattr(type(_bare(there).table), "standing", lambda _: shared)
    assert played(there, 1) == {"seat_0": 0, "seat_1": -1, "seat_2": 0}


@every_game
def test_the_mask_has_what_is_legal_and_the_row_what_is_seen(game: str) -> None:
    numbers = Numbers(game, SHELF[game].seats[0])

    def look(there: HotelEnv) -> None:
        state, seat = there.table, there.table.seat
        for other, agent in enumerate(there.agents):
            seen = there.observe(agent)
            legal = [numbers.move(other, int(number)) for number in np.flatnonzero(seen["action_mask"])]
            assert legal == ([*state.legal()] if other == seat else [])
            if seat is not None:
                assert seen["observation"].tolist() == numbers.row(state.seen_by(other), other)

    played(env(game), 5, look)


def test_a_move_that_is_not_legal_is_refused_with_the_reason_and_changes_nothing() -> None:
    there = env("maui")
    there.reset(seed=1)
    seen, *_ = there.last()
    assert seen
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = _bare(there).table.copy()
    with pytest.raises(IllegalMove):
        there.step(illegal)
    with pytest.raises(AssertionError, match="not in action space"):
        there.step(5192)
    with pytest.raises(AssertionError, match="has to make a move"):
        _bare(there).step(None)
    assert _bare(there).table == before
    played(there, 1)


def test_a_seed_gives_the_same_deal_and_the_deals_after_it() -> None:
    one, other = env("samoa"), env("samoa")
    deals: list[list[object]] = [[], []]
    for there, found in zip((one, other), deals, strict=True):
        for seed in (7, None, None, 7):
            there.reset(seed=seed)
            found.append(facts(_bare(there).table))
    assert deals[0] == deals[1]
    assert deals[0][0] == deals[0][3]
    assert deals[0][0] != deals[0][1] != deals[0][2]


def test_without_a_seed_chance_is_another_each_time() -> None:
    first, second = env("samoa"), env("samoa")
    first.reset()
    second.reset()
    assert facts(_bare(first).table) != facts(_bare(second).table)


@every_game
def test_what_is_shown_are_sentences(game: str) -> None:
    there = env(game, render_mode="ansi")
    there.reset(seed=1)
    told: list[str] = []
    played(there, 1, lambda at: told.append(str(at.render())))
    assert all(told)
    assert any("seat_0" in text for text in told)
    assert re.search(r"seat_\d (wins|has won|have won|won)", told[-1]), told[-1]
    assert not re.search(r"[<>{}]", "".join(told))


def test_nothing_is_shown_where_nothing_was_asked_for() -> None:
    there = HotelEnv("maui")
    there.reset(seed=1)
    assert there.render() is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seats": 5}, "maui has seats for 2, 3, 4, not for 5"),
        ({"options": ("night",)}, "maui has no option 'night'; it has: base, crabs, combined"),
        ({"options": ("base", "crabs")}, "only one of each option can be chosen, not all of base, crabs"),
        ({"render_mode": "human"}, "there is no render mode 'human'; there is: ansi"),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(words: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        env("maui", **words)  # type: ignore[arg-type]  # wrong on purpose


def test_options_are_chosen_by_their_values() -> None:
    there = HotelEnv("austria", options=("day", "draft"))
    assert there.choices == {"hands": "draft", "hotels": "day", "rules": "2015", "rival": "table"}


# --- what the README promises


def test_what_pip_installs_is_all_that_is_needed(tmp_path: Path) -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    (where,) = tools["packages"]["find"]["where"]
    for pattern in ("**/*.py", *tools["package-data"]["fivestars"]):
        for path in (ROOT / where / "fivestars").glob(pattern):
            place = tmp_path / path.relative_to(ROOT / where)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
    done = subprocess.run(
        [sys.executable, "-c", USED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [*SHELF], done.stderr


def test_what_the_readme_trains_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    said = re.fullmatch(r"It wins (\d+)% of its games against chance\.\n", capsys.readouterr().out)
    assert said
    assert int(said[1]) >= BETTER


AGENT: Final = """
from fivestars.research.numbers import Numbers

MAUI = Numbers("maui", seats=2)


def decide(seen, legal):
    assert len(MAUI.row(seen, seen.seat)) == len(MAUI.columns)
    return MAUI.move(seen.seat, min(MAUI.numbers(seen.seat, legal)))
"""


def test_an_agent_that_thinks_in_numbers_can_play_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "thinks_in_numbers.py").write_text(AGENT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert main(["maui", "--seats", "random,thinks_in_numbers:decide", "--games", "2", "--seed", "2"]) == 0
