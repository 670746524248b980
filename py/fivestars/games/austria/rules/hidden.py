"""What a seat may know: not the hands of others, the decks, nor the three cards that another looks at."""

from collections.abc import Iterator
from typing import TypeVar

from fivestars.games.austria.box import BOX
from fivestars.games.austria.box.leopold import TASKS
from fivestars.games.austria.rules.lookup import END_SET, GUEST_SHIFT
from fivestars.games.austria.rules.table import UNKNOWN, Table
from fivestars.table.dice import Dice

L = TypeVar("L", bound=Table)


def seen_by(state: L, seat: int | None) -> L:
    """Return a copy with only what `seat` may know; None: what everybody may know."""
    seen = state.copy()
    seen.hand = [hand if mine == seat else _hidden(hand) for mine, hand in enumerate(state.hand)]
    seen.packs = [pack if mine == seat else _hidden(pack) for mine, pack in enumerate(state.packs)]
    if seat != state.seat:
        seen.looked = _hidden(state.looked)
    eye = 0 if seat is None else 1 << seat
    seen.staff = [card if knower & eye else UNKNOWN for card, knower in zip(state.staff, state.knowers, strict=True)]
    seen.deck = [UNKNOWN] * len(state.deck)
    seen.tasks, seen.aides = [UNKNOWN] * len(state.tasks), [UNKNOWN] * len(state.aides)
    seen.dice = Dice.sealed()
    return seen


def guess(state: L, seat: int, dice: Dice) -> L:
    """Return what `seat` sees with the unknown cards dealt at random."""
    guessed = seen_by(state, seat)
    cards = dice.shuffled(_unknown_staff(guessed))
    if guessed.rival:
        guessed.tasks = dice.shuffled([task for task in TASKS if task not in guessed.turned])
        guessed.aides = [card for card in cards if END_SET >> card & 1][: len(guessed.aides)]
    unknown = iter([card for card in cards if card not in guessed.aides])
    guessed.hand = [_filled(hand, unknown) for hand in guessed.hand]
    guessed.packs = [_filled(pack, unknown) for pack in guessed.packs]
    guessed.looked = _filled(guessed.looked, unknown)
    guessed.staff = [next(unknown) if card == UNKNOWN else card for card in guessed.staff]
    visible = {*guessed.queue, *guessed.discards, *(code >> GUEST_SHIFT for cafe in guessed.cafe for code in cafe)}
    guessed.deck = dice.shuffled([guest.id for guest in BOX.guests if guest.id not in visible])
    guessed.dice = Dice(dice.seed_for_another())
    return guessed


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _filled(cards: tuple[int, ...], unknown: Iterator[int]) -> tuple[int, ...]:
    return tuple(sorted(next(unknown) for _ in cards)) if UNKNOWN in cards else cards


def _unknown_staff(state: Table) -> list[int]:
    known = {*state.staff, *state.dismissed, *state.looked}
    for cards in (*state.hand, *state.packs):
        known.update(cards)
    played = sum(state.played)
    return [member.id for member in BOX.staff if member.id not in known and not played >> member.id & 1]
