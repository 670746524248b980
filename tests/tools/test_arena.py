"""The arena: its sums, its seats, its sentences."""

import json
import sys
from math import inf
from pathlib import Path

import pytest

from fivestars.table.dice import Dice
from fivestars.tools import arena
from fivestars.tools.arena import SURE, Plan, Result, differences, interval, main, play_all, play_game, ratio
from sample import GAME, STRATEGY


@pytest.fixture(autouse=True)
def _keys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "SHELF", {"keys": GAME})
    monkeypatch.setattr(arena, "strategy_of", lambda _: STRATEGY)
    monkeypatch.setattr(arena, "cpu_count", lambda: 1)  # what is patched is patched in this process only


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["keys", *words]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


# --- what it prints


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = json.loads(
        printed(capsys, "--seats", "3,random", "--games", "6", "--mode", "long", "--seed", "7", "--json")
    )
    assert list(sheet) == ["game", "mode", "games", "seed", "moves", "seconds", "seats", "differences"]
    assert (sheet["game"], sheet["mode"], sheet["games"], sheet["seed"]) == ("keys", "long", 6, 7)
    assert sheet["moves"] > 6
    assert sheet["seconds"] > 0
    for seat, who in zip(sheet["seats"], ("3", "random"), strict=True):
        assert list(seat) == ["who", "win_share", "low", "high", "mean_score", "parts"]
        assert seat["who"] == who
        assert 0 <= seat["low"] <= seat["win_share"] <= seat["high"] <= 1
        assert seat["parts"] == {"keys": seat["mean_score"]}
    assert sum(seat["win_share"] for seat in sheet["seats"]) == pytest.approx(1, abs=0.001)


def test_the_table_names_everybody_and_counts_the_moves(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--seats", "1,random,2", "--games", "3", "--seed", "1")
    head, _, *rows, foot = text.splitlines()
    rows, ahead = rows[:3], rows[3:]
    assert head == "keys (short), 3 games, seed 1"
    assert [row.split()[0] for row in rows] == ["1", "random", "2"]
    assert [row.split(" is ")[0] for row in ahead] == ["1", "1", "random"]
    assert "moves per second" in foot


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "5,2", "--games", "4", "--seed", "11", "--json")
    one, two = (json.loads(printed(capsys, *words)) for _ in range(2))
    one["seconds"] = two["seconds"] = 0
    assert one == two


def test_without_a_seed_it_says_which_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = json.loads(printed(capsys, "--seats", "random,random", "--games", "5", "--json"))
    again = json.loads(
        printed(capsys, "--seats", "random,random", "--games", "5", "--seed", str(sheet["seed"]), "--json")
    )
    assert again["seats"] == sheet["seats"]


def test_bots_may_be_given_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = json.loads(printed(capsys, "--seats", "5,4", "--games", "1", "--seconds", "0.01", "--json"))
    assert sheet["games"] == 2, "the deal is played from both seats"


# --- who sits where


def test_with_each_game_everybody_sits_one_seat_further_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[int]] = []

    def record(state: object, level: int, dice: Dice, *_: object) -> object:
        sat[-1].append(level)
        return dice.choice(state.legal())  # type: ignore[attr-defined]  # a state

    monkeypatch.setattr(arena, "_decision", record)
    plan = Plan("keys", ("long",), (1, 2, 3), 2, 0, inf)
    for number in range(6):
        sat.append([])
        play_game(GAME, STRATEGY, plan, number, seed=5)
    orders = [levels[:3] for levels in sat]
    assert orders == [[1, 2, 3], [3, 1, 2], [2, 3, 1], [1, 2, 3], [3, 1, 2], [2, 3, 1]]


def test_a_result_belongs_to_who_played_not_to_the_seat() -> None:
    plan = Plan("keys", ("long",), (3, 0), 20, 3, inf)
    results = [play_game(GAME, STRATEGY, plan, number, seed=number // 2) for number in range(40)]
    assert sum(result.wins[0] for result in results) > 24, "level 3 wins from both seats"
    for result in results:
        assert sum(result.wins) == pytest.approx(1), "a tie is shared"
        assert all(dict(parts)["keys"] == score for parts, score in zip(result.parts, result.scores, strict=True))


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    plan = Plan("amsterdam", ("base", "seen"), (1, 0), 2, 9, inf)
    assert list(play_all(plan, 2)) == list(play_all(plan, 1))


def test_each_deal_is_played_once_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, int]] = []

    def note(_box: object, _strategy: object, _plan: object, number: int, seed: int) -> Result:
        dealt.append((number, seed))
        return Result(1, (1.0, 0.0, 0.0), (3, 2, 1), ((), (), ()))

    monkeypatch.setattr(arena, "play_game", note)
    list(play_all(Plan("keys", ("long",), (1, 2, 3), 2, 0, inf), 1))
    seeds = [seed for _, seed in dealt]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


# --- who comes from outside


def test_an_agent_from_outside_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "porter.py").write_text("def decide(seen, legal):\n    return legal[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert main(["keys", "--seats", "3,porter:decide", "--games", "4", "--seed", "2"]) == 0


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("nobody_here:decide", "There is no player 'nobody_here:decide': No module named 'nobody_here'."),
        ("json:decide", "There is no player 'json:decide': module 'json' has no attribute 'decide'."),
        ("operator:eq", "operator:eq made a move that is not legal, at 'hang or draw': False."),
    ],
)
def test_an_agent_that_cannot_play_is_told(who: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["keys", "--seats", f"3,{who}", "--games", "2", "--seed", "2"]) == 2
    assert capsys.readouterr().err == sentence + "\n"


# --- its sums


def results_of(*scores: tuple[int, int]) -> list[Result]:
    """Return two games of each deal, with these scores."""
    return [
        Result(9, (float(one > two), float(two > one)), (one, two), ((), ())) for one, two in scores for _ in range(2)
    ]


def test_the_difference_has_the_standard_error_of_the_deals() -> None:
    plan = Plan("keys", ("long",), (5, 3), 3, 0, inf)
    (found,) = differences(plan, results_of((12, 10), (14, 10), (16, 10)))
    assert found == {"of": ["5", "3"], "points": 4.0, "error": pytest.approx(2 / 3**0.5, abs=0.001)}


@pytest.mark.parametrize(("wins", "losses", "side"), [(60, 20, 1), (40, 40, -1), (14, 0, 0)])
def test_it_stops_when_it_is_sure(wins: int, losses: int, side: int) -> None:
    plan = Plan("keys", ("long",), (5, 3), wins + losses, 0, inf)
    results = results_of(*[(2, 1)] * wins, *[(1, 2)] * losses)
    found = ratio(plan, results, 0.5, 0.7)
    assert (found > SURE, found < -SURE) == (side > 0, side < 0)


def test_a_test_that_is_sure_ends_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "3,random", "--games", "400", "--mode", "long", "--seed", "7", "--sprt", "0.5,0.6", "--json")
    sheet = json.loads(printed(capsys, *words))
    assert sheet["games"] < 400
    assert sheet["sprt"] == "60% rather than 50%"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (190, 200, 0.9104, 0.9726),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0001)


# --- its sentences


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--seats", "5,3"], "There is no game 'chess' to play; there is: keys."),
        (["keys", "--seats", "5"], "keys has seats for 2 or 3 or 4, not for 1."),
        (["keys", "--seats", "5,4,3,2,1"], "keys has seats for 2 or 3 or 4, not for 5."),
        (
            ["keys", "--seats", "5,6"],
            "There is no player '6'; there are the levels 1 to 5, random, and module:function.",
        ),
        (["keys", "--seats", "5,"], "There is no player ''; there are the levels 1 to 5, random, and module:function."),
        (["keys", "--seats", "5,3", "--mode", "grand"], "keys has no mode 'grand'; it has: short, long."),
        (["keys", "--seats", "5,3", "--mode", "long,short"], "Only one of long and short can be chosen for length."),
        (["keys", "--seats", "5,3", "--games", "0"], "At least 1 game must be played, not 0."),
        (
            ["keys", "--seats", "5,3", "--games", "many"],
            "Argument --games: invalid int value: 'many'; see `arena --help`.",
        ),
        (["keys", "--seats", "5,3", "--seed", "-1"], "A seed is a whole number from 0 to 4294967295, not -1."),
        (["keys", "--seats", "5,3", "--seconds", "0"], "A bot needs more than 0 seconds for a decision."),
        (["keys", "--seats", "5,3", "--seconds", "nan"], "A bot needs more than nan seconds for a decision."),
        (
            ["keys", "--seats", "5,3", "--sprt", "0.6,0.5"],
            "--sprt wants two shares of wins, the lower first, as 0.5,0.55: not 0.6,0.5.",
        ),
        (["keys"], "The following arguments are required: --seats; see `arena --help`."),
        ([], "The following arguments are required: GAME, --seats; see `arena --help`."),
        (["keys", "--seats", "5,3", "--loud"], "Unrecognized arguments: --loud; see `arena --help`."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", sentence + "\n")
