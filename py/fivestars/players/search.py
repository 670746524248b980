"""Flat Monte Carlo over guesses (lab)"""

from math import log2, ceil, exp, sqrt

from fivestars.players.head import Head
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State

import os, json

P = dict(
    glances=3,
    sglances=1,
    gfinish=6,
    width=12,
    rounds=1.0,
    tries=3,
    mytries=0,
    finish=6,
    scale=1.0,
    longest=60,
    mode="js",
    K=4,
    oldprior=0,
)
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


def outcome(head, world):
    share = None
    if world.seat is None:
        winners = world.standing().winners
        share = 1 / len(winners) if head.seat in winners else 0.0
    return head.lead(world), share


def spread(cells):
    leads = [lead for lead, share in cells if share is None]
    if len(leads) < 2:
        return 1.0
    mean = sum(leads) / len(leads)
    return sqrt(sum((x - mean) ** 2 for x in leads) / len(leads)) or 1.0


def utility(cell, scale):
    lead, share = cell
    x = max(-30, min(30, lead / scale))
    return share if share is not None else 1 / (1 + exp(-x))


def rank(priors, rows, par):
    """values of the candidates"""
    k, n = len(priors), len(rows)
    scale = par["scale"] * spread([c for r in rows for c in r] or [(p, None) for p in priors])
    p = [utility((v, None), scale) for v in priors]
    if n < 2:
        return p
    u = [[utility(c, scale) for c in r] for r in rows]
    m = [sum(c) / n for c in zip(*u)]
    mm, pm = sum(m) / k, sum(p) / k
    d = [(a - mm) - (b - pm) for a, b in zip(m, p)]
    noise = 0.0
    for r in u:
        rm = sum(r) / k
        noise += sum((x - rm - a + mm) ** 2 for x, a in zip(r, m))
    noise /= (n - 1) * (k - 1) * n
    if par["mode"] == "js":
        var = sum(x * x for x in d) / (k - 1)
        w = max(0.0, 1 - noise / var) if var else 0.0
    elif par["mode"] == "K":
        w = n / (n + par["K"])
    STAT[2] += w
    STAT[3] += 1
    return [b + w * x for b, x in zip(p, d)]


STAT = [0, 0, 0, 0]


def search(head: Head, par=P) -> Move:
    plans = []
    moves, values = glance(head, par["sglances"], par, plans)
    if len(moves) == 1:
        return moves[0]
    plans += [[]] * (len(moves) - len(plans))
    order = sorted(range(len(moves)), key=lambda i: -values[i])[: par["width"]]
    cands = [(moves[i], plans[i]) for i in order]
    priors = [values[i] for i in order]
    rows = []
    patience = head.patience
    start = patience.used()
    halvings = max(1, ceil(log2(len(cands))))
    step = (1 - start) / halvings
    nxt = start + step
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
            got.append(outcome(head, after))
        head.dice = mine
        if len(got) == len(cands):
            rows.append(got)
        if patience.used() >= nxt:
            nxt += step
            vals = rank(priors, rows, par)
            keep = sorted(range(len(cands)), key=lambda i: -vals[i])[: (len(cands) + 1) // 2]
            keep.sort()
            cands = [cands[i] for i in keep]
            priors = [priors[i] for i in keep]
            rows = [[r[i] for i in keep] for r in rows]
    STAT[0] += 1
    STAT[1] += len(rows)
    vals = rank(priors, rows, par) if len(cands) > 1 else [0]
    best = max(range(len(cands)), key=lambda i: (vals[i], -i))
    return cands[best][0]
