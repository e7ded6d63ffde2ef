"""Phase II: what the active agent may do, and what an action brings in each mode. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
from looptable.games.the_loop.rules.codes import (
    ABILITY,
    ACQUIRE_PHASE,
    ANY_ERA,
    ASK_ACTION,
    ASK_DAMAGE,
    ASK_MARK,
    ASK_SLOT,
    BLACK_HOLE,
    BORROW,
    CENTRIFUGES,
    END,
    ERAS,
    FREE_MOVE,
    LOOP,
    MARK,
    MOVE,
    NOTHING,
    SEND,
    ULTRAMACHINA,
    USE,
    WON,
)
from looptable.games.the_loop.rules.foo import Foo

__all__ = ["Actions"]

CENTRIFUGE_DAMAGE: Final[i64] = 3
ALL_LOOPS: Final[i64] = 0b111  # as a mask, every dimension but black holes


class Actions(Foo):
    """Moves, cards, LOOPs, abilities and marks."""

    __slots__ = ()

    # Phase II.

    def ask_action(self) -> None:
        """Everything the active agent may do now."""
        me = self.active
        here = self.at[me]
        energy = self.energy[here] + self.perpetual[here]
        ability = self.book.agent_ability[self.agents.pick(me)]
        if energy > 0:
            self.offer_steps(here, MOVE)
        if not self.empty[me]:
            self.offer_free_moves(ability, here)
        self.offer_cards(self.ready[me], here)
        if energy > self.loops:
            self.offer_loops(me, here)
        if not self.ability_used and self.can_use(ability):
            self.options.push(ABILITY)
        if self.markable:
            self.offer_marks()
        self.options.push(END)
        self.ask(self.seat_of(me), ASK_ACTION)

    def offer_steps(self, here: i64, kind: i64) -> None:
        """The two adjacent eras."""
        self.options.push(kind + (here + ERAS - 1) % ERAS)
        self.options.push(kind + (here + 1) % ERAS)

    def offer_cards(self, ready: Pile, here: i64) -> None:
        """The ready cards that can be used here."""
        if self.mode != CENTRIFUGES or self.centrifuge_in(here) < 0:
            self.options.push_all(ready, USE)
            return
        index: i64 = 0
        while index < ready.height:
            if self.may_exhaust(ready.at(index), here):
                self.options.push(USE + ready.at(index))
            index += 1

    def offer_free_moves(self, ability: i64, here: i64) -> None:
        """The free move goes to an adjacent era; for one agent, to any other."""
        if ability != ANY_ERA:
            self.offer_steps(here, FREE_MOVE)
            return
        era: i64 = 0
        while era < ERAS:
            if era != here:
                self.options.push(FREE_MOVE + era)
            era += 1

    def offer_marks(self) -> None:
        """The missions that take one cube a turn, if the player likes."""
        index: i64 = 0
        while index < len(self.markable):
            era = self.markable.pick(index)
            if self.can_mark(era):
                self.options.push(MARK + era)
            index += 1

    def centrifuge_in(self, era: i64) -> i64:
        """The centrifuge of an era, or -1."""
        centrifuge: i64 = 0
        while centrifuge < len(self.centrifuge_at):
            if self.centrifuge_at[centrifuge] == era:
                return centrifuge
            centrifuge += 1
        return -1

    def may_exhaust(self, card: i64, here: i64) -> bool:
        """Whether a centrifuge lets a card be used here."""
        if self.mode != CENTRIFUGES:
            return True
        centrifuge = self.centrifuge_in(here)
        if centrifuge < 0:
            return True
        return self.book.dimension[card] == self.centrifuge_side[centrifuge]

    def offer_loops(self, me: i64, here: i64) -> None:
        """A LOOP needs a card of its dimension in hand, and the centrifuge's where there is one."""
        held = self.dimensions_of(self.ready[me]) | self.dimensions_of(self.exhausted[me])
        if self.mode == CENTRIFUGES:
            centrifuge = self.centrifuge_in(here)
            if centrifuge >= 0:
                held &= bit(self.centrifuge_side[centrifuge])
        elif self.free_loops:
            held = ALL_LOOPS
        dimension: i64 = 0
        while dimension < BLACK_HOLE:
            if held >> dimension & 1:
                self.options.push(LOOP + dimension)
            dimension += 1

    def dimensions_of(self, cards: Pile) -> i64:
        """The dimensions of some cards, as a mask."""
        dimension = self.book.dimension
        found: i64 = 0
        index: i64 = 0
        count: i64 = len(cards)
        while index < count:
            found |= 1 << dimension[cards.pick(index)]
            index += 1
        return found

    def can_use(self, ability: i64) -> bool:
        """Whether a special ability is one for Phase II, and could do something."""
        if ability == SEND:
            return len(self.at) > 1
        return ability == BORROW and self.destroyed.height > 0

    def act(self, action: i64) -> None:
        """Starts an action of Phase II; a card or an ability runs its program."""
        me = self.active
        here = self.at[me]
        if action >= USE:
            card = action - USE
            self.ready[me].drop(card)
            self.exhausted[me].push(card)
            if self.listener is not None:
                self.tell_card("uses", card, me, False)
            self.call(self.book.start[card], me)
        elif action >= MARK:
            self.mark(action - MARK)
        elif action == ABILITY:
            self.use_ability(me)
        elif action >= LOOP:
            self.do_loop(action - LOOP, here)
        elif action >= FREE_MOVE:
            self.empty[me] = 1
            self.move_agent(me, action - FREE_MOVE)
        elif action >= MOVE:
            self.pay(here, 1)
            self.move_agent(me, action - MOVE)
        else:
            self.ending_actions = 1

    def use_ability(self, me: i64) -> None:
        """Mr Time sends somebody; V-Girl borrows a card."""
        self.ability_used = 1
        if self.listener is not None:
            self.tell("uses-ability", {"agent": self.agent_name(me)})
        start = self.book.send_start
        if self.ability_of(me) == BORROW:
            start = self.book.borrow_start
        self.call(start, me)

    def move_agent(self, agent: i64, era: i64) -> None:
        """Puts an agent into an era."""
        if self.at[agent] == era:
            return
        self.at[agent] = era
        if self.listener is not None:
            data = {"agent": self.agent_name(agent), "era": self.era_name(era)}
            self.tell("agent-moves", {**data})

    def do_loop(self, dimension: i64, here: i64) -> None:
        """Readies every card of a dimension; costs one more each time in a turn."""
        me = self.active
        self.loops += 1
        self.pay(here, self.loops)
        self.looped[here] += 1
        self.deeds |= 1 << here
        if self.listener is not None:
            name = self.names.names["dimension"].name(dimension)
            self.tell("loops", {"agent": self.agent_name(me), "dimension": name})
        index: i64 = 0
        while index < self.exhausted[me].height:
            card = self.exhausted[me].at(index)
            if self.book.dimension[card] == dimension:
                self.exhausted[me].take_at(index)
                self.ready[me].push(card)
                if self.listener is not None:
                    self.tell_card("readied", card, me, False)
            else:
                index += 1
        if self.mode == CENTRIFUGES:
            self.damage_centrifuge(here)

    def damage_centrifuge(self, era: i64) -> None:
        """A LOOP damages the centrifuge of its era; the third one destroys it."""
        centrifuge = self.centrifuge_in(era)
        if centrifuge < 0:
            return
        self.centrifuge_damage[centrifuge] += 1
        if self.listener is not None:
            damage = self.centrifuge_damage[centrifuge]
            self.tell("centrifuge-damaged", {"era": self.era_name(era), "n": damage})
        if self.centrifuge_damage[centrifuge] < CENTRIFUGE_DAMAGE:
            return
        self.centrifuge_at[centrifuge] = NOTHING
        if self.listener is not None:
            self.tell("centrifuge-destroyed", {"era": self.era_name(era)})
        for place in range(ERAS):
            if self.revealed[place]:
                self.bonus |= 1 << place
        if self.has_won():
            self.finish(WON)

    def mark(self, era: i64) -> None:
        """This turn's cube on a mission that takes one a turn."""
        mission = self.mission[era]
        self.marked |= 1 << mission
        self.put_cube(mission, self.at[self.active])

    def between_actions(self) -> None:
        """Settles the action that is over, then asks for the next, or ends the phase."""
        if self.deeds:
            self.settle_progress()
        self.start_action()
        if self.bonus and self.ask_bonus():
            return
        if self.mode == ULTRAMACHINA and self.ask_damage():
            return
        if self.ending_actions == 0:
            self.ask_action()
            return
        self.offer_marks()
        if self.options and self.ending_actions == 1:
            self.options.push(NOTHING)
            self.ask(self.seat_of(self.active), ASK_MARK)
            return
        self.options.clear()
        self.phase = ACQUIRE_PHASE

    # What an action may bring in the modes, settled before the next one.

    def ask_bonus(self) -> bool:
        """The cubes for a destroyed centrifuge: one on each mission revealed at that moment."""
        era: i64 = 0
        while era < ERAS:
            if self.bonus >> era & 1:
                mission = self.mission[era]
                if self.has_era_slots(mission):
                    return self.ask_slot(mission)
                self.take_bonus(era, era)
            era += 1
        return False

    def ask_slot(self, mission: i64) -> bool:
        """Asks for a free slot of a mission that has one per era."""
        era: i64 = 0
        while era < ERAS:
            if self.progress[mission] >> era & 1 == 0:
                self.options.push(era)
            era += 1
        self.options.push(NOTHING)
        self.ask(self.seat_of(self.active), ASK_SLOT)
        return True

    def answer_bonus(self, slot: i64) -> None:
        """The player has picked a slot on the first mission that waits for a cube."""
        era: i64 = 0
        while self.bonus >> era & 1 == 0:
            era += 1
        self.take_bonus(era, slot)

    def take_bonus(self, era: i64, slot: i64) -> None:
        """Puts a bonus cube on the mission of an era."""
        self.bonus -= 1 << era
        if slot != NOTHING:
            self.put_cube(self.mission[era], slot)

    def ask_damage(self) -> bool:
        """Each energy added where machina cards lie may damage one of them."""
        era: i64 = 0
        while era < ERAS:
            if self.machina_hits[era] > 0:
                card: i64 = 0
                while card < len(self.machina_in_play):
                    if self.machina_in_play[card] and self.book.machina_home[card] == era:
                        self.options.push(card)
                    card += 1
                if self.options:
                    self.options.push(NOTHING)
                    self.ask(self.seat_of(self.active), ASK_DAMAGE)
                    return True
                self.machina_hits[era] = 0
            era += 1
        return False

    def damage_machina(self, card: i64) -> None:
        """One damage; a full card is destroyed and drops an energy that nobody added."""
        era: i64 = 0
        while self.machina_hits[era] == 0:
            era += 1
        self.machina_hits[era] -= 1
        if card == NOTHING:
            return
        self.machina_damage[card] += 1
        if self.listener is not None:
            name = self.names.names["machina"].name(card)
            self.tell("machina-damaged", {"machina": name, "n": self.machina_damage[card]})
        if self.machina_damage[card] < self.book.machina_slots[card]:
            return
        self.machina_in_play[card] = 0
        if self.listener is not None:
            self.tell("machina-destroyed", {"machina": self.names.names["machina"].name(card)})
        if self.energy_supply > 0:
            landing = self.fall()
            self.energy_supply -= 1
            self.energy[landing] += 1
            if self.listener is not None:
                self.tell("energy-falls", {"era": self.era_name(landing)}, None, True)
