"""Why something cannot be chosen while a card, an ability or a step of the turn asks for something."""

from collections.abc import Iterator

from looptable.content.text.texts import Text
from looptable.effects.program import WIDTH
from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_AGENT,
    ASK_APPLY,
    ASK_BONUS,
    ASK_CANCEL,
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DRAWER,
    ASK_LOAD,
    ASK_MARK,
    ASK_RICHEST,
    ASK_SLOT,
    ASK_STEP,
    ASK_THEIRS,
    ASK_ULTRA,
    ASK_WAY,
    R_AGENT,
    R_CLONE,
)
from looptable.games.the_loop.rules.decks import has_card_to_draw
from looptable.games.the_loop.rules.keys import PROMPT_OF
from looptable.games.the_loop.rules.kinds import ERAS
from looptable.games.the_loop.rules.space import is_adjacent
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.verbs.codes import PICK_AGENT_STEP, PICK_FIRST_CLONE
from looptable.games.the_loop.verbs.places import (
    AMONG_ADJACENT,
    AMONG_VORTEXES,
    NEED_ARTIFACT,
    NEED_AWAY,
    NEED_CLONE,
    NEED_DRAW,
    NEED_HAND,
    NEED_OTHER_CLONE,
    NEED_RIFT,
    eras_of,
)
from looptable.games.the_loop.view.reasons.actions import ActionReasons, reason

__all__ = ["PickReasons"]

NEEDS = {NEED_RIFT: "needs-rift", NEED_CLONE: "needs-clone", NEED_ARTIFACT: "needs-artifact"}
PLACES = (ASK_APPLY, ASK_ACQUIRE)


class PickReasons(ActionReasons):
    """Reasons while something is picked; for kinds that are not asked for, the question itself."""

    def __init__(self, state: LoopState) -> None:
        super().__init__(state)
        self._prompt = state.prompt
        self._asks = PROMPT_OF.get(state.prompt, "")
        code = [state.program.code[state.pc + at] for at in range(WIDTH)] if state.pc >= 0 else []
        self._kind, self._a, self._b, _ = code or [0, 0, 0, 0]
        self._actor = state.actor if state.pc >= 0 else state.active

    def piece(self, kind: str, name: str) -> Text:
        """By what is asked for: other kinds of things come later."""
        if kind == self._asks or (kind == "mission" and self._prompt == ASK_MARK):
            return super().piece(kind, name)
        return self._asked()

    def thing(self, kind: str, name: str) -> Text:
        """A hidden mission, when one of those revealed is asked for."""
        return reason("mission-hidden")

    def pile(self, kind: str, owner: str = "") -> Text:
        """Piles are never asked for."""
        return self._asked()

    def options(self) -> Iterator[tuple[str, Text]]:
        """In the middle of something there is no LOOP and no ability."""
        for key, _ in super().options():
            yield key, self._asked()

    def _asked(self) -> Text:
        """Says that the question comes first."""
        state = self._state
        sought = Text(f"sought.{self._names['prompt'].name(self._prompt)}")
        if state.pc < 0:
            return reason("asked", sought=sought)
        return reason("amid", what=self._what(), sought=sought)

    def _what(self) -> Text:
        """The card or ability that asks."""
        return Text(self._state.program.name(self._state.pc).partition("+")[0])

    # Eras.

    def era(self, era: int) -> Text:
        """Out of reach, or without what is needed there."""
        state, name = self._state, self._era(era)
        if self._prompt == ASK_CANCEL:
            return reason("cancel-nothing", era=name)
        if self._prompt == ASK_SLOT:
            return reason("slot-filled", era=name)
        if self._prompt == ASK_RICHEST:
            return reason("not-richest", era=name, n=state.energy[era])
        if self._prompt == ASK_WAY:
            clone = state.registers[R_CLONE]
            return reason("way-beside", era=name, eras=self._sides(state.clone_at[clone]))
        if self._prompt == ASK_STEP:
            return self._step(era)
        return self._no_place(era)

    def _step(self, era: int) -> Text:
        state = self._state
        is_other = self._kind == PICK_AGENT_STEP
        agent = state.registers[R_AGENT] if is_other else state.actor
        at, name = state.at[agent], self._agent(agent)
        if era == at:
            return reason("era-here", agent=name, era=self._era(era))
        return reason("step-beside", era=self._era(era), agent=name, eras=self._sides(at))

    def _no_place(self, era: int) -> Text:
        """An era that a card does not reach, or where it would find nothing."""
        state, name = self._state, self._era(era)
        here = state.at[state.actor]
        if self._a == AMONG_ADJACENT and not is_adjacent(era, here):
            return reason("pick-beside", what=self._what(), eras=self._sides(here))
        if self._a == AMONG_VORTEXES and not state.vortex[era]:
            return reason("pick-vortex", what=self._what(), era=name)
        return self._lacks(era, self._b)

    def _lacks(self, era: int, need: int) -> Text:
        """Says what an era does not have."""
        if need == NEED_OTHER_CLONE:
            is_here = era == self._state.at[self._state.actor]
            return reason("needs-elsewhere" if is_here else "needs-clone", era=self._era(era))
        return reason(NEEDS[need], era=self._era(era))

    # Agents.

    def agent(self, agent: int) -> Text:
        """Says why an agent is not meant, or would do nothing."""
        state, name = self._state, self._agent(agent)
        if self._prompt == ASK_DRAWER:
            return self._no_drawer(agent)
        if self._prompt != ASK_AGENT:
            return self._asked()
        if state.pc < 0:
            return reason("fewer-cards", agent=name)
        if self._a and agent == state.actor:
            return reason("needs-another", what=self._what(), agent=name)
        if self._b == NEED_HAND:
            return reason("needs-hand", agent=name)
        if self._b == NEED_DRAW:
            return reason("needs-draw", agent=name)
        if self._b == NEED_AWAY:
            return reason("needs-away", agent=name, era=self._era(state.at[agent]))
        return self._lacks(state.at[agent], self._b)

    def _no_drawer(self, agent: int) -> Text:
        state = self._state
        if not has_card_to_draw(state, agent):
            return reason("needs-draw", agent=self._agent(agent))
        if state.solo and agent != state.actor:
            return self._asked()
        return reason("has-drawn", agent=self._agent(agent))

    # Clones.

    def clone(self, clone: int) -> Text:
        """Not where the card looks for one."""
        state = self._state
        if self._prompt == ASK_LOAD:
            return reason("clone-elsewhere", eras=self._eras([state.at[state.actor]]))
        if self._kind == PICK_FIRST_CLONE:
            return reason("clone-swapped")
        eras = self._searched()
        return reason("clone-elsewhere", eras=self._eras(eras))

    # Cards.

    def card(self, card: int) -> Text:
        """Of another hand, or available elsewhere."""
        if self._prompt in (ASK_DISCARD, ASK_DESTROY):
            return reason("hand-only", agent=self._agent(self._actor))
        if self._prompt == ASK_THEIRS:
            return self._not_lent(card)
        if self._prompt in PLACES and self._available_in(card) >= 0:
            return self._unavailable()
        return self._asked()

    def _not_lent(self, card: int) -> Text:
        state, lender = self._state, self._state.registers[R_AGENT]
        if self._holder(card) != lender:
            return reason("hand-only", agent=self._agent(lender))
        if state.exhausted[lender].has(card):
            return reason("lent-exhausted", card=self._named(card))
        return self._spun(state.at[lender])

    def _unavailable(self) -> Text:
        state = self._state
        if state.pc < 0:
            return reason("acquire-here", era=self._era(self._here))
        eras = self._searched()
        return reason("artifact-elsewhere", what=self._what(), eras=self._eras(eras))

    def _searched(self) -> list[int]:
        """The eras that the instruction looks for pieces in."""
        mask = eras_of(self._state, self._b)
        return [era for era in range(ERAS) if mask >> era & 1]

    def _named(self, card: int) -> Text:
        return Text(f"card.{self._names['card'].name(card)}")

    # Missions.

    def mission(self, mission: int) -> Text:
        """Another one is asked about, or this turn's cube does not fit."""
        return self._asked() if self._prompt == ASK_BONUS else super().mission(mission)

    # Machina cards.

    def machina(self, card: int) -> Text:
        """Elsewhere, or done with."""
        state = self._state
        if self._prompt == ASK_ULTRA:
            return reason("ultra-waiting", era=self._era(state.foo))
        hit = next(era for era in range(ERAS) if state.machina_hits[era] > 0)
        return reason("damage-elsewhere", era=self._era(hit))
