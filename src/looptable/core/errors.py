"""The exceptions of Looptable, as a small tree.

    LooptableError      refused, for a reason with a stable code
    ├── Refusal         a player asked for what is not allowed; the state is untouched
    ├── WrongUse        an unknown game, setting, seat, pack, file…; exit status 2
    ├── RecordError     a record that is damaged, foreign or from another time
    ├── PositionError   a position that no match can have
    └── ContentError    an author's mistakes, as diagnostics

A broken invariant is a bug and stays an ordinary AssertionError.

An error carries a code and data, never a sentence: `explain` of `content.text.texts` makes the sentence in
the reader's language. For logs, `str(error)` is the code and the data.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol

__all__ = [
    "ContentError",
    "LooptableError",
    "PositionError",
    "Problem",
    "RecordError",
    "Refusal",
    "WrongUse",
]


class LooptableError(Exception):
    """Something was refused; `code` says why and `data` with which values."""

    exit_status: ClassVar[int] = 1

    def __init__(self, code: str, /, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.data.items())
        return f"{self.code}: {values}" if values else self.code


class Refusal(LooptableError):
    """A player asked for what is not allowed; the state is untouched."""


class WrongUse(LooptableError):
    """Something was named that does not exist or does not fit."""

    exit_status: ClassVar[int] = 2


class RecordError(LooptableError):
    """A record cannot be read, or does not replay."""


class PositionError(LooptableError):
    """A position cannot be read, or no match can have it."""


class Problem(Protocol):
    """The part of a diagnostic that an error reads; diagnostics live in `content`."""

    @property
    def code(self) -> str:
        """The stable code of the mistake."""
        ...


class ContentError(LooptableError):
    """Content has mistakes; `diagnostics` holds all of them."""

    def __init__(self, diagnostics: Iterable[Problem]) -> None:
        self.diagnostics = tuple(diagnostics)
        codes = dict.fromkeys(problem.code for problem in self.diagnostics)
        super().__init__("content/invalid", count=len(self.diagnostics), codes=tuple(codes))
        # Exceptions are pickled as their arguments, and these must rebuild this one.
        self.args = (self.diagnostics,)
