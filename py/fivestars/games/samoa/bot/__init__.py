"""What the bots know of the game besides its rules; what self-play has taught them stands in `learned.toml`."""

from fivestars.games.samoa.bot.features import (
    AHEAD,
    BELONGS,
    GROUPED,
    LIKES,
    PARTS,
    SLIPS,
    STAGES,
    SUMMED,
    divided,
    features,
    stage,
)
from fivestars.games.samoa.bot.strategy import promising, worth

__all__ = [
    "AHEAD",
    "BELONGS",
    "GROUPED",
    "LIKES",
    "PARTS",
    "SLIPS",
    "STAGES",
    "SUMMED",
    "divided",
    "features",
    "promising",
    "stage",
    "worth",
]
