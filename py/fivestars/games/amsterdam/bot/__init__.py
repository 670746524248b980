"""What the bots know of the game besides its rules."""

from fivestars.games.amsterdam.bot.strategy import LIKES, parts, promising, worth

__all__ = ["LIKES", "parts", "promising", "worth"]
