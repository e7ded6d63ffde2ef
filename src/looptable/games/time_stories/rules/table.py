"""What lies on the table, and the questions that all rules ask about it."""

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.engine.contract.event import Fact
from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.layout import Scheme
from looptable.games.time_stories.mission.mission import Card, Mission, Receptacle
from looptable.games.time_stories.rules.codes import ALIVE, OVER, STORED
from looptable.games.time_stories.rules.fields import StoryFields

__all__ = ["Table"]

SUCCESS = 0


class Table(StoryFields):
    """The fields, with the mission they are about."""

    __slots__ = ("names", "story")

    def __init__(self, source: "Table | None", story: Mission, names: Scheme) -> None:
        super().__init__(source, names.sizes, story.program)
        self.story = story
        self.names = names

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this mission."""
        return self.names

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER

    def outcome(self) -> Outcome | None:
        """All win together or fail together (TIME-CPT-2)."""
        if self.phase != OVER:
            return None
        won = self.ending == SUCCESS
        winners = tuple(range(self.seats())) if won else ()
        return Outcome(self.name("ending", self.ending), winners)

    # Seats and agents.

    def seats(self) -> int:
        """How many play."""
        return self.names.seats

    def agents(self) -> range:
        """All agents, dead or alive."""
        return range(len(self.life))

    def seat_of(self, actor: int) -> int:
        """Who decides for an agent: for the shared one it is the Time Captain (TIME-TWO-6)."""
        seats = self.names.seats
        return self.captain if self.shared and actor == seats else actor % seats

    def is_shared(self, agent: int) -> bool:
        """Whether this is the third receptacle of the variant for two players."""
        return bool(self.shared) and agent == self.seats()

    def readers(self, agent: int) -> list[int]:
        """The seats that see what an agent sees (TIME-TWO-5, TIME-TWO-8)."""
        return list(range(self.seats())) if self.is_shared(agent) else [self.seat_of(agent)]

    def own(self, seat: int) -> list[int]:
        """The agents that a seat decides for."""
        if not self.shared:
            return list(range(seat, len(self.life), self.names.seats))
        return [agent for agent in self.agents() if self.seat_of(agent) == seat]

    def is_alive(self, agent: int) -> bool:
        """Whether an agent is not in the vortex."""
        return bool(self.returns_at[agent] == ALIVE)

    def living(self) -> list[int]:
        """The agents that can act."""
        return [agent for agent in self.agents() if self.is_alive(agent)]

    def body(self, agent: int) -> Receptacle:
        """The receptacle an agent wears."""
        return self.story.receptacles[self.receptacle[agent]]

    def purse(self, colour: int) -> vec[i64]:
        """How many resource tokens of a colour each agent has; those on its card count apart."""
        rows: list[vec[i64]] = [self.yellow, self.brown, self.blue, self.green]
        return self.store if colour == STORED else rows[colour]

    # Cards and spaces.

    def card_at(self, space: int) -> int:
        """The card that lies at a position of the panorama now, or -1 (TIME-STA-9)."""
        over = self.over_card[space]
        if over >= 0:  # it has replaced the card below, also when it is removed itself
            return -1 if self.gone[over] else int(over)
        return -1 if self.gone[space] or self.is_moved(space) else space

    def is_moved(self, card: int) -> bool:
        """Whether a card was revealed, and so lies elsewhere."""
        return card in self.over_card

    def letter(self, card: int) -> str:
        """The letter of a panorama card."""
        return self.name("card", card).rsplit("-", 1)[1].upper()

    def card(self, number: int) -> Card:
        """What is printed on a card."""
        return self.story.cards[number]

    def card_of(self, agent: int) -> int:
        """The card that an agent stands on, or -1."""
        space = self.space[agent]
        return -1 if space < 0 else self.card_at(space)

    def on(self, space: int) -> list[int]:
        """The agents on a space."""
        return [agent for agent in self.agents() if space >= 0 and self.space[agent] == space]

    def company(self, agent: int) -> list[int]:
        """The agents with whom an agent shares its space; off the board, all others off it."""
        space = self.space[agent]
        return [other for other in self.living() if self.space[other] == space]

    def seers(self, agents: list[int]) -> tuple[int, ...]:
        """The seats that see through one of these agents."""
        return tuple(sorted({seat for agent in agents for seat in self.readers(agent)}))

    # Telling.

    def name(self, kind: str, number: int) -> str:
        """The name of something in positions."""
        return self.names.names[kind].name(number)

    def told(self, kind: str, number: int) -> str:
        """The name of something of the mission in events; its texts are under the mission."""
        return f"{self.story.id}.{self.name(kind, number)}"

    def say(
        self,
        kind: str,
        data: dict[str, Fact],
        audience: tuple[int, ...] | None = None,
        *,
        reveals: bool = False,
    ) -> None:
        """Tells an event. What a card did in secret is news to whoever could not read the card."""
        self.tell(kind, data, audience, reveals or self.pc >= 0)
