"""The positions of each game in which axe looks at its table: its own, in `games/<id>/looks.py`, or some by default."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from fivestars.table.game import State
from fivestars.table.match import Match
from matches import match_at


class Look(NamedTuple):
    """Where a match at random has come to."""

    until: Callable[[State], bool]
    choices: tuple[str, ...] = ()
    seats: int = 3
    seed: int = 1
    story: bool = False  # whether there is a story to look at
    opens: tuple[str, str] | None = None  # what is pressed for more to be looked at, and what that is


def over(state: State) -> bool:
    """Tell whether the match is over."""
    return state.seat is None


def looks_at(game: str, seats: int) -> Mapping[str, Look]:
    """Return the positions of a game; by default its begin, the first of each prompt in one match, and its end."""
    home = f"games.{game}.looks"
    if find_spec(f"games.{game}") and find_spec(home):
        looks: Mapping[str, Look] = import_module(home).LOOKS
        return looks
    return {
        "begin": Look(lambda _: True, seats=seats),
        **{prompt: Look(_at(prompt), seats=seats) for prompt in _prompts(game, seats)},
        "end": Look(over, seats=seats),
    }


def match_of(game: str, look: Look) -> Match:
    """Return a match of people, played to this position."""
    return match_at(game, look.choices, [0] * look.seats, until=look.until, seed=look.seed)


def _at(prompt: str) -> Callable[[State], bool]:
    return lambda state: state.prompt == prompt


def _prompts(game: str, seats: int) -> list[str]:
    """Return the prompts that a match at random comes to after its begin, in order."""
    prompts: dict[str, None] = {}

    def until(state: State) -> bool:
        if state.seat is not None:
            prompts.setdefault(state.prompt)
        return state.seat is None

    match_at(game, (), [0] * seats, until=until)
    return list(prompts)[1:]
