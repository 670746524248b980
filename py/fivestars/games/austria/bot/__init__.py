"""What the bots know of the game besides its rules; what self-play has taught them stands in `learned.toml`."""

from fivestars.games.austria.bot.features import (
    BELONGS,
    GROUPED,
    LIKES,
    MATCH,
    PARTS,
    PHASES,
    SLIPS,
    STAGES,
    SUMMED,
    features,
    row,
    stage,
)
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.bot.worth import worth

__all__ = [
    "BELONGS",
    "GROUPED",
    "LIKES",
    "MATCH",
    "PARTS",
    "PHASES",
    "SLIPS",
    "STAGES",
    "SUMMED",
    "features",
    "promising",
    "row",
    "stage",
    "worth",
]
