"""The history: finished matches, a line each, that come back from a backup and lose nothing to damage beside them."""

from functools import cache
from itertools import cycle
from random import Random
from time import process_time

import pytest

from finished import cases, finished, kept, played
from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import from_link, to_link
from fivestars.web.book.counting import FIGURES, counted_anew, finished_of
from fivestars.web.book.tally import TALLY, Tally, keep_finished, keep_tally, tally_of
from fivestars.web.effects import CountMatch
from fivestars.web.links import files as backup
from fivestars.web.screens.table.moves import play
from fivestars.web.store import history
from fivestars.web.store.history import LEAF, Seat
from fivestars.web.store.saves import HISTORY, Ill, Saves, Slot, opened
from fivestars.web.words.speech import tongue
from memory_port import Device
from sittings import model_at, sitting_of
from stores import Browser
from visit import Visit

WORDS = tongue("en")


@pytest.mark.parametrize("game", SHELF)
def test_a_line_holds_all_of_a_finished_match(game: str) -> None:
    one = finished(game)
    assert history.read_line(history.line_of(one)) == one
    assert history.is_sound(one)
    match = played(game)
    assert [seat.total for seat in one.seats] == [score.total for score in match.state.standing().scores]
    assert all(sum(seat.points) == seat.total for seat in one.seats)
    assert tuple(number for number, seat in enumerate(one.seats) if seat.won) == match.state.standing().winners


@pytest.mark.parametrize("game", SHELF)
def test_what_is_counted_anew_from_the_link_alone_is_what_was_kept(game: str) -> None:
    one = finished(game)
    assert counted_anew(one._replace(counted=0, seats=(), parts=(), rounds=0, moves=0)) == one


def test_matches_lie_in_leaves_and_are_listed_the_latest_first() -> None:
    row = [finished()._replace(id=f"maui-{number:08x}", at=number) for number in range(2 * LEAF + 1)]
    saves = kept(*row)
    assert sorted(saves.leaves("maui")) == [0, 1, 2]
    assert saves.finished("maui") == row[::-1]
    assert not saves.finished("samoa")


def test_a_match_that_ends_again_stands_there_once() -> None:
    one, other = finished(seed=1), finished(seed=2)
    saves = kept(one, other, one._replace(at=5_000))
    assert saves.finished("maui") == [one._replace(at=5_000), other]


def test_a_damaged_line_stays_as_it_is_and_takes_no_other_along() -> None:
    saves = kept(finished(seed=1), finished(seed=2), finished(seed=3))
    (key,) = [key for key in saves.things() if key.startswith(HISTORY)]
    lines = history.lines_in(saves.thing(key) or "")
    lines[1] = lines[1].replace("maui", "mauy", 1)
    assert saves.keep_thing(key, "\n".join(lines))
    assert [one.id for one in saves.finished("maui")] == ["maui-00000003", "maui-00000001"]
    assert tally_of(saves, "maui").matches == 2
    assert saves.damaged_lines("maui") == 1
    assert saves.keep_finished(finished(seed=4))
    assert lines[1] in (saves.thing(key) or "")


def test_any_changed_letter_of_a_line_is_noticed() -> None:
    line = history.line_of(finished("amsterdam"))
    for place in range(len(line)):
        assert history.read_line(f"{line[:place]}!{line[place + 1 :]}") is None, place


@pytest.mark.parametrize("text", ["", "[]", "[1,2]", "null", "[" * 500, '["a",1]'])
def test_what_is_no_line_is_none(text: str) -> None:
    assert history.read_line(text) is None
    checked = f"{text[:-1]},{history._check(text)}]"
    assert history.read_line(checked) is None


def test_a_line_of_another_kind_is_not_believed_though_its_check_is_right() -> None:
    forged = finished()._replace(at="now")  # type: ignore[arg-type]  # as somebody might write it
    assert history.read_line(history.line_of(forged)) == forged
    assert not history.is_sound(forged)
    text = backup.to_json(kept(forged))
    there = Saves(Browser(), "other")
    assert backup.take_in(there, [("all.json", text)], WORDS, 1) == ["Unreadable, and left in the file: 1."]
    assert not there.finished("maui")


def test_a_backup_brings_its_history_along_once() -> None:
    row = [finished(game, seed) for game in SHELF for seed in (1, 2)]
    saves = kept(*row)
    text = backup.to_json(saves)
    there = kept(row[0])
    assert backup.take_in(there, [("all.json", text)], WORDS, 1) == ["Matches added: 9. Already here: 1."]
    assert backup.take_in(there, [("all.json", text)], WORDS, 1) == ["Already here: 10."]
    for game in SHELF:
        assert there.finished(game) == saves.finished(game)


def test_history_rebuilt_from_the_matches_of_a_backup_is_the_history_kept() -> None:
    row = [finished(game, seed) for game in SHELF for seed in (1, 2)]
    there = Saves(Browser(), "other")
    backup.take_in(there, [("all.json", backup.to_json(kept(*row)))], WORDS, 1)
    rebuilt = [counted_anew(one._replace(seats=(), counted=0)) for game in SHELF for one in there.finished(game)]
    assert sorted(rebuilt) == sorted(row)


def test_a_folded_match_is_found_by_its_id_and_opened_by_its_link() -> None:
    one = finished("samoa")
    slot = kept(one).slot(one.id)
    assert slot
    assert (slot.game, slot.over, slot.at, slot.text) == ("samoa", True, one.at, to_link(played("samoa"), SHELF))
    match = opened(slot, SHELF)
    assert isinstance(match, Match)
    assert match.moves == played("samoa").moves


def test_a_full_storage_keeps_what_is_there_and_says_so() -> None:
    saves = kept(finished(seed=1))
    store = saves._store
    assert isinstance(store, Browser)
    store.room = store.used() + 10
    assert not saves.keep_finished(finished(seed=2))
    assert saves.ill is Ill.FULL
    assert [one.id for one in saves.finished("maui")] == ["maui-00000001"]


def test_whoever_wins_has_beaten_the_bots_of_that_table() -> None:
    one = finished()._replace(
        seats=tuple(Seat("", seat, level, 9, (), seat == 0) for seat, level in enumerate((0, 5, 3)))
    )
    assert (one.won, one.best, one.beaten, one.medal) == (True, 0, (3, 5), 0)
    assert one._replace(free_undo=True).beaten == ()
    assert one._replace(seats=tuple(seat._replace(won=not seat.won) for seat in one.seats)).beaten == ()
    both = one._replace(seats=tuple(seat._replace(won=seat.level != 3) for seat in one.seats))
    assert both.beaten == (3,), "a shared victory beats nobody whom it is shared with"
    assert one._replace(rival=2).beaten == ()
    assert one._replace(rival=2).medal == 2
    assert one._replace(rival=2, free_undo=True).medal == 0


def test_people_elsewhere_are_not_at_this_device() -> None:
    seats = tuple(Seat("", seat, 0, 10 - seat, (), seat == 0) for seat in range(2))
    one = finished()._replace(seats=seats, here=(1,))
    assert (one.people, one.best, one.won) == ((1,), 1, False)
    bots = one._replace(seats=tuple(seat._replace(level=2) for seat in seats), here=())
    assert (bots.people, bots.best, bots.won) == ((), None, False)


def test_a_match_counts_when_it_ends() -> None:
    match = played("overbooking")
    visit = Visit().sit_down(match.until(len(match.moves) - 3))
    slot = visit.slots[0]
    visit.play_on(Random(1))
    (one,) = visit.page.model.kept.finished("overbooking")
    assert (one.id, one.moves) == (slot.id, len(visit.kept.moves))
    assert slot.at < one.at <= visit.page.model.world.now
    assert one.counted == FIGURES


def test_a_lesson_does_not_count() -> None:
    match = played("overbooking")
    there = sitting_of(match.until(len(match.moves) - 1))
    for id_, counts in (("lesson-overbooking", False), ("overbooking-1", True)):
        at = there._replace(slot=there.slot._replace(id=id_))
        _, effects = play(model_at(at), at, match.moves[-1])
        assert any(isinstance(effect, CountMatch) for effect in effects) is counts


def test_a_tally_is_kept_beside_the_history_and_holds_for_that_history_alone() -> None:
    saves = Saves(Browser(), "tab")
    row = [finished("overbooking", seed) for seed in range(1, 9)]
    for one in row:
        assert keep_finished(saves, one)
        assert keep_finished(saves, one), "it ends again"
    told = tally_of(saves, "overbooking")
    assert (told.matches, told.won) == (8, sum(one.won for one in row))
    assert told.beaten == (4,)
    assert tally_of(kept(*row), "overbooking") == told, "counted anew"
    text = saves.thing(TALLY + "overbooking") or ""
    assert saves.keep_thing(TALLY + "overbooking", text.replace(",8,", ",9,"))
    assert tally_of(saves, "overbooking").matches == 9, "what is kept is believed while the history is the same"
    assert saves.keep_finished(finished("overbooking", 9))
    assert tally_of(saves, "overbooking").matches == 9, "and counted when it is another"
    assert tally_of(saves, "samoa") == Tally()


@cache
def thousands(count: int = 5_000) -> Saves:
    """Return a browser with so many finished matches: those of bots that show the achievements, again and again."""
    links = [link for game in SHELF for row in cases(game).values() for link, _ in row.values()]
    lines = []
    for link in links:
        match = from_link(link, SHELF)
        match.people = tuple(person._replace(level=3 if seat else 0) for seat, person in enumerate(match.people))
        lines.append(finished_of(Slot("", "", 0, "", ""), match))
    saves = Saves(Browser(), "tab")
    for game in SHELF:
        row = [
            one._replace(id=f"{game}-{number:08x}", at=1_700_000_000_000 + number * 3_600_000)
            for number, one in zip(range(count), cycle(lines), strict=False)
            if one.game == game
        ]
        assert saves.add_finished(game, row)
        keep_tally(saves, game)
    return saves


def test_five_thousand_matches_take_less_than_two_megabytes() -> None:
    things = thousands().things()
    assert sum(len(key) + len(text.encode()) for key, text in things.items()) < 2_000_000
    assert sum(len(thousands().finished(game)) for game in SHELF) == 5_000


def test_of_five_thousand_matches_the_lobby_reads_few_and_the_book_is_quick() -> None:
    things = thousands().things()
    history.read_leaf.cache_clear()
    device = Device()
    assert device.store
    for key, text in things.items():
        device.store.setItem(key, text)
    visit = Visit(device)
    assert visit.text("#all-matches") == "All your matches: 5000"
    assert history.read_leaf.cache_info().misses <= 10, "the lobby does without the history"
    begun = process_time()
    visit.open("book/")
    assert process_time() - begun < 0.5
    assert visit.text("#all").startswith("5000 matches")


def test_a_backup_of_five_thousand_matches_is_taken_in() -> None:
    there = Saves(Browser(), "other")
    assert backup.take_in(there, [("all.json", backup.to_json(thousands()))], WORDS, 1) == ["Matches added: 5000."]
    for game in SHELF:
        assert there.leaves(game) == thousands().leaves(game)


def test_whatever_happens_to_a_leaf_it_is_read_line_by_line() -> None:
    chance = Random(7)
    whole = "\n".join(history.line_of(finished(game, seed)) for game in SHELF for seed in (1, 2))
    for _ in range(300):
        place, length = chance.randrange(len(whole)), chance.choice((0, 1, 30, 2_000))
        text = whole[:place] + chance.choice(("", "\n", "]", "[[", '"', "é", "\ud800")) + whole[place + length :]
        there = history.read_leaf(text)
        assert len(there.matches) + there.damaged == len(history.lines_in(text))
        assert {one.id for one in there.matches} <= {f"{game}-{seed:08x}" for game in SHELF for seed in (1, 2)}
        assert len(there.matches) >= 10 - 2 - length // 150
