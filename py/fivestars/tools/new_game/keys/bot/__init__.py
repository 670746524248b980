"""What the bots know of the game besides its rules."""

from fivestars.tools.new_game.keys.bot.strategy import LIKES, SLIPS, STAGES, parts, promising, stage, worth

__all__ = ["LIKES", "SLIPS", "STAGES", "parts", "promising", "stage", "worth"]
