"""Who may know what: the order of the bag nobody, and the values of crabs on the sand only where they lie open."""

from typing import Final, TypeVar

from fivestars.games.maui.rules.lookup import BAG
from fivestars.games.maui.rules.player import CRAB, CRABS
from fivestars.games.maui.rules.table import Table
from fivestars.table.dice import Dice

T = TypeVar("T", bound=Table)

HIDDEN: Final = -1  # a towel in the bag


def seen_openly(state: T) -> T:
    """Return a copy with only what lies open: nobody at this table knows more than another."""
    seen = state.copy()
    seen.dice = Dice.sealed()
    seen.bag = [HIDDEN] * len(state.bag)
    if not state.crabs_open:
        # Ruling 16: who covers a crab learns its value; crabs that leave uncovered are never looked at.
        for player in seen.players:
            player.sand = [min(piece, CRAB) for piece in player.sand]
            player.out = [min(piece, CRAB) for piece in player.out]
    return seen


def guessed(state: T, dice: Dice) -> T:
    """Return what lies open, with bag and crabs filled in at random from what is not in sight."""
    guess = seen_openly(state)
    seen = [towel for towels in guess.market for towel in towels]
    seen += [laid.towel for player in guess.players for laid in player.beach]
    guess.bag = dice.shuffled([towel for towel in BAG if towel not in seen])
    for player in guess.players:
        known = [CRAB + laid.crab for laid in player.beach if laid.crab]
        known += [piece for piece in (*player.sand, *player.out) if piece > CRAB]
        unknown = list(CRABS)
        for crab in known:
            unknown.remove(crab)
        unknown = dice.shuffled(unknown)
        player.sand = [unknown.pop() if piece == CRAB else piece for piece in player.sand]
        player.out = [unknown.pop() if piece == CRAB else piece for piece in player.out]
    guess.dice = Dice(dice.seed_for_another())
    return guess
