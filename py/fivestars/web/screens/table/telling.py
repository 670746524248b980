"""The story of a move, opened by itself after the move or by a press in the log."""

from typing import Final

from fivestars.web.deeds import TellStory, TurnStory
from fivestars.web.effects import Effect, Focus, Say
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import Story, Telling, story_of
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.there import DoesThere, done_there, next_one, shown


def story_after(model: Model, there: Sitting, after: int) -> Story | None:
    """Return the story of the move before `after`, as those who look may know it."""
    return story_of(there.match, after, there.reader, model.words)


def opened(model: Model, there: Sitting) -> list[Effect]:
    """Return what is done once a story has opened: it is read from its first scene on."""
    return [Focus(("story-next",)), *_scene_read(model, there)]


def tell(model: Model, there: Sitting, deed: TellStory) -> Next:
    """Open a story at one of its chapters."""
    story = story_after(model, there, deed.after)
    if story is None:
        return model, []
    telling = Telling(deed.after, story.chapter_at(deed.chapter))
    there = there._replace(story=telling, running=False, back_to=model.world.focus)
    return shown(model, there, *opened(model, there), glides=True)


def turn(model: Model, there: Sitting, deed: TurnStory) -> Next:
    """Go through the story, or close it."""
    story = there.story and story_after(model, there, there.story.after)
    if there.story is None or story is None:
        return model, []
    telling = story.turned(there.story, deed.step)
    if telling is None:
        return close(model, there)
    there = there._replace(story=telling)
    return shown(model, there, *_scene_read(model, there), glides=True)


def close(model: Model, there: Sitting) -> Next:
    """Close the story, and go on."""
    there = there._replace(story=None)
    back = Focus(("uncover", there.back_to, "lines"))
    return shown(model, there, back, *next_one(model, there), glides=True)


def _scene_read(model: Model, there: Sitting) -> list[Effect]:
    story = there.story and story_after(model, there, there.story.after)
    if there.story is None or story is None:
        return []
    sentences = story.sentences(there.story.at, there.speech(model.words))
    return [Say(" ".join(str(sentence.striptags()) for sentence in sentences))]


_DOES: Final[dict[type, DoesThere]] = {TellStory: tell, TurnStory: turn}
DOES: Final = done_there(_DOES)
