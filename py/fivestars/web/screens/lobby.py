"""The lobby: the posters, the reader's matches, and the way to the settings."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from fivestars import VERSION
from fivestars.games import SHELF
from fivestars.table.dice import SEEDS
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.table.words import N_
from fivestars.web.book.stars import ALL, tour
from fivestars.web.book.tally import tally_of
from fivestars.web.days.deal import slot_id
from fivestars.web.days.results import results, stars, today_result, told
from fivestars.web.deeds import (
    BackUp,
    BringBack,
    BroughtBack,
    Drop,
    Duplicate,
    Export,
    FilesTaken,
    FoldMatches,
    OpenFiles,
    Rename,
    Renamed,
)
from fivestars.web.draw import draw
from fivestars.web.effects import (
    AfterPaint,
    AskName,
    Download,
    Draw,
    DropSlot,
    Effect,
    Focus,
    KeepFinished,
    PutBack,
    Send,
    TakeFiles,
)
from fivestars.web.match.teaching import slot_id as lesson_slot
from fivestars.web.model import Model
from fivestars.web.screens.screen import Does, Next
from fivestars.web.screens.table.there import noted
from fivestars.web.store.history import Finished, lines_in, read_line
from fivestars.web.store.saves import ILLS, Slot, Things, copy_id, new_id, opened, slot_name, title
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue, tongue

if TYPE_CHECKING:
    from fivestars.web.book.listing import Entry

UNDER_WAY_SHOWN: Final = 8
DONE_SHOWN: Final = 3


class Door(NamedTuple):
    """How the deal of the day stands in this browser, as the lobby says it."""

    short: str
    long: str


def lobby(
    words: Tongue,
    slots: Sequence[Slot],
    notices: Sequence[str],
    dropped: Slot | None = None,
    days: Mapping[str, Door] = MappingProxyType({}),
    played: Collection[str] = (),
    entries: "Sequence[Entry]" = (),
    total: int = 0,
    kept: Things | None = None,
) -> str:
    """Return the lobby's HTML. `dropped` is the match deleted last, which can still be brought back.

    `days` says how today's deal of each game stands; before Python has arrived, nobody knows. Whoever has not
    `played` a game is led to its lesson. The stars that were earned are read off what is `kept`.
    """
    stars = tour(words, kept, played)
    under_way = {slot.game: slot.id for slot in reversed(slots) if slot.game and not slot.over}
    return draw(
        "lobby",
        words,
        {
            "posters": [POSTERS[name] for name in SHELF],
            "stars": {poster.game: poster for poster in stars.posters},
            "tour": stars,
            "all_stars": ALL,
            "under_way": under_way,
            "entries": entries,
            "notices": notices,
            "days": days,
            "played": played,
            "total": total,
            "dropped": title(words, dropped) if dropped else "",
            "version": VERSION,
        },
    )


NOT_PLAYED: Final = N_("not played yet")
UNDER_WAY: Final = N_("under way")


def doors(words: Tongue, kept: Things, today: date) -> Mapping[str, Door]:
    """Return how today's deal of each game stands."""
    return {game: _door(words, kept, game, today) for game in SHELF}


def played_by_now(kept: Things) -> list[str]:
    """Return the games that somebody has played in this browser: a lesson alone does not count."""
    begun = {slot.game for slot in kept.slots() if slot.id != lesson_slot(slot.game)}
    begun |= {game for game in SHELF if kept.leaves(game)}
    return [game for game in SHELF if game in begun or kept.usual(game) is not None or results(kept, game)]


def _door(words: Tongue, kept: Things, game: str, today: date) -> Door:
    result = today_result(kept, game, today)
    if result:
        return Door(f"{result.score} {stars(result)}", told(words, result))
    state = words(UNDER_WAY if kept.slot(slot_id(game, today)) else NOT_PLAYED)
    return Door(state, state)


def _entries(words: Tongue, kept: Things, ahead: int) -> Sequence["Entry"]:
    """Return the latest of the matches: those under way, and what was finished last."""
    slots, done = kept.slots(), latest(kept)
    if not (slots or done):
        return ()
    from fivestars.web.book.filters import Filter, played  # not before there is a match
    from fivestars.web.book.listing import Row, entry

    there = {slot.id for slot in slots}
    over = played([one for one in done if one.id not in there], Filter())
    rows: list[Row] = [*slots[:UNDER_WAY_SHOWN], *over[:DONE_SHOWN]]
    return [entry(words, row, ahead) for row in rows]


def latest(kept: Things) -> list[Finished]:
    """Return what was finished last, without reading the whole history."""
    leaves = (kept.leaves(game) for game in SHELF)
    texts = [leaf[max(leaf)] for leaf in leaves if leaf]
    last = (read_line(line) for text in texts for line in lines_in(text)[-DONE_SHOWN:])
    return sorted((one for one in last if one), key=lambda one: -one.at)


def total(kept: Things) -> int:
    """Return how many matches are kept."""
    slots = kept.slots()
    twice = sum(1 for slot in slots if slot.over and kept.finished_one(slot.id))  # not folded yet
    return len(slots) + sum(tally_of(kept, game).matches for game in SHELF) - twice


def lobby_page(language: str) -> str:
    """Return the lobby as it stands in the page before Python has arrived."""
    return lobby(tongue(language), slots=(), notices=())


# --- the screen, and what is done there


class Lobby:
    """The screen that all others lead back to."""

    name = "lobby"
    addresses = ("",)
    takes_files = True
    of_a_game = False
    keeps_the_match = False

    def entered(self, model: Model) -> Next:
        """Fold what is over into the history."""
        return model, [AfterPaint(FoldMatches(""))]

    def html(self, model: Model) -> str:
        """Return the lobby as HTML."""
        kept, words = model.kept, model.words
        today = doors(words, kept, model.world.today)
        listed = _entries(words, kept, model.world.ahead)
        by_now = played_by_now(kept)
        return lobby(words, kept.slots(), notices(model), model.dropped, today, by_now, listed, total(kept), kept)

    def title(self, _: Model) -> str:
        """Return nothing: it is the page itself."""
        return ""


LOBBY: Final = Lobby()


def notices(model: Model) -> list[str]:
    """Return what is said of the page as a whole."""
    ill = model.kept.ill
    return [*model.notices, *([model.words(ILLS[ill])] if ill else [])]


def rename(model: Model, deed: Rename) -> Next:
    """Ask what a match is to be called."""
    slot, words = model.kept.slot(deed.slot), model.words
    return model, [AskName(slot.id, words(N_("What is this match called?")), title(words, slot))] if slot else []


def renamed(model: Model, deed: Renamed) -> Next:
    """Give a match its name."""
    slot, name = model.kept.open_slot(deed.slot), slot_name(deed.name)
    one = model.kept.finished_one(deed.slot)
    kept: list[Effect] = [PutBack(slot._replace(name=name))] if slot else []
    done: list[Effect] = [KeepFinished(one._replace(name=name))] if one else []
    return model, [*kept, *done, Draw()] if slot or one else []


def duplicate(model: Model, deed: Duplicate) -> Next:
    """Keep a copy of a match beside it."""
    slot = model.kept.slot(deed.slot)
    if slot is None:
        return model, []
    name = slot_name(model.words(N_("{name}, copy"), name=title(model.words, slot)))
    id_ = new_id(SHELF[slot.game], model.world.chance / SEEDS)
    return model, [PutBack(slot._replace(id=id_, name=name, at=model.world.now)), Draw()]


def export(model: Model, deed: Export) -> Next:
    """Save a match as a file."""
    slot = model.kept.slot(deed.slot)
    if slot is None:
        return model, []
    match = None if model.kept.open_slot(slot.id) else opened(slot, SHELF)  # one of the history is kept as its link
    text = to_json(match) if isinstance(match, Match) else slot.text
    return model, [Download(f"{slot.name or slot.id}.json", text)]


def back_up(model: Model, _: BackUp) -> Next:
    """Save everything that this browser keeps as one file."""
    from fivestars.web.links import files  # few visits save a file

    return model, [Download(f"five-stars-{model.world.today}.json", files.to_json(model.kept))]


def drop(model: Model, deed: Drop) -> Next:
    """Delete a match; it can be brought back until another is deleted."""
    return model._replace(dropped=model.kept.slot(deed.slot)), [DropSlot(deed.slot), Draw(), Focus(("bring-back",))]


def bring_back(model: Model, _: BringBack) -> Next:
    """Bring back the match deleted last."""
    slot = model.dropped
    if slot is None:
        return model, []
    if model.kept.slot(slot.id):  # a day's deal that was begun anew
        slot = slot._replace(id=copy_id(slot))
    return model._replace(dropped=slot), [PutBack(slot, BroughtBack()), Draw()]


def brought_back(model: Model, _: BroughtBack) -> Next:
    """It can be brought back no more: it is here, or in the book if it is over."""
    row = f"open-{model.dropped.id}" if model.dropped else ""
    return model._replace(dropped=None), [Draw(), Focus((row, "found", "matches")), Send(FoldMatches(""))]


def open_files(model: Model, deed: OpenFiles) -> Next:
    """Open files that were chosen or dropped."""
    return model, [TakeFiles(deed.files, model.words, model.world.now)]


def files_taken(model: Model, deed: FilesTaken) -> Next:
    """Say what became of them."""
    if model.sitting:
        return noted(model, model.sitting, " ".join(deed.told))
    return model._replace(notices=deed.told), [Draw()]


DOES: Final[Mapping[type, Does]] = {
    Rename: rename,
    Renamed: renamed,
    Duplicate: duplicate,
    Export: export,
    BackUp: back_up,
    Drop: drop,
    BringBack: bring_back,
    BroughtBack: brought_back,
    OpenFiles: open_files,
    FilesTaken: files_taken,
}
