"""What the bots know of the game besides its rules."""

from fivestars.tools.new_game.keys.bot.strategy import STAGES, parts, promising, stage, worth

__all__ = ["STAGES", "parts", "promising", "stage", "worth"]
