"""How many moves there are in fixed positions, each counted by hand in the comment beside it.

Market, unless told: YPB PBY BYP above, YOG OGY GOP below, for 0, 1 and 2 sand dollars.
"""

from typing import Any

import pytest

from fivestars.games.maui import GAME
from fivestars.games.maui.rules.legal import LAYS, PLACES
from fivestars.games.maui.rules.moves import Collect, Spare
from games.maui.positions import BLACK, GREEN_BLUE, GREEN_ORANGE, crab, lays, position
from laws import Mode, modes, trial

POSITIONS: list[tuple[str, dict[str, Any], int, int]] = [
    # Beside YPB in rows 3-5. YPB: level, 1. PBY: two higher for Y, one lower for P and B, 2.
    # YOG: level, 1. OGY: two higher, 1. And two zones with a dollar.
    ("one dollar", {}, 5, 7),
    # Also BYP: two lower for B, one higher for Y and P, 2; and GOP: one higher for P, 1.
    ("two dollars", {"dollars": 2}, 8, 10),
    # Only YPB and YOG are free, one height each.
    ("no dollar", {"dollars": 0}, 2, 4),
    # Only B in row 1 counts. YPB level, PBY one lower, BYP two lower; the lower line has no B at all.
    ("in the water", {"edge": "..B", "top": -1, "dollars": 2}, 3, 5),
    # Only Y in row 7 counts. YPB level, PBY two higher, BYP one higher, YOG level, OGY two higher; GOP has no Y.
    ("under the trees", {"edge": "Y..", "top": 7, "dollars": 2}, 5, 7),
    # B in row 1 meets YPB level, and YOG nowhere. The rest is too dear, and no zone has money.
    ("one towel fits, no money", {"edge": "..B", "top": -1, "dollars": 0, "zones": (0, 0)}, 1, 1),
    # G in row 1 meets neither YPB nor the free towel below, BOP: only the money of the upper zone is left.
    (
        "no towel fits, one zone",
        {"edge": "..G", "top": -1, "dollars": 0, "zones": (3, 0), "market": ("YPB PBY BYP", "BOP OGY GOP")},
        0,
        1,
    ),
    # The same with both zones empty: any of six towels as a spare towel.
    (
        "no towel fits, no money",
        {"edge": "..G", "top": -1, "dollars": 0, "zones": (0, 0), "market": ("YPB PBY BYP", "BOP OGY GOP")},
        0,
        6,
    ),
    # The umbrella in column 2, row 3 doubles the heights that cover it (tops 1 to 3), by its two tracks:
    # YPB at 3: 2. PBY at 1: 2, at 4: 1. YOG at 3: 2. OGY at 1: 2. Two zones.
    ("a pattern umbrella", {"column": 2, "sand": {2: GREEN_BLUE}}, 9, 11),
    # Green has reached square 12: each of them has one track, so the five heights of the first row again.
    ("a pattern umbrella, one full track", {"column": 2, "sand": {2: GREEN_BLUE}, "shells": (0, 0, 0, 0, 12)}, 5, 7),
    # Both have: no choice, the same five.
    ("a pattern umbrella, both full", {"column": 2, "sand": {2: GREEN_ORANGE}, "shells": (0, 0, 0, 12, 12)}, 5, 7),
    # A pearl umbrella leaves no choice.
    ("a pearl umbrella", {"column": 2, "sand": {2: BLACK}}, 5, 7),
    # Free towels only, and a light-blue token (B, row 5 of the edge).
    # YPB: none, level, 1. On Y (BPB): two lower or level, 2. On P (YBB): level or one lower, 2. Not on B.
    # YOG: none, level, 1. On Y (BOG): two lower, 1. On O (YBG): level or one lower, 2. On G (YOB): level, 1.
    ("a towel token", {"dollars": 0, "tokens": (1, 0)}, 10, 12),
    # The edge is B in row 1. YOG and GOP do not fit, but with the token on any of their patterns they do: 3 each.
    # No zone has money and nothing fits without a token: six spare towels beside them (ruling 2).
    (
        "a towel token or a spare towel",
        {
            "edge": "..B",
            "top": -1,
            "dollars": 0,
            "zones": (0, 0),
            "tokens": (1, 0),
            "market": ("YOG PBY BYP", "GOP OGY YPB"),
        },
        6,
        12,
    ),
    # Both tokens, but the edge is Y in row 7, which neither of them shows. OGP never fits: 0.
    # YOG: level, with Y in row 7. On Y a token would end the match, on O and G it would be under the trees: 1.
    (
        "both towel tokens under the trees",
        {"edge": "Y..", "top": 7, "dollars": 0, "tokens": (1, 1), "market": ("OGP PBY BYP", "YOG OGY GOP")},
        1,
        3,
    ),
    # Both tokens beside O in row 4, the middle. YGP: O on Y, one lower, and B nowhere, on G or on P: 3.
    # O on G, level, and B nowhere, on Y or on P: 3. O on P, one higher, and B nowhere, on Y or on G: 3. 9 in all.
    # GPY: the same 9.
    (
        "both towel tokens",
        {"edge": ".O.", "dollars": 0, "tokens": (1, 1), "market": ("YGP PBY BYP", "GPY OGY GOP")},
        18,
        20,
    ),
    # The crab in column 2, row 2 takes P of the edge (rows 1-3). YPB: level for Y and B, 1. GOP: P alone, 0.
    (
        "a sand crab",
        {
            "mode": "crabs",
            "top": 1,
            "column": 2,
            "sand": {2: crab(3)},
            "dollars": 0,
            "market": ("YPB PBY BYP", "GOP OGY YOG"),
        },
        1,
        3,
    ),
    # The crab in column 2, row 2, the edge in rows 3-5: it blocks no match. A light-blue token, free towels:
    # YPB: none, level, 1. On Y: two lower or level, 2. On P: level or one lower, 2.
    # OPG: none, level for P, 1. On O (BPG): two lower for B, level for P, 2. On P (OBG): one lower for B, 1.
    # On G (OPB): level, 1. No height is above row 3, so the crab stays beside all of them.
    (
        "a sand crab aside and a towel token",
        {
            "mode": "crabs",
            "column": 2,
            "sand": {2: crab(4)},
            "dollars": 0,
            "tokens": (1, 0),
            "market": ("YPB PBY BYP", "OPG OGY YOG"),
        },
        10,
        12,
    ),
    # The crab in column 2, row 2; the edge is B in row 3, at the bottom of rows 1-3. Level, the crab is on the middle.
    # OPB: none, level, 1. On O (BPB): level or two lower, 2. On P (OBB): one lower, the crab on O, 1; level it would be
    # under the crab. Not on B.
    # YGO: on Y (BGO): two lower, 1. On G (YBO): one lower, the crab on Y, 1. On O (YGB): level, the crab on G, 1.
    (
        "a sand crab under a towel token",
        {
            "mode": "crabs",
            "edge": "..B",
            "top": 1,
            "column": 2,
            "sand": {2: crab(2)},
            "dollars": 0,
            "tokens": (1, 0),
            "market": ("OPB PBY BYP", "YGO OGY YOG"),
        },
        7,
        9,
    ),
    # Seat 1 sits opposite and sees BPY and GOY. BPY: two lower for B, level for P, two higher for Y, 3.
    # GOY: two higher for Y, 1.
    ("seen from the other side", {"seating": "around the table", "seat": 1, "dollars": 0}, 4, 6),
]


@pytest.mark.parametrize(("name", "given", "lay", "all_moves"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_the_legal_moves_are_as_many_as_counted_by_hand(
    name: str, given: dict[str, Any], lay: int, all_moves: int
) -> None:
    state = position(**given)
    assert len(lays(state)) == lay, f"{name}: ways to lay a towel, {lays(state)}"
    assert len(state.legal()) == all_moves, f"{name}: moves in all, {state.legal()}"


@pytest.mark.parametrize("mode", modes(GAME), ids=str)
def test_what_nothing_is_objected_to_is_what_is_legal(mode: Mode) -> None:
    # An objection is not looked up in the list of what is legal: the rules are told a second time, with reasons.
    state, _ = trial(mode.table(1), 1).sample[1]
    every = [*LAYS, Collect(0), Collect(1), *(Spare(line, slot) for line, slot in PLACES)]
    assert [move for move in every if state.objection(move) is None] == state.legal()
