"""The model: everything that the page shows, as one value that never changes. A deed makes another one of it."""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Final, NamedTuple

from fivestars.table.languages import LANGUAGES, SOURCE
from fivestars.table.match import Match
from fivestars.web.match.plan import Plan
from fivestars.web.match.reading import Reading
from fivestars.web.match.sitting import Sitting
from fivestars.web.offline import Offline
from fivestars.web.store.saves import Kept, Slot
from fivestars.web.store.settings import Settings
from fivestars.web.words.speech import Tongue, tongue

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class Reader(NamedTuple):
    """What the browser tells once: it stays so while the page is open."""

    languages: tuple[str, ...]  # that its reader understands, the favourite first
    address: str  # of the page, up to and with its #
    build: str  # the stamp of the build that this page is


class World(NamedTuple):
    """What the browser tells at each deed."""

    now: int  # milliseconds since 1970
    today: date  # where the reader is
    ahead: int  # minutes that clocks there are ahead of Greenwich
    chance: int  # a random whole number of 32 bits
    focus: str  # the id of what has the focus
    calm: bool  # whether the reader asks the system for less motion
    has_sheet: bool  # whether the device has a share sheet that pages may open


_PARTED: Final = frozenset({"rules", "match"})


class Where(NamedTuple):
    """What the address names: a screen, and of what."""

    name: str = ""
    what: str = ""
    part: str = ""  # a place of the guide; of a match, what is open beside it

    @classmethod
    def read(cls, address: str) -> "Where":
        """Return what stands behind the # of an address."""
        name, _, what = address.partition("/")
        return cls(name, *what.split("/", 1)) if name in _PARTED else cls(name, what)

    def __str__(self) -> str:
        return "/".join(filter(None, self))


class Model(NamedTuple):
    """The page as it is shown now."""

    reader: Reader
    world: World
    kept: Kept
    where: Where = Where()
    plan: Plan | None = None  # the match that is being set up
    sitting: Sitting | None = None  # the match that is open, on the screen or behind the rules and the settings
    reading: Reading = Reading()  # the guide, on its own page
    rival: Match | None = None  # whose score the link that is open asks to beat
    notices: tuple[str, ...] = ()
    dropped: Slot | None = None  # the match deleted last, which can still be brought back
    emptied: Mapping[str, str] = NOTHING  # what was emptied of the book last, and can still be brought back
    day_note: str = ""  # beside the result of the day
    offline: Offline = Offline()

    @property
    def settings(self) -> Settings:
        """Return what the reader has chosen."""
        return self.kept.settings()

    @property
    def words(self) -> Tongue:
        """Return the language of the page: the chosen one, or the reader's favourite of those that it speaks."""
        wished = [self.settings.language, *(language.split("-")[0] for language in self.reader.languages)]
        return tongue(next((language for language in wished if language in LANGUAGES), SOURCE))

    @property
    def is_between_moves(self) -> bool:
        """Tell whether nothing is half picked."""
        return not (self.sitting and self.sitting.picks)

    def at(self, name: str, what: str = "", part: str = "") -> "Model":
        """Return the model with another screen named by its address."""
        return self._replace(where=Where(name, what, part))
