"""The board of Overbooking: cards are placed face down, secrets stay out of the page, the bookings are told."""

import re
from collections.abc import Callable

import pytest

from fivestars.games.overbooking.board.looks import wanted_by
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BEDS, KIND, MERCHANTS, MONK, OWNER, SIZE, WORKERS
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules.moves import Keep, Place
from fivestars.games.overbooking.rules.scoring import crests_of
from fivestars.table.game import State
from fivestars.table.match import Match
from fivestars.web.match.turns import things_of
from matches import match_at
from sittings import html_of, sitting_of
from visit import Visit, link_to

SMALL_ONLY = next(number for number, hotel in enumerate(BOX.hotels) if hotel.rule.id == "small-only")


def _state(match: Match) -> Overbooking:
    assert isinstance(match.state, Overbooking)
    return match.state


def _turn(state: State) -> int:
    assert isinstance(state, Overbooking)
    return 0 if state.opened else state.laid // len(state.hands) + 1


def _waiting(seats: int) -> Match:
    """Return a match of a person and bots in its third turn."""
    levels = (0, *[1] * (seats - 1))
    return match_at("overbooking", levels=levels, until=lambda state: _turn(state) == 3 and state.seat == 0)


def _last_place(state: State) -> bool:
    """Tell whether the next card is the last of the first round."""
    assert isinstance(state, Overbooking)
    return state.prompt == "place or keep" and any(type(move) is Place for move in state.legal())


def _first(what: str, levels: tuple[int, ...], until: Callable[[State], bool]) -> Match:
    """Return the first match that comes to such a position."""
    for seed in range(1, 200):
        try:
            return match_at("overbooking", levels=levels, until=until, seed=seed)
        except AssertionError:
            continue
    pytest.fail(f"no match comes to {what}")


def _at_a_choice(name: str) -> Visit:
    match = _first(name, (0, 0, 0), lambda state: state.prompt == name and len(state.legal()) > 1)
    return _covered(match).press("#uncover")


def _covered(match: Match) -> Visit:
    """Open a match that is handed to somebody."""
    return Visit().open(link_to(match)).press("#keep")


def _cards(visit: Visit) -> list[str]:
    """Return the numbers of all cards that the document names."""
    return re.findall(r"card-(\d+)", visit.html)


def _place(visit: Visit) -> Visit:
    return visit.press(".held [data-can]").press(".slot[data-can]").press("#confirm")


def test_a_card_is_picked_then_its_place_and_lies_there_face_down() -> None:
    visit = Visit().sit_down(_waiting(2))
    held = visit.count(".held .card")
    visit.press(".held [data-can]")
    assert "Where to?" in visit.text("#ask")
    visit.press(".slot[data-can]")
    assert visit.count(".ghost") == 1
    assert visit.count(".held .card") == held
    visit.press("#confirm")
    assert visit.count(".ghost") == 0
    assert visit.count(".held .card") == held - 1
    visit.press("#undo")
    assert visit.count(".held .card") == held


def test_a_card_that_is_laid_leaves_its_place_in_the_hand_free() -> None:
    visit = Visit().sit_down(_waiting(2))
    gaps, cards = visit.count(".held .gap"), visit.count(".held .card")
    _place(visit)
    assert (visit.count(".held .gap"), visit.count(".held .card")) == (gaps + 1, cards - 1)


def test_what_another_laid_face_down_is_lit_where_it_lies_and_nothing_that_looks_like_it() -> None:
    for seed in range(10):
        match = match_at("overbooking", levels=(0, 1), until=lambda state: _turn(state) == 4, seed=seed)
        while _state(match).seat != 0:
            match.play(match.state.legal()[0])
        there = sitting_of(match, viewer=0)
        (thing,) = things_of(there, len(match.steps))
        lit = re.findall(rf'data-lit="[^"]*\b{thing}["\s]', html_of(there))
        assert len(lit) == 1, thing


def test_a_place_may_be_picked_before_the_card_and_twice_to_confirm() -> None:
    visit = Visit().sit_down(_waiting(2))
    held = visit.count(".held .card")
    visit.press(".slot[data-can]")
    assert "Who goes there?" in visit.text("#ask")
    visit.press(".held [data-can]").press(".slot[data-can]")
    assert visit.count(".held .card") == held - 1


def test_a_place_that_does_not_take_the_card_says_why() -> None:
    def refuses(state: State) -> bool:
        assert isinstance(state, Overbooking)
        if state.seat != 0 or state.opened or SMALL_ONLY not in state.hotels:
            return False
        queue = state.queues[state.hotels.index(SMALL_ONLY)]
        return len(queue) < 4 and any(KIND[card] > 3 for card in state.hands[0])

    match = _first("a hotel for small groups", (0, 1, 1), refuses)
    state = _state(match)
    number = state.hotels.index(SMALL_ONLY) + 1
    large = next(card for card in state.hands[0] if KIND[card] > 3)
    visit = Visit().sit_down(match).press(f"#card-{large}").press(f"#slot-{number}-queue")
    assert "1, 2 or 3 beds" in visit.note


def test_a_hotel_tells_how_many_beds_its_queue_wants_and_whether_it_has_them() -> None:
    match = _waiting(4)
    state = _state(match).seen_by(0)
    visit = Visit().sit_down(match)
    for number, (queue, door) in enumerate(zip(state.queues, state.doors, strict=True), 1):
        monks = sum(1 for card in door if card >= 0 and KIND[card] == MONK)
        least = sum(BEDS[card] or (1, 4)[SIZE[card]] for card in queue) + monks
        most = sum(BEDS[card] or (3, 6)[SIZE[card]] for card in queue) + monks
        wanted = "" if not most else f"{least}" if least == most else f"{least}–{most}"
        shown = visit.all(f"#hotel-{number} .wanted")
        assert [one.text for one in shown] == ([wanted] if wanted else [])
        assert not wanted or f"Beds wanted in the queue: {wanted}." in visit.the(f"#hotel-{number} .inn")["aria-label"]
        beds = BOX.hotels[state.hotels[number - 1]].beds + _more_beds(door)
        crowd = "too-many" if least > beds else "maybe" if most > beds else ""
        assert all(crowd in one["class"].split() or not crowd for one in shown)


def test_a_house_says_that_it_is_overbooked_as_soon_as_that_is_sure() -> None:
    def crowded(state: State) -> bool:
        assert isinstance(state, Overbooking)
        seen = state.seen_by(0)
        return state.seat == 0 and not state.opened and any(map(_overbooked, seen.queues, seen.doors, seen.hotels))

    match = _first("a hotel with too many guests", (0, 1, 1), crowded)
    seen = _state(match).seen_by(0)
    visit = Visit().sit_down(match)
    for number, (queue, door, hotel) in enumerate(zip(seen.queues, seen.doors, seen.hotels, strict=True), 1):
        assert visit.count(f"#hotel-{number} .sold-out") == _overbooked(queue, door, hotel)
        assert visit.count(f"#hotel-{number} .crowding[viewBox]") == bool(queue or _monks(door))


def _overbooked(queue: list[int], door: list[int], hotel: int) -> bool:
    wanted = sum(BEDS[card] or (1, 4)[SIZE[card]] for card in queue) + _monks(door)
    return wanted > BOX.hotels[hotel].beds + _more_beds(door)


def _more_beds(door: list[int]) -> int:
    """Return the beds that the known cards at a back door bring or take."""
    return sum({MERCHANTS: 3, WORKERS: -3}.get(KIND[card], 0) for card in door if card >= 0)


def _monks(door: list[int]) -> int:
    return sum(1 for card in door if card >= 0 and KIND[card] == MONK)


@pytest.mark.parametrize("kind", [MERCHANTS, WORKERS, MONK])
def test_a_card_of_one_s_own_at_the_back_door_is_counted(kind: int) -> None:
    def known(state: State) -> bool:
        assert isinstance(state, Overbooking)
        return state.seat == 0 and not state.opened and any(_of(kind, door) for door in state.seen_by(0).doors)

    match = _first("such a card at a back door", (0, 1, 1), known)
    seen = _state(match).seen_by(0)
    number = next(number for number, door in enumerate(seen.doors, 1) if _of(kind, door))
    queue, door = seen.queues[number - 1], seen.doors[number - 1]
    beds = BOX.hotels[seen.hotels[number - 1]].beds + _more_beds(door)
    visit = Visit().sit_down(match)
    assert visit.text(f"#hotel-{number} .plaque b") == str(beds)
    wanted = sum(BEDS[card] or (1, 4)[SIZE[card]] for card in queue) + _monks(door)
    if wanted:
        assert visit.text(f"#hotel-{number} .wanted").startswith(str(wanted))
    if _more_beds(door):
        assert "With the back door: " in visit.the(f"#hotel-{number} .inn")["aria-label"]


def test_a_card_that_is_about_to_lie_at_a_back_door_is_counted_already() -> None:
    def held(state: State) -> bool:
        assert isinstance(state, Overbooking)
        return state.seat == 0 and not state.opened and any(KIND[card] == MERCHANTS for card in state.hands[0])

    match = _first("merchants in the hand", (0, 1, 1), held)
    state = _state(match)
    card = next(card for card in state.hands[0] if KIND[card] == MERCHANTS)
    visit = Visit().sit_down(match).press(f"#card-{card}").press(".slot[data-can][id$=door]")
    assert "+3 beds" in visit.text("#ask") or "3 more beds" in visit.text("#ask")
    assert "With the back door: " in visit.html


def _of(kind: int, door: list[int]) -> bool:
    return any(card >= 0 and KIND[card] == kind for card in door)


def test_a_card_that_is_about_to_lie_in_a_queue_is_counted_already() -> None:
    visit = Visit().sit_down(_waiting(2))
    before = [one.text for one in visit.all(".wanted")]
    visit.press(".held [data-can]").press(".slot[data-can][id$=queue]")
    assert [one.text for one in visit.all(".wanted")] != before


def test_what_others_hide_is_not_in_the_page() -> None:
    match = _waiting(3)
    named = {int(number) for number in _cards(Visit().sit_down(match))}
    state = _state(match)
    assert {card for card in named if OWNER[card] == 0} >= set(state.hands[0])
    seen = state.seen_by(0)
    open_to_all = {card for cards in (*seen.queues, *seen.doors) for card in cards if card >= 0}
    assert {card for card in named if OWNER[card] != 0} <= open_to_all


def test_the_table_is_covered_between_two_people() -> None:
    visit = _covered(match_at("overbooking", until=lambda state: _turn(state) == 2 and state.seat == 0))
    assert "Hand over to" in visit.text(".cover")
    assert not _cards(visit)
    _place(visit.press("#uncover"))
    assert visit.count(".cover") == 1
    assert not _cards(visit)
    visit.press("#uncover")
    assert {OWNER[int(card)] for card in re.findall(r'id="card-(\d+)"', visit.the(".held").html)} == {1}


def test_a_cover_shows_whose_turn_comes_and_what_everybody_saw_since() -> None:
    match = match_at("overbooking", levels=(0, 0, 1), until=lambda state: _turn(state) == 3 and state.seat == 0)
    visit = _covered(match)
    assert visit.count(".handover .badge.colour-0") == 1
    assert visit.text("#since") == "Since your last turn"
    lines = [line.text for line in visit.all(".since li")]
    assert len(lines) >= 2, "the two others have placed a card each"
    assert not [line for line in lines if "Player 1" in line]
    assert all("1 to 3 beds" in line or "4 to 6 beds" in line or "face up" in line or "chip" in line for line in lines)


def test_the_bookings_are_told_step_by_step_and_again_from_the_log() -> None:
    visit = _place(Visit().sit_down(match_at("overbooking", levels=(1, 0), until=_last_place)))
    assert "Hotel 1" in visit.text("#story-title")
    assert visit.focus == "story-next"
    assert "checks its bookings" in visit.text(".telling")
    assert not [text for text in visit.port.said if "Round 2" in text], "what comes after is not read aloud either"
    assert "2 of" in visit.press("#story-next").text(".scene-count")
    assert "1 of" in visit.press("#story-back").text(".scene-count")
    assert not visit.count(".street .card.face:not(.down)"), "nothing is turned up yet"
    assert visit.escape().count("#story") == 0
    visit.press(visit.all('.moment[data-do^="tell-story"][data-do$="-0"]')[-1])
    assert "Hotel 1" in visit.text("#story-title")
    assert visit.press("#story-skip").count("#story") == 0


def test_the_story_is_told_before_the_cover_and_shows_no_hand() -> None:
    def ends_elsewhere(state: State) -> bool:
        if not _last_place(state):
            return False
        then = state.copy()
        then.play(Keep())
        return then.seat not in (state.seat, None)

    visit = _covered(_first("a last card that hands over", (0, 0, 0), ends_elsewhere))
    visit.press("#uncover").press("#action-keep").press("#confirm")
    assert visit.count("#story") == 1
    assert visit.count(".cover") == 1
    assert visit.count(".since") == 0, "the story says it first"
    assert not re.findall(r'id="card-\d+', visit.html)


def test_a_place_at_a_back_door_tells_that_it_brings_the_chip() -> None:
    visit = Visit().sit_down(match_at("overbooking", levels=(0, 1), until=lambda state: state.seat == 0))
    slot = ".door .slot[data-can]:has(.plus)"
    assert "Certain: 1 point." in visit.the(slot)["aria-label"]
    visit.press(".held [data-can]").press(slot)
    assert visit.text("#ask").endswith("? At the check, he goes to the end of the queue. Certain: 1 point.")
    assert not visit.count(".slot:has(.ghost) .plus")  # the card lies over it


@pytest.mark.parametrize(
    ("name", "ask", "told"),
    [
        ("maids", "out?", "puts the maids"),
        ("noblewomen", "books first?", "of the queue book first"),
        ("soldiers", "out?", "puts the soldiers"),
    ],
)
def test_who_is_chosen_in_the_queue_is_shown_before_it_is_confirmed(name: str, ask: str, told: str) -> None:
    visit = _at_a_choice(name).press(".queue [data-can]")
    assert ask in visit.text("#ask")
    assert told in visit.press("#confirm").text(".telling")


def test_a_choice_may_be_declined() -> None:
    visit = _at_a_choice("maids").press("#action-decline").press("#confirm")
    assert "replace nobody" in visit.text(".telling")


def test_everybodys_booked_guests_can_be_opened() -> None:
    match = match_at("overbooking", levels=(0, 1), until=lambda state: state.round == 2 and state.seat == 0)
    visit = Visit().sit_down(match)
    assert visit.the("#ledger-1")["popovertarget"] == "album-1"
    assert visit.count("#album-1[popover] td.booked") == len(_state(match).booked[1])
    assert visit.the("#who")["popovertarget"] == "guests"
    assert "Noblewomen" in visit.text("#guests[popover]")
    assert "4 cards: 2 points." in visit.text("#album-1")
    assert [cell.text for cell in visit.all("#album-1 td.worth")] == [
        f"{count} of 4" for count in crests_of(_state(match), 1)
    ]


def test_crests_that_bring_nothing_are_not_counted_and_that_is_said() -> None:
    visit = Visit().sit_down(match_at("overbooking", ["none"], (0, 1), until=lambda state: state.seat == 0))
    assert not visit.count(".ledger .crests svg")
    assert not visit.count("#album-1 .worth")
    assert "crests bring no points" in visit.text("#guests")


def test_hotels_and_their_sides_are_called_by_their_names() -> None:
    visit = Visit().sit_down(_waiting(3))
    assert [sign.text for sign in visit.all(".board-sign small")] == ["Hotel 1", "Hotel 2", "Hotel 3"]
    assert [name.text for name in visit.all(".hotel .side-name")] == ["Back door", "Queue"] * 3
    assert visit.text(".progress").startswith("Round 1 of 4")


def test_each_sign_of_a_guest_stands_before_what_it_means() -> None:
    signs = [sign.html for sign in Visit().sit_down(_waiting(2)).all("#guests .sign")]
    assert [kind for kind in BOX.kinds if any(f"#a-{kind}" in sign for sign in signs)] == list(BOX.kinds)


def test_a_choice_tells_only_what_it_brings_beyond_every_other_choice() -> None:
    """What is certain anyway says nothing of which guest to choose."""
    told = 0
    for seed in range(1, 60):
        try:
            match = match_at("overbooking", levels=(0, 0, 0), until=_at_noblewomen, seed=seed)
        except AssertionError:
            continue
        state = _state(match)
        assert state.seat is not None
        seen = state.seen_by(state.seat)
        brings = [sum(points for _, points in seen.foretell(move).points) for move in seen.legal()]
        visit = _covered(match).press("#uncover")
        badges = re.findall(r'data-plus="\+(\d+)"', visit.html)
        more = re.findall(r"Certain: (\d+) point", visit.text("#acts"))
        assert sorted(map(int, [*badges, *more])) == sorted(one - min(brings) for one in brings if one > min(brings))
        told += bool(min(brings))
    assert told, "in some there were points that are certain anyway"


def _at_noblewomen(state: State) -> bool:
    return state.prompt == "noblewomen" and len(state.legal()) > 1


def test_hotels_that_still_wait_for_their_check_tell_how_full_they_are() -> None:
    match = _first("a check with a full hotel below", (0, 0, 0), _full_below)
    visit = _covered(match).press("#uncover")
    assert not visit.count("#hotel-1 .wanted")
    assert visit.count("#hotel-2 .wanted, #hotel-3 .wanted") == 2
    assert visit.count("#hotel-2 .crowding[viewBox], #hotel-3 .crowding[viewBox]") == 2
    assert visit.count(".sold-out")


def test_a_ledger_says_what_each_of_its_numbers_counts() -> None:
    visit = Visit().sit_down(_waiting(2))
    counted = visit.count("#ledger-0 .tally")
    assert counted == 3 + len(BOX.crests)
    assert visit.count("#ledger-0 .tally[title]") == counted
    assert visit.the("#ledger-0 .gains .tally")["title"] == "Coins of booked guests: 0"


def _full_below(state: State) -> bool:
    assert isinstance(state, Overbooking)
    if state.opened != 1 or not all(state.queues):
        return False
    seen = state.seen_by(state.seat)
    return any(
        wanted_by(queue)[0] > BOX.hotels[hotel].beds
        for queue, hotel in zip(seen.queues[1:], seen.hotels[1:], strict=True)
    )
