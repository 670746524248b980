"""Visits to the book: every figure leads to its matches, what is over folds into it, and it may be emptied."""

import json
from random import Random

import pytest

from finished import finished, kept, played
from fivestars.games import SHELF
from fivestars.table.notation import to_json
from fivestars.web.book.tally import Tally, tally_of
from fivestars.web.store.history import Finished, Seat
from fivestars.web.store.saves import HISTORY, MATCH, Saves, Slot, slot_of
from memory_port import Device
from visit import Visit, link_to, texts

DAY = 86_400_000
NOON = 1_763_500_000_000


def _match(number: int, *seats: tuple[str, int, int], game: str = "samoa", **changes: object) -> Finished:
    """Return a finished match with these names, levels and totals; whoever has most has won."""
    most = max(total for _, _, total in seats)
    there = tuple(
        Seat(name, colour, level, total, (total,), total == most) for colour, (name, level, total) in enumerate(seats)
    )
    one = finished(game)._replace(id=f"{game}-{number:08x}", at=NOON - number * DAY, parts=("fees",), seats=there)
    return one._replace(**changes)  # type: ignore[arg-type]  # as its fields are


def _at(*matches: Finished, address: str = "book/") -> Visit:
    device = Device()
    assert device.store
    for key, text in kept(*matches).things().items():
        device.store.setItem(key, text)
    return Visit(device, address)


ROW = (
    _match(1, ("Anna", 0, 80), ("", 3, 70), ("", 3, 60)),
    _match(2, ("Anna", 0, 90), ("", 5, 95), ("", 3, 60)),
    _match(3, ("Anna", 0, 100), ("Boris", 0, 98), ("", 2, 60)),
    _match(4, ("Boris", 0, 50), ("Anna", 0, 49), ("", 2, 40)),
)


def test_an_empty_book_says_what_it_is_for() -> None:
    visit = Visit(address="book/")
    assert visit.screen == "book"
    assert "is entered here" in visit.text(".nothing-yet")
    assert texts(visit.all(".shelf .number"))[0] == "not played yet"
    assert not visit.count("#empty-book")


@pytest.mark.parametrize("game", SHELF)
def test_a_book_of_a_game_never_played_names_it_and_leads_there(game: str) -> None:
    visit = _at(finished("maui" if game != "maui" else "samoa"), address=f"book/game={game}")
    assert visit.text("#glance") in visit.title
    visit.press("#ahead")
    assert visit.address == f"setup/{game}"


def test_where_no_match_is_nothing_is_asked_of_matches_and_a_host_waits() -> None:
    visit = Visit(address="matches/")
    assert not visit.count(".ways")
    assert "are kept here" in visit.text(".nothing-yet")
    visit.press("#ahead")
    assert visit.screen == "setup"
    assert visit.address.startswith("against-1/")
    assert Visit(address="book/").the("#ahead")["href"].startswith("#against-1/")


def test_a_list_with_nothing_in_it_keeps_what_is_asked_and_leads_to_its_game() -> None:
    visit = _at(*ROW, address="matches/")
    assert not visit.count("#ahead")
    visit.press_named("Maui")
    assert visit.count(".ways") == 3
    assert visit.press("#ahead").address == "setup/maui"


@pytest.mark.parametrize("game", SHELF)
def test_every_figure_leads_to_its_matches(game: str) -> None:
    row = [finished(game, seed) for seed in range(1, 7)]
    visit = _at(*row, address=f"book/game={game}")
    ways = sorted({thing["href"] for thing in visit.all("main a") if thing["href"].startswith(("#matches", "#match/"))})
    assert len(ways) > 8
    for way in ways:
        visit.open(way)
        assert visit.screen in ("matches", "table"), way
        if visit.screen == "matches":
            assert visit.count(".entry"), way


def test_every_page_has_a_title_and_begins_at_its_heading() -> None:
    visit = _at(*ROW, address="")
    visit.press_named("The book")
    assert (visit.title, visit.focus) == ("The book · Five Stars", "title")
    visit.press("#cover-samoa")
    assert (visit.title, visit.focus) == ("Hotel Samoa · The book · Five Stars", "title")
    visit.press("#games-3")
    assert visit.focus == "games-3", "who goes along a strip stays there"
    visit.press("#games-0")
    assert (visit.title, visit.focus) == ("The book · Five Stars", "title")
    visit.press_named("Your matches")
    assert (visit.title, visit.focus) == ("Your matches · Five Stars", "title")
    for address, title in (
        ("matches/game=maui", "Maui · Your matches"),
        ("settings", "Settings"),
        ("daily/maui", "Maui · Deal of the day"),
        ("setup/maui", "Maui"),
        ("rules/maui", "Maui · Rules"),
    ):
        visit.open("").open(address)
        assert visit.title == f"{title} · Five Stars"
        assert visit.focus == ("guide-contents" if address.startswith("rules") else "title")
        assert visit.count(f"#{visit.focus}[tabindex]")
    visit.open("")
    assert (visit.title, visit.focus) == ("Five Stars", "title")


def test_whoever_leaves_a_filter_out_is_led_to_what_is_found() -> None:
    visit = _at(*ROW, address="matches/level=3").press("#asked-0")
    assert (visit.text("#found"), visit.focus) == ("4 matches", "found")


def test_a_table_of_the_book_counts_what_it_leads_to() -> None:
    visit = _at(*ROW, address="book/game=samoa")
    for line in visit.all(".sums tbody tr"):
        number = line.all(".number")
        if number:
            count = int(number[0].text.split("/")[1])
            assert _at(*ROW, address=line.all("a")[0].way or "").count(".entry") == count, line.text


def test_every_table_of_the_book_has_a_name_and_no_column_is_without() -> None:
    visit = _at(*(finished("austria", seed) for seed in range(1, 7)), address="book/game=austria")
    tables = visit.all(".sums")
    assert len(tables) == 4
    for table in tables:
        assert visit.text("#" + table["aria-labelledby"])
        assert all(texts(table.all("thead th"))), table.html
        assert not table.all("thead td")


def test_wins_and_streaks_are_those_of_whoever_is_chosen() -> None:
    visit = _at(*ROW, address="book/game=samoa")
    assert "3 of 4 won" in visit.text("#all"), "the best of the people here counts"
    assert texts(visit.all("#people a")) == ["Everybody here", "Anna", "Boris"]
    visit.press("#people-2")
    assert "1 of 2 won" in visit.text("#all")
    visit.press("#people-1")
    assert "2 of 4 won" in visit.text("#all")
    assert visit.text(".meetings") == "Anna 1: 1 Boris"
    assert "Best score 100" in visit.text(".figures")
    assert "On average 80" in visit.text(".figures")
    assert "Closest 1 point" in visit.text(".figures")
    visit.press("#all")
    assert visit.count(".entry") == 4
    assert texts(visit.all(".narrowed a")) == ["Anna, Leave this out"]


def test_achievements_are_those_of_whoever_is_chosen() -> None:
    one = _match(1, ("Anna", 0, 80), ("Boris", 0, 70))
    one = one._replace(seats=(one.seats[0]._replace(earned=("lovers",)), one.seats[1]._replace(earned=("full",))))
    for who, earned in (("", 2), ("Anna", 1), ("Boris", 1)):
        visit = _at(one, address=f"book/game=samoa&who={who}")
        assert visit.count(".medal.earned") == earned
    assert _at(one, address="matches/game=samoa&who=Anna&earned=full").count(".entry") == 0
    assert _at(one, address="matches/game=samoa&who=Boris&earned=full").count(".entry") == 1


def test_people_without_a_name_are_told_apart_by_their_colours_where_several_play() -> None:
    visit = _at(_match(1, ("", 0, 5), ("", 0, 4)), _match(2, ("", 0, 5), ("", 3, 4)), address="book/game=samoa")
    assert sorted(texts(visit.all("#people a"))) == ["Everybody here", "Player", "Player, blue", "Player, red"]


def test_a_list_is_filtered_and_put_in_order() -> None:
    visit = _at(*ROW, address="matches/")
    assert visit.text("#found") == "4 matches"
    assert visit.text(".entry .detail").startswith("80 points, won by 10 · against Bruno, Zoe")
    visit.press_named("not won")
    assert visit.count(".entry") == 1
    visit.press_named("all of them").press_named("the best score first")
    assert visit.text(".entry .detail").startswith("100 points")
    visit.press_named("the oldest first")
    assert visit.text(".entry .detail").startswith("50 points")
    visit.press_named("Maui")
    assert visit.text("#found") == "0 matches"


def test_a_long_list_is_shown_page_by_page() -> None:
    visit = _at(*(_match(number, ("", 0, number), ("", 3, 7)) for number in range(1, 121)), address="matches/")
    assert visit.text("#found") == "120 matches"
    assert visit.count(".entry") == 50
    visit.press("#more")
    assert visit.count(".entry") == 100
    visit.press("#more")
    assert visit.count(".entry") == 120
    assert visit.text("#more") == "These are all of them."


def test_what_is_over_folds_into_the_book_when_it_is_left() -> None:
    match = played("overbooking")
    visit = Visit().sit_down(match.until(len(match.moves) - 3))
    visit.play_on(Random(1))
    (slot,) = visit.slots
    assert slot.over
    visit.open("")
    assert not visit.slots, "it takes little room now"
    assert visit.count(f"#slot-{slot.id}") == 1
    assert visit.text("#all-matches") == "All your matches: 1"
    visit.press(f"#slot-{slot.id} a")
    assert visit.screen == "table"
    assert visit.count(".end") == 1
    visit.open("book/game=overbooking")
    assert visit.text("#all").startswith("1 match")


def test_a_match_of_others_that_came_by_link_is_kept_and_wins_nothing_here() -> None:
    match = played("overbooking")
    visit = Visit(address=link_to(match)).press("#keep")
    assert visit.count(".end") == 1
    assert tally_of(visit.page.model.kept, "overbooking") == Tally()
    visit.open("book/game=overbooking")
    assert "is entered here" in visit.text(".nothing-yet")
    visit.open("matches/")
    assert visit.count(".entry") == 1
    visit.press(".entry a").press("#next-same").pick_one(Random(1))
    assert [slot.here for slot in visit.slots if not slot.over] == [()], "one's own match follows it"


def test_matches_that_earlier_builds_have_finished_fold_too_and_nothing_is_lost() -> None:
    device = Device()
    matches = {f"{game}-{seed:08x}": played(game, seed) for game in SHELF for seed in (1, 2)}
    for id_, match in matches.items():
        slot = slot_of(match, Slot(id_, "Sunday", 1_000, "old", ""))
        assert device.store
        device.store.setItem(MATCH + id_, json.dumps(slot))
    visit = Visit(device)
    assert not visit.slots
    store = Saves(device.store, "x")
    for id_, match in matches.items():
        there = store.finished_one(id_)
        assert there
        assert (there.name, there.at, there.moves) == ("Sunday", 1_000, len(match.moves))
    visit.press_named("All your matches: 10")
    assert visit.count(".entry") == 10


def test_a_match_is_dropped_from_among_those_under_way_only_when_the_book_has_it() -> None:
    device = Device()
    assert device.store
    slot = slot_of(played("samoa"), Slot("samoa-00000001", "", 1_000, "old", ""))
    device.store.setItem(MATCH + slot.id, json.dumps(slot))
    written: list[str] = []

    def no_room(key: str, _: str) -> None:
        written.append(key)
        if key.startswith(HISTORY):
            raise OSError("QuotaExceededError")

    device.store.setItem = no_room  # type: ignore[method-assign,assignment]  # a full storage
    visit = Visit(device, speed="")
    assert any(key.startswith(HISTORY) for key in written)
    assert [kept.id for kept in visit.slots] == [slot.id]


def test_a_finished_match_is_renamed_saved_as_a_file_deleted_and_brought_back() -> None:
    one = finished("maui")
    visit = _at(one, address="matches/")
    visit.port.answers = ["Sunday"]
    visit.press('[data-do^="rename"]')
    assert visit.text(".entry .name") == "Sunday"
    visit.press('[data-do^="export"]')
    assert visit.device.files["Sunday.json"] == to_json(played("maui"))
    visit.press('[data-do^="drop"]')
    assert not visit.count(".entry")
    assert visit.focus == "bring-back"
    assert visit.page.model.kept.finished_one(one.id) is None
    visit.press('[data-do="bring-back"]')
    assert visit.focus == f"open-{one.id}", "the row that came back"
    assert visit.text(".entry .name") == "Sunday"
    assert visit.page.model.kept.finished_one(one.id) == one._replace(name="Sunday")
    assert not visit.slots


def test_the_book_of_a_game_or_all_of_it_is_emptied_and_brought_back() -> None:
    visit = _at(finished("maui"), finished("samoa"), address="book/game=maui")
    visit.press("#empty-book")
    assert visit.notices == ["The book of Maui is emptied. Bring it back"]
    assert visit.focus == "bring-back-history"
    assert visit.page.model.kept.finished("samoa")
    assert not visit.page.model.kept.finished("maui")
    visit.press("#bring-back-history")
    assert visit.focus == "glance"
    assert visit.page.model.kept.finished("maui") == [finished("maui")]
    assert tally_of(visit.page.model.kept, "maui").matches == 1
    assert not visit.notices
    visit.open("book/").press("#empty-book")
    assert visit.count(".nothing-yet") == 1
    assert not any(key.startswith((HISTORY, "five-stars:tally")) for key in visit.device.things())
    visit.press("#bring-back-history")
    assert visit.text("#all").startswith("2 matches")


def test_it_is_said_what_goes_when_the_book_is_emptied() -> None:
    alone = _at(_match(1, ("Anna", 0, 70), ("", 3, 80)), address="book/game=samoa")
    assert alone.text("#goes") == "This deletes 1 match. You can bring them back until you close the page."
    won = _match(2, ("Anna", 0, 90), ("", 3, 70), ("", 2, 60))
    won = won._replace(seats=(won.seats[0]._replace(earned=("lovers",)), *won.seats[1:]))
    visit = _at(_match(1, ("Anna", 0, 70), ("", 3, 80)), won, finished("maui"), address="book/game=samoa")
    before = tally_of(visit.page.model.kept, "samoa")
    stars = f"{len(before.beaten)} stars"
    assert before.beaten
    assert visit.text("#goes").startswith(f"This deletes 2 matches, 1 achievement, {stars}. ")
    assert visit.the("#empty-book")["aria-describedby"] == "goes"
    assert visit.open("book/").text("#goes").startswith("This deletes 3 matches, ")
    visit.press("#empty-book")
    assert not tally_of(visit.page.model.kept, "samoa").beaten, "they do go"
    assert not visit.count("#goes")


def test_what_was_emptied_comes_back_beside_what_was_played_since() -> None:
    visit = _at(finished("maui", 1), address="book/game=maui")
    visit.press("#empty-book")
    assert visit.page.saves.keep_finished(finished("maui", 2))
    visit.press("#bring-back-history")
    assert {one.id for one in visit.page.model.kept.finished("maui")} == {"maui-00000001", "maui-00000002"}


def test_a_damaged_line_is_said_in_a_sentence_and_the_rest_stays() -> None:
    device = Device()
    assert device.store
    things = kept(*(finished("maui", seed) for seed in (1, 2, 3))).things()
    for key, text in things.items():
        device.store.setItem(key, text.replace("maui-00000002", "maui-00000009"))
    visit = Visit(device, "book/")
    assert visit.notices == ["1 match of the book is damaged and cannot be read. All others are here."]
    assert visit.text("#all").startswith("2 matches")


def test_figures_of_an_older_kind_are_counted_anew() -> None:
    old = [finished("maui", seed)._replace(counted=0, rounds=99) for seed in range(1, 9)]
    visit = _at(*old, address="book/game=maui")
    assert visit.page.model.kept.finished("maui") == [finished("maui", seed) for seed in range(8, 0, -1)]


def test_the_same_match_by_link_is_known_though_it_is_folded() -> None:
    from visit import link_to

    visit = _at(finished("samoa"), address=link_to(played("samoa")))
    assert "You have it already" in visit.text("main")


def test_an_achievement_is_told_at_the_end_of_its_match_and_stands_in_the_book() -> None:
    from fivestars.table.achievements import achievements_of, earned

    game = SHELF["maui"]
    match = next(played("maui", seed) for seed in range(1, 60) if earned(played("maui", seed), [0])[0])
    (first, *_) = earned(match, [0])[0]
    title = next(one.title for one in achievements_of(game) if one.id == first)
    people = tuple(person._replace(level=0 if seat == 0 else 2) for seat, person in enumerate(match.people))
    match.people = people
    visit = _at(address="")
    from fivestars.web.book.counting import finished_of

    assert visit.page.saves.keep_finished(finished_of(Slot("maui-1", "", 1, "", ""), match))
    visit.open("match/maui-1")
    assert title in visit.text(".end .medals")
    visit.open("book/game=maui")
    assert title in visit.text(".medal.earned")
    assert visit.count(".medal:not(.earned)") < 10
    visit.press(".medal.earned a")
    assert visit.count(".entry") == 1


@pytest.mark.parametrize(
    "address",
    [
        "book/game=chess&seats=999&who=%00&level=9&month=2025-99&since=-3",
        "matches/sort=x&more=99999&mode=1",
        "book/&&==&",
    ],
)
def test_an_address_of_nonsense_opens_the_book_all_the_same(address: str) -> None:
    visit = _at(finished("maui"), address=address)
    assert visit.screen in ("book", "matches")
