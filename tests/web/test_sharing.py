"""Sharing a match: what can be asked for when, and the link that asks for it."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.web.links.invitation import Invitation, Wish, invitation_at
from fivestars.web.match.sharing import link_of, offers, opened, sharing_html
from fivestars.web.match.sitting import Sharing, Sitting
from fivestars.web.words.speech import tongue
from laws import tables, trial
from sittings import html_of, sitting_of

GAME = SHELF["amsterdam"]
TABLE = tables(GAME)[0]
ANNA, IVO, BOT = Person("Anna"), Person("Ivo", 1), Person("", 2, 3)
ENGLISH = tongue("en")
PAGE = "https://example.org/#"


def at(count: int | None = None, people: tuple[Person, ...] = (ANNA, IVO), here: tuple[int, ...] = ()) -> Sitting:
    setup = Setup("amsterdam", GAME.edition, 2, TABLE.options, 1, TABLE.setup(1).first)
    return sitting_of(Match(GAME, setup, people, trial(TABLE, 1).moves[:count]), here)


def wish_of(there: Sitting) -> Wish:
    """Return what the panel asks for when it opens."""
    return opened(there, ENGLISH).wish


def shared(there: Sitting, wish: Wish) -> Invitation:
    """Return what comes of a link at the other end."""
    link = link_of(there, wish, PAGE)
    assert link.startswith(PAGE)
    return invitation_at(link.removeprefix(PAGE), SHELF)


def panel(there: Sitting, wish: Wish | None = None, *, has_sheet: bool = False) -> str:
    """Return the panel as it opens, or once something else was chosen."""
    sharing = opened(there, ENGLISH) if wish is None else Sharing(wish)
    return sharing_html(there, sharing, ENGLISH, PAGE, has_sheet=has_sheet)


@pytest.mark.parametrize("wish", [Wish.PLAY, Wish.LOOK])
def test_the_link_holds_the_match_and_asks_for_what_was_chosen(wish: Wish) -> None:
    there = at(20)
    invitation = shared(there, wish)
    assert (invitation.wish, to_json(invitation.match)) == (wish, to_json(there.match))
    assert f'value="{link_of(there, wish, PAGE)}"' in panel(there, wish)


def test_a_match_under_way_is_to_be_played_on() -> None:
    assert wish_of(at(20)) is Wish.PLAY


def test_a_moment_of_the_past_is_to_be_looked_at() -> None:
    there = at(20).look_at(7)
    assert shared(there, wish_of(there)).moment == 7
    assert "opened after move 7" in panel(there)


def test_a_match_that_is_over_is_to_be_looked_at() -> None:
    assert wish_of(at()) is Wish.LOOK


def test_hidden_cards_are_warned_of_until_the_match_is_over() -> None:
    assert "determined opponent" in panel(at(20))
    assert "determined opponent" not in panel(at())


def test_the_share_sheet_is_offered_where_the_device_has_one() -> None:
    assert 'id="share-sheet"' in panel(at(), has_sheet=True)
    assert 'id="share-sheet"' not in panel(at())


# --- beat this


def test_a_score_is_to_be_beaten_once_the_match_is_over() -> None:
    assert [offer.is_open for offer in offers(at(20), ENGLISH)] == [True, True, False]
    assert all(offer.is_open for offer in offers(at(), ENGLISH))


def test_a_challenge_names_the_score_and_warns_of_the_moves() -> None:
    there = at()
    best = max(score.total or 0 for score in there.match.state.standing().scores)
    assert f"{best} points of" in offers(there, ENGLISH)[2].sentence
    assert "holds the moves too" in panel(there, Wish.BEAT)


def test_what_was_to_be_beaten_goes_on_with_a_match_but_not_with_a_challenge() -> None:
    there = at()
    there.match.rival = at().match
    for wish, goes_on in ((Wish.PLAY, True), (Wish.LOOK, False), (Wish.BEAT, False)):
        assert (shared(there, wish).match.rival is not None) == goes_on


# --- play by link


def deciding(there: Sitting) -> int:
    seat = there.match.state.seat
    assert seat is not None
    return seat


def test_a_match_by_link_asks_the_next_person_to_sit_down() -> None:
    seat = deciding(at(20))
    elsewhere = at(20, here=(1 - seat,))
    assert wish_of(elsewhere) is Wish.TURN
    assert f"sits down as {(ANNA, IVO)[seat].name}" in panel(elsewhere)


def test_a_match_by_link_is_not_sent_while_bots_move() -> None:
    seat = deciding(at(20))
    people = (ANNA, BOT) if seat else (BOT._replace(colour=0), IVO)
    there = at(20, people, here=(1 - seat,))
    assert not offers(there, ENGLISH)[0].is_open
    assert wish_of(there) is Wish.LOOK


def test_the_end_of_a_match_by_link_is_sent_on() -> None:
    assert wish_of(at(here=(0,))) is Wish.TURN


def test_a_seat_here_never_acts_sees_or_takes_back_for_one_elsewhere() -> None:
    seat = deciding(at(20))
    there = at(20, here=(1 - seat,))
    assert there.viewer == 1 - seat
    assert there.awaited == seat
    assert not there.acting
    assert not there.covered
    assert f"Send the link to {(ANNA, IVO)[seat].name}" in html_of(there)
    theirs = at(20, here=(seat,))
    assert theirs.acting
    assert theirs.awaited is None
    moved_elsewhere = sitting_of(theirs.play(theirs.match.state.legal()[0]).match, here=(1 - seat,))
    assert moved_elsewhere.undo_target() is None


def test_everybody_at_one_device_awaits_nobody() -> None:
    there = at(20)
    assert there.persons == [0, 1]
    assert there.awaited is None
