"""A game of a page for newcomers: the whole contract on eight keys. The laws are tried out on it.

The night porter hangs numbered keys on a rail, each higher than the last. Who hangs the most wins.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from fivestars.table.dice import Dice
from fivestars.table.game import (
    Game,
    Happening,
    Move,
    Objection,
    Option,
    Score,
    Secret,
    Standing,
    State,
    because,
)

HIDDEN = 0  # a key that lies face down


class Hang(NamedTuple):
    """Hang a key from the hand."""

    key: int


class Draw(NamedTuple):
    """Draw a key from the pile."""


class Rest(NamedTuple):
    """Do nothing, for want of anything to do."""


class Hung(NamedTuple):
    seat: int
    key: int


class Drew(NamedTuple):
    seat: int
    key: int


class Rested(NamedTuple):
    seat: int


class Reason(StrEnum):
    NOT_YOURS = "not yours"
    TOO_LOW = "too low"
    PILE_EMPTY = "pile empty"
    MUST_ACT = "must act"


class Keys(State):
    """The rail, the hands, the pile."""

    __slots__ = ("dice", "edition", "hands", "pile", "prompt", "rail", "rests", "revealed", "round", "seat")
    moves = (Hang, Draw, Rest)
    round: int

    def __init__(self, hands: list[list[int]], pile: list[int], first: int, dice: Dice, edition: int) -> None:
        self.hands, self.pile, self.dice, self.edition = hands, pile, dice, edition
        self.rail: list[tuple[int, int]] = []  # seat and key
        self.rests = 0
        self.seat: int | None = first
        self.prompt = "hang or draw"
        self.revealed = 0
        self.round = 1

    def legal(self) -> list[Move]:
        if self.seat is None:
            return []
        wished: list[Move] = [*map(Hang, sorted(self.hands[self.seat])), Draw(), Rest()]
        return [move for move in wished if self.objection(move) is None]

    def why_not(self, seat: int, move: Move) -> Objection | None:
        top, hand = self._top(), self.hands[seat]
        match move:
            case Hang(key):
                if key not in hand:
                    return because(Reason.NOT_YOURS)
                return because(Reason.TOO_LOW, key=key, top=top) if key <= top else None
            case Draw():
                return None if self.pile else because(Reason.PILE_EMPTY)
        return because(Reason.MUST_ACT) if self.pile or any(key > top for key in hand) else None

    def do(self, move: Move, events: list[Happening]) -> None:
        seat = self.seat or 0
        self.rests = self.rests + 1 if isinstance(move, Rest) else 0
        if isinstance(move, Hang):
            self.hands[seat].remove(move.key)
            self.rail.append((seat, move.key))
            events.append(Hung(seat, move.key))
        elif isinstance(move, Draw):
            key = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], key])
            self.revealed += 1
            if key != HIDDEN:
                events.append(Secret((seat,), Drew(seat, key), instead=Drew(seat, HIDDEN)))
        else:
            events.append(Rested(seat))

    def go_on(self, _events: list[Happening]) -> None:
        seat = self.seat or 0
        self.round = 1 + (len(self.rail) + self.rests) // len(self.hands)
        over = not self.hands[seat] or self.rests == len(self.hands)
        self.seat = None if over else (seat + 1) % len(self.hands)

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        return (("keys in the hand", len(self.hands[seat])),)

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.hands = [hand[:] for hand in self.hands]
        new.pile, new.rail, new.dice = self.pile[:], self.rail[:], self.dice.copy()
        new.rests, new.seat, new.prompt = self.rests, self.seat, self.prompt
        new.revealed, new.round, new.edition = self.revealed, self.round, self.edition
        return new

    def seen_by(self, seat: int | None) -> Self:
        seen = self.copy()
        seen.hands = [hand if mine == seat else [HIDDEN] * len(hand) for mine, hand in enumerate(seen.hands)]
        seen.pile = [HIDDEN] * len(seen.pile)
        seen.dice = Dice.sealed()
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
        guess = self.seen_by(seat)
        known = {key for _, key in guess.rail} | set(guess.hands[seat])
        count = len(known) + len(guess.pile) + sum(hand.count(HIDDEN) for hand in guess.hands)
        unknown = dice.shuffled([key for key in range(1, count + 1) if key not in known])
        for other, hand in enumerate(guess.hands):
            if other != seat:
                guess.hands[other] = sorted(unknown.pop() for _ in hand)
        guess.pile = unknown
        guess.dice = Dice(dice.seed_for_another())
        return guess

    def standing(self) -> Standing:
        hung = [sum(1 for seat, _ in self.rail if seat == mine) for mine in range(len(self.hands))]
        best = tuple(seat for seat, count in enumerate(hung) if count == max(hung))
        scores = tuple(Score(count, (("keys", count),)) for count in hung)
        return Standing(scores, best if self.seat is None else (), "most keys" if self.seat is None else "")

    def pieces(self) -> list[str]:
        keys = [key for _, key in self.rail] + self.pile + [key for hand in self.hands for key in hand]
        return sorted(f"key {key}" for key in keys)

    def _top(self) -> int:
        return self.rail[-1][1] if self.rail else 0


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Keys:
    keys = dice.shuffled(range(1, (9 if choices["length"] == "short" else 13)))
    hands = [sorted(keys.pop() for _ in range(2)) for _ in range(seats)]
    return Keys(hands, keys, first, dice, edition)


GAME = Game("keys", edition=1, seats=(2, 3), options=(Option("length", ("short", "long")),), deal=deal)
