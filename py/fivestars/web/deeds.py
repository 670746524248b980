"""Deeds: everything that can happen to the page, named once. A person presses, another tab writes, a bot answers.

What stands in a `data-do` attribute is a deed of a person as text: `show-moment:5` is `ShowMoment(5)`.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, get_type_hints

from fivestars.table.game import Move, Value
from fivestars.table.match import Match
from fivestars.web.offline import Why
from fivestars.web.store.saves import Ill, Slot

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

# --- the page


class Went(NamedTuple):
    """The address names another screen: what stands behind its #."""

    address: str
    at_start: bool = False  # whether the page has just come


class Stored(NamedTuple):
    """Another tab has written these things; None: deleted."""

    things: Mapping[str, str | None]


class DayBegan(NamedTuple):
    """Another day may have begun: it is midnight, or somebody looks at the page again."""


class OpenFiles(NamedTuple):
    """Files were chosen or dropped: their names and texts, None for what is no file or too big."""

    files: Sequence[tuple[str, str | None]]


class FilesTaken(NamedTuple):
    """Files were opened; this is what to say about it."""

    told: tuple[str, ...]


class ChangeSetting(NamedTuple):
    """A setting is chosen in the form."""

    name: str
    value: str


class Leave(NamedTuple):
    """Go back to the screen before."""


# --- the guide, on a page of its own or beside the board


class ReadGuide(NamedTuple):
    """Read a place of the guide; beside the board, without one: that of what is to be decided."""

    place: str


class ReadLegend(NamedTuple):
    """Read what the legend says of the thing of which the note tells."""


class SearchGuide(NamedTuple):
    """Look for words in the guide."""

    text: str


class CloseGuide(NamedTuple):
    """Close the guide beside the board."""


# --- the lobby


class Rename(NamedTuple):
    """Ask what a match is to be called."""

    slot: str


class Renamed(NamedTuple):
    """A match was given a name."""

    slot: str
    name: str


class Duplicate(NamedTuple):
    """Keep a copy of a match beside it."""

    slot: str


class Export(NamedTuple):
    """Save a match as a file."""

    slot: str


class Drop(NamedTuple):
    """Delete a match; it can be brought back until another is deleted."""

    slot: str


class BringBack(NamedTuple):
    """Bring back the match deleted last."""


class BroughtBack(NamedTuple):
    """The match deleted last is here again."""


class BackUp(NamedTuple):
    """Save everything that this browser keeps as one file."""


# --- the book


class FoldMatches(NamedTuple):
    """Fold the matches that are over into the history, from the one after this id on."""

    after: str


class EmptyBook(NamedTuple):
    """Empty the book, of one game or of `all`; it can be brought back until it is emptied again."""

    game: str


class BringBackHistory(NamedTuple):
    """Bring back what was emptied last."""


class HistoryBroughtBack(NamedTuple):
    """What was emptied last is here again."""


class CountAnew(NamedTuple):
    """Count the matches anew that older figures have counted."""


class CountedAnew(NamedTuple):
    """Some of them were counted anew."""


# --- set-up, the deal of the day, a score to beat


class ChangePlan(NamedTuple):
    """A field of the set-up is changed."""

    field: str
    value: str


class StartMatch(NamedTuple):
    """Start the match that was set up."""


class OpenDay(NamedTuple):
    """Go on with today's deal of a game, or begin it."""

    game: str


class CopyDay(NamedTuple):
    """Copy the line of a day's result."""


class SendDay(NamedTuple):
    """Give the line of a day's result to the device's share sheet."""


class DayCopied(NamedTuple):
    """The line of a day's result is on the clipboard, or the browser would not have it."""

    line: str
    done: bool


class DayNotKept(NamedTuple):
    """There was no room for the result of a day."""


class TakeChallenge(NamedTuple):
    """Sit down to beat a score."""


# --- an open match: what people do


class Pick(NamedTuple):
    """Pick a part of a move, as a `data-pick` attribute holds it."""

    part: str


class Note(NamedTuple):
    """Somebody wants to know what a thing is, or why it cannot be had: say it where the prompt stands."""

    text: str
    symbols: tuple[str, ...] = ()  # drawn on it


class MakeAll(NamedTuple):
    """Make several moves by one press: the parts of each, with spaces between."""

    parts: str


class Confirm(NamedTuple):
    """Play the move that is shown."""


class LetGo(NamedTuple):
    """Let go of what was picked, or close what stands before the table."""


class Undo(NamedTuple):
    """Take back the last move."""


class TakeBackTurn(NamedTuple):
    """Take back the moves of the turn."""


class Redo(NamedTuple):
    """Make again what was taken back."""


class Hint(NamedTuple):
    """Ask the best bot what it would do."""


class Hurry(NamedTuple):
    """Wait no longer for what others do until somebody here decides."""


class Uncover(NamedTuple):
    """Show the table to the person it was handed to."""


class UnfoldTurns(NamedTuple):
    """Show all that the others did since one's own last turn where a line tells the last of it, or fold it up again."""


class Again(NamedTuple):
    """Set up another match of the game that is over."""


class NextMatch(NamedTuple):
    """Play on after a match that is over: with the same table, the same deal, or stronger bots."""

    way: str


class SeeBoard(NamedTuple):
    """Put the result aside, and show the board."""


class SeeResult(NamedTuple):
    """Let the result take the screen again."""


class SkipTally(NamedTuple):
    """Tell all of the result at once."""


class FindReview(NamedTuple):
    """Go to the look back."""


class FindScores(NamedTuple):
    """Go to the list of the scores, with the seats' names."""


class Join(NamedTuple):
    """Let the person who decides now sit at this device too."""


class Keep(NamedTuple):
    """Keep the match that came by link, and go on with it."""


class TakeOver(NamedTuple):
    """Take the match over from another tab, as that has kept it."""


class NextStep(NamedTuple):
    """What the lesson says was read: on to its next step."""


class LeaveLesson(NamedTuple):
    """Play on without the lesson."""


# --- its story, its past


class TellStory(NamedTuple):
    """Open the story of the move before `after` at one of its chapters."""

    after: int
    chapter: int


class TurnStory(NamedTuple):
    """Go through the story: `on`, `back`, to the next `chapter`; whatever else, and on at its end, closes it."""

    step: str


class RunStory(NamedTuple):
    """Let the story go on by itself, or stop it."""


class ShowMoment(NamedTuple):
    """Show the table as it was after so many moves; after all of them, go on."""

    moment: int


class RunReplay(NamedTuple):
    """Let the replay go on by itself, or stop it."""


class VisitMoment(NamedTuple):
    """Show a moment of the past from the result, and lead there and back again."""

    moment: int


class BackToNow(NamedTuple):
    """Show the present again, and lead back to where somebody left it."""


class LookWith(NamedTuple):
    """Look with a seat's eyes, or at everything, once the match is over."""

    eyes: str


class Branch(NamedTuple):
    """Play on from the moment that is shown, as a match of its own."""


class LookAtRival(NamedTuple):
    """Go to the replay of the match whose score was to be beaten, once this one is over."""


class LookBack(NamedTuple):
    """Look for the moments that decided the match, or go on with that."""


class StopLooking(NamedTuple):
    """Look back no further, and keep what is found."""


class Advise(NamedTuple):
    """Show the table before a dear decision, with what would have been better."""

    moment: int


# --- the panel from which it is shared


class Share(NamedTuple):
    """Open the panel from which the match is shared."""


class ShareAs(NamedTuple):
    """Let the link ask for something else."""

    wish: str


class CopyLink(NamedTuple):
    """Put the link on the clipboard; where that is forbidden, mark it for copying by hand."""


class LinkCopied(NamedTuple):
    """The link is on the clipboard, or the browser would not have it."""

    done: bool


class SendLink(NamedTuple):
    """Give the link to the device's share sheet."""


class CloseSharing(NamedTuple):
    """Close the panel from which the match is shared."""


# --- an open match: what is answered


class Locked(NamedTuple):
    """A match is open in this tab alone, or another tab has it."""

    slot: str
    ours: bool


class KeepNow(NamedTuple):
    """What was played is on the screen: keep it."""


class Saved(NamedTuple):
    """The match was written to its slot."""

    slot: Slot


class NotSaved(NamedTuple):
    """The match could not be written to its slot, and why."""

    slot: str
    ill: Ill


class BotDecided(NamedTuple):
    """A bot has decided, in the match as it was when it was asked; what was done before may still be looked at."""

    match: Match
    move: Move


class BotMoved(NamedTuple):
    """A bot has decided, in the match as it was when it was asked, and the pause before its move is over."""

    match: Match
    move: Move


class BotsSilent(NamedTuple):
    """Bots did not answer where they think."""


class HintFound(NamedTuple):
    """The best bot thinks well of these moves, in the match as it was when it was asked; the best comes first."""

    match: Match
    advice: "Sequence[Advice]"


class Weighed(NamedTuple):
    """What the best bot thinks of a move before it is made; None: nothing worth a word, or no answer in time."""

    match: Match
    move: Move
    asked: int
    judgement: "Judgement | None"


class ReplayGoesOn(NamedTuple):
    """A moment of the replay was shown long enough."""

    moment: int


class StoryGoesOn(NamedTuple):
    """A scene of the story of the move before `after` was shown long enough."""

    after: int
    at: int


class TallyGoesOn(NamedTuple):
    """So many parts of the scores of a match that is over were shown long enough."""

    match: Match
    told: int


class DecisionsFound(NamedTuple):
    """After how many moves of a match there was a real choice; the answer to a question with this number."""

    match: Match
    asked: int
    counts: tuple[int, ...]


class Judged(NamedTuple):
    """What the best bot thinks of a decision in a match; the answer to a question with this number."""

    match: Match
    asked: int
    moment: int
    judgement: "Judgement | None"


# --- this build of the page, and a newer one


class Renew(NamedTuple):
    """Let the newer build of the page take over."""


class PutOff(NamedTuple):
    """Say no more of the newer build: it comes at the next fresh start."""


class BuildTold(NamedTuple):
    """How it stands with this build: since when it is kept, or why not, and whether a newer one waits."""

    since: int
    why: Why | None
    waits: bool
    crowded: bool


class BuildReplaced(NamedTuple):
    """Another build serves this page already: it is to start afresh, between moves."""


class RenewNow(NamedTuple):
    """Nothing is half done: keep the match, and let the newer build take over."""


class RenewKept(NamedTuple):
    """What could be kept before a fresh start is kept."""


Deed: TypeAlias = tuple[object, ...]

# What a person may do by pressing something, or by changing a field.
BY_HAND: Final[tuple[type[Deed], ...]] = (
    ChangeSetting, Leave, ReadGuide, ReadLegend, CloseGuide, Rename, Duplicate, Export, Drop, BringBack, BackUp,
    EmptyBook, BringBackHistory, ChangePlan, StartMatch, OpenDay, CopyDay, SendDay, TakeChallenge, Confirm, LetGo,
    MakeAll, Undo, TakeBackTurn, Redo, Hint, Hurry, Uncover, UnfoldTurns, Again, NextMatch, NextStep, LeaveLesson,
    SeeBoard, SeeResult, SkipTally, FindReview, FindScores, Join, Keep, TakeOver, TellStory, TurnStory, RunStory,
    ShowMoment, RunReplay, VisitMoment, BackToNow, LookWith, Branch, LookAtRival, LookBack, StopLooking, Advise, Share,
    ShareAs, CopyLink, SendLink, CloseSharing, Renew, PutOff,
)  # fmt: skip
# Before these the storage is looked at anew: another tab may have written just now.
LOOKS_ANEW: Final = frozenset(
    (
        *(Went, ChangeSetting, OpenFiles, Rename, Renamed, Duplicate, Export, BackUp, Drop, BringBack, OpenDay),
        *(TakeOver, EmptyBook, BringBackHistory),
    )
)


def name_of(deed: type[Deed]) -> str:
    """Return what a deed is called in a `data-do` attribute: `show-moment`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", deed.__name__).lower()


_BY_NAME: Final = {name_of(deed): deed for deed in BY_HAND}


def deed_from(text: str, *values: Value) -> Deed:
    """Return the deed that a `data-do` attribute holds; what is chosen in a field comes as further values."""
    name, colon, what = text.partition(":")
    deed = _BY_NAME[name]
    types = _types(deed)
    if colon:
        values = (what,) if len(types) == 1 else tuple(what.split("-"))
    return deed(*(cast(value) for cast, value in zip(types, values, strict=True)))


@cache
def _types(deed: type[Deed]) -> tuple[type, ...]:
    return tuple(get_type_hints(deed).values())
