"""What goes on by itself after a move: what comes to light, the end of a turn and of the game, the next seat's roll."""

from collections.abc import Sequence

from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.box.city import NOWHERE
from fivestars.games.amsterdam.rules.events import GameEnded, GoalReached, Rolled
from fivestars.games.amsterdam.rules.legal import has_choice
from fivestars.games.amsterdam.rules.prompts import NOTHING, SAIL, TURN
from fivestars.games.amsterdam.rules.scoring import Won, by_goal, by_most, goal_reached
from fivestars.games.amsterdam.rules.table import Table
from fivestars.games.amsterdam.rules.turn import end_turn, sail_on, turn_up
from fivestars.table.game import Happening


def go_on(state: Table, events: list[Happening]) -> None:
    """Do what needs no decision until somebody has to decide again, or the game is over."""
    shown = state.turning != NOWHERE
    if shown:
        _bring_to_light(state, events)
    if goal_reached(state):  # ruling 16: looked at after each finished step
        _end_by_goal(state, events)
        return
    if state.prompt == TURN and _ends_by_itself(state, shown):
        end_turn(state, events)
    if state.prompt == NOTHING:
        _next_seat(state, events)


def owed(state: Table) -> Sequence[str]:
    """Return, after what a move says is done, the prompt of what the same seat decides next in this turn."""
    over = state.prompt == NOTHING or goal_reached(state)
    if over or (state.prompt == TURN and _ends_by_itself(state, shown=state.turning != NOWHERE)):
        return ()
    return (state.prompt,)


def _bring_to_light(state: Table, events: list[Happening]) -> None:
    """Turn up the tile whose other side nobody could know."""
    tile, state.turning = state.turning, NOWHERE
    turn_up(state, tile, events)
    state.revealed += 1
    if state.sides == "seen":  # ruling 20: a side once seen stays known; to those who play "memory" it does not
        state.known |= 1 << tile


# --- the end of a turn, and the next


def _ends_by_itself(state: Table, shown: bool) -> bool:
    """Tell whether nothing is left to choose in this turn, and nobody loses the way back when it ends.

    The next roll bars undo, so before it `Done` is asked for, unless what is just shown bars it already.
    """
    rolls = not state.tactical and state.supply
    return bool(shown or not rolls) and not has_choice(state)


def _next_seat(state: Table, events: list[Happening]) -> None:
    if not state.supply:
        _end_game(state, by_most(state), events)
        return
    state.seat = (state.active + 1) % len(state.scores)
    begin_turn(state, events)


def begin_turn(state: Table, events: list[Happening]) -> None:
    """Begin a turn: in the base game with a roll, by which the boat sails."""
    state.spent = 0
    if state.tactical:
        state.prompt = SAIL
        return
    state.white, state.black = state.dice.choice(BOX.faces), state.dice.choice(BOX.faces)
    state.revealed += 1
    events.append(Rolled(state.active, state.white, state.black))
    sail_on(state, state.white + state.black, events)
    if goal_reached(state):
        _end_by_goal(state, events)


# --- the end of the game


def _end_by_goal(state: Table, events: list[Happening]) -> None:
    for seat, tourists in enumerate(state.scores):
        if tourists >= state.goal:
            events.append(GoalReached(seat, tourists))
    _end_game(state, by_goal(state), events)


def _end_game(state: Table, won: Won, events: list[Happening]) -> None:
    state.winners, state.decided_by = won
    state.seat = None
    state.prompt = NOTHING
    events.append(GameEnded())
