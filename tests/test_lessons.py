"""Each game's lesson goes through by its rules; one made wrong fails in a sentence that says where."""

import pytest

from fivestars.games import SHELF
from fivestars.games.austria.rules.moves import Take
from fivestars.table.lesson import Lesson, Step, dealt
from fivestars.web.match.teaching import lesson_of
from lessons import wrong

games = pytest.mark.parametrize("game", SHELF)


def tell(faults: list[str]) -> None:
    """Fail with sentences alone, where there are any."""
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)


@games
def test_a_lesson_goes_through_by_the_rules(game: str) -> None:
    tell(wrong(SHELF[game], lesson_of(SHELF[game])))


def changed(number: int, **fields: object) -> Lesson:
    """Return Vienna's lesson with a step made wrong on purpose."""
    lesson = lesson_of(SHELF["austria"])
    steps = list(lesson.steps)
    steps[number - 1] = steps[number - 1]._replace(**fields)  # type: ignore[arg-type]  # wrong on purpose
    return lesson._replace(steps=tuple(steps))


WRONG = [
    (
        changed(2, wants=({"do": "Take", "place": 9},)),
        "Step 2 wants {'do': 'Take', 'place': 9}, which the rules do not",
    ),
    (changed(2, lit=("guest-1",)), "Step 2 lights 'guest-1', which is not on the board then."),
    (changed(1, others=(Take(9),)), "Step 1: another seat cannot do Take(place=9) then: 'invite' is to be decided"),
    (changed(1, others=()), "Step 2 wants {'do': 'Take', 'place': 4}, and another seat decides."),
    (changed(2, others=(Take(1),)), "Step 2: Take(place=1) is of another seat, and the learner decides."),
    (changed(2, instead=""), "Step 2 wants something, or says something instead, and not both."),
    (changed(4, says="o" * 300), "Step 4 has a sentence of 300 letters"),
    (changed(15, wants=({"do": "Pass"},)), "The last step is not only to be read."),
    (lesson_of(SHELF["austria"])._replace(edition=1), "The lesson goes by edition 1 of the rules, and the game has"),
    (lesson_of(SHELF["austria"])._replace(seats=7), "The game has no such set-up: 7 seats"),
    (lesson_of(SHELF["austria"])._replace(steps=(Step("So."),)), "The lesson has 1 steps."),
]


@pytest.mark.parametrize(("lesson", "sentence"), WRONG)
def test_a_lesson_made_wrong_is_told(lesson: Lesson, sentence: str) -> None:
    assert any(fault.startswith(sentence) for fault in wrong(SHELF["austria"], lesson))


def test_another_seed_is_another_lesson() -> None:
    assert wrong(SHELF["austria"], lesson_of(SHELF["austria"])._replace(seed=259))


def test_whoever_learns_may_take_back_anything() -> None:
    assert dealt(SHELF["austria"], lesson_of(SHELF["austria"])).setup.free_undo
