"""Leopold: what his cards let him do, what is dealt against him, and that nobody is ever asked in his place."""

import json
import re
from html import unescape
from math import inf
from random import Random

import pytest

from boards import board_at
from fivestars.games.austria import GAME
from fivestars.games.austria.box import BOX
from fivestars.games.austria.box.leopold import TASKS, deck_of
from fivestars.games.austria.rules import LEOPOLD, Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.errands import BARE, BEGIN
from fivestars.games.austria.rules.leopold import take_turn
from fivestars.games.austria.rules.lookup import END_CARDS, SECRETARY, TRACK
from fivestars.games.austria.rules.moves import Decline, Keep, Pass, Take
from fivestars.games.austria.rules.scoring import end_points
from fivestars.players.head import Head
from fivestars.players.patience import Patience
from fivestars.players.strategy import strategy_of
from fivestars.table.components import BoxError
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, told_to_all
from fivestars.tools import arena
from fivestars.web.match.ending import Way, next_match, ways_on
from games.austria.positions import (
    ANNA,
    QUEUE,
    comes_next,
    emperor_comes,
    employs,
    ends,
    go,
    has,
    line,
    occupied,
    only,
    opened,
    points,
    rooms,
    shows,
)
from visit import Visit

NOBLE = 210  # blue, 2 or 3, four steps: nothing else on the card
HARD = 3


def alone(level: int = 1, hands: str = "random", hotels: str = "night", seed: int = 1) -> Austria:
    """Return a table against Leopold as it is dealt."""
    choices = {"hands": hands, "hotels": hotels, "rules": "2015", "rival": f"leopold {level}"}
    return GAME.deal(2, choices, ANNA, Dice(seed), GAME.edition)


def at_table(level: int = 1) -> Austria:
    """Return a table against Leopold in round 1, with known guests and dice."""
    state = alone(level)
    line(state, *QUEUE)
    state.politics = (108, 109, 113)
    state.errands = []
    shows(state, 2, 2, 2, 2, 1, 1)
    return state


def turn(state: Austria, task: int) -> list[Event]:
    """Let Leopold have a turn with this card; return what happened."""
    state.tasks = [*(other for other in state.tasks if other != task), task]
    state.covered[LEOPOLD] = 0
    happened: list[Happening] = []
    take_turn(state, happened)
    return told_to_all(happened)


def played(level: int, seed: int) -> Austria:
    """Return a table after a match of chance against Leopold."""
    state, chance = alone(level, seed=seed), Random(seed)
    while state.seat is not None:
        assert state.seat == ANNA
        state.play(chance.choice(state.legal()))
    return state


# --- his turn


@pytest.mark.ruling(49)
def test_he_begins_and_nobody_is_asked_for_him() -> None:
    state = alone()
    assert (state.first, state.seat, state.prompt) == (LEOPOLD, ANNA, "invite")
    go(state, Take(5))
    happened = []
    while state.prompt == "prepare":
        happened = go(state, Decline())
    assert has(happened, e.RoundBegan(1))
    assert only(happened, e.Rolled).seat == LEOPOLD
    assert only(happened, e.TurnedUp).seat == LEOPOLD
    assert only(happened, e.CoveredNumber)[0::2] == (LEOPOLD, 1)
    assert (state.seat, state.prompt, state.covered) == (ANNA, "begin", [0, 1])
    happened = go(state, Pass())
    assert only(happened, e.CoveredNumber)[0::2] == (LEOPOLD, 4), "he never passes"
    assert (state.seat, state.covered, only(happened, e.ThrewAway).seat) == (ANNA, [0, 2], ANNA)


@pytest.mark.ruling(49)
def test_he_has_nothing_but_what_he_scores() -> None:
    state = played(2, 7)
    assert (state.krones[LEOPOLD], state.kitchen[LEOPOLD], state.cafe[LEOPOLD], state.hand[LEOPOLD]) == (0, 0, (), ())
    assert (state.vacant[LEOPOLD], state.paid[LEOPOLD], state.stock_of(LEOPOLD)) == (0, 0, 0)
    assert len(state.turned) == len({*state.turned}) == 14


@pytest.mark.ruling(49)
def test_a_part_for_a_higher_level_does_not_count() -> None:
    happened = turn(at_table(2), 208)  # politics C from level 3 on
    assert not any(isinstance(event, e.Furthered) for event in happened)
    assert only(turn(at_table(HARD), 208), e.Furthered) == (LEOPOLD, 113, 2)
    assert not any(isinstance(event, e.MovedIn) for event in turn(at_table(1), 197))  # a tourist from level 2 on
    assert any(isinstance(event, e.MovedIn) for event in turn(at_table(2), 197))


# --- his guests


@pytest.mark.ruling(50)
@pytest.mark.parametrize(
    ("task", "queue", "taken"),
    [
        (193, (92, 93, 63, 65, 77), 65),  # of two nobles the one with more points
        (196, (92, 93, 77, 65, 69), 69),  # no artist: whoever has most points
        (195, (92, 93, 77, 65, 69), 69),  # of any colour
        (199, (63, 64, 77, 92, 93), 64),  # equal nobles: the hand points to the right
        (204, (92, 93, 77, 65, 69), 92),  # equal tourists: to the left
    ],
)
def test_the_guest_whom_he_takes(task: int, queue: tuple[int, ...], taken: int) -> None:
    state = at_table()
    line(state, *queue)
    happened = turn(state, task)
    assert only(happened, e.TookFree) == (LEOPOLD, taken)
    assert only(happened, e.MovedIn).guest == taken
    assert state.discards[-1] == taken
    assert points(state, "guests", LEOPOLD) == next(guest.points for guest in BOX.guests if guest.id == taken)


@pytest.mark.ruling(50)
def test_a_guest_without_a_room_is_not_taken() -> None:
    state = at_table()
    blue = [place for place, colour in enumerate(BOX.hotels[state.hotels[LEOPOLD]].colours) if colour == "blue"]
    state.occupied[LEOPOLD] = sum(1 << place for place in blue)
    assert only(turn(state, 193), e.TookFree).guest == 77, "no room for nobles: whoever has most points and fits"
    state.occupied[LEOPOLD] = (1 << 20) - 1
    assert has(turn(state, 195), e.NobodyFits(LEOPOLD))


@pytest.mark.ruling(50)
def test_the_second_guest_of_a_card_comes_when_the_queue_is_full_again() -> None:
    state = at_table()
    line(state, 92, 93, 77, 65, 50)
    comes_next(state, 74)  # worth most of all
    taken = [event.guest for event in turn(state, 212) if isinstance(event, e.TookFree)]
    assert taken == [50, 74]


# --- his rooms


@pytest.mark.ruling(51)
@pytest.mark.parametrize(
    ("task", "before", "room", "doors"),
    [
        (194, "", 13, 0),  # a citizen: the first red room from the left on floor 1
        (204, "", 15, 0),  # a tourist: the lowest room of the last column
        (204, "15 25", 35, 1),
        (204, "15 25 35 45", 14, 0),
    ],
)
def test_where_his_guests_live(task: int, before: str, room: int, doors: int) -> None:
    state = at_table()
    rooms(state, LEOPOLD, occupied=before)
    colours = dict(zip([11, 12, 13, 14, 15], BOX.hotels[state.hotels[LEOPOLD]].colours, strict=False))
    if task == 194:
        room = next(number for number, colour in colours.items() if colour == "red")
    assert only(turn(state, task), e.MovedIn).room == room
    assert str(room) in occupied(state, LEOPOLD)
    assert points(state, "doors", LEOPOLD) == doors


@pytest.mark.ruling(51)
def test_he_has_no_bonus_of_a_group_and_always_the_night_hotel() -> None:
    state = at_table()
    rooms(state, LEOPOLD, occupied="11 12 13 14 15 21 22 23 24 25 31 32 33 34")
    happened = turn(state, 204)
    assert not any(isinstance(event, e.GroupFilled) for event in happened)
    names = [BOX.hotels[hotel].name.split()[0] for hotel in alone(hotels="day").hotels]
    assert names == ["day", "night"]


# --- his dice


@pytest.mark.ruling(52)
@pytest.mark.parametrize(
    ("task", "dice", "taken"),
    [
        (193, (1, 3, 0, 0, 0, 6), 1),
        (193, (0, 3, 3, 1, 2, 1), 3),  # none with a 1: the most, to the right
        (204, (0, 3, 3, 1, 2, 1), 2),  # the most, to the left
        (NOBLE, (4, 1, 2, 1, 1, 1), 3),  # 2 or 3: the more
        (NOBLE, (4, 2, 2, 1, 1, 0), 2),  # equal: to the left
        (NOBLE, (4, 0, 1, 3, 1, 1), 3),
    ],
)
def test_the_die_that_he_takes(task: int, dice: tuple[int, ...], taken: int) -> None:
    state = at_table()
    shows(state, *dice)
    assert only(turn(state, task), e.CoveredNumber).die == taken
    assert state.faces[taken] == dice[taken - 1] - 1


# --- politics, staff, the emperor


@pytest.mark.ruling(53)
def test_the_third_step_claims_a_politics_card() -> None:
    state = at_table()
    state.disks[1] = (ANNA,)
    told = [turn(state, 204), turn(state, 211), turn(state, 194)]  # B each time
    assert [only(happened, e.Furthered).left for happened in told] == [2, 1, 0]
    assert has(told[2], e.Claimed(LEOPOLD, 109))
    assert (state.disks[1], points(state, "politics", LEOPOLD)) == ((ANNA, LEOPOLD), 10)
    assert has(turn(state, 204), e.AlreadyClaimed(LEOPOLD, 109))


@pytest.mark.ruling(53)
@pytest.mark.parametrize(
    ("marks", "task", "which"), [((0, 2, 1), 202, 109), ((1, 0, 1), 202, 108), ((1, 0, 1), 193, 113)]
)
def test_any_marker_is_the_one_farthest_on(marks: tuple[int, ...], task: int, which: int) -> None:
    state = at_table(HARD)
    state.marks = marks
    assert only(turn(state, task), e.Furthered).politics == which


@pytest.mark.ruling(53)
def test_any_marker_is_none_where_he_has_claimed_all() -> None:
    state = at_table(HARD)
    state.disks, state.marks = [(LEOPOLD,)] * 3, (3, 3, 3)
    assert not any(isinstance(event, (e.Furthered, e.AlreadyClaimed)) for event in turn(state, 202))


@pytest.mark.ruling(54)
def test_his_staff_is_turned_up_and_counts_at_the_end() -> None:
    state = at_table()
    state.aides = [31]
    assert {*state.aides} <= {*END_CARDS}
    assert has(turn(state, 201), e.Revealed(LEOPOLD, 31))
    rooms(state, LEOPOLD, occupied="11 12 21")
    employs(state, SECRETARY)
    rooms(state, ANNA, occupied="11 12")
    state.round = 7
    assert end_points(state, ANNA, SECRETARY) == 2, "the Secretary copies his cards, too"
    happened = ends(state)
    assert has(happened, e.StaffScored(LEOPOLD, 31, 3))
    assert not any(isinstance(event, e.StockScored) and event.seat == LEOPOLD for event in happened)


@pytest.mark.ruling(55)
def test_the_emperor_neither_honours_nor_blames_him() -> None:
    state = at_table()
    for steps in (10, 2):
        state.steps, state.errands = [4, steps], []
        happened = emperor_comes(state, 3, "C1")
        assert has(happened, e.TrackScored(LEOPOLD, TRACK[steps], steps))
        assert has(happened, e.Retreated(LEOPOLD, max(0, steps - 3)))
        assert [event.seat for event in happened if isinstance(event, (e.Honoured, e.Blamed, e.Ignored))] == [ANNA]


# --- what is dealt


@pytest.mark.ruling(54)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("hands", ["starter", "random", "draft"])
def test_what_is_dealt_against_him(hands: str, seed: int) -> None:
    state = alone(hands=hands, seed=seed)
    assert len(state.aides) == 5
    assert {*state.aides} <= {*END_CARDS}
    assert sorted(state.tasks) == sorted(TASKS)
    if hands == "draft":
        assert (len(state.packs[ANNA]), state.hand[ANNA], state.prompt) == (10, (), "keep six")
    else:
        assert (len(state.hand[ANNA]), state.hand[LEOPOLD]) == (6, ())
    if hands == "starter":
        assert state.hand[ANNA] in [tuple(sorted(cards)) for cards in BOX.starter_sets]


@pytest.mark.ruling(54)
def test_six_of_ten_are_kept_and_the_others_lie_under_the_deck() -> None:
    state = alone(hands="draft")
    ten = state.packs[ANNA]
    happened = go(state, *map(Keep, ten[:6]))
    assert (state.hand[ANNA], state.prompt) == (ten[:6], "invite")
    assert [event.card for event in happened if isinstance(event, e.Sank)] == [*ten[6:]]
    assert {*state.seen_by(ANNA).staff[:4]} == {*ten[6:]}, "who put them there knows them"


def test_nobody_sees_his_deck_or_his_staff() -> None:
    state = alone()
    for seat in (ANNA, LEOPOLD, None):
        seen = state.seen_by(seat)
        assert {*seen.tasks, *seen.aides} == {-1}
    guess = state.guess(ANNA, Dice(5))
    assert sorted(guess.tasks) == sorted(TASKS)
    assert {*guess.aides} <= {*END_CARDS}


# --- the arena, his strength, and his box


def test_in_the_arena_he_has_the_same_seat_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["austria", "--seats", "random", "--games", "3", "--mode", "leopold 1", "--seed", "4", "--json"]
    assert arena.main(words) == 0
    sheet = json.loads(capsys.readouterr().out)
    assert (sheet["games"], [seat["who"] for seat in sheet["seats"]]) == (3, ["random", "leopold 1"])
    assert sheet["seats"][1]["win_share"] == 1
    assert sheet["seats"][1]["parts"]["stock"] == 0


def test_in_the_arena_only_one_plays_against_him(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["austria", "--seats", "random,random", "--mode", "leopold 1"]) == 2
    assert "leopold 1" in capsys.readouterr().err


def test_his_levels_are_those_that_are_told_of_him() -> None:
    for level, told in ((1, 125), (2, 155), (3, 190)):
        totals = [played(level, seed).total_of(LEOPOLD) for seed in range(40)]
        assert abs(sum(totals) / len(totals) - told) < 12


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"guests": ["purple"]}, "no such guest"),
        ({"gives": ["politics D"]}, "no such thing"),
        ({"gives": ["staff"] * 9}, "fewer cards than"),
    ],
)
def test_a_card_that_cannot_be_his_is_refused(change: dict[str, object], sentence: str) -> None:
    rows = [dict(row) for row in BOX.sheet["leopold"]["cards"]]
    rows[0] |= change
    sheet = {**BOX.sheet, "leopold": {**BOX.sheet["leopold"], "cards": rows}}
    with pytest.raises(BoxError, match=sentence):
        deck_of(sheet)


def test_he_needs_a_card_for_each_turn() -> None:
    sheet = {**BOX.sheet, "leopold": {**BOX.sheet["leopold"], "cards": BOX.sheet["leopold"]["cards"][:13]}}
    with pytest.raises(BoxError, match="fewer than he has turns"):
        deck_of(sheet)


def test_only_two_seats_and_the_newest_edition_know_him() -> None:
    values = ("random", "night", "2015", "leopold 2")
    assert GAME.offers(values, 2, GAME.edition)
    assert not GAME.offers(values, 3, GAME.edition)
    assert not GAME.offers(values, 2, 2)
    assert GAME.offers(values[:3], 2, 2)
    assert GAME.fitted(values, 4) == (*values[:3], "table")
    assert GAME.fitted(values[:3], 2) == (*values[:3], "table")
    option, level = GAME.rival(values) or (None, 0)
    assert option is not None
    assert (option.name, option.plays, level) == ("rival", LEOPOLD, 2)
    assert GAME.rival(values[:3]) is None


# --- the page


def against_him(*, level: int = 2) -> Visit:
    """Return a visit in which he has been chosen in the set-up."""
    return Visit().open("setup/austria").choose(f'input[value="leopold {level}"]')


def test_the_set_up_shows_him_in_place_of_the_second_seat() -> None:
    visit = against_him()
    assert visit.text(".seat-row .rival") == "Leopold ★★"
    assert not visit.all("#name-1, #level-1, #first")
    assert visit.count("#colour-1") == 1
    visit.choose('input[name="seats"]', "3")
    assert not visit.all('.rival, input[name="rival"]'), "he plays against one alone"
    assert visit.count("#name-1") == 1


def test_he_sits_at_the_table_under_his_name_and_begins() -> None:
    match = against_him(level=3).press("button[type=submit]").kept
    assert match.people[LEOPOLD][0::2] == ("Leopold", 3)
    assert (match.setup.first, match.setup.options[-1], match.people[ANNA].level) == (LEOPOLD, "leopold 3", 0)


def test_a_match_against_him_is_played_to_its_end_on_the_page() -> None:
    visit = against_him(level=1).press("button[type=submit]")
    visit.play_on(Random(3))
    match = visit.kept
    assert match.over
    assert ways_on(match) == [Way.SAME, Way.DEAL], "there is no easier Leopold, and who lost is offered no stronger one"
    higher = next_match(match, Way.HIGHER, Dice(1))
    assert (higher.setup.options[-1], higher.people[LEOPOLD].level) == ("leopold 2", 2)
    hard = next_match(higher, Way.HIGHER, Dice(1))
    assert hard.setup.options[-1] == "leopold 3"
    easier = next_match(hard, Way.LOWER, Dice(1))
    assert (easier.setup.options[-1], easier.people[LEOPOLD].level) == ("leopold 2", 2)


def test_another_persons_seat_waits_while_he_sits_there() -> None:
    visit = Visit().open("setup/austria").choose("#level-1", "0").choose("#name-1", "Ivo")
    visit.choose('input[value="leopold 1"]').choose('input[value="table"]')
    assert visit.the("#name-1")["value"] == "Ivo"


def beside(state: Austria) -> tuple[str, list[str]]:
    """Return what the board says of his last card, and how far his markers are."""
    html = board_at("austria", state, ANNA, None).html
    (strip, _) = html.split('<div class="leopold">')[1:]  # small, and large in its dialog
    task, *markers = re.findall(r'aria-label="([^"]*)"', strip.split("<section")[0])[:4]
    assert len(markers) == 3
    return unescape(task), re.findall(r'<b data-figure="[ABC] ([^"]*)"', strip)


def test_the_board_tells_what_lies_beside_his_hotel() -> None:
    state = at_table()
    state.errands, state.prompt = [BARE[BEGIN]], "begin"
    assert beside(state) == ("He has not turned up a card yet.", ["0/3"] * 3)
    turn(state, 211)  # any guest, 4 or 5, politics B, two steps
    told, markers = beside(state)
    assert told.startswith("His card 211. Guests: any guest. Die: 4, 5. A step to a politics card: ")
    assert told.endswith(" 2 steps on the emperor track.")
    assert markers == ["0/3", "1/3", "0/3"]
    state.disks[1] = (LEOPOLD,)
    turn(state, 203)  # a second guest only from level 2 on, any die
    told, markers = beside(state)
    assert told.startswith("His card 203. Guests: green. Die: one of the most. A step")
    assert markers == ["1/3", "✓", "0/3"]
    state.rival = HARD
    turn(state, 202)
    assert beside(state)[0].endswith("A step to the politics card that he is nearest to.")
    turn(state, 201)
    assert beside(state)[0].endswith("1 step on the emperor track. He turns up a staff card.")


def test_his_strip_stands_where_others_have_krones_and_food() -> None:
    html = board_at("austria", alone(), ANNA, None).html
    assert "5 staff cards face down" in html
    assert 'id="krones-1-' not in html
    assert 'class="leopold"' not in board_at("austria", opened(), ANNA, None).html


def test_a_bots_turn_is_over_when_leopold_has_had_his() -> None:
    state = alone()
    while state.prompt != "begin" or state.covered[ANNA] == 0:
        state.play(state.legal()[0])
    head = Head(state.seen_by(ANNA), strategy_of("austria"), Dice(1), Patience(inf, 1000))
    world = head.guess()
    assert isinstance(world, Austria)
    head.take_turn(world, (), Dice(1))
    assert (world.round, world.covered, world.prompt) == (2, [0, 0], "begin")
