"""What is special at the table of Grand Austria Hotel: dice, chains of rewards, food by three ways, hidden hands."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import pytest

from fivestars.games.austria.board.tray import all_served
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.moves import Act, MoveIn, Remove, Serve, Sink, Take
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.deeds import Pick
from fivestars.web.match.picking import Picking
from matches import match_at
from visit import Visit, link_to

M = TypeVar("M", bound=Move)
Wanted = Callable[[Austria], bool]


def _position(wanted: Wanted, levels: Sequence[int] = (0, 0)) -> Match:
    """Return a match of players who mostly know what they do, as soon as it is as wanted."""
    for seed in range(1, 80):
        match, chance = match_at("austria", levels=levels, until=lambda _: True, seed=seed), Random(seed)
        while not match.over:
            state = _vienna(match)
            if wanted(state):
                return match
            legal = state.legal()
            match.play(promising(state, legal)[0] if chance.random() < 0.8 else chance.choice(legal))
    pytest.fail("no match comes to this position")


def _at(wanted: Wanted, levels: Sequence[int] = (0, 0)) -> tuple[Visit, Austria]:
    """Sit down where a match is as wanted."""
    match = _position(wanted, levels)
    return Visit().sit_down(match), _vienna(match)


def _vienna(match: Match) -> Austria:
    assert isinstance(match.state, Austria)
    return match.state


def _of(state: Austria, kind: type[M]) -> list[M]:
    return [move for move in state.legal() if type(move) is kind]


def _told(visit: Visit, sentence: str) -> int:
    """Return how often the log says this."""
    return sum(sentence in line.text for line in visit.all("#lines li"))


def test_a_turn_has_begun_once_something_of_it_is_picked() -> None:
    visit, _ = _at(lambda state: state.prompt == "begin")
    for part in [thing["data-pick"] for thing in visit.all("#board [data-pick]")]:
        visit.page.send(Pick(part))
        if visit.all(".vienna.turn"):
            assert visit.count(".vienna.begun") == bool(visit.all(".vienna [data-picked]")), part


def test_a_die_is_shown_made_stronger_and_taken() -> None:
    visit, _ = _at(lambda state: state.prompt == "begin" and state.faces[3] == 2 and Act(3, 3, 1) in state.legal())
    visit.press("#space-3")
    assert visit.text("#ask") == "Prepare up to 2 rooms?"
    visit.press("#chip-boost")
    assert "Prepare up to 3 rooms? It costs 1 krone." in visit.text("#ask")
    visit.press("#space-3")  # a second tap does it
    assert "prepare up to 3 rooms, one by one" in visit.text("#ask")
    visit.press(".house [data-can]")
    visit.press("#undo").press("#undo")
    assert visit.the("#space-3")["data-can"] == ""


def test_a_guest_is_read_before_it_is_taken() -> None:
    visit, state = _at(lambda state: state.prompt == "begin" and len(_of(state, Take)) > 2)
    guest = state.queue[-1]
    visit.press(f"#guest-{guest}")
    assert "Take for free: " in visit.text("#ask")
    visit.press("#confirm")
    assert visit.count(f".mine .cafe #guest-{guest}") == 1
    assert visit.count("#action-pass") == 0


def test_a_guest_moves_in_and_the_rewards_come_one_by_one() -> None:
    def pays(move: Move) -> bool:
        return isinstance(move, MoveIn) and move.guest in (56, 59, 66)

    visit, state = _at(lambda state: any(map(pays, state.legal())))
    move = next(filter(pays, _of(state, MoveIn)))
    visit.press(f".mine #guest-{move.guest}")
    if not visit.count("#confirm"):
        visit.press(f"#room-{move.room}")
    assert "It brings" in visit.text("#ask")
    visit.press("#confirm")
    assert visit.count(f"#guest-{move.guest}") == 0


def test_food_goes_from_the_kitchen_to_a_guest_by_either_pick() -> None:
    visit, state = _at(lambda state: state.prompt in ("begin", "act", "finish") and len(_of(state, Serve)) > 1)
    guest, dish = _of(state, Serve)[0][:2]
    visit.press(f"#food-{dish}")
    if visit.count("#letgo"):
        visit.press(f".mine #guest-{guest}")
    assert re.search("serves|pays", visit.text("#lines li"))


def test_what_cannot_be_picked_says_why_and_what_it_is() -> None:
    visit, state = _at(
        lambda state: (
            state.prompt == "begin" and state.krones[state.seat or 0] == 0 and len(state.cafe[state.seat or 0]) < 3
        )
    )
    visit.press(f"#guest-{state.queue[0]}")
    assert re.search(r"costs 3 krones, you have 0\..*points?\.", visit.note)


def test_the_emperor_takes_the_vacant_rooms_that_are_picked() -> None:
    match = _position(lambda state: state.prompt == "remove vacant" and len(state.legal()) == 3, levels=(0, 2))
    first, second, third = [move.room for move in _of(_vienna(match), Remove)]
    match.undo(len(match.steps) - 1)
    visit = Visit().sit_down(match)
    visit.press("#action-suffer-vacant-2").press("#confirm")
    assert "which vacant room is lost?" in visit.text("#ask")
    assert "Room 45 is not a vacant room." in visit.press("#room-45").note
    for room in (third, first):
        visit.press(f"#room-{room}")
        assert _told(visit, f"loses room {room}.") == 1
    assert [room.id for room in visit.all(".mine .room.vacant")] == [f"room-{second}"]


def test_the_emperor_takes_the_occupied_room_that_is_picked_and_one_below() -> None:
    visit, state = _at(lambda state: state.prompt == "remove occupied" and len(state.legal()) > 1, levels=(0, 2))
    room = _of(state, Remove)[-1].room
    before = visit.count(".mine .room.occupied")
    visit.press(f"#room-{room}")
    assert _told(visit, f"loses room {room}.") == 1
    visit.press("#see-board")  # that was the end
    assert "occupied" not in visit.the(f"#room-{room}")["class"]
    assert visit.count(".mine .room.occupied") < before


def test_people_who_share_a_table_never_see_each_others_cards() -> None:
    match = match_at("austria", ("draft",), until=lambda _: True)
    visit = Visit().open(link_to(match)).press("#keep")
    assert visit.count(".vienna") == 0
    visit.press("#uncover")
    first, second = _vienna(match).packs[:2]
    assert all(f'id="staff-{card}"' in visit.html for card in first)
    assert not any(f'id="staff-{card}"' in visit.html for card in second)
    visit.press(f"#staff-{first[0]}").press("#confirm")
    assert visit.count(".cover h1") == 1


def test_who_has_ended_a_turn_is_told_so() -> None:
    visit, _ = _at(lambda state: state.prompt == "finish" and state.seat == 0, (0, 3, 3))
    visit.port.slow_clock = True
    assert not visit.text("#ask").startswith("Your turn is over")
    visit.press("#action-finish")
    assert re.fullmatch(r"Your turn is over, \w+ begins the next one\.", visit.text("#ask"))
    before = visit.kept.moves
    visit.wait()
    assert len(visit.kept.moves) > len(before)
    assert not visit.text("#ask").startswith("Your turn is over")


def test_all_that_fits_is_served_by_one_press_and_taken_back_by_another() -> None:
    visit, _ = _at(lambda state: state.prompt == "place food" and all_served(state, Picking(state.legal())) != [])
    before = visit.kept.moves
    visit.press("#action-serve-all")
    served = visit.kept.moves[len(before) :]
    assert len(served) > 1
    assert {type(move) for move in served} == {Serve}
    visit.press("#undo")
    assert visit.kept.moves == before
    assert visit.count("#action-serve-all")
    visit.press("#redo")
    assert visit.kept.moves == [*before, *served], "and made again by one"
    assert visit.press("#undo").kept.moves == before


def test_cards_that_were_looked_at_go_under_the_deck_by_one_press_or_one_by_one() -> None:
    visit, state = _at(lambda state: state.prompt == "put under deck")
    before = visit.kept.moves
    visit.press("#action-sink-all")
    assert visit.kept.moves[len(before) :] == [Sink(card) for card in state.looked[:-1]], "the last one goes by itself"
    assert _vienna(visit.kept).prompt != "put under deck"
    assert visit.press("#undo").kept.moves == before
    visit.press('#board [data-pick*="do=Sink"]')
    if visit.count("#confirm"):
        visit.press("#confirm")
    assert len(visit.kept.moves) == len(before) + 1


def test_a_hint_to_serve_one_dish_does_not_mean_all_of_them() -> None:
    visit, _ = _at(lambda state: state.prompt == "place food" and all_served(state, Picking(state.legal())) != [])
    visit.press("#hint")
    visit.wait()
    assert visit.all("[data-hinted]")
    assert not visit.count("#action-serve-all[data-hinted]")


def test_where_each_move_is_looked_at_all_are_not_made_at_once() -> None:
    visit, _ = _at(lambda state: state.prompt == "place food" and all_served(state, Picking(state.legal())) != [])
    assert visit.count("#action-serve-all")
    at_once = visit.address
    for way, shown in (("on", 0), ("off", 1)):
        visit.open("settings").choose('input[name="warnings"]', way)
        assert visit.open(at_once).count("#action-serve-all") == shown
