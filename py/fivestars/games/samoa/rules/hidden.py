"""What a seat may know of the others' cards and coins, and a likely guess at the rest.

Played cards are seen by all and so is where they go: only a tile that takes discards back leaves anybody in doubt.
"""

from fivestars.games.samoa.box import BOX
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.hotel import Account
from fivestars.games.samoa.rules.legal import members
from fivestars.games.samoa.rules.moves import NO_CARD
from fivestars.games.samoa.rules.table import HIDDEN, Table
from fivestars.table.dice import Dice

# --- the public memory of discards


def saw_in_front(state: Table, seat: int) -> None:
    """Remember that the card which is now open in front of a seat is none of its discards."""
    state.doubtful[seat] &= ~(1 << state.cards[seat])
    _settle(state, seat)


def saw_discarded(state: Table, seat: int, card: int) -> None:
    """Remember that a card which lay open has been discarded."""
    state.gone[seat] |= 1 << card


def saw_taken_back(state: Table, seat: int) -> None:
    """Forget which of its discards a seat still has, after it has taken some back unseen."""
    state.doubtful[seat] |= state.gone[seat]
    state.gone[seat] = 0
    _settle(state, seat)


def _settle(state: Table, seat: int) -> None:
    """End a doubt that counting decides: none, or all, of the doubtful cards are discards."""
    there = state.discards[seat] - state.gone[seat].bit_count()
    if there == state.doubtful[seat].bit_count():
        state.gone[seat] |= state.doubtful[seat]
        there = 0
    if there == 0:
        state.doubtful[seat] = 0


# --- hiding and guessing


def hide(state: Table, viewer: int | None) -> None:
    """Take away what the viewer may not know."""
    for seat in range(len(state.hotels)):
        if seat == viewer:
            continue
        # The rulebook keeps coins secret, though who never forgets could count them.
        state.accounts[seat] = None
        state.discarded[seat] = HIDDEN
        if state.prompt == prompts.CARD and state.cards[seat] != NO_CARD:
            state.cards[seat] = HIDDEN


def fill_in(state: Table, dice: Dice) -> None:
    """Put something likely wherever something is hidden."""
    for seat in range(len(state.hotels)):
        if state.discarded[seat] == HIDDEN:
            state.discarded[seat] = _likely_discards(state, seat, dice)
        if state.cards[seat] == HIDDEN:
            state.cards[seat] = NO_CARD  # so that the hand counts it
            state.cards[seat] = dice.choice(members(state.hand(seat)))
        if state.accounts[seat] is None:
            state.accounts[seat] = _likely_account(state, seat, dice)


def _likely_discards(state: Table, seat: int, dice: Dice) -> int:
    discarded = state.gone[seat]
    unknown = state.discards[seat] - discarded.bit_count()
    for card in dice.shuffled(members(state.doubtful[seat]))[:unknown]:
        discarded |= 1 << card
    return discarded


def _likely_account(state: Table, seat: int, dice: Dice) -> Account:
    """Return coins that somebody who has used these cards, and has these tiles, may well have."""
    used = members(state.discarded[seat])
    # Later cards host more guests, and tiles are mostly bought at the lower bids.
    fees = int(sum([BOX.prices[card] * (1 + dice.random() + state.round / 8) for card in used]))
    bids = [BOX.bids[card] for card in used]
    building = sum([min(dice.choice(bids), dice.choice(bids)) for _ in state.tiles[seat]]) if used else 0
    return Account(fees, 0, min(building, BOX.start_money + fees))
