"""Set-up: who sits where, which mode, who starts. The usual match is one tap away."""

import json
from typing import Final, NamedTuple
from zlib import crc32

from fivestars.players.levels import GENTLE, USUAL
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame
from fivestars.table.match import COLOURS, Match, Person, Setup
from fivestars.table.notation import trimmed_name
from fivestars.table.sheets import decoded, parsed
from fivestars.table.words import Words
from fivestars.web.words.speech import Tongue

BY_LOT = -1


class Plan(NamedTuple):
    """A match as it is being set up."""

    people: tuple[Person, ...]
    options: tuple[str, ...]
    first: int = BY_LOT
    seed: str = ""
    free_undo: bool = False
    by_link: bool = False  # whether people sit at different devices

    @property
    def persons(self) -> list[int]:
        """Return the seats at which people sit."""
        return [seat for seat, person in enumerate(self.people) if person.level == 0]

    @property
    def here(self) -> tuple[int, ...]:
        """Return which seats are at this device where the others play by link; none where everybody is here."""
        return tuple(self.persons[:1]) if self.by_link and len(self.persons) > 1 else ()


def usual_plan(game: AnyGame) -> Plan:
    """Return the usual match: one person against one bot of the middle level at each other seat."""
    seats = game.seats[0]
    return Plan(tuple(Person(colour=seat, level=0 if seat == 0 else USUAL) for seat in range(seats)), game.usual())


def against(game: AnyGame, level: int) -> Plan:
    """Return the usual match against bots of this level."""
    usual = usual_plan(game)
    return usual._replace(people=tuple(person._replace(level=person.level and level) for person in usual.people))


def first_plan(game: AnyGame) -> Plan:
    """Return the usual match as it is offered to somebody who has never played the game: against gentler bots."""
    return against(game, GENTLE)


def to_text(plan: Plan) -> str:
    """Return the plan as JSON, without its seed."""
    return json.dumps([plan.people, plan.options, plan.first, plan.free_undo, plan.by_link], ensure_ascii=False)


def from_text(game: AnyGame, text: str | None) -> Plan:
    """Return the plan that `text` holds, or the usual one where it holds none that the game has."""
    usual = usual_plan(game)
    try:
        row = decoded(list[object], parsed(text or ""))
        plan = decoded(Plan, [*row[:3], "", *row[3:], False][:6])  # an older one does not say whether it is by link
    except ValueError:
        return usual
    people = tuple(person._replace(name=trimmed_name(person.name)) for person in plan.people)
    fitted = game.fitted(plan.options, len(people))  # an older one does not know all options
    return plan._replace(people=people, options=fitted) if _fits(game, plan) else usual


def _fits(game: AnyGame, plan: Plan) -> bool:
    return (
        len(plan.people) in game.seats
        and BY_LOT <= plan.first < len(plan.people)
        and any(game.offers(plan.options, len(plan.people), 1 + older) for older in range(game.edition))
        and len({person.colour for person in plan.people}) == len(plan.people)
    )


def changed(game: AnyGame, plan: Plan, field: str, value: str) -> Plan:
    """Return the plan after one field of the form was changed."""
    what, _, number = field.partition("-")
    match what:
        case "seats":
            return with_seats(plan, int(value))._replace(options=game.fitted(plan.options, int(value)))
        case "name":
            return _with_person(plan, int(number), plan.people[int(number)]._replace(name=trimmed_name(value)))
        case "level":
            return _with_person(plan, int(number), plan.people[int(number)]._replace(level=int(value)))
        case "colour":
            return _with_colour(plan, int(number), int(value))
        case "first":
            return plan._replace(first=int(value))
        case "seed":
            return plan._replace(seed=value.strip())
        case "where":
            return plan._replace(by_link=value == "link")
        case "undo":
            return plan._replace(free_undo=value == "free")
        case _:
            names = [option.name for option in game.options]
            options = list(plan.options)
            options[names.index(what)] = value
            return plan._replace(options=tuple(options))


def with_seats(plan: Plan, seats: int) -> Plan:
    """Return the plan with so many seats: new ones are bots like the last, in colours still free."""
    people = list(plan.people[:seats])
    while len(people) < seats:
        taken = {person.colour for person in people}
        colour = next(colour for colour in range(COLOURS) if colour not in taken)
        people.append(Person(colour=colour, level=people[-1].level or USUAL))
    return plan._replace(people=tuple(people), first=plan.first if plan.first < seats else BY_LOT)


def _with_person(plan: Plan, seat: int, person: Person) -> Plan:
    return plan._replace(people=(*plan.people[:seat], person, *plan.people[seat + 1 :]))


def _with_colour(plan: Plan, seat: int, colour: int) -> Plan:
    """Give a seat a colour; whoever had it gets the one that becomes free."""
    free = plan.people[seat].colour
    people = [person._replace(colour=free) if person.colour == colour else person for person in plan.people]
    people[seat] = people[seat]._replace(colour=colour)
    return plan._replace(people=tuple(people))


def seated(game: AnyGame, plan: Plan, said: Words, words: Tongue) -> Plan:
    """Return the plan with the rival in its seat whom the box itself plays, if there is one."""
    rival = game.rival(plan.options)
    if rival is None:
        return plan
    option, level = rival
    seat = option.plays or 0
    name = words(said.names[option.name][option.values[level]])
    return _with_person(plan, seat, plan.people[seat]._replace(name=name, level=level))


def started(game: AnyGame, plan: Plan, chance: Dice) -> Match:
    """Return the match that the plan describes. An empty seed is drawn, and so is who starts by lot."""
    seed = seed_of(plan.seed) if plan.seed else chance.seed_for_another()
    first = Dice(seed ^ 1).below(len(plan.people)) if plan.first == BY_LOT else plan.first
    if rival := game.rival(plan.options):
        first = rival[0].plays or 0  # who is played by the box begins
    setup = Setup(game.id, game.edition, len(plan.people), plan.options, seed, first, plan.free_undo)
    return Match(game, setup, plan.people)


_DIGITS: Final = 20  # more than any seed has: Python reads no number of thousands


def seed_of(text: str) -> int:
    """Return the seed that a person typed: a number as it is, a word by what it spells."""
    return int(text) if text.isdecimal() and len(text) < _DIGITS and int(text) < SEEDS else crc32(text.encode())
