"""The part of advice that a game brings: figures, and how an option would be played on."""

from collections.abc import Callable, Mapping
from typing import Protocol

from looptable.core.ids import Action, Seat
from looptable.engine.contract.state import State

__all__ = ["Figures", "Insight", "Policy"]

Figures = Mapping[str, int]
"""Figures by their names, the most important first."""

Policy = Callable[[State], tuple[Seat, Action] | None]
"""The next choice on the way to the horizon; None when it is reached."""


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
