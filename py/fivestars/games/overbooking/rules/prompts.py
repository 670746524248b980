"""What is being decided, in the order in which a match comes to it."""

from typing import Final

PLACING: Final = "place"
PLACING_OR_KEEPING: Final = "place or keep"  # the last card of a round
MAIDS: Final = "maids"
NOBLEWOMEN: Final = "noblewomen"
SOLDIERS: Final = "soldiers"
OVER: Final = "over"
