"""The rules of Maui: what may be done (`moves`), how towels meet (`fit`), a seat (`player`), the table (`state`).

Why something may not be done is said in `objections`.
"""

from fivestars.games.maui.rules.state import Maui, deal

__all__ = ["Maui", "deal"]
