"""The lobby: how a kept match is listed, and what is offered first."""

from fivestars.games import SHELF
from fivestars.web.book.listing import entry
from fivestars.web.match.plan import first_plan
from fivestars.web.store.saves import Slot
from tongues import spoken
from visit import Visit

SLOT = Slot("one", "", 1_795_000_000_000, "tab", "", "maui", 4, 2, False)


def detail(slot: Slot, language: str) -> str:
    return entry(spoken(language), slot, 0).detail


def test_a_match_is_told_with_its_date_as_people_write_it() -> None:
    assert detail(SLOT, "en") == "round 4 · 18 November 2026"
    assert detail(SLOT, "uk").endswith("18 листопада 2026")


def test_a_match_with_a_name_of_its_own_is_told_with_its_game() -> None:
    assert detail(SLOT._replace(name="Sunday"), "en").startswith("Maui · round 4")


def leads(visit: Visit, game: str) -> str:
    """Return what the lobby leads to first, of what there is to do with a game."""
    return visit.the(f".poster-{game} .doors .main")["href"]


def test_whoever_has_never_played_a_game_is_led_to_its_lesson() -> None:
    visit = Visit()
    assert leads(visit, "maui") == "#lesson/maui"
    assert visit.text(".poster-maui .learn") == "Learn it: 3 min, Maui"
    visit.press('.poster-maui a[href="#lesson/maui"]')
    assert visit.text(".lesson span") == "Lesson: step 1 of 10"


def test_whoever_is_in_the_middle_of_a_lesson_may_go_on_with_it() -> None:
    visit = Visit().open("lesson/maui").open("")
    assert visit.count('.poster-maui a[href="#match/lesson-maui"]')
    assert visit.count(".poster-maui .learn.main")


def test_whoever_has_played_is_led_to_a_match_and_still_finds_the_lesson() -> None:
    visit = Visit().open("setup/maui").press("button[type=submit]").open("")
    assert leads(visit, "maui").startswith("#match/maui-")
    assert leads(visit, "samoa") == "#lesson/samoa"
    assert visit.count('.poster-maui a[href="#lesson/maui"]')


def test_the_lobby_says_how_hard_a_game_is() -> None:
    facts = Visit().text(".poster-austria .facts")
    assert facts == "Seats: 2–4 90 min demanding"


def test_a_first_match_is_against_gentler_bots_than_the_usual_one() -> None:
    visit = Visit().open("setup/austria")
    assert visit.page.model.plan == first_plan(SHELF["austria"])
    visit.choose("#level-1", "4").press("button[type=submit]").open("").open("setup/austria")
    plan = visit.page.model.plan
    assert plan
    assert plan.people[1].level == 4
