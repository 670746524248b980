"""The bench: every number that the design must carry, beside the reference that was measured in the same run.

`python3 py bench [NAME …] [--json]`; a name may be the beginning of several: `link`, `playout-maui`.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move, kind
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link
from fivestars.tools.figure import Figure
from fivestars.tools.setup import ready_for_bench
from fivestars.tools.trouble import ROOT, Trouble

ROUNDS: Final = 5
FASTER: Final = 2.5  # times as many moves of a random playout as catanatron makes
LONGEST_LINK: Final = 200
LONGEST_COPY: Final = 5.0
LONGEST_FORETELLING: Final = 100.0
MICRO: Final = 1e6
PLAYOUT: Final = Path(__file__).with_name("playout.py")
NAMES: Final = ("Anna", "Богдан", "Camille")  # a link carries them, in as many bytes as they have


def main(argv: Sequence[str]) -> int:
    """Measure what `argv` names, or everything, and print it."""
    parser = ArgumentParser(prog="python3 py bench", description="Every number of the design, measured.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=", ".join(_benches()))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(argv)
    figures: list[Figure] = []
    try:
        for figure in measured(asked.names):
            figures.append(figure)
            if not asked.json:
                print(line(figure), flush=True)
    finally:  # what was measured before something failed is worth knowing
        if asked.json:
            print(json.dumps({"figures": [figure._asdict() for figure in figures]}))
    return 0


def measured(names: Sequence[str]) -> Iterator[Figure]:
    """Yield the figures whose names begin with one of `names`, or all of them."""
    benches = _benches()
    for name in names:
        if not any(bench.startswith(name) for bench in benches):
            raise Trouble(f"There is no figure '{name}'; there are {', '.join(benches)}.")
    for bench, measure in benches.items():
        if not names or any(bench.startswith(name) for name in names):
            yield measure()


def line(figure: Figure) -> str:
    """Return a figure as a line for people."""
    ratio = f"{figure.value / figure.reference:.2f} × {figure.reference:,.0f}" if figure.reference else ""
    verdict = "holds" if figure.holds else "DOES NOT HOLD"
    parts = "".join(f"\n  {size:12,.3f} {name}" for name, size in figure.parts)
    said = f"{figure.name:28} {figure.value:12,.1f} {figure.unit:10} {ratio:18} budget {figure.budget:12,.1f}"
    return f"{said}   {verdict}{parts}"


def _benches() -> Mapping[str, Callable[[], Figure]]:
    from fivestars.tools import (
        bench_book,
        bench_bytes,
        bench_click,
        bench_decision,
        bench_lighthouse,
        bench_page,
        refusals,
    )

    engine: dict[str, Callable[[], Figure]] = {}
    for name, measure in (("playout", playout), ("copy", copy), ("foretell", foretell), ("link", link)):
        for game in SHELF:
            engine[f"{name}-{game}"] = partial(measure, game)
    others = (refusals, bench_bytes, bench_page, bench_book, bench_click, bench_decision, bench_lighthouse)
    return {**engine, **{name: measure for room in others for name, measure in room.benches().items()}}


# --- the engine


def playout(game: str) -> Figure:
    """Measure random playouts, alternately with catanatron's."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(_playouts(ready_for_bench(), "catanatron"))
        ours.append(_playouts(Path(sys.executable), game))
    value, reference = median(ours), median(theirs)
    return Figure(f"playout-{game}", value, "moves/s", reference, FASTER * reference, value >= FASTER * reference)


def _playouts(python: Path, what: str) -> float:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(
        [str(python), str(PLAYOUT), what], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Trouble(f"The playouts of {what} ended early: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)


def copy(game: str) -> Figure:
    """Measure how long copying a state takes, over the positions of random games."""
    times: list[float] = []
    for seats in SHELF[game].seats:
        match = _random_match(game, seats, seed=seats)
        state = Match(match.game, match.setup, match.people).state
        for move in match.moves:
            times.append(_time_of(state.copy))
            state.apply(move)
    value = sum(times) / len(times) * MICRO
    return Figure(f"copy-{game}", value, "µs", None, LONGEST_COPY, value <= LONGEST_COPY)


def foretell(game: str) -> Figure:
    """Measure how long it takes to foretell a move, for the kind of move that takes longest."""
    times: dict[str, list[float]] = {}
    for seats in SHELF[game].seats:
        match = _random_match(game, seats, seed=seats)
        state = Match(match.game, match.setup, match.people).state
        for move in match.moves:
            times.setdefault(kind(move), []).append(_time_of(partial(state.foretell, move)))
            state.apply(move)
    value = max(sum(each) / len(each) for each in times.values()) * MICRO
    return Figure(f"foretell-{game}", value, "µs", None, LONGEST_FORETELLING, value <= LONGEST_FORETELLING)


def _time_of(do: Callable[[], object], times: int = 20) -> float:
    """Return how long it takes at its fastest: the rest is other people's work."""
    best = float("inf")
    for _ in range(5):
        begun = process_time()
        for _ in range(times):
            do()
        best = min(best, (process_time() - begun) / times)
    return best


def link(game: str) -> Figure:
    """Measure the longest link of finished games with two and three seats, played at random and by bots."""
    lengths: list[int] = []
    for seats in (2, 3):
        if seats not in SHELF[game].seats:
            continue
        matches = [_random_match(game, seats, seed) for seed in range(20)]
        matches += [_bot_match(game, seats, seed) for seed in range(2)]
        lengths += [len(to_link(match, SHELF)) for match in matches]
    value = max(lengths)
    return Figure(f"link-{game}", value, "characters", None, LONGEST_LINK, value <= LONGEST_LINK)


def _random_match(game: str, seats: int, seed: int) -> Match:
    chance = Random(seed)

    def choose(match: Match) -> Move:
        legal = match.state.legal()
        return legal[int(chance.random() * len(legal))]

    return _played(game, seats, seed, choose)


def _bot_match(game: str, seats: int, seed: int) -> Match:
    dice, strategy = Dice(seed), strategy_of(game)

    def choose(match: Match) -> Move:
        return decide(match.state.seen_by(match.state.seat), 3, dice, strategy, 0.05)

    return _played(game, seats, seed, choose)


def _played(game: str, seats: int, seed: int, choose: Callable[[Match], Move]) -> Match:
    box = SHELF[game]
    setup = Setup(game, box.edition, seats, box.usual(), seed, seed % seats)
    match = Match(box, setup, [Person(NAMES[seat % 3], seat) for seat in range(seats)])
    while not match.over:
        match.play(choose(match))
    return match
