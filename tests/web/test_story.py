"""The story of a move: opened by itself and from the log, turned scene by scene, and never telling a secret."""

import re
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.games.overbooking.rules.moves import Decline, Favour, Replace
from fivestars.table.drawing import Scene
from fivestars.table.game import Move
from fivestars.table.match import Match, Person, Setup
from fivestars.web.deeds import ChangeSetting, Deed, LetGo, RunStory, StoryGoesOn, TellStory, TurnStory, deed_from
from fivestars.web.effects import Say, SendLater
from fivestars.web.match.log import told
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import Story, Telling, story_of
from fivestars.web.screens.table.moves import play
from fivestars.web.screens.table.telling import LETTERS
from fivestars.web.store.saves import Kept
from fivestars.web.update import update
from fivestars.web.view import view
from fivestars.web.words.speech import tongue
from matches import match_at
from sittings import done, html_of, log_lines, model_at, sitting_of

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


def test_a_story_ends_with_who_decides_then() -> None:
    there = checked((0, 1, 1))

    def ends(there: Sitting, after: int) -> str:
        one = story_of(there.match, after, there.reader, ENGLISH)
        assert one is not None
        html = html_of(there._replace(story=Telling(after, len(one.scenes) - 1)))
        found = re.search(r'id="story-next"[^>]*>([^<]*)<', html)
        assert found
        return found[1]

    now = len(there.match.steps)
    assert there.match.state.seat == 1
    assert ends(there, now) == "Now Toby decides"
    assert ends(checked((1, 0, 1)), now) == "Now you decide"
    assert ends(checked((0, 0, 0)), now) == "Now Player 2 decides", "one of several at this device"
    later = there.play(there.match.state.legal()[0])
    assert ends(later, now) == "Go on", "it is read again in the log"


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
        assert re.search(r'class="scene-count">3 \w+ \d+', html_of(there, language))


def test_a_game_without_stories_has_none() -> None:
    game = SHELF["amsterdam"]
    match = Match(game, Setup(game.id, game.edition, 2, game.usual(), 1, 0), [Person(), Person(level=1)])
    match.play(match.state.legal()[0])
    there = sitting_of(match)
    assert story_of(match, 1, there.reader, ENGLISH) is None
    assert done(there, TellStory(1, 0)).story is None


def page_of(there: Sitting) -> str:
    """Return all that the page holds: the table, the story before it, and the log."""
    seen = view(model_at(there))
    assert seen.log is not None
    return seen.html + "".join(seen.log.moves)


def test_what_waits_behind_a_story_holds_nothing_that_comes_after() -> None:
    there = telling(checked((0, 1, 1)))
    assert there.story is not None
    after = there.story.after
    waiting, before = there.waiting, there.match.until(after - 1)
    assert waiting.match.state.round == 1
    page = page_of(there)
    assert "Round 1" in page
    assert "Round 2" not in page
    assert f'data-after="{after - 1}"' in page
    assert f'data-after="{after}"' not in page, "no line of what is told now"
    assert waiting.seen().standing() == before.state.seen_by(0).standing()
    assert not waiting.acting
    assert "data-can" not in page
    assert "Round 2" in page_of(there._replace(story=None))


def test_a_match_that_is_over_does_not_show_its_end_behind_the_last_story() -> None:
    there = checked((0, 1, 1))
    chance = Random(4)
    while not there.match.over:
        there = there.play(chance.choice(there.match.state.legal()))
    there = there._replace(story=Telling(with_story(there)[-1]))
    page = page_of(there)
    assert 'class="end"' not in page
    assert f'data-after="{len(there.match.steps)}"' not in page
    assert 'class="end"' in page_of(there._replace(story=None))


def lively(there: Sitting, *deeds: Deed) -> Sitting:
    """Return a sitting after these deeds, for a reader who likes things to move."""
    model = model_at(there)
    for deed in deeds:
        model, _ = update(model._replace(world=model.world._replace(calm=False)), deed)
    assert model.sitting
    return model.sitting


def running() -> tuple[Sitting, Telling]:
    """Return a match with a story that goes on by itself, and where that is."""
    there = checked((0, 1, 1))
    there = lively(there, TellStory(with_story(there)[0], 0))
    assert there.story is not None
    return there, there.story


def test_a_story_goes_on_by_itself_until_it_is_turned_by_hand_or_paused() -> None:
    there, first = running()
    goes_on, after = StoryGoesOn(first.after, 0), first.after
    assert first == Telling(after, 0, running=True)
    assert lively(there, goes_on).story == Telling(after, 1, running=True)
    assert lively(there, goes_on, goes_on).story == Telling(after, 1, running=True), "that scene is over"
    assert lively(there, RunStory(), goes_on).story == Telling(after, 0), "paused"
    assert lively(there, TurnStory("on")).story == Telling(after, 1), "by hand it is step by step"
    assert lively(there, TurnStory("on"), RunStory(), StoryGoesOn(after, 1)).story == Telling(after, 2, running=True)
    assert lively(there, TurnStory("end"), goes_on).story is None


def test_what_goes_on_of_a_story_is_nothing_to_the_match_that_was_begun_meanwhile() -> None:
    there, first = running()
    match = there.match
    again = sitting_of(Match(match.game, match.setup, match.people))
    for late in (StoryGoesOn(first.after, 0), TellStory(first.after, 0)):
        assert lively(again, late) == again


def test_a_scene_stays_the_longer_the_more_there_is_to_read() -> None:
    there, first = running()
    model, effects = update(model_at(there), StoryGoesOn(first.after, 0))
    [wait] = [effect for effect in effects if isinstance(effect, SendLater)]
    assert isinstance(wait.deed, StoryGoesOn)
    assert model.sitting
    assert model.sitting.story == Telling(wait.deed.after, wait.deed.at, running=True)
    [said] = [effect.text for effect in effects if isinstance(effect, Say)]
    one = story_of(there.match, wait.deed.after, there.reader, ENGLISH)
    assert one is not None
    glides = one.scenes[wait.deed.at].glides
    assert glides >= 1, "cards are turned up, and what they come to is told when the last has turned"
    assert wait.seconds == pytest.approx(0.4 * glides + 0.9 * (1 + len(said) / LETTERS))


def test_a_story_stops_at_its_last_scene() -> None:
    there, first = running()
    one = story_of(there.match, first.after, there.reader, ENGLISH)
    assert one is not None
    last = len(one.scenes) - 1
    there = lively(there, *(StoryGoesOn(first.after, at) for at in range(last + 2)))
    assert there.story == Telling(first.after, last)
    assert 'aria-disabled="true"' in html_of(there).partition('id="story-run"')[2].partition(">")[0]


def test_who_wants_nothing_to_move_turns_a_story_step_by_step() -> None:
    there, first = running()
    open_it = TellStory(first.after, 0)
    assert done(there, open_it).story == Telling(first.after), "less motion, says the system"
    still = model_at(there)._replace(kept=Kept({"five-stars:settings": '{"speed": "none"}'}))
    still = still._replace(world=still.world._replace(calm=False))
    model, _ = update(still, open_it)
    assert model.sitting
    assert model.sitting.story == Telling(first.after)


def test_to_skip_a_story_skips_it_to_its_end_whatever_bots_decide_meanwhile() -> None:
    there, first, second = _two_choices()
    model, _ = play(model_at(there), there, first)
    assert model.sitting
    assert model.sitting.story
    skipped, _ = update(model, TurnStory("end"))
    assert skipped.sitting
    skipped, _ = play(skipped, skipped.sitting, second)
    assert skipped.sitting
    assert skipped.sitting.story is None
    assert skipped.sitting.skips is skipped.sitting.bot_is_next is True, "a person would meet the next one"
    closed, _ = update(model, LetGo())
    assert closed.sitting
    closed, _ = play(closed, closed.sitting, second)
    assert closed.sitting
    assert closed.sitting.story, "closed, it is told on"


def _two_choices() -> tuple[Sitting, Move, Move]:
    """Return a table where bots choose twice while the bookings are checked, and what they choose."""
    for seed in range(100):
        match = match_at("overbooking", levels=(0, 1, 1), until=lambda state: state.seat is None, seed=seed)
        state = match.until(0).state
        for count, step in enumerate(match.steps[:-1]):
            state.apply(step.move)
            next_one = match.steps[count + 1]
            chosen = {type(step.move), type(next_one.move)} <= {Decline, Favour, Replace}
            if chosen and 0 not in {step.seat, next_one.seat} and state.seat == next_one.seat:
                there = sitting_of(match.until(count))
                if {count + 1, count + 2} <= {*with_story(sitting_of(match))}:
                    return there, step.move, next_one.move
    pytest.fail("bots never choose twice")
