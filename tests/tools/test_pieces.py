"""The modules of the first screen are those that it imports, each after what it needs."""

from fivestars.games import SHELF
from fivestars.tools.pieces import pieces


def test_the_lobby_opens_no_box_and_each_table_only_its_own() -> None:
    found = pieces()
    assert list(found) == ["", *SHELF]
    assert not any(name.startswith("fivestars.games.") for name in found[""])
    for game in SHELF:
        boxes = {name.split(".")[2] for name in found[game] if name.startswith("fivestars.games.")}
        assert boxes == {game}


def test_what_is_needed_comes_before_what_needs_it() -> None:
    found = pieces()
    assert found[""].index("fivestars.web.model") < found[""].index("fivestars.web.browser.start")
    for game in SHELF:
        rules, board = (found[game].index(f"fivestars.games.{game}.{layer}") for layer in ("rules", "board"))
        assert rules < board
    assert all(len(names) == len(set(names)) for names in found.values())
