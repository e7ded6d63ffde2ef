"""A team that knows a mission by heart: it plays all seats along a route, and leaves the dice to chance.

Tests of missions are routes: what to do in which place, in the author's own names. The team decides as a
sensible one would: several help with a test, one is enough for an offer.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.contract.game import Game
from looptable.games.time_stories.mission.effects import card_name
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import is_locked
from looptable.games.time_stories.rules.declaring import required, undeclared
from looptable.games.time_stories.rules.keys import free_name
from looptable.games.time_stories.rules.layout import SYMBOLS
from looptable.games.time_stories.rules.possessions import free_deeds
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_of, living, members

__all__ = ["Guide", "Names", "Route", "Task"]

WORST_FIRST = (codes.SKULL, codes.BLANK, codes.HIT, codes.DOUBLE)
WASTED = (codes.SKULL, codes.BLANK)
MOST = 2000
"""A match that takes more choices than this goes round in circles."""


class Names:
    """The author's names of a mission, and what they are called at the table."""

    def __init__(self, folder: Path) -> None:
        mission, elements = _table(folder / "mission.toml"), _table(folder / "elements.toml")
        self.places: list[str] = mission["places"]
        self.tokens = dict(zip((one["id"] for one in mission["tokens"]), SYMBOLS, strict=False))
        self.elements = {
            one["id"]: f"element-{number}" for number, one in enumerate(elements["element"], 1)
        }
        self.cards: dict[str, str] = {}
        self.offers: dict[str, str] = {}
        for place in self.places:
            for number, card in enumerate(_table(folder / f"places/{place}.toml")["card"]):
                self.cards[card["id"]] = card_name(place, number)
                for index, offer in enumerate(card.get("offer", ()), 1):
                    self.offers[f"{card['id']} {offer['id']}"] = (
                        f"{card_name(place, number)}-{index}"
                    )


def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do on a card until a goal is reached: take an offer, or else roll."""

    card: str
    goal: str
    """`token lens`, `element rope`, `plan cave`, `permit fire`, `visit cave` or `end match`."""
    offer: str = ""


Route = Sequence[tuple[str, Sequence[Task]]]
"""The tasks of each place; places are visited in this order while they have tasks left."""


@dataclass
class Guide:
    """Answers every question of a match."""

    game: Game
    names: Names
    route: Route
    bodies: Sequence[str] = ()
    """The receptacles, for the agents in the order in which they choose."""
    line: list[tuple[int, str]] = field(default_factory=list)
    """The choices made and their seats, to be played again elsewhere."""

    def play(self, state: StoryState) -> StoryState:
        """Plays until the match is over; the team gives up after a failure."""
        while not state.is_over():
            self.step(state)
            assert len(self.line) < MOST, self.line[-10:]
        return state

    def step(self, state: StoryState) -> None:
        """One choice of one seat."""
        seat = state.pending()[0]
        keys = {self.game.describe(state, seat, one).key: one for one in state.legal(seat)}
        key = self.answer(state, seat, list(keys))
        self.line.append((seat, key))
        state.apply(seat, keys[key])

    def answer(self, state: StoryState, seat: int, keys: list[str]) -> str:
        """One of these options."""
        if state.pc >= 0:
            return self._inside(state, keys)
        match state.prompt:
            case codes.ASK_RECEPTACLE:
                return next((body for body in self.bodies if body in keys), keys[0])
            case codes.ASK_ENTRY:
                return self._enter(state, members(undeclared(state, seat))[0], keys)
            case codes.ASK_ACTION if members(undeclared(state, seat)):
                return self._act(state, members(undeclared(state, seat))[0], keys)
            case codes.ASK_FREE:
                return self._wish(state, state.freely) or "done"
            case codes.ASK_PLACE:
                return next((place for place, tasks in self.route
                             if place in keys and self._left(state, tasks)), keys[0])  # fmt: skip
            case codes.ASK_AGAIN:
                return "stop"
        return "rest" if "rest" in keys else keys[0]

    # Goals.

    def reached(self, state: StoryState, goal: str) -> bool:
        """Whether there is nothing left to do for a goal."""
        kind, name = goal.split()
        match kind:
            case "token":
                return bool(state.tokens[list(self.names.tokens).index(name)])
            case "element":
                return bool(state.holder[list(self.names.elements).index(name)] >= 0)
            case "plan":
                return bool(state.plan[self.names.places.index(name)])
            case "visit":
                return bool(state.visited[self.names.places.index(name)])
            case "permit":
                return bool(state.permitted[self._number(name)])
        assert kind == "end"
        return state.is_over()

    def _number(self, card: str) -> int:
        return list(self.names.cards).index(card)

    def _left(self, state: StoryState, tasks: Sequence[Task]) -> list[Task]:
        return [task for task in tasks if not self.reached(state, task.goal)]

    def _tasks(self, state: StoryState) -> list[Task]:
        """The tasks left here."""
        here = self.names.places[state.here]
        return self._left(
            state, [task for place, tasks in self.route if place == here for task in tasks]
        )

    # Declaring.

    def _enter(self, state: StoryState, agent: int, keys: list[str]) -> str:
        """The next space of an agent: a place that must be entered takes the last ones, tasks the others."""
        if "first" in keys and self._wish(state, agent):
            return "first"
        declared = [state.names.name("action", one) for one in state.intent if one >= 0]
        called = [state.names.name("card", space) for space in required(state)]
        unserved = [name for name in called if name in keys and name not in declared]
        undecided = [one for one in members(living(state)) if state.intent[one] < 0]
        if len(unserved) >= len(undecided):
            return unserved[0]
        return self._towards(state, agent, keys) or keys[0]

    def _act(self, state: StoryState, agent: int, keys: list[str]) -> str:
        if self._wish(state, agent):
            return "first"
        tasks = self._tasks(state)
        rolls = [key for key in keys if key.startswith("roll")]
        is_here = any(self._number(task.card) == card_of(state, agent) for task in tasks)
        if rolls and (is_here or is_locked(state, agent)):
            return rolls[0]
        if not tasks and "leave" in keys:
            return "leave"
        return self._towards(state, agent, keys) or (rolls or ["nothing"])[0]

    def _towards(self, state: StoryState, agent: int, keys: list[str]) -> str:
        """The card where an agent is of most use: an offer that nobody goes to, or most dice."""
        best, found = 0, ""
        for task in self._tasks(state):
            card = self._number(task.card)
            if self.names.cards[task.card] not in keys:
                continue
            goers = [
                one
                for one in members(living(state))
                if card in (state.intent[one], state.space[one])
            ]
            use = self._dice(state, agent, card)
            if task.offer:
                use = 0 if goers else 9
            if use > best:
                best, found = use, self.names.cards[task.card]
        return found

    def _dice(self, state: StoryState, agent: int, card: int) -> int:
        dice = state.story.receptacles[state.receptacle[agent]].dice
        tests = [state.story.tests[trial] for trial in state.story.cards[card].tests]
        return max((dice[test.characteristic] for test in tests), default=0)

    # Free deeds, and answers in the middle of an effect.

    def _wish(self, state: StoryState, agent: int) -> str:
        """A free action the agent wants: an offer of the route, or an item that helps now."""
        wanted = {f"offer {self.names.offers[f'{task.card} {task.offer}']}"
                  for task in self._tasks(state) if task.offer}  # fmt: skip
        if not self.reached(state, "token tide-known"):
            wanted.add(f"use {self.names.elements['tide-table']}.1")
        if any(state.life[one] == 1 for one in members(living(state))):
            wanted.add("use receptacle-maren.1")
        asked, state.freely = state.freely, agent
        keys = [free_name(state, number + 1) for number in range(len(free_deeds(state, agent)))]
        state.freely = asked
        return next((key for key in keys if key in wanted), "")

    def _inside(self, state: StoryState, keys: list[str]) -> str:
        dice = state.dice.as_list()
        if state.prompt == ASK_CHOOSE:  # life or time
            return keys[0] if state.life[state.actor] > 1 else keys[-1]
        if state.prompt == ASK_MAY:
            is_idle = bool(dice) and not any(face in WASTED for face in dice)
            return next(key for key in keys if key.endswith("no" if is_idle else "yes"))
        if state.prompt == codes.ASK_DIE:
            return keys[min(range(len(dice)), key=lambda die: WORST_FIRST.index(dice[die]))]
        alive = members(living(state))
        return keys[alive.index(min(alive, key=lambda one: state.life[one]))]
