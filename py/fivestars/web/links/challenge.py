"""A score to beat: the same deal once more. Nothing of the moves that made the score is shown before the end."""

from typing import NamedTuple

from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.words.speech import Tongue


class Target(NamedTuple):
    """What is to be beaten: whose score, and how many points it is."""

    seat: int
    name: str  # empty where they gave none
    points: int


def target(rival: Match) -> Target:
    """Return the best score of a finished match: a person's, where people played."""
    points = [score.total or 0 for score in rival.state.standing().scores]
    persons = [seat for seat, person in enumerate(rival.people) if person.level == 0]
    seat = max(persons or range(len(points)), key=points.__getitem__)
    return Target(seat, rival.people[seat].name, points[seat])


def taken(rival: Match) -> Match:
    """Return the same deal for another person, who sits where the score to beat was made."""
    seat = target(rival).seat
    people = list(rival.people)
    people[seat] = people[seat]._replace(name="", level=0)
    match = Match(rival.game, rival.setup, people)
    match.rival = rival
    return match


def aim(words: Tongue, rival: Match) -> str:
    """Return what is to be beaten, as a sentence."""
    _, name, points = target(rival)
    if not name:
        return words.count("To beat: {number} point.", "To beat: {number} points.", points)
    return words.count("To beat: {name}, {number} point.", "To beat: {name}, {number} points.", points, name=name)


def verdict(words: Tongue, match: Match, rival: Match) -> str:
    """Return whether the score is beaten, and by how much."""
    seat, _, theirs = target(rival)
    mine = match.state.standing().scores[seat].total or 0
    points = {"mine": mine, "theirs": theirs}
    if mine == theirs:
        return words(N_("Level: {mine} to {theirs}."), **points)
    if mine > theirs:
        return words.count(
            "Beaten by {number} point: {mine} to {theirs}.",
            "Beaten by {number} points: {mine} to {theirs}.",
            mine - theirs,
            **points,
        )
    return words.count(
        "Not beaten: {number} point short, {mine} to {theirs}.",
        "Not beaten: {number} points short, {mine} to {theirs}.",
        theirs - mine,
        **points,
    )
