"""The phases of a round in which somebody decides, as they stand in `State.prompt`, in their order."""

from typing import Final

CARD: Final = "card"
SWAP: Final = "swap"
BUILD: Final = "build"
HOST: Final = "host"
HOST_ON: Final = "host on"  # somebody has moved in: more of the same group, or done
DAY_OFF: Final = "day off"
