"""The golden matches: whole matches as text. `python3 py record` writes them anew; the diff shows what changed."""

from pathlib import Path

import pytest

from fivestars.games import OPEN, SHELF
from fivestars.tools.golden import GOLDEN, read, rendered
from fivestars.web.table import open_box

FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_is_played_as_it_is_written(path: Path) -> None:
    assert rendered(read(path)) == path.read_text("utf-8"), "the rules play this match otherwise: python3 py record"


@pytest.mark.parametrize("game", OPEN)
def test_every_way_to_end_occurs(game: str) -> None:
    ends = {read(path).state.standing().decided_by for path in FILES if path.parent.name == game}
    assert ends == set(open_box(SHELF[game]).words.decided), "a way to end has no golden match"


@pytest.mark.parametrize("game", OPEN)
def test_every_component_with_a_name_occurs(game: str) -> None:
    told = "".join(path.read_text("utf-8") for path in FILES if path.parent.name == game)
    names = {name for names in open_box(SHELF[game]).words.names.values() for name in names.values()}
    unseen = {name for name in names if name not in told and name not in UNTOLD.get(game, ())}
    assert not unseen, f"in no golden match: {sorted(unseen)}"


# Names that are labels of a choice, or of what is hidden until the end, and never told.
UNTOLD = {
    "amsterdam": ("Nobody moves", "Fountain"),
    "overbooking": ("Queue", *open_box(SHELF["overbooking"]).words.names["back"].values()),
    # kinds of guests are told by their nation: German lover
    "samoa": (
        *("Tourist", "Rich tourist", "Lover", "Celebrity", "Swimmer 2", "Swimmer 3"),
        *("No room", "No second card"),
    ),
    "maui": ("no track", "no towel token", "upper pattern", "middle pattern", "lower pattern"),
}
