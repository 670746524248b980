"""What is special at the table of Hotel Samoa: hidden cards and handing over, placing in any order, what says why."""

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest

from fivestars.games.samoa.box import BOX, DAY_OFF, GUEST_OF, SEND_HOME, SUITE, TAKE_BACK, TILE_OF
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.events import Built
from fivestars.games.samoa.rules.moves import Pass, Place
from fivestars.games.samoa.rules.scoring import specials
from fivestars.games.samoa.words import WORDS
from fivestars.table.game import Move, State
from fivestars.table.match import Match
from fivestars.web.match.turns import things_of
from matches import match_at
from sittings import sitting_of
from visit import Visit, link_to, texts

Wanted = Callable[[Samoa], bool]


def _until(wanted: Wanted) -> Callable[[State], bool]:
    def reached(state: State) -> bool:
        assert isinstance(state, Samoa)
        return state.seat is not None and wanted(state)

    return reached


def _eagerly(legal: Sequence[Move], chance: Random) -> Move:
    """Choose by chance, but rather anything than to pass."""
    return chance.choice([move for move in legal if not isinstance(move, Pass)] or list(legal))


def _position(wanted: Wanted) -> Match:
    """Return a match of three that has come to a position as wanted, from the first seed that leads there."""
    for seed in range(1, 200):
        try:
            return match_at("samoa", levels=(0, 0, 0), until=_until(wanted), seed=seed, choose=_eagerly)
        except AssertionError:
            continue
    pytest.fail("no seed leads to such a position")


def _at(wanted: Wanted) -> tuple[Visit, Samoa]:
    """Sit down where a match is as wanted."""
    match = _position(wanted)
    assert isinstance(match.state, Samoa)
    return Visit().sit_down(match), match.state


def _at_the_start(*levels: int) -> Visit:
    return Visit().sit_down(match_at("samoa", levels=levels, until=lambda _: True))


def _everything(visit: Visit) -> str:
    """Return all that is in the document, hidden things and what is read aloud too."""
    return visit.html + "".join(visit.port.said[-1:])


def _lay(visit: Visit, card: int) -> None:
    visit.press(f"#card-{card}").press("#confirm")


# --- cards are chosen one after another, and nobody sees the others'


def test_three_people_at_one_device_choose_behind_covers() -> None:
    visit = Visit().open(link_to(match_at("samoa", levels=(0, 0, 0), until=lambda _: True))).press("#keep")
    laid = {"Player 1": 5, "Player 2": 7, "Player 3": 2}
    for number, (name, card) in enumerate(laid.items()):
        (title,) = texts(visit.all("#page > .cover h1"))
        assert name in title
        assert visit.count("#page .island, #page .log, #page .scores") == 0, "the cover shows nothing"
        assert "coin" not in _everything(visit)
        visit.press_named(f"I am {name}")
        assert texts(visit.all(".own .who")) == [name]
        for earlier, other in list(laid.items())[:number]:
            shown = f"{BOX.bids[other]}/{BOX.prices[other]}"
            assert f"{earlier}: {shown}" not in _everything(visit)
            assert f"face down: {shown}" not in _everything(visit)
        assert "face down: " not in visit.text("#page")
        assert visit.count(".other .price.back") == number
        _lay(visit, card)
    # the third card reveals all; who builds or hosts first is another person
    visit.press("#uncover")
    for card in laid.values():
        assert str(BOX.bids[card]) in visit.text(".orders")
        assert str(BOX.prices[card]) in visit.text(".orders")


def test_nothing_that_was_said_to_one_stays_behind_for_the_next() -> None:
    visit = _at_the_start(0, 0, 0)
    told = visit.press(".money").note
    assert told
    _lay(visit, 4)
    assert visit.port.said[-1] == ""
    assert told not in _everything(visit)
    assert visit.press("#uncover").note == ""


def test_with_one_person_and_bots_there_is_no_cover() -> None:
    visit = _at_the_start(0, 1, 1)
    assert visit.count("#uncover") == 0
    _lay(visit, 3)
    assert visit.count(".orders h2") > 1
    assert visit.count("#uncover") == 0


def test_a_card_is_shown_before_it_is_laid_and_a_second_tap_lays_it() -> None:
    visit = _at_the_start(0, 1, 1)
    visit.press("#card-6")
    assert "bid 14, rooms at 8" in visit.text("#ask")
    assert visit.count(".row .raised") == 1
    visit.press("#card-1")
    assert "bid 4, rooms at 4" in visit.text("#ask")
    visit.press("#card-1")
    assert visit.count("header #card-1") == 1


# --- tourists


def _can_place(state: Samoa) -> bool:
    rooms = {move.room for move in state.legal() if isinstance(move, Place)}
    kinds = {move[:2] for move in state.legal() if isinstance(move, Place)}
    return state.prompt == prompts.HOST and len(rooms) > 2 and len(kinds) > 1 and max(map(len, state.groups)) > 1


def _placings(state: Samoa) -> list[Place]:
    return [move for move in state.legal() if isinstance(move, Place)]


def test_a_tourist_then_a_room_and_what_it_pays_in_each() -> None:
    visit, state = _at(_can_place)
    assert state.seat is not None
    move = _placings(state)[-1]
    assert visit.count(".room .pays") == 0
    visit.press(f'[data-pick="do=Place&group={move.group}&guest={move.guest}"]')
    rooms = {other.room for other in _placings(state) if other[:2] == move[:2]}
    assert visit.count(".own .pays") == len(rooms)
    coins = sum(state.payment(state.seat, move.guest, move.room))
    room = f"#room-{state.seat}-{move.room}"
    assert [pays["data-coins"] for pays in visit.all(f"{room} .pays")] == [f"+{coins}"]
    visit.press(room)
    assert visit.count(f"{room} .token") == 1
    assert visit.text("#action-pass.main") == f"Done: {coins} coin{'' if coins == 1 else 's'}"


def test_a_room_then_a_tourist_and_each_step_is_taken_back() -> None:
    visit, state = _at(
        lambda state: (
            _can_place(state) and len({move.room for move in _placings(state)}) > 3 and min(map(len, state.groups)) > 1
        )
    )
    group = _placings(state)[0].group
    lived = visit.count(".own .token")
    for taken in (1, 2):
        visit.press('.own [data-pick^="do=Place&room="]')
        visit.press(f'.waiting[data-can][data-pick^="do=Place&group={group}&"]')
        assert visit.count(".own .token") == lived + taken
    for taken in (1, 0):
        visit.press("#undo")
        assert visit.count(".own .token") == lived + taken
    assert visit.text("#action-pass:not(.main)") == "Take no tourists"


def test_what_cannot_be_picked_says_why() -> None:
    visit, state = _at(lambda state: _can_place(state) and any(state.hotels[state.seat or 0]))
    seat = state.seat or 0
    lived_in = next(room for room, guests in enumerate(state.hotels[seat]) if len(guests) == 1)
    assert "lives there" in visit.press(f"#room-{seat}-{lived_in}").note
    assert "Price cards are laid at the start of a round." in visit.press(".row .price.held").note


def test_before_tourists_are_taken_they_say_who_they_are_and_what_they_do_wherever_they_are() -> None:
    visit, state = _at(lambda state: state.prompt == prompts.CARD and all(map(any, state.hotels)))
    tourist = state.groups[0][0]
    note = visit.press(f"#waits-{tourist}").note
    assert note.startswith(WORDS.names["tourist"][tourist])
    assert f"{WORDS.explains[BOX.guests[GUEST_OF[tourist]]]} Tourists are taken in the tourist phase" in note
    for seat, rooms in enumerate(state.hotels):
        number = next(number for number, lodgers in enumerate(rooms) if lodgers)
        rule = WORDS.explains[BOX.guests[GUEST_OF[rooms[number][0]]]]
        assert rule in visit.press(f"#room-{seat}-{number}").note


def test_a_used_card_says_that_it_is_used_up_and_what_brings_it_back() -> None:
    visit, _ = _at(lambda state: state.prompt == prompts.CARD and state.discarded[state.seat or 0] > 0)
    note = visit.press(".row .price.gone").note
    assert note.endswith("discarded. Used up. Only this tile brings it back: Fresh price list.")


def test_discards_can_be_picked_once_the_tile_is_picked_that_brings_them_back() -> None:
    def owner(state: Samoa) -> bool:
        seat = state.seat or 0
        return state.prompt == prompts.CARD and state.count(seat, TAKE_BACK) > 0 and state.discards[seat] > 2

    visit, _ = _at(owner)
    assert visit.count(".row .gone[data-can]") == 0
    assert "Used up." in visit.press(".row .price.gone").note
    visit.press('.own [data-pick="do=TakeBack"]')
    first, second = visit.all(".row .gone[data-can]")[:2]
    visit.press(first)
    assert visit.text("#ask").endswith("comes back. And which other one?")
    visit.press(f"#{second['id']}")
    assert visit.text("#ask").startswith("Give up the tile and take back: ")


def test_guests_are_sent_home_on_a_day_off() -> None:
    visit, state = _at(lambda state: state.prompt == prompts.DAY_OFF)
    lived = visit.count(".own .token")
    assert "Send up to two guests home" in visit.text("#ask")
    visit.press('.own [data-pick^="do=SendHome"]')
    assert visit.count(".own .token") < lived
    visit.press("#undo")
    assert visit.count(".own .token") == lived
    assert state.cards[state.seat or 0] == DAY_OFF


def test_a_day_off_asks_for_as_many_guests_as_may_still_go_home() -> None:
    visit, _ = _at(
        lambda state: state.prompt == prompts.DAY_OFF and sum(1 for room in state.hotels[state.seat or 0] if room) > 2
    )
    visit.press('.own [data-pick^="do=SendHome"]')
    assert visit.text("#ask") == "Send one more guest home, or finish."
    visit.press('.own [data-pick^="do=SendHome"]')
    assert visit.text("#ask") == "Nobody else can be sent home. Finish."


def test_a_round_without_tourists_for_me_is_told_where_the_next_card_is_asked_for() -> None:
    def passed_over(state: Samoa) -> bool:
        return state.prompt == prompts.CARD and bool(state.late >> (state.seat or 0) & 1)

    visit, state = _at(passed_over)
    name = f"Player {(state.seat or 0) + 1}"
    assert visit.text("#ask") == f"{name}: no tourist was left for you last round. Lay a price card face down."
    assert f"{name} takes nobody: all tourists are taken already." in visit.text(".log")
    visit, _ = _at(
        lambda state: (
            state.prompt == prompts.CARD and state.round > 1 and not (state.late | state.full) >> (state.seat or 0) & 1
        )
    )
    assert "last round" not in visit.text("#ask")


def test_the_tile_that_sends_home_is_picked_before_the_room() -> None:
    def owner(state: Samoa) -> bool:
        seat = state.seat or 0
        lived_in = sum(1 for room in state.hotels[seat] if room)
        return state.prompt == prompts.HOST and state.count(seat, SEND_HOME) > 0 and lived_in > 1

    visit, _ = _at(owner)
    assert visit.count('.own [data-pick*="do=SendHome&room"]') == 0
    (tile,) = visit.all('.own [data-pick="do=SendHome"]')
    visit.press(tile)
    assert "Who goes home?" in visit.text("#ask")
    lived = visit.count(".own .token")
    visit.press('.own [data-pick^="do=SendHome&room="]')
    assert visit.count(".own .token") < lived


def test_who_has_taken_all_is_asked_for_nothing_but_to_finish() -> None:
    def done(state: Samoa) -> bool:
        return state.prompt == prompts.HOST_ON and len(state.legal()) == 1

    visit, _ = _at(lambda state: done(state) and bool(state.groups[state.group]))
    assert visit.text("#ask") == "Nobody else can move in. Finish."
    visit, _ = _at(lambda state: done(state) and not state.groups[state.group] and state.waiting() > 0)
    assert visit.text("#ask") == "The whole group has moved in, and only one group may. Finish."
    visit, _ = _at(lambda state: state.prompt == prompts.HOST_ON and len(state.legal()) > 1)
    assert "take more tourists" in visit.text("#ask")


# --- building


def test_the_question_whether_to_build_tells_the_price() -> None:
    visit, _ = _at(lambda state: state.prompt == prompts.BUILD and len(state.legal()) > 1)
    assert re.search(r": buy a building tile for \d+ coins?\?$", visit.text("#ask"))
    visit, _ = _at(lambda state: state.prompt == prompts.BUILD and len(state.legal()) == 1)
    assert visit.text("#ask").endswith("buy a building tile at your bid?"), "nobody has the coins"


def test_what_a_tile_does_is_said_with_why_it_cannot_be_had() -> None:
    visit, state = _at(lambda state: state.prompt == prompts.CARD and bool(state.market))
    kind = TILE_OF[state.market[0]]
    note = visit.press(f"#tile-{state.market[0]}").note
    assert note.startswith(f"{WORDS.names['tile'][kind]}. {WORDS.explains[BOX.tiles[kind]]}"), "its own effect first"
    assert note.endswith("Tiles are bought in the building phase, the highest bid first.")


def test_a_special_tile_that_cannot_be_used_now_says_what_it_does() -> None:
    visit, state = _at(lambda state: state.prompt == prompts.CARD and state.count(state.seat or 0, SEND_HOME) > 0)
    tile = next(tile for tile in state.tiles[state.seat or 0] if TILE_OF[tile] == SEND_HOME)
    assert visit.press(f"#tile-{tile}").note.startswith("Early check-out. Before you take tourists, give it up")


def test_the_coins_of_unused_special_tiles_are_told_beside_the_money() -> None:
    visit, state = _at(lambda state: specials(state, state.seat or 0) > 0)
    seat = state.seat or 0
    more = specials(state, seat)
    assert f'data-unused="+{more}"' in visit.html
    assert f"Unused special tiles: {more} coins more at the end." in visit.html
    assert state.standing().scores[seat].total == (state.money(seat) or 0) + more


def test_a_tile_is_bought_after_its_price_is_shown() -> None:
    def builder(state: Samoa) -> bool:
        plain = any(TILE_OF[tile] != SUITE for tile in state.market)
        return state.prompt == prompts.BUILD and plain and len(state.legal()) > 1

    visit, state = _at(builder)
    tile = next(tile for tile in state.market if TILE_OF[tile] != SUITE)
    visit.press(f"#tile-{tile}")
    assert f"for {BOX.bids[state.cards[state.seat or 0]]} coins?" in visit.text("#ask")
    assert len(visit.text("#ask").split("coins?")[1]) > 20, "what it does"
    visit.press("#confirm")
    assert visit.count(f".market #tile-{tile}") == 0


def test_a_suite_covers_the_room_that_is_picked() -> None:
    def builder(state: Samoa) -> bool:
        return state.prompt == prompts.BUILD and any(move[:1] == (SUITE,) for move in state.legal())

    visit, state = _at(builder)
    tile = next(tile for tile in state.market if TILE_OF[tile] == SUITE)
    visit.press(f"#tile-{tile}")
    assert "Which room becomes a suite? Covers a room at once" in visit.text("#ask")
    visit.press(f"#tile-{tile}")
    assert visit.count("#letgo") == visit.count("[data-picked]") == 0, "a second press puts it back"
    visit.press(f"#tile-{tile}")
    (room,) = visit.all('.own [data-pick="do=Buy&room=3"]')
    visit.press(room).press("#confirm").uncovered()
    assert visit.count(f"#room-{state.seat}-3.suite #tile-{tile}") == 1


def test_where_a_tile_is_bought_no_other_of_its_kind_is_lit() -> None:
    match = match_at("samoa", levels=(0, 2, 2), seed=3)
    there = sitting_of(match, here=(0,))
    counts = range(1, len(match.steps) + 1)
    built = [count for count in counts if any(isinstance(event, Built) for event in match.happenings(count))]
    assert built
    assert not [thing for count in built for thing in things_of(there, count) if thing.startswith("tile-")]
