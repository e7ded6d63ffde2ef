"""The base class of all promises."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.plan import Case
from looptable.conformance.trace import Trace

__all__ = ["Promise"]


class Promise:
    """One promise of the contract; a new object for each run, so that it may remember what it met.

    `needs` are promises that must have held for a match before this one is worth asking: where
    clones share their pieces, every other finding would be an echo.
    """

    id: ClassVar[str]
    says: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone")

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game
        self.plan = case.plan

    def once(self) -> Iterator[Problem]:
        """Checks that need no match."""
        yield from ()

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Checks one match."""
        yield from ()
