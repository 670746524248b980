"""Every screen, by the words that name it in an address: the one list of them; what each is like, it says itself."""

from typing import Final

from fivestars.games import SHELF
from fivestars.web.model import Where
from fivestars.web.screens.book import BOOK, MATCHES
from fivestars.web.screens.challenge import CHALLENGE
from fivestars.web.screens.daily import DAILY
from fivestars.web.screens.lobby import LOBBY
from fivestars.web.screens.rules import RULES
from fivestars.web.screens.screen import Screen
from fivestars.web.screens.settings import SETTINGS
from fivestars.web.screens.setup import SET_UP
from fivestars.web.screens.table.screen import TABLE

SCREENS: Final[tuple[Screen, ...]] = (LOBBY, SET_UP, TABLE, RULES, DAILY, CHALLENGE, SETTINGS, BOOK, MATCHES)
_BY_ADDRESS: Final = {address: screen for screen in SCREENS for address in screen.addresses}


def screen_at(where: Where) -> Screen:
    """Return the screen that an address names; the lobby, where it names none."""
    screen = _BY_ADDRESS.get(where.name, LOBBY)
    return LOBBY if screen.of_a_game and where.what not in SHELF else screen
