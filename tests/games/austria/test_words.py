"""The words of Vienna: each decision has its prompt, and every card is named and explained as the box has it."""

from dataclasses import replace

import pytest

from fivestars.games.austria.board.faces import REVISED, rule_of
from fivestars.games.austria.box import BOX, FREE, WHOLE, Effect, Guest, Member, Politics, Tile
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.decisions import STEPS, nothing
from fivestars.games.austria.rules.emperor import WAIVE
from fivestars.games.austria.rules.errands import PROMPTS, Errand, gift_of, reward_name
from fivestars.games.austria.rules.table import PART_NAMES
from fivestars.games.austria.words import WORDS
from fivestars.web.words.speech import Speech, tongue
from matches import match_at
from sentences import facts_in

NUMBERS = {
    *("seat", "round", "ones", "twos", "threes", "fours", "fives", "sixes", "die", "number", "cost", "room", "krones"),
    *("strength", "steps", "space", "points", "size", "count", "have", "task", "left"),
}


def test_every_decision_has_a_prompt() -> None:
    asked = [PROMPTS[kind] for kind, step in STEPS.items() if step.options is not nothing]
    assert set(WORDS.prompts) == {*asked}
    assert all(facts_in(sentence) == {"seat"} for prompt in WORDS.prompts.values() for sentence in prompt)


def test_every_fact_is_a_number_or_has_names() -> None:
    for sentence in [*WORDS.events.values(), *WORDS.objections.values()]:
        assert facts_in(sentence) <= NUMBERS | {*WORDS.names}, sentence


def test_every_part_and_ending_has_its_words() -> None:
    assert tuple(WORDS.parts) == PART_NAMES
    assert set(WORDS.decided) == {"points", "stock", "shared"}


def test_every_card_has_the_name_that_the_box_has() -> None:
    assert WORDS.names["guest"] == {guest.id: guest.name for guest in BOX.guests}
    assert WORDS.names["card"] == {member.id: member.name for member in BOX.staff}
    assert set(WORDS.names["politics"]) == {card.id for card in BOX.politics}
    assert set(WORDS.names["tile"]) == {tile.id for tile in BOX.tiles}
    assert set(WORDS.names["dish"]) == {*BOX.dishes}


def test_every_reward_and_loss_has_a_name() -> None:
    given = (
        [card.gives for card in BOX.guests] + [card.gives for card in BOX.staff] + [tile.gives for tile in BOX.tiles]
    )
    owed: set[Errand] = {errand for effects in given for errand in gift_of(effects).errands}
    assert {reward_name(errand) for errand in owed} <= set(WORDS.names["reward"])
    assert {"room 0", "play 0"} <= set(WORDS.names["reward"]), "staff card 22 has a choice of these"
    losses = {loss.text for tile in BOX.tiles for loss in tile.loses}
    assert set(WORDS.names["loss"]) == losses | {WAIVE}
    assert set(WORDS.names["need"]) == {need for card in BOX.politics for need in card.needs}


# --- that the explanations say what the box says

WHAT = {
    "krones": "krone",
    "emperor": "step",
    "any": "of your choice",
    "draw": "raw",
    "flip": "vacant room",
    "guest": "guest",
    "play": "staff card",
    "look": "top 3 staff cards",
    "room": "room",
    "low room": "room",
    "occupied room": "an occupied room",
    "low occupied room": "an occupied room",
    "turn": "another turn",
    "complete": "complete the order",
    "points": "point",
    "points each": "for each staff card",
    "strength": "1",
    "fee": "without the fee",
    "both": "both",
    "discount": "less",
    "kitchen": "kitchen",
    "all food": "on your guests",
    "cards": "cards of your hand",
    "vacant": "vacant room",
    "occupied": "occupied rooms",
    "end card": "count at the end",
}


def told(effect: Effect, text: str) -> bool:
    """Tell whether a text says an effect, with its number."""
    if WHAT.get(effect.what, effect.what) not in text:
        return False
    if effect.amount in (WHOLE, 0) or effect.what in ("turn", "fee", "both", "complete"):
        return True
    if effect.amount == FREE:
        return "for free" in text
    return str(effect.amount) in text or (effect.amount == 1 and effect.what in ("draw", "room"))


@pytest.mark.parametrize("guest", BOX.guests, ids=lambda guest: guest.name)
def test_the_explanation_of_a_guest_says_what_the_box_says(guest: Guest) -> None:
    text = WORDS.explains[f"guest {guest.id}"]
    for effect in guest.gives:
        times = guest.gives.count(effect)
        assert told(effect, text) or told(Effect(effect.what, effect.amount * times), text), text
    silent = [what for dish in BOX.dishes for what in [dish] if what not in {effect.what for effect in guest.gives}]
    assert not any(what in text for what in silent), text


@pytest.mark.parametrize("member", BOX.staff, ids=lambda member: member.name)
def test_the_explanation_of_a_staff_card_says_what_the_box_says(member: Member) -> None:
    text = WORDS.explains[f"staff {member.id}"]
    assert all(told(effect, text) for effect in member.gives), text
    when = {"round": "Once a round", "now": "At once", "end": "At the end", "permanent": ""}[member.timing]
    assert text.startswith(when)
    assert all(str(face) in text for face in member.faces)
    assert member.colour in text
    assert member.waives in text
    assert not member.size or str(member.size) in text
    assert not member.points or f"{member.points} point" in text
    assert not member.most or f"{member.most} at most" in text


@pytest.mark.parametrize("card", BOX.politics, ids=lambda card: str(card.id))
def test_the_explanation_of_a_politics_card_says_what_the_box_says(card: Politics) -> None:
    text = WORDS.explains[f"politics {card.id}"]
    assert all(str(amount) in text for amount in card.needs.values())


@pytest.mark.parametrize("tile", BOX.tiles, ids=lambda tile: tile.id)
def test_the_explanation_of_a_tile_says_what_the_box_says(tile: Tile) -> None:
    bonus, _, penalty = WORDS.explains[f"tile {tile.id}"].partition("Penalty:")
    assert all(told(effect, bonus) for effect in tile.gives), bonus
    assert all(told(effect, penalty) for effect in tile.loses), penalty


def test_the_explanation_of_c2_puts_the_second_room_below_the_first_in_both_editions() -> None:
    assert "next one below it in its column" in WORDS.explains["tile C2"]
    assert "next one below it in any column" in WORDS.explains["tile C2, revised"]


@pytest.mark.parametrize("revised", [False, True])
def test_a_card_says_what_it_does_in_the_edition_that_is_played(revised: bool) -> None:
    seen = match_at("austria", ("revised",) if revised else (), until=lambda _: True).state
    assert isinstance(seen, Austria)
    speech = Speech(tongue("en"), WORDS, [])
    for card in REVISED:
        assert rule_of(seen, card, speech) == WORDS.explains[f"{card}, revised" if revised else card]
    assert rule_of(seen, "guest 49", speech) == WORDS.explains["guest 49"]
    assert {f"{card}, revised" for card in REVISED} == {key for key in WORDS.explains if key.endswith(", revised")}
    assert not [key for key, text in WORDS.explains.items() if "edition" in text], "what is not played is not told"


@pytest.mark.parametrize(
    ("card", "member"), [(card, row) for card, row in zip(BOX.staff, BOX.revised_staff, strict=True) if card != row]
)
def test_what_the_revised_edition_changes_of_a_staff_card_is_told(card: Member, member: Member) -> None:
    if replace(card, cost=member.cost) != member:
        assert f"staff {card.id}" in REVISED
