"""A match that comes by link: what it is, and how it stands to the matches that this browser has."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from fivestars.table.match import Match, Person
from fivestars.table.notation import Shelf
from fivestars.table.words import N_
from fivestars.web.links.invitation import Wish
from fivestars.web.store.saves import NOBODY, Slot, opened
from fivestars.web.words.hosts import starred
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Seated, Speech, Tongue


class Meeting(StrEnum):
    """How a match that arrives stands to one that is kept here."""

    NEW = "new"  # nothing like it is kept
    NEWER = "newer"  # it goes on where the kept one stops
    SAME = "same"
    OLDER = "older"  # the kept one goes on where it stops
    FORKED = "forked"  # both have moves that the other has not


SENTENCES = {
    Meeting.NEW: N_("This match came by link. It is not kept yet."),
    Meeting.NEWER: N_("This match came by link. You have it already, up to move {number}: it goes on from there."),
    Meeting.SAME: N_("This match came by link. You have it already."),
    Meeting.OLDER: N_("This match came by link. You have it already, and yours is further on, by moves: {number}."),
    Meeting.FORKED: N_("You have this match with other moves, from move {number} on. Yours stays as it is."),
}

_LIKE = (Meeting.SAME, Meeting.OLDER, Meeting.NEWER, Meeting.FORKED)


class Arrival(NamedTuple):
    """A match that came by link, before anything of it is kept."""

    meeting: Meeting
    slot: Slot | None  # the kept match that it is compared with
    number: int  # of moves: those that both have, or by how many the kept one is ahead
    wish: Wish = Wish.PLAY

    @property
    def may_be_kept(self) -> bool:
        """Tell whether going on with it takes nothing from what is kept."""
        return self.meeting in (Meeting.NEW, Meeting.NEWER)

    def seats_here(self, match: Match) -> tuple[int, ...]:
        """Return which seats are at this device where others play by link; none where everybody is here."""
        if self.slot:
            return self.slot.here
        if match.over:
            return NOBODY
        return _deciding(match) if self.wish is Wish.TURN else ()

    def keeping(self, speech: Speech, match: Match) -> str:
        """Return what keeping the match means now, for its button."""
        if match.over or self.wish is Wish.LOOK:
            return speech.tongue(N_("Keep it"))
        if self.meeting is Meeting.NEW and (seats := self.seats_here(match)):
            return speech.tongue(N_("Play as {name}"), name=speech.people[seats[0]].name)
        return speech.tongue(N_("Go on playing"))

    def told(self, words: Tongue) -> str:
        """Return how it stands, as a sentence."""
        number = self.number + 1 if self.meeting is Meeting.FORKED else self.number
        return words(SENTENCES[self.meeting], number=number)


def arrived(match: Match, slots: Sequence[Slot], shelf: Shelf, wish: Wish = Wish.PLAY) -> Arrival:
    """Compare a match with the kept ones: the same set-up, people and score to beat make it the same match.

    Where several are, copies of one another, it is compared with the one that it is most like.
    """
    arrivals = list[Arrival]()
    for slot in slots:
        kept = opened(slot, shelf) if slot.game == match.setup.game else None
        if isinstance(kept, Match) and _agreed(kept) == _agreed(match):
            arrivals.append(_compared(match, kept, slot))
    return min(arrivals, key=_likeness, default=Arrival(Meeting.NEW, None, 0))._replace(wish=wish)


def _agreed(match: Match) -> tuple[object, ...]:
    rival = match.rival
    return match.setup, match.people, rival and (rival.people, rival.moves)


def _deciding(match: Match) -> tuple[int, ...]:
    """Return the seat of the person who decides now, if it is a person's turn."""
    seat = match.state.seat
    return () if seat is None or match.people[seat].level else (seat,)


def _likeness(arrival: Arrival) -> tuple[int, int]:
    return _LIKE.index(arrival.meeting), -arrival.number


def summary(speech: Speech, match: Match) -> list[tuple[str, str]]:
    """Return what a match is, in words: the name of each fact, and the fact."""
    words, state = speech.tongue, match.state
    return [
        *seating(speech, match),
        (
            words(N_("Round")),
            words(N_("{round}, after move {number}"), round=state.round, number=len(match.steps)),
        ),
        (words(N_("Turn")), words(N_("the match is over")) if state.seat is None else speech.people[state.seat].name),
    ]


def seating(speech: Speech, match: Match) -> list[tuple[str, str]]:
    """Return what was agreed before the first move, in words: the game, what is unusual in it, and who sits there."""
    words, setup = speech.tongue, match.setup
    unusual = [value for option, value in match.game.agreed(setup.options, setup.seats) if value != option.values[0]]
    game = [POSTERS[setup.game].title, *(speech.words.options[value][0] for value in unusual)]
    return [
        (words(N_("Game")), ", ".join(map(words, game))),
        (words(N_("Seats")), ", ".join(map(_seated, speech.people, match.people))),
    ]


def _seated(seated: Seated, person: Person) -> str:
    return starred(seated.name, person.level)


def _compared(match: Match, kept: Match, slot: Slot) -> Arrival:
    ours, theirs = kept.moves, match.moves
    both = _common([(type(move), move) for move in ours], [(type(move), move) for move in theirs])
    if both < min(len(ours), len(theirs)):
        return Arrival(Meeting.FORKED, slot, both)
    if len(ours) == len(theirs):
        return Arrival(Meeting.SAME, slot, both)
    if len(ours) > len(theirs):
        return Arrival(Meeting.OLDER, slot, len(ours) - len(theirs))
    return Arrival(Meeting.NEWER, slot, both)


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    for count, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return count
    return min(len(one), len(other))
