"""The state of a match: the fields, and the hooks by which the machine reaches the rules. Compiled."""

from typing import final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import ANSWER, CHOOSE, MAY, WIDTH
from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.field_state import NO_SIZES
from looptable.engine.fields.layout import Scheme
from looptable.games.time_stories.mission.mission import Mission
from looptable.games.time_stories.rules.codes import (
    ASK_CHOOSE,
    ASK_FREE,
    OVER,
    SUCCESS_ENDING,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.flow import chosen, offer_to, proceed
from looptable.games.time_stories.rules.keys import option_name
from looptable.games.time_stories.rules.numbers import Numbers
from looptable.games.time_stories.rules.table import (
    can_pay,
    company,
    members,
    name,
    seat_of,
    seers,
    tell,
)
from looptable.games.time_stories.rules.units import declare
from looptable.games.time_stories.verbs.steps import step

__all__ = ["StoryState"]


@final
class StoryState(StoryFields):
    """One match of T.I.M.E Stories."""

    __slots__ = ()

    def __init__(
        self, source: "StoryState | None", numbers: Numbers, story: Mission, names: Scheme
    ) -> None:
        sizes = names.sizes if source is None else NO_SIZES
        super().__init__(source, sizes, story.program, numbers, story, names)

    def clone(self) -> "StoryState":
        """An independent state, equal to this one."""
        return StoryState(self, self.numbers, self.story, self.names)

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
        winners: tuple[int, ...] = ()
        if self.ending == SUCCESS_ENDING:
            winners = tuple(range(len(self.vote)))
        return Outcome(name(self, "ending", self.ending), winners)

    def seat_of(self, actor: i64) -> i64:
        """The seat that decides for an agent."""
        return seat_of(self, actor)

    def proceed(self) -> None:
        """Goes on to the next question."""
        proceed(self)

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes an instruction of an effect."""
        step(self, kind, a, b, c)

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer to a question to one seat."""
        chosen(self, prompt, option)

    def offer_to(self, seat: i64, prompt: i64, options: Pile) -> None:
        """Lays out the answers of a seat to a question to all."""
        offer_to(self, seat, prompt, options)

    def declared(self, prompt: i64, seat: i64, option: i64) -> None:
        """Notes an answer to a question to all."""
        declare(self, prompt, seat, option)

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        return option_name(self, prompt, option)

    # Questions.

    def ask(self, seat: i64, prompt: i64) -> None:
        """Asks one seat; inside an effect no trace of an earlier answer stays.

        A choice breaks the chain of moments that follow from each other.
        """
        if self.pc >= 0:
            self.registers[ANSWER] = 0
        if self.options.height > 1:
            self.echo = 0
        super().ask(seat, prompt)

    def ask_all(self, seats: i64, prompt: i64) -> None:
        """Asks several seats at once."""
        self.echo = 0
        super().ask_all(seats, prompt)

    def take_only(self) -> None:
        """Takes the only option; only those who may know the question hear which."""
        option = self.options.at(0)
        if self.listener is not None and self.prompt != ASK_FREE:
            choice = option_name(self, self.prompt, option)
            audience: tuple[int, ...] | None = None
            if self.pc >= 0:
                audience = tuple(members(seers(self, company(self, self.actor))))
            tell(self, "forced", {"seat": self.picker, "choice": choice}, False, audience)
        self.answer(option)

    def offer(self, kind: i64, count: i64) -> None:
        """Offers only the answers that the actor can pay for; without any, nothing follows."""
        numbers, at = self.numbers, (self.pc - WIDTH) // WIDTH
        first, end = numbers.price_from[at], numbers.price_from[at + 1]
        for index in range(first, end):
            if can_pay(self, self.actor, numbers.prices[index], numbers.purses[index]):
                self.options.push(index - first)
        if self.options.height == 0:
            if kind == MAY:
                self.pc = count  # declined
            else:
                self.come_back()
        elif kind == CHOOSE:
            self.ask(seat_of(self, self.actor), ASK_CHOOSE)
        else:
            self.options.clear()
            super().offer(kind, count)
