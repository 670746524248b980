"""Matches played to where a test wants them, and their links: without a browser, and for one."""

from collections.abc import Callable, Sequence
from random import Random

from fivestars.games import SHELF
from fivestars.table.game import Move, State
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link


def match_at(
    game: str,
    choices: Sequence[str] = (),
    levels: Sequence[int] = (0, 0),
    *,
    until: Callable[[State], bool] = lambda state: state.seat is None,
    seed: int = 1,
    choose: Callable[[Sequence[Move], Random], Move] = lambda legal, chance: chance.choice(legal),
) -> Match:
    """Return a match played at random from the seed until the state is as wanted."""
    box = SHELF[game]
    options = tuple(
        next((value for value in option.values if value in choices), option.values[0]) for option in box.options
    )
    people = [Person(colour=seat, level=level) for seat, level in enumerate(levels)]
    match = Match(box, Setup(game, box.edition, len(levels), options, seed, 0), people)
    chance = Random(seed)
    while not until(match.state):
        assert match.state.seat is not None, "the match ended before the position was reached"
        match.play(choose(match.state.legal(), chance))
    return match


def link_to(match: Match) -> str:
    """Return the address that opens a match."""
    return f"#link/{to_link(match, SHELF)}"
