"""The state of a match: the fields, and the hooks by which the machine reaches the rules. Compiled."""

from typing import final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.field_state import NO_SIZES
from looptable.engine.fields.layout import Scheme
from looptable.games._template.rules.cards import card_name, commit
from looptable.games._template.rules.codes import (
    ASK_CARD,
    ASK_CHOOSE,
    ASK_HOUR,
    ASK_MAY,
    BROKEN,
    OVER,
)
from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.rules.numbers import Numbers
from looptable.games._template.rules.rounds import proceed
from looptable.games._template.rules.sparks import hour_name
from looptable.games._template.verbs.steps import step

__all__ = ["TemplateState"]


@final
class TemplateState(TemplateFields):
    """One match of Minute Hand."""

    __slots__ = ()

    def __init__(self, source: "TemplateState | None", numbers: Numbers, names: Scheme) -> None:
        sizes = names.sizes if source is None else NO_SIZES
        super().__init__(source, sizes, numbers.program, numbers, names)

    def clone(self) -> "TemplateState":
        """An independent state, equal to this one."""
        return TemplateState(self, self.numbers, self.names)

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.names

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER

    def outcome(self) -> Outcome | None:
        """How it ended, and with how many sparks each."""
        if self.phase != OVER:
            return None
        scores = tuple(self.pocket)
        best = max(scores)
        winners = tuple([seat for seat, score in enumerate(scores) if score == best])
        if self.ending == BROKEN:
            winners = ()
        return Outcome(self.names.name("ending", self.ending), winners, scores)

    def proceed(self) -> None:
        """Moves the round on."""
        proceed(self)

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes an instruction of a card."""
        step(self, kind, a, b, c)

    def offer_to(self, seat: i64, prompt: i64, options: Pile) -> None:
        """Offers the cards of a hand: any of them may be committed."""
        options.push_all(self.hands[seat])

    def declared(self, prompt: i64, seat: i64, option: i64) -> None:
        """Commits the chosen card."""
        commit(self, seat, option)

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        if prompt == ASK_HOUR:
            return hour_name(self, option)
        if prompt == ASK_CARD:
            return card_name(self, option)
        if prompt == ASK_MAY:
            return "yes" if option else "no"
        assert prompt == ASK_CHOOSE
        return self.numbers.offer_name(self.pc, option)
