"""What the words of the effect notation do."""

from looptable.effects.program import ANSWER, WIDTH
from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.codes import ANY_RESOURCE, FAIL, HIT, STORED
from looptable.games.time_stories.rules.picks import Picks
from looptable.games.time_stories.rules.runs import FAILED

__all__ = ["Verbs"]

PICKED = 1  # the register of what was picked last
FIRED = 2  # that of how many powers have worked after a special roll


class Verbs(Picks):
    """Instructions of programs; the actor is the agent they are carried out for."""

    __slots__ = ()

    def step(self, kind: int, a: int, b: int, c: int) -> None:
        """Executes an instruction: a is a number or what it is about, b a colour or what is wanted."""
        if kind >= codes.ALONE:
            self.registers[ANSWER] = int(self.holds(kind, a, b))
        elif kind in codes.PICKS:
            self.pick(kind, a, b)
        elif codes.ADD_DICE <= kind <= codes.TURN:
            self.change_roll(kind, a)
        elif kind in (codes.WIN, FAIL, codes.GO, codes.GO_PICKED):
            self.end_here(kind, a)
        elif codes.REVEAL <= kind <= codes.MAP or kind in (codes.DEFEAT, codes.MOVE_TO):
            self.change_place(kind, a)
        elif codes.THROW <= kind <= codes.ELIMINATE:
            self.change_test(kind, a)
        elif kind in (codes.PAY_PICKED, codes.GAIN_PICKED):
            self.change_purse(kind)
        else:
            self.change_agent(kind, a, b)

    # Conditions.

    def holds(self, kind: int, a: int, b: int) -> bool:
        """Whether a condition holds."""
        me = self.actor
        if kind == codes.ALONE:
            return self.company(me) == [me]
        if kind == codes.TOGETHER:
            # TIME-OPEN-41: the last living agent is alone, not with all.
            return len(self.living()) > 1 and self.company(me) == self.living()
        if kind == codes.HOLDS:
            return (self.holder[a] == me) == bool(b)
        if kind == codes.HAS:
            return bool(self.tokens[a]) == bool(b)
        if kind == codes.PLAYS:
            return bool(self.receptacle[me] == a)
        if kind == codes.WOUNDED:
            return bool(self.life[me] < self.body(me).life)
        if kind == codes.OWNS:
            return self.can_pay(me, (a, b))
        return self.is_so(kind, a, b)

    def is_so(self, kind: int, a: int, b: int) -> bool:
        """Conditions about the roll, the place and the run."""
        if kind == codes.ROLLED_HITS:
            return self.hits_rolled() >= a
        if kind == codes.ROLLED_SKULLS:
            return self.skulls_rolled() >= a
        if kind == codes.TESTS_OF:
            return self.tried >= 0 and self.story.tests[self.tried].characteristic == a
        if kind == codes.MARKED:
            return self.here >= 0 and a in self.story.tags[self.here]
        if kind == codes.IN_PLACE:
            return bool(self.here == a)
        if kind == codes.RUN_IS:
            return bool(self.run_number >= a)
        if kind == codes.TIME_IS:
            return (self.time >= a) == bool(b)
        held = [e for e, text in enumerate(self.story.elements) if a in text.tags]
        return any(self.holder[element] == self.actor for element in held)

    # Rolls and tests.

    def change_roll(self, kind: int, count: int) -> None:
        """Dice and hits of the actor's own roll."""
        if kind == codes.ADD_DICE:
            self.extra += count
        elif kind == codes.REMOVE_DICE:
            self.extra -= count
        elif kind == codes.ADD_HITS and self.thrown:
            self.luck += count
        elif kind == codes.ADD_HITS:
            self.hits += count
        else:
            self.change_die(kind, self.registers[PICKED])
        self.forget()

    def change_die(self, kind: int, picked: int) -> None:
        """Rolls the die that was picked anew, or turns it."""
        if picked < 0:
            return
        pile, die = self.thrown or self.dice, self.story.die
        face = HIT if kind == codes.TURN else die[self.chance.below(codes.DICE, len(die))]
        pile.put(picked, face)
        data: dict[str, Fact] = {"n": picked + 1, "face": self.name("face", face)}
        self.say("die-changed", {**data})

    def change_test(self, kind: int, a: int) -> None:
        """A special roll (section 14 of the ledger), or a shield of one's choice."""
        if kind == codes.THROW:
            self.luck = 0
            self.thrown.fill(self.drawn_faces(self.actor, a))
        elif kind == codes.AFTER_THROW:
            self.work_after_throw()
        else:
            picked = self.registers[PICKED]
            self.forget()
            self.eliminate_picked(picked)

    def work_after_throw(self) -> None:
        """Powers after a roll work after a special one, too: they speak of every roll."""
        powers = self.powers(self.actor, "after-roll")
        coming = sorted(powers, key=lambda number: self.story.powers[number].order)
        fired = self.registers[FIRED]
        if fired >= len(coming):
            self.registers[FIRED] = 0
            return
        self.registers[FIRED] = fired + 1
        self.pc -= WIDTH  # come back here for the next
        self.use(self.actor, coming[fired])

    def forget(self) -> None:
        """What was picked is used up: no trace of it stays."""
        self.registers[PICKED] = self.registers[ANSWER] = 0

    def end_here(self, kind: int, a: int) -> None:
        """The run ends, or the group is sent elsewhere; no effect goes on."""
        if kind == codes.WIN:
            self.win()
        elif kind == FAIL:
            self.fail(FAILED, a)
        elif kind == codes.GO:
            self.depart(a)
        else:
            picked = self.registers[PICKED]
            self.forget()
            if picked >= 0:
                self.depart(picked)

    def change_place(self, kind: int, a: int) -> None:
        """Cards and the plan."""
        me = self.actor
        if kind == codes.REVEAL:
            self.reveal(me, a)
        elif kind == codes.PERMIT:
            self.permitted[a] = 1
            self.say("permitted", {"card": self.told("card", a)})
        elif kind == codes.DISCARD:
            self.remove(a)
        elif kind == codes.MAP:
            if not self.plan[a]:
                self.plan[a] = 1
                self.say("mapped", {"place": self.told("place", a)})
        elif kind == codes.MOVE_TO:
            self.move_to(me, a)
        else:
            self.defeat(me)

    def move_to(self, agent: int, card: int) -> None:
        """An effect takes an agent to another card of the place, whatever is on its back."""
        spaces = [space for space in self.spaces() if self.card_at(space) == card]
        if not spaces or spaces[0] == self.space[agent]:
            return
        if self.is_alive(agent) and self.can_stir():
            data = {"agent": self.name("agent", agent), "card": self.told("card", card)}
            self.say("moves", {**data})
            self.arrive(agent, spaces[0])

    def defeat(self, agent: int) -> None:
        """The adversary on the agent's space counts as defeated (TIME-SYM-15, TIME-OPEN-45)."""
        card = self.card_of(agent)
        if card < 0 or not self.card(card).adversary:
            return
        while trials := self.open_tests(card):
            self.pass_test(agent, trials[0])

    def change_agent(self, kind: int, a: int, b: int) -> None:
        """Life, time, resources, elements, tokens."""
        me = self.actor
        if kind == codes.GAIN_ELEMENT:
            self.gain_element(me, a)
        elif kind == codes.LOSE_ELEMENT:
            self.lose_element(a)
        elif kind == codes.GAIN_TOKEN:
            self.gain_token(a)
        elif kind == codes.GAIN_RESOURCE:
            self.gain_resource(me, b, a)
        elif kind == codes.LOSE_RESOURCE:
            self.take_resource(me, b, min(a, self.purse(b)[me]))
        elif kind == codes.PAY:
            self.pay(me, b, a)
        elif kind == codes.STORE:
            self.gain_resource(me, STORED, a)
        elif kind == codes.GAIN_TIME:
            self.gain_time(a)
        elif kind == codes.LOSE_TIME:
            self.pass_time(a)
        elif kind == codes.SKIP:
            self.skips[me] = 1
            self.say("skips", {"agent": self.name("agent", me)})
        else:
            self.change_body(kind, a, b)

    def change_body(self, kind: int, a: int, b: int) -> None:
        """Life and resistance, of the actor, of one picked, or of many."""
        me = self.actor
        crowd = self.company(me) if b else self.living()
        if kind == codes.GAIN_LIFE:
            self.heal(me, a)
        elif kind == codes.LOSE_LIFE:
            self.hurt(me, a)
        elif kind == codes.HEAL:
            picked = self.registers[PICKED]
            self.forget()
            self.heal(picked, a)
        elif kind == codes.WEAKEN:
            self.worn[me] += a
            self.say("weakened", {"agent": self.name("agent", me), "n": a})
        else:
            for agent in crowd:
                if kind == codes.HARM:
                    self.hurt(agent, a)
                else:
                    self.heal(agent, a)

    # Resources.

    def change_purse(self, kind: int) -> None:
        """One token of the colour that was picked."""
        picked = self.registers[PICKED]
        self.forget()
        if picked < 0:
            return
        if kind == codes.PAY_PICKED:
            self.take_resource(self.actor, picked, 1)
        else:
            self.gain_resource(self.actor, picked, 1)

    def gain_resource(self, agent: int, colour: int, count: int) -> None:
        """Resource tokens from the stock, which has no end (TIME-OPEN-24)."""
        self.purse(colour)[agent] += count
        self.tell_resource("gains-resource", agent, colour, count)

    def pay(self, agent: int, colour: int, count: int) -> None:
        """Pays; whoever cannot does nothing of what follows. Which of any colours is asked next."""
        if not self.can_pay(agent, (count, colour)):
            self.come_back()
        elif colour != ANY_RESOURCE:
            self.take_resource(agent, colour, count)

    def take_resource(self, agent: int, colour: int, count: int) -> None:
        """Tokens go; when the last on a card has gone, its powers may know (TIME-POW-7)."""
        if count == 0:
            return
        self.purse(colour)[agent] -= count
        self.tell_resource("pays", agent, colour, count)
        if colour == STORED and self.store[agent] == 0:
            self.trigger("empty", agent)

    def tell_resource(self, kind: str, agent: int, colour: int, count: int) -> None:
        """What became of tokens, by the name that the mission gives their colour."""
        of = self.body(agent).stored if colour == STORED else colour
        data = {"agent": self.name("agent", agent), "resource": self.resource_told(of)}
        self.say(kind, {**data, "n": count})
