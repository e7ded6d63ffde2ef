"""What machina cards do, and Robofinisher's reward. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import ANSWER
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.steps import Steps

__all__ = ["Machina"]


class Machina(Steps):
    """The instructions that no artifact has."""

    __slots__ = ()

    def step_mode(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Executes one of them."""
        if kind == c.FINISH_ENERGY:
            self.add_energy(self.registers[c.R_FINISH], 1)
        elif kind == c.FINISH_RIFT:
            self.remove_rifts(self.registers[c.R_FINISH], 1)
        elif kind == c.ADD_RIFT:
            self.add_rifts(a, b)
        elif kind == c.GENERATE:
            self.generate(a)
        elif kind == c.PICK_RICHEST:
            self.pick_richest(target)
        elif kind == c.DRAIN_RICHEST:
            self.take_energy(self.registers[ANSWER], 30)
        elif kind == c.DIM_ALL:
            for era in range(c.ERAS):
                if self.energy_in(era) > 1:
                    self.take_energy(era, 1)
        elif kind == c.PICK_VICTIM:
            self.pick_victim(target)
        elif kind == c.BURN:
            self.burn(self.registers[ANSWER])
        elif kind == c.REFILL:
            self.refill()
        elif kind == c.PICK_PURGED:
            self.pick_purged()
        elif kind == c.PURGE:
            self.purge(self.registers[ANSWER], a)
        else:
            self.rebirth()

    def add_rifts(self, count: i64, place: i64) -> None:
        """Rifts at the card's home, which is Foo's era when it applies, or on every vortex."""
        for era in range(c.ERAS):
            hit = self.vortex[era] == 1 if place != c.HOME else era == self.foo
            for _ in range(count if hit else 0):
                if not self.is_over():
                    self.add_rift(era)

    def pick_richest(self, target: i64) -> None:
        """Asks among the eras with most energy, if any has some."""
        most: i64 = 1
        for era in range(c.ERAS):
            most = max(most, self.energy[era])
        for era in range(c.ERAS):
            if self.energy[era] == most:
                self.options.push(era)
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(self.active), c.ASK_RICHEST)

    def pick_victim(self, target: i64) -> None:
        """Asks for a card of any hand."""
        for agent in range(len(self.at)):
            self.options.push_all(self.ready[agent])
            self.options.push_all(self.exhausted[agent])
        if not self.options:
            self.pc = target
        else:
            self.ask(self.seat_of(self.active), c.ASK_VICTIM)

    def burn(self, card: i64) -> None:
        """A card of a hand is destroyed; where it came from, a rift opens."""
        for agent in range(len(self.at)):
            if self.ready[agent].has(card) or self.exhausted[agent].has(card):
                self.leave_hand(agent, card)
                self.registers[c.R_DRAWERS] |= 1 << agent
        self.destroy_card(card)
        self.add_rift(self.book.origin[card])

    def refill(self) -> None:
        """Everybody who lost a card draws up again."""
        if self.solo:  # LOOP-OPEN-30: the one player, with the hand of the active agent
            self.draw_up(self.active)
            return
        for agent in range(len(self.at)):
            if self.registers[c.R_DRAWERS] >> agent & 1:
                self.draw_up(agent)

    def pick_purged(self) -> None:
        """Asks whose draw pile is purged: the team chooses, by the active player."""
        for agent in range(self.players()):
            self.options.push(agent)
        self.ask(self.seat_of(self.active), c.ASK_PURGED)

    def purge(self, agent: i64, count: i64) -> None:
        """The top cards of a draw pile are discarded; where they came from, energy goes."""
        for _ in range(count):
            card = self.next_card(agent)
            if card < 0:
                return
            self.discard[self.deck_of(agent)].push(card)
            if self.listener is not None:
                self.tell_card("purged", card, agent, True)
            self.take_energy(self.book.origin[card], 1)

    def rebirth(self) -> None:
        """Hands are mixed and dealt again, each as large as before; agents go home."""
        sizes: list[i64] = []
        mixed = Pile()
        for agent in range(len(self.at)):
            sizes.append(self.hand_size(agent))
            self.ready[agent].move_to(mixed)
            self.exhausted[agent].move_to(mixed)
        self.chance.shuffle(c.S_DECKS, mixed)
        for agent in range(len(self.at)):
            for _ in range(sizes[agent]):
                card = mixed.pop()
                self.ready[agent].push(card)
                if self.listener is not None:
                    self.tell_card("reborn", card, agent, True)
            self.move_agent(agent, self.book.agent_era[self.agents.at(agent)])
