"""The golden matches: whole matches as text. `python3 py record` writes them anew; the diff shows what changed."""

from pathlib import Path

import pytest

from fivestars.games import SHELF
from fivestars.tools.golden import GOLDEN, read, rendered, shown, wanted

FILES = {game: sorted((GOLDEN / game).glob("*.txt")) for game in SHELF}


@pytest.mark.parametrize(
    "path", [path for paths in FILES.values() for path in paths], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_golden_match_is_played_as_it_is_written(path: Path) -> None:
    _, _, told = path.read_text("utf-8").partition("\n")
    _, _, again = rendered(read(path)).partition("\n")  # the first line is the match, in any format that can be read
    assert again == told, "the rules play this match otherwise: python3 py record"


@pytest.mark.parametrize("game", SHELF)
def test_every_end_event_component_and_option_occurs(game: str) -> None:
    unseen = wanted(game)
    for path in FILES[game]:
        unseen -= shown(read(path))
    assert not unseen, f"in no golden match (python3 py record looks for one): {sorted(unseen)}"
