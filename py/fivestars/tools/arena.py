"""The arena: bots against bots, each deal once from every seat; how often each wins, and by how much.

`python3 py arena GAME --seats 5,3 --games N [--mode M] [--seed S] [--seconds T] [--sprt LOW,HIGH] [--json]`
Whom the box itself plays is named by the mode, not among the seats: `arena austria --seats 5 --mode "leopold 2"`.
An agent from outside is a function of a module that can be imported from here: `--seats 5,mymodule:decide`. It is given
what its seat sees and the legal moves, and returns one of them.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import combinations, islice
from math import inf, log, sqrt
from os import cpu_count, getcwd
from secrets import randbelow
from statistics import fmean, variance
from time import perf_counter
from typing import Any, NamedTuple, NoReturn, TypeAlias

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.levels import LEVELS
from fivestars.players.patience import STEPS
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame, Move, State
from fivestars.tools.workers import each

RANDOM = 0  # the level of who plays any legal move
SURE = log(0.95 / 0.05)  # of what `--sprt` asks: one time in twenty it is wrong
FEWEST = 16  # deals: fewer do not tell how much chance there is
Z95 = 1.959964


class Refused(ValueError):
    """What was asked for cannot be done; the message says why, in a sentence."""


Entrant: TypeAlias = int | str  # a level, or an agent from outside: module:function


class Plan(NamedTuple):
    """Who plays what against whom; all that a process needs to play any of the games."""

    game: str
    options: tuple[str, ...]
    entrants: tuple[Entrant, ...]  # 0 plays at random; who is played by the box is called by the option's value
    deals: int  # each is played once from every seat
    seed: int
    seconds: float  # for a decision; infinite where steps are counted instead
    moving: bool = True  # whether everybody sits at every seat in turn; not where the box itself plays one

    @property
    def ways(self) -> int:
        """Return in how many ways the entrants sit."""
        return len(self.entrants) if self.moving else 1

    @property
    def games(self) -> int:
        """Return how many games are played in all."""
        return self.deals * self.ways


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
        between = _between(words.sprt)
        begun = perf_counter()
        results = _played(plan, between)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    sheet = summary(plan, results, perf_counter() - begun, between)
    print(json.dumps(sheet) if words.json else table(sheet))
    return 0


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message[:1].upper()}{message[1:]}; see `arena --help`.")


def _parser() -> ArgumentParser:
    parser = _Parser(prog="py arena", description="Bots against bots: who wins how often.", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(SHELF)}")
    parser.add_argument(
        "--seats", required=True, help="who plays: levels 1 to 5, random, or module:function: 5,3 or 5,random,my:decide"
    )
    parser.add_argument("--games", type=int, default=100, help="how many games, up to whole rounds of seats (100)")
    parser.add_argument("--mode", default="", help="chosen options, by comma; the usual ones where nothing is said")
    parser.add_argument("--seed", type=int, help="gives the same games again, unless --seconds is given")
    parser.add_argument(
        "--seconds", type=float, default=inf, help=f"for a decision, in place of {STEPS} steps of thought"
    )
    parser.add_argument(
        "--sprt", metavar="LOW,HIGH", help="stop once it is plain which of two shares of wins the first has: 0.5,0.55"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _plan(game: str, seats: str, games: int, mode: str, seed: int | None, seconds: float) -> Plan:
    if game not in SHELF:
        raise Refused(f"There is no game '{game}' to play; there is: {', '.join(SHELF)}.")
    box = SHELF[game]
    entrants = tuple(_entrant_of(who.strip()) for who in seats.split(","))
    options = _options(box, mode)
    if rival := box.rival(options):
        option, level = rival
        seat = option.plays or 0
        entrants = (*entrants[:seat], option.values[level], *entrants[seat:])
    if len(entrants) not in box.seats:
        raise Refused(f"{game} has seats for {_either(box.seats)}, not for {len(entrants)}.")
    if not box.offers(options, len(entrants), box.edition):
        raise Refused(f"{game} is not played so with {len(entrants)} seats: {', '.join(options)}.")
    if games < 1:
        raise Refused(f"At least 1 game must be played, not {games}.")
    if seed is not None and not 0 <= seed < SEEDS:
        raise Refused(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
    if not seconds > 0:
        raise Refused(f"A bot needs more than {seconds:g} seconds for a decision.")
    if seed is None:
        seed = randbelow(SEEDS)
    plan = Plan(game, options, entrants, games, seed, seconds, moving=rival is None)
    return plan._replace(deals=-(-games // plan.ways))


def _entrant_of(who: str) -> Entrant:
    if who == "random":
        return RANDOM
    if ":" in who:
        _agent(who)
        return who
    if who not in map(str, LEVELS):
        raise Refused(
            f"There is no player '{who}'; there are the levels 1 to {max(LEVELS)}, random, and module:function."
        )
    return int(who)


@cache
def _agent(who: str) -> Callable[[State, Sequence[Move]], Move]:
    module, _, function = who.partition(":")
    if getcwd() not in sys.path:
        sys.path.append(getcwd())
    try:
        agent: Callable[[State, Sequence[Move]], Move] = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as failure:
        raise Refused(f"There is no player '{who}': {failure}.") from None
    return agent


def _between(sprt: str | None) -> tuple[float, float] | None:
    """Return the two shares of wins between which `--sprt` decides."""
    if sprt is None:
        return None
    try:
        low, high = map(float, sprt.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise Refused(f"--sprt wants two shares of wins, the lower first, as 0.5,0.55: not {sprt}.")
    return low, high


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
    deals = [seeds.seed_for_another() for _ in range(plan.deals)]
    jobs = [(number, deals[number // plan.ways]) for number in range(plan.games)]
    yield from each(partial(_play, plan), jobs, processes)


def _play(plan: Plan, job: tuple[int, int]) -> Result:
    return play_game(SHELF[plan.game], strategy_of(plan.game), plan, *job)


def play_game(box: AnyGame, strategy: Strategy[Any], plan: Plan, number: int, seed: int) -> Result:
    """Play one game; with the next number everybody sits one seat further on."""
    count = len(plan.entrants)
    entrants = [(seat - number % plan.ways) % count for seat in range(count)]  # who sits at each seat
    choices = {option.name: value for option, value in zip(box.options, plan.options, strict=True)}
    chance = Dice(seed)
    state = box.deal(count, choices, 0, Dice(chance.seed_for_another()), box.edition)
    moves = 0
    while state.seat is not None:
        who = plan.entrants[entrants[state.seat]]
        state.play(_decision(state, who, Dice(chance.seed_for_another()), strategy, plan.seconds))
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


def _decision(state: State, who: Entrant, dice: Dice, strategy: Strategy[Any], seconds: float) -> Move:
    if who == RANDOM:
        return dice.choice(state.legal())
    seen = state.seen_by(state.seat)
    if isinstance(who, int):
        return decide(seen, who, dice, strategy, seconds)
    move = _agent(who)(seen, seen.legal())
    if state.objection(move) is not None:
        raise Refused(f"{who} made a move that is not legal, at '{state.prompt}': {move!r}.")
    return move


# --- what came of it


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares the true share of wins lies, 19 times out of 20 (Wilson)."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def differences(plan: Plan, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return by how many points one entrant is ahead of another, with the standard error, over the deals."""
    found = []
    for one, other in combinations(range(len(plan.entrants)), 2):
        if plan.entrants[one] == plan.entrants[other]:
            continue
        ahead = [fmean(game.scores[one] - game.scores[other] for game in deal) for deal in _by_deal(plan, results)]
        error = sqrt(variance(ahead) / len(ahead)) if len(ahead) > 1 else inf
        names = [_name(plan.entrants[one]), _name(plan.entrants[other])]
        found.append({"of": names, "points": round(fmean(ahead), 3), "error": round(error, 3) if ahead else None})
    return found


def _by_deal(plan: Plan, results: Sequence[Result]) -> Iterator[Sequence[Result]]:
    """Yield the games of each deal that was played from every seat."""
    games = iter(results)
    while len(deal := tuple(islice(games, plan.ways))) == plan.ways:
        yield deal


def ratio(plan: Plan, results: Sequence[Result], low: float, high: float) -> float:
    """Return how much likelier (as a logarithm) it is that the first entrant wins `high` of all games than `low`."""
    shares = [fmean(game.wins[0] for game in deal) for deal in _by_deal(plan, results)]
    if len(shares) < FEWEST:
        return 0.0
    spread = variance(shares) or 1 / len(shares)  # who wins them all may lose one yet
    return len(shares) * (high - low) * (2 * fmean(shares) - low - high) / (2 * spread)


def summary(
    plan: Plan, results: Sequence[Result], seconds: float, between: tuple[float, float] | None = None
) -> dict[str, Any]:
    """Return what `--json` prints."""
    sure = {} if between is None else {"sprt": _verdict(ratio(plan, results, *between), between)}
    return {
        "game": plan.game,
        "mode": ",".join(plan.options),
        "games": len(results),
        "seed": plan.seed,
        "moves": sum(result.moves for result in results),
        "seconds": round(seconds, 3),
        "seats": [_entrant(who, place, results) for place, who in enumerate(plan.entrants)],
        "differences": differences(plan, results),
        **sure,
    }


def _verdict(ratio: float, between: tuple[float, float]) -> str:
    low, high = between
    if abs(ratio) < SURE:
        return f"open: {low:.0%} or {high:.0%} ({ratio:+.2f} of {SURE:.2f})"
    return f"{high:.0%} rather than {low:.0%}" if ratio > 0 else f"{low:.0%} rather than {high:.0%}"


def _name(who: Entrant) -> str:
    return str(who) if who else "random"


def _entrant(who: Entrant, place: int, results: Sequence[Result]) -> dict[str, Any]:
    games = len(results)
    wins = sum(result.wins[place] for result in results)
    low, high = interval(wins, games)
    parts: dict[str, int] = {}
    for result in results:
        for name, points in result.parts[place]:
            parts[name] = parts.get(name, 0) + points
    return {
        "who": _name(who),
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
    for pair in sheet["differences"]:
        one, other = pair["of"]
        lines.append(f"{one} is {pair['points']:+.1f} points from {other} (standard error {pair['error']:.1f})")
    if "sprt" in sheet:
        lines.append(f"The first wins {sheet['sprt']}")
    lines.append(f"{moves} moves in {seconds:.1f} s, {moves / max(seconds, 0.001):.0f} moves per second")
    return "\n".join(lines)


def _played(plan: Plan, between: tuple[float, float] | None) -> list[Result]:
    """Play the games, and say on a terminal how far it has come; with two shares, until one of them is plain."""
    begun, results = perf_counter(), list[Result]()
    for result in play_all(plan, cpu_count() or 1):
        results.append(result)
        if sys.stderr.isatty():
            left = (perf_counter() - begun) / len(results) * (plan.games - len(results))
            print(f"\r{len(results)} of {plan.games}, {left:.0f} s left  ", end="\r", file=sys.stderr, flush=True)
        if between and len(results) % len(plan.entrants) == 0 and abs(ratio(plan, results, *between)) >= SURE:
            break
    return results
