"""Sharing a match: what can be asked for when, and the link that asks for it."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.web.invitation import Wish, read
from fivestars.web.sharing import Sharing
from fivestars.web.speech import tongue
from fivestars.web.table import Table, open_box
from laws import tables, trial

GAME = SHELF["amsterdam"]
TABLE = tables(GAME)[0]
ANNA, IVO, BOT = Person("Anna"), Person("Ivo", 1), Person("", 2, 3)
PAGE = "https://example.org/#"


def table_of(count: int | None = None, people: tuple[Person, ...] = (ANNA, IVO)) -> Table:
    setup = Setup("amsterdam", GAME.edition, 2, TABLE.options, 1, TABLE.setup(1).first)
    return Table(open_box(GAME), Match(GAME, setup, people, trial(TABLE, 1).moves[:count]), tongue("en"))


def sharing_of(table: Table, *, has_sheet: bool = False) -> Sharing:
    return Sharing(table, PAGE, has_sheet=has_sheet)


@pytest.mark.parametrize("wish", [Wish.PLAY, Wish.LOOK])
def test_the_link_holds_the_match_and_asks_for_what_was_chosen(wish: Wish) -> None:
    table = table_of(20)
    sharing = sharing_of(table)
    sharing.choose(wish)
    invitation = read(sharing.link.removeprefix(PAGE), SHELF)
    assert (invitation.wish, to_json(invitation.match)) == (wish, to_json(table.match))


def test_a_match_under_way_is_to_be_played_on() -> None:
    assert sharing_of(table_of(20)).wish is Wish.PLAY


def test_a_moment_of_the_past_is_to_be_looked_at() -> None:
    table = table_of(20)
    table.look_at(7)
    sharing = sharing_of(table)
    assert read(sharing.link.removeprefix(PAGE), SHELF).moment == 7
    assert "opened after move 7" in sharing.html()


def test_a_match_that_is_over_is_to_be_looked_at() -> None:
    assert sharing_of(table_of()).wish is Wish.LOOK


def test_hidden_cards_are_warned_of_until_the_match_is_over() -> None:
    assert "determined opponent" in sharing_of(table_of(20)).html()
    assert "determined opponent" not in sharing_of(table_of()).html()


def test_the_share_sheet_is_offered_where_the_device_has_one() -> None:
    assert 'id="share-sheet"' in sharing_of(table_of(), has_sheet=True).html()
    assert 'id="share-sheet"' not in sharing_of(table_of()).html()
