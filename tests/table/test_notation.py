"""Notation: a match comes back from JSON and from a link as it was, and nothing else comes back as a match."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damage import ALPHABET, damaged
from fivestars.games import SHELF
from fivestars.table import notation
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import FORMAT, Fault, Unreadable, from_json, from_link, to_json, to_link, trimmed_name
from laws import Table, modes, tables, trial
from sample import GAME as KEYS
from sample import Hang, Keys

LONGEST_LINK: Final = 300
GAMES: Final[Mapping[str, AnyGame]] = {"keys": KEYS, **SHELF}
TABLES: Final = [table for game in GAMES.values() for table in tables(game)]
NAMES: Final = ("Anna", "Їжак", "", "Олег", "Zoë", "")


def a_match(table: Table, seed: int, moves: int | None = None) -> Match:
    """Return a random match, or its first moves; people with and without names, and bots, sit at it."""
    people = [Person(NAMES[(seed + seat) % 6], seat, (seed + seat) % 6) for seat in range(table.seats)]
    return Match(table.game, table.setup(seed), people, trial(table, seed).moves[:moves])


def same(one: Match, other: Match) -> bool:
    """Tell whether two matches are one."""
    return (one.setup, one.people, to_json(one)) == (other.setup, other.people, to_json(other))


# --- both ways


@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, SEEDS - 1),
    part=st.integers(0, 120),
    names=st.lists(st.text(), min_size=8, max_size=8),
    colours=st.permutations(range(8)),
    level=st.integers(0, 5),
    free_undo=st.booleans(),
)
@settings(max_examples=150)
def test_a_match_comes_back_as_it_was(
    table: Table, seed: int, part: int, names: list[str], colours: Sequence[int], level: int, free_undo: bool
) -> None:
    setup = table.setup(seed)._replace(free_undo=free_undo)
    people = [Person(trimmed_name(names[seat]), colours[seat], level) for seat in range(table.seats)]
    match = Match(table.game, setup, people, trial(table, seed).moves[:part])
    for again in (from_json(to_json(match), GAMES), from_link(to_link(match, GAMES), GAMES)):
        assert same(again, match)
        assert again.state == match.state


@pytest.mark.parametrize("name", ["keys", *SHELF])
def test_what_is_to_be_beaten_comes_back_with_the_match(name: str) -> None:
    for seed, table in enumerate(tables(GAMES[name])[:4]):
        rival = a_match(table, seed)
        match = Match(table.game, rival.setup, [Person("Neu")] * table.seats, trial(table, seed).moves[:3])
        assert from_json(to_json(match), GAMES).rival is from_link(to_link(match, GAMES), GAMES).rival is None
        match.rival = rival
        for again in (from_json(to_json(match), GAMES), from_link(to_link(match, GAMES), GAMES)):
            assert same(again, match)
            assert again.rival is not None
            assert same(again.rival, rival)


@given(name=st.text() | st.text("a \u200b\u00a0Ї\ud800\n", max_size=50))
@settings(max_examples=300)
def test_every_name_that_a_person_types_can_be_kept(name: str) -> None:
    kept = trimmed_name(name)
    assert trimmed_name(kept) == kept
    match = Match(KEYS, tables(KEYS)[0].setup(1), [Person(kept), Person(kept)])
    assert from_json(to_json(match), GAMES).people == from_link(to_link(match, GAMES), GAMES).people == match.people


def test_a_name_keeps_what_can_be_seen() -> None:
    assert trimmed_name(" Anna\u00a0 Maria\n") == "Anna Maria"
    assert trimmed_name("\u200bIvo\ud800") == "Ivo"
    assert trimmed_name("Ї" * 40) == "Ї" * 32, "64 bytes are 32 letters"
    assert trimmed_name("A" * 63 + " B") == "A" * 63


def test_json_is_one_line_that_people_can_read() -> None:
    text = to_json(a_match(tables(KEYS)[0], 1))
    assert "\n" not in text
    assert "Їжак" in text
    assert '["Hang",' in text


def test_json_may_be_laid_out_anew() -> None:
    match = a_match(tables(KEYS)[0], 1)
    assert same(from_json(json.dumps(json.loads(to_json(match)), indent=2), GAMES), match)


# --- what is wrong with it


MATCH: Final = a_match(tables(KEYS)[0], 3)
SHORT: Final = a_match(tables(KEYS)[0], 3, moves=2)


def challenged(match: Match = SHORT, rival: Match = MATCH) -> Match:
    """Return a match with another one to beat."""
    facing = Match(match.game, match.setup, match.people, match.moves)
    facing.rival = rival
    return facing


def changed(**fields: object) -> str:
    """Return a file as another program would write it, with other things in it and the right check."""
    sheet = {**json.loads(to_json(MATCH)), **fields}
    sheet.pop("check")
    return json.dumps({**sheet, "check": notation._check_of(notation._dumped(sheet))})


def packed(body: bytes) -> str:
    """Return a link with this body and the right check."""
    return urlsafe_b64encode(crc32(body).to_bytes(4, "little") + body).decode().rstrip("=")


def dealt(change: Callable[[Keys], object]) -> Mapping[str, AnyGame]:
    """Return a shelf whose sample game deals otherwise, in the same edition."""

    def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Keys:
        state = KEYS.deal(seats, choices, first, dice, edition)
        change(state)
        return state

    return {"keys": replace(KEYS, deal=deal)}


OTHERS: Final = {"other": replace(KEYS, id="other"), "keys": KEYS}
NEWER: Final = {"keys": replace(KEYS, edition=2)}
LATER: Final = Match(NEWER["keys"], MATCH.setup._replace(edition=2), MATCH.people, MATCH.moves)
ALONE: Final = {"keys": replace(KEYS, seats=(3,))}
OVER_AT_ONCE: Final = dealt(lambda keys: setattr(keys, "seat", None))


class Relabelled(Keys):
    """Calls its keys cards."""

    __slots__ = ()

    def pieces(self) -> list[str]:
        return [name.replace("key", "card") for name in super().pieces()]


OTHER_BOX: Final = dealt(lambda keys: setattr(keys, "__class__", Relabelled))


def first_format(**fields: object) -> str:
    """Return a file in the format of the first builds, whose mark nobody can check any more."""
    return changed(**{"five-stars": 1, "mark": 7, **fields})


FILES: Final[Sequence[tuple[Fault, str, Mapping[str, AnyGame]]]] = [
    (Fault.NOT_JSON, "", GAMES),
    (Fault.NOT_JSON, to_json(MATCH)[:-9], GAMES),
    (Fault.NOT_JSON, "[" * 100_000, GAMES),
    (Fault.NOT_JSON, "9" * 10_000, GAMES),
    (Fault.NOT_A_MATCH, "{}", GAMES),
    (Fault.NOT_A_MATCH, "[1, 2]", GAMES),
    (Fault.NOT_A_MATCH, changed(moves=7), GAMES),
    (Fault.NOT_A_MATCH, changed(options=None), GAMES),
    (Fault.NOT_A_MATCH, changed(people={"0": "Anna"}), GAMES),
    (Fault.CHANGED, to_json(MATCH).replace("Олег", "Осел"), GAMES),
    (Fault.CHANGED, json.dumps({"five-stars": 1}), GAMES),
    (Fault.CHANGED, to_json(MATCH).replace("Олег", "\\ud800"), GAMES),
    (Fault.NEWER_FORMAT, changed(**{"five-stars": FORMAT + 1}), GAMES),
    (Fault.NEWER_FORMAT, changed(rival={**json.loads(to_json(MATCH)), "five-stars": "2"}), GAMES),
    (Fault.BAD_MOVE, first_format(moves=[["Hang", 99]]), GAMES),
    (Fault.BAD_SETUP, first_format(mark=None), GAMES),
    (Fault.UNKNOWN_GAME, changed(game="chess"), GAMES),
    (Fault.UNKNOWN_GAME, changed(game=None), GAMES),
    (Fault.UNKNOWN_GAME, changed(game="samoa"), {name: SHELF[name] for name in SHELF if name != "samoa"}),
    (Fault.OTHER_EDITION, to_json(LATER), GAMES),
    (Fault.OTHER_EDITION, changed(edition=7), GAMES),
    (Fault.BAD_SETUP, changed(edition=0), GAMES),
    (Fault.BAD_SETUP, changed(edition="1"), GAMES),
    (Fault.BAD_SETUP, changed(seats=9), GAMES),
    (Fault.BAD_SETUP, changed(first=True), GAMES),
    (Fault.BAD_SETUP, changed(first=2), GAMES),
    (Fault.BAD_SETUP, changed(first=-1), GAMES),
    (Fault.BAD_SETUP, changed(seed=SEEDS), GAMES),
    (Fault.BAD_SETUP, changed(seed=0.5), GAMES),
    (Fault.BAD_SETUP, changed(options=["endless"]), GAMES),
    (Fault.BAD_SETUP, changed(options=[]), GAMES),
    (Fault.BAD_SETUP, changed(people=[]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["B", 8, 0]]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["B", 0, 6]]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["B"]]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["B" * 65, 0, 0]]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["\ud800", 0, 0]]), GAMES),
    (Fault.BAD_SETUP, changed(people=[["A", 0, 0], ["two\nlines", 0, 0]]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[["Hang", 99]]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[["Hang"]]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[["Fly", 1]]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[[]]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[7]), GAMES),
    (Fault.BAD_MOVE, changed(moves=[*json.loads(to_json(MATCH))["moves"], ["Rest"]]), GAMES),
    (Fault.NOT_A_MATCH, changed(rival=7), GAMES),
    (Fault.CHANGED, to_json(challenged()).replace("Олег", "Осел"), GAMES),
    (Fault.BAD_SETUP, to_json(challenged(rival=a_match(tables(KEYS)[0], 4))), GAMES),
    (Fault.NOT_OVER, to_json(challenged(MATCH, SHORT)), GAMES),
    (Fault.OTHER_OUTCOME, changed(rival={**json.loads(to_json(MATCH)), "mark": 70_000}), GAMES),
    (Fault.OTHER_OUTCOME, changed(mark=70_000), GAMES),
    (Fault.OTHER_OUTCOME, changed(moves=[]), GAMES),
    (Fault.OTHER_OUTCOME, to_json(MATCH), OTHER_BOX),
]

LINKS: Final[Sequence[tuple[Fault, str, Mapping[str, AnyGame]]]] = [
    (Fault.NOT_A_LINK, "посилання", GAMES),
    (Fault.NOT_A_LINK, "A", GAMES),
    (Fault.DAMAGED, "", GAMES),
    (Fault.DAMAGED, to_link(MATCH, GAMES)[:-1], GAMES),
    (Fault.DAMAGED, to_link(MATCH, GAMES) + "=", GAMES),
    (Fault.NOT_A_LINK, to_link(MATCH, GAMES)[:20] + "!" + to_link(MATCH, GAMES)[20:], GAMES),
    (Fault.NOT_A_LINK, to_link(MATCH, GAMES) + "\n", GAMES),
    (Fault.NEWER_FORMAT, packed(b"\x03\x00"), GAMES),
    (Fault.UNKNOWN_GAME, to_link(Match(OTHERS["other"], MATCH.setup._replace(game="other"), MATCH.people), OTHERS), {}),
    (Fault.UNKNOWN_GAME, to_link(MATCH, OTHERS), {"keys": KEYS}),
    (Fault.OTHER_EDITION, to_link(LATER, NEWER), GAMES),
    (Fault.BAD_SETUP, to_link(Match(KEYS, MATCH.setup._replace(edition=0), MATCH.people), GAMES), GAMES),
    (Fault.BAD_SETUP, to_link(MATCH, GAMES), ALONE),
    (Fault.BAD_SETUP, to_link(Match(KEYS, MATCH.setup, [Person("two\nlines"), Person()]), GAMES), GAMES),
    (Fault.BAD_SETUP, to_link(challenged(rival=a_match(tables(KEYS)[0], 4)), GAMES), GAMES),
    (Fault.NOT_OVER, to_link(challenged(MATCH, SHORT), GAMES), GAMES),
    (Fault.DAMAGED, to_link(challenged(), GAMES)[:-4], GAMES),
    (Fault.BAD_MOVE, to_link(MATCH, GAMES), OVER_AT_ONCE),
    (Fault.OTHER_OUTCOME, to_link(SHORT, GAMES), OTHER_BOX),
]


@pytest.mark.parametrize(("fault", "text", "shelf"), FILES)
def test_a_file_that_is_no_match_says_why(fault: Fault, text: str, shelf: Mapping[str, AnyGame]) -> None:
    with pytest.raises(Unreadable) as unreadable:
        from_json(text, shelf)
    assert unreadable.value.fault is fault


@pytest.mark.parametrize(("fault", "text", "shelf"), LINKS)
def test_a_link_that_is_no_match_says_why(fault: Fault, text: str, shelf: Mapping[str, AnyGame]) -> None:
    with pytest.raises(Unreadable) as unreadable:
        from_link(text, shelf)
    assert unreadable.value.fault is fault


def test_every_fault_is_produced_above() -> None:
    assert {fault for fault, _, _ in (*FILES, *LINKS)} == set(Fault)


def test_the_editions_are_named_where_a_match_is_newer_than_the_page() -> None:
    with pytest.raises(Unreadable) as unreadable:
        from_link(to_link(LATER, NEWER), GAMES)
    assert unreadable.value.facts == {"theirs": 2, "ours": 1}


def test_a_match_of_an_older_edition_opens_and_plays_on_by_it() -> None:
    for again in (from_json(to_json(SHORT), NEWER), from_link(to_link(SHORT, GAMES), NEWER)):
        assert (again.setup, again.moves) == (SHORT.setup, SHORT.moves)
        for move in MATCH.moves[2:]:
            again.play(move)
        assert (again.setup.edition, again.state.edition) == (1, 1)
        assert (to_json(again), to_link(again, NEWER)) == (to_json(MATCH), to_link(MATCH, GAMES))


def test_a_match_is_played_by_the_edition_of_its_set_up() -> None:
    assert [match.state.edition for match in (MATCH, LATER)] == [1, 2]
    assert from_link(to_link(LATER, NEWER), NEWER).state.edition == 2


def test_true_is_no_number_in_a_move() -> None:
    table = tables(KEYS)[0]
    seed = next(seed for seed in range(100) if Hang(1) in table.deal(seed).legal())
    setup = table.setup(seed)
    for key, fault in ((1, Fault.OTHER_OUTCOME), (True, Fault.BAD_MOVE)):
        with pytest.raises(Unreadable) as unreadable:
            from_json(changed(seed=seed, first=setup.first, moves=[["Hang", key]], mark=70_000), GAMES)
        assert unreadable.value.fault is fault


def test_the_move_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(Unreadable) as unreadable:
        from_json(changed(moves=[*json.loads(to_json(SHORT))["moves"], ["Hang", 99]]), GAMES)
    assert unreadable.value.facts == {"number": 3}


def test_a_mark_is_the_number_that_it_always_was() -> None:
    assert [json.loads(to_json(match))["mark"] for match in (MATCH, SHORT)] == [37011, 35019], "what is kept has it"


def test_what_the_first_builds_wrote_is_read_without_its_mark_and_written_anew() -> None:
    again = from_json(first_format(), GAMES)
    assert same(again, MATCH)
    assert json.loads(to_json(again))["five-stars"] == FORMAT == 2


# --- the decoder proof


@cache
def originals() -> tuple[Match, ...]:
    """Return matches of every game: at their start, under way and finished."""
    one_of_each = [mode.table(seed) for game in GAMES.values() for seed, mode in enumerate(modes(game))]
    return tuple(a_match(table, seed, end) for seed, table in enumerate(one_of_each) for end in (0, 7, None))


def test_no_damaged_link_becomes_another_match() -> None:
    links = [to_link(match, GAMES) for match in originals()]
    chance, tried = Random(2), 0
    while tried < 20_000:
        text = damaged(chance.choice(links), chance.choice(links), ALPHABET, chance)
        if text in links:
            continue
        with pytest.raises(Unreadable) as unreadable:
            from_link(text, GAMES)
        assert unreadable.value.fault in (Fault.NOT_A_LINK, Fault.DAMAGED), "nothing in a damaged link is believed"
        tried += 1


def test_no_link_with_a_forged_check_becomes_a_match() -> None:
    chance = Random(3)
    for _ in range(2000):
        body = chance.randbytes(chance.randrange(60))
        with pytest.raises(Unreadable):
            from_link(packed(chance.choice((b"", b"\x01", b"\x02")) + body), GAMES)


def test_no_damaged_file_becomes_another_match() -> None:
    files = [to_json(match) for match in originals()]
    chance, tried, unharmed = Random(4), 0, 0
    while tried < 5000:
        text = damaged(chance.choice(files), chance.choice(files), ALPHABET + '{}[]",: ', chance)
        if text in files:
            continue
        tried += 1
        try:
            again = from_json(text, GAMES)
        except Unreadable:
            continue
        assert same(again, originals()[files.index(to_json(again))]), "read, and not what was written"
        unharmed += 1
    assert unharmed < 50, "a space may come in, and little else"


# --- how long a link is


@pytest.mark.one_in(6)
@pytest.mark.parametrize(
    "table", [table for game in SHELF.values() for table in tables(game) if table.seats <= 3], ids=str
)
def test_the_link_of_a_finished_match_is_short(table: Table, long: bool) -> None:
    people = [Person(name, seat) for seat, name in enumerate(("Anna", "Їжак", "Олег")[: table.seats])]
    for seed in range(20 if long else 8):
        match = Match(table.game, table.setup(seed), people, trial(table, seed).moves)
        link = to_link(match, SHELF)
        assert match.over
        assert len(link) <= LONGEST_LINK, f"{table} seed {seed}: {len(link)} characters for {len(match.steps)} moves"


def test_a_setup_is_named_by_its_options() -> None:
    setup = Setup("keys", 1, 2, ("long",), 5, 0)
    assert setup.choices(KEYS) == {"length": "long"}
