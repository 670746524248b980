"""The rules of Maui: `state.py` is the table, `player.py` what lies before a seat, `fit.py` how towels meet.

`moves.py` is what may be done, `events.py` what happens, `objections.py` why not.
"""

from fivestars.games.maui.rules.state import Maui, deal

__all__ = ["Maui", "deal"]
