"""Dice: the same chance for the same seed, in every process and for ever; sealed dice show nothing."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.table.dice import SEEDS, Dice

SEED = st.integers(0, SEEDS - 1)


def test_a_seed_gives_the_numbers_that_it_always_gave() -> None:
    dice = Dice(2024)
    assert [dice.below(100) for _ in range(8)] == [47, 72, 30, 88, 41, 71, 26, 24]
    assert dice.shuffled("ABCDEF") == list("ADFBCE")
    assert dice.choice("xyz") == "x"
    assert dice.seed_for_another() == 3023913738
    assert dice.drawn == 15, "eight numbers, five for six letters, one choice, one seed"


@given(SEED, st.integers(0, 30))
def test_a_copy_goes_on_with_the_same_numbers_by_itself(seed: int, drawn: int) -> None:
    dice = Dice(seed)
    for _ in range(drawn):
        dice.random()
    copy = dice.copy()
    assert copy == dice
    numbers = [copy.random() for _ in range(5)]
    assert copy != dice
    assert numbers == [dice.random() for _ in range(5)]
    assert (copy, hash(copy)) == (dice, hash(dice))


@given(SEED, st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_every_thing_and_leaves_the_original(seed: int, things: list[int]) -> None:
    before = list(things)
    assert Counter(Dice(seed).shuffled(things)) == Counter(things)
    assert things == before


@given(SEED, st.integers(1, 1000))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    assert 0 <= Dice(seed).below(limit) < limit


def test_every_order_is_as_likely() -> None:
    dice = Dice(1)
    orders = Counter("".join(dice.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values()), orders


def test_different_seeds_give_different_chance() -> None:
    assert len({Dice(seed).seed_for_another() for seed in range(1000)}) == 1000


def test_sealed_dice_cannot_be_rolled_nor_can_their_copies() -> None:
    for dice in (Dice.sealed(), Dice.sealed().copy()):
        with pytest.raises(RuntimeError, match="sealed"):
            dice.random()
        assert dice.drawn == 0


def test_dice_say_what_they_are() -> None:
    dice = Dice(7)
    dice.random()
    assert repr(dice) == "Dice(7, 1)"
    assert dice != "Dice(7, 1)"
