"""What a bot knows of Hotels of Amsterdam: how good a city looks for a seat, and which moves deserve a look.

A position is worth the tourists at one's own hotels against those of the others, and what the next turns can win or lose.
"""

import json
import os
from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from fivestars.games.amsterdam.box import BOX, PAWNS
from fivestars.games.amsterdam.city import CROSSINGS, FOUNTAIN, LANDINGS_AT, POSITIONS, STEPS, TILES_AT, WIDTH, ends
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.table.game import Move, State

P = dict(win=20.0, threat=0.7, other=0.3, mine=0.3, own=0.2, steep=0.0, land=0.6, near=4, walks=24, fountain=0.15)
P.update(json.loads(os.environ.get("AMS", "{}")))

_SIDE: Final = BOX.side
_CROSSINGS_AT: Final = tuple(
    tuple(crossing for crossing in CROSSINGS if tile in TILES_AT[crossing]) for tile in range(WIDTH * WIDTH)
)
_CLOSE = tuple(tuple(tuple(c for c in CROSSINGS if STEPS[a][c] <= k) for k in range(4)) for a in CROSSINGS)
_EXACT = tuple(tuple(ends(a, k) for k in range(4)) for a in CROSSINGS)


def worth(state: State, seat: int, P=P) -> float:
    """Return how good the city looks for a seat, in tourists."""
    assert isinstance(state, Amsterdam)
    scores = state.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    lead = scores[seat] - max(others)
    if state.seat is None:
        return lead + (P["win"] if seat in state.winners else -P["win"])
    value = lead + P["own"] * scores[seat] - P["other"] * sum(others) / len(others)
    value += structure(state, seat, P)
    mover = state.seat
    if mover == seat:
        return value + chance(state, seat, weights(state, seat, P), state.prompt, P)
    value -= P["threat"] * chance(state, mover, weights(state, mover, P), "", P)
    value += P["mine"] * chance(state, seat, weights(state, seat, P), "", P)
    return value


def structure(state, seat, P):
    mask = state.around[seat]
    left = state.supply / 26
    others = 0
    for o, a in enumerate(state.around):
        if o != seat:
            others |= a
    v = 0.0
    for t in POSITIONS:
        if mask >> t & 1:
            v += LANDINGS_AT[t] * (0.5 if others >> t & 1 else 1.0)
    return v * left * P["land"]


def weights(state, seat, P):
    scores = state.scores
    around = state.around
    best = max(s for o, s in enumerate(scores) if o != seat)
    w = [0.0] * 25
    n = len(scores) - 1
    for o, mask in enumerate(around):
        if o == seat:
            k = 1.0
        else:
            k = -(1.0 / n + (1 - 1.0 / n) * (1.0 if scores[o] == best else 0.3 if scores[o] == best - 1 else 0))
        for t in POSITIONS:
            if mask >> t & 1:
                w[t] += k
    w[FOUNTAIN] = 0.0
    return w


def chance(state, seat, w, prompt, P):
    best = gains(state, w, P)
    m, k = state.pawns
    if prompt == "turn":
        spent = state.spent
        v = 0.0
        for p in PAWNS:
            if not spent >> p & 1:
                v += best[p][state.pawns[p]]
        return v
    if state.tactical:
        r = []
        for a, b in ((3, 1), (2, 2), (1, 3)):
            r.append(max(map(best[0].__getitem__, _CLOSE[m][a])) + max(map(best[1].__getitem__, _CLOSE[k][b])))
        return max(r)
    if prompt:
        return max(map(best[0].__getitem__, _EXACT[m][state.white])) + max(
            map(best[1].__getitem__, _EXACT[k][state.black])
        )
    v = 0.0
    for at, b in zip(state.pawns, best):
        if max(b):
            v += sum(max(map(b.__getitem__, _EXACT[at][d])) for d in (1, 2, 3)) / 3
    return v


def gains(state, w, P):
    best = [[0.0] * 16, [0.0] * 16]
    tourists, face = state.tourists, state.face
    for t in POSITIONS:
        n = tourists[t]
        if n:
            wt = w[t]
            if wt >= 1.99:
                continue
            to = state.targets(t)
            g = n * (max([w[x] for x in to]) - wt)
            if g > 0:
                row = best[1 - _SIDE[face[t]]]
                for c in _CROSSINGS_AT[t]:
                    if g > row[c]:
                        row[c] = g
    if tourists[FOUNTAIN]:
        for p in PAWNS:
            g = max(w[t] for t in POSITIONS if _SIDE[face[t]] == p)
            if g > 0:
                for c in (5, 6, 9, 10):
                    best[p][c] += g
    return best


def promising(state: State, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the legal moves that deserve a look."""
    assert isinstance(state, Amsterdam)
    if state.prompt != "walk" or len(legal) <= P["walks"]:
        return legal
    best = gains(state, weights(state, state.seat, P), P)
    b0, b1 = best
    return nlargest(P["walks"], legal, key=lambda move: b0[move[0]] + b1[move[1]])
