"""One match of Loop, Inc.: the flow of a turn, and the words of its options. Compiled."""

from mypy_extensions import i64

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.contract.outcome import Outcome
from looptable.engine.fields.layout import Scheme
from looptable.games.loop_inc.rules import codes as c
from looptable.games.loop_inc.rules.junior import Junior

__all__ = ["IncState"]


class IncState(Junior):
    """All rules together; the layers below hold one topic each."""

    def clone(self) -> "IncState":
        """An independent state, equal to this one."""
        return IncState(self, self.book, self.names)

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.names

    def settle(self) -> None:
        """Works out what is derived: who is where, and what is being asked."""
        self.count_guests()
        super().settle()

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == c.OVER

    def outcome(self) -> Outcome | None:
        """Who won, and the final scores; Junior is not told among the winners."""
        if self.phase != c.OVER:
            return None
        winners = self.winners()
        seats = range(self.names.seats)
        return Outcome(
            self.names.names["ending"].name(self.ending),
            tuple([seat for seat in seats if winners >> seat & 1]),
            tuple([int(self.final_score(seat)) for seat in seats]),
        )

    def proceed(self) -> None:
        """Moves the turn on."""
        if self.phase == c.PLAY:
            if not self.has_turn(self.active):
                self.end_turn()
            elif self.is_asked():
                self.ask_card()
        elif self.phase == c.ACT:
            self.phase = c.LAUNCH
        elif self.phase == c.LAUNCH:
            if self.is_asked():
                self.ask_launch()
        else:
            self.end_turn()

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer."""
        if prompt == c.ASK_CARD:
            self.play_card(option)
        else:
            self.answer_launch(option)

    # Words: the key of each option.

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        if prompt == c.ASK_CARD:
            if option >= c.PAST:
                return f"past {self.card_name(option - c.PAST)}"
            return f"new {self.card_name(option)}"
        if prompt == c.ASK_LAUNCH:
            if option == c.STAY:
                return "stay"
            return f"{self.mark_name(option // c.TRIPS)} to {self.trip_name(option % c.TRIPS)}"
        if prompt == c.ASK_COMPONENT:
            return "tear" if option == c.TEAR else self.component_name(option)
        if prompt == c.ASK_MACHINE:
            return self.mark_name(option)
        if prompt == c.ASK_BAY:
            if option == c.STOP:
                return "stop"
            kind = self.component_name(option % c.KINDS)
            return f"{kind} of {self.mark_name(option // c.KINDS)}"
        if prompt == c.ASK_TRIP:
            return self.trip_name(option)
        if prompt == ASK_MAY:
            return "yes" if option else "no"
        assert prompt == ASK_CHOOSE
        return self.book.offer_name(self.pc, option)
