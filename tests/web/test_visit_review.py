"""Visits: the look back at a match that is over, asked decision by decision, stopped, gone on with, and followed."""

import re

from fivestars.players.analysis import decisions
from matches import match_at
from visit import CAN_PICK, Visit, link_to

WHOLE = match_at("maui", levels=(0, 3), seed=4)
COUNTS = decisions(WHOLE, [0])


def _value(visit: Visit) -> int:
    return int(visit.the("#review-progress").attributes.get("value") or 0)


def _looking(costs: dict[int, float]) -> Visit:
    visit = Visit().sit_down(WHOLE)
    visit.port.costs = costs
    visit.port.slow_bots = True
    return visit.press("#review").wait()


def test_who_stops_asks_no_further_and_goes_on_where_it_stopped() -> None:
    visit = _looking({COUNTS[0]: 5.0}).wait().wait()
    assert _value(visit) == 2
    assert visit.text("#review") == "Stop looking"
    visit.press("#review").wait()
    assert visit.text("#review") == "Go on looking"
    assert _value(visit) == 2, "the answer that came after the stop is not heard"
    visit.press("#round-3")
    assert visit.text(".at").endswith(f"/ {len(WHOLE.steps)}")
    assert visit.focus == "now"
    visit.press("#now")
    assert visit.focus == "round-3"
    assert _value(visit) == 2
    visit.port.slow_bots = False
    visit.press("#review")
    assert visit.port.judged == [*COUNTS[:3], *COUNTS[2:]]
    assert not visit.count("#review-progress")


def test_the_moments_that_decided_a_match_lead_to_the_replay_and_back() -> None:
    visit = _looking({count: 1.0 + place for place, count in enumerate(COUNTS)})
    visit.port.slow_bots = False
    visit.port.focus_on = ""
    visit.wait()
    assert visit.focus == "review-title"
    assert "moments stand out" in visit.port.said[-1]
    assert visit.count(".moments li") == 5
    assert "points" in visit.text(".moments li")
    told = visit.text(".moments li")
    assert re.search(r"Cost about \d+ points? Above all your pearls bring less Look", told), (
        "one number, the why in words"
    )
    look = visit.the(".moments li button")
    number = int(look.text.split()[-1])
    visit.press(look)
    assert visit.text(".at") == f"{number - 1} / {len(WHOLE.steps)}"
    assert visit.note.startswith("Better: ")
    assert visit.count("[data-hinted]")
    assert not visit.count("[data-can]")
    visit.press("#now")
    assert visit.focus == look.id
    visit.press(look.id and f"#{look.id}").press("#branch").uncovered()
    assert visit.count(CAN_PICK)


def test_a_match_by_link_is_looked_back_at_without_being_kept() -> None:
    visit = Visit().open(link_to(WHOLE)).press("#review")
    assert visit.port.judged == COUNTS
    assert "none clearly better" in visit.text(".review")
    assert visit.slots == []


def test_an_answer_about_another_match_is_not_heard() -> None:
    visit = _looking({COUNTS[0]: 5.0}).wait()
    address = visit.address
    visit.press_named("Leave to the lobby").open(address).press("#review")
    for _ in range(len(COUNTS) + 3):
        visit.wait()
    assert not visit.count("#review-progress")
    assert "1 moment stands out" in visit.text(".review")
