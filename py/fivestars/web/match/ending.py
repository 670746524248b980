"""The end of a match: who has won, what each part of the scores was, told one after the other, and what comes next."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from fivestars.players.levels import BEST, LEAST
from fivestars.table.dice import Dice
from fivestars.table.game import Standing
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.match.plan import Plan, started
from fivestars.web.words.speech import Speech

HIGHEST: Final = 16  # storeys of a hotel in the scene: as many as the style sheet knows
BEAT: Final = -1  # of the telling: the last move is still seen on the board


class Place(NamedTuple):
    """A seat and how it ended."""

    seat: int
    name: str
    colour: int
    marks: str
    place: int
    total: int
    won: bool


class Cell(NamedTuple):
    """A seat's points for a part as they are written, and whether nobody has more and somebody has fewer."""

    points: str
    best: bool


class Part(NamedTuple):
    """A part of the scores, as all seats have it."""

    name: str
    cells: Sequence[Cell]
    told: bool


class Lodge(NamedTuple):
    """A seat's hotel in the scene: how many storeys high, what the part that is told last has brought, its place."""

    seat: int
    colour: int
    marks: str
    high: int
    gain: str
    place: int  # 0 until all is told
    won: bool


class Ending(NamedTuple):
    """What the result shows."""

    seats: Sequence[Place]
    places: Sequence[Place]  # the same, the winner first
    parts: Sequence[Part]
    sums: Sequence[int]  # of the parts that are told
    told: bool  # all of it

    @property
    def now(self) -> str:
        """Return the name of the part that is told last, while they are told."""
        return "" if self.told else next((part.name for part in reversed(self.parts) if part.told), "")

    @property
    def lodges(self) -> list[Lodge]:
        """Return everybody's hotel: the more points are told, the higher it stands."""
        best = max(1, *(place.total for place in self.seats))
        last = next((part for part in reversed(self.parts) if part.told), None) if self.now else None
        return [
            Lodge(
                place.seat,
                place.colour,
                place.marks,
                min(HIGHEST, round(HIGHEST * max(0, points) / best)),
                _signed(last.cells[place.seat].points) if last else "",
                place.place * self.told,
                place.won and self.told,
            )
            for place, points in zip(self.seats, self.sums, strict=True)
        ]


def _signed(points: str) -> str:
    return f"+{points}" if points.isdecimal() and points != "0" else points


def told_parts(match: Match) -> list[str]:
    """Return the parts of the scores that are not nothing for everybody."""
    scores = match.state.standing().scores
    return [name for name, _ in scores[0].parts if any(dict(score.parts).get(name) for score in scores)]


def ending(match: Match, parts: Mapping[str, str], tally: int | None, speech: Speech) -> Ending:
    """Return the end of a match, with so many parts of the scores told; None: all of it."""
    standing = match.state.standing()
    shown = {name: label for name, label in parts.items() if name in told_parts(match)}
    rows = [[dict(score.parts).get(name, 0) for score in standing.scores] for name in shown]
    seats = _seats(standing, speech)
    told = len(rows) if tally is None else tally
    sums = [sum(row[place.seat] for row in rows[:told]) for place in seats]
    return Ending(
        seats,
        sorted(seats, key=lambda place: place.place),
        [
            Part(
                speech(label),
                [Cell(str(points).replace("-", "\N{MINUS SIGN}"), points == max(row) > min(row)) for points in row],
                number < told,
            )
            for number, (label, row) in enumerate(zip(shown.values(), rows, strict=True))
        ],
        sums if tally is not None else [place.total for place in seats],
        tally is None,
    )


def _seats(standing: Standing, speech: Speech) -> list[Place]:
    """Return the seats with their places: a tie is broken for the winners alone, so the others share theirs."""
    totals = [score.total or 0 for score in standing.scores]
    ranks = [(seat in standing.winners, total) for seat, total in enumerate(totals)]
    return [
        Place(
            seat,
            person.name,
            person.colour,
            person.marks,
            1 + sum(rank > ranks[seat] for rank in ranks),
            totals[seat],
            *ranks[seat][:1],
        )
        for seat, person in enumerate(speech.people)
    ]


# --- what comes next


class Way(Enum):
    """What may be played after a match: a word in a deed."""

    SAME = "same"
    LOWER = "lower"
    DEAL = "deal"
    HIGHER = "higher"


LABELS: Final = {
    Way.SAME: N_("Again with the same table"),
    Way.LOWER: N_("Again with easier opponents"),
    Way.DEAL: N_("The same deal again"),
    Way.HIGHER: N_("Again with stronger opponents"),
}


_STEPS: Final = {Way.LOWER: -1, Way.HIGHER: 1}  # of the opponents' level


def ways_on(match: Match) -> list[Way]:
    """Return what may be played after a match: with stronger opponents after a victory, after a defeat with easier."""
    people = [seat for seat, person in enumerate(match.people) if not person.level]
    lost = bool(people) and not {*people} & {*match.state.standing().winners}
    left_out = Way.HIGHER if lost else Way.LOWER
    return [way for way in Way if way is not left_out and (way not in _STEPS or _can_step(match, _STEPS[way]))]


def _can_step(match: Match, step: int) -> bool:
    if rival := match.game.rival(match.setup.options):
        option, level = rival
        return 0 < level + step < len(option.values)
    return any(person.level and _stepped(person.level, step) != person.level for person in match.people)


def _stepped(level: int, step: int) -> int:
    return min(max(LEAST, level + step), BEST)


def next_match(match: Match, way: Way, chance: Dice) -> Match:
    """Return the match that follows, before its first move."""
    people, step = match.people, _STEPS.get(way, 0)
    if way is Way.DEAL:
        same = Match(match.game, match.setup, people)
        same.rival = match.rival
        return same
    options = match.game.fitted(match.setup.options, match.setup.seats)
    if step:
        people = tuple(one._replace(level=_stepped(one.level, step)) if one.level else one for one in people)
        if rival := match.game.rival(options):
            option, level = rival
            options = tuple(option.values[level + step] if value in option.values else value for value in options)
    return started(match.game, Plan(people, options, free_undo=match.setup.free_undo), chance)
