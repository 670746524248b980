"""What things are worth in points to a bot: found by playing, and nowhere else in the game."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.austria.box import Effect
from fivestars.games.austria.rules.lookup import GUEST_POINTS, GUESTS, TILES

# First fitted to how thousands of positions ended, then changed at random, all at once, and moved to what scored more.
TURN: Final = 9.0  # what a turn to come is worth
KRONE: Final = 1.6  # what a krone costs whoever spends it
NEED: Final = 3.4  # what the first krone is worth besides its point
ENOUGH: Final = 9  # krones: more than these are only their points
STEP: Final = 1.5  # what a step that comes by itself is worth
STEP_COST: Final = 2.9  # what a step on the emperor track costs when it is needed
STEPS_A_TURN: Final = 3
SHORT: Final = 2.5  # what it costs to get a dish that a guest still lacks
FETCHED: Final = 4.0  # what it brings to get it: besides the dish, the order is nearer its end
SPARE_DISH: Final = 1.3  # what a dish is worth that nobody wants yet
SURPLUS: Final = 1.4  # and one that is got besides
CARRY: Final = 0.65  # what it costs to bring a dish from the kitchen
DISHES_A_TURN: Final = 2.4
LATE: Final = 2.5  # dishes too few at the end for a guest to be given up
READY: Final = 1.1  # how much of what guests bring counts when they may move in: more than all, as it brings tempo
CARRIED: Final = 0.9  # when their food is still in the kitchen
WAITING: Final = 0.84  # when they lack food
NO_ROOM: Final = 0.85  # when they lack a room
FREE_TABLES: Final = (0.0, 1.5, 2.0, 2.0)  # one is needed each turn
STUCK: Final = 1.5  # a café full of guests who lack food
PREPARED: Final = 3.2  # what the first vacant room is worth
FEWER: Final = 0.2  # and how much less each further one
HOMELESS: Final = 1.5  # what more a room is worth when a guest waits for one
HOUSED: Final = 1.0  # what the room of a guest who has none yet will bring, less what it will cost
HIGHER: Final = 2.2  # what an occupied room helps besides its floor
POLITICAL: Final = 1.5  # how likely a politics card is that is nearly fulfilled
IN_HAND: Final = 0.25  # how much of a card's gain is there before it is played
HIRING: Final = 0.62  # how much of a card's gain is new when it leaves the hand

WORTH_EACH: Final = {"krones": 1.4, "emperor": 1.2, "points": 1.0, "any": 1.5, "draw": 0.9, "flip": 3.3, "guest": 2.2}
WORTH: Final = {
    "complete 1": 5.0,
    "turn 1": 6.0,
    "look 3": 4.0,
    "look free": 4.3,
    "play 1": 1.6,
    "play 2": 1.6,
    "play 3": 3.0,
    "play free": 5.2,
    "room 0": 1.2,
    "room 1": 1.8,
    "room free": 2.6,
    "low room free": 2.0,
    "occupied room": 5.2,
    "low occupied room": 5.0,
}


def _worth_of(effects: Sequence[Effect]) -> float:
    return sum(WORTH.get(effect.text) or WORTH_EACH.get(effect.what, 1.8) * max(1, effect.amount) for effect in effects)


REWARD: Final = {guest: GUEST_POINTS[guest] + _worth_of(card.gives) for guest, card in GUESTS.items()}
BONUS: Final = {tile: _worth_of(card.gives) if tile != "C3" else 6.0 for tile, card in TILES.items()}
PENALTY: Final = {
    tile: min(6.0, *[half.amount if half.what == "points" else 6.0 for half in card.loses])
    for tile, card in TILES.items()
}

# What a staff card that works all the time brings in a turn; what an end card gains in a turn.
EACH_TURN: Final = {
    1: 1.1, 2: 1.1, 3: 1.1, 4: 1.1, 5: 0.32, 6: 0.21, 7: 0.21, 8: 0.37, 9: 0.28, 10: 0.28, 11: 0.28,
    12: 0.49, 13: 0.44, 14: 0.49, 15: 0.32, 16: 0.41, 17: 0.21, 18: 0.25, 19: 0.65, 20: 0.25, 22: 0.32, 23: 0.6,
    24: 0.49, 25: 0.58, 26: 0.09, 27: 0.46, 28: 0.46, 29: 0.42, 30: 0.46, 31: 0.54, 32: 0.38, 33: 0.37, 34: 0.54,
    37: 0.42, 40: 0.6, 41: 0.26, 42: 0.49, 46: 0.38, 47: 0.38, 48: 0.55,
}  # fmt: skip
AT_ONCE: Final = {21: 7.0, 35: 7.0, 36: 6.0, 38: 6.0, 39: 6.0, 43: 6.0, 44: 6.0, 45: 3.6}
