"""Set-up: each field of the form changes the plan, the last plan comes back, and a damaged one is the usual one."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.games import SHELF
from fivestars.games.maui.words import WORDS
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame
from fivestars.table.match import Person
from fivestars.web.match.board import open_box
from fivestars.web.match.plan import BY_LOT, Plan, changed, from_text, seed_of, started, to_text, usual_plan, with_seats
from fivestars.web.screens.setup import setup_page
from fivestars.web.words.people import names_of
from fivestars.web.words.speech import tongue

AMSTERDAM = SHELF["amsterdam"]
ENGLISH = tongue("en")
USUAL = usual_plan(AMSTERDAM)


def after(*fields: tuple[str, str], plan: Plan = USUAL) -> Plan:
    for field, value in fields:
        plan = changed(AMSTERDAM, plan, field, value)
    return plan


# --- the usual plan


@pytest.mark.parametrize("game", [SHELF[name] for name in SHELF], ids=lambda game: game.id)
def test_the_usual_match_is_one_person_against_bots_of_the_middle_level(game: AnyGame) -> None:
    plan = usual_plan(game)
    assert [person.level for person in plan.people] == [0] + [3] * (game.seats[0] - 1)
    assert [person.colour for person in plan.people] == list(range(game.seats[0]))
    assert (plan.options, plan.first, plan.seed, plan.free_undo) == (game.usual(), BY_LOT, "", False)


# --- what the form changes


def test_more_seats_are_bots_like_the_last_in_free_colours() -> None:
    plan = after(("level-1", "5"), ("colour-1", "2"), ("seats", "4"))
    assert [(person.level, person.colour) for person in plan.people] == [(0, 0), (5, 2), (5, 1), (5, 3)]


def test_a_seat_beside_a_person_is_a_bot_of_the_middle_level() -> None:
    assert after(("level-1", "0"), ("seats", "3")).people[2].level == 3


def test_fewer_seats_leave_the_first_ones() -> None:
    assert after(("seats", "4"), ("name-1", "Ivo"), ("seats", "2")).people == after(("name-1", "Ivo")).people


def test_who_starts_is_drawn_again_when_that_seat_is_gone() -> None:
    assert after(("seats", "3"), ("first", "2"), ("seats", "2")).first == BY_LOT
    assert after(("seats", "3"), ("first", "1"), ("seats", "2")).first == 1


def test_a_name_is_kept_without_what_cannot_be_seen() -> None:
    assert after(("name-0", "  Anna\u00a0B. ")).people[0].name == "Anna B."


def test_a_colour_that_is_taken_is_exchanged() -> None:
    assert [person.colour for person in after(("colour-0", "1")).people] == [1, 0]
    assert [person.colour for person in after(("colour-0", "7")).people] == [7, 1]


def test_an_option_is_changed_by_its_name() -> None:
    assert after(("mode", "tactical")).options == ("tactical", "seen")
    assert after(("sides", "memory")).options == ("base", "memory")


def test_what_does_not_matter_in_a_mode_is_not_asked() -> None:
    maui = SHELF["maui"]
    plan = usual_plan(maui)
    for mode, asked in (("base", False), ("crabs", True)):
        page = setup_page(ENGLISH, maui, WORDS, changed(maui, plan, "mode", mode))
        assert ('name="crab values"' in page) is asked


def test_seed_first_and_undo_are_taken_over() -> None:
    plan = after(("seed", " tulip "), ("first", "1"), ("undo", "free"))
    assert (plan.seed, plan.first, plan.free_undo) == ("tulip", 1, True)
    assert not after(("undo", "fair"), plan=plan).free_undo


# --- the plan as a text

PEOPLE = st.lists(
    st.builds(Person, st.from_regex(r"[А-яa-z]{0,12}", fullmatch=True), st.integers(0, 7), st.integers(0, 5)),
    min_size=2,
    max_size=4,
    unique_by=lambda person: person.colour,
)


@given(PEOPLE, st.sampled_from(["base", "tactical"]), st.integers(-1, 1), st.booleans())
def test_a_plan_comes_back_as_it_was_but_for_its_seed(
    people: list[Person], mode: str, first: int, free_undo: bool
) -> None:
    plan = Plan(tuple(people), (mode, "open"), first, "42", free_undo)
    assert from_text(AMSTERDAM, to_text(plan)) == plan._replace(seed="")


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{}",
        "[1, 2, 3]",
        "[[], [], 0, false]",
        "[" * 100_000,
        '[[["A", 0, 0]], ["base", "seen"], -1, false]',
        '[[["A", 0, 0], ["B", 0, 0]], ["base", "seen"], -1, false]',
        '[[["A", 0, 0], ["B", 1, 6]], ["base", "seen"], -1, false]',
        '[[["A", 0, 0], ["B", 8, 0]], ["base", "seen"], -1, false]',
        '[[["A", 0, 0], ["B", 1, 0]], ["base"], -1, false]',
        '[[["A", 0, 0], ["B", 1, 0]], ["base", "gone"], -1, false]',
        '[[["A", 0, 0], ["B", 1, 0]], ["base", "seen"], 2, false]',
        '[[["A", 0, 0], ["B", 1, 0]], ["base", "seen"], Infinity, false]',
        '[[["A", 0, NaN], ["B", 1, 0]], ["base", "seen"], 0, false]',
    ],
)
def test_a_damaged_plan_is_the_usual_one(text: str | None) -> None:
    assert from_text(AMSTERDAM, text) == USUAL


@given(st.text())
def test_no_text_is_an_error(text: str) -> None:
    assert from_text(AMSTERDAM, text) == USUAL


# --- the match that starts


def test_the_match_is_as_planned() -> None:
    plan = after(("seats", "3"), ("mode", "tactical"), ("seed", "42"), ("first", "2"), ("undo", "free"))
    match = started(AMSTERDAM, plan, Dice(1))
    assert match.setup == ("amsterdam", 1, 3, ("tactical", "seen"), 42, 2, True)
    assert match.people == plan.people
    assert match.state.seat == 2


@pytest.mark.parametrize("digits", [1, 19, 20, 4_301, 100_000])
def test_a_seed_of_any_length_deals_a_match(digits: int) -> None:
    assert 0 <= seed_of("9" * digits) < SEEDS


def test_the_same_seed_deals_the_same_match_again() -> None:
    plan = after(("seed", "tulip"))
    assert started(AMSTERDAM, plan, Dice(1)).state == started(AMSTERDAM, plan, Dice(2)).state


def test_without_a_seed_every_match_is_another() -> None:
    chance = Dice(1)
    assert len({started(AMSTERDAM, USUAL, chance).setup.seed for _ in range(50)}) == 50


def test_by_lot_every_seat_starts_about_as_often() -> None:
    plan, chance = with_seats(USUAL, 4), Dice(1)
    firsts = [started(AMSTERDAM, plan, chance).setup.first for _ in range(200)]
    assert all(30 < firsts.count(seat) < 70 for seat in range(4)), firsts


def test_a_number_is_its_own_seed_and_a_word_another() -> None:
    assert seed_of("7") == 7
    assert seed_of("tulip") == seed_of("tulip") != seed_of("Tulip")
    for text in ("tulip", "-7", "²", str(SEEDS), "9" * 100):
        assert 0 <= seed_of(text) < SEEDS


# --- names


def named(*people: Person) -> list[str]:
    return names_of(ENGLISH, people)


def test_people_are_called_by_their_names_and_bots_by_their_levels() -> None:
    assert named(Person("Anna"), Person(level=1)) == ["Anna", "Toby"]


def test_a_single_person_without_a_name_has_no_number() -> None:
    assert named(Person(), Person(level=1)) == ["Player", "Toby"]


def test_people_without_a_name_have_the_number_of_their_seat() -> None:
    assert named(Person(), Person(level=3), Person()) == ["Player 1", "Bruno", "Player 3"]


# --- who is at this device


def test_by_link_the_first_person_is_at_this_device() -> None:
    plan = after(("seats", "3"), ("level-0", "4"), ("level-1", "0"), ("level-2", "0"), ("where", "link"))
    assert plan.here == (1,)
    assert from_text(AMSTERDAM, to_text(plan)).here == (1,)
    assert after(("where", "here"), plan=plan).here == ()


def test_one_person_alone_does_not_play_by_link() -> None:
    assert after(("where", "link")).here == ()


def test_a_set_up_that_was_kept_before_has_everybody_at_this_device() -> None:
    assert from_text(AMSTERDAM, json.dumps(json.loads(to_text(USUAL))[:-1])) == USUAL


def test_each_seat_offers_the_hosts_who_would_sit_right_there() -> None:
    plan = after(("seats", "3"), ("level-1", "2"), ("level-2", "2"))
    page = setup_page(ENGLISH, AMSTERDAM, open_box(AMSTERDAM).words, plan)
    offered = re.findall(r"<option [^>]*selected[^>]*>(★[^<]*)<", page)
    assert offered == ["★★ Lulu", "★★ Nico"]
    named_already = after(("name-2", "Ivo"), plan=plan)
    assert "★★ Nico" in setup_page(ENGLISH, AMSTERDAM, open_box(AMSTERDAM).words, named_already), (
        "not the seat's own name"
    )
