"""The story of a move: opened by itself and from the log, turned scene by scene, and never telling a secret."""

import re
from random import Random

from fivestars.games import SHELF
from fivestars.table.drawing import Scene
from fivestars.table.match import Match, Person, Setup
from fivestars.web.deeds import ChangeSetting, TellStory, TurnStory, deed_from
from fivestars.web.match.log import told
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import Story, Telling, story_of
from fivestars.web.words.speech import tongue
from sittings import done, html_of, log_lines, sitting_of

ENGLISH = tongue("en")


def story(*chapters: str) -> Story:
    return Story(tuple(Scene(chapter, [], {}) for chapter in chapters))


def checked(levels: tuple[int, ...]) -> Sitting:
    """Return a match of Overbooking in which the bookings were just checked for the first time."""
    game, chance = SHELF["overbooking"], Random(3)
    people = [Person(colour=seat, level=level) for seat, level in enumerate(levels)]
    match = Match(game, Setup(game.id, game.edition, len(levels), game.usual(), 3, 0), people)
    while match.state.round == 1:
        match.play(chance.choice(match.state.legal()))
    return sitting_of(match)


def with_story(there: Sitting) -> list[int]:
    """Return the moves that have a story."""
    count = len(there.match.steps)
    return [after for after in range(1, count + 1) if story_of(there.match, after, there.reader, ENGLISH)]


def telling(there: Sitting) -> Sitting:
    """Return the sitting with the first of its stories open."""
    return done(there, TellStory(with_story(there)[0], 0))


def test_a_story_is_turned_on_and_back_between_its_ends() -> None:
    one, first, last = story("A", "A", "B"), Telling(7), Telling(7, 2)
    assert one.turned(first, "back") == first
    assert one.turned(first, "on") == Telling(7, 1)
    assert not one.is_last(1)
    assert one.turned(Telling(7, 1), "on") == last
    assert one.turned(last, "back") == Telling(7, 1)
    assert one.is_last(2)
    assert one.turned(last, "on") is None, "that closes it"
    assert one.turned(first, "end") is None


def test_the_next_chapter_begins_where_the_heading_changes() -> None:
    one = story("A", "A", "B", "C")
    assert one.next_chapter(0) == 2
    assert one.next_chapter(2) == 3
    assert one.turned(Telling(7), "chapter") == Telling(7, 2)
    assert [one.chapter_at(number) for number in range(4)] == [0, 2, 3, 3], "the last one, where there are fewer"
    assert story("A", "A").next_chapter(0) is None


def test_only_a_move_from_which_much_follows_has_a_story() -> None:
    there = checked((0, 1, 1))
    moves = with_story(there)
    assert moves
    assert len(moves) < len(there.match.steps)
    assert all(len(told(there, after, there.speech(ENGLISH))) < 4 for after in range(1, moves[0]))


def test_a_line_of_the_log_that_begins_a_chapter_opens_the_story_there() -> None:
    there = checked((0, 1, 1))
    doors = re.findall(r'data-do="(tell-story:(\d+)-(\d+))"', "".join(log_lines(there)))
    assert doors
    for door, after, chapter in doors:
        opened = done(there, deed_from(door)).story
        assert opened is not None
        assert opened.after == int(after)
        one = story_of(there.match, opened.after, there.reader, ENGLISH)
        assert one is not None
        assert len({scene.chapter for scene in one.scenes[: opened.at]}) == int(chapter)


def test_a_story_is_told_before_the_table_and_gone_with_the_next_move() -> None:
    there = telling(checked((0, 1, 1)))
    assert 'id="story"' in html_of(there)
    assert " inert" in html_of(there)
    assert 'id="story"' not in html_of(there.play(there.match.state.legal()[0]))


def test_a_story_that_several_people_read_is_told_before_the_cover() -> None:
    there = checked((0, 0, 0))
    assert there.covered
    html = html_of(telling(there))
    assert 'id="story"' in html
    assert 'data-screen="cover"' in html
    assert 'class="held"' not in html


def test_a_story_stays_where_it_is_when_the_language_changes() -> None:
    there = telling(checked((0, 1, 1)))
    there = done(there, TurnStory("on"), TurnStory("on"), ChangeSetting("language", "ru"))
    assert there.story is not None
    assert there.story.at == 2
    for language in ("en", "ru"):
        assert re.search(r'class="pace">3 \w+ \d+', html_of(there, language))


def test_a_game_without_stories_has_none() -> None:
    game = SHELF["amsterdam"]
    match = Match(game, Setup(game.id, game.edition, 2, game.usual(), 1, 0), [Person(), Person(level=1)])
    match.play(match.state.legal()[0])
    there = sitting_of(match)
    assert story_of(match, 1, there.reader, ENGLISH) is None
    assert done(there, TellStory(1, 0)).story is None
