"""Why a move is good or bad in Overbooking: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.overbooking.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

REASONS: Final[Mapping[str, Why]] = {
    "coins of guests with a bed": Why(
        N_("more coins are yours for certain"),
        N_("fewer coins are yours for certain"),
        (e.TookChip,),
        counted=(
            Differs(
                NP_("{number} point more is certain", "{number} points more are certain", by="number"),
                NP_("{number} point less is certain", "{number} points less are certain", by="number"),
                points=("coins", "chips"),
            ),
        ),
    ),
    "guests in the queues": Why(
        N_("your guests are more likely to get a bed"),
        N_("your guests are less likely to get a bed"),
        named={
            **dict.fromkeys((e.Queued, e.QueuedOpen), N_("this card is more likely to get beds: {hotel}, {card}")),
            e.LeftAtDoor: N_("your guests are more likely to get a bed here: {hotel}"),
        },
        lacking={
            **dict.fromkeys((e.Queued, e.QueuedOpen), N_("this card is less likely to get beds: {hotel}, {card}")),
            e.LeftAtDoor: N_("your guests are less likely to get a bed here: {hotel}"),
        },
    ),
    "cards still to be placed": Why(
        N_("better cards stay in your hand"),
        N_("worse cards stay in your hand"),
        kept=dict.fromkeys((e.Queued, e.QueuedOpen, e.LeftAtDoor), N_("this card stays in your hand: {card}")),
        lacking=dict.fromkeys(
            (e.Queued, e.QueuedOpen, e.LeftAtDoor), N_("this card would be gone from your hand: {card}")
        ),
    ),
    "crests": Why(
        N_("more cards of one crest"),
        N_("fewer cards of one crest"),
        counted=(
            Differs(
                NP_("your crests bring {number} point more", "your crests bring {number} points more", by="number"),
                NP_("your crests bring {number} point less", "your crests bring {number} points less", by="number"),
                points=("crests",),
            ),
        ),
        named=dict.fromkeys((e.Queued, e.QueuedOpen), N_("this card may add to your crests: {card}")),
        lacking=dict.fromkeys((e.Queued, e.QueuedOpen), N_("this card adds less to your crests: {card}")),
    ),
    "what the others may hope for": Why(
        N_("less is left for the others"),
        N_("more is left for the others"),
        named=dict.fromkeys((e.Queued, e.QueuedOpen, e.LeftAtDoor), N_("less is left for the others here: {hotel}")),
        lacking=dict.fromkeys((e.Queued, e.QueuedOpen, e.LeftAtDoor), N_("more is left for the others here: {hotel}")),
    ),
}
