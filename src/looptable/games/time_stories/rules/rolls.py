"""Tests: the roll in its four steps, and doing nothing."""

from looptable.games.time_stories.rules.codes import (
    ACTING,
    AFTER,
    BEFORE,
    DEEDS,
    DICE,
    DOUBLE,
    HEARTS,
    HIT,
    HITS,
    JUDGING,
    MALUS,
    MAY_ROLL,
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
from looptable.games.time_stories.rules.powers import Powers

__all__ = ["Rolls"]

WORTH = {HIT: 1, DOUBLE: 2}
"""Hits on a face of an action die."""


class Rolls(Powers):
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
            and self.may_roll(agent, self.story.tests[trial].characteristic)
        ]

    def roll_deed(self, trial: int) -> int:
        """What an agent declares to roll for a test: its number on the card says which."""
        index = self.card(self.story.tests[trial].card).tests.index(trial)
        return len(self.story.cards) + (ROLL_ON + index - 1 if index else ROLL)

    def declared_trial(self, agent: int, action: int) -> int:
        """The test that an agent has declared to roll for, if it still can, else -1."""
        able = [trial for trial in self.trials(agent) if self.roll_deed(trial) == action]
        return able[0] if able else -1

    def abilities(self, agent: int) -> list[int]:
        """The powers that an agent may use as its action, by a roll of their own or without one."""
        return [
            number
            for number in self.powers(agent, "action", borrowed=True)
            if self.can_roll_by(agent, number)
        ]

    def can_roll_by(self, agent: int, number: int) -> bool:
        """Whether there are dice for an ability, and a test of the kind that it is meant for."""
        power = self.story.powers[number]
        if power.rolls < 0:
            return True
        if self.body(agent).dice[power.rolls] == 0 or not self.may_roll(agent, power.rolls):
            return False
        return power.against < 0 or self.trial_against(agent, number) >= 0

    def trial_against(self, agent: int, number: int) -> int:
        """The open test here that an ability is rolled for, or -1."""
        against = self.story.powers[number].against
        able = self.open_tests(self.card_of(agent))
        found = [trial for trial in able if self.story.tests[trial].characteristic == against]
        return found[0] if found else -1

    def ability_deed(self, number: int) -> int:
        """What an agent declares to use an ability."""
        return len(self.story.cards) + len(DEEDS) + number

    def start_action(self, agent: int, action: int) -> None:
        """A roll for a test, or an ability; what became impossible is harmless (TIME-OPEN-4)."""
        trial = self.declared_trial(agent, action)
        able = [number for number in self.abilities(agent) if self.ability_deed(number) == action]
        if trial >= 0:
            self.start_roll(agent, trial)
        elif able and self.story.powers[able[0]].rolls < 0:
            self.use(agent, able[0])
        elif able:
            self.announce(agent, able[0])
            self.start_roll(agent, self.trial_against(agent, able[0]), able[0])

    def may_roll(self, agent: int, characteristic: int) -> bool:
        """Whether no text forbids a roll of this characteristic."""
        return self.is_allowed(agent, MAY_ROLL, characteristic)

    # The roll.

    def start_roll(self, agent: int, trial: int, ability: int = -1) -> None:
        """The agent rolls for a test of its card, or by an ability."""
        self.phase = ROLLING
        self.roller = agent
        self.tried = trial
        self.ability = ability
        self.stage = BEFORE
        self.extra = self.hits = 0

    def end_roll(self) -> None:
        """The roll is resolved completely."""
        if self.phase == ROLLING:
            self.phase = ACTING
        self.roller = self.tried = self.ability = -1
        self.stage = self.extra = self.hits = 0
        self.dice.clear()

    def go_on_rolling(self) -> None:
        """One step of the roll (TIME-ROL-1), or one power around the first of them."""
        if not self.is_alive(self.roller) and self.stage < HITS:
            self.end_roll()  # a power around the roll has killed: there is nobody to roll
        elif self.stage == BEFORE:
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

    def rolled_characteristic(self) -> int:
        """The characteristic that says how many dice are rolled."""
        if self.ability >= 0:
            return self.story.powers[self.ability].rolls
        return self.story.tests[self.tried].characteristic

    def throw(self) -> None:
        """Step 1: as many dice as the characteristic has, changed by powers; none: no roll."""
        agent = self.roller
        count = self.body(agent).dice[self.rolled_characteristic()] + self.extra
        if count <= 0:
            self.end_roll()
            self.idle(agent)
            return
        self.dice.fill(self.drawn_faces(agent, count))
        self.stage = AFTER

    def drawn_faces(self, agent: int, count: int) -> list[int]:
        """Rolls so many dice, for all to see."""
        die = self.story.die
        faces = [die[self.chance.below(DICE, len(die))] for _ in range(count)]
        data = {"agent": self.name("agent", agent)}
        self.say(
            "rolled", {**data, "face": [self.name("face", face) for face in faces]}, reveals=True
        )
        return faces

    def hits_rolled(self) -> int:
        """The hits of the roll that is looked at: a special one while there is one."""
        faces = (self.thrown or self.dice).as_list()
        added = self.luck if self.thrown else self.hits
        return added + sum(WORTH.get(face, 0) for face in faces)

    def skulls_rolled(self) -> int:
        """Its skulls."""
        return (self.thrown or self.dice).as_list().count(SKULL)

    def count_hits(self) -> None:
        """Step 2: hits eliminate shields, or an ability says what they do (TIME-POW-14)."""
        agent, trial = self.roller, self.tried
        if self.ability >= 0:
            self.call(self.story.powers[self.ability].start, agent)
            return
        hits = self.hits_rolled()
        self.eliminate(trial, hits)
        printed = self.story.tests[trial]
        # A test without shields is passed by any hit (TIME-OPEN-51).
        if self.is_beaten(trial) and (hits or printed.piles):
            self.pass_test(agent, trial)
        if printed.rolled >= 0:
            self.call(printed.rolled, agent)

    def is_beaten(self, trial: int) -> bool:
        """Whether no shield is left in a test."""
        return not any(count for _, count in self.shields(trial))

    def eliminate(self, trial: int, hits: int) -> None:
        """Every hit a shield, from left to right (TIME-ROL-5); hits beyond the last are lost."""
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
        on_shields = 0 if self.tried < 0 else self.shields_left(self.tried, SKULLS)
        if not on_dice or not on_shields:
            return
        power = on_dice + on_shields
        resistance = self.resistance(agent)
        self.say("retaliation", {"n": power, "resistance": resistance})
        if resistance < power:
            self.hurt(agent, 1)

    def apply_malus(self, agent: int, trial: int) -> None:
        """Step 4; it follows even if the roller has died: only hearts are void (TIME-OPEN-19)."""
        if trial < 0:
            return
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
