"""A person at the table, against a bot: on the page as a value, without a browser (`tests/visit.py`)."""

from fivestars.tools.new_game.keys import GAME
from visit import Visit


def begun() -> Visit:
    """Return a match that is begun from the set-up; the person's turn comes first."""
    return Visit().open(f"setup/{GAME.id}").choose("#first", "0").press("button[type=submit]")


def test_who_draws_sees_the_key_and_the_bot_goes_on() -> None:
    visit = begun()
    assert visit.count(".held .key") == 2
    visit.press("#pile")
    assert visit.count(".held .key") == 3
    assert "draws key" in visit.text("#lines")


def test_a_match_is_played_to_its_end() -> None:
    visit = begun()
    while not visit.count(".end"):
        visit.press("#board [data-can], #acts [data-pick]")
    assert visit.count(".results th[scope=col]") == 2
