"""One match of The LOOP: the fields, with the machine's hooks bound to the chapters. Compiled."""

from typing import final

from mypy_extensions import i64

from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.field_state import NO_SIZES
from looptable.engine.fields.layout import Scheme
from looptable.games.the_loop.rules.abilities import pull_trigger
from looptable.games.the_loop.rules.artifacts import find_tainted, take_tainted
from looptable.games.the_loop.rules.clones import count_crowd
from looptable.games.the_loop.rules.codes import OVER_PHASE, WON
from looptable.games.the_loop.rules.deeds import count_deeds
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.flow import answer, go_on
from looptable.games.the_loop.rules.inspection import inspect_position
from looptable.games.the_loop.rules.keys import option_key
from looptable.games.the_loop.rules.missions import count_shown
from looptable.games.the_loop.rules.mode import Mode
from looptable.games.the_loop.rules.numbers import Numbers
from looptable.games.the_loop.rules.rewards import count_players
from looptable.games.the_loop.verbs import steps

__all__ = ["LoopState"]


@final
class LoopState(LoopFields):
    """A match. It has no rules of its own."""

    __slots__ = ()

    def __init__(
        self, source: "LoopState | None", numbers: Numbers, names: Scheme, mode: Mode
    ) -> None:
        sizes = names.sizes if source is None else NO_SIZES
        super().__init__(source, sizes, numbers.program, numbers, names, mode)

    def clone(self) -> "LoopState":
        """An independent state, equal to this one."""
        return LoopState(self, self.numbers, self.names, self.mode_rules)

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.names

    def check(self) -> None:
        """Looks for pieces that contradict each other."""
        inspect_position(self)

    def settle(self) -> None:
        """Works out everything derived, the open question last."""
        count_crowd(self)
        count_shown(self)
        count_deeds(self)
        find_tainted(self)
        super().settle()

    def seat_of(self, actor: i64) -> i64:
        """Each agent has a seat of its own, except in solo play."""
        if self.solo:
            return 0
        return actor

    def asks_plainly(self) -> bool:
        """Only older matches ask about nothing."""
        return self.plain_questions == 1

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER_PHASE

    def outcome(self) -> Outcome | None:
        """The team wins or loses together."""
        if self.phase != OVER_PHASE:
            return None
        winners = tuple(range(count_players(self))) if self.ending == WON else ()
        return Outcome(self.names.name("ending", self.ending), winners)

    def proceed(self) -> None:
        """Moves the turn on."""
        go_on(self)

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer."""
        answer(self, prompt, option)

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes one instruction of a card, then pays Robofinisher what is due."""
        steps.step(self, kind, a, b, c)
        if self.triggers and self.picker < 0:
            pull_trigger(self)

    def come_back(self) -> None:
        """Goes back to the caller; after a whole ability vortexes take what it revealed there."""
        super().come_back()
        # A reward that was declined took no step, so the next one is still due.
        if self.triggers and self.never_forced:
            pull_trigger(self)
        if self.tainted and self.pc < 0:
            take_tainted(self)

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        return option_key(self, prompt, option)
