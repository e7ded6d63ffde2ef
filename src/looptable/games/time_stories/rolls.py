"""Tests: the roll in its four steps, and doing nothing."""

from looptable.games.time_stories.cards import Cards
from looptable.games.time_stories.codes import (
    ACTING,
    AFTER,
    BEFORE,
    DICE,
    DIE,
    DOUBLE,
    HEARTS,
    HIT,
    HITS,
    JUDGING,
    LAID,
    MALUS,
    OVER,
    RETALIATION,
    ROLLING,
    SKULL,
    SKULLS,
    SPECIALS,
    TIMES,
)

__all__ = ["Rolls"]

WORTH = {HIT: 1, DOUBLE: 2}
"""Hits on a face of an action die."""


class Rolls(Cards):
    """Characteristic rolls for tests."""

    __slots__ = ()

    def dice_of(self, agent: int) -> int:
        """How many dice the receptacle has for the test of its card, before powers (TIME-ROL-2)."""
        card = self.card_of(agent)
        test = None if card < 0 else self.card(card).test
        return 0 if test is None else self.body(agent).dice[test.characteristic]

    def can_roll(self, agent: int) -> bool:
        """Whether there is a test here for which the agent has dice (TIME-NOP-6)."""
        return self.in_test(agent) and self.dice_of(agent) > 0

    def start_roll(self, agent: int) -> None:
        """The agent rolls for the test of its card."""
        self.phase = ROLLING
        self.roller = agent
        self.stage = BEFORE
        self.fired = self.extra = self.hits = 0

    def end_roll(self) -> None:
        """The roll is resolved completely."""
        if self.phase == ROLLING:
            self.phase = ACTING
        self.roller = -1
        self.stage = self.fired = self.extra = self.hits = 0
        self.dice.clear()

    def go_on_rolling(self) -> None:
        """One step of the roll (TIME-ROL-1), or one power around the first of them."""
        if self.stage == BEFORE:
            if not self.fire("before-roll", self.roller):
                self.throw()
        elif self.stage == AFTER:
            if not self.fire("after-roll", self.roller):
                self.stage = HITS
        elif self.stage == HITS:
            self.count_hits()
        elif self.stage == RETALIATION:
            self.stage = MALUS
            self.fired = 0
            self.retaliate()
        else:
            self.apply_malus()

    def throw(self) -> None:
        """Step 1: as many dice as the characteristic has, changed by powers; none: no roll."""
        agent = self.roller
        count = self.dice_of(agent) + self.extra
        if count <= 0:
            self.end_roll()
            self.idle(agent)
            return
        for _ in range(count):
            self.dice.push(DIE[self.chance.below(DICE, len(DIE))])
        faces = [self.name("face", face) for face in self.dice.as_list()]
        agent_name = self.name("agent", agent)
        self.say("rolled", {"agent": agent_name, "face": faces}, reveals=True)
        self.stage = AFTER
        self.fired = 0

    def count_hits(self) -> None:
        """Step 2: every hit eliminates a shield, from left to right (TIME-ROL-4, TIME-ROL-5)."""
        agent, card = self.roller, self.card_of(self.roller)
        hits = self.hits + sum(WORTH.get(face, 0) for face in self.dice.as_list())
        self.stage = RETALIATION
        if card >= 0 and self.test[card] == LAID:
            self.eliminate(card, hits)
            if not any(count for _, count in self.shields(card)):
                self.end_roll()  # TIME-ROL-17: no shield is left to strike back
                self.pass_test(agent, card)

    def eliminate(self, card: int, hits: int) -> None:
        """Takes shields away; hits beyond the last are lost (TIME-ROL-6)."""
        left = hits
        for row in (self.pile_1, self.pile_2, self.pile_3):
            struck = min(left, row[card])
            row[card] -= struck
            left -= struck
        if hits:
            self.say("hits", {"card": self.told("card", card), "n": hits - left})

    def retaliate(self) -> None:
        """Step 3: skulls on dice and shields together against resistance; never more than 1 point."""
        agent, card = self.roller, self.card_of(self.roller)
        on_dice = self.dice.as_list().count(SKULL)
        on_shields = 0 if card < 0 else self.shields_of(card, SKULLS)
        if not on_dice or not on_shields:
            return
        power = on_dice + on_shields
        resistance = max(0, self.body(agent).resistance - self.worn[agent])
        self.say("retaliation", {"n": power, "resistance": resistance})
        if resistance < power:
            self.strike(agent, 1)

    def strike(self, agent: int, points: int) -> None:
        """Life lost in a roll: time and special shields still act if it kills (TIME-OPEN-19)."""
        space = self.space[agent]
        self.hurt(agent, points)
        if self.phase == ROLLING and not self.is_alive(agent):
            # The dead leave the space, but the steps of the roll are about the card there.
            self.malus_of(agent, self.card_at(space))

    def apply_malus(self) -> None:
        """Step 4, for whoever is still on its feet."""
        agent = self.roller
        if not self.is_alive(agent):
            self.end_roll()
            return
        card = self.card_of(agent)
        if card < 0 or self.test[card] != LAID:
            self.end_roll()
            return
        if self.fired == 0:
            self.fired = 1
            self.hurt(agent, self.shields_of(card, HEARTS))
            if self.phase in (JUDGING, OVER):
                return
            self.pass_time(self.shields_of(card, TIMES))
        elif self.fired <= self.shields_of(card, SPECIALS) and self.story.special >= 0:
            self.fired += 1
            self.call(self.story.special, agent)
        else:
            self.end_roll()

    def malus_of(self, agent: int, card: int) -> None:
        """Time shields when the roller is dead: the time belongs to the group."""
        self.end_roll()
        if card >= 0:
            self.pass_time(self.shields_of(card, TIMES))

    # Doing nothing.

    def idle(self, agent: int) -> None:
        """Doing nothing in a test (section 23 of the ledger)."""
        card = self.card_of(agent)
        if not self.in_test(agent):
            return
        skulls = self.shields_of(card, SKULLS)
        if not skulls and not self.idle_always:  # TIME-OPEN-17
            return
        hearts, times = self.shields_of(card, HEARTS), self.shields_of(card, TIMES)
        self.hurt(agent, int(skulls > 0) + hearts)
        self.pass_time(times)

    # Powers.

    def powers(self, agent: int, when: str) -> list[int]:
        """The powers of an agent's receptacle and elements that work at this moment."""
        return [
            number
            for number, power in enumerate(self.story.powers)
            if power.when == when and self.owns(agent, number) and self.is_usable(agent, number)
        ]

    def owns(self, agent: int, number: int) -> bool:
        """Whether a power is that of the agent's receptacle, or of an element it holds."""
        power = self.story.powers[number]
        if power.receptacle >= 0:
            return bool(self.receptacle[agent] == power.receptacle)
        return bool(self.holder[power.element] == agent)

    def is_usable(self, agent: int, number: int) -> bool:
        """Whether the price can be paid and nobody else used the element in this unit (TIME-OBJ-7)."""
        power = self.story.powers[number]
        count, colour = power.price
        if self.purse(colour)[agent] < count:
            return False
        if power.element < 0:
            return True
        users = [
            self.used[other]
            for other, one in enumerate(self.story.powers)
            if one.element == power.element
        ]
        return all(user in (-1, agent) for user in users)

    def fire(self, when: str, *agents: int) -> bool:
        """Lets the next power of these agents work at this moment; False when all have worked."""
        coming = sorted((number, agent) for agent in agents for number in self.powers(agent, when))
        for number, agent in coming:
            if number >= self.fired:
                self.fired = number + 1
                self.use(agent, number)
                return True
        return False

    def use(self, agent: int, number: int) -> None:
        """A power works."""
        power = self.story.powers[number]
        self.used[number] = agent
        data = {"agent": self.name("agent", agent), "rules": self.told("power", number)}
        if power.element >= 0:
            self.say("uses", {**data}, self.seers(self.company(agent)), reveals=True)
        else:
            self.say("uses", {**data})
        self.call(power.start, agent)
