"""Why a move is good or bad in Samoa: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.samoa.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

_LAID: Final = (e.CardChosen, e.CardSwapped)

REASONS: Final[Mapping[str, Why]] = {
    "coins": Why(
        N_("more coins at once"),
        N_("fewer coins at once"),
        (
            *(e.MovedIn, e.RichMovedIn, e.SuiteMovedIn, e.NeighbourMovedIn, e.Swam, e.PoolOpened),
            *(e.Lodged, e.PaidOnce, e.RichPaid, e.SuitePaid, e.NeighbourPaid),
        ),
        counted=(
            Differs(
                NP_("{number} coin more at once", "{number} coins more at once", by="number"),
                NP_("{number} coin fewer at once", "{number} coins fewer at once", by="number"),
                things=("coins", "coins due"),
            ),
        ),
        named=dict.fromkeys(_LAID, N_("this card brings more coins at once: {card}")),
        lacking=dict.fromkeys(_LAID, N_("this card brings fewer coins at once: {card}")),
    ),
    "guests to come": Why(
        N_("later guests bring you more"),
        N_("later guests bring you less"),
        counted=(
            Differs(
                NP_(
                    "{number} room more is free for later guests",
                    "{number} rooms more are free for later guests",
                    by="number",
                ),
                NP_(
                    "{number} room fewer is free for later guests",
                    "{number} rooms fewer are free for later guests",
                    by="number",
                ),
                things=("free rooms",),
            ),
        ),
        named={
            e.SentHome: N_("this room brings more with later guests: {room}"),
            e.Lodged: N_("later guests bring you more with this guest here: {tourist}, {room}"),
        },
        lacking={
            e.SentHome: N_("this room brings less with later guests: {room}"),
            e.Lodged: N_("later guests bring you less with this guest here: {tourist}, {room}"),
        },
    ),
    "hotel tiles": Why(
        N_("your building tiles bring more"),
        N_("your building tiles bring less"),
        (e.Built,),
        kept={e.TileGivenUp: N_("this tile stays with you: {tile}")},
        named={
            e.Built: N_("this tile brings more later: {tile}"),
            e.Lodged: N_("your building tiles bring more with this guest here: {tourist}, {room}"),
        },
        lacking={
            e.TileGivenUp: N_("you would lose this tile: {tile}"),
            e.Built: N_("this tile brings less later: {tile}"),
            e.Lodged: N_("your building tiles bring less with this guest here: {tourist}, {room}"),
        },
    ),
    "celebrities and lovers": Why(
        N_("celebrities and lovers bring you more"),
        N_("celebrities and lovers bring you less"),
        named={
            e.Lodged: N_("celebrities and lovers bring you more with this guest here: {tourist}, {room}"),
            e.SentHome: N_("celebrities and lovers bring you more without this guest: {tourist}, {room}"),
        },
        lacking={
            e.Lodged: N_("celebrities and lovers bring you less with this guest here: {tourist}, {room}"),
            e.SentHome: N_("celebrities and lovers bring you less without this guest: {tourist}, {room}"),
        },
    ),
    "cards for later rounds": Why(
        N_("better price cards stay for later"),
        N_("worse price cards stay for later"),
        kept={e.CardChosen: N_("this card stays in your hand: {card}")},
        lacking={e.CardChosen: N_("this card would be gone from your hand: {card}")},
    ),
    "the card of this round": Why(
        N_("your card brings more this round"),
        N_("your card brings less this round"),
        named=dict.fromkeys(_LAID, N_("this card brings more this round: {card}")),
        lacking=dict.fromkeys(_LAID, N_("this card brings less this round: {card}")),
    ),
    "the tile of this round": Why(
        N_("building brings you more this round"),
        N_("building brings you less this round"),
        named=dict.fromkeys(_LAID, N_("this card is better for building this round: {card}")),
        lacking=dict.fromkeys(_LAID, N_("this card is worse for building this round: {card}")),
    ),
    "the guests of this round": Why(
        N_("this round's guests bring you more"),
        N_("this round's guests bring you less"),
        named=dict.fromkeys(_LAID, N_("this card is better for this round's guests: {card}")),
        lacking=dict.fromkeys(_LAID, N_("this card is worse for this round's guests: {card}")),
    ),
}
