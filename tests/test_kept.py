"""Matches that people have kept stay readable for good: saves and links of earlier builds, as those wrote them.

The files in `kept/` were written by the build of commit 4202dab, before a match knew the edition of its rules, and are
never written again: what they say of each match (moves, how many were legal, scores) is what it must still be. Those
called `-edges` are matches in which a rule mattered that a later edition has corrected.
"""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from fivestars.games import SHELF
from fivestars.table.dice import Dice
from fivestars.table.game import IllegalMove
from fivestars.table.match import Match
from fivestars.table.notation import from_json, from_link, to_json, to_link
from fivestars.web.days import results as days
from fivestars.web.links import files as backup
from fivestars.web.links.invitation import Invitation, Wish, address_of, invitation_at
from fivestars.web.match import plan as setup
from fivestars.web.store.saves import Memory, Saves, opened
from fivestars.web.store.settings import Settings
from fivestars.web.words.speech import tongue
from outcomes import GAMES, KEPT, edges, outcome, rows, whole_outcome

ROWS = [row for game in GAMES for row in rows(game)]
EDGES = [row for game in GAMES for row in edges(game)]
EXPECTED: Mapping[str, Any] = json.loads((KEPT / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=[row["match"] for row in ROWS])
def test_a_kept_match_opens_replays_plays_on_and_is_shared(row: Mapping[str, Any]) -> None:
    match = from_link(row["link"], SHELF)
    assert whole_outcome(match) == row["outcome"]
    assert len(to_link(match, SHELF)) == len(row["link"]), "no later format makes a link longer"
    if "save" in row:
        saved = from_json(row["save"], SHELF)
        assert (saved.setup, saved.people, saved.moves) == (match.setup, match.people, match.moves)
    dice = Dice(1)
    while not match.over:
        match.play(dice.choice(match.state.legal()))
    for again in (from_link(to_link(match, SHELF), SHELF), from_json(to_json(match), SHELF)):
        assert (again.setup, again.people, again.moves) == (match.setup, match.people, match.moves)


@pytest.mark.parametrize("row", EDGES, ids=[row["match"] for row in EDGES])
def test_a_kept_match_would_go_otherwise_by_the_newest_edition(row: Mapping[str, Any]) -> None:
    kept = from_link(row["link"], SHELF)
    assert kept.setup.edition == 1
    options = kept.game.fitted(kept.setup.options, kept.setup.seats)
    newest = kept.setup._replace(edition=kept.game.edition, options=options)
    try:
        told = whole_outcome(Match(kept.game, newest, kept.people, kept.moves))
    except IllegalMove:
        return
    assert told != row["outcome"], "else it would prove nothing of its own edition"


@pytest.mark.parametrize(
    "row", EXPECTED["links"], ids=[f"{row['wish']} {row['link'][-8:]}" for row in EXPECTED["links"]]
)
def test_a_kept_invitation_asks_for_what_it_asked_for(row: Mapping[str, Any]) -> None:
    invitation = invitation_at(row["link"], SHELF)
    assert (invitation.wish, invitation.moment) == (row["wish"], row["moment"])
    assert outcome(invitation.match) == row["outcome"]
    assert (outcome(invitation.match.rival) if invitation.match.rival else None) == row.get("rival")
    again = invitation_at(address_of(Invitation(Wish(row["wish"]), invitation.match, row["moment"]), SHELF), SHELF)
    assert again.match.moves == invitation.match.moves


def test_a_kept_backup_brings_everything_back() -> None:
    saves, words = Saves(Memory(), "now"), tongue("en")
    backup.take_in(saves, [("backup.json", (KEPT / "backup.json").read_text(encoding="utf-8"))], words, 0)
    assert saves.settings() == Settings("uk", "dark", True, "brisk", "strong", pace="quick")
    for id_, told in EXPECTED["matches"].items():
        slot = saves.slot(id_)
        match = opened(slot, SHELF) if slot else None
        assert isinstance(match, Match)
        assert outcome(match) == {key: value for key, value in told.items() if key != "rival"}
        assert (outcome(match.rival) if match.rival else None) == told.get("rival")
    for game in GAMES:
        kept = [[result.day.isoformat(), result.score, result.lead, result.won] for result in days.results(saves, game)]
        assert kept == EXPECTED["days"][game]
        plan = setup.from_text(SHELF[game], saves.usual(game))
        people = [list(person) for person in plan.people]
        options = [value for option, value in zip(SHELF[game].options, plan.options, strict=True) if not option.since]
        assert [people, options, plan.first, plan.free_undo, plan.by_link] == EXPECTED["plans"][game]
