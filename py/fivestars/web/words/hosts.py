"""The hosts, a family a level, the same at all tables: what they are called, and how they play (`players/`).

Their names stay as they are in every case of a language: no sentence has to bend them.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.table.words import N_


class Host(NamedTuple):
    """Who sits down as a bot of a level."""

    name: str
    nature: str
    level: int
    face: int  # which of the portraits is theirs


_LEVELS: Final = 5
BY_THE_BOX: Final = _LEVELS + 1  # the face of whom the box itself plays: see `tools/hosts.py`


def _family(level: int, *members: tuple[str, str]) -> Sequence[Host]:
    """Return the hosts of a level: the face of the first is the level, those of the others come after the box's own."""
    others = len(members) - 1
    return [
        Host(name, nature, level, BY_THE_BOX + others * (level - 1) + which if which else level)
        for which, (name, nature) in enumerate(members)
    ]


# The first of each has given the level its name; the others sit down where several of one level play.
FAMILIES: Final[Mapping[int, Sequence[Host]]] = {
    1: _family(
        1,
        (N_("Toby"), N_("Takes what shines first, and thinks about it later.")),
        (N_("Mimi"), N_("Follows her first idea, and then the next one.")),
        (N_("Pepe"), N_("Tries everything once, mostly without looking.")),
        (N_("Dolly"), N_("Picks what looks prettiest on the table.")),
        (N_("Arno"), N_("Moves first, and looks afterwards.")),
    ),
    2: _family(
        2,
        (N_("Lulu"), N_("Loves company: the more guests, the merrier.")),
        (N_("Nico"), N_("Makes friends with every guest, with the wrong ones too.")),
        (N_("Betty"), N_("Looks a little at everything, and at nothing for long.")),
        (N_("Otto"), N_("Plays for the fun of it, and counts at the end.")),
        (N_("Coco"), N_("Likes a full house better than a full purse.")),
    ),
    3: _family(
        3,
        (N_("Bruno"), N_("Fills the larder first: nobody was ever hurt by a full one.")),
        (N_("Zoe"), N_("Takes what brings most right now.")),
        (N_("Ugo"), N_("Never lets a bargain go by.")),
        (N_("Ruby"), N_("Looks at every way, and one step far.")),
        (N_("Fabio"), N_("Fills every shelf before he thinks of tomorrow.")),
    ),
    4: _family(
        4,
        (N_("Esme"), N_("Thinks her whole turn through before she touches anything.")),
        (N_("Leo"), N_("Knows how his turn ends before it begins.")),
        (N_("Ivy"), N_("Finds the small step that others overlook.")),
        (N_("Andre"), N_("Weighs every way through his turn, and then goes the best.")),
        (N_("Sofie"), N_("Lets nothing go to waste in her turn.")),
    ),
    5: _family(
        5,
        (N_("Margo"), N_("Plays the round on in her head, for everybody at the table.")),
        (N_("Enzo"), N_("Sees what you will want a round before you do.")),
        (N_("Romy"), N_("Tries every move in her head, with all that may come of it.")),
        (N_("Henri"), N_("Waits for your mistake, and makes hardly one of his own.")),
        (N_("Willi"), N_("Has seen all of this before, and remembers it.")),
    ),
}
HOSTS: Final[Mapping[int, Host]] = {level: family[0] for level, family in FAMILIES.items()}
BY_FACE: Final[Mapping[int, Host]] = {host.face: host for family in FAMILIES.values() for host in family}
SECOND: Final = ("", " II")  # what is added where even the last of a family finds somebody of its name at the table


def starred(name: str, level: int) -> str:
    """Return a name with the stars of its level, if it has one."""
    return f"{name} {'★' * level}".rstrip()
