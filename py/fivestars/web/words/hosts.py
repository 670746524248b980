"""The hosts, one a level, the same at all tables: what they are called, and how they play (`players/`).

Their names stay as they are in every case of a language: no sentence has to bend them.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fivestars.table.words import N_


class Host(NamedTuple):
    """Who sits down as a bot of a level."""

    name: str
    nature: str


HOSTS: Final[Mapping[int, Host]] = {
    1: Host(N_("Toby"), N_("Takes what shines first, and thinks about it later.")),
    2: Host(N_("Lulu"), N_("Loves company: the more guests, the merrier.")),
    3: Host(N_("Bruno"), N_("Fills the larder first: nobody was ever hurt by a full one.")),
    4: Host(N_("Esme"), N_("Thinks her whole turn through before she touches anything.")),
    5: Host(N_("Margo"), N_("Plays the round on in her head, for everybody at the table.")),
}
BY_THE_BOX: Final = len(HOSTS) + 1  # the face of whom the box itself plays: see `tools/hosts.py`
SECOND: Final = ("", " II", " III", " IV", " V", " VI")  # what is added where several of one level sit at a table


def starred(name: str, level: int) -> str:
    """Return a name with the stars of its level, if it has one."""
    return f"{name} {'★' * level}".rstrip()
