"""The golden matches: whole matches as text. `python3 py record` writes them anew; the diff shows what changed."""

import json
from pathlib import Path

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.tools import golden
from fivestars.tools.golden import GOLDEN, read, rendered, shown, wanted

FILES = {game: sorted((GOLDEN / game).glob("*.txt")) for game in SHELF}


@pytest.mark.parametrize(
    "path", [path for paths in FILES.values() for path in paths], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_golden_match_is_played_as_it_is_written(path: Path) -> None:
    _, _, told = path.read_text("utf-8").partition("\n")
    _, _, again = rendered(read(path)).partition("\n")  # the first line is the match, in any format that can be read
    assert again == told, "the rules play this match otherwise: python3 py record"


def test_a_match_that_the_rules_play_otherwise_now_is_told_of_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden, "wanted", lambda _game: set())
    folder = tmp_path / "amsterdam"
    folder.mkdir()
    kept, other = FILES["amsterdam"][:2]
    (folder / "a.txt").write_text(to_json(read(other)).replace('"mark":', '"mark":1'), "utf-8")
    (folder / "b.txt").write_text(to_json(read(kept)), "utf-8")
    changed = (folder / "a.txt").read_text("utf-8")
    golden.record("amsterdam")
    assert "a.txt stays as it is" in capsys.readouterr().out
    assert (folder / "a.txt").read_text("utf-8") == changed
    assert (folder / "b.txt").read_text("utf-8") == rendered(read(kept))


def test_a_match_of_an_older_edition_keeps_it_and_its_place() -> None:
    older = read(FILES["austria"][0])
    assert json.loads(to_json(older))["edition"] == older.setup.edition == 1
    newer = Match(older.game, older.setup._replace(edition=2), older.people)
    assert golden._name(newer) != golden._name(older)


@pytest.mark.parametrize("game", SHELF)
def test_every_end_event_component_and_option_occurs(game: str) -> None:
    unseen = wanted(game)
    for path in FILES[game]:
        unseen -= shown(read(path))
    assert not unseen, f"in no golden match (python3 py record looks for one): {sorted(unseen)}"
