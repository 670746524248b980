"""Lists of matches: each with its result, who played, its date and its round."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from fivestars.games import SHELF
from fivestars.table.dice import SEEDS
from fivestars.table.match import Person
from fivestars.table.sheets import decoded, parsed
from fivestars.table.words import N_
from fivestars.web.book.filters import Filter, Played, played
from fivestars.web.book.names import day_told, names_at, result_told, title_of
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import Slot, Things, title
from fivestars.web.words.people import names_of
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

Row: TypeAlias = Played | Slot  # a finished match, or one that is not folded into the history


class Entry(NamedTuple):
    """A match in a list."""

    id: str
    title: str
    detail: str
    ended: str  # won, lost, open, damaged


def finished(kept: Things, game: str) -> list[Finished]:
    """Return the finished matches of a game, or of all, the latest first."""
    games = [game] if game else list(SHELF)
    matches = [one for name in games for one in kept.finished(name)]
    return matches if game else sorted(matches, key=lambda one: (-one.at, one.id))


def listed(kept: Things, what: Filter) -> list[Row]:
    """Return all matches that a filter means, in the order that it asks for."""
    slots = [slot for slot in kept.slots() if _is_meant(slot, what)]
    open_ones = {slot.id for slot in slots}
    done = [] if what.ended == "open" else played(finished(kept, what.game), what)
    rows: list[Row] = [*slots, *(one for one in done if one.match.id not in open_ones)]
    return sorted(rows, key=_ORDERS[what.sort or "new"])


def _is_meant(slot: Slot, what: Filter) -> bool:
    """Tell whether a filter means a match of which only the game, the date and the round are known."""
    within = (not what.since or slot.at >= what.since) and (not what.until or slot.at <= what.until)
    rest = what._replace(game="", ended="", sort="", more=0, since=0, until=0)
    return within and rest == Filter() and what.ended in ("", "open") and what.game in ("", slot.game)


def _at(row: Row) -> int:
    return row.at if isinstance(row, Slot) else row.match.at


def _measures(row: Row) -> tuple[int, int, int]:
    """Return the score, the lead and the moves; less than any for a match that is not over."""
    return (-SEEDS, -SEEDS, 0) if isinstance(row, Slot) else (row.total, row.lead, row.match.moves)


_ORDERS: Final[Mapping[str, Callable[[Row], tuple[int, int]]]] = {
    "new": lambda row: (-_at(row), 0),
    "old": lambda row: (_at(row), 0),
    "score": lambda row: (-_measures(row)[0], -_at(row)),
    "lead": lambda row: (-_measures(row)[1], -_at(row)),
    "long": lambda row: (-_measures(row)[2], -_at(row)),
}


# --- words


def entry(words: Tongue, row: Row, ahead: int) -> Entry:
    """Return a match as a list tells it."""
    return _open(words, row, ahead) if isinstance(row, Slot) else _done(words, row, ahead)


def _done(words: Tongue, row: Played, ahead: int) -> Entry:
    one = row.match
    others = [name for seat, name in enumerate(names_at(words, one)) if seat != row.seat]
    told = [result_told(words, row), *_told(words, others, one.rounds, one.at, ahead)]
    return Entry(
        one.id, title_of(words, one), " · ".join(_named(words, one.game, one.name, told)), "won" if row.won else "lost"
    )


def _open(words: Tongue, slot: Slot, ahead: int) -> Entry:
    if slot.game not in POSTERS:
        told = words(N_("It cannot be opened, but it can be saved as a file."))
        return Entry(slot.id, title(words, slot), told, "damaged")
    people = people_of(slot.text)
    mine = next((seat for seat, person in enumerate(people) if not person.level), None)
    others = [name for seat, name in enumerate(names_of(words, people)) if seat != mine]
    stage = [words(N_("finished"))] if slot.over else []
    told_of = _named(words, slot.game, slot.name, [*stage, *_told(words, others, slot.round, slot.at, ahead)])
    return Entry(slot.id, title(words, slot), " · ".join(told_of), "open")


def _named(words: Tongue, game: str, name: str, told: Sequence[str]) -> list[str]:
    return [words(POSTERS[game].title), *told] if name else [*told]  # else the game is the title


def _told(words: Tongue, others: Sequence[str], rounds: int, at: int, ahead: int) -> list[str]:
    against = [words(N_("against {names}"), names=", ".join(others))] if others else []
    return [*against, words(N_("round {round}"), round=rounds), day_told(words, at, ahead)]


@lru_cache(maxsize=1024)
def people_of(text: str) -> tuple[Person, ...]:
    """Return who sits at a kept match, without playing it; nobody, where that cannot be read."""
    try:
        sheet = parsed(text)
        return tuple(decoded(list[Person], sheet["people"])) if isinstance(sheet, dict) else ()
    except (ValueError, KeyError):
        return ()
