"""What a seat may be asked to decide."""

from typing import Final

TURN: Final = "turn"  # to lay a towel or to take sand dollars
SPARE: Final = "spare"  # the same, where nothing fits that can be paid for and both zones are empty
