"""The rules of Overbooking: `state.py` tells them in short and leads to the others; `bookings.py` is phase 2."""

from fivestars.games.overbooking.rules.opening import deal
from fivestars.games.overbooking.rules.state import Overbooking

__all__ = ["Overbooking", "deal"]
