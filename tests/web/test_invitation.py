"""What a link asks for is read as it was written; what cannot be read is told, and opens nothing."""

from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import Fault, Unreadable, to_json, to_link
from fivestars.web.links.invitation import Invitation, Wish, address_of, invitation_at
from laws import tables, trial

TABLE = tables(SHELF["samoa"])[0]
MATCH = Match(TABLE.game, TABLE.setup(1), [Person("Anna"), *[Person()] * (TABLE.seats - 1)], trial(TABLE, 1).moves)
LAST = len(MATCH.steps)
LINK = to_link(MATCH, SHELF)


ASKED = [*((wish, None) for wish in Wish if wish is not Wish.LOOK), (Wish.LOOK, 0), (Wish.LOOK, 7), (Wish.LOOK, LAST)]


@pytest.mark.parametrize(("wish", "moment"), ASKED)
def test_what_a_link_asks_for_comes_back(wish: Wish, moment: int | None) -> None:
    again = invitation_at(address_of(Invitation(wish, MATCH, moment), SHELF), SHELF)
    assert (again.wish, again.moment, to_json(again.match)) == (wish, moment, to_json(MATCH))


@pytest.mark.parametrize("moment", ["", "-1", "x", "٣", "²", "1.5", "9" * 10_000, str(LAST + 1)])
def test_a_moment_that_the_match_has_not_is_a_damaged_link(moment: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        invitation_at(f"look/{moment}/{LINK}", SHELF)
    assert unreadable.value.fault is Fault.DAMAGED


@pytest.mark.parametrize("wish", Wish)
def test_a_link_without_a_match_opens_nothing(wish: Wish) -> None:
    for rest in ("", "/", "/3", "/3/", "//", f"/{LINK[:-1]}", f"/3/{LINK[:-1]}", f"/{LINK}/{LINK}", f"/3/{LINK}/"):
        with pytest.raises(Unreadable):
            invitation_at(f"{wish}{rest}", SHELF)


@pytest.mark.parametrize("wish", Wish)
def test_a_letter_more_less_or_other_opens_nothing(wish: Wish) -> None:
    text, chance = address_of(Invitation(wish, MATCH, 7), SHELF), Random(1)
    start = text.rindex("/") + 1
    for _ in range(300):
        at = chance.randrange(start, len(text))
        letter = chance.choice("ABCxyz019-_ /\n")
        for rest in (letter + text[at + 1 :], text[at + 1 :], letter + text[at:]):
            if text[:at] + rest != text:
                with pytest.raises(Unreadable):
                    invitation_at(text[:at] + rest, SHELF)


def test_a_match_that_is_not_over_has_no_score_to_beat() -> None:
    part = Match(MATCH.game, MATCH.setup, MATCH.people, MATCH.moves[:-1])
    with pytest.raises(Unreadable) as unreadable:
        invitation_at(address_of(Invitation(Wish.BEAT, part), SHELF), SHELF)
    assert unreadable.value.fault is Fault.NOT_OVER
