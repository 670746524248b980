"""A game as an environment of PettingZoo, one decision after another (AEC).

`env("austria", seats=3, options=("draft", "day"))`. An observation has `observation`, what that seat sees as a row of
`numbers.py`, and `action_mask`, the numbers of the moves that are legal; it is empty for who does not decide. A move
that is not legal raises `IllegalMove`, with the reason.

Rewards come at the end: 1 to who has won, 0 to those who share the victory, -1 to all others; ties are broken as the
rules break them. `infos` then has everybody's final `score`.
"""

from collections.abc import Sequence
from importlib import import_module
from secrets import randbelow
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fivestars.games import SHELF
from fivestars.research.numbers import Numbers
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame, Event, State, told_to
from fivestars.web.words.speech import Seated, Speech, tongue

Observation: TypeAlias = dict[str, NDArray[Any]]
Environment: TypeAlias = AECEnv[str, Observation, int | None]

# Raised whenever a move's number or a column comes to mean something else: what was trained before is then of no use.
VERSION: Final = 1


def env(
    game: str, seats: int | None = None, options: Sequence[str] = (), render_mode: str | None = None
) -> Environment:
    """Return a game as an environment, which objects to numbers out of range and to steps out of order."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(HotelEnv(game, seats, options, render_mode)))


class HotelEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo tells no types
    """One of the games at one size of table, in one mode. `table` is its state, as the game's own rules know it."""

    def __init__(
        self, game: str, seats: int | None = None, options: Sequence[str] = (), render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode '{render_mode}'; there is: ansi")
        self.box: AnyGame = SHELF[game]
        self.seats = self.box.seats[0] if seats is None else seats
        if self.seats not in self.box.seats:
            raise ValueError(f"{game} has seats for {', '.join(map(str, self.box.seats))}, not for {self.seats}")
        self.choices = _choices(self.box, options, self.seats)
        self.numbers = Numbers(game, self.seats)
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = np.array(self.numbers.bounds, dtype=np.int32).T
        # One space for each agent, since each may be seeded by itself.
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (self.numbers.moves,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.numbers.moves) for agent in self.possible_agents}
        self._chance = Dice(randbelow(SEEDS))
        self._told: list[str] = []
        words = import_module(f"fivestars.games.{game}.words").WORDS
        self._speech = Speech(tongue("en"), words, [Seated(agent, seat) for agent, seat in self._seat.items()])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the numbers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        """Deal. With a seed it is the same deal in every process; without one the next of a row of deals."""
        if seed is not None:
            self._chance = Dice(seed % SEEDS)
        dice = Dice(self._chance.seed_for_another())
        self.table: State = self.box.deal(self.seats, self.choices, 0, dice, self.box.edition)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._told = []
        self._tell(self.table.dealt())
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which moves it may make."""
        seat = self._seat[agent]
        mask = np.zeros(self.numbers.moves, dtype=np.int8)
        if seat == self.table.seat:
            mask[self.numbers.numbers(seat, self.table.legal())] = 1
        row = self.numbers.row(self.table.seen_by(seat), seat)
        return {"observation": np.array(row, dtype=np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move with this number for the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "who decides has to make a move"
        happenings = self.table.play(self.numbers.move(self._seat[agent], int(action)))
        self._tell(told_to(None, happenings))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Ask whoever decides next, or end the game."""
        if self.table.seat is not None:
            self.agent_selection = self.possible_agents[self.table.seat]
            return
        standing = self.table.standing()
        for agent, seat in self._seat.items():
            won = seat in standing.winners
            self.rewards[agent] = float(won and len(standing.winners) == 1) - float(not won)
            self.infos[agent] = {"score": standing.scores[seat].total}
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    # --- what is shown

    def _tell(self, events: Sequence[Event]) -> None:
        if self.render_mode == "ansi":
            self._told += [str(self._speech.event(event).striptags()) for event in events]

    def render(self) -> str | None:
        """Return what everybody has been told since the last time, in sentences, and who decides what now."""
        if self.render_mode is None:
            return None
        told, self._told = self._told, []
        standing = self.table.standing()
        if self.table.seat is None:
            end = self._speech.decided(standing.decided_by, standing.winners)
        else:
            end = self._speech.prompt(self.table.prompt, self.table.seat)
        return "\n".join([*told, str(end.striptags())])


def _choices(box: AnyGame, values: Sequence[str], seats: int) -> dict[str, str]:
    """Return a value for each option: the one that is among these, or the usual one."""
    known = {value: option.name for option in box.options for value in option.at(seats)}
    if strange := [value for value in values if value not in known]:
        raise ValueError(f"{box.id} has no option '{strange[0]}'; it has: {', '.join(known) or 'none'}")
    chosen = {known[value]: value for value in values}
    if len(chosen) < len(values):
        raise ValueError(f"only one of each option can be chosen, not all of {', '.join(values)}")
    return {option.name: chosen.get(option.name, option.values[0]) for option in box.options}
