"""The rules of Hotels of Amsterdam: `state.py` from the set-up to the end, `walks.py` for the two pawns.

`moves.py` is what may be done, `events.py` what happens, `objections.py` why not, `hidden.py` what nobody has seen.
"""

from fivestars.games.amsterdam.rules.state import UNKNOWN, Amsterdam, deal

__all__ = ["UNKNOWN", "Amsterdam", "deal"]
