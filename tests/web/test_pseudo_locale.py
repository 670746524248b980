"""Nothing on the page is left untranslated: in a language of ⟦brackets⟧, all that is read or heard stands in brackets.

Every screen is drawn: the lobby, the set-up, the settings, and the table in every phase, mode and state.
What the screens ask of the translator must be among the sentences that the catalogues collect.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from itertools import chain, product
from random import Random
from typing import Final

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from finished import finished
from fivestars.games import SHELF
from fivestars.table.achievements import achievements_of
from fivestars.table.game import Move, Objection, Refusal, fields, kind
from fivestars.table.lesson import dealt as lesson_match
from fivestars.table.lesson import is_wanted
from fivestars.table.match import Match, Person
from fivestars.table.notation import Fault, Unreadable, to_json
from fivestars.table.words import N_
from fivestars.tools.catalogues import collected
from fivestars.tools.trouble import ROOT
from fivestars.web.book.filters import read_filter
from fivestars.web.book.page import Shown, book_html, matches_html
from fivestars.web.days import results as days
from fivestars.web.days.deal import dealt, slot_id
from fivestars.web.deeds import Advise, LookBack
from fivestars.web.draw import draw
from fivestars.web.links.arrival import SENTENCES, Arrival, Meeting
from fivestars.web.links.files import MANY, NOTHING, ONE
from fivestars.web.links.invitation import Wish
from fivestars.web.match.advice import HINTED
from fivestars.web.match.board import open_box
from fivestars.web.match.plan import usual_plan, with_seats
from fivestars.web.match.reading import Reading
from fivestars.web.match.sharing import offers, sharing_html
from fivestars.web.match.sitting import Sharing, Sitting
from fivestars.web.match.story import Telling, story_of
from fivestars.web.match.teaching import lesson_of
from fivestars.web.match.teaching import slot_id as lesson_slot
from fivestars.web.memory import NOWHERE
from fivestars.web.model import Model, Reader
from fivestars.web.offline import NEWS, News, Offline, Why
from fivestars.web.screens.challenge import challenge_page
from fivestars.web.screens.daily import day_page
from fivestars.web.screens.lobby import LOBBY, doors, lobby
from fivestars.web.screens.rules import guide_page
from fivestars.web.screens.settings import SETTINGS
from fivestars.web.screens.setup import setup_page
from fivestars.web.screens.table.drawn import day_line
from fivestars.web.store.saves import HISTORY, ILLS, Kept, Saves, Slot
from fivestars.web.store.saves import SETTINGS as SETTINGS_KEY
from fivestars.web.store.settings import Settings
from fivestars.web.store.settings import to_json as settings_to_json
from fivestars.web.words.dates import date_told
from fivestars.web.words.hosts import HOSTS
from fivestars.web.words.posters import POSTERS
from laws import Mode, modes, positions, trial
from oracle import Oracle, looked, review_of
from pseudo import pseudo, untranslated
from sittings import done, html_of, log_lines, model_at, sitting_of

PEOPLE: Final = ("Ännä", "Ïvö")
PICKED: Final = 8  # matches in which positions with other kinds of moves are looked for
MODES: Final = [mode for game in SHELF.values() for mode in modes(game)]
# What there is to pick is told alike however many sit at the table: each mode once, and the last with most seats.
TOLD: Final = [mode for mode in MODES if mode.seats == mode.game.seats[0] or mode == modes(mode.game)[-1]]
ENDS: Final = [mode for game in SHELF.values() for mode in (modes(game)[0], modes(game)[-1])]  # few seats, and many
DAY: Final = date(2026, 11, 18)
CODE: Final = re.compile(r"[A-Z]\d(/[A-Z]\d)?|\d+/\d+")  # a place, or a price card
COPIED: Final = "The link is copied."

WORDS, ASKED = pseudo()

games = pytest.mark.parametrize("name", SHELF)


@pytest.fixture(autouse=True)
def _a_page_of_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivestars.web.model.tongue", lambda _: WORDS)


def check(html: str) -> None:
    assert untranslated(html, PEOPLE) == []
    unknown = [text for text in ASKED - known() if not CODE.fullmatch(text)]
    ASKED.clear()
    assert not unknown, f"given to the translator, and not among what is collected: {unknown}"


@cache
def known() -> set[str]:
    """Return every sentence that translators are given."""
    return {message.id[0] if isinstance(message.id, tuple) else str(message.id) for message in collected()}


def test_the_brackets_bite() -> None:
    assert untranslated('<p>⟦Hello <b>Ännä</b>⟧ B3 · 7 <i title="⟦So⟧">★ Five Stars</i></p>', PEOPLE) == []
    assert untranslated("<p>⟦Hello⟧ you</p>") == ["you"]
    assert untranslated('<p aria-label="You">⟦You⟧</p>') == ["You"]
    assert untranslated("<p>Ännä</p>") == ["Ännä"]


# --- before and beside a match


def slots() -> list[Slot]:
    match = Match(SHELF["samoa"], MODES[0].table(1).setup(1), [Person()] * MODES[0].seats)
    whole = Slot("a", "", 1_000_000_000_000, "tab", to_json(match), "samoa", 3, 2, False)
    return [
        whole,
        whole._replace(id="b", name=PEOPLE[0]),
        whole._replace(id="c", over=True, seats=1),
        whole._replace(id="d", game="", text="damaged"),
        whole._replace(id="e", game="chess"),
        whole._replace(id="f", game="samoa"),
    ]


def notices() -> list[str]:
    fates = [WORDS(text, name=PEOPLE[0], number=7) for text in (*ONE.values(), *MANY.values(), NOTHING)]
    facts = {"name": 1, "theirs": 1, "ours": 2, "number": 7}
    return [
        *fates,
        *map(WORDS, (*ILLS.values(), days.NOT_KEPT)),
        *(WORDS.fault(Unreadable(fault, **facts)) for fault in Fault),
    ]


@pytest.mark.parametrize("kept", [slots(), slots()[:1], slots()[3:4], []])
def test_the_lobby(kept: list[Slot]) -> None:
    saves = Saves(None, "tab")
    for dropped in (None, *slots()):
        check(lobby(WORDS, kept, notices(), dropped, doors(WORDS, saves, DAY)))


@cache
def _a_browser_of_people() -> Saves:
    """Return a browser with a history of two people, some of it damaged, and with matches under way."""
    browser = Saves(None, "tab")
    people = ((PEOPLE[0], 0), (PEOPLE[1], 0), ("", 3), ("", 5))
    for game in SHELF:
        row = []
        for number in range(1, 9):
            one = finished(game, number)
            there = people if number % 2 else (("", 0), *people[2:], people[2])
            earned = tuple(each.id for each in achievements_of(SHELF[game])[:7]) * (number < 3)
            seats = tuple(
                seat._replace(name=name, level=level, earned=() if level else earned)
                for (name, level), seat in zip(there, one.seats, strict=False)
            )
            row.append(
                one._replace(seats=seats, at=1_795_000_000_000 - number * 86_400_000, name=PEOPLE[0] * (number > 6))
            )
        browser.add_finished(game, row)
        browser.keep_thing(days.DAYS + game, '[["2026-11-18",7,2,1],["2026-10-17",7,-1,0]]')
        browser.keep_thing(f"{HISTORY}{game}:0009", "torn")
    for slot in slots():
        browser.put_back(slot)
    return browser


ASKED_OF_THE_BOOK: Final = (
    *("", "who=~", f"who={PEOPLE[0]}", "month=2026-10"),
    *(f"game={game}" for game in SHELF),
    *(f"game={game}&who={PEOPLE[0]}" for game in SHELF),
    *(
        "game=austria&rival=2&seats=2&level=3&people=1&mode=draft&earned=points&since=1&until=1795000000000",
        "sort=lead",
    ),
    *(f"who={PEOPLE[0]}&against=~1&ended=won", "ended=open", "ended=lost&game=maui&mode=crabs&more=3"),
)


@pytest.mark.parametrize("address", ASKED_OF_THE_BOOK)
def test_the_book_and_the_lists_of_matches(address: str) -> None:
    browser, what = _a_browser_of_people(), read_filter(address)
    for emptied, dropped in (("", ""), (WORDS(N_("The book is emptied.")), PEOPLE[0])):
        shown = Shown(notices(), emptied, dropped, DAY, 60)
        check(book_html(WORDS, browser, what, shown))
        check(matches_html(WORDS, browser, what, shown))
        check(book_html(WORDS, Saves(None, "tab"), what, shown))


def test_the_matches_in_the_lobby() -> None:
    model = Model(Reader(("en",), "#", ""), NOWHERE, Kept(_a_browser_of_people().things()))
    check(LOBBY.html(model))


@games
@pytest.mark.parametrize("rows", ["", "damaged", '[["2026-11-18",7,2,1],["2026-11-17",7,0,0],["2026-11-16",7,-1,0]]'])
def test_the_deal_of_the_day(name: str, rows: str) -> None:
    saves, game = Saves(None, "tab"), SHELF[name]
    saves.keep_thing(days.DAYS + name, rows)
    for begun in (False, True):
        if begun:
            saves.keep(Slot(slot_id(name, DAY), "", 0, "tab", ""), dealt(game, DAY), 1)
        shown = {"notices": notices(), "note": WORDS("The line is copied.")}
        check(day_page(WORDS, saves, game, open_box(game).words, DAY, shown))
        check(lobby(WORDS, (), (), None, doors(WORDS, saves, DAY)))


def test_every_date() -> None:
    for month in range(1, 13):
        check(date_told(WORDS, date(2026, month, 1)))


@games
def test_the_set_up(name: str) -> None:
    game = SHELF[name]
    plans = [with_seats(usual_plan(game), seats) for seats in game.seats]
    for plan in plans:
        named = plan._replace(people=(Person(PEOPLE[0]), *plan.people[1:]), seed="42")
        all_people = plan._replace(people=tuple(person._replace(level=0) for person in plan.people))
        for shown in (plan, named, all_people):
            check(setup_page(WORDS, game, open_box(game).words, shown))


@pytest.mark.parametrize("settings", [Settings(), Settings("uk", "dark", True, "none", "strong")])
def test_the_settings(settings: Settings) -> None:
    kept = Kept({SETTINGS_KEY: settings_to_json(settings)})
    model = Model(Reader((), "#", "⟦0a1b⟧"), NOWHERE, kept, notices=tuple(notices()))
    assert model.settings == settings
    for offline in (Offline(since=1_000_000_000_000), Offline(), *(Offline(why=why) for why in Why)):
        check(SETTINGS.html(model._replace(offline=offline)))


@pytest.mark.parametrize("news", News)
def test_what_is_said_of_a_newer_edition(news: News) -> None:
    for wished in (True, False):
        check(draw("renewal", WORDS, {"told": WORDS(NEWS[news]), "wished": wished}))


@games
def test_the_frame_of_the_guide(name: str) -> None:
    html = guide_page(WORDS, name, Reading(query="nothing says this"))
    head, article = html.split("<article")
    check(head + "<article>" + article[article.index("</article>") :])


def test_the_page_before_python_has_arrived() -> None:
    drawing = Environment(loader=FileSystemLoader(ROOT), autoescape=True, undefined=StrictUndefined)
    html = drawing.get_template("index.html").render(
        files=defaultdict(str),
        stamp="",
        boot="",
        boot_script="",
        boot_sum="",
        whole=defaultdict(str),
        config="",
        config_unused="",
        languages=["en"],
        posters=POSTERS.values(),
        hosts=[host.name for host in HOSTS.values()],
        tongues={"en": WORDS},
        lobbies={"en": Markup(lobby(WORDS, (), ()))},
    )
    body = re.sub(
        r"<(script|mpy-config|py-config).*?</\1>", "", html[html.index("<body>") : html.index("</html>")], flags=re.S
    )
    check(body)


# --- the table


def table_of(mode: Mode, seed: int, moves: int, people: list[Person]) -> Sitting:
    table = mode.table(seed)
    match = Match(mode.game, table.setup(seed), people, trial(table, seed).moves[:moves])
    return sitting_of(match)


def seated(mode: Mode) -> list[Person]:
    """Return two named persons, then bots where the number of seats is odd, else persons without a name."""
    bots = mode.seats % 2
    return [
        Person(PEOPLE[0]),
        Person(PEOPLE[1], 1),
        *(Person(colour=n, level=bots * (1 + n % 5)) for n in range(2, mode.seats)),
    ]


def drawings(there: Sitting) -> Iterator[str]:
    """Give the table in each of the states in which this position can be shown."""
    yield html_of(there)
    there = there._replace(covered=False)
    yield html_of(there)
    yield "".join(log_lines(there))
    yield html_of(there._replace(read_only=True))
    last = len(there.match.steps)
    for count in {0, last // 2, last - 1} - {-1}:
        yield html_of(there.look_at(count)._replace(running=count == 0))
    by_seat = there.look_with("1")
    yield html_of(by_seat)
    yield "".join(log_lines(by_seat))
    yield html_of(by_seat.look_with("open"))
    yield from told(there)
    if there.match.over:
        yield from looks_back(there)


def told(there: Sitting) -> Iterator[str]:
    """Give each scene of the last story, if there is one."""
    for after in range(len(there.match.steps), 0, -1):
        if story := story_of(there.match, after, there.reader, WORDS):
            for at in range(len(story.scenes)):
                yield html_of(there._replace(story=Telling(after, at)))
            return


def surroundings(there: Sitting) -> Iterator[str]:
    """Give the table with each of the panels that stand about any board."""
    there = there._replace(covered=False)
    for meeting, wish in product(Meeting, Wish):
        slot = None if meeting is Meeting.NEW else slots()[0]
        yield html_of(there._replace(arrival=Arrival(meeting, slot, 3, wish)))
    for seat in there.persons:
        yield html_of(there.sit_down((seat,)))
    for count in (0, len(there.match.steps)):
        then = there.look_at(count)
        for offer in offers(then, WORDS):
            html = sharing_html(then, Sharing(offer.wish, WORDS(COPIED)), WORDS, "#", has_sheet=True)
            yield re.sub('(?<= value=)"[^"]*"', '""', html)


def looks_back(there: Sitting) -> Iterator[str]:
    """Give the end of a match while and after somebody looks back at it: of one well played, and of one not."""
    yield html_of(done(there, LookBack()))
    costly = Oracle(lambda count: 7.0 if count < 9 else 0.0, won=0.3, stopped_at=1)
    for oracle in (Oracle(lambda _: 0.0, stopped_at=1), costly):
        stopped, _ = looked(there, oracle)
        yield html_of(stopped)
        going_on = done(stopped, LookBack())
        yield html_of(going_on)
        whole, _ = looked(stopped, oracle)
        yield html_of(whole)
        for moment in review_of(whole).moments[:1]:
            yield html_of(done(whole, Advise(moment.after)))


def picked(there: Sitting, moves: Iterable[Move]) -> Iterator[str]:
    """Give the table after each part of these moves was picked, and with a hint."""
    for move in moves:
        one, _ = there.pick({"do": kind(move)})
        yield html_of(one)
        for field, value in zip(fields(move), move, strict=True):
            one, _ = one.pick({field: value})
            yield html_of(one)
        yield html_of(one.show_hint(move, WORDS(HINTED)))


@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_the_table_in_every_state(mode: Mode) -> None:
    for moves in (0, 9, 10_000):
        for html in drawings(table_of(mode, moves % 7, moves, seated(mode))):
            check(html)


@games
def test_what_surrounds_a_table(name: str) -> None:
    mode = modes(SHELF[name])[-1]
    for moves in (0, 9, 10_000):
        for html in surroundings(table_of(mode, 1, moves, seated(mode))):
            check(html)


@games
def test_each_step_of_a_lesson(name: str) -> None:
    game = SHELF[name]
    there = Sitting.at(slots()[0]._replace(id=lesson_slot(name)), lesson_match(game, lesson_of(game)))
    while (lesson := there.teaching) and not lesson.is_last:
        check(html_of(there._replace(note=WORDS(lesson.step.instead) if lesson.step.instead else "")))
        if lesson.is_read:
            there = there._replace(read=there.read + 1)
        else:
            legal, wish, answer = there.match.state.legal(), lesson.wish, lesson.answer
            there = there.play(next(move for move in legal if move == answer or (wish and is_wanted(move, wish))))
    assert lesson, "the lesson has gone astray"
    check(html_of(there))


@games
def test_the_end_of_a_deal_of_the_day(name: str) -> None:
    match, chance = dealt(SHELF[name], DAY), Random(1)
    while not match.over:
        match.play(chance.choice(match.state.legal()))
    there = sitting_of(match)
    assert day_line(model_at(there), there)
    check(html_of(there))


@pytest.mark.one_in(6)
@pytest.mark.parametrize("mode", TOLD, ids=str)
def test_the_table_in_every_phase_with_every_kind_of_pick(mode: Mode) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(PICKED):
        for count, (state, _) in enumerate(positions(mode.table(seed), seed)):
            moves = {(state.prompt, kind(move)): move for move in state.legal()}
            if new := moves.keys() - met:
                met |= new
                there = table_of(mode, seed, count, seated(mode))._replace(covered=False)
                for html in picked(there, [moves[key] for key in sorted(new)]):
                    check(html)


@games
def test_a_score_to_beat(name: str) -> None:
    mode = modes(SHELF[name])[0]
    whole = table_of(mode, 1, 10_000, seated(mode))
    for rival in (whole.match, table_of(mode, 1, 10_000, [Person()] * mode.seats).match):
        for meeting in Meeting:
            check(challenge_page(whole.speech(WORDS), rival, Arrival(meeting, slots()[0], 3)))
        for there in (table_of(mode, 1, 3, seated(mode)), whole):
            there.match.rival = rival
            check(html_of(there._replace(covered=False)))


@games
def test_every_objection_and_end(name: str) -> None:
    for mode in modes(SHELF[name]):
        there = table_of(mode, 1, 9, seated(mode))
        words, speech = there.box.words, there.speech(WORDS)
        for key in words.decided:
            check(speech.decided(key, (0, 1)))
        for refusal in Refusal:
            check(speech.objection(Objection(refusal)))
        for state, _ in trial(mode.table(1), 1).sample:
            for other, _ in trial(mode.table(1), 1).sample:
                for move in state.legal():
                    objection = other.objection(move)
                    if objection is not None:
                        check(speech.objection(objection))


@games
def test_every_word_of_a_game_is_collected(name: str) -> None:
    words = open_box(SHELF[name]).words
    for sentence in (*words.events.values(), *chain(*words.prompts.values()), *words.objections.values()):
        if isinstance(sentence, str):
            WORDS(sentence)
        else:
            WORDS.translations.ngettext(sentence.one, sentence.many, 1)
    for text in (*words.parts.values(), *words.decided.values(), *words.explains.values(), *SENTENCES.values()):
        WORDS(text)
    for label, sentence in words.options.values():
        check(WORDS(label) + WORDS(sentence))
    for names in words.names.values():
        for text in names.values():
            WORDS(text)
    check("")
