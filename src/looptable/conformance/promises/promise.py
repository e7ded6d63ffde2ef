"""What all promises have in common."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.plan import Case
from looptable.conformance.trace import Trace

__all__ = ["Promise"]


class Promise:
    """One promise of the contract, made anew for each run so that it may remember what it met.

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
        """What can be checked without a match."""
        yield from ()

    def check(self, trace: Trace) -> Iterator[Problem]:
        """What can be checked in one match."""
        yield from ()
