"""The part of advice that a game brings: figures, and how an option would be played on."""

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.state import State

__all__ = ["UNKNOWN", "Figures", "Insight", "Policy", "Veil", "Veiled"]

Figures = Mapping[str, int]
"""Figures by their names, the most important first."""

Policy = Callable[[State], tuple[Seat, Action] | None]
"""The next choice on the way to the horizon; None when it is reached."""

UNKNOWN = "unknown"
"""The last figure of a game with a veil: 1 where a branch ends before something that the seat does not know."""


class Insight(Protocol):
    """A game's answers to an adviser. All of them follow from the state alone, which is a guess."""

    @property
    def harmful(self) -> frozenset[str]:
        """The names of figures of which less is better."""
        ...

    def figures(self, state: State, seat: Seat) -> Figures:
        """The numbers that this seat cares about, always the same ones in a match.

        Each has the texts `figure.<name>.more` and `.fewer` (a number `n`, and `of`, the piece), `.higher`
        and `.lower` (without a number).
        """
        ...

    def worth(self, state: State, seat: Seat) -> int:
        """The worth of a state at the horizon."""
        ...

    def policy(self, state: State, seat: Seat, effort: int) -> Policy:
        """A new policy for one option of this seat, asked in `state`, which it leaves as it is.

        It is first called after the option. A seat's own choices, as long as nothing is revealed, become
        the plan that the advice names.
        """
        ...


class Veil(Protocol):
    """The border of a seat's knowledge, as it was before an option: no branch goes beyond it."""

    def begin(self) -> State:
        """A copy of the world to start from, without guesses that depend on what the seat does not know."""
        ...

    def hides(self, state: State, event: Event) -> bool:
        """Whether what follows an event depends on something that the seat does not know.

        It is asked in the middle of a choice, before anything follows.
        """
        ...


@runtime_checkable
class Veiled(Protocol):
    """Insight into a game whose rules are partly secret: a guess has them all, and a hint must not tell them."""

    def veil(self, state: State, seat: Seat, action: Action) -> Veil:
        """The veil for an option of this seat, asked in `state`, which it leaves as it is."""
        ...
