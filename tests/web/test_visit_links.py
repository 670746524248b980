"""Visits: a match as a link, looked at before it is kept, taken when it goes on, refused when it forked."""

import re
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import to_link
from fivestars.web.links.invitation import Wish, invitation_at
from matches import match_at
from memory_port import PAGE, Device
from visit import CAN_PICK, Visit, link_to

WHOLE = match_at("amsterdam")


def _part(count: int) -> Match:
    return Match(WHOLE.game, WHOLE.setup, WHOLE.people, WHOLE.moves[:count])


def _fork(count: int) -> Match:
    match = _part(count)
    match.play(next(move for move in match.state.legal() if move != WHOLE.moves[count]))
    return match


def _last_move(visit: Visit) -> str:
    """Return the number at the top of the log."""
    return visit.text("#lines li:first-child .moment:last-child")


def test_a_match_by_link_is_looked_at_before_it_is_kept() -> None:
    visit = Visit().open(link_to(_part(20)))
    assert "not kept yet" in visit.note
    assert "Hotels of Amsterdam" in visit.text("#summary")
    assert not visit.count("#board [data-can]")
    assert visit.slots == []
    visit.press("#keep")
    assert visit.count(CAN_PICK)
    assert visit.address == f"match/{visit.slots[0].id}"
    assert visit.kept.moves == _part(20).moves


def test_a_newer_link_goes_on_where_the_kept_match_stops() -> None:
    visit = Visit().sit_down(_part(20)).open(link_to(_part(24)))
    assert "up to move 20" in visit.note
    visit.press("#keep")
    assert _last_move(visit) == "24"
    assert len(visit.kept.moves) == 24


def test_ones_own_match_is_opened_instead_of_a_newer_link() -> None:
    visit = Visit().sit_down(_part(20)).open(link_to(_part(24))).press("#mine")
    assert visit.count(CAN_PICK)
    assert _last_move(visit) == "20"


def test_an_older_link_takes_nothing_back() -> None:
    visit = Visit().sit_down(_part(24)).open(link_to(_part(20)))
    assert "by moves: 4" in visit.note
    assert not visit.count("#keep")
    visit.press_named("Open mine")
    assert _last_move(visit) == "24"


def test_a_link_that_forked_is_refused() -> None:
    visit = Visit().sit_down(_part(24)).open(link_to(_fork(20)))
    assert "other moves, from move 21 on" in visit.note
    assert not visit.count("#keep")
    assert len(visit.slots) == 1


def test_a_link_that_says_the_same_leads_to_ones_own() -> None:
    visit = Visit().sit_down(_part(20)).open(link_to(_part(20)))
    assert "You have it already." in visit.note
    assert visit.press("#mine").count(CAN_PICK)


def test_a_match_by_link_can_be_replayed_without_being_kept() -> None:
    visit = Visit().open(link_to(WHOLE)).press_named("Replay").press_named("One move on")
    assert visit.text(".at").startswith("1 /")
    assert visit.slots == []


# --- the panel from which a match is shared


@pytest.mark.parametrize("game", SHELF)
def test_a_finished_match_is_shared_as_it_is(game: str) -> None:
    match = match_at(game, levels=(0,) * max(2, SHELF[game].seats[0]))
    visit = Visit().open(link_to(match)).press("#share-result")
    for wish in (Wish.LOOK, Wish.PLAY, Wish.BEAT):
        visit.choose(f"#share-as-{wish}")
        link = visit.the("#share-link")["value"]
        assert link.startswith(f"{PAGE}{wish}/")
        assert invitation_at(link.removeprefix(PAGE), SHELF).match.moves == match.moves


def test_the_panel_leads_back_to_where_it_was_opened() -> None:
    visit = Visit().sit_down(_part(20)).press("#share")
    assert visit.focus == "share-as-link"
    assert visit.count(".table[inert]")
    visit.press("#share-copy")
    assert visit.text("#sharing [role=status]") == "The link is copied."
    assert visit.device.clipboard == visit.the("#share-link")["value"]
    visit.choose("#share-as-look")
    assert visit.text("#sharing [role=status]") == ""
    visit.escape()
    assert not visit.count("#sharing")
    assert visit.focus == "share"


def test_a_link_that_cannot_be_copied_is_marked_for_copying_by_hand() -> None:
    visit = Visit(Device(clipboard=None)).sit_down(_part(20)).press("#share").press("#share-copy")
    assert visit.text("#sharing [role=status]") == "Copy the link from its field."
    assert visit.port.marked == "share-link"


def test_the_devices_share_sheet_gets_the_link() -> None:
    visit = Visit(Device(has_sheet=True)).open(link_to(_part(20))).press("#share").press("#share-sheet")
    assert visit.device.shared == [("Five Stars", visit.the("#share-link")["value"], "")]
    assert not Visit().open(link_to(_part(20))).press("#share").count("#share-sheet")


# --- look at this


def test_a_look_opens_the_replay_at_its_moment_and_keeps_nothing_until_one_plays_on() -> None:
    visit = Visit().open(link_to(WHOLE, Wish.LOOK, 7))
    assert visit.text(".at").startswith("7 /")
    assert "Hotels of Amsterdam" in visit.text("#summary")
    visit.press_named("One move on")
    assert visit.slots == []
    visit.press_named("Play on from here")
    assert _last_move(visit) == "8"
    assert len(visit.kept.moves) == 8


# --- beat this


def test_a_challenge_shows_the_score_alone_and_is_kept_once_it_is_taken() -> None:
    rival = Match(WHOLE.game, WHOLE.setup, [Person("Anna"), Person("Ivo", 1)], WHOLE.moves)
    address = link_to(rival, Wish.BEAT)
    visit = Visit(address=address)
    assert visit.screen == "beat"
    assert "Anna, Ivo" in visit.text("#summary")
    assert "To beat:" in visit.text(".aim")
    assert not visit.count("#lines, #board")
    assert visit.slots == []
    visit.press("#take").pick_one(Random(1))
    moves = visit.count("#lines li")
    visit = visit.reload()
    assert "To beat:" in visit.text("#aim")
    assert visit.count("#lines li") == moves
    visit.open(address).press("#mine")
    assert "To beat:" in visit.text("#aim")
    assert len(visit.slots) == 1


def test_the_end_says_whether_it_is_beaten_and_shows_how_the_other_played() -> None:
    nearly = _part(len(WHOLE.steps) - 1)
    nearly.rival = match_at("amsterdam", choose=lambda legal, _: legal[0])
    visit = Visit().sit_down(nearly)
    assert re.fullmatch("To beat: [^.]*[.]", visit.text("#aim"))
    visit.play_on(Random(1))
    assert re.search("Beaten|Not beaten|Level", visit.text("#aim"))
    visit.press("#theirs")
    assert visit.text(".at") == f"0 / {len(nearly.rival.steps)}"


# --- play by link


def _turn(visit: Visit, chance: Random) -> str:
    """Play until it is the other's turn, and return the link for them."""
    while not visit.count("#send"):
        visit.pick_one(chance)
    assert not visit.count("#board [data-can]"), "nobody here decides now"
    link = visit.press("#send").the("#share-link")["value"]
    visit.escape()
    return link.removeprefix(PAGE)


def test_two_people_play_by_link() -> None:
    visit = Visit().open("setup/amsterdam")
    visit.choose("#name-0", "Anna").choose("#name-1", "Ivo").choose("#level-1", "0")
    visit.choose('input[name="where"][value="link"]').choose("#first", "0").press("button[type=submit]")
    chance, links = Random(3), [_turn(visit, Random(3))]
    assert visit.text("#send") == "Send the link to Ivo"
    other = Visit(Device(seed=9))
    for turn, (here, name) in enumerate(((other, "Ivo"), (visit, "Anna"), (other, "Ivo"), (visit, "Anna"))):
        here.open(links[-1])
        assert name in here.text("#summary")
        assert here.text("#keep") == ("Play as Ivo" if turn == 0 else "Go on playing")
        links.append(_turn(here.press("#keep"), chance))
        assert len(here.slots) == 1
    visit.open(links[-3])
    assert "yours is further on" in visit.note
    assert not visit.count("#keep")


def test_who_is_here_after_all_sits_down_at_the_same_device() -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.round == 2)
    visit = Visit().open(link_to(match, Wish.TURN)).press("#keep")
    _turn(visit, Random(1))
    visit.press("#join")
    assert visit.focus == "uncover"
    assert visit.press("#uncover").count(CAN_PICK)
    assert len(visit.slots[0].here) == 2


def test_a_bad_link_is_told_in_a_sentence_and_keeps_nothing() -> None:
    visit, whole = Visit(), to_link(WHOLE, SHELF)
    words = [f"{wish}/{rest}" for wish in Wish for rest in ("", "AAAA", "3/AAAA")]
    for bad in (*words, f"link/{whole[:-1]}", f"look/9999/{whole}", f"beat/{to_link(_part(20), SHELF)}"):
        visit.open(bad)
        assert (visit.screen, visit.address) == ("lobby", "")
        assert re.search("link|no score to beat", visit.notices[0])
    assert visit.slots == []
