"""What the bots know of the game besides its rules."""

from fivestars.games.overbooking.bot.strategy import AHEAD, LIKES, SLIPS, STAGES, parts, promising, stage, worth

__all__ = ["AHEAD", "LIKES", "SLIPS", "STAGES", "parts", "promising", "stage", "worth"]
