"""The story of a move from which much follows: told scene by scene, at the reader's pace, as often as they like.

It is made of what was told to the readers, and of what they saw before the move: nothing else can be in it.
"""

from collections.abc import Callable, Sequence
from typing import cast

from markupsafe import Markup

from fivestars.table.drawing import Scene, Teller
from fivestars.table.game import Event, State, kind, told_to
from fivestars.table.match import Match
from fivestars.web.draw import draw, environment
from fivestars.web.match.board import Box
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Speech

Tells = Callable[[State, Sequence[Event], Teller], list[Scene]]


def begins_story(box: Box, event: Event) -> bool:
    """Tell whether a story, or a chapter of it, begins with this event."""
    return kind(event) in getattr(box.board, "STORY", ())


class Story:
    """The story of one move, open at one of its scenes."""

    def __init__(self, scenes: Sequence[Scene], after: int, at: int = 0) -> None:
        self.scenes = scenes
        self.after = after  # how many moves there were after the move that it tells of
        self.at = at

    @property
    def scene(self) -> Scene:
        """Return the scene that is told now."""
        return self.scenes[self.at]

    @property
    def is_last(self) -> bool:
        """Tell whether this is the last scene."""
        return self.at == len(self.scenes) - 1

    def turn(self, by: int) -> None:
        """Go on or back by so many scenes."""
        self.at = min(max(self.at + by, 0), len(self.scenes) - 1)

    def next_chapter(self) -> int | None:
        """Return where the next chapter begins, if there is one."""
        now = self.scene.chapter
        return next((at for at in range(self.at, len(self.scenes)) if self.scenes[at].chapter != now), None)

    def sentences(self, speech: Speech) -> list[Markup]:
        """Return what is told in this scene."""
        return [speech.event(event) for event in self.scene.told]


def story_of(box: Box, match: Match, after: int, seat: int | None, teller: Teller, chapter: int = 0) -> Story | None:
    """Return the story of the move before `after`, as a seat may know it; None where there is nothing to tell."""
    told = told_to(seat, match.happenings(after))
    if not any(begins_story(box, event) for event in told):
        return None
    before = Match(box.game, match.setup, match.people, match.moves[: after - 1]).state.seen_by(seat)
    scenes = cast("Tells", box.board.story)(before, told, teller)  # type: ignore[attr-defined]  # it goes with STORY
    if not scenes:
        return None
    starts = [at for at, scene in enumerate(scenes) if at == 0 or scene.chapter != scenes[at - 1].chapter]
    return Story(scenes, after, starts[min(chapter, len(starts) - 1)])


def story_html(box: Box, story: Story, speech: Speech) -> Markup:
    """Return the HTML of the panel that tells the story."""
    scene = story.scene
    template = environment().get_template(f"games/{box.game.id}/story.html")
    drawn = template.render({**scene.shown, "_": speech, "people": speech.people})
    shown = {
        "poster": POSTERS[box.game.id],
        "story": story,
        "scene": Markup(drawn),
        "sentences": story.sentences(speech),
        "chapters": story.next_chapter() is not None,
    }
    return Markup(draw("story", speech.tongue, shown))
