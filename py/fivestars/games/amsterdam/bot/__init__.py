"""What the bots know of the game besides its rules."""

from fivestars.games.amsterdam.bot.strategy import parts, promising, worth

__all__ = ["parts", "promising", "worth"]
