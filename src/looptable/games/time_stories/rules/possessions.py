"""What agents may do without time: hand things over, take offers, use what they have."""

from dataclasses import dataclass

from looptable.games.time_stories.mission.definitions import RESOURCES
from looptable.games.time_stories.rules.codes import EXPLORING, MAY_HAND
from looptable.games.time_stories.rules.travel import Travel

__all__ = ["FreeDeed", "Possessions"]


@dataclass(frozen=True, slots=True)
class FreeDeed:
    """One of them: `what` is an element, a colour, an offer or a power; `to` another agent, also one to take from."""

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
        others = [other for other in self.company(agent) if self.may_hand(agent, other)]
        deeds = [FreeDeed("offer", offer) for offer in self.offers(agent)]
        deeds += [FreeDeed("use", power) for power in self.free_powers(agent)]
        for element in range(len(self.holder)):
            if self.holder[element] == agent:
                deeds += [FreeDeed("give", element, other) for other in others]
        for colour in range(len(RESOURCES)):
            if self.purse(colour)[agent]:
                deeds += [FreeDeed("hand", colour, other) for other in others]
        return deeds + self.legacies()

    def seems_free(self, agent: int) -> bool:
        """Whether an agent may have something free to do, as far as everybody knows.

        What an element can do is a secret, so whoever holds one may have.
        """
        if any(holder == agent for holder in self.holder):
            return self.is_alive(agent)
        return bool(self.free_deeds(agent))

    def may_hand(self, agent: int, other: int) -> bool:
        """Whether two agents together may hand things over: no text forbids it to either."""
        if other == agent:
            return False
        return self.is_allowed(agent, MAY_HAND) and self.is_allowed(other, MAY_HAND)

    def offers(self, agent: int) -> list[int]:
        """The offers of the card where the agent stands that it can still take."""
        card = self.card_of(agent)
        if card < 0 or self.phase != EXPLORING:
            return []
        return [offer for offer in self.card(card).offers if self.is_open(agent, offer)]

    def is_open(self, agent: int, number: int) -> bool:
        """Whether an offer is not taken yet in this run, and can be paid."""
        offer = self.story.offers[number]
        return not self.taken[number] and self.can_pay(agent, offer.price)

    def free_powers(self, agent: int) -> list[int]:
        """Powers for any moment, each once in a unit of time or as often as it is paid for."""
        return [
            number
            for number in self.powers(agent, "free", borrowed=True)
            if self.used[number] < 0 or self.story.powers[number].price[0]
        ]

    def legacies(self) -> list[FreeDeed]:
        """What the dead have left, for whoever is alive (TIME-DTH-5, TIME-OPEN-31).

        Tokens on a receptacle card stay with the receptacle.
        """
        dead = [agent for agent in self.agents() if not self.is_alive(agent)]
        elements = [
            FreeDeed("take", element)
            for element in range(len(self.holder))
            if self.holder[element] in dead
        ]
        return elements + [
            FreeDeed("claim", colour, agent)
            for agent in dead
            for colour in range(len(RESOURCES))
            if self.purse(colour)[agent]
        ]

    def do_freely(self, agent: int, deed: FreeDeed) -> None:
        """Does it."""
        if deed.kind == "offer":
            self.take_offer(agent, deed.what)
        elif deed.kind == "use":
            self.use(agent, deed.what)
        elif deed.kind == "hand":
            self.hand(agent, deed.to, deed.what)
        elif deed.kind == "claim":
            self.hand(deed.to, agent, deed.what)
        else:
            taker = agent if deed.kind == "take" else deed.to
            self.holder[deed.what] = taker
            to = self.name("agent", taker)
            element = self.told("element", deed.what)
            self.say("gives", {"element": element, "to_agent": to}, reveals=True)
            self.show_elements(self.company(taker))

    def hand(self, giver: int, taker: int, colour: int) -> None:
        """A resource token changes hands, for no time (TIME-OPEN-30)."""
        self.purse(colour)[giver] -= 1
        self.purse(colour)[taker] += 1
        data = {"agent": self.name("agent", giver), "to_agent": self.name("agent", taker)}
        self.say("hands", {**data, "resource": self.resource_told(colour)}, reveals=True)

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
