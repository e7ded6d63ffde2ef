"""The open question: who is asked, what for, and by which card; and the names of things for its sentences."""

from looptable.content.text.texts import Arg, Text
from looptable.effects.program import WIDTH
from looptable.games.loop_inc.rules.kinds import KINDS
from looptable.games.loop_inc.rules.layout import COMPONENTS, MACHINES
from looptable.games.loop_inc.rules.machines import bay_of
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import printed_trip

__all__ = ["Question", "component", "components", "lacking_reason", "machine", "reason"]


def reason(name: str, **args: Arg) -> Text:
    """A reason with its values."""
    return Text.of(f"reason.{name}", **args)


def machine(mark: int) -> Text:
    """The name of a machine."""
    return Text(f"machine.{MACHINES[mark]}")


def component(kind: int) -> Text:
    """The name of a kind of components."""
    return Text(f"component.{COMPONENTS[kind]}")


def components(kind: int) -> Text:
    """The same name for several of them."""
    return Text(f"fact.{COMPONENTS[kind]}")


class Question:
    """A question as it is asked; `kind`, `a` and `b` are the instruction that asks it in the middle of a card."""

    def __init__(self, state: IncState, me: int) -> None:
        self.state = state
        self.me = me
        self.prompt = int(state.prompt)
        code = [state.program.code[state.pc + at] for at in range(WIDTH)] if state.pc >= 0 else []
        self.kind, self.a, self.b, _ = code or [-1, 0, 0, 0]

    def first(self) -> Text:
        """Says that the card in play, or the launch of this turn, comes first."""
        if self.state.pc < 0:
            return reason("launch-now")
        name = self.state.names.name("prompt", self.prompt)
        return reason("amid", what=self.card(), sought=Text(f"sought.{name}"))

    def card(self) -> Text:
        """The card or the trip whose action is being performed."""
        return Text(self.state.book.program.name(self.state.pc).partition("+")[0])

    def trip(self, trip: int) -> Text:
        """The name of a trip."""
        return Text(f"trip.{self.state.names.name('trip', trip)}")

    def lacks(self, mark: int, trip: int) -> tuple[Text, ...]:
        """The components that a machine lacks for a trip, kind by kind with their number."""
        state = self.state
        needs = printed_trip(state, trip) * KINDS
        load = bay_of(self.me, mark, 0)
        counts = [state.book.needs[needs + kind] - state.load[load + kind] for kind in range(KINDS)]
        return tuple(
            Text.of("lack.part", n=count, component=component(kind))
            for kind, count in enumerate(counts)
            if count > 0
        )


def lacking_reason(name: str, question: Question, mark: int, trip: int) -> Text:
    """A reason that says which components a machine lacks for a trip."""
    needs = question.lacks(mark, trip)
    return reason(name, machine=machine(mark), trip=question.trip(trip), needs=needs)
