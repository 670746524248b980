"""Golden matches: whole matches as text that people can read, so that a change of the rules shows in a diff.

The first line is the match itself; below stand the table at the start, and each move with what happened and changed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from fivestars.games import SHELF
from fivestars.table.game import State, facts, told_to_all
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import from_json, to_json, written
from fivestars.tools.trouble import ROOT
from fivestars.web.setup import names_of
from fivestars.web.speech import Seated, Speech, tongue
from fivestars.web.table import open_box

GOLDEN: Final = ROOT / "tests" / "golden"
_UNSAID: Final = {"dice", "revealed"}
_SEEDS: Final = 20_000  # how many matches are looked through for a way to end


def rendered(match: Match) -> str:
    """Return a match as the text of its golden file."""
    words = tongue("en")
    names = names_of(words, match.people)
    speech = Speech(words, open_box(match.game).words, [Seated(name, 0) for name in names])
    again = Match(match.game, match.setup, match.people)
    lines = [to_json(match), "", *_table(again.state), ""]
    for number, move in enumerate(match.moves, 1):
        before = _shown(again.state)
        step = again.play(move)
        lines.append(f"{number}. {names[step.seat]}: {written(move)}")
        lines += [f"    {speech.event(event).striptags()}" for event in told_to_all(step.happenings)]
        lines += [f"      {name}: {was} -> {now}" for name, was, now in _changes(before, _shown(again.state))]
    standing = again.state.standing()
    lines += ["", *_table(again.state), "", f"decided by: {standing.decided_by}"]
    lines += [f"{name}: {score.total} {dict(score.parts)}" for name, score in zip(names, standing.scores, strict=True)]
    return "\n".join(lines) + "\n"


def read(path: Path) -> Match:
    """Return the match of a golden file."""
    return from_json(path.read_text("utf-8").partition("\n")[0], SHELF)


def record(game: str) -> None:
    """Write the golden matches of a game anew; look for one that ends in each way that none ends in yet."""
    folder = GOLDEN / game
    folder.mkdir(parents=True, exist_ok=True)
    ends = set()
    for path in sorted(folder.glob("*.txt")):
        match = read(path)
        ends.add(match.state.standing().decided_by)
        path.write_text(rendered(match), "utf-8")
    wanted = set(open_box(SHELF[game]).words.decided) - ends
    for match in _random_matches(game):
        end = match.state.standing().decided_by
        if end in wanted:
            wanted.discard(end)
            (folder / f"{end.replace(' ', '-')}.txt").write_text(rendered(match), "utf-8")
        if not wanted:
            return


def _random_matches(game: str) -> Iterator[Match]:
    """Yield matches at every number of seats, with options and moves by chance."""
    box = SHELF[game]
    for seed in range(_SEEDS):
        chance = Random(seed)
        seats = box.seats[seed % len(box.seats)]
        options = tuple(chance.choice(option.values) for option in box.options)
        people = [Person(colour=seat) for seat in range(seats)]
        match = Match(box, Setup(game, box.edition, seats, options, seed, chance.randrange(seats)), people)
        while not match.over:
            match.play(chance.choice(match.state.legal()))
        yield match


def _shown(state: State) -> dict[str, str]:
    """Return what lies on the table, by name."""
    slots = [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]
    return {slot: _short(getattr(state, slot)) for slot in sorted(slots) if slot not in _UNSAID}


def _short(thing: object) -> str:
    return repr(facts(thing)).replace(", ", ",")


def _table(state: State) -> list[str]:
    return [f"{name}: {value}" for name, value in _shown(state).items()]


def _changes(before: dict[str, str], after: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(name, before[name], now) for name, now in after.items() if before[name] != now]
