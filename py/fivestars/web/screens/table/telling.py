"""The story of a move, opened by itself after the move or by a press in the log; it goes on by itself, or by hand."""

from typing import Final

from fivestars.web.deeds import RunStory, StoryGoesOn, TellStory, TurnStory
from fivestars.web.effects import Effect, Focus, Say, SendLater
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import Story, Telling, story_of
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.there import DoesThere, done_there, next_one, shown
from fivestars.web.store.settings import LOOKS, SPEEDS

LETTERS: Final = 50  # so many are read in the time in which a scene without words is seen


def story_after(model: Model, there: Sitting, after: int) -> Story | None:
    """Return the story of the move before `after`, as those who look may know it; a shorter match may be open now."""
    return None if after > len(there.match.steps) else story_of(there.match, after, there.reader, model.words)


def begun(model: Model, after: int, at: int = 0) -> Telling:
    """Return a story as it is opened: it goes on by itself, unless the reader wants nothing to move."""
    return Telling(after, at, not model.world.calm and model.settings.speed != "none")


def opened(model: Model, there: Sitting) -> list[Effect]:
    """Return what is done once a story has opened: it is read from its first scene on, and the space bar hurries it."""
    return [Focus(("story-next",)), *_scene_read(model, there)]


def tell(model: Model, there: Sitting, deed: TellStory) -> Next:
    """Open a story at one of its chapters."""
    story = story_after(model, there, deed.after)
    if story is None:
        return model, []
    telling = begun(model, deed.after, story.chapter_at(deed.chapter))
    there = there._replace(story=telling, running=False, back_to=model.world.focus)
    return shown(model, there, *opened(model, there), glides=True)


def turn(model: Model, there: Sitting, deed: TurnStory) -> Next:
    """Go through the story by hand, or close it."""
    story = there.story and story_after(model, there, there.story.after)
    if there.story is None or story is None:
        return model, []
    telling = story.turned(there.story, deed.step)
    if telling is None:
        # what bots decide meanwhile is no end of it
        is_latest = there.story.after == len(there.match.steps)
        return close(model, there._replace(skips=deed.step == "end" and is_latest and there.bot_is_next))
    there = there._replace(story=telling)
    return shown(model, there, *_scene_read(model, there), glides=True)


def run(model: Model, there: Sitting, _: RunStory) -> Next:
    """Let the story go on by itself, or stop it."""
    if there.story is None:
        return model, []
    there = there._replace(story=there.story._replace(running=not there.story.running))
    return shown(model, there, *_wait(model, there))


def goes_on(model: Model, there: Sitting, deed: StoryGoesOn) -> Next:
    """Show the next scene, if the story still goes on by itself and nobody has turned to another one."""
    story = story_after(model, there, deed.after)
    if story is None or there.story != Telling(deed.after, deed.at, running=True) or story.is_last(deed.at):
        return model, []
    at = deed.at + 1
    there = there._replace(story=Telling(deed.after, at, running=not story.is_last(at)))
    effects = _scene_read(model, there)
    if story.is_last(at) and model.world.focus == "story-run":
        effects = [Focus(("story-next",)), *effects]
    return shown(model, there, *effects, glides=True)


def close(model: Model, there: Sitting) -> Next:
    """Close the story, and go on."""
    there = there._replace(story=None)
    back = Focus(("uncover", there.back_to, "lines"))
    return shown(model, there, back, *next_one(model, there), glides=True)


def _scene_read(model: Model, there: Sitting) -> list[Effect]:
    return [Say(told), *_wait(model, there)] if (told := _told(model, there)) else []


def _wait(model: Model, there: Sitting) -> list[Effect]:
    """Return how long a scene stays: as long as a move of a replay, and longer the more there is to see and read."""
    story = there.story and story_after(model, there, there.story.after)
    if there.story is None or story is None or not there.story.running:
        return []
    seen = story.scenes[there.story.at].glides * SPEEDS[model.settings.speed] / 1000
    seconds = seen + LOOKS[model.settings.pace] / 1000 * (1 + len(_told(model, there)) / LETTERS)
    return [SendLater(StoryGoesOn(there.story.after, there.story.at), seconds)]


def _told(model: Model, there: Sitting) -> str:
    story = there.story and story_after(model, there, there.story.after)
    if there.story is None or story is None:
        return ""
    sentences = story.sentences(there.story.at, there.speech(model.words))
    return " ".join(str(sentence.striptags()) for sentence in sentences)


_DOES: Final[dict[type, DoesThere]] = {TellStory: tell, TurnStory: turn, RunStory: run, StoryGoesOn: goes_on}
DOES: Final = done_there(_DOES)
