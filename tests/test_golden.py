"""The golden matches: whole matches as text. `python3 py record` writes them anew; the diff shows what changed."""

from pathlib import Path
from typing import Final

import pytest

from fivestars.games import SHELF
from fivestars.tools.golden import difference, files, folder, read, shown, wanted

FILES = {game: files(game) for game in SHELF}
MOST: Final = 1_600_000  # bytes of golden matches that people can be asked to review


@pytest.mark.parametrize(
    "path", [path for paths in FILES.values() for path in paths], ids=lambda path: f"{path.parents[1].name}-{path.stem}"
)
def test_a_golden_match_is_played_as_it_is_written(path: Path) -> None:
    found = "\n".join(difference(path))
    assert not found, f"the rules play it otherwise, or python3 py record {path.parents[1].name} tells it so:\n{found}"
    read(path)  # its mark knows of the pieces of the box, too


@pytest.mark.parametrize("game", SHELF)
def test_every_end_event_component_and_option_occurs(game: str) -> None:
    unseen = wanted(game)
    for path in FILES[game]:
        unseen -= shown(read(path))
    assert not unseen, f"in no golden match (python3 py record {game} looks for one): {sorted(unseen)}"


def test_people_can_review_all_golden_matches() -> None:
    assert sum(path.stat().st_size for game in SHELF for path in folder(game).iterdir()) <= MOST
