"""Stars to be earned: read off the history, shown on the posters and the tour, told at the end of the match."""

from functools import cache
from random import Random

import pytest

from finished import finished, kept
from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.book.stars import ALL, earned_since, poster_of, tour
from fivestars.web.book.tally import Tally, keep_finished, tally_of
from fivestars.web.store.history import Finished, Seat
from fivestars.web.store.saves import Saves
from fivestars.web.words.hosts import BY_THE_BOX, HOSTS
from fivestars.web.words.speech import tongue
from matches import match_at
from stores import Browser
from visit import Visit

ENGLISH = tongue("en")
FAR = 20  # points


def beaten(game: str, *levels: int, rival: int = 0) -> Finished:
    """Return a match in which the person beat bots of these levels."""
    seats = tuple(Seat("", seat, level, 9, (), seat == 0) for seat, level in enumerate((0, *levels)))
    id_ = f"{game}-{levels}-{rival}".replace("(", "").replace(")", "").replace(", ", "").replace(",", "")
    return finished(game)._replace(id=id_, seats=seats, rival=rival, free_undo=False)


@cache
def nearly_won(first: int = 0) -> Match:
    """Return a match before a person's last move that wins it by far, played at random from one of these seeds on."""
    for seed in range(first, first + 200):
        match = match_at("maui", levels=(0, 4), seed=seed)
        mine, theirs = (score.total or 0 for score in match.state.standing().scores)
        if mine - theirs > FAR:
            return match.until(max(after for after, step in enumerate(match.steps) if step.seat == 0))
    raise AssertionError("somebody wins by far")


def ended(visit: Visit, first: int = 0) -> Visit:
    """Play that match to its end, move by move."""
    visit.sit_down(nearly_won(first))
    while (there := visit.page.model.sitting) and not there.match.over:
        visit.wait() if there.bot_is_next else visit.pick_one(Random(1))
    assert there
    assert there.match.state.standing().winners == (0,)
    return visit


# --- what was earned


def test_who_beats_a_host_has_the_star_of_that_level_and_no_other() -> None:
    saves = kept(beaten("maui", 3), beaten("samoa", 2, 5))
    lit = {poster.game: [star.level for star in poster.lit] for poster in tour(ENGLISH, saves).posters}
    assert lit == {"samoa": [2, 5], "amsterdam": [], "overbooking": [], "maui": [3], "austria": []}
    assert tour(ENGLISH, saves).lit == 3


def test_with_free_take_backs_no_star_is_earned() -> None:
    assert tour(ENGLISH, kept(beaten("maui", 3)._replace(free_undo=True))).lit == 0


def test_medals_are_for_the_rival_whom_the_box_plays_and_no_stars() -> None:
    saves = kept(beaten("austria", 2, rival=2))
    poster = poster_of(ENGLISH, "austria", tally_of(saves, "austria"))
    assert [medal.earned for medal in poster.medals] == [False, True, False]
    assert not poster.lit
    assert not poster_of(ENGLISH, "maui").medals
    (sentence,) = (earned_since(ENGLISH, Tally(), saves, "austria", "Leopold") or pytest.fail("a medal")).sentences
    assert sentence == "Leopold is beaten at level 2: a new medal."


def test_next_on_the_tour_is_the_lowest_level_first_in_a_game_that_was_played() -> None:
    def following(saves: Saves, *played: str) -> tuple[str, int]:
        game, star = tour(ENGLISH, saves, played).next or pytest.fail("something is left")
        return game, star.level

    assert following(kept()) == ("samoa", 1)
    assert following(kept(), "maui") == ("maui", 1)
    assert following(kept(beaten("maui", 1)), "maui") == ("samoa", 1)
    assert following(kept(*(beaten(game, 1) for game in SHELF)), "maui") == ("maui", 2)


def test_whoever_has_all_stars_has_nothing_left() -> None:
    saves = kept(*(beaten(game, level) for game in SHELF for level in HOSTS))
    assert (tour(ENGLISH, saves).lit, tour(ENGLISH, saves).next) == (ALL, None)
    assert ALL == 25


def test_only_what_is_new_is_told() -> None:
    saves = kept(beaten("maui", 3))
    before = tally_of(saves, "maui")
    assert earned_since(ENGLISH, before, saves, "maui", "") is None
    assert keep_finished(saves, beaten("maui", 3, 4))
    told = earned_since(ENGLISH, before, saves, "maui", "")
    assert told == (("Esme is beaten: a new star for Maui.",), (4,), 2)


# --- what a person sees


def test_the_end_of_a_match_tells_the_star_and_the_lobby_keeps_it() -> None:
    visit = ended(Visit())
    assert visit.text("#prize .new") == "Esme is beaten: a new star for Maui."
    assert visit.count("#prize .face-4.earned") == 1
    assert visit.text("#prize .hint") == f"The tour: 1 of {ALL} stars."
    visit = visit.reload()
    assert visit.count("#prize") == 0, "it is new but once"
    visit.open("")
    assert [face["class"] for face in visit.all(".poster-maui .host-face.earned")] == ["host-face face-4 earned"]
    assert visit.text(".poster-maui .faces .unseen") == "1 star of 5: Esme"
    assert visit.count(".stars-earned .earned") == 1
    assert visit.count(".tour td .earned") == 1


def test_a_star_is_earned_once() -> None:
    visit = ended(Visit())
    ended(visit.open(""), 1 + nearly_won().setup.seed)
    assert visit.count(".end") == 1
    assert visit.count("#prize") == 0


def test_a_second_match_is_told_beside_the_first() -> None:
    visit = ended(Visit())
    assert visit.count("#lately") == 0
    ended(visit.open(""), 1 + nearly_won().setup.seed)
    assert visit.text("#lately").endswith("Won: 2 of the last 2.")


def test_whoever_does_not_look_hears_of_the_star_with_the_result() -> None:
    visit = Visit(speed="calm")
    visit.port.slow_clock = True
    ended(visit).wait().press("#skip-tally")
    assert visit.port.said[-1].endswith("Esme is beaten: a new star for Maui.")


def test_a_backup_brings_its_stars_along() -> None:
    visit = ended(Visit()).open("").press("#backup")
    other = Visit().bring(*visit.port.device.files.items())
    assert other.count(".poster-maui .face-4.earned") == 1


def test_the_tour_leads_to_a_table_with_that_host() -> None:
    visit = Visit().open("")
    assert visit.text("#next-star") == "Next: Toby, Hotel Samoa"
    visit.press('.tour a[href="#against-4/maui"]')
    assert visit.screen == "setup"
    assert visit.count('#level-1 option[value="4"][selected]') == 1
    assert visit.count(".badge.face-4") == 1


def test_a_poster_that_has_nothing_shows_its_five_places() -> None:
    visit = Visit().open("")
    for game in SHELF:
        assert visit.count(f".poster-{game} .faces .host-face") == len(HOSTS)
        assert visit.text(f".poster-{game} .faces .unseen") == "0 stars of 5"
    assert visit.count(".stars-earned .earned") == 0
    assert visit.count(".honour") == visit.count(".poster-austria .honour") == 3


def test_the_face_of_a_medal_is_that_of_whom_the_box_plays() -> None:
    saves = Saves(Browser(), "tab")
    assert keep_finished(saves, beaten("austria", 1, rival=1))
    earned = earned_since(ENGLISH, Tally(), saves, "austria", "Leopold")
    assert earned
    assert earned.faces == (BY_THE_BOX,)
