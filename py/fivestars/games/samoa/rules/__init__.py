"""The rules of Hotel Samoa: moves and refusals, events, one hotel, and the table with its rounds."""

from fivestars.games.samoa.rules.state import Samoa, deal

__all__ = ["Samoa", "deal"]
