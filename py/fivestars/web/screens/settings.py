"""The settings: language, theme, movement, speed, sounds, colours; and whether the page works without a network."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from fivestars.table.languages import LANGUAGES
from fivestars.table.words import N_
from fivestars.web.deeds import ChangeSetting, Leave
from fivestars.web.draw import draw
from fivestars.web.effects import Draw, GoBack, SaveSettings
from fivestars.web.model import Model
from fivestars.web.offline import kept
from fivestars.web.screens.lobby import notices
from fivestars.web.screens.screen import Does, Next, titled
from fivestars.web.screens.table.there import TO_THE_QUESTION
from fivestars.web.store.settings import changed
from fivestars.web.words.dates import date_told
from fivestars.web.words.people import PACE_NAMES


class SettingsScreen:
    """The screen of the settings."""

    name = "settings"
    addresses = ("settings",)
    takes_files = True
    of_a_game = False
    keeps_the_match = True

    def entered(self, model: Model) -> Next:
        """Nothing is to be prepared."""
        return model, []

    def html(self, model: Model) -> str:
        """Return the settings as HTML."""
        words = model.words
        return draw(
            "settings",
            words,
            {
                "settings": model.settings,
                "paces": [(pace, words(name), "") for pace, name in PACE_NAMES.items()],
                "language": words.language,
                "languages": [(code, name, "") for code, name in LANGUAGES.items()],
                "notices": notices(model),
                "kept": kept(words, model.reader.build, _kept_since(model), model.offline.why),
            },
        )

    def title(self, model: Model) -> str:
        """Return its heading."""
        return titled(model, "", N_("Settings"))


SETTINGS: Final = SettingsScreen()


def _kept_since(model: Model) -> str:
    """Return when this build was kept, as people write it where the reader is."""
    if not model.offline.since:
        return ""
    there = datetime.fromtimestamp(model.offline.since / 1000, UTC) + timedelta(minutes=model.world.ahead)
    return f"{date_told(model.words, there.date())}, {there:%H:%M}"


# --- what is done there


def change_setting(model: Model, deed: ChangeSetting) -> Next:
    """Take over what was chosen, and nothing else: another tab may have chosen something of its own."""
    there = model.sitting
    if there and deed.name == "language":
        model = model._replace(sitting=there._replace(note=""))  # it is of the language before
    return model, [SaveSettings(changed(model.settings, deed.name, deed.value)), Draw(), TO_THE_QUESTION]


def leave(model: Model, _: Leave) -> Next:
    """Go back to the screen before."""
    return model, [GoBack()]


DOES: Final[Mapping[type, Does]] = {ChangeSetting: change_setting, Leave: leave}
