"""The table: one match as one seat sees it, drawn whole after every pick and every move."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup, escape

from fivestars.table.game import Move, Score, Standing, State, Value, kind, told_to, told_to_all
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.links.arrival import Arrival, summary
from fivestars.web.match.board import Box, drawn_board
from fivestars.web.match.picking import Picking, parts_of
from fivestars.web.match.story import Story, begins_story, story_html, story_of
from fivestars.web.words.people import speech_at
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

if TYPE_CHECKING:
    from fivestars.web.match.course import Stop
    from fivestars.web.match.review import Moment, Review
    from fivestars.web.match.sharing import Sharing


class Line(NamedTuple):
    """A sentence of the log, and after how many moves it was said."""

    after: int
    text: Markup
    chapter: int | None = None  # of the story that begins here, or goes on with a chapter


class Log(NamedTuple):
    """The log as HTML, a text a line, the oldest first; another `edition` has other lines than before."""

    edition: str
    lines: Sequence[str]


TOLD_AT_ONCE = 3  # sentences of a move, where one line tells it


class Deed(NamedTuple):
    """What a seat did in one move, and the colour in which it plays."""

    colour: int
    text: Markup


class Result(NamedTuple):
    """One seat's row in the table at the end."""

    seat: int
    name: str
    colour: int
    score: Score
    won: bool
    told: str  # the parts of the score


class Table:
    """A match on the page: who looks, what is picked, what is shown. It changes only by its methods."""

    def __init__(
        self, box: Box, match: Match, tongue: Tongue, arrival: Arrival | None = None, here: Sequence[int] = ()
    ) -> None:
        self.box = box
        self.match = match
        self.here = here  # the seats at this device where the others play by link; none: everybody is here
        self.picks: dict[str, Value] = {}
        self.note = ""
        self.hint: Move | None = None
        self.shown: int | None = None  # how many moves of the past are shown; None: the present
        self.running = False  # whether the replay goes on by itself
        self.open = True  # whether a match that is over is shown with all cards open, or by the eyes of the viewer
        self.read_only = False
        self.arrival = arrival  # a match that came by link is looked at from outside until it is kept
        self.story: Story | None = None
        self.sharing: Sharing | None = None  # the panel, while it is open
        self.review: Review | None = None  # once a match is over and somebody looks back
        self._stops: list[Stop] = []
        self.day_line = ""  # what there is to share of a deal of the day that is over
        self.use(tongue)
        self.viewer: int | None = None
        self.covered = False
        if arrival is None:
            self.sit_down(here)

    def use(self, tongue: Tongue) -> None:
        """Speak this language from now on."""
        self.tongue = tongue
        self.speech = speech_at(self.box.words, self.match, tongue)
        self._log = Log("", [])
        self._logged = 0
        if self.story:
            self.tell(self.story.after, at=self.story.at)

    # --- who looks

    @property
    def persons(self) -> list[int]:
        """Return the seats at which people sit, at this device."""
        people = enumerate(self.match.people)
        return [seat for seat, person in people if person.level == 0 and (not self.here or seat in self.here)]

    @property
    def awaited(self) -> str:
        """Return the name of the person at another device who decides now; empty where it is nobody there."""
        seat = self.match.state.seat
        if seat is None or self.closed or not self._is_elsewhere(seat):
            return ""
        return self.speech.people[seat].name

    def _is_elsewhere(self, seat: int) -> bool:
        return self.match.people[seat].level == 0 and seat not in self.persons

    @property
    def bot_is_next(self) -> bool:
        """Tell whether a bot decides now."""
        seat = self.match.state.seat
        return seat is not None and self.match.people[seat].level > 0

    @property
    def thinking(self) -> bool:
        """Tell whether a bot thinks now: it waits while people look at something else."""
        return self.bot_is_next and self.shown is None and not (self.covered or self.closed or self.behind)

    @property
    def acting(self) -> bool:
        """Tell whether the looking seat may act now."""
        present = self.shown is None and not self.covered and not self.closed
        return present and self.viewer is not None and self.viewer == self.match.state.seat

    @property
    def closed(self) -> bool:
        """Tell whether nobody may act here: another tab has the match, or it is not kept yet."""
        return self.read_only or self.arrival is not None

    @property
    def behind(self) -> bool:
        """Tell whether something stands before the table: a story, or the panel from which it is shared."""
        return self.story is not None or self.sharing is not None

    def sit_down(self, here: Sequence[int] = ()) -> None:
        """Let the person look whose turn it is, behind a cover where others must not see what they see."""
        self.arrival, self.here = None, here
        self.viewer = self._first_viewer()
        self.covered = not self.match.over and len(self.persons) > 1 and self._hides(self.viewer, None)

    def _first_viewer(self) -> int | None:
        persons = self.persons
        seat = self.match.state.seat
        if seat in persons:
            return seat
        return persons[0] if persons else None

    def _hides(self, one: int | None, other: int | None) -> bool:
        state = self.match.state
        return state.seen_by(one) != state.seen_by(other)

    def pass_on(self) -> None:
        """Let the person look who decides now; cover the table where the two know different things."""
        seat = self.match.state.seat
        if seat is None or seat == self.viewer or seat not in self.persons:
            return
        self.covered = self._hides(self.viewer, seat)
        self.viewer = seat

    def uncover(self) -> None:
        """Show the table to the person it was handed to."""
        self.covered = False

    # --- picking and playing

    @property
    def hand(self) -> Picking:
        """Return what the looking seat may pick now."""
        if self.acting:
            return Picking(self.match.state.legal(), self.picks, self.viewer)
        return Picking([] if self.hint is None else [self.hint], seat=self.viewer)

    def pick(self, part: Mapping[str, Value]) -> Move | None:
        """Pick a part of a move; return the move where it is whole and needs no confirmation."""
        if not self.acting:
            return None
        before, hand = self.hand, self.hand.pick(part)
        self.picks, self.note = hand.picks, ""
        if self.hint is not None and not part.items() <= parts_of(self.hint):
            self.hint = None
        chosen = hand.chosen
        if chosen is None:
            return None
        if kind(chosen) in self.box.board.CONFIRMED and before.chosen != chosen:
            return None
        return chosen

    def drop_pick(self) -> bool:
        """Let go of what was picked, hinted and noted; tell whether there was anything."""
        if self.closed:
            return False  # what is noted there says why nobody may act
        had = bool(self.picks or self.note or self.hint is not None)
        self.picks, self.note, self.hint = {}, "", None
        return had

    def show_hint(self, move: Move) -> None:
        """Mark the things to pick for this move."""
        self.picks, self.hint = {}, move
        self.note = self.tongue(N_("The best bot would take what is marked."))

    def played(self) -> None:
        """Go on after the match went on or back: nothing is picked any more."""
        self.picks, self.note, self.hint, self.shown, self.story = {}, "", None, None, None
        if self.review:
            self.review.stop()
        self.review, self._stops = None, []

    # --- taking back

    def undo_target(self) -> int | None:
        """Return to how many moves an undo goes back, or None where it may not."""
        return self._unless_moved_elsewhere(self.match.undo_target())

    def turn_target(self) -> int | None:
        """Return to how many moves taking back the turn goes, or None where it may not."""
        return self._unless_moved_elsewhere(self.match.turn_target())

    def _unless_moved_elsewhere(self, target: int | None) -> int | None:
        since = self.match.steps[target:] if target is not None else ()
        return None if any(self._is_elsewhere(step.seat) for step in since) else target

    # --- the story of a move

    def tell(self, after: int, chapter: int = 0, at: int | None = None) -> bool:
        """Open the story of the move before `after`; tell whether it has one.

        Several people at one device read it together: then it holds only what everybody may know.
        """
        seat = self.viewer if self.match.over or len(self.persons) == 1 else None
        self.story = story_of(self.box, self.match, after, seat, self.speech, chapter)
        if self.story and at is not None:
            self.story.at = at
        return self.story is not None

    def end_story(self) -> None:
        """Close the story."""
        self.story = None

    # --- the replay

    def look_at(self, count: int) -> None:
        """Show the table as it was after so many moves; after all of them it is the present."""
        last = len(self.match.steps)
        self.picks, self.note, self.hint = {}, "", None
        self.shown = None if count >= last else max(0, count)
        self.running = self.running and self.shown is not None

    def look_at_moment(self, moment: "Moment") -> None:
        """Show the table before a dear decision, from the seat that decided, with what would have been better."""
        from fivestars.web.match.review import told

        self.look_at(moment.after)
        self.viewer = moment.seat
        self.show_hint(moment.judgement.best)
        self.note = Markup("{}: {}").format(self.tongue(N_("Better")), told(moment.better, self.speech))

    def look_with(self, eyes: str) -> None:
        """Look with a seat's eyes, or at everything, once the match is over."""
        if self.match.over:
            self.open = eyes == "open"
            self.viewer = self.viewer if self.open else int(eyes)

    @property
    def hides(self) -> bool:
        """Tell whether the seats of this match know different things."""
        return any(self._hides(None, seat) for seat in range(len(self.match.people)))

    @property
    def moment(self) -> int:
        """Return after how many moves the table is shown."""
        return len(self.match.steps) if self.shown is None else self.shown

    @property
    def told_in_full(self) -> bool:
        """Tell whether everything is shown and told: a match that is over, unless by a seat's eyes."""
        return self.match.over and self.open

    def until_now(self) -> Match:
        """Return a match of its own that goes up to the moment that is shown."""
        match = self.match
        return Match(match.game, match.setup, match.people, match.moves[: self.moment])

    # --- drawing

    def log(self) -> Log:
        """Return the log as the looking seat may read it; all of it once the match is over."""
        match = self.match
        edition = f"{self.tongue.language} {self.viewer} {self.told_in_full} {self.shown} {id(match)}"
        if edition != self._log.edition or self._logged > len(match.steps) + 1:
            self._log, self._logged = Log(edition, []), 0
        fresh = [line for count in range(self._logged, len(match.steps) + 1) for line in self._lines(count)]
        lines = [*self._log.lines]
        for line in fresh:
            shown = {"line": line, "number": len(lines) + 1, "shown": line.after == self.shown}
            lines.append(draw("line", self.tongue, shown))
        self._log, self._logged = Log(edition, lines), len(match.steps) + 1
        return self._log

    def told(self, count: int) -> list[Markup]:
        """Return the sentences about the move that makes `count`, as the looking seat may know them."""
        return [line.text for line in self._lines(count)]

    def _lines(self, count: int) -> Iterator[Line]:
        happenings = self.match.happenings(count)
        chapter = 0
        for event in told_to_all(happenings) if self.told_in_full else told_to(self.viewer, happenings):
            begins = begins_story(self.box, event)
            yield Line(count, self.speech.event(event), chapter if begins else None)
            chapter += begins

    def seen(self) -> State:
        """Return what the looking seat may see: now, or at the moment of the past that is shown."""
        state = self.match.state if self.shown is None else self.until_now().state
        if self.told_in_full:
            return state
        return state.seen_by(self.viewer) if self.shown is None or self.match.over else state.seen_later(self.viewer)

    def html(self) -> str:
        """Return the HTML of the whole table, with the story or the panel that stands before it."""
        if self.story:
            return self._html() + str(story_html(self.box, self.story, self.speech))
        return self._html() + (self.sharing.html() if self.sharing else "")

    def _html(self) -> str:
        match, box = self.match, self.box
        if self.covered and self.viewer is not None:
            name = self.speech.people[self.viewer].name
            return draw("cover", self.tongue, {"name": name, "box": box, "table": self})
        seen, hand = self.seen(), self.hand
        standing = seen.standing()
        board = drawn_board(box, seen, hand, self.speech, acting=self.acting, hint=self.hint)
        return draw(
            "table",
            self.tongue,
            {
                "table": self,
                "poster": POSTERS[box.game.id],
                "board": board,
                "prompt": self._prompt(seen, standing),
                "prompt_colour": self._prompt_colour(),
                "deed": self._last_of_others(),
                "confirm": hand.chosen,
                "results": self._results(standing),
                "parts": self._parts(standing),
                "undo": self.undo_target() is not None and not self.closed,
                "redo": bool(match.undone) and not self.closed,
                "round": seen.round,
                "seed": match.setup.seed,
                "summary": summary(self.speech, match) if self.arrival else (),
                "course": self._course(),
                "look_back": self._look_back(),
                "challenge": self._challenge(),
            },
        )

    def _prompt(self, seen: State, standing: Standing) -> Markup:
        if self.shown is not None and self.hint is None:
            return self._moment_told()
        if seen.seat is None:
            return self.speech.decided(standing.decided_by, standing.winners)
        return self.speech.prompt(seen.prompt, seen.seat)

    def _moment_told(self) -> Markup:
        """Return what happened in the move before the moment that is shown."""
        if not self.shown:
            return Markup(escape(self.tongue(N_("The match begins."))))
        return Markup(" ").join(self.told(self.shown))

    def _prompt_colour(self) -> int | None:
        seat = self.match.state.seat
        return None if seat is None else self.match.people[seat].colour

    def _last_of_others(self) -> Deed | None:
        """Return what another seat did last, while the looking one plays on: as much as a line holds."""
        match = self.match
        if match.over or self.closed or self.shown is not None:
            return None
        for count in range(len(match.steps), 0, -1):
            seat = match.steps[count - 1].seat
            if seat != self.viewer and (told := [line.text for line in islice(self._lines(count), TOLD_AT_ONCE)]):
                return Deed(match.people[seat].colour, Markup(" ").join(told))
        return None

    def _results(self, standing: Standing) -> list[Result]:
        parts = self.box.words.parts
        return [
            Result(
                seat,
                seated.name,
                seated.colour,
                score,
                seat in standing.winners,
                " · ".join(f"{self.tongue(parts[name])}: {points}" for name, points in score.parts),
            )
            for seat, (seated, score) in enumerate(zip(self.speech.people, standing.scores, strict=True))
        ]

    def _parts(self, standing: Standing) -> dict[str, str]:
        """Return the parts of the scores that are not nothing for everybody, with their names."""
        telling = {part for score in standing.scores for part, points in score.parts if points}
        return {part: name for part, name in self.box.words.parts.items() if part in telling}

    def _course(self) -> Markup:
        if not self.match.over:
            return Markup()
        from fivestars.web.match.course import course_html, stops_of  # wanted once, at the end

        self._stops = self._stops or stops_of(self.match)
        return course_html(self._stops, self.speech)

    def _look_back(self) -> Markup:
        if not self.match.over or not self.persons:
            return Markup()
        from fivestars.web.match.review import review_html  # with all that judges moves

        return review_html(self.review, self.speech)

    def _challenge(self) -> str:
        if not self.match.rival:
            return ""
        from fivestars.web.links import challenge  # few matches have a score to beat

        told = challenge.aim(self.tongue, self.match.rival)
        return f"{told} {challenge.verdict(self.tongue, self.match, self.match.rival)}" if self.match.over else told
