"""The book of what was played here, and the lists of matches to which its figures lead. Few visits open either."""

from typing import Final

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.book.tally import TALLY
from fivestars.web.deeds import (
    BringBackHistory,
    CountAnew,
    CountedAnew,
    EmptyBook,
    FoldMatches,
    HistoryBroughtBack,
)
from fivestars.web.effects import (
    AfterPaint,
    BringBackThings,
    CountMatchesAnew,
    Draw,
    DropThings,
    Focus,
    FoldMatch,
    Send,
)
from fivestars.web.match.teaching import slot_id as lesson_slot
from fivestars.web.model import Model, Where
from fivestars.web.screens.lobby import notices
from fivestars.web.screens.screen import Does, Next, titled
from fivestars.web.store.saves import HISTORY, MATCH, Slot, title
from fivestars.web.words.posters import POSTERS


class Book:
    """The screen of the book, and that of its lists."""

    takes_files = True
    of_a_game = False
    keeps_the_match = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.addresses = (name,)

    def entered(self, model: Model) -> Next:
        """Fold what is over, and count anew what older figures have counted."""
        return model, [AfterPaint(FoldMatches("")), AfterPaint(CountAnew())]

    def html(self, model: Model) -> str:
        """Return the screen as HTML."""
        from fivestars.web.book import filters, page

        words, what = model.words, filters.read_filter(model.where.what)
        dropped = title(words, model.dropped) if model.dropped else ""
        shown = page.Shown(notices(model), _emptied(model), dropped, model.world.today, model.world.ahead)
        draw = page.book_html if self.name == "book" else page.matches_html
        return draw(words, model.kept, what, shown)

    def title(self, model: Model) -> str:
        """Return the game whose matches are told, if it is one alone, and the heading."""
        return titled(model, game_at(model.where), HEADINGS[self.name])


HEADINGS: Final = {"book": N_("The book"), "matches": N_("Your matches")}


def game_at(where: Where) -> str:
    """Return the game that an address of the book or of its lists names; empty: all of them."""
    from fivestars.web.book.filters import read_filter

    return read_filter(where.what).game


BOOK: Final = Book("book")
MATCHES: Final = Book("matches")


def _emptied(model: Model) -> str:
    """Return what can be brought back, in words; nothing where nothing was emptied."""
    if not model.emptied:
        return ""
    games = {key.removeprefix(HISTORY).partition(":")[0] for key in model.emptied if key.startswith(HISTORY)}
    if len(games) == 1:
        return model.words(N_("The book of {game} is emptied."), game=model.words(POSTERS[min(games)].title))
    return model.words(N_("The book is emptied."))


# --- what is over is folded, one after the other


def is_to_fold(slot: Slot) -> bool:
    """Tell whether a kept match is to be folded into the history: it is over, and no lesson."""
    return slot.over and slot.game in SHELF and slot.id != lesson_slot(slot.game)


def fold_matches(model: Model, deed: FoldMatches) -> Next:
    """Fold the next of the matches that are over, unless it is on the screen."""
    if model.sitting:
        return model, []
    slots = sorted(
        (slot for slot in model.kept.slots() if is_to_fold(slot) and slot.id > deed.after), key=lambda slot: slot.id
    )
    if slots:
        return model, [FoldMatch(slots[0], FoldMatches(slots[0].id))]
    return model, [Draw()] if deed.after else []


# --- emptying


def empty_book(model: Model, deed: EmptyBook) -> Next:
    """Empty the book, of one game or of all; it can be brought back until it is emptied again."""
    games = [deed.game] if deed.game in SHELF else list(SHELF)
    starts = tuple(f"{HISTORY}{game}:" for game in games)
    over = {MATCH + slot.id for slot in model.kept.slots() if is_to_fold(slot) and slot.game in games}
    things = {key: text for key, text in model.kept.things().items() if key.startswith(starts) or key in over}
    tallies = [TALLY + game for game in games if model.kept.thing(TALLY + game) is not None]
    return model._replace(emptied=things), [DropThings((*things, *tallies)), Draw(), Focus(("bring-back-history",))]


def bring_back_history(model: Model, _: BringBackHistory) -> Next:
    """Bring back what was emptied last."""
    return model, [BringBackThings(model.emptied, HistoryBroughtBack())] if model.emptied else []


def history_brought_back(model: Model, _: HistoryBroughtBack) -> Next:
    """It can be brought back no more: it is here."""
    return model._replace(emptied={}), [Draw(), Focus(("glance", "found"))]


# --- a corrected figure corrects the past


def count_anew(model: Model, _: CountAnew) -> Next:
    """Count some of the matches anew that older figures have counted, if there are any."""
    return model, [] if model.sitting else [CountMatchesAnew()]


def counted_anew(model: Model, _: CountedAnew) -> Next:
    """Show what has become of them, and go on."""
    return model, [Draw(), Send(CountAnew())]


DOES: Final[dict[type, Does]] = {
    FoldMatches: fold_matches,
    EmptyBook: empty_book,
    BringBackHistory: bring_back_history,
    HistoryBroughtBack: history_brought_back,
    CountAnew: count_anew,
    CountedAnew: counted_anew,
}
