"""The book as HTML: figures of all games or of one, each of which leads to its matches; and the lists of those."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple, TypeVar

from fivestars.games import SHELF
from fivestars.table.achievements import COUNT, achievements_of
from fivestars.table.words import N_
from fivestars.web.book import calendar, figures
from fivestars.web.book.ahead import ahead_of
from fivestars.web.book.curve import curve_html
from fivestars.web.book.emptying import goes_told
from fivestars.web.book.figures import Sum
from fivestars.web.book.filters import PAGE, SORTS, Filter, Played, people_in, played
from fivestars.web.book.listing import entry, finished, listed
from fivestars.web.book.names import WEEKDAYS, day_told, mode_told, opponent_told, part_told, said_in, who_told
from fivestars.web.days.results import results
from fivestars.web.draw import draw
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import Things
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

K = TypeVar("K", bound=Hashable)

DAY: Final = 86_400_000  # milliseconds
SORT_NAMES: Final = {
    "new": N_("the latest first"),
    "old": N_("the oldest first"),
    "score": N_("the best score first"),
    "lead": N_("the clearest win first"),
    "long": N_("the longest first"),
}
ENDS: Final = {"won": N_("won"), "lost": N_("not won"), "open": N_("not over yet")}


class Shown(NamedTuple):
    """What is shown of the page beside the book itself."""

    notices: Sequence[str]
    emptied: str  # what was emptied last and can be brought back, in words; empty: nothing
    dropped: str  # the match deleted last; empty: none can be brought back
    today: date
    ahead: int  # minutes that clocks are ahead of Greenwich


class Way(NamedTuple):
    """A way to another part of the book."""

    label: str
    address: str
    is_here: bool
    game: str = ""


class Line(NamedTuple):
    """Some of the matches, told apart from the others, and what they come to."""

    label: str
    address: str
    sum: Sum


class Cover(NamedTuple):
    """A game on the first page of the book."""

    game: str
    label: str
    address: str
    sum: Sum | None
    earned: int  # of its achievements
    medals: int


class Table(NamedTuple):
    """Matches told apart by one thing."""

    title: str
    lines: Sequence[Line]


class Figure(NamedTuple):
    """A figure that leads to its matches."""

    label: str
    value: str
    more: str
    address: str


class Medal(NamedTuple):
    """An achievement as the book shows it."""

    title: str
    told: str
    times: int
    often: str  # the same in words
    address: str


def book_html(words: Tongue, kept: Things, what: Filter, shown: Shown) -> str:
    """Return the HTML of the book, or of its pages about one game or one of the people."""
    matches = finished(kept, what.game)
    people = people_in(matches)
    row = played(matches, what)
    counted = words.count("{number} match", "{number} matches", len(row))
    return draw(
        "book",
        words,
        {
            **_shown(words, kept, shown),
            "game": what.game,
            "games": _games(words, what),
            "people": _people(words, people, what),
            "several": len(people) > 1,
            "sum": figures.summed(row),
            "ahead": None if row else ahead_of(words, kept, what.game),
            "matches": counted.replace(str(len(row)), "", 1).strip(),  # the number stands before it, and is larger
            "all": f"matches/{what.address}",
            "figures": _figures(words, row, what, shown.ahead),
            "shelf": _shelf(words, row, what),
            "tables": _tables(words, row, what) if what.game else [],
            "parts": _parts(row, what.game) if what.game else [],
            "part": lambda part: part_told(words, what.game, part),
            "number": lambda number: str(number).replace("-", "−"),
            "curve": curve_html(words, figures.stops(row) if what.game else [], what, shown.ahead),
            "medals": _medals(words, row, what),
            "meetings": _meetings(words, matches, what),
            "goes": goes_told(words, kept, what.game, len(matches)) if matches else "",
            **_calendar(words, kept, what, shown),
        },
    )


def _shown(words: Tongue, kept: Things, shown: Shown) -> Mapping[str, object]:
    damaged = sum(kept.damaged_lines(game) for game in SHELF)
    torn = words.count(
        "{number} match of the book is damaged and cannot be read. All others are here.",
        "{number} matches of the book are damaged and cannot be read. All others are here.",
        damaged,
    )
    return {
        "notices": [*shown.notices, *([torn] if damaged else [])],
        "emptied": shown.emptied,
        "dropped": shown.dropped,
    }


def _games(words: Tongue, what: Filter) -> list[Way]:
    every = Way(words(N_("All games")), Filter(who=what.who).address, not what.game)
    games = [
        Way(words(POSTERS[game].title), Filter(game=game, who=what.who).address, what.game == game, game)
        for game in SHELF
    ]
    return [every, *games]


def _people(words: Tongue, people: Sequence[str], what: Filter) -> list[Way]:
    """Return whose book it may be, where several people play at this device."""
    if len(people) < 2 and not what.who:
        return []
    every = Way(words(N_("Everybody here")), what.but(who="").address, not what.who)
    return [every, *(Way(who_told(words, who), what.but(who=who).address, what.who == who) for who in people[:12])]


def _figures(words: Tongue, row: Sequence[Played], what: Filter, ahead: int) -> list[Figure]:
    told = figures.summed(row)
    if told is None:
        return []
    longest, current = figures.streaks(row)
    close, long = figures.closest(row), figures.longest(row)
    found = []
    if what.game:
        day = day_told(words, told.best.match.at, ahead)
        found.append(Figure(words(N_("Best score")), str(told.best.total), day, f"match/{told.best.match.id}"))
        mean = Figure(words(N_("On average")), str(told.mean), "", f"matches/{what.but(sort='score').address}")
        found.append(mean)
    for label, streak in ((N_("Most wins in a row"), longest), (N_("Wins in a row now"), current)):
        if streak and streak.wins > 1:
            span = what.but(since=streak.since, until=streak.until).address
            until = day_told(words, streak.until, ahead)
            found.append(Figure(words(label), str(streak.wins), words(N_("until {day}"), day=until), f"matches/{span}"))
    title = "" if what.game else words(POSTERS[close.match.game].title)
    by = words.count("{number} point", "{number} points", abs(close.lead))
    found.append(Figure(words(N_("Closest")), by, title, f"match/{close.match.id}"))
    title = "" if what.game else words(POSTERS[long.match.game].title)
    moves = words.count("{number} move", "{number} moves", long.match.moves)
    return [*found, Figure(words(N_("Longest")), moves, title, f"match/{long.match.id}")]


def _tables(words: Tongue, row: Sequence[Played], what: Filter) -> list[Table]:
    game = what.game
    modes = _lines(
        figures.by(row, figures.modes), lambda mode: mode_told(words, game, mode), lambda mode: {"mode": mode}, what
    )
    sizes = _lines(
        figures.by(row, lambda one: [len(one.seats)]),
        lambda seats: words.count("{number} seat", "{number} seats", seats),
        lambda seats: {"seats": seats},
        what,
    )
    against = _lines(
        figures.by(row, figures.opponents),
        lambda one: opponent_told(words, game, *one),
        lambda one: {one[0]: one[1]},
        what,
    )
    titles = (words(N_("By mode")), words(N_("By table size")), words(N_("By opponent")))
    return [Table(title, lines) for title, lines in zip(titles, (modes, sizes, against), strict=True) if lines]


def _lines(
    sums: Mapping[K, Sum], label: Callable[[K], str], asks: Callable[[K], Mapping[str, object]], what: Filter
) -> list[Line]:
    told = [Line(label(key), f"matches/{what.but(**asks(key)).address}", sums[key]) for key in sums]
    return sorted(told, key=lambda line: line.label)


def _parts(row: Sequence[Played], game: str) -> list[figures.Part]:
    """Return the parts of the scores, in the order in which the game tells them."""
    order = list(said_in(game).parts)
    return sorted(figures.parts(row), key=lambda part: order.index(part.name) if part.name in order else len(order))


def _medals(words: Tongue, row: Sequence[Played], what: Filter) -> list[Medal]:
    """Return the achievements of a game, those that are earned and those that are not yet."""
    if not what.game:
        return []
    times = figures.earned(row, alone=bool(what.who))
    return [
        Medal(
            words(one.title),
            words(one.told),
            times.get(one.id, 0),
            _often(words, times.get(one.id, 0)),
            what.but(earned=one.id).address,
        )
        for one in achievements_of(SHELF[what.game])
    ]


def _often(words: Tongue, times: int) -> str:
    if not times:
        return words(N_("not yet"))
    return words.count("earned {number} time", "earned {number} times", times) if times > 1 else words(N_("earned"))


def _shelf(words: Tongue, row: Sequence[Played], what: Filter) -> list[Cover]:
    """Return the games as the first page of the book shows them."""
    if what.game:
        return []
    sums = figures.by(row, lambda one: [one.game])
    return [
        Cover(
            game,
            words(POSTERS[game].title),
            what.but(game=game, month="").address,
            sums.get(game),
            len(figures.earned((one for one in row if one.match.game == game), alone=bool(what.who))),
            COUNT,
        )
        for game in SHELF
    ]


def _meetings(words: Tongue, matches: Sequence[Finished], what: Filter) -> list[tuple[str, str, str, figures.Meeting]]:
    """Return how the people at this device stand against one another."""
    return [
        (
            who_told(words, met.one),
            who_told(words, met.other),
            Filter(game=what.game, who=met.one, against=met.other).address,
            met,
        )
        for met in figures.meetings(matches)[:20]
        if what.who in ("", met.one, met.other)
    ]


def _calendar(words: Tongue, kept: Things, what: Filter, shown: Shown) -> Mapping[str, object]:
    first = calendar.month_read(what.month, shown.today)
    games = {game: results(kept, game) for game in ([what.game] if what.game else SHELF)}
    month = calendar.month_of(words, kept, games, first, shown.today)
    return {
        "month": month,
        "todays": calendar.todays(words, games, shown.today),
        "on": lambda number: f"matches/{_on(first, number, shown.ahead).address}",
        "before": f"book/{what.but(month=month.before).address}" if month.before else "",
        "after": f"book/{what.but(month=month.after).address}" if month.after else "",
        "weekdays": [(words(short), words(long)) for short, long in WEEKDAYS],
        "titles": {game: words(POSTERS[game].title) for game in SHELF},
    }


def _on(first: date, number: int, ahead: int) -> Filter:
    """Return the filter of the matches of a day of a month."""
    begins = datetime(first.year, first.month, number, tzinfo=UTC) - timedelta(minutes=ahead)
    since = int(begins.timestamp() * 1000)
    return Filter(since=since, until=since + DAY - 1)


# --- lists of matches


def matches_html(words: Tongue, kept: Things, what: Filter, shown: Shown) -> str:
    """Return the HTML of the list of the matches that a filter means."""
    rows = listed(kept, what)
    count = PAGE * (what.more + 1)
    return draw(
        "matches",
        words,
        {
            **_shown(words, kept, shown),
            "count": len(rows),
            "any": bool(rows or listed(kept, Filter())),
            "ahead": None if rows else ahead_of(words, kept, what.game),
            "entries": [entry(words, row, shown.ahead) for row in rows[:count]],
            "more": f"matches/{what._replace(more=what.more + 1).address}" if len(rows) > count else "",
            "further": what.more > 0,
            "asked": _asked(words, what, shown.ahead),
            "games": [Way(way.label, what.but(game=way.game).address, way.is_here) for way in _games(words, what)],
            "ends": [
                Way(words(N_("all of them")), what.but(ended="").address, not what.ended),
                *(Way(words(label), what.but(ended=end).address, what.ended == end) for end, label in ENDS.items()),
            ],
            "sorts": [
                Way(words(SORT_NAMES[sort]), what.but(sort=sort).address, (what.sort or "new") == sort)
                for sort in SORTS
            ],
            "book": f"book/{Filter(game=what.game, who=what.who).address}",
        },
    )


def _asked(words: Tongue, what: Filter, ahead: int) -> list[Way]:
    """Return what is asked of the matches beside their game and how they ended, each with the way to ask it no more."""
    game, told = what.game, list[tuple[str, dict[str, object]]]()
    if game and what.mode:
        told.append((mode_told(words, game, what.mode), {"mode": ""}))
    if what.seats:
        told.append((words.count("{number} seat", "{number} seats", what.seats), {"seats": 0}))
    if what.level:
        told.append((opponent_told(words, game, "level", what.level), {"level": 0}))
    if game and what.rival:
        told.append((opponent_told(words, game, "rival", what.rival), {"rival": 0}))
    if what.people:
        told.append((opponent_told(words, game, "people", 1), {"people": False}))
    if what.who:
        told.append((who_told(words, what.who), {"who": ""}))
    if what.against:
        told.append((words(N_("against {names}"), names=who_told(words, what.against)), {"against": ""}))
    if game and what.earned:
        told.append((_title_of(words, what), {"earned": ""}))
    if what.since or what.until:
        told.append((_span(words, what, ahead), {"since": 0, "until": 0}))
    return [Way(label, what.but(**without).address, True) for label, without in told]


def _title_of(words: Tongue, what: Filter) -> str:
    titles = {one.id: one.title for one in achievements_of(SHELF[what.game])}
    return words(titles.get(what.earned, what.earned))


def _span(words: Tongue, what: Filter, ahead: int) -> str:
    days = [day_told(words, at, ahead) for at in (what.since, what.until) if at]
    return days[0] if len(set(days)) == 1 else " – ".join(days)
