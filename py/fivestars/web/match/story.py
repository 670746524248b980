"""The story of a move from which much follows: told scene by scene, at the reader's pace, as often as they like.

It is made of what was told to the readers, and of what they saw before the move: nothing else can be in it.
"""

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from fivestars.table.drawing import Scene
from fivestars.table.game import Event, kind, told_to
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.draw import draw, environment
from fivestars.web.match.board import Box, open_box
from fivestars.web.store.settings import SPEEDS
from fivestars.web.words.people import speech_at
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Speech, Tongue


def begins_chapter(box: Box, event: Event, before: int) -> bool:
    """Tell whether a chapter begins with this event, after so many of the same story; some stories have but one."""
    tale = box.board.tale
    return tale is not None and kind(event) in tale.starts and (tale.chapters is None or before < tale.chapters)


def turns_up(box: Box, event: Event) -> bool:
    """Tell whether this turns up what lay face down, and no story tells of it."""
    return box.board.tale is None and type(event) in box.board.revealed


class Telling(NamedTuple):
    """A story that is being told: of which move, and at which of its scenes."""

    after: int  # how many moves there were after the move that it tells of
    at: int = 0
    running: bool = False  # whether it goes on by itself


class Story(NamedTuple):
    """The story of one move."""

    scenes: tuple[Scene, ...]

    def is_last(self, at: int) -> bool:
        """Tell whether this is the last scene."""
        return at == len(self.scenes) - 1

    def chapter_at(self, number: int) -> int:
        """Return where a chapter begins; the last one, where there are fewer."""
        starts = [at for at, scene in enumerate(self.scenes) if at == 0 or scene.chapter != self.scenes[at - 1].chapter]
        return starts[min(number, len(starts) - 1)]

    def next_chapter(self, at: int) -> int | None:
        """Return where the next chapter begins, if there is one."""
        now = self.scenes[at].chapter
        return next((later for later in range(at, len(self.scenes)) if self.scenes[later].chapter != now), None)

    def turned(self, telling: Telling, step: str) -> Telling | None:
        """Return where the story goes on by hand: `on`, `back`, to the next `chapter`; None where it is over."""
        at, telling = telling.at, telling._replace(running=False)
        if step == "back":
            return telling._replace(at=max(0, at - 1))
        if step == "on" and not self.is_last(at):
            return telling._replace(at=at + 1)
        chapter = self.next_chapter(at) if step == "chapter" else None
        return None if chapter is None else telling._replace(at=chapter)

    def sentences(self, at: int, speech: Speech) -> list[Markup]:
        """Return what is told in a scene."""
        scene = self.scenes[at]
        beside = [Markup('<span class="reason">{}</span>').format(scene.beside)] if scene.beside else []
        return [*(speech.event(event) for event in scene.told), *beside]


@lru_cache(maxsize=4)
def before_move(match: Match, after: int) -> Match:
    """Return the match as it was before the move that makes `after`: a story is told before it. Never played on."""
    return match.until(after - 1)


@lru_cache(maxsize=4)
def story_of(match: Match, after: int, seat: int | None, words: Tongue) -> Story | None:
    """Return the story of the move before `after`, as a seat may know it; None where there is nothing to tell."""
    box, told = open_box(match.game), told_to(seat, match.happenings(after))
    if (tale := box.board.tale) is None or not any(kind(event) in tale.starts for event in told):
        return None
    before = before_move(match, after).state.seen_by(seat)
    teller = speech_at(box.words, match, words)
    scenes = tale.tells(before, told, teller)
    return Story(tuple(scenes)) if scenes else None


def _onward(match: Match, telling: Telling, reader: int | None, speech: Speech) -> str:
    """Return what comes once a story is told: who decides then, if that is now."""
    seat = match.state.seat
    if seat is None or telling.after < len(match.steps):
        return speech(N_("Go on"))
    if seat == reader:
        return speech(N_("Now you decide"))
    return speech(N_("Now {name} decides"), name=speech.people[seat].name)


def story_html(match: Match, story: Story, telling: Telling, reader: int | None, words: Tongue, speed: str) -> Markup:
    """Return the HTML of the panel that tells the story, in which things move as fast as the settings say."""
    box, at = open_box(match.game), telling.at
    speech = speech_at(box.words, match, words)
    scene = story.scenes[at]
    template = environment().get_template(f"games/{box.game.id}/board/story.html")
    drawn = template.render({**scene.shown, "_": speech, "people": speech.people})
    shown = {
        "poster": POSTERS[box.game.id],
        "chapter": scene.chapter,
        "at": at,
        "count": len(story.scenes),
        "is_last": story.is_last(at),
        "onward": _onward(match, telling, reader, speech),
        "running": telling.running,
        "still": not SPEEDS[speed],
        "speed": speed,
        "scene": Markup(drawn),
        "sentences": story.sentences(at, speech),
        "chapters": story.next_chapter(at) is not None,
    }
    return Markup(draw("story", words, shown))
