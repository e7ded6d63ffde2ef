"""Insight into The LOOP for hints: the figures that count, and how a turn is played on.

An action is played on by the rest of the turn's plan, the end of the turn and Foo's next visit; a new card until its
owner has played with it. So the figures of all options are read at one and the same moment.
"""

from typing import cast

from looptable.core.ids import Action, Seat
from looptable.engine.advice.insight import Figures, Policy
from looptable.engine.contract.state import State
from looptable.games.the_loop.bot import planner
from looptable.games.the_loop.bot.card_worth import taker_of
from looptable.games.the_loop.bot.evaluation import READY_TO_COMPLETE, judge, judge_ready
from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ASK_ACQUIRE,
    ASK_ACTION,
    ASK_REWARD,
    OVER_PHASE,
    WON,
)
from looptable.games.the_loop.rules.kinds import END, ERAS
from looptable.games.the_loop.rules.missions import cubes_on
from looptable.games.the_loop.rules.space import count_vortexes
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["DEPTH", "INSIGHT", "TAKEN", "LoopInsight"]

BRINK = 3  # rifts in an era where one more opens a vortex
NARROW = 1  # the beam for turns that are only played on
SHORT = 8  # actions of such a turn
TAKEN = (ASK_ACQUIRE, ASK_REWARD)
DEPTH = 14  # actions that a plan may have


class LoopInsight:
    """The figures of the team, and the bot's own way to play on."""

    harmful = frozenset({"lost", "vortexes", "left", "brinks", "rifts", "clones"})

    def figures(self, state: State, seat: Seat) -> Figures:
        """The table in numbers, the most important first."""
        t = cast("LoopState", state)
        is_over = t.phase == OVER_PHASE
        found = {
            "won": int(is_over and t.ending == WON),
            "lost": int(is_over and t.ending != WON),
            "missions": t.completed.height,
            "vortexes": count_vortexes(t),
            "ready": sum(judge_ready(t, era) >= READY_TO_COMPLETE for era in range(ERAS)),
        }
        if t.mode_rules.part:
            found["left"] = t.mode_rules.left(t)
        for mission in range(len(t.progress)):
            name = t.names.name("mission", mission)
            done = t.completed.has(mission)
            need = t.numbers.mission_need[mission]
            found[f"progress:mission.{name}"] = need if done else min(cubes_on(t, mission), need)
        return found | {
            "brinks": sum(t.rifts[era] >= BRINK for era in range(ERAS)),
            "rifts": sum(t.rifts),
            "clones": sum(t.crowd),
            "energy": sum(t.energy) + sum(t.perpetual),
            "cards": sum(pile.height for pile in t.ready),
        }

    def worth(self, state: State, seat: Seat) -> int:
        """The judgement of the table."""
        return judge(cast("LoopState", state))

    def policy(self, state: State, seat: Seat, effort: int) -> Policy:
        """The rest of the turn, and what follows up to the horizon."""
        return _Playing(cast("LoopState", state), effort).following


INSIGHT = LoopInsight()


class _Playing:
    """A policy that remembers its plan."""

    def __init__(self, asked: LoopState, effort: int) -> None:
        self._turn = asked.turn
        self._acts = asked.phase == ACTIONS_PHASE
        self._taker = taker_of(asked) if asked.prompt in TAKEN else -1
        self._effort = effort
        self._steps: list[planner.Plan] = []
        self._planned = -1  # the turn that has been planned

    def following(self, state: State) -> tuple[Seat, Action] | None:
        """The next choice."""
        t = cast("LoopState", state)
        seat = t.mover()
        if self._is_there(t):
            return None
        return seat, self._action(t) if t.phase == ACTIONS_PHASE else t.choice(seat, 0)

    def _is_there(self, t: LoopState) -> bool:
        """Whether the horizon is reached: the next actions, or the end of those with the new card."""
        if t.phase != ACTIONS_PHASE or t.prompt != ASK_ACTION:
            return False
        if self._taker < 0:
            return t.turn != self._turn or not self._acts
        is_planned = self._planned == t.turn and not self._steps
        return t.turn != self._turn and t.active == self._taker and is_planned

    def _action(self, t: LoopState) -> Action:
        if self._planned != t.turn or (self._steps and not planner.fits(self._steps[0], t)):
            self._steps = planner.steps_to(self._plan(t))
            self._planned = t.turn
        if self._steps:
            return self._steps.pop(0).option
        return END if t.prompt == ASK_ACTION else t.choice(t.mover(), 0)

    def _plan(self, t: LoopState) -> planner.Plan:
        if t.turn == self._turn and self._taker < 0:
            return planner.plan_turn(t, 1 << self._effort, DEPTH + self._effort - 1)
        return planner.plan_turn(t, NARROW, SHORT)
