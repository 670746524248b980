"""What staff and politics cards may be worth."""

from fivestars.games.austria.bot.memory import remembered
from fivestars.games.austria.bot.rooms import rooms_of
from fivestars.games.austria.bot.weights import (
    AT_ONCE,
    EACH_TURN,
    IN_HAND,
    KRONE,
    POLITICAL,
)
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.lookup import (
    END_SET,
    POLITICS,
    POLITICS_POINTS,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points
from fivestars.games.austria.rules.table import UNKNOWN, staff_in


@remembered(
    lambda state, seat: (
        seat,
        state.edition,
        state.revised,
        state.hand[seat],
        tuple(state.played),
        tuple(state.disks),
        state.steps[seat],
        state.stood[seat],
        rooms_of(state, seat),
    )
)
def staff_worth(state: Austria, seat: int, turns: int) -> float:
    value = 0.0
    for card in staff_in(state.played[seat]):
        value += EACH_TURN.get(card, 0.0) * turns
        if END_SET >> card & 1:
            value += end_points(state, seat, card)
    hand = sorted([card_gain(state, seat, card, turns, 0) for card in state.hand[seat]], reverse=True)
    later = min(1.0, turns / 5)
    return value + later * sum([IN_HAND * gain + 0.1 for gain in hand[:3] if gain > 0])


def card_gain(state: Austria, seat: int, card: int, turns: int, discount: int) -> float:
    """Return what playing a card brings, less what it costs."""
    if card == UNKNOWN:
        return 1.0
    value = AT_ONCE.get(card, 0.0) + EACH_TURN.get(card, 0.0) * turns
    if END_SET >> card & 1:
        value += end_points(state, seat, card)
    return value - KRONE * max(0, state.printing.costs[card] - discount)


# --- politics


@remembered(
    lambda state, seat: (
        seat,
        state.politics,
        tuple(state.disks),
        state.krones[seat],
        state.steps[seat],
        state.played[seat],
        rooms_of(state, seat),
    )
)
def politics_worth(state: Austria, seat: int, turns: int) -> float:
    value = 0.0
    for card, disks in zip(state.politics, state.disks, strict=True):
        if seat in disks or len(disks) == SPACES:
            continue
        points = POLITICS_POINTS[len(disks)]
        done = 1.0
        for what, amount in POLITICS[card].needs.items():
            done *= min(1.0, REACHED[what](state, seat) / amount)
        chance = 0.85 if done == 1 else min(0.85, POLITICAL * done**2 * min(1.0, turns / 4))
        value += points * chance
    return value
