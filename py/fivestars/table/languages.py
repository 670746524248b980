"""The languages of the page, by their codes and in their own words. All others read them here.

One more needs a line here, a catalogue in `assets/locale/`, a guide of each game, and the rulings in it.
"""

from collections.abc import Mapping
from typing import Final

SOURCE: Final = "en"  # in which the sources speak, and the page where nothing else is wished for
LANGUAGES: Final[Mapping[str, str]] = {SOURCE: "English", "ru": "Русский", "uk": "Українська"}
