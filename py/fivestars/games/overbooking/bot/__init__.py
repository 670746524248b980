"""What the bots know of the game besides its rules."""

from fivestars.games.overbooking.bot.strategy import parts, promising, worth

__all__ = ["parts", "promising", "worth"]
