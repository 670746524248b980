"""The box: `components.toml`, read once and checked. A number of the box stands there, and nowhere else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fivestars.table.components import BoxError, above, read


@dataclass(frozen=True, slots=True)
class Box:
    """All that is in the box."""

    keys: Mapping[str, int]  # how many, by the length of the match
    more_for_four: int
    in_hand: int


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    keys = read(text)["keys"]
    if keys["in_hand"] < 1:
        raise BoxError("[keys] in_hand: everybody begins with a key at least")
    return Box({length: keys[length] for length in ("short", "long")}, keys["more_for_four"], keys["in_hand"])


BOX: Final = load(above(__file__))
