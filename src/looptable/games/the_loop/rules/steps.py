"""What the instructions of cards do. Compiled. Picks ask; everything else acts."""

from mypy_extensions import i64

from looptable.effects.program import ANSWER, bit
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.turn import Turn

__all__ = ["Steps"]


class Steps(Turn):
    """The verbs of the cards."""

    __slots__ = ()

    def step(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Executes one instruction, then pays Robofinisher what is due."""
        if kind <= c.LEVEL_RIFTS:
            self.step_cubes(kind, a, b)
        elif kind <= c.KEEP_SOURCE:
            self.step_place(kind, a, b, target)
        elif kind <= c.SWAP_CLONES:
            self.step_clone(kind, a, b, target)
        elif kind <= c.BRING_AGENT:
            self.step_agent(kind, a, b, target)
        elif kind <= c.DROP_LOAD:
            self.step_load(kind, a)
        elif kind <= c.DRAWER_DRAWS:
            self.step_draw(kind, a, target)
        elif kind <= c.LEND:
            self.step_card(kind, a, b, target)
        elif kind <= c.TEST_FOO:
            self.registers[ANSWER] = 1 if self.holds(kind) else 0
        else:
            self.step_mode(kind, a, b, target)
        if self.triggers and self.picker < 0:
            self.pull_trigger()

    # Places.

    def here(self) -> i64:
        """Your era."""
        return self.at[self.actor]

    def era_of(self, place: i64) -> i64:
        """The era that a place stands for, or nowhere."""
        if place == c.HERE:
            return self.at[self.actor]
        if place == c.THERE:
            return self.registers[c.R_THERE]
        if place == c.FOO:
            return self.foo
        if place == c.ORIGIN:
            return self.registers[c.R_ORIGIN]
        return self.registers[c.R_SOURCE]

    def is_in(self, era: i64, place: i64) -> bool:
        """Whether an era belongs to a place, which may stand for several."""
        if place == c.EACH_OF + c.AMONG_ALL:
            return True
        if place == c.EACH_OF + c.AMONG_ADJACENT:
            return self.is_adjacent(era, self.here())
        if place == c.EACH_OF + c.AMONG_VORTEXES:
            return self.vortex[era] == 1
        return era == self.era_of(place)

    # Energy and rifts.

    def step_cubes(self, kind: i64, a: i64, b: i64) -> None:
        """Adds energy or removes rifts in every era of a place."""
        if b < c.EACH_OF:
            if self.era_of(b) != c.NOWHERE:
                self.change_cubes(kind, a, self.era_of(b))
            return
        era: i64 = 0
        while era < c.ERAS:
            if self.is_in(era, b):
                self.change_cubes(kind, a, era)
            era += 1

    def change_cubes(self, kind: i64, a: i64, era: i64) -> None:
        """Adds energy or removes rifts in one era."""
        if kind == c.ADD_ENERGY:
            self.add_energy(era, a)
        elif kind == c.REMOVE_RIFT:
            self.remove_rifts(era, a)
        elif kind == c.FILL_ENERGY:
            self.add_energy(era, self.count_of(a, era) - self.energy_in(era))
        else:
            self.remove_rifts(era, self.rifts[era] - self.count_of(a, era))

    def count_of(self, kind: i64, era: i64) -> i64:
        """How many pieces of a kind an era has."""
        if kind == c.COUNT_RIFTS:
            return self.rifts[era]
        if kind == c.COUNT_CLONES:
            return self.crowd[era]
        if kind == c.COUNT_AGENTS:
            return self.agents_at(era)
        return self.energy_in(era)

    # Picking eras and agents.

    def step_place(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Finds `there`."""
        if kind == c.PICK_ERA:
            self.pick_era(a, b)
        elif kind == c.PICK_AGENT:
            self.pick_agent(a, b, target)
        elif kind == c.THERE_OF_AGENT:
            self.registers[c.R_THERE] = self.at[self.registers[ANSWER]]
        elif kind == c.FORGET_THERE:
            self.registers[c.R_THERE] = c.NOWHERE
        elif kind == c.FORGET_ORIGIN:
            self.registers[c.R_ORIGIN] = c.NOWHERE
        else:
            self.registers[c.R_SOURCE] = self.era_of(b)

    def pick_era(self, among: i64, need: i64) -> None:
        """Asks for an era; where none will do, `there` is nowhere."""
        era: i64 = 0
        while era < c.ERAS:
            if self.is_in(era, c.EACH_OF + among) and self.has_need(era, need):
                self.options.push(era)
            era += 1
        if not self.options:
            self.registers[ANSWER] = c.NOWHERE
        else:
            self.ask(self.seat_of(self.actor), c.ASK_ERA)

    def has_need(self, era: i64, need: i64) -> bool:
        """Whether an era has what a clause needs there."""
        if need == c.NEED_RIFT:
            return self.rifts[era] > 0
        if need == c.NEED_CLONE:
            return self.crowd[era] > 0
        if need == c.NEED_OTHER_CLONE:
            return self.crowd[era] > 0 and era != self.here()
        if need == c.NEED_ARTIFACT:
            return self.available[era].height > 0
        return True

    def pick_agent(self, other: i64, need: i64, target: i64) -> None:
        """Asks for an agent."""
        agent: i64 = 0
        while agent < len(self.at):
            if self.is_able(agent, need) and not (other and agent == self.actor):
                self.options.push(agent)
            agent += 1
        if not self.options:
            self.registers[c.R_THERE] = c.NOWHERE
            self.pc = target
        else:
            self.ask(self.seat_of(self.actor), c.ASK_AGENT)

    def is_able(self, agent: i64, need: i64) -> bool:
        """Whether a clause would do something with an agent, or in its era."""
        if need == c.NEED_HAND:
            return self.can_lend(agent)
        if need == c.NEED_DRAW:
            return self.has_card_to_draw(agent)
        if need == c.NEED_AWAY:
            return self.at[agent] != self.here()
        return self.has_need(self.at[agent], need)

    # Clones.

    def step_clone(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Moves or destroys clones."""
        clone = self.registers[c.R_CLONE]
        if kind == c.PICK_CLONE and a == 2:
            self.pick_first(clone, self.registers[c.R_SOURCE])
        elif kind == c.PICK_CLONE:
            self.pick_clone(a, b, target)
        elif kind == c.PICK_WAY:
            era = self.clone_at[clone]
            self.options.push(self.previous_era(era))
            self.options.push(self.next_era(era))
            self.ask(self.seat_of(self.actor), c.ASK_WAY)
        elif kind == c.MOVE_CLONE:
            self.registers[c.R_THERE] = self.registers[ANSWER]
            self.move_clone(clone, self.registers[ANSWER])
        elif kind == c.BRING_CLONE:
            self.move_clone(clone, self.here())
        elif kind == c.DESTROY_CLONE:
            self.destroy_clone(clone)
        else:
            self.swap_clones(clone, self.registers[c.R_SOURCE], self.registers[ANSWER])

    def pick_first(self, clone: i64, other: i64) -> None:
        """Asks which of two clones that change places is destroyed first, if both are."""
        paradox = self.book.paradox
        if paradox[clone] == self.clone_at[other] and paradox[other] == self.clone_at[clone]:
            self.options.push(clone)
            self.options.push(other)
            self.ask(self.seat_of(self.actor), c.ASK_CLONE)
        else:
            self.registers[ANSWER] = other

    def swap_clones(self, clone: i64, other: i64, first: i64) -> None:
        """Two clones change places; one of them arrives, and may die, first."""
        era = self.clone_at[clone]
        elsewhere = self.clone_at[other]
        if first == clone:
            self.move_clone(clone, elsewhere)
        self.move_clone(other, era)
        if first != clone:
            self.move_clone(clone, elsewhere)

    def pick_clone(self, apart: i64, place: i64, target: i64) -> None:
        """Asks for a clone of a place; `apart` leaves the one picked before out."""
        clone: i64 = 0
        for era in self.clone_at:
            if era >= 0 and self.is_in(era, place):
                if not (apart and era == self.clone_at[self.registers[c.R_CLONE]]):
                    self.options.push(clone)
            clone += 1
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(self.actor), c.ASK_CLONE)

    # Agents.

    def step_agent(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Moves agents."""
        answer = self.registers[ANSWER]
        if kind == c.PICK_STEP:
            self.pick_step(self.actor, a)
        elif kind == c.STEP_AGENT:
            if answer == c.NOTHING:
                self.pc = b
            else:
                self.leave_era(self.actor)
                self.step_to(answer)
        elif kind == c.PICK_AGENT_STEP:
            self.pick_step(self.registers[c.R_AGENT], a)
        elif kind == c.STEP_OTHER:
            if answer == c.NOTHING:
                self.pc = b
            else:
                self.leave_era(self.registers[c.R_AGENT])
                self.move_agent(self.registers[c.R_AGENT], answer)
        elif kind == c.GO:
            if self.era_of(b) != c.NOWHERE:
                self.move_agent(self.actor, self.era_of(b))
        elif kind == c.BRING_AGENT:
            self.move_agent(answer, self.here())
        else:
            era = self.here()
            self.move_agent(self.actor, self.at[answer])
            self.move_agent(answer, era)

    def pick_step(self, agent: i64, which: i64) -> None:
        """Asks for an adjacent era; in a longer move one may stop or turn, unless moves are exact."""
        era = self.at[agent]
        left: i64 = c.NOWHERE  # the era that an exact move does not turn back to
        if self.exact_moves and which == c.LATER_STEP:
            left = self.registers[c.R_SOURCE]
        if self.previous_era(era) != left:
            self.options.push(self.previous_era(era))
        if self.next_era(era) != left:
            self.options.push(self.next_era(era))
        if which != c.ONLY_STEP and not self.exact_moves:
            self.options.push(c.NOTHING)
        self.ask(self.seat_of(self.actor), c.ASK_STEP)

    def leave_era(self, agent: i64) -> None:
        """Notes where a step of an exact move starts: it ends exactly so many eras away."""
        if self.exact_moves:
            self.registers[c.R_SOURCE] = self.at[agent]

    def step_to(self, era: i64) -> None:
        """The actor goes one era, and what it carries with it."""
        self.move_agent(self.actor, era)
        carried = self.registers[c.R_CARRIED]
        if carried > 0:
            self.move_clone(carried - 1, era)
            if self.clone_at[carried - 1] != era:
                self.registers[c.R_CARRIED] = -1  # it died on the way

    def step_load(self, kind: i64, a: i64) -> None:
        """Picks a clone up, or puts it down."""
        if kind == c.PICK_LOAD:
            self.pick_load(a)
        elif kind == c.LOAD:
            if self.registers[c.R_CARRIED] == 0:
                self.registers[c.R_CARRIED] = self.registers[ANSWER] + 1
        elif kind == c.PICK_UNLOAD:
            if self.registers[c.R_CARRIED] > 0:
                self.options.push(0)
                self.options.push(1)
                self.ask(self.seat_of(self.actor), c.ASK_UNLOAD)
            else:
                self.registers[ANSWER] = 0
        elif kind == c.UNLOAD:
            if self.registers[ANSWER] == 1:
                self.registers[c.R_CARRIED] = -1
        else:
            self.registers[c.R_CARRIED] = 0

    def pick_load(self, only_vortex: i64) -> None:
        """Asks which clone of this era is carried, if none is and none was."""
        self.registers[ANSWER] = c.NOTHING
        if self.registers[c.R_CARRIED] != 0 or (only_vortex and not self.vortex[self.here()]):
            return
        clone: i64 = 0
        while clone < len(self.clone_at):
            if self.clone_at[clone] == self.here():
                self.options.push(clone)
            clone += 1
        if self.options:
            self.options.push(c.NOTHING)
            self.ask(self.seat_of(self.actor), c.ASK_LOAD)

    # Cards.

    def step_draw(self, kind: i64, a: i64, target: i64) -> None:
        """Draws cards."""
        if kind == c.DRAW:
            self.draw_for(self.actor, a)
        elif kind == c.AGENT_DRAWS:
            self.draw_for(self.actor if self.solo else self.registers[c.R_AGENT], a)
        elif kind == c.ALL_DRAW:
            # In solo play there is one player, whose card joins the hand of the agent who acts.
            self.registers[c.R_DRAWERS] = bit(self.actor) if self.solo else bit(len(self.at)) - 1
        elif kind == c.PICK_DRAWER:
            agent: i64 = 0
            while agent < len(self.at):
                if self.registers[c.R_DRAWERS] >> agent & 1 and self.has_card_to_draw(agent):
                    self.options.push(agent)
                agent += 1
            if not self.options:
                self.pc = target
            else:
                self.options.push(c.NOTHING)
                self.ask(self.seat_of(self.actor), c.ASK_DRAWER)
        else:
            drawer = self.registers[ANSWER]
            if drawer == c.NOTHING:
                self.registers[c.R_DRAWERS] = 0
            else:
                self.registers[c.R_DRAWERS] -= bit(drawer)
                self.draw_for(drawer, a)

    def draw_for(self, agent: i64, count: i64) -> None:
        """Draws cards for an agent; `its origin era` is that of the last one."""
        self.registers[c.R_ORIGIN] = c.NOWHERE
        while count > 0:
            card = self.draw_card(agent)
            if card < 0:
                return
            self.registers[c.R_ORIGIN] = self.book.origin[card]
            count -= 1

    def step_card(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Discards, destroys, reveals, acquires, applies."""
        card = self.registers[ANSWER]
        if kind == c.PICK_HAND:
            self.pick_hand(self.actor, target, a)
        elif kind == c.DISCARD:
            self.registers[c.R_ORIGIN] = self.book.origin[card]
            self.discard_card(self.actor, card)
        elif kind == c.DESTROY_CARD:
            self.registers[c.R_ORIGIN] = self.book.origin[card]
            self.leave_hand(self.actor, card)
            self.destroy_card(card)
        elif kind == c.REVEAL:
            self.registers[c.R_ORIGIN] = c.NOWHERE
            while a > 0:
                revealed = self.reveal_artifact()
                if revealed >= 0:
                    self.registers[c.R_ORIGIN] = self.book.origin[revealed]
                a -= 1
        elif kind == c.PICK_ARTIFACT:
            self.pick_artifact(b, target, a)
        elif kind == c.ACQUIRE:
            self.available[self.book.origin[card]].drop(card)
            self.put_on_deck(self.actor, card)
        elif kind == c.APPLY:
            self.apply_card(card, self.actor)
        elif kind == c.APPLY_DESTROYED:
            if self.destroyed:
                self.apply_card(self.destroyed.top(), self.actor)
        elif kind == c.PICK_THEIRS:
            self.pick_theirs(self.registers[c.R_AGENT], target)
        else:
            self.lend(card, self.registers[c.R_AGENT])

    def can_lend(self, agent: i64) -> bool:
        """Whether an agent has a card to apply in another one's turn."""
        if not self.lent_exhausts:
            return self.hand_size(agent) > 0
        here = self.at[agent]
        ready = self.ready[agent]
        return any(self.may_exhaust(ready.at(index), here) for index in range(ready.height))

    def pick_theirs(self, agent: i64, target: i64) -> None:
        """Asks an agent for a card of its hand; if it will be exhausted, for one that can be."""
        if not self.lent_exhausts:
            self.pick_hand(agent, target, c.ASK_THEIRS)
            return
        ready = self.ready[agent]
        for index in range(ready.height):
            if self.may_exhaust(ready.at(index), self.at[agent]):
                self.options.push(ready.at(index))
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(agent), c.ASK_THEIRS)

    def lend(self, card: i64, agent: i64) -> None:
        """An agent applies a card of its hand, which stays as it is by default (LOOP-OPEN-29)."""
        if self.lent_exhausts:
            self.ready[agent].drop(card)
            self.exhausted[agent].push(card)
        self.apply_card(card, agent)

    def pick_hand(self, agent: i64, target: i64, prompt: i64) -> None:
        """Asks for a card of a hand, ready or exhausted; its owner picks."""
        self.options.push_all(self.ready[agent])
        self.options.push_all(self.exhausted[agent])
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(agent), prompt)

    def pick_artifact(self, place: i64, target: i64, prompt: i64) -> None:
        """Asks for an available artifact of a place."""
        era: i64 = 0
        while era < c.ERAS:
            if self.is_in(era, place):
                self.options.push_all(self.available[era])
            era += 1
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(self.actor), prompt)

    def apply_card(self, card: i64, agent: i64) -> None:
        """Applies the ability of a card for an agent; a chain of borrowed cards has an end."""
        if self.returns.height > 3:
            return
        if self.listener is not None:
            self.tell_card("applies", card, agent, False)
        self.call(self.book.start[card], agent)

    # Conditions.

    def holds(self, kind: i64) -> bool:
        """Whether a condition holds for the actor's era."""
        here = self.here()
        if kind == c.TEST_COMPANY:
            return self.agents_at(here) > 1
        if kind == c.TEST_VORTEX:
            return self.vortex[here] == 1
        if kind == c.TEST_CLONE:
            return self.crowd[here] > 0
        if kind == c.TEST_NO_RIFT:
            return self.rifts[here] == 0
        return here == self.foo

    def step_mode(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Robofinisher's reward, and the machina cards."""
        raise NotImplementedError
