"""Visits: the end of a match takes the screen, its scores are told part by part, and the next match is a press away."""

import re
from itertools import count
from pathlib import Path
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.players.levels import BEST, LEAST
from fivestars.table.match import Match
from fivestars.tools.trouble import ROOT
from fivestars.web.match.ending import HIGHEST, told_parts
from matches import match_at
from visit import Thing, Visit, link_to, texts

WHOLE = match_at("maui", levels=(0, 3, 4), seed=4)
PARTS = len(told_parts(WHOLE))


def _ends(speed: str = "calm") -> Visit:
    """Return a visit at the moment in which a match has just ended."""
    visit = Visit(speed=speed)
    visit.port.slow_clock = True
    visit.sit_down(WHOLE.until(len(WHOLE.steps) - 1))
    while not visit.kept.over:
        visit.wait() if visit.page.model.sitting and visit.page.model.sitting.bot_is_next else visit.pick_one(Random(1))
    return visit


def _rows(visit: Visit) -> list[Thing]:
    return visit.all(".results tbody tr")


def _shown(visit: Visit) -> int:
    return sum("later" not in row.attributes.get("class", "") for row in _rows(visit)) - 1  # the total is the last


def test_the_last_move_is_seen_before_the_result_takes_the_screen() -> None:
    visit = _ends()
    assert visit.count("#board") == 1
    assert visit.text("#ask") == "The match is over: now the points are counted."
    visit.wait()
    assert visit.count("#board") == 0
    assert visit.count(".end") == 1


def test_the_parts_are_told_one_after_the_other_and_add_up() -> None:
    visit = _ends().wait()
    assert len(_rows(visit)) == PARTS + 1, "all of it is in the document"
    sums = []
    for told in range(PARTS + 1):
        assert _shown(visit) == told
        sums.append([int(cell.text) for cell in visit.all(".results .total [aria-hidden]")])
        assert visit.count(".ranking.later") == 1
        visit.wait()
    totals = [int(cell.text) for cell in visit.all(".results .total td")]
    assert sums[0] == [0, 0, 0]
    assert sums[-1] == totals
    assert visit.count(".later") == 0
    assert "wins" in visit.text("#ask") or "has won" in visit.text("#ask")
    assert visit.port.said[-1] == visit.text("#ask").removeprefix("■ ")


def _high(visit: Visit) -> list[int]:
    return [int(re.findall(r"finale-high-(\d+)", house["class"])[0]) for house in visit.all(".finale-house")]


def test_hotels_grow_with_the_points_that_are_told_and_in_the_end_each_tells_its_place() -> None:
    visit = _ends().wait()
    assert _high(visit) == [0, 0, 0]
    assert not visit.count(".finale-part, .finale-stars, .finale-gain, .finale-rank")
    for part in range(PARTS):
        visit.wait()
        row = _rows(visit)[part]
        assert visit.text(".finale-part") == row.all("th")[0].text
        gains = [int(gain.text.replace("\N{MINUS SIGN}", "-")) for gain in visit.all(".finale-gain")]
        told = [cell.text.split()[0].replace("\N{MINUS SIGN}", "-") for cell in row.all("td")]
        assert gains == [int(points) for points in told]
    visit.wait()
    totals = [score.total or 0 for score in visit.kept.state.standing().scores]
    assert max(_high(visit)) == HIGHEST
    assert sorted(range(3), key=lambda seat: _high(visit)[seat]) == sorted(range(3), key=lambda seat: totals[seat])
    (crowned,) = [house for house in visit.all(".finale-house") if house.all(".finale-stars")]
    assert f"colour-{totals.index(max(totals))}" in crowned["class"]
    ranks = {totals[seat]: house.all(".finale-rank") for seat, house in enumerate(visit.all(".finale-house"))}
    assert ["".join(rank.text for rank in ranks[total]) for total in sorted(totals, reverse=True)] == ["", "2", "3"]
    assert "aria-hidden" in visit.the(".finale").attributes, "the table says it, too"


def test_the_style_sheet_knows_every_height_of_a_hotel() -> None:
    style = Path(ROOT, "assets/style/7-finale.css").read_text("utf-8")
    assert [int(high) for high in re.findall(r"\.finale-high-(\d+) ", style)] == [*range(HIGHEST + 1)]


@pytest.mark.parametrize("game", SHELF)
def test_each_game_has_a_scene_of_its_own_in_the_colours_of_the_seats(game: str) -> None:
    home = Path(ROOT, "py/fivestars/games", game)
    visit = Visit().sit_down(match_at(game, levels=(0, *[3] * (SHELF[game].seats[0] - 1)), seed=4))
    assert visit.count(".finale-house") == SHELF[game].seats[0]
    assert "var(--seat)" in visit.html
    symbols = set(re.findall(r'<symbol id="([^"]+)"', (home / "art.svg").read_text("utf-8")))
    drawn = {use["href"] for use in visit.all(".finale use")}
    assert drawn
    assert {href.partition("#")[2] for href in drawn} <= symbols


def test_who_presses_anything_has_all_of_it_at_once() -> None:
    for skip in ("#skip-tally", ".results", ".ranking"):
        visit = _ends().wait().press(skip)
        assert visit.count(".later, #skip-tally") == 0
        visit.wait()
        assert visit.count(".later") == 0
    assert _ends().wait().escape().count(".ranking.later") == 0


def test_nothing_is_told_bit_by_bit_where_all_is_to_be_still_or_later() -> None:
    assert _ends("none").count(".later") == 0
    visit = _ends().wait().press("#skip-tally").reload()
    assert visit.count(".end") == 1
    assert visit.count(".later") == 0


def test_escape_and_a_button_turn_to_the_board_and_back() -> None:
    visit = Visit().sit_down(WHOLE)
    assert visit.count("#board") == 0
    visit.press("#see-board")
    assert visit.count("#board") == 1
    assert visit.count(".end") == 0
    assert visit.focus == "see-result"
    visit.press("#see-result")
    assert visit.count(".end") == 1
    assert visit.focus == "see-board"
    assert visit.escape().count("#board") == 1
    assert visit.escape().count(".end") == 1
    visit.press_named("Replay").press("#now")
    assert visit.count(".end") == 1
    asked = visit.text(".review")
    assert visit.press("#to-review").focus == "review-title"
    assert visit.text(".review") != asked, "it begins by the same press"


def test_the_winner_comes_first_and_gives_the_colour() -> None:
    visit = Visit().sit_down(WHOLE)
    standing = WHOLE.state.standing()
    (winner,) = standing.winners
    assert f"colour-{winner}" in visit.the(".prompt")["class"]
    totals = [int(total.text) for total in visit.all(".ranking .total")]
    assert totals == sorted(totals, reverse=True)
    assert texts(visit.all(".ranking .rank")) == ["1", "2", "3"]
    assert visit.text(".ranking .won").endswith(f"winner {standing.scores[winner].total}")


def test_the_best_of_each_part_is_marked_and_said() -> None:
    visit = Visit().sit_down(WHOLE)
    for row in _rows(visit)[:-1]:
        points = [int(cell.text.split()[0].replace("\N{MINUS SIGN}", "-")) for cell in row.all("td")]
        best = [cell.text.endswith("(the most)") for cell in row.all("td")]
        assert best == [number == max(points) > min(points) for number in points]


def test_a_shared_win_has_two_first_places_and_nobodys_colour() -> None:
    shared = match_at("overbooking", levels=(0, 3), seed=146)
    assert len(shared.state.standing().winners) == 2
    visit = Visit().sit_down(shared)
    assert texts(visit.all(".ranking .rank")) == ["1", "1"]
    assert "share the victory" in visit.text("#ask")
    assert "colour-" not in visit.the(".prompt")["class"]


def test_the_tools_keep_their_places_at_the_end() -> None:
    def tools(visit: Visit) -> list[str]:
        return [tool.id for tool in visit.all(".tools > *, .tools select")]

    before = Visit().sit_down(WHOLE.until(len(WHOLE.steps) - 1))
    assert "hurry" in tools(before)
    assert tools(Visit().sit_down(WHOLE)) == tools(before), "who reaches for undo presses no hint"


# --- what comes next


def _next(visit: Visit, way: str) -> Match:
    before = {slot.id for slot in visit.slots}
    visit.press(f"#next-{way}")
    there = visit.page.model.sitting
    assert there
    assert there.slot.id not in before
    assert visit.screen == "table"
    return there.match


def test_the_same_table_plays_another_deal() -> None:
    match = _next(Visit().sit_down(WHOLE), "same")
    assert match.people == WHOLE.people
    assert match.setup.options == WHOLE.setup.options
    assert match.setup.seed != WHOLE.setup.seed


def test_the_same_deal_is_played_again() -> None:
    match = _next(Visit().sit_down(WHOLE), "deal")
    assert (match.setup, match.people) == (WHOLE.setup, WHOLE.people)
    assert not match.over


def _ended(levels: tuple[int, ...], *, won: bool) -> Match:
    """Return a match that the first seat has won or lost."""
    matches = (match_at("maui", levels=levels, seed=seed) for seed in count(1))
    return next(match for match in matches if (0 in match.state.standing().winners) == won)


def test_after_a_victory_the_bots_are_one_level_higher_as_far_as_there_are_levels() -> None:
    visit = Visit().sit_down(_ended((0, 4, BEST), won=True))
    assert not visit.count("#next-lower")
    assert [person.level for person in _next(visit, "higher").people] == [0, BEST, BEST]
    assert Visit().sit_down(_ended((0, BEST), won=True)).count("#next-higher") == 0


def test_after_a_defeat_the_same_comes_first_and_then_bots_one_level_lower() -> None:
    visit = Visit().sit_down(_ended((0, LEAST, 4), won=False))
    ways = [button["id"] for button in visit.all(".onward [data-do^=next-match]")]
    assert ways == ["next-same", "next-lower", "next-deal"], "nobody who has lost is led to stronger ones"
    assert [person.level for person in _next(visit, "lower").people] == [0, LEAST, 3]
    assert Visit().sit_down(_ended((0, LEAST), won=False)).count("#next-lower") == 0


def test_what_an_older_edition_does_not_offer_is_left_to_the_usual() -> None:
    for game in SHELF:
        levels = (0, 3, 3)
        match = match_at(game, levels=levels, seed=2)
        assert _next(Visit().open(link_to(match)), "same").setup.edition == SHELF[game].edition
