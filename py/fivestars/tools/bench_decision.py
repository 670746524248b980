"""How long a bot takes for a decision in the page, with the processor slowed four times, as a phone has it."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.levels import LEVELS
from fivestars.players.patience import SECONDS
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.tools.bench_page import PATIENCE, browser, served
from fivestars.tools.build import build
from fivestars.tools.figure import Figure

SLOWED: Final = 4
BEST: Final = 2500.0  # milliseconds, at the best level
OTHERS: Final = 300.0  # at each of the others
PLAYED_BY: Final = 2  # the level that plays the matches from which the positions are
POSITIONS: Final = 12  # of a match with as few people as may be, and of one with as many
# Asks each level about each match, in Python on the page's own thread, and tells how long each answer took.
ASK: Final = """async ([matches, levels, seconds]) => {
  const { runtime } = JSON.parse(document.querySelector("script[data-boot]").dataset.boot);
  const python = await (await import(new URL(runtime, document.baseURI))).start();
  const think = python.runPython("from fivestars.web.browser.worker import think; think");
  think(matches[0], levels[0], seconds, 0);
  return levels.map((level) => matches.map((match, seed) => {
    const begun = performance.now();
    think(match, level, seconds, seed);
    return performance.now() - begun;
  }));
}"""


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what is measured for each game, by name."""
    best, *others = sorted(LEVELS, reverse=True)
    figures = {}
    for game in SHELF:
        figures[f"decision-{game}"] = partial(_figure, f"decision-{game}", game, [best], BEST)
        figures[f"decision-lower-{game}"] = partial(_figure, f"decision-lower-{game}", game, others, OTHERS)
    return figures


def _figure(name: str, game: str, levels: list[int], most: float) -> Figure:
    """Return the longest but one in twenty, of the slowest of these levels."""
    slow = {level: _slow(times) for level, times in _times(game).items() if level in levels}
    value = max(slow.values())
    parts = tuple((f"level {level}", slow[level]) for level in sorted(slow))
    return Figure(name, value, "ms", None, most, value <= most, parts)


def _slow(times: list[float]) -> float:
    return sorted(times)[len(times) * 95 // 100]


@cache
def _times(game: str) -> Mapping[int, list[float]]:
    """Return how long each level took for each decision, in milliseconds."""
    fewest, *_, most = SHELF[game].seats
    matches = [text for seats in (fewest, most) for text in _positions(game, seats)]
    levels = sorted(LEVELS)
    with served(build()) as address, browser() as chromium:
        page = chromium.new_page(service_workers="block")
        page.goto(address)
        page.locator('html[data-boot="up"]').wait_for(state="attached", timeout=PATIENCE)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.set_default_timeout(0)
        times: Any = page.evaluate(ASK, [matches, levels, SECONDS])
    return dict(zip(levels, times, strict=True))


def _positions(game: str, seats: int) -> Iterator[str]:
    """Yield a match as it stood at decisions from its beginning to its end, as a worker is sent it."""
    box, strategy = SHELF[game], strategy_of(game)
    match = Match(box, Setup(game, box.edition, seats, box.usual(), 7, 0), [Person(level=5) for _ in range(seats)])
    there: list[str] = []
    while match.state.seat is not None:
        if len(match.state.legal()) > 1:
            there.append(to_json(match))
        match.play(decide(match.state.seen_by(match.state.seat), PLAYED_BY, Dice(len(match.steps)), strategy))
    for number in range(POSITIONS):
        yield there[number * len(there) // POSITIONS]
