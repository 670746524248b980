"""Who sits at a table, in words: names, levels and colours."""

from collections.abc import Sequence

from fivestars.players.levels import LEVELS
from fivestars.table.match import Match, Person
from fivestars.table.words import C_, N_, Words
from fivestars.web.words.speech import Seated, Speech, Tongue

LEVEL_NAMES = (N_("Person"), *(level.name for level in LEVELS.values()))
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


def names_of(words: Tongue, people: Sequence[Person]) -> list[str]:
    """Return what everybody is called: by name; else a person by the seat, a bot by its level."""
    names: list[str] = []
    for seat, person in enumerate(people):
        name = person.name or (words(LEVEL_NAMES[person.level]) if person.level else words(N_("Player")))
        if not person.name and sum(1 for other in people if (other.name, other.level) == ("", person.level)) > 1:
            name = words(N_("Player {number}"), number=seat + 1) if person.level == 0 else f"{name} {seat + 1}"
        names.append(name)
    return names


def speech_at(game: Words, match: Match, tongue: Tongue) -> Speech:
    """Return the words of a game, with the people who sit at a match."""
    names = names_of(tongue, match.people)
    people = [Seated(name, person.colour) for name, person in zip(names, match.people, strict=True)]
    return Speech(tongue, game, people)
