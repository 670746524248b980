"""What a golden match tells, and what is told of one that the rules play otherwise: tried out on the sample game."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import sample
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Score, Secret, Standing, because
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.table.words import Prompt, Words
from fivestars.tools import golden
from fivestars.tools.golden import difference, files, folder, read, record, rendered, shown, wanted
from fivestars.tools.new_game.keys.rules.events import Rested
from fivestars.tools.trouble import Trouble
from sample import Draw, Drew, DrewUnseen, Hang, Hung, Keys, Reason


class PileLaid(NamedTuple):
    """Told in the deal alone."""

    number: int
    rails: int = 1


class Dealt(Keys):
    """The sample game, with a deal that is told of."""

    __slots__ = ()

    def dealt(self) -> list[Event]:
        return [PileLaid(len(self.pile))]


def _deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Dealt:
    keys = sample.GAME.deal(seats, choices, first, dice, edition)
    return Dealt(keys.hands, keys.pile, first, dice, edition)


GAME: Final = replace(sample.GAME, deal=_deal)
WORDS: Final = Words(
    prompts={"hang or draw": Prompt("{seat}: hang a key, or draw one.", "{seat} hangs or draws a key.")},
    events={
        PileLaid: "The pile has {number} keys.",
        Hung: "{seat} hangs key {key}.",
        Drew: "{seat} draws key {key}.",
        DrewUnseen: "{seat} draws a key.",
        Rested: "Nobody hangs a key.",
    },
    objections={Reason.TOO_LOW: "Key {key} is not higher than key {top}."},
    parts={"keys": "Keys"},
    decided={"most keys": "{winner} has hung the most keys."},
    options={},
)


def _match(seats: int, length: str = "short") -> Match:
    match = Match(GAME, Setup("keys", 1, seats, (length,), 1, 0), [Person(colour=seat) for seat in range(seats)])
    while not match.over:
        match.play(match.state.legal()[-1])
    return match


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a golden match of the sample game, which is alone on the shelf."""
    monkeypatch.setattr(golden, "TESTS", tmp_path)
    monkeypatch.setattr(golden, "SHELF", {"keys": GAME})
    monkeypatch.setattr(golden, "words_of", lambda _game: WORDS)
    monkeypatch.setattr(golden, "strategy_of", lambda _game: sample.STRATEGY)
    folder("keys").mkdir(parents=True)
    path = folder("keys") / "kept.txt"
    path.write_text(rendered(_match(2)), "utf-8")
    return path


TOLD: Final = """
  The pile has 4 keys. (rails=1)
Ana scores 0: nothing
Ana has keys in the hand 2
Ben scores 0: nothing
Ben has keys in the hand 2

1. Ana: Draw(), of 3
  [Ana] Ana draws key 7.
  [others] Ana draws a key.
    Ana has keys in the hand 2 -> 3
"""
END: Final = """
5. Ana: Hang(key=7), of 4
  Ana hangs key 7.
    Ana scores 0 -> 1: keys 0 -> 1
    Ana has keys in the hand 4 -> 3
6. Ben: Hang(key=8), of 1
  Ben hangs key 8.
    Ben scores 0 -> 1: keys 0 -> 1
    Ben has keys in the hand 4 -> 3
7. Ana: Rest(), of 1
  Nobody hangs a key.
8. Ben: Rest(), of 1
  Nobody hangs a key.

Won by Ana, Ben; decided by most keys
Ana scores 1: keys 1
Ana has keys in the hand 3
Ben scores 1: keys 1
Ben has keys in the hand 3
"""


def test_a_golden_match_tells_what_was_done_what_happened_and_what_changed(kept: Path) -> None:
    match, _, told = kept.read_text("utf-8").partition("\n")
    assert json.loads(match)["game"] == "keys"
    assert told.startswith(TOLD)
    assert told.endswith(END)
    assert difference(kept) == []
    assert read(kept).moves == _match(2).moves


# --- rules that have changed


def _no_first_key(self: Keys) -> list[Move]:
    return [move for move in Keys.legal(self) if not isinstance(move, Hang) or move.key != min(self.hands[0])]


def _seven_is_low(self: Keys, seat: int, move: Move) -> Objection | None:
    return because(Reason.TOO_LOW, key=7, top=9) if move == Hang(7) else Keys.why_not(self, seat, move)


def _no_seven(self: Keys) -> list[Move]:
    return [move for move in Keys.legal(self) if move != Hang(7)]


def _openly(self: Keys, move: Move, events: list[Happening]) -> None:
    Keys.do(self, move, events)
    events[:] = [event.event if isinstance(event, Secret) else event for event in events]


def _told_less(self: Keys, move: Move, events: list[Happening]) -> None:
    Keys.do(self, move, events)
    events[:] = [event._replace(instead=None) if isinstance(event, Secret) else event for event in events]


def _silently(self: Keys, move: Move, events: list[Happening]) -> None:
    Keys.do(self, move, events)
    if not isinstance(move, Draw):
        events.clear()


def _doubly(self: Keys) -> Standing:
    standing = Keys.standing(self)
    scores = tuple(Score((score.total or 0) * 2, score.parts) for score in standing.scores)
    return standing._replace(scores=scores)


def _the_last_wins(self: Keys) -> Standing:
    standing = Keys.standing(self)
    return standing._replace(winners=standing.winners[-1:])


def _rail_too(self: Keys, seat: int) -> tuple[tuple[str, int], ...]:
    return (*Keys.belongings(self, seat), ("keys on the rail", len(self.rail)))


def _smaller_pile(_self: Keys) -> list[Event]:
    return [PileLaid(3)]


def _more_rails(self: Keys) -> list[Event]:
    return [PileLaid(len(self.pile), rails=2)]


@pytest.mark.parametrize(
    ("method", "other", "lines"),
    [
        ("legal", _no_first_key, ["-1. Ana: Draw(), of 3", "+1. Ana: Draw(), of 2"]),
        ("why_not", _seven_is_low, ["+5. Hang(key=7) is refused: Key 7 is not higher than key 9."]),
        ("do", _openly, ["-  [Ana] Ana draws key 7.", "-  [others] Ana draws a key.", "+  Ana draws key 7."]),
        ("do", _told_less, ["-  [others] Ana draws a key."]),
        ("do", _silently, ["-  Ana hangs key 7.", "-  Nobody hangs a key."]),
        ("standing", _doubly, ["-    Ana scores 0 -> 1: keys 0 -> 1", "+    Ana scores 0 -> 2: keys 0 -> 1"]),
        ("standing", _the_last_wins, ["+Won by Ben; decided by most keys"]),
        ("belongings", _rail_too, ["+    Ana has keys in the hand 4 -> 3, keys on the rail 0 -> 1"]),
        ("dealt", _more_rails, ["+  The pile has 4 keys. (rails=2)"]),
        ("dealt", _smaller_pile, ["-  The pile has 4 keys. (rails=1)", "+  The pile has 3 keys. (rails=1)"]),
    ],
)
def test_a_changed_rule_is_shown(
    method: str, other: Callable[..., Any], lines: list[str], kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealt, method, other)
    if method == "why_not":
        monkeypatch.setattr(Dealt, "legal", _no_seven)
    found = difference(kept)
    assert [line for line in lines if line not in found] == [], "\n".join(found)


def test_a_match_that_the_rules_play_otherwise_is_told_of_and_stays(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "wanted", lambda _game: set())
    text = kept.read_text("utf-8")
    monkeypatch.setattr(Dealt, "why_not", _seven_is_low)
    monkeypatch.setattr(Dealt, "legal", _no_seven)
    other = kept.with_name("other.txt")
    other.write_text(to_json(_match(3)), "utf-8")
    record("keys")
    told = capsys.readouterr().out
    assert "kept.txt stays as it is" in told
    assert "+5. Hang(key=7) is refused" in told
    assert kept.read_text("utf-8") == text
    assert other.read_text("utf-8") == rendered(_match(3))


def test_a_match_of_an_older_edition_keeps_its_place() -> None:
    older = _match(2)
    assert golden._name(Match(GAME, older.setup._replace(edition=2), older.people)) != golden._name(older)


# --- what golden matches show


def test_what_the_deal_alone_tells_is_shown(kept: Path) -> None:
    assert "event PileLaid" in wanted("keys") & shown(read(kept))


def test_what_is_lacking_is_looked_for_and_found(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.unlink()
    folder("keys").rmdir()
    record("keys")
    assert wanted("keys") == set().union(*(shown(read(path)) for path in files("keys"))) & wanted("keys")
    assert capsys.readouterr().out == ""


def test_a_game_says_what_it_does_not_want(kept: Path) -> None:
    kept.with_name("wanted.toml").write_text('[unplayed]\n"event Drew" = "for a reason"\n', "utf-8")
    assert "event Drew" not in wanted("keys")
    assert "event Hung" in wanted("keys")


# --- what is amiss is said in a sentence


def test_a_match_that_is_missing_is_told_of(kept: Path) -> None:
    with pytest.raises(Trouble, match=r"other\.txt is missing: take it back from git; python3 py record keys finds"):
        read(kept.with_name("other.txt"))


def test_a_match_that_is_damaged_is_told_of(kept: Path) -> None:
    kept.write_text("1. Ana: Draw(), of 3\n", "utf-8")
    with pytest.raises(Trouble, match="does not begin with a match: take it back from git"):
        difference(kept)


def test_an_event_that_has_no_sentence_is_told_of(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "words_of", lambda _game: replace(WORDS, events={Hung: "{seat} hangs key {key}."}))
    with pytest.raises(Trouble, match=r"PileLaid of .* cannot be told: write words for it, then python3 py record"):
        difference(kept)


@pytest.mark.parametrize("text", ["unwanted = []", "untold = "])
def test_a_strange_wish_is_told_of(text: str, kept: Path) -> None:
    kept.with_name("wanted.toml").write_text(text, "utf-8")
    with pytest.raises(Trouble, match=r"wanted\.toml may hold used, untold, unplayed"):
        wanted("keys")
