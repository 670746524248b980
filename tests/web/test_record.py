"""What the book says of a match that has ended: one's best score at such a table, and how many were won."""

from finished import finished, kept
from fivestars.web.book.record import record_of
from fivestars.web.store.history import Finished, Seat
from fivestars.web.words.speech import tongue

ENGLISH = tongue("en")


def at_table(at: int, total: int, *, won: bool = False, levels: tuple[int, ...] = (2,)) -> Finished:
    """Return a match of somebody who comes to this score."""
    seats = tuple(Seat("", seat, level, 9, (), not won) for seat, level in enumerate((0, *levels)))
    mine = seats[0]._replace(total=total, won=won)
    return finished()._replace(id=f"maui-{at:08x}", at=at, seats=(mine, *seats[1:]), here=())


def told(*matches: Finished) -> str:
    """Return what the book says of the last of these."""
    record = record_of(ENGLISH, kept(*matches), matches[-1])
    return record.told if record else ""


def test_a_lost_match_is_told_beside_the_best_one() -> None:
    record = record_of(ENGLISH, kept(at_table(1, 40, won=True), at_table(2, 30)), at_table(2, 30))
    assert record == ("Your best score at a table like this: 40. Won: 1 of the last 2.", False)


def test_a_better_score_than_ever_is_told_even_of_a_lost_match() -> None:
    record = record_of(ENGLISH, kept(at_table(1, 40), at_table(2, 41)), at_table(2, 41))
    assert record == ("Your best score at a table like this: 41, before 40.", True)


def test_only_the_last_ten_are_counted() -> None:
    row = [at_table(at, 20, won=at < 6) for at in range(1, 15)]
    assert told(*row).endswith("Won: 1 of the last 10.")


def test_the_first_match_at_such_a_table_says_nothing() -> None:
    assert told(at_table(1, 40, levels=(2, 2)), at_table(2, 41)) == ""


def test_a_match_is_told_as_it_was_when_it_ended() -> None:
    first, second, third = at_table(1, 40), at_table(2, 41), at_table(3, 50)
    assert told(third, first, second) == "Your best score at a table like this: 41, before 40."


def test_where_several_people_play_nothing_is_said() -> None:
    assert told(at_table(1, 40, levels=(0,)), at_table(2, 41, levels=(0,))) == ""
