"""Powers of receptacles and elements, rules of places and of the base: whose they are, and when."""

from looptable.games.time_stories.mission.definitions import GROUP_MOMENTS, MOMENTS, RESOURCES
from looptable.games.time_stories.rules.cards import Cards
from looptable.games.time_stories.rules.codes import ANY_RESOURCE, ASK_POWER, JUDGING, OVER

__all__ = ["Powers"]

LONGEST_CHAIN = 100  # moments that follow from each other without a choice


class Powers(Cards):
    """What works at which moment."""

    __slots__ = ()

    # Whose.

    def powers(self, agent: int, when: str, *, borrowed: bool = False) -> list[int]:
        """The powers that work for an agent at this moment, of the dead only if they are lent."""
        if not self.is_alive(agent):
            return []
        return [
            number
            for number, power in enumerate(self.story.powers)
            if power.when == when
            and (self.owns(agent, number) or (borrowed and self.is_left(number)))
            and self.is_usable(agent, number)
        ]

    def owns(self, agent: int, number: int) -> bool:
        """Whether a power is the agent's own, or a rule that holds for it here and now."""
        power = self.story.powers[number]
        if power.receptacle >= 0:
            return bool(self.receptacle[agent] == power.receptacle)
        if power.element >= 0:
            return bool(self.holder[power.element] == agent)
        if power.place >= 0 and power.place != self.here:
            return False
        return power.when not in GROUP_MOMENTS or agent == self.speaker()

    def speaker(self) -> int:
        """For whom a rule for all is carried out: an agent of the Time Captain, else the first."""
        living = self.living()
        own = [agent for agent in living if self.seat_of(agent) == self.captain]
        return (own or living)[0]

    def is_left(self, number: int) -> bool:
        """Whether a power is that of an element of a dead agent, for all to use (TIME-OPEN-31)."""
        element = self.story.powers[number].element
        return (
            element >= 0 and self.holder[element] >= 0 and not self.is_alive(self.holder[element])
        )

    def is_usable(self, agent: int, number: int) -> bool:
        """Whether the price can be paid, the element be used, by nobody else in this unit (TIME-OBJ-7)."""
        power = self.story.powers[number]
        if not self.can_pay(agent, power.price):
            return False
        if power.element < 0:
            return True
        users = [
            self.used[other]
            for other, one in enumerate(self.story.powers)
            if one.element == power.element
        ]
        return self.may_use(agent, power.element) and all(user in (-1, agent) for user in users)

    def can_pay(self, agent: int, price: tuple[int, int]) -> bool:
        """Whether an agent has so many tokens of a colour, of any colour, or on its card."""
        count, purse = price
        if purse == ANY_RESOURCE:
            return sum(self.purse(colour)[agent] for colour in range(len(RESOURCES))) >= count
        return bool(self.purse(purse)[agent] >= count)

    # When.

    def trigger(self, moment: str, *agents: int) -> None:
        """A moment has come for agents: what works then is carried out before anything else."""
        for agent in agents:
            if self.can_stir():
                self.moments.push(MOMENTS.index(moment))
                self.comers.push(agent)

    def can_stir(self) -> bool:
        """Counts what happens by itself: a mission whose powers wake each other for ever is cut short."""
        if self.phase in (JUDGING, OVER) or self.echo == LONGEST_CHAIN:
            return False
        self.echo += 1
        return True

    def ask(self, seat: int, prompt: int) -> None:
        """Whoever has a choice breaks the chain."""
        if len(self.options) > 1:
            self.echo = 0
        super().ask(seat, prompt)

    def ask_all(self, seats: int, prompt: int) -> None:
        """The same for questions to all."""
        self.echo = 0
        super().ask_all(seats, prompt)

    def go_on_with_moments(self) -> bool:
        """Lets the next power of the first moment work; False when no moment is left."""
        while self.moments:
            agent = self.comers.at(0)
            coming = [
                number
                for number in self.powers(agent, MOMENTS[self.moments.at(0)])
                if not self.worked[number]
            ]
            if coming:
                self.work(agent, coming[0])
                return True
            self.rest(MOMENTS[self.moments.take_at(0)])
            self.comers.take_at(0)
        return False

    def fire(self, when: str, agent: int) -> bool:
        """Around a roll: the next power, or the question which; False when all have worked.

        Rerolls come before changes of dice, and these before added hits; the roller chooses among
        equals (TIME-OPEN-26), and whether to use what the dead have left.
        """
        able = self.waiting_powers(when, agent)
        own = [number for number in able if self.owns(agent, number)]
        if not able:
            self.rest(when)
            return False
        ranks = [self.story.powers[number].order for number in own]
        equal = [number for number, rank in zip(own, ranks, strict=True) if rank == min(ranks)]
        if equal and (len(equal) == 1 or when == "before-roll"):
            self.work(agent, equal[0])
            return True
        for option in equal or (*able, len(self.story.powers)):
            self.options.push(option)
        self.ask(self.seat_of(agent), ASK_POWER)
        return True

    def waiting_powers(self, when: str, agent: int) -> list[int]:
        """The powers around a roll that have not worked yet."""
        able = self.powers(agent, when, borrowed=True)
        return [number for number in able if not self.worked[number]]

    def answer_power(self, when: str, agent: int, option: int) -> None:
        """A power, or none of those that are left."""
        if option < len(self.story.powers):
            self.work(agent, option)
            return
        for number in self.waiting_powers(when, agent):
            self.worked[number] = 1

    def work(self, agent: int, number: int) -> None:
        """A power works, once at this moment."""
        self.worked[number] = 1
        self.use(agent, number)

    def rest(self, when: str) -> None:
        """A moment is over: what has worked at it may work at the next of its kind."""
        for number, power in enumerate(self.story.powers):
            if power.when == when:
                self.worked[number] = 0

    def use(self, agent: int, number: int) -> None:
        """Carries a power out."""
        self.announce(agent, number)
        self.call(self.story.powers[number].start, agent)

    def announce(self, agent: int, number: int) -> None:
        """Whoever may read a power hears that it is used."""
        power = self.story.powers[number]
        self.used[number] = agent
        data = {"agent": self.name("agent", agent), "rules": self.told("power", number)}
        if power.is_secret:
            self.say("uses", {**data}, self.seers(self.company(agent)), reveals=True)
        else:
            self.say("uses", {**data})
