"""The rules of Overbooking, in the order of the rulebook: `town.py` from set-up to end, `bookings.py` for phase 2.

`moves.py` and `events.py` are what can be done and what can happen; `hidden.py` is what a seat may know.
"""

from fivestars.games.overbooking.rules.state import Town, deal

__all__ = ["Town", "deal"]
