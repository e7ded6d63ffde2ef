"""What agents may do without time: hand things over, take offers, use what they have."""

from dataclasses import dataclass

from looptable.games.time_stories.codes import EXPLORING
from looptable.games.time_stories.story.definitions import RESOURCES
from looptable.games.time_stories.travel import Travel

__all__ = ["FreeDeed", "Possessions"]


@dataclass(frozen=True, slots=True)
class FreeDeed:
    """One of them: `what` is an element, a colour, an offer or a power; `to` another agent."""

    kind: str
    what: int
    to: int = -1


class Possessions(Travel):
    """Free deeds of an agent, in a fixed order."""

    __slots__ = ()

    def free_deeds(self, agent: int) -> list[FreeDeed]:
        """All that an agent may do now."""
        if not self.is_alive(agent):
            return []
        others = [other for other in self.company(agent) if other != agent]
        deeds = [FreeDeed("offer", offer) for offer in self.offers(agent)]
        deeds += [FreeDeed("use", power) for power in self.free_powers(agent)]
        for element in range(len(self.holder)):
            if self.holder[element] == agent:
                deeds += [FreeDeed("give", element, other) for other in others]
        for colour in range(len(RESOURCES)):
            if self.purse(colour)[agent]:
                deeds += [FreeDeed("hand", colour, other) for other in others]
        return deeds + self.legacies()

    def offers(self, agent: int) -> list[int]:
        """The offers of the card where the agent stands that it can still take."""
        card = self.card_of(agent)
        if card < 0 or self.phase != EXPLORING:
            return []
        return [offer for offer in self.card(card).offers if self.is_open(agent, offer)]

    def is_open(self, agent: int, number: int) -> bool:
        """Whether an offer is not taken yet in this run, and can be paid."""
        offer = self.story.offers[number]
        count, colour = offer.price
        return not self.taken[number] and bool(self.purse(colour)[agent] >= count)

    def free_powers(self, agent: int) -> list[int]:
        """Powers for any moment, each once in a unit of time."""
        return [one for one in self.powers(agent, "free") if self.used[one] < 0]

    def legacies(self) -> list[FreeDeed]:
        """Elements of the dead, for whoever is alive (TIME-DTH-5, TIME-OPEN-31)."""
        return [
            FreeDeed("take", element)
            for element in range(len(self.holder))
            if self.holder[element] >= 0 and not self.is_alive(self.holder[element])
        ]

    def do_freely(self, agent: int, deed: FreeDeed) -> None:
        """Does it."""
        data = {"agent": self.name("agent", agent)}
        if deed.kind == "offer":
            self.take_offer(agent, deed.what)
        elif deed.kind == "use":
            self.use(agent, deed.what)
        elif deed.kind == "hand":
            self.purse(deed.what)[agent] -= 1
            self.purse(deed.what)[deed.to] += 1
            to = self.name("agent", deed.to)
            self.say("hands", {**data, "resource": self.resource_told(deed.what), "to_agent": to})
        else:
            taker = agent if deed.kind == "take" else deed.to
            self.holder[deed.what] = taker
            to = self.name("agent", taker)
            element = self.told("element", deed.what)
            self.say("gives", {"element": element, "to_agent": to})
            self.show_elements(self.company(taker))

    def take_offer(self, agent: int, number: int) -> None:
        """Takes an offer of a card: whoever is there hears what comes of it."""
        if not self.story.offers[number].again:
            self.taken[number] = 1
        audience = self.seers(self.company(agent))
        data = {"agent": self.name("agent", agent), "offer": self.told("offer", number)}
        self.say("takes-offer", {**data}, audience, reveals=True)
        self.say("tale", {"offer": f"{self.told('offer', number)}.text"}, audience, reveals=True)
        self.note(audience, "offer", number)
        self.call(self.story.offers[number].start, agent)

    def resource_told(self, colour: int) -> str:
        """A resource as events name it."""
        return f"{self.story.id}.{RESOURCES[colour]}"
