"""A player who knows a mission by heart: it plays all seats along a route, and leaves the dice to chance.

Tests of missions are routes: what to do in which place, in the author's own names. Whoever plays one
decides as a sensible team would: several help with a test, one is enough for an offer.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.game import Game
from looptable.games.time_stories import codes
from looptable.games.time_stories.state import StoryState
from looptable.games.time_stories.story.effects import card_name

__all__ = ["Guide", "Names", "Task"]


class Names:
    """The author's names of a mission, and what they are called at the table."""

    def __init__(self, folder: Path) -> None:
        mission = _table(folder / "mission.toml")
        self.tokens = [one["id"] for one in mission["tokens"]]
        self.elements = [one["id"] for one in _table(folder / "elements.toml")["element"]]
        self.places: list[str] = mission["places"]
        self.cards: dict[str, str] = {}
        self.offers: dict[str, str] = {}
        for place in self.places:
            for number, card in enumerate(_table(folder / f"places/{place}.toml")["card"]):
                name = card_name(place, number)
                self.cards[card["id"]] = name
                for index, offer in enumerate(card.get("offer", ()), 1):
                    self.offers[f"{card['id']} {offer['id']}"] = f"{name}-{index}"

    def card(self, state: StoryState, id: str) -> int:
        """The number of a card."""
        return state.names.names["card"].index(self.cards[id])


def _table(path: Path) -> Mapping[str, list[dict[str, str]] | object]:
    return tomllib.loads(path.read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do on a card until a goal is reached: take an offer, else roll, else be there."""

    card: str
    goal: str
    """`token lens`, `element rope`, `plan cave`, `permit fire`, `face song`, `visit cave` or `end match`."""
    offer: str = ""


@dataclass
class Guide:
    """Answers every question of a match; `route` says what to do in each place, in order."""

    game: Game
    names: Names
    route: Sequence[tuple[str, Sequence[Task]]]
    bodies: Sequence[str] = ()
    quits: bool = False
    """Whether the team gives up after a failure."""
    line: list[tuple[int, str]] = field(default_factory=list)
    """What was chosen by whom, to be played again elsewhere."""

    def play(self, state: StoryState, most: int = 2000) -> StoryState:
        """Plays to the end of the match."""
        while not state.is_over() and len(self.line) < most:
            self.step(state)
        return state

    def step(self, state: StoryState) -> None:
        """One choice of one seat."""
        seat = state.pending()[0]
        keys = {self.game.describe(state, seat, one).key: one for one in state.legal(seat)}
        key = self._answer(state, seat, list(keys))
        self.line.append((seat, key))
        state.apply(seat, keys[key])

    def _answer(self, state: StoryState, seat: int, keys: list[str]) -> str:
        prompt = state.prompt
        if state.pc >= 0:
            return self._inside(state, keys)
        if prompt == codes.ASK_RECEPTACLE:
            return next((body for body in self.bodies if body in keys), keys[0])
        if prompt in (codes.ASK_ENTRY, codes.ASK_ACTION):
            return self._declare(state, seat, keys)
        if prompt == codes.ASK_FREE:
            return self._free(state, keys)
        if prompt == codes.ASK_PLACE:
            return self._next_place(state, keys)
        if prompt == codes.ASK_AGAIN:
            return "stop" if self.quits else "again"
        return "rest" if "rest" in keys else keys[0]

    # Goals.

    def reached(self, state: StoryState, goal: str) -> bool:
        """Whether there is nothing left to do for a goal."""
        kind, name = goal.split()
        if kind == "token":
            return bool(state.tokens[self.names.tokens.index(name)])
        if kind == "element":
            return bool(state.holder[self.names.elements.index(name)] >= 0)
        if kind == "plan":
            return bool(state.plan[self.names.places.index(name)])
        if kind == "visit":
            return bool(state.visited[self.names.places.index(name)])
        if kind == "end":
            return state.is_over()
        card = self.names.card(state, name)
        if kind == "permit":
            return bool(state.permitted[card])
        assert kind == "face"
        return card in (leaf for seat in range(state.seats()) for leaf in state.notebook[seat].as_list())

    def tasks(self, state: StoryState) -> list[Task]:
        """What is left to do here."""
        here = self.names.places[state.here]
        wanted = [task for place, tasks in self.route if place == here for task in tasks]
        return [task for task in wanted if not self.reached(state, task.goal)]

    def _next_place(self, state: StoryState, keys: list[str]) -> str:
        for place, tasks in self.route:
            if place in keys and not all(self.reached(state, task.goal) for task in tasks):
                return place
        return keys[0]

    # Declaring.

    def _declare(self, state: StoryState, seat: int, keys: list[str]) -> str:
        waiting = state.undeclared(seat)
        if not waiting:
            return keys[-1]
        agent, tasks = waiting[0], self.tasks(state)
        if state.prompt == codes.ASK_ENTRY:
            return self._enter(state, agent, tasks, keys)
        rolls = [key for key in keys if key.startswith("roll")]
        if self._offer(state, agent, tasks):
            return "first"
        here = [task for task in tasks if self._card(state, task) == state.card_of(agent)]
        if rolls and (here or state.is_locked(agent) or not tasks):
            return rolls[0]
        if not tasks and "leave" in keys:
            return "leave"
        return self._towards(state, agent, tasks, keys) or (rolls or ["nothing"])[0]

    def _enter(self, state: StoryState, agent: int, tasks: list[Task], keys: list[str]) -> str:
        """Where somebody must go, somebody goes; else to what there is to do."""
        if self._offer(state, agent, tasks) and "first" in keys:
            return "first"
        required = [state.name("card", space) for space in state.required()]
        taken = [state.name("action", one) for one in state.intent if one >= 0]
        unserved = [name for name in required if name in keys and name not in taken]
        left = [other for other in state.living() if state.intent[other] < 0]
        if unserved and len(left) <= len(unserved):
            return unserved[0]
        return self._towards(state, agent, tasks, keys) or keys[0]

    def _card(self, state: StoryState, task: Task) -> int:
        return self.names.card(state, task.card)

    def _towards(self, state: StoryState, agent: int, tasks: list[Task], keys: list[str]) -> str:
        """The card where this agent is of most use, or none."""
        best, found = 0, ""
        for task in tasks:
            card = self._card(state, task)
            name = state.name("card", card)
            if name not in keys:
                continue
            use = self._use(state, agent, card)
            if not use and any(self._goes(state, other, card) for other in state.living()):
                continue  # one is enough
            if use + 1 > best and not (not use and found):
                best, found = (9 if not use else use + 1), name
        return found

    def _goes(self, state: StoryState, agent: int, card: int) -> bool:
        return card in (state.intent[agent], state.space[agent])

    def _use(self, state: StoryState, agent: int, card: int) -> int:
        """How many dice an agent has for a card; 0 where there is nothing to roll."""
        tests = state.card(card).tests
        dice = state.body(agent).dice
        return sum(dice[state.story.tests[trial].characteristic] for trial in tests[:1])

    # Offers, powers, effects.

    def _offer(self, state: StoryState, agent: int, tasks: list[Task]) -> str:
        """The key of an offer to take now, or of a power that leads to a goal."""
        deeds = state.free_deeds(agent)
        for number, deed in enumerate(deeds, 1):
            freely, state.freely = state.freely, agent
            name = state.free_name(number)
            state.freely = freely
            if deed.kind == "offer" and any(
                task.offer and name == f"offer {self.names.offers[f'{task.card} {task.offer}']}"
                for task in tasks
            ):
                return name
            if deed.kind == "use" and self._is_timely(state, name):
                return name
        return ""

    def _is_timely(self, state: StoryState, name: str) -> bool:
        element = self.names.elements.index("tide-table") + 1 if "tide-table" in self.names.elements else 0
        if name == f"use element-{element}.1":
            return not self.reached(state, "token tide-known")
        return name == "use receptacle-maren.1" and any(state.life[one] == 1 for one in state.living())

    def _free(self, state: StoryState, keys: list[str]) -> str:
        name = self._offer(state, state.freely, self.tasks(state))
        return name if name in keys else "done"

    def _inside(self, state: StoryState, keys: list[str]) -> str:
        """In the middle of an effect."""
        life = state.life[state.actor]
        if state.prompt == ASK_CHOOSE:  # life or time, everywhere in this mission
            return keys[0] if life > 1 else keys[1]
        if state.prompt == ASK_MAY:
            spare = state.dice.as_list()
            wasted = [face for face in spare if face in (codes.BLANK, codes.SKULL)]
            return keys[-1] if (spare and not wasted) else next(key for key in keys if key.endswith("yes"))
        if state.prompt == codes.ASK_DIE:
            dice = state.dice.as_list()
            order = sorted(range(len(dice)), key=lambda n: (codes.SKULL, codes.BLANK, codes.HIT, codes.DOUBLE).index(dice[n]))
            return keys[order[0]]
        weakest = min(state.living(), key=lambda agent: state.life[agent])
        return keys[state.living().index(weakest)]
