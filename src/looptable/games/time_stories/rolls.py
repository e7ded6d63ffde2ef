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
    MALUS,
    OVER,
    RETALIATION,
    ROLL,
    ROLL_ON,
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

    # Which test.

    def dice_of(self, agent: int, trial: int) -> int:
        """How many dice the receptacle has for a test, before powers (TIME-ROL-2)."""
        return self.body(agent).dice[self.story.tests[trial].characteristic]

    def trials(self, agent: int) -> list[int]:
        """The tests that an agent can roll for: open ones here for which it has dice (TIME-NOP-6)."""
        return [
            trial
            for trial in self.open_tests(self.card_of(agent))
            if self.dice_of(agent, trial) > 0
        ]

    def roll_deed(self, trial: int) -> int:
        """What an agent declares to roll for a test: its number on the card says which."""
        index = self.card(self.story.tests[trial].card).tests.index(trial)
        return len(self.story.cards) + (ROLL_ON + index - 1 if index else ROLL)

    def declared_trial(self, agent: int, action: int) -> int:
        """The test that an agent has declared to roll for, if it still can, else -1."""
        able = [trial for trial in self.trials(agent) if self.roll_deed(trial) == action]
        return able[0] if able else -1

    # The roll.

    def start_roll(self, agent: int, trial: int) -> None:
        """The agent rolls for a test of its card."""
        self.phase = ROLLING
        self.roller = agent
        self.tried = trial
        self.stage = BEFORE
        self.fired = self.extra = self.hits = 0

    def end_roll(self) -> None:
        """The roll is resolved completely."""
        if self.phase == ROLLING:
            self.phase = ACTING
        self.roller = self.tried = -1
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
            self.stage = RETALIATION
            self.count_hits()
        elif self.stage == RETALIATION:
            self.stage = MALUS
            self.retaliate()
        else:
            agent, trial = self.roller, self.tried
            self.end_roll()
            self.apply_malus(agent, trial)

    def throw(self) -> None:
        """Step 1: as many dice as the characteristic has, changed by powers; none: no roll."""
        agent = self.roller
        count = self.dice_of(agent, self.tried) + self.extra
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
        agent, trial = self.roller, self.tried
        hits = self.hits + sum(WORTH.get(face, 0) for face in self.dice.as_list())
        self.eliminate(trial, hits)
        printed = self.story.tests[trial]
        # A test without shields is passed by any hit (TIME-OPEN-51).
        passed = not any(count for _, count in self.shields(trial)) and bool(hits or printed.piles)
        if passed:
            self.pass_test(agent, trial)
        if printed.rolled >= 0:
            self.call(printed.rolled, agent)

    def eliminate(self, trial: int, hits: int) -> None:
        """Takes shields away; hits beyond the last are lost (TIME-ROL-6)."""
        left = hits
        for row in self.piles():
            struck = min(left, row[trial])
            row[trial] -= struck
            left -= struck
        if hits:
            card = self.told("card", self.story.tests[trial].card)
            self.say("hits", {"card": card, "n": hits - left})

    def retaliate(self) -> None:
        """Step 3: skulls on dice and shields together against resistance; never more than 1 point."""
        agent = self.roller
        on_dice = self.dice.as_list().count(SKULL)
        on_shields = self.shields_left(self.tried, SKULLS)
        if not on_dice or not on_shields:
            return
        power = on_dice + on_shields
        resistance = self.resistance(agent)
        self.say("retaliation", {"n": power, "resistance": resistance})
        if resistance < power:
            self.hurt(agent, 1)

    def resistance(self, agent: int) -> int:
        """What is left of the resistance of a receptacle."""
        return max(0, self.body(agent).resistance - self.worn[agent])

    def apply_malus(self, agent: int, trial: int) -> None:
        """Step 4; it follows even if the roller has died: only hearts are void (TIME-OPEN-19)."""
        self.suffer(
            agent,
            self.shields_left(trial, HEARTS),
            self.shields_left(trial, TIMES),
            self.shields_left(trial, SPECIALS),
        )

    def suffer(self, agent: int, points: int, units: int, specials: int) -> None:
        """Life of the agent, time of the group, then what the mission says of special shields."""
        self.hurt(agent, points)
        self.pass_time(units)
        if self.phase in (JUDGING, OVER) or self.story.special < 0:
            return
        for _ in range(specials):
            self.call(self.story.special, agent)

    # Doing nothing.

    def idle(self, agent: int) -> None:
        """Doing nothing in a test (section 23 of the ledger); several tests strike as one."""
        card = self.card_of(agent)
        skulls = 0 if card < 0 else self.shields_of(card, SKULLS)
        if card < 0 or not (skulls or self.idle_always):  # TIME-OPEN-17
            return
        self.suffer(
            agent,
            int(skulls > 0) + self.shields_of(card, HEARTS),
            self.shields_of(card, TIMES),
            self.shields_of(card, SPECIALS),
        )

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
