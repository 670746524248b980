"""The words of Maui: everything in the box has its name, and explanations have the numbers of the box."""

import re

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import prompts
from fivestars.games.maui.rules.player import BELONGINGS
from fivestars.games.maui.words import WORDS


def test_every_prompt_part_and_way_to_win_has_its_words() -> None:
    assert set(WORDS.parts) == {"tracks", "pearls", "sand dollars", "penalty tokens", "sand crabs"}
    assert set(WORDS.decided) == {"points", "fewer towels", "more dollars", "later turn"}
    assert set(WORDS.prompts) == {prompts.TURN, prompts.SPARE}


def test_every_component_that_a_sentence_names_has_a_name() -> None:
    values = {
        "line": range(BOX.lines),
        "track": range(-1, len(BOX.patterns)),
        "pattern": range(len(BOX.patterns)),
        "high": range(len(BOX.patterns)),
        "middle": range(len(BOX.patterns)),
        "low": range(len(BOX.patterns)),
        "blue": range(-1, 3),
        "orange": range(-1, 3),
        "token": range(len(BOX.token_patterns)),
        "pearl": range(len(BOX.pearl_colours)),
    }
    assert {field: set(names) for field, names in WORDS.names.items()} == {
        field: set(numbers) for field, numbers in values.items()
    }


def test_names_follow_the_box() -> None:
    for number, name in enumerate(BOX.patterns):
        plain = name.replace(" ", "-")
        assert WORDS.names["pattern"][number].startswith(plain)
        assert WORDS.names["track"][number].startswith(plain)
    for number, pattern in enumerate(BOX.token_patterns):
        assert WORDS.names["token"][number].startswith(BOX.patterns[pattern].replace(" ", "-"))
    for number, name in enumerate(BOX.pearl_colours):
        assert WORDS.names["pearl"][number].startswith(name)


def test_what_a_player_has_is_named_as_in_the_catalogue() -> None:
    named = [*(name for names in WORDS.names.values() for name in names.values()), *WORDS.parts]
    assert [name for name in BELONGINGS if name not in named] == ["towels"]
    tracks = [WORDS.names["track"][number] for number in range(len(BOX.patterns))]
    assert [name for name in BELONGINGS if name.endswith("track")] == tracks


def test_the_numbers_in_explanations_are_those_of_the_box() -> None:
    found = {key: [int(number) for number in re.findall(r"\d+", text)] for key, text in WORDS.explains.items()}
    assert found["market"] == list(BOX.costs[1:])
    assert found["sand dollar"] == [BOX.dollar_points]
    assert found["penalty token"] == [-BOX.penalty_points]
    assert found["pearl umbrella"] == [*range(1, BOX.pearls_each + 1), *BOX.pearl_points[1:]]
    assert found["sand crab"] == [min(BOX.crab_penalties), max(BOX.crab_penalties)]
