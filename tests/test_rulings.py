"""What a rulebook leaves open is ruled in one place: cited by number wherever it is followed, and proved by a test."""

import pytest

from fivestars.games import SHELF
from fivestars.table.rulings import RulingError, read
from fivestars.tools.build import GAMES
from rulings import cited, proved, rulings_of

RULED = [game for game in SHELF if (GAMES / game / "rulings.toml").exists()]
WHOLE = """
[[ruling]]
number = 1
question = { en = "May I?", ru = "Можно?", uk = "Можна?" }
answer = { en = "Yes.", ru = "Да.", uk = "Так." }
why = { en = "Nothing forbids it.", ru = "Это не запрещено.", uk = "Це не заборонено." }
"""

each_game = pytest.mark.parametrize("game", RULED)


@each_game
def test_every_ruling_that_is_cited_is_there(game: str) -> None:
    numbers = {ruling.number for ruling in rulings_of(game)}
    assert not {f"{path.name}: ruling {number}" for path, number in cited(game) if number not in numbers}


@each_game
def test_a_test_proves_every_ruling_or_it_says_why_none_can(game: str) -> None:
    by_tests = set(proved(game))
    assert by_tests <= {ruling.number for ruling in rulings_of(game)}
    lacking = [ruling.number for ruling in rulings_of(game) if ruling.number not in by_tests and not ruling.unproved]
    assert not lacking, f"no test has the mark @pytest.mark.ruling with {lacking}, and no `unproved` says why"


@each_game
def test_no_ruling_is_newer_than_the_rules(game: str) -> None:
    assert max(ruling.since for ruling in rulings_of(game)) <= SHELF[game].edition


def test_a_ruling_is_read() -> None:
    (ruling,) = read(WHOLE)
    assert (ruling.number, ruling.since, ruling.answer["uk"], ruling.unproved) == (1, 1, "Так.", "")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("number = 1", ""), "no number"),
        ((', uk = "Так."', ""), "ruling 1: answer lacks uk"),
        (("number = 1", "number = 1\nsince = 2"), "what held before"),
        (("number = 1", 'number = 1\nanswr = "no"'), "what is answr"),
    ],
)
def test_a_ruling_that_is_not_whole_is_refused(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(RulingError, match=sentence):
        read(WHOLE.replace(*change))


def test_rulings_stand_in_their_order() -> None:
    with pytest.raises(RulingError, match="do not rise"):
        read(WHOLE + WHOLE)
