"""The story of a move: opened by itself and from the log, turned scene by scene, and never telling a secret."""

import re
from random import Random

from fivestars.games import SHELF
from fivestars.table.drawing import Scene
from fivestars.table.match import Match, Person, Setup
from fivestars.web.match.board import open_box
from fivestars.web.match.story import Story
from fivestars.web.match.table import Table
from fivestars.web.words.speech import tongue


def scenes(*chapters: str) -> list[Scene]:
    return [Scene(chapter, [], {}) for chapter in chapters]


def table(levels: tuple[int, ...]) -> Table:
    """Return a table of Overbooking, in which the bookings were just checked for the first time."""
    game, chance = SHELF["overbooking"], Random(3)
    people = [Person(colour=seat, level=level) for seat, level in enumerate(levels)]
    match = Match(game, Setup(game.id, game.edition, len(levels), game.usual(), 3, 0), people)
    while match.state.round == 1:
        match.play(chance.choice(match.state.legal()))
    return Table(open_box(game), match, tongue("en"))


def told(table: Table) -> list[int]:
    """Return the moves that have a story."""
    return [after for after in range(1, len(table.match.steps) + 1) if table.tell(after)]


def test_a_story_is_turned_on_and_back_between_its_ends() -> None:
    story = Story(scenes("A", "A", "B"), 7)
    story.turn(-1)
    assert story.at == 0
    story.turn(1)
    assert not story.is_last
    story.turn(5)
    assert story.at == 2
    assert story.is_last


def test_the_next_chapter_begins_where_the_heading_changes() -> None:
    assert Story(scenes("A", "A", "B", "C"), 7).next_chapter() == 2
    assert Story(scenes("A", "A", "B", "C"), 7, 2).next_chapter() == 3
    assert Story(scenes("A", "A"), 7).next_chapter() is None


def test_only_a_move_from_which_much_follows_has_a_story() -> None:
    one = table((0, 1, 1))
    moves = told(one)
    assert moves
    assert len(moves) < len(one.match.steps)
    first = moves[0]
    assert all(len(one.told(after)) < 4 for after in range(1, first))


def test_a_line_of_the_log_that_begins_a_chapter_opens_the_story_there() -> None:
    one = table((0, 1, 1))
    lines = "".join(one.log().lines)
    doors = re.findall(r'data-do="story:(\d+)-(\d+)"', lines)
    assert doors
    for after, chapter in doors:
        assert one.tell(int(after), int(chapter))
        assert one.story is not None
        assert one.story.after == int(after)
        assert len({scene.chapter for scene in one.story.scenes[: one.story.at]}) == int(chapter)


def test_a_story_is_told_before_the_table_and_gone_with_the_next_move() -> None:
    one = table((0, 1, 1))
    one.tell(told(one)[0])
    assert 'id="story"' in one.html()
    assert " inert" in one.html()
    one.played()
    assert 'id="story"' not in one.html()


def test_a_story_that_several_people_read_is_told_before_the_cover() -> None:
    one = table((0, 0, 0))
    assert one.covered
    one.tell(told(one)[0])
    html = one.html()
    assert 'data-screen="cover"' in html
    assert 'class="held"' not in html


def test_a_story_stays_where_it_is_when_the_language_changes() -> None:
    one = table((0, 1, 1))
    one.tell(told(one)[0])
    assert one.story is not None
    one.story.turn(2)
    one.use(tongue("ru"))
    assert one.story.at == 2


def test_a_game_without_stories_has_none() -> None:
    game = SHELF["amsterdam"]
    match = Match(game, Setup(game.id, game.edition, 2, game.usual(), 1, 0), [Person(), Person(level=1)])
    match.play(match.state.legal()[0])
    assert not Table(open_box(game), match, tongue("en")).tell(1)
