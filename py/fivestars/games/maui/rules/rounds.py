"""What goes on by itself after a move: what comes to light, the next seat, the end of a round and of the game."""

from typing import Final

from fivestars.games.maui.box import BOX, CRAB_SIDE
from fivestars.games.maui.rules.events import (
    BecameFirst,
    BecameFirstByLot,
    FilledBeach,
    FirstScored,
    GameEnded,
    Refilled,
    RoundBegan,
    Started,
    TurnedBeaches,
)
from fivestars.games.maui.rules.legal import SLOTS, can_lay
from fivestars.games.maui.rules.lookup import FACES, SHOWN
from fivestars.games.maui.rules.moves import NONE
from fivestars.games.maui.rules.opening import begin_part
from fivestars.games.maui.rules.player import CRAB, NOTHING, Player
from fivestars.games.maui.rules.prompts import SPARE, TURN
from fivestars.games.maui.rules.scoring import total
from fivestars.games.maui.rules.table import Table
from fivestars.table.game import Happening

COLUMNS: Final = BOX.columns


def pass_on(state: Table, seat: int, events: list[Happening]) -> None:
    """Show what the turn of this seat brings to light, and give the turn to the next."""
    players = state.players
    me = players[seat]
    column = len(me.beach) - 1
    if me.sand[column]:
        _count_crab(me, column)
    for line, towels in enumerate(state.market):
        if len(towels) < SLOTS:
            towels.append(state.bag.pop())
            state.revealed += 1
            events.append(_refilled(line, towels[-1]))
    if column == COLUMNS:
        events.append(FilledBeach(seat))
    following = (seat + 1) % len(players)
    state.seat = following
    if following == state.first:
        _end_round(state, events)
    if state.seat is not None:
        spare = not any(state.zones) and not can_lay(state, state.seat)
        state.prompt = SPARE if spare else TURN


def _count_crab(me: Player, column: int) -> None:
    """Let the crab under the towel just laid lie on it: its value is known from now on."""
    me.beach[column] = me.beach[column]._replace(crab=me.sand[column] - CRAB)
    me.sand[column] = NOTHING


def _refilled(line: int, towel: int) -> Refilled:
    return Refilled(line, towel, *SHOWN[FACES[0][towel]])


def _end_round(state: Table, events: list[Happening]) -> None:
    # Ruling 20: the round is finished, so nobody whose beach is full has another turn.
    if any(len(player.beach) > COLUMNS for player in state.players):
        if state.mode != "combined" or state.side == CRAB_SIDE:
            state.seat = None
            events.append(GameEnded(state.round))
            return
        _begin_second_part(state, events)
    state.round += 1
    events.append(RoundBegan(state.round))


def _begin_second_part(state: Table, events: list[Happening]) -> None:
    totals = [total(state, player) for player in state.players]
    # Ruling 25: this scoring only says who begins.
    events += [FirstScored(seat, points) for seat, points in enumerate(totals)]
    lowest = [seat for seat, points in enumerate(totals) if points == min(totals)]
    state.first = lowest[0] if len(lowest) == 1 else state.dice.choice(lowest)
    state.seat = state.first
    events.append(BecameFirst(state.first) if len(lowest) == 1 else BecameFirstByLot(state.first))
    # Ruling 22: towels go back to the bag, umbrellas and used towel tokens out of the game; all else stays.
    for player in state.players:
        player.out += [piece for piece in player.sand if piece]
        player.sand = [NOTHING] * len(player.sand)
        state.spent[0] += sum(1 for towel in player.beach if towel.blue != NONE)
        state.spent[1] += sum(1 for towel in player.beach if towel.orange != NONE)
    begin_part(state, CRAB_SIDE)
    state.revealed += 1
    events.append(TurnedBeaches())
    events += [_refilled(line, towel) for line, towels in enumerate(state.market) for towel in towels]
    for seat, player in enumerate(state.players):
        start = player.beach[0]
        events.append(Started(seat, start.towel, *SHOWN[start.face]))
