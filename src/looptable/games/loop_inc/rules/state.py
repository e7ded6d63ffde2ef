"""One match of Loop, Inc.: binds the machine's hooks to the chapters of the rules. Compiled."""

from mypy_extensions import i64

from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.field_state import NO_SIZES
from looptable.engine.fields.layout import Scheme
from looptable.games.loop_inc.rules.codes import (
    ACT_PHASE,
    ASK_CARD,
    LAUNCH_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    TURN_OVER_PHASE,
)
from looptable.games.loop_inc.rules.days import end_turn
from looptable.games.loop_inc.rules.ending import verdict
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.keys import option_key
from looptable.games.loop_inc.rules.launching import answer_launch, ask_launch
from looptable.games.loop_inc.rules.numbers import Numbers
from looptable.games.loop_inc.rules.players import has_seat
from looptable.games.loop_inc.rules.rival import Rival
from looptable.games.loop_inc.rules.scores import final_score, winning_players
from looptable.games.loop_inc.rules.trips import count_guests
from looptable.games.loop_inc.rules.turns import ask_card, has_turn, play_card
from looptable.games.loop_inc.verbs.steps import step

__all__ = ["IncState"]


class IncState(IncFields):
    """A match: the fields, and what the machine asks of the rules."""

    def __init__(
        self, source: "IncState | None", book: Numbers, names: Scheme, rival: Rival
    ) -> None:
        sizes = names.sizes if source is None else NO_SIZES
        super().__init__(source, sizes, book.program, book, names, rival)

    def clone(self) -> "IncState":
        """An independent state, equal to this one."""
        return IncState(self, self.book, self.names, self.rival)

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.names

    def settle(self) -> None:
        """Works out the derived fields: who is where, and what is being asked."""
        count_guests(self)
        super().settle()

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER_PHASE

    def outcome(self) -> Outcome | None:
        """The winners and the final scores of the seats."""
        if self.phase != OVER_PHASE:
            return None
        winners = winning_players(self)
        seats = range(self.names.seats)
        return Outcome(
            self.names.name("ending", self.ending),
            tuple([seat for seat in seats if winners >> seat & 1]),
            tuple([int(final_score(self, seat)) for seat in seats]),
            verdict(self),
        )

    def proceed(self) -> None:
        """Moves the turn on: a card, its action, a launch, the next turn."""
        if self.phase == PLAY_PHASE:
            if not has_turn(self, self.active):
                end_turn(self)
            elif has_seat(self, self.active):
                ask_card(self)
            else:
                self.rival.play(self)
        elif self.phase == ACT_PHASE:
            self.phase = LAUNCH_PHASE
        elif self.phase == LAUNCH_PHASE:
            if has_seat(self, self.active):
                ask_launch(self)
            else:
                self.phase = TURN_OVER_PHASE
                self.rival.launch(self)
        else:
            end_turn(self)

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes one instruction of a card."""
        step(self, kind, a, b, c)

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer."""
        if prompt == ASK_CARD:
            play_card(self, option)
        else:
            answer_launch(self, option)

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        return option_key(self, prompt, option)
