"""Training: a seed gives the same weights, what is kept is gone on with, and the regression finds what there is."""

from pathlib import Path

import numpy as np
import pytest

from fivestars.games import SHELF
from fivestars.players.learned import Learned, learned_of
from fivestars.players.strategy import learns, row_of, strategy_of, taught, untaught
from fivestars.table.dice import Dice
from fivestars.tools import train
from fivestars.tools.build import GAMES
from fivestars.tools.train import SHARE, compared, main, trained
from fivestars.tools.trouble import Trouble
from laws import tables, trial

GAME = "maui"
LEARNING = [game for game in SHELF if learns(game)]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "cpu_count", lambda: 1)
    monkeypatch.setattr(train, "CACHE", tmp_path)


def test_a_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = trained(GAME, 2, 2, 5)
    monkeypatch.setattr(train, "CACHE", tmp_path / "elsewhere")
    assert trained(GAME, 2, 2, 5) == first
    assert "py train maui --games 2 --generations 2 --seed 5" in first
    learned = Learned(first)
    assert len(learned.spread) == len(learned.tables) == train._bot(GAME).STAGES
    assert min(learned.spread) > 0


def test_stages_are_put_against_one_another_where_a_game_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, long: bool
) -> None:
    plain, bot = trained("austria", 2, 2 if long else 1, 5), train._bot("austria")
    assert len(Learned(plain).tables) == bot.STAGES * bot.PHASES
    if long:  # a game whose turns are thought through takes a while
        first = trained("austria", 2, 2, 5, glanced=1)
        monkeypatch.setattr(train, "CACHE", tmp_path / "elsewhere")
        assert trained("austria", 2, 2, 5, glanced=1) == first
        assert "py train austria --games 2 --generations 2 --glanced 1 --seed 5" in first
        assert Learned(first).tables != Learned(plain).tables


def test_at_tables_of_each_size_as_many_sit() -> None:
    seats = train._evenly(SHELF["austria"])
    assert {count * seats.count(count) for count in (2, 3, 4)} == {12}


def test_where_nothing_can_be_weighed_it_is_measured_how_leads_change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "GAMES", tmp_path / "py" / "fivestars" / "games")
    (tmp_path / "py/fivestars/games/amsterdam/bot").mkdir(parents=True)
    assert main(["amsterdam", "--games", "2"]) == 0
    assert "write bot/features.py" in capsys.readouterr().out
    learned = Learned((tmp_path / "py/fivestars/games/amsterdam/bot/learned.toml").read_text("utf-8"))
    assert len(learned.spread) == train._bot("amsterdam").STAGES
    assert learned.tables == []


def test_what_was_played_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = trained(GAME, 2, 1, 5)

    def never(*_: object) -> None:
        raise AssertionError("these games were played already")

    monkeypatch.setattr(train, "_batch", never)
    assert trained(GAME, 2, 1, 5) == first


def test_who_is_interrupted_goes_on_from_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "BATCH", 1)
    first, played = trained(GAME, 3, 1, 5), list[int]()
    monkeypatch.setattr(train, "CACHE", tmp_path / "elsewhere")
    play = train._batch

    def interrupted(job: train.Job) -> train.Sums:
        played.append(job.seed)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(job)

    monkeypatch.setattr(train, "_batch", interrupted)
    with pytest.raises(KeyboardInterrupt):
        trained(GAME, 3, 1, 5)
    assert trained(GAME, 3, 1, 5) == first
    assert played == [5, 6, 7, 7]


def _sums(rows: int) -> train.Sums:
    """Return the sums of positions that end with 3 points for the first feature, less 2 for the second, and 5."""
    chance = Dice(3)
    table = []
    for _ in range(rows):
        one, two, hidden = chance.random() * 10, chance.random() * 10, chance.random()
        table.append([one, two, 1.0, 3 * one - 2 * two + 5 + hidden])
    sums: train.Sums = np.array(table).T @ np.array(table)
    return sums


def test_the_regression_finds_what_decides_and_keeps_a_share_by_hand() -> None:
    one, two, constant = train._fitted(_sums(50_000))
    assert one == pytest.approx(SHARE * 3 + 1 - SHARE, abs=0.05)
    assert two == pytest.approx(SHARE * -2, abs=0.05)
    assert constant == pytest.approx(SHARE * 5.5, abs=0.3)


def test_where_little_was_seen_the_judgement_stays_by_hand() -> None:
    assert train._fitted(_sums(2)) == [1.0, 0.0, 0.0]


@pytest.mark.parametrize("game", SHELF)
def test_what_is_kept_is_there_for_every_stage(game: str) -> None:
    text = (GAMES / game / "bot" / "learned.toml").read_text("utf-8")
    assert f"py train {game} --games" in text.partition("weights = ")[0], "its head says how it came about"
    bot, learned = train._bot(game), learned_of(game)
    assert len(learned.spread) == bot.STAGES
    assert len(learned.tables) == (bot.STAGES * getattr(bot, "PHASES", 1) if learns(game) else 0)
    for number, table in enumerate(tables(SHELF[game])):
        for state, _ in trial(table, number).sample:
            assert 0 <= bot.stage(state) < bot.STAGES
            assert all(0 <= row_of(game)(state, seat) < len(learned.tables or learned.spread) for seat in (0, 1))


@pytest.mark.parametrize("game", LEARNING)
def test_what_is_weighed_begins_with_the_judgement_by_hand_and_ends_with_one(game: str, long: bool) -> None:
    bot = train._bot(game)
    for number, table in enumerate(tables(SHELF[game])[:: 1 if long else 5]):
        for state, _ in trial(table, number).sample:
            features = bot.features(state, 0)
            assert {len(row) for row in learned_of(game).tables} == {len(features)}
            assert features[0] == pytest.approx(bot.worth(state, 0), abs=1e-6)
            assert features[-1] == 1


def test_by_how_much_leads_change_is_measured_where_much_was_seen() -> None:
    squares = np.array([[100.0, 900.0], [10.0, 1000.0], [0.0, 0.0]])
    usual = pytest.approx((1900 / 110) ** 0.5)
    assert train._spread(squares) == [pytest.approx(3.0), usual, usual]


def test_in_the_end_a_position_is_worth_its_points() -> None:
    state = trial(tables(SHELF[GAME])[0], 2).end
    assert int(strategy_of(GAME).worth(state, 0)) == state.standing().scores[0].total


def test_a_bot_is_as_strong_as_itself() -> None:
    by_hand = untaught(GAME, Learned(""))
    assert "neither stronger nor weaker" in compared(GAME, by_hand, by_hand, 1)


def test_what_is_taught_is_judged_by(monkeypatch: pytest.MonkeyPatch) -> None:
    strategy = taught(GAME, Learned("weights = [[2.0, 1.0]]"))
    monkeypatch.undo()
    assert strategy.promising is strategy_of(GAME).promising


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([GAME, "--games", "0"], "At least one game"),
        ([GAME, "--deals", "0"], "At least one game"),
        ([GAME, "--glanced", "1"], "Only a game whose stages"),
    ],
)
def test_what_cannot_be_trained_is_said(words: list[str], sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        main(words)
