"""What is being decided, in the order of a turn."""

from typing import Final

SAIL: Final = "sail"  # in the tactical game only: else the dice sail the boat
HOTEL: Final = "hotel"  # in a seat's first two turns only
WALK: Final = "walk"
TURN: Final = "turn"
NOTHING: Final = ""  # the turn has ended

PROMPTS: Final = (SAIL, HOTEL, WALK, TURN)
