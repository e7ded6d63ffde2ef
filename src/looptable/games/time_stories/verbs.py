"""What the words of the effect notation do."""

from looptable.effects.program import ANSWER
from looptable.engine.event import Fact
from looptable.games.time_stories import codes
from looptable.games.time_stories.codes import FAIL, HIT
from looptable.games.time_stories.possessions import Possessions
from looptable.games.time_stories.runs import FAILED

__all__ = ["Verbs"]

PICKED = 1  # the register of the agent or die picked last


class Verbs(Possessions):
    """Instructions of programs; the actor is the agent they are carried out for."""

    __slots__ = ()

    def step(self, kind: int, a: int, b: int, c: int) -> None:
        """Executes an instruction: a is a number or what it is about, b a colour or what is wanted."""
        if kind >= codes.ALONE:
            self.registers[ANSWER] = int(self.holds(kind, a, b))
        elif kind in (codes.PICK_AGENT, codes.PICK_DIE):
            self.pick(kind)
        elif codes.ADD_DICE <= kind <= codes.TURN:
            self.change_roll(kind, a)
        elif kind in (codes.WIN, FAIL, codes.GO):
            self.end_here(kind, a)
        elif codes.REVEAL <= kind <= codes.MAP or kind == codes.DEFEAT:
            self.change_place(kind, a)
        else:
            self.change_agent(kind, a, b)

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
        return bool(self.receptacle[me] == a)

    def pick(self, kind: int) -> None:
        """Asks for an agent, or for a die of the roll; with none there is nothing to ask."""
        is_agent = kind == codes.PICK_AGENT
        options = self.living() if is_agent else list(range(len(self.dice)))
        if not options:
            self.registers[ANSWER] = -1
            return
        for option in options:
            self.options.push(option)
        prompt = codes.ASK_AGENT if is_agent else codes.ASK_DIE
        self.ask(self.seat_of(self.actor), prompt)

    def change_roll(self, kind: int, count: int) -> None:
        """Dice and hits of the actor's own roll."""
        picked = self.registers[PICKED]
        if kind == codes.ADD_DICE:
            self.extra += count
        elif kind == codes.REMOVE_DICE:
            self.extra -= count
        elif kind == codes.ADD_HITS:
            self.hits += count
        elif picked >= 0:
            dice = self.dice.as_list()
            side = self.chance.below(codes.DICE, len(codes.DIE)) if kind == codes.REROLL else -1
            dice[picked] = HIT if kind == codes.TURN else codes.DIE[side]
            self.dice.fill(dice)
            data: dict[str, Fact] = {"n": picked + 1, "face": self.name("face", dice[picked])}
            self.say("die-changed", {**data}, reveals=True)
        self.forget()

    def forget(self) -> None:
        """What was picked is used up: no trace of it stays."""
        self.registers[PICKED] = self.registers[ANSWER] = 0

    def end_here(self, kind: int, a: int) -> None:
        """The run ends, or the group is sent elsewhere; no effect goes on."""
        if kind == codes.WIN:
            self.win()
        elif kind == FAIL:
            self.fail(FAILED, a)
        else:
            self.depart(a)

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
                self.say("mapped", {"place": self.told("place", a)}, reveals=True)
        else:
            self.defeat(me)

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
        elif kind == codes.PAY:
            self.pay(me, b, a)
        elif kind == codes.GAIN_LIFE:
            self.heal(me, a)
        elif kind == codes.LOSE_LIFE:
            self.hurt(me, a)
        elif kind == codes.HEAL:
            picked = self.registers[PICKED]
            self.forget()
            self.heal(picked, a)
        elif kind == codes.GAIN_TIME:
            self.gain_time(a)
        elif kind == codes.LOSE_TIME:
            self.pass_time(a)
        else:
            self.skips[me] = 1
            self.say("skips", {"agent": self.name("agent", me)})

    def gain_resource(self, agent: int, colour: int, count: int) -> None:
        """Resource tokens from the stock, which has no end (TIME-OPEN-24)."""
        self.purse(colour)[agent] += count
        data = {"agent": self.name("agent", agent), "resource": self.resource_told(colour)}
        self.say("gains-resource", {**data, "n": count}, reveals=True)

    def pay(self, agent: int, colour: int, count: int) -> None:
        """Pays; whoever cannot does nothing of what follows."""
        purse = self.purse(colour)
        if purse[agent] < count:
            self.come_back()
            return
        purse[agent] -= count
        data = {"agent": self.name("agent", agent), "resource": self.resource_told(colour)}
        self.say("pays", {**data, "n": count})
