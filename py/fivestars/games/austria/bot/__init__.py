"""What the bots know of the game besides its rules."""

from fivestars.games.austria.bot.strategy import promising, worth

__all__ = ["promising", "worth"]
