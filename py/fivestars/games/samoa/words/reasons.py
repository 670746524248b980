"""Why a move is good or bad in Samoa: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fivestars.games.samoa.box import BOX, DAY_OFF
from fivestars.games.samoa.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

_Laid: TypeAlias = e.CardChosen | e.CardSwapped
_LAID: Final = (e.CardChosen, e.CardSwapped)


def _stays(other: e.CardChosen, own: e.CardChosen | None) -> str:
    """Say that the dearer card, which the other move lays, stays; the day off stays anyway."""
    is_dearer = own and other.card != DAY_OFF and (own.card == DAY_OFF or other.card > own.card)
    return N_("this card stays in your hand: {card}") if is_dearer else ""


def _comes_back(own: e.CardChosen, other: e.CardChosen | None) -> str:
    """Say why a dear card is no loss."""
    is_dear = other and own.card not in {DAY_OFF, other.card}
    return N_("this card is likely to come back unused: {card}") if is_dear else ""


def _goes(own: e.CardChosen, _: e.CardChosen | None) -> str:
    return N_("this card would be gone from your hand: {card}") if own.card != DAY_OFF else ""


def _beside(early: Callable[[int], int], alone: str, earlier: str, later: str) -> Callable[[_Laid, _Laid | None], str]:
    """Return what finds a sentence for a card beside another: where it acts before that, where not, or without one."""

    def found(own: _Laid, other: _Laid | None) -> str:
        if other is None or DAY_OFF in {own.card, other.card}:
            return alone
        return earlier if early(own.card) > early(other.card) else later

    return found


def _bid(card: int) -> int:
    return BOX.bids[card]


def _cheapness(card: int) -> int:
    return -BOX.prices[card]


_BIDS: Final = _beside(
    _bid,
    N_("this card is better for building this round: {card}"),
    N_("you build earlier with this card: {card}"),
    N_("a tile costs you less with this card: {card}"),
)
_BIDS_WORSE: Final = _beside(
    _bid,
    N_("this card is worse for building this round: {card}"),
    N_("a tile costs you more with this card: {card}"),
    N_("you build later with this card: {card}"),
)
_ASKS: Final = _beside(
    _cheapness,
    N_("this card is better for this round's guests: {card}"),
    N_("you choose tourists earlier with this card: {card}"),
    N_("each tourist pays more with this card: {card}"),
)
_ASKS_WORSE: Final = _beside(
    _cheapness,
    N_("this card is worse for this round's guests: {card}"),
    N_("each tourist pays less with this card: {card}"),
    N_("you choose tourists later with this card: {card}"),
)

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
        kept={e.CardChosen: _stays},
        named={
            e.CardsTakenBack: N_("these cards come back into your hand: {card}, {other}"),
            e.CardTakenBack: N_("this card comes back into your hand: {card}"),
            e.CardChosen: _comes_back,
        },
        lacking={e.CardChosen: _goes},
    ),
    "the card of this round": Why(
        N_("a day off frees rooms for later guests"),
        N_("no room becomes free for later guests"),
        named=dict.fromkeys(_LAID, N_("this card frees rooms for later guests: {card}")),
        lacking=dict.fromkeys(_LAID, N_("this card frees no room for later guests: {card}")),
    ),
    "the tile of this round": Why(
        N_("building brings you more this round"),
        N_("building brings you less this round"),
        named=dict.fromkeys(_LAID, _BIDS),
        lacking=dict.fromkeys(_LAID, _BIDS_WORSE),
    ),
    "the guests of this round": Why(
        N_("this round's guests bring you more"),
        N_("this round's guests bring you less"),
        named=dict.fromkeys(_LAID, _ASKS),
        lacking=dict.fromkeys(_LAID, _ASKS_WORSE),
    ),
}
