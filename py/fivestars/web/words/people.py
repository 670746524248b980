"""Who sits at a table, in words: names, levels and colours."""

from collections.abc import Collection, Sequence

from fivestars.table.game import AnyGame
from fivestars.table.match import Match, Person
from fivestars.table.words import C_, N_, Words
from fivestars.web.words.hosts import BY_FACE, BY_THE_BOX, FAMILIES, HOSTS, SECOND
from fivestars.web.words.speech import Seated, Speech, Tongue

LEVEL_NAMES = (N_("Person"), *(host.name for host in HOSTS.values()))
PACE_NAMES = {
    "slow": N_("slow"),
    "usual": N_("usual"),
    "quick": N_("quick"),
    "at-once": N_("at once"),
}
COLOUR_NAMES = (
    C_("colour of a seat", "red"),
    C_("colour of a seat", "blue"),
    C_("colour of a seat", "yellow"),
    C_("colour of a seat", "green"),
    C_("colour of a seat", "violet"),
    C_("colour of a seat", "orange"),
    C_("colour of a seat", "teal"),
    C_("colour of a seat", "grey"),
)


_TABLES = 8  # whose words are known, with the sentences that were said there
_speeches: dict[tuple[object, ...], Speech] = {}


def names_of(words: Tongue, people: Sequence[Person]) -> list[str]:
    """Return what everybody is called: by name; else a person by the seat, a bot by the host who sits there."""
    return [name for name, _ in _known_as(words, people)]


def _known_as(words: Tongue, people: Sequence[Person]) -> list[tuple[str, int]]:
    """Return everybody's name and face: a host's, and none of a person."""
    known = [(person.name or _player(words, people, seat), 0) for seat, person in enumerate(people)]
    taken = {person.name for person in people}
    faces = set[int]()
    for seat in sorted(
        (seat for seat, person in enumerate(people) if person.level), key=lambda seat: people[seat].name
    ):
        known[seat] = name, face = _host(words, people[seat], taken, faces)
        taken.add(name)
        faces.add(face)
    return known


def _host(words: Tongue, person: Person, taken: Collection[str], faces: Collection[int]) -> tuple[str, int]:
    """Return the name and the face of the next host of a level; who has a name of its own has the face alone."""
    family = FAMILIES[person.level]
    if person.name:
        return person.name, next((host.face for host in family if host.face not in faces), person.level)
    free = ((words(host.name) + which, host.face) for which in SECOND for host in family)
    return next((name, face) for name, face in free if name not in taken)


def _player(words: Tongue, people: Sequence[Person], seat: int) -> str:
    alone = sum(1 for person in people if (person.name, person.level) == ("", 0)) == 1
    return words(N_("Player")) if alone else words(N_("Player {number}"), number=seat + 1)


def seated_at(words: Tongue, game: AnyGame, options: Sequence[str], people: Sequence[Person]) -> list[Seated]:
    """Return everybody at a table: how they are called, and what marks them."""
    rival = game.rival(options)
    by_the_box = (rival[0].plays or 0) if rival else None
    return [
        Seated(name, person.colour, BY_THE_BOX if seat == by_the_box else face)
        for seat, ((name, face), person) in enumerate(zip(_known_as(words, people), people, strict=True))
    ]


def nature_of(words: Tongue, seated: Seated) -> str:
    """Return how a host plays; nothing of anybody else."""
    return words(BY_FACE[seated.face].nature) if seated.face in BY_FACE else ""


def stars_of(seated: Seated) -> str:
    """Return the stars of a host's level; none of anybody else."""
    return "★" * BY_FACE[seated.face].level if seated.face in BY_FACE else ""


def speech_at(game: Words, match: Match, tongue: Tongue) -> Speech:
    """Return the words of a game, with the people who sit at a match."""
    key = (tongue, match.game.id, match.setup.options, match.people)
    known = _speeches.get(key)
    if known is None or known.words is not game:
        if len(_speeches) >= _TABLES:
            _speeches.clear()
        known = _speeches[key] = Speech(tongue, game, seated_at(tongue, match.game, match.setup.options, match.people))
    return known
