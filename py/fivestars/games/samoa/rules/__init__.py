"""The rules of Hotel Samoa: moves, events, objections, one hotel, and the table with its rounds."""

from fivestars.games.samoa.rules.state import Samoa, deal

__all__ = ["Samoa", "deal"]
