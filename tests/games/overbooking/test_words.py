"""The words of Overbooking: everything in the box has its name, and every rule and kind of guest is explained."""

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, NAMES
from fivestars.games.overbooking.words import WORDS


def test_every_card_back_crest_rule_and_kind_has_a_name_and_every_rule_and_kind_is_explained() -> None:
    assert set(WORDS.names["card"]) == set(range(len(NAMES)))
    assert set(WORDS.names["back"]) == {BACK[card] for card in range(len(NAMES))}
    assert set(WORDS.names["crest"]) == set(range(len(BOX.crests)))
    assert set(WORDS.names["rule"]) == {rule.id for rule in BOX.rules}
    assert {*BOX.kinds, *(rule.id for rule in BOX.rules)} <= set(WORDS.explains)
