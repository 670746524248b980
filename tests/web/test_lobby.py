"""The lobby: how a kept match is listed."""

import re

from fivestars.web.screens.lobby import lobby
from fivestars.web.store.saves import Slot
from tongues import spoken

SLOT = Slot("one", "", 1_795_000_000_000, "tab", "", "maui", 4, 2, False)


def detail(slot: Slot, language: str) -> str:
    found = re.search(r'<span class="detail">(.*?)</span>', lobby(spoken(language), [slot], ()))
    assert found
    return found[1]


def test_a_match_is_told_with_its_date_as_people_write_it() -> None:
    assert detail(SLOT, "en") == "2 seats · round 4 · 18 November 2026"
    assert detail(SLOT, "uk").endswith("18 листопада 2026")


def test_a_match_with_a_name_of_its_own_is_told_with_its_game() -> None:
    assert detail(SLOT._replace(name="Sunday"), "en").startswith("Maui · 2 seats")
