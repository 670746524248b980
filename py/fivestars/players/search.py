"""Flat Monte Carlo over guesses (lab)"""

from math import log2, ceil

from fivestars.players.head import Head
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State

import os, json
P = dict(glances=3, sglances=1, gfinish=6, width=12, rounds=1.0, tries=3, mytries=0, finish=6, prior=4.0, bonus=2.0, longest=60, other=0)
P.update(json.loads(os.environ.get("LAB", "{}")))


def finish(head, world, tries, known):
    """finish turn; return plan while nothing revealed"""
    plan = []
    for _ in range(12):
        if world.seat != head.seat or head.patience.over():
            break
        head.patience.taken += 1
        move = head.taste(world, tries)
        if world.revealed == known:
            plan.append(move)
        world.apply(move)
    return plan


def glance(head: Head, guesses: int, par=P, plans=None):
    world = head.guess()
    moves = list(head.strategy.promising(world, world.legal()))
    if len(moves) == 1:
        return moves, [0.0]
    totals = [0.0] * len(moves)
    last = None
    n = 0
    for i in range(guesses):
        if i:
            world = head.guess()
        known = world.revealed
        values = []
        for move in moves:
            if head.patience.over():
                break
            after = head.after(world, move)
            plan = finish(head, after, par["gfinish"], known)
            if plans is not None and i == 0:
                plans.append(plan)
            values.append(head.lead(after))
        if len(values) < len(moves):
            if n == 0:
                totals = values + [float("-inf")] * (len(moves) - len(values))
                n = 1
            break
        n += 1
        totals = [a + b for a, b in zip(totals, values)]
        if values == last:
            break
        last = values
    return moves, [t / max(n, 1) for t in totals]


def play_on(head, world, par, plan, known):
    """Play on until every seat has had its turn"""
    left = par["rounds"] * len(head.seats)
    for move in plan:
        if world.revealed != known or world.seat != head.seat:
            break
        head.patience.taken += 1
        world.apply(move)
    head.finish_turn(world, par["finish"])
    mover = world.seat
    tries = par["tries"]
    mine = par["mytries"] or tries
    for _ in range(par["longest"]):
        if world.seat is None or head.patience.over():
            break
        if world.seat != mover:
            left -= 1
            mover = world.seat
        if left <= 0:
            break
        head.patience.taken += 1
        world.apply(head.taste(world, mine if world.seat == head.seat else tries))


def judged(head, world, bonus):
    value = head.lead(world)
    if world.seat is None:
        winners = world.standing().winners
        value += bonus if head.seat in winners and len(winners) == 1 else 0 if head.seat in winners else -bonus
    return value

STAT = [0, 0]

def search(head: Head, par=P) -> Move:
    plans = []
    moves, values = glance(head, par["sglances"], par, plans)
    if len(moves) == 1:
        return moves[0]
    plans += [[]] * (len(moves) - len(plans))
    order = sorted(range(len(moves)), key=lambda i: -values[i])[: par["width"]]
    cands = [(moves[i], plans[i]) for i in order]
    totals = [values[i] * par["prior"] for i in order]
    sweeps = 0
    patience = head.patience
    start = patience.used()
    halvings = max(1, ceil(log2(len(cands))))
    step = (1 - start) / halvings
    nxt = start + step
    bonus = par["bonus"]
    while not patience.over() and len(cands) > 1:
        world = head.guess()
        known = world.revealed
        seed = head.dice.seed_for_another()
        got = []
        mine = head.dice
        for move, plan in cands:
            head.dice = Dice(seed)
            after = head.after(world, move)
            play_on(head, after, par, plan, known)
            if patience.over():
                break
            got.append(judged(head, after, bonus))
        head.dice = mine
        if len(got) == len(cands):
            totals = [a + b for a, b in zip(totals, got)]
            sweeps += 1
        if patience.used() >= nxt:
            nxt += step
            keep = sorted(range(len(cands)), key=lambda i: -totals[i])[: (len(cands) + 1) // 2]
            keep.sort()
            cands = [cands[i] for i in keep]
            totals = [totals[i] for i in keep]
    STAT[0] += 1; STAT[1] += sweeps
    best = max(range(len(cands)), key=lambda i: (totals[i], -i))
    return cands[best][0]
