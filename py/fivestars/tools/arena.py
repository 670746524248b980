"""The arena: bots against bots, seats rotated, and how often each wins.

`python3 py arena GAME --seats 5,3 --games N [--mode M] [--seed S] [--seconds T] [--json]`
"""

import json
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from math import inf, sqrt
from multiprocessing import get_context
from os import cpu_count
from secrets import randbelow
from time import perf_counter
from typing import Any, NamedTuple, NoReturn

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.levels import LEVELS
from fivestars.players.patience import STEPS
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame, Move, State

RANDOM = 0  # the level of who plays any legal move
Z95 = 1.959964
INTERRUPTED = 130  # the exit code of what Ctrl-C ended


class Refused(ValueError):
    """What was asked for cannot be done; the message says why, in a sentence."""


class Plan(NamedTuple):
    """Who plays what against whom; all that a process needs to play any of the games."""

    game: str
    options: tuple[str, ...]
    levels: tuple[int, ...]  # of each entrant; 0 plays at random
    games: int
    seed: int
    seconds: float  # for a decision; infinite where steps are counted instead


class Result(NamedTuple):
    """How a game ended for each entrant."""

    moves: int
    wins: tuple[float, ...]  # a tie is shared
    scores: tuple[int, ...]
    parts: tuple[tuple[tuple[str, int], ...], ...]


# --- the door


def main(argv: list[str]) -> int:
    """Play the games that `argv` asks for and print how they went; return the exit code."""
    try:
        words = _parser().parse_args(argv)
        plan = _plan(words.game, words.seats, words.games, words.mode, words.seed, words.seconds)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    begun = perf_counter()
    try:
        results = list(_told(play_all(plan, cpu_count() or 1), plan.games))
    except KeyboardInterrupt:
        return INTERRUPTED
    sheet = summary(plan, results, perf_counter() - begun)
    print(json.dumps(sheet) if words.json else table(sheet))
    return 0


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message[:1].upper()}{message[1:]}; see `arena --help`.")


def _parser() -> ArgumentParser:
    parser = _Parser(prog="py arena", description="Bots against bots: who wins how often.", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(SHELF)}")
    parser.add_argument("--seats", required=True, help="who plays: levels 1 to 5, or random: 5,3 or 5,random,random")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--mode", default="", help="chosen options, by comma; the usual ones where nothing is said")
    parser.add_argument("--seed", type=int, help="gives the same games again, unless --seconds is given")
    parser.add_argument(
        "--seconds", type=float, default=inf, help=f"for a decision, in place of {STEPS} steps of thought"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _plan(game: str, seats: str, games: int, mode: str, seed: int | None, seconds: float) -> Plan:
    if game not in SHELF:
        raise Refused(f"There is no game '{game}' to play; there is: {', '.join(SHELF)}.")
    box = SHELF[game]
    levels = tuple(_level(who.strip()) for who in seats.split(","))
    if len(levels) not in box.seats:
        raise Refused(f"{game} has seats for {_either(box.seats)}, not for {len(levels)}.")
    if games < 1:
        raise Refused(f"At least 1 game must be played, not {games}.")
    if seed is not None and not 0 <= seed < SEEDS:
        raise Refused(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
    if not seconds > 0:
        raise Refused(f"A bot needs more than {seconds:g} seconds for a decision.")
    if seed is None:
        seed = randbelow(SEEDS)
    return Plan(game, _options(box, mode), levels, games, seed, seconds)


def _level(who: str) -> int:
    if who == "random":
        return RANDOM
    if who not in map(str, LEVELS):
        raise Refused(f"There is no player '{who}'; there are the levels 1 to {max(LEVELS)}, and random.")
    return int(who)


def _either(seats: Sequence[int]) -> str:
    return " or ".join(map(str, seats))


def _options(box: AnyGame, mode: str) -> tuple[str, ...]:
    """Return a value for each option: the one that `mode` names, or the usual one."""
    wanted = [value.strip() for value in mode.split(",") if value.strip()]
    chosen = []
    for option in box.options:
        mine = [value for value in wanted if value in option.values]
        if len(mine) > 1:
            raise Refused(f"Only one of {' and '.join(mine)} can be chosen for {option.name}.")
        chosen.append(mine[0] if mine else option.values[0])
    for value in wanted:
        if value not in chosen:
            known = ", ".join(value for option in box.options for value in option.values)
            raise Refused(f"{box.id} has no mode '{value}'; it has: {known}.")
    return tuple(chosen)


# --- the games


def play_all(plan: Plan, processes: int) -> Iterator[Result]:
    """Play every game of the plan and give the results in order, the same whatever the number of processes."""
    seeds = Dice(plan.seed)
    jobs = [(number, seeds.seed_for_another()) for number in range(plan.games)]
    play = partial(_play, plan)
    processes = min(processes, plan.games)
    if processes == 1:
        yield from map(play, jobs)
        return
    # A child inherits that Ctrl-C is ignored, so that only the parent has to be quiet about it.
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(processes)
    finally:
        signal.signal(signal.SIGINT, usual)
    with pool:
        yield from pool.imap(play, jobs)


def _play(plan: Plan, job: tuple[int, int]) -> Result:
    return play_game(SHELF[plan.game], strategy_of(plan.game), plan, *job)


def play_game(box: AnyGame, strategy: Strategy[Any], plan: Plan, number: int, seed: int) -> Result:
    """Play one game; with the next number everybody sits one seat further on."""
    count = len(plan.levels)
    entrants = [(seat - number) % count for seat in range(count)]  # who sits at each seat
    choices = {option.name: value for option, value in zip(box.options, plan.options, strict=True)}
    chance = Dice(seed)
    state = box.deal(count, choices, 0, Dice(chance.seed_for_another()), box.edition)
    moves = 0
    while state.seat is not None:
        level = plan.levels[entrants[state.seat]]
        state.play(_decision(state, level, Dice(chance.seed_for_another()), strategy, plan.seconds))
        moves += 1
    standing = state.standing()
    seats = [entrants.index(entrant) for entrant in range(count)]
    share = 1 / len(standing.winners)
    return Result(
        moves,
        tuple(share if seat in standing.winners else 0.0 for seat in seats),
        tuple(standing.scores[seat].total or 0 for seat in seats),
        tuple(standing.scores[seat].parts for seat in seats),
    )


def _decision(state: State, level: int, dice: Dice, strategy: Strategy[Any], seconds: float) -> Move:
    if level == RANDOM:
        return dice.choice(state.legal())
    return decide(state.seen_by(state.seat), level, dice, strategy, seconds)


# --- what came of it


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares the true share of wins lies, 19 times out of 20 (Wilson)."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def summary(plan: Plan, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """Return what `--json` prints."""
    return {
        "game": plan.game,
        "mode": ",".join(plan.options),
        "games": plan.games,
        "seed": plan.seed,
        "moves": sum(result.moves for result in results),
        "seconds": round(seconds, 3),
        "seats": [_entrant(level, place, results) for place, level in enumerate(plan.levels)],
    }


def _entrant(level: int, place: int, results: Sequence[Result]) -> dict[str, Any]:
    games = len(results)
    wins = sum(result.wins[place] for result in results)
    low, high = interval(wins, games)
    parts: dict[str, int] = {}
    for result in results:
        for name, points in result.parts[place]:
            parts[name] = parts.get(name, 0) + points
    return {
        "who": str(level) if level else "random",
        "win_share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(sum(result.scores[place] for result in results) / games, 3),
        "parts": {name: round(points / games, 3) for name, points in parts.items()},
    }


def table(sheet: dict[str, Any]) -> str:
    """Return the summary as a table to read."""
    moves, seconds = sheet["moves"], sheet["seconds"]
    lines = [
        f"{sheet['game']} ({sheet['mode']}), {sheet['games']} games, seed {sheet['seed']}",
        f"{'who':<8}{'wins':>8}   {'95 %':<16}{'score':>7}   parts",
    ]
    for seat in sheet["seats"]:
        between = f"{seat['low']:.1%} to {seat['high']:.1%}"
        parts = ", ".join(f"{name} {points:.1f}" for name, points in seat["parts"].items())
        lines.append(f"{seat['who']:<8}{seat['win_share']:>8.1%}   {between:<16}{seat['mean_score']:>7.1f}   {parts}")
    lines.append(f"{moves} moves in {seconds:.1f} s, {moves / max(seconds, 0.001):.0f} moves per second")
    return "\n".join(lines)


def _told(results: Iterator[Result], games: int) -> Iterator[Result]:
    """Give the results on, and say on a terminal how many there are."""
    watched = sys.stderr.isatty()
    for number, result in enumerate(results, 1):
        if watched:
            print(f"\r{number} of {games}", end="\r" if number == games else "", file=sys.stderr, flush=True)
        yield result
