"""Damaged links, files, backups and records: each ends in a sentence, none in an exception, and what is kept stays."""

import json
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache
from random import Random
from time import process_time
from typing import Final

import pytest

from damage import ALPHABET, damaged
from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import (
    Fault,
    Unreadable,
    _check_of,
    _dumped,
    _text,
    from_json,
    from_link,
    to_json,
    to_link,
)
from fivestars.tools.refusals import LARGE, SOON
from fivestars.web.days import results as days
from fivestars.web.days.deal import dealt
from fivestars.web.links import files as backup
from fivestars.web.links.invitation import invitation_at
from fivestars.web.screens.lobby import doors, lobby
from fivestars.web.store.saves import MATCH, MOST_BYTES, Saves, Slot, opened, read_slot, slot_of
from fivestars.web.store.settings import Settings
from fivestars.web.words.speech import FAULTS
from outcomes import GAMES, rows
from stores import Browser
from tongues import spoken

DAY: Final = date(2026, 11, 18)
SHORT: Final = 10_000  # pieces of damage in all; a long run has LONG
LONG: Final = 1_000_000
WORST: Final = 2.0  # seconds of computing for one piece of damage
TONGUES: Final = [spoken(language) for language in LANGUAGES]
LETTERS: Final = ALPHABET + '{}[]":, \\\n\x00é€😀\ud800'
SENTENCES: Final = {words.language: {words(text).split("{")[0] for text in FAULTS.values()} for words in TONGUES}
NONSENSE: Final[tuple[object, ...]] = (
    None, True, -1, 0, 7, 2**31, 2**64, 10**400, 0.5, 1e308, "", "x" * 5_000, "\ud800", "5", [], [[]], [0] * 9, {},
)  # fmt: skip


@cache
def matches() -> tuple[Match, ...]:
    """Return matches of every game: at the start, under way and over; one of them is a deal of the day."""
    made = list[Match]()
    for name in SHELF:
        box, chance = SHELF[name], Random(name)
        seats = box.seats[0]
        people = [Person("Їжак"), *(Person(colour=seat, level=3) for seat in range(1, seats))]
        whole = Match(box, Setup(name, box.edition, seats, box.usual(), 7, 0), people)
        while not whole.over:
            whole.play(chance.choice(whole.state.legal()))
        made += [whole, *(Match(box, whole.setup, people, whole.moves[:count]) for count in (0, 9))]
    return (*made, dealt(SHELF["maui"], DAY))


def told(unreadable: Unreadable) -> None:
    """Check that there is a sentence for it in each language."""
    for words in TONGUES:
        sentence = words.fault(unreadable)
        assert any(sentence.startswith(start) for start in SENTENCES[words.language])
        assert "{" not in sentence.replace(str(unreadable.facts.get("name", "")), "")


def twisted(thing: object, chance: Random) -> object:
    """Return a thing of JSON with one of its parts changed, dropped or doubled, however deep it lies."""
    if isinstance(thing, dict) and thing and chance.random() < 0.9:
        key = chance.choice(list(thing))
        rest = {name: part for name, part in thing.items() if name != key}
        return rest if chance.random() < 0.1 else {**rest, key: twisted(thing[key], chance)}
    if isinstance(thing, list) and thing and chance.random() < 0.9:
        place = chance.randrange(len(thing))
        ways = (thing[:place], thing[place:], [*thing, thing[place]], [*thing[:place], twisted(thing[place], chance)])
        return (
            [*thing[:place], twisted(thing[place], chance), *thing[place + 1 :]]
            if chance.random() < 0.8
            else chance.choice(ways)
        )
    if isinstance(thing, int) and chance.random() < 0.5:
        return thing + chance.choice((-1, 1, 2**16, -(2**32)))
    return chance.choice(NONSENSE)


def forged(text: str, chance: Random) -> str:
    """Return a match that somebody wrote by hand: changed, and with the check that belongs to it."""
    sheet = twisted(json.loads(text), chance)
    if not isinstance(sheet, dict):
        return json.dumps(sheet)
    sheet.pop("check", None)
    return json.dumps({**sheet, "check": _check_of(_dumped(sheet))})


# --- what is damaged, and what it does


def link(chance: Random) -> None:
    """Open a damaged link, as every kind of invitation."""
    texts = _links()
    text = damaged(chance.choice(texts), chance.choice(texts), ALPHABET + "/#%=", chance)
    if text in texts:
        return
    with pytest.raises(Unreadable) as unreadable:
        invitation_at(chance.choice(("link/", "look/0/")) + text, SHELF)
    told(unreadable.value)


def forged_link(chance: Random) -> None:
    """Open a link that somebody wrote by hand: changed, and with the check that belongs to it."""
    body = bytearray(urlsafe_b64decode(chance.choice(_links()) + "===")[4:])
    for _ in range(chance.randint(1, 4)):
        body[chance.randrange(len(body))] = chance.randrange(256)
    if chance.random() < 0.3:
        body = body[: chance.randrange(len(body))] + chance.randbytes(chance.randrange(40))
    try:
        match = invitation_at(f"link/{_text(int.from_bytes(body, 'little'))}", SHELF).match
    except Unreadable as unreadable:
        told(unreadable)
    else:
        assert from_link(to_link(match, SHELF), SHELF).moves == match.moves


@cache
def _links() -> tuple[str, ...]:
    return (*(to_link(match, SHELF) for match in matches()), *(_kept(name)["link"] for name in GAMES))


def file(chance: Random) -> None:
    """Open a damaged file of a match."""
    one, other = chance.choice(_files()), chance.choice(_files())
    _open(damaged(one, other, LETTERS, chance), chance)


def forgery(chance: Random) -> None:
    """Open a file of a match that was written by hand."""
    _open(forged(chance.choice(_files()), chance), chance)


def archive(chance: Random) -> None:
    """Open a damaged backup."""
    one, other = _archives()
    if chance.random() < 0.5:
        _open(damaged(one, other, LETTERS, chance), chance)
    else:
        _open(json.dumps(twisted(json.loads(one), chance)), chance)


@cache
def _files() -> tuple[str, ...]:
    return (*(to_json(match) for match in matches()), *(_kept(name)["save"] for name in GAMES))


def _kept(name: str) -> dict[str, str]:
    """Return a match of a game as the first builds wrote it: no mark checks how it goes."""
    return next(row for row in rows(name) if "save" in row)


def _open(text: str, chance: Random) -> None:
    """Open a text as a file: what was here stays as it was, and a match that is added can be played."""
    saves = _small()
    before = saves.things()
    (sentence,) = backup.take_in(saves, [("file.json", text)], chance.choice(TONGUES), 5)
    assert sentence
    after = saves.things()
    assert {key: after.get(key) for key in before} == before
    for key in after.keys() - before.keys():
        if key.startswith(MATCH):
            assert isinstance(opened(read_slot(key.removeprefix(MATCH), after[key]), SHELF), Match)
    if after != before:
        _small.cache_clear()


@cache
def _small() -> Saves:
    """Return a browser that keeps a match of each game, and a record that was damaged long ago."""
    saves = Saves(Browser(), "tab")
    for match in matches()[2::3]:  # of other seeds: none of these can be the beginning of what is opened
        mine = Match(match.game, match.setup._replace(seed=123_456_789), match.people)
        saves.keep(Slot(f"{match.game.id}-mine", "Mine", 0, "tab", ""), mine, 1_000)
    saves.keep_thing(MATCH + "old", "damaged")
    return saves


@cache
def _archives() -> tuple[str, str]:
    """Return two backups of few matches: most of the damage hits what is small in them, too."""
    one, other = Saves(Browser(), "tab"), Saves(Browser(), "tab")
    for saves, match in ((one, matches()[1]), (one, matches()[5]), (other, matches()[2])):
        saves.keep(Slot(f"{match.game.id}-x", "", 0, "tab", ""), match, 9)
    one.keep_settings(Settings(theme="dark"))
    one.keep_usual("maui", "[]")
    one.keep_thing(days.DAYS + "maui", '[["2026-11-17",50,1,1]]')
    return backup.to_json(one), backup.to_json(other)


def record(chance: Random) -> None:
    """Find a damaged record in the storage: it is listed, told, and left as it is."""
    texts = _records()
    key = chance.choice(list(texts))
    text, other = texts[key], chance.choice(list(texts.values()))
    try:
        text = (
            damaged(text, other, LETTERS, chance)
            if chance.random() < 0.5
            else json.dumps(twisted(json.loads(text), chance))
        )
    except ValueError:
        return
    store = Browser()
    store.setItem(key, text)
    saves, words = Saves(store, "another tab"), chance.choice(TONGUES)
    html = lobby(words, saves.slots(), (), None, doors(words, saves, DAY))
    assert "posters" in html
    assert saves.settings()
    for slot in saves.slots():
        match = opened(slot, SHELF)
        if isinstance(match, Unreadable):
            told(match)
        saves.keep(Slot(slot.id, "", 0, saves.tab, ""), matches()[0], 1)
    assert store.getItem(key) == text


@cache
def _records() -> Mapping[str, str]:
    saves = Saves(Browser(), "tab")
    for number, match in enumerate(matches()):
        saves.keep(Slot(f"{match.game.id}-{number}", "Sunday", 0, "tab", ""), match, 1_000 + number)
    saves.keep_settings(Settings(theme="dark"))
    saves.keep_usual("maui", "[]")
    saves.keep_thing(days.DAYS + "maui", '[["2026-11-18",74,9,1],["2026-11-17",50,1,1]]')
    return saves.things()


@pytest.mark.parametrize(
    ("damage", "share"),
    [(link, 0.3), (forged_link, 0.2), (file, 0.15), (forgery, 0.1), (archive, 0.1), (record, 0.15)],
)
def test_whatever_is_damaged_ends_in_a_sentence_and_changes_nothing(
    damage: Callable[[Random], None], share: float, long: bool
) -> None:
    worst = 0.0
    for seed in range(int((LONG if long else SHORT) * share)):
        begun = process_time()
        try:
            damage(Random(f"{damage.__name__} {seed}"))
        except Exception as failure:
            raise AssertionError(f"{damage.__name__}(Random('{damage.__name__} {seed}')) went wrong") from failure
        worst = max(worst, process_time() - begun)
    print(f"{damage.__name__}: {worst:.3f} s for the worst")
    assert worst <= WORST


def test_every_kind_of_fault_is_met() -> None:
    """A damage that always ended the same way would prove little."""
    met = set[Fault]()
    for seed in range(1_500):
        chance = Random(seed)
        try:
            from_json(forged(chance.choice(_files()), chance), SHELF)
        except Unreadable as unreadable:
            met.add(unreadable.fault)
    assert met >= {
        Fault.NEWER_FORMAT,
        Fault.UNKNOWN_GAME,
        Fault.OTHER_EDITION,
        Fault.BAD_SETUP,
        Fault.BAD_MOVE,
        Fault.OTHER_OUTCOME,
        Fault.NOT_A_MATCH,
    }


# --- what is too large


@pytest.mark.parametrize("kind", LARGE)
def test_what_is_too_large_is_refused_at_once(kind: str) -> None:
    saves, text = Saves(Browser(), "tab"), LARGE[kind](MOST_BYTES)
    begun = process_time()
    (sentence,) = backup.take_in(saves, [("a.json", text)], TONGUES[0], 0)
    took = process_time() - begun
    assert sentence.endswith(".")
    assert saves.slots() == []
    assert took <= SOON, f"{took:.2f} s"


def test_a_backup_of_a_full_storage_is_not_too_large() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    match = matches()[0]
    names = [person._replace(name="Ї" * 32) for person in match.people]
    slot = slot_of(Match(match.game, match.setup, names, match.moves), Slot("", "Ї" * 80, 0, "tab", ""))
    number = 0
    while saves.put_back(slot._replace(id=f"maui-{number:08x}")):
        number += 1
    text = backup.to_json(saves)
    assert number > 100
    assert len(text.encode()) <= MOST_BYTES
    things = backup.things_in(text)
    assert things is not None
    assert len(things) == number
