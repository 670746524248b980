"""How either part begins: towels from the bag in the market and on the jetties, umbrellas and crabs on the sand."""

from fivestars.games.maui.box import BOX, UMBRELLA_SIDE
from fivestars.games.maui.rules.player import CRAB, CRABS, PATTERN, UMBRELLAS, OnBeach, Player
from fivestars.games.maui.rules.table import Table
from fivestars.games.maui.rules.towels import BAG, FACES
from fivestars.table.dice import Dice


def begin_part(state: Table, side: int) -> None:
    """Turn the beaches to this side and lay everything out."""
    state.side = side
    state.bag = state.dice.shuffled(BAG)
    state.market = [[state.bag.pop() for _ in BOX.costs] for _ in state.zones]
    for player in state.players:
        _spread(player, side, state.dice)
    for seat, player in enumerate(state.players):
        towel = state.bag.pop()
        player.beach = [OnBeach(towel, BOX.start_top, FACES[state.turned[seat]][towel])]


def _spread(player: Player, side: int, dice: Dice) -> None:
    """Lay the side's umbrellas and crabs out of the box at random on their places."""
    places = BOX.umbrella_places[side]
    if side == UMBRELLA_SIDE:
        pieces = dice.shuffled(UMBRELLAS)
    else:
        # Ruling 23: both pattern umbrellas, also those that were used in the first part.
        places += BOX.crab_places
        pieces = dice.shuffled(range(PATTERN, CRAB)) + dice.shuffled(CRABS)
    for (column, _), piece in zip(places, pieces, strict=True):
        player.out.remove(piece)
        player.sand[column] = piece
