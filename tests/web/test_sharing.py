"""Sharing a match: what can be asked for when, and the link that asks for it."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.web.links.invitation import Wish, read
from fivestars.web.match.board import open_box
from fivestars.web.match.sharing import Sharing
from fivestars.web.match.table import Table
from fivestars.web.words.speech import tongue
from laws import tables, trial

GAME = SHELF["amsterdam"]
TABLE = tables(GAME)[0]
ANNA, IVO, BOT = Person("Anna"), Person("Ivo", 1), Person("", 2, 3)
PAGE = "https://example.org/#"


def table_of(count: int | None = None, people: tuple[Person, ...] = (ANNA, IVO), here: tuple[int, ...] = ()) -> Table:
    setup = Setup("amsterdam", GAME.edition, 2, TABLE.options, 1, TABLE.setup(1).first)
    return Table(open_box(GAME), Match(GAME, setup, people, trial(TABLE, 1).moves[:count]), tongue("en"), here=here)


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


# --- beat this


def test_a_score_is_to_be_beaten_once_the_match_is_over() -> None:
    assert [offer.is_open for offer in sharing_of(table_of(20)).offers] == [True, True, False]
    assert all(offer.is_open for offer in sharing_of(table_of()).offers)


def test_a_challenge_names_the_score_and_warns_of_the_moves() -> None:
    table = table_of()
    sharing = sharing_of(table)
    sharing.choose(Wish.BEAT)
    best = max(score.total or 0 for score in table.match.state.standing().scores)
    assert f"{best} points of" in sharing.offers[2].sentence
    assert "holds the moves too" in sharing.html()


def test_what_was_to_be_beaten_goes_on_with_a_match_but_not_with_a_challenge() -> None:
    table = table_of()
    table.match.rival = table_of().match
    sharing = sharing_of(table)
    for wish, goes_on in ((Wish.PLAY, True), (Wish.LOOK, False), (Wish.BEAT, False)):
        sharing.choose(wish)
        assert (read(sharing.link.removeprefix(PAGE), SHELF).match.rival is not None) == goes_on


# --- play by link


def deciding(table: Table) -> int:
    seat = table.match.state.seat
    assert seat is not None
    return seat


def test_a_match_by_link_asks_the_next_person_to_sit_down() -> None:
    table = table_of(20)
    elsewhere = table_of(20, here=(1 - deciding(table),))
    sharing = sharing_of(elsewhere)
    assert sharing.wish is Wish.TURN
    assert f"sits down as {elsewhere.awaited}" in sharing.html()


def test_a_match_by_link_is_not_sent_while_bots_move() -> None:
    people = (ANNA, BOT) if deciding(table_of(20)) else (BOT._replace(colour=0), IVO)
    people = (people[1], people[0]) if people[deciding(table_of(20))].level == 0 else people
    sharing = sharing_of(table_of(20, people, here=(1 - deciding(table_of(20)),)))
    assert not sharing.offers[0].is_open
    assert sharing.wish is Wish.LOOK


def test_the_end_of_a_match_by_link_is_sent_on() -> None:
    assert sharing_of(table_of(here=(0,))).wish is Wish.TURN


def test_a_seat_here_never_acts_sees_or_takes_back_for_one_elsewhere() -> None:
    seat = deciding(table_of(20))
    table = table_of(20, here=(1 - seat,))
    assert table.viewer == 1 - seat
    assert table.awaited == table.speech.people[seat].name
    assert not table.acting
    assert not table.covered
    assert "Send the link to" in table.html()
    there = table_of(20, here=(seat,))
    assert there.acting
    assert not there.awaited
    there.match.play(there.match.state.legal()[0])
    moved_elsewhere = Table(there.box, there.match, tongue("en"), here=(1 - seat,))
    assert moved_elsewhere.undo_target() is None


def test_everybody_at_one_device_awaits_nobody() -> None:
    table = table_of(20)
    assert table.persons == [0, 1]
    assert table.awaited == ""
