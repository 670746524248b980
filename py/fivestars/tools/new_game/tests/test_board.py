"""The board: every legal move can be picked on it, and nothing else."""

from boards import assert_every_move_can_be_made
from fivestars.tools.new_game.keys import GAME
from matches import match_at


def test_every_move_of_a_match_can_be_picked() -> None:
    match = match_at(GAME.id, levels=(0, 0, 0), until=lambda state: state.seat is None)
    for count in range(len(match.moves)):
        assert_every_move_can_be_made(GAME.id, match.until(count).state)
