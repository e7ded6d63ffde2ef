"""An author's mistake is data: which, where, and what to do about it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, Protocol, TypeAlias

import msgspec

from looptable.content.diagnostics.suggestions import closest
from looptable.content.text.text import Arg, Text
from looptable.core.errors import ContentError

__all__ = [
    "Diagnostic",
    "Diagnostics",
    "Place",
    "Sayer",
    "Severity",
    "closest",
    "did_you_mean",
    "render",
]

Severity: TypeAlias = Literal["error", "warning"]

_WIDEST_EXCERPT = 120


class Place(msgspec.Struct, frozen=True):
    """A place in a file; line and column count from 1, line 0 means the file as a whole."""

    file: str
    line: int = 0
    column: int = 0
    excerpt: str = ""
    """The line of the file, so that showing the place needs no second look at it."""


class Diagnostic(msgspec.Struct, frozen=True, kw_only=True):
    """One mistake; an `error` keeps the content from being used, a `warning` does not."""

    code: str
    severity: Severity
    file: str
    line: int
    column: int
    message: Text
    hint: Text | None = None
    excerpt: str = ""
    width: int = 1
    """The number of characters marked in the line."""


class Sayer(Protocol):
    """The texts that a diagnostic is shown with; `Texts` is one."""

    def say(self, text: Text, lang: str) -> str:
        """The text in this language."""
        ...


class Diagnostics:
    """Collects diagnostics; a checker goes on after each and reports all of them.

    The sentence of a code is the text `diagnostic.<code>`, with the arguments given.
    """

    def __init__(self) -> None:
        self._found: list[Diagnostic] = []

    def error(
        self, code: str, place: Place, *, hint: Text | None = None, width: int = 1, **args: Arg
    ) -> None:
        """Report a mistake that keeps the content from being used."""
        self._add("error", code, place, hint, width, args)

    def warning(
        self, code: str, place: Place, *, hint: Text | None = None, width: int = 1, **args: Arg
    ) -> None:
        """Report something that is probably not meant."""
        self._add("warning", code, place, hint, width, args)

    def _add(
        self,
        severity: Severity,
        code: str,
        place: Place,
        hint: Text | None,
        width: int,
        args: dict[str, Arg],
    ) -> None:
        self._found.append(
            Diagnostic(
                code=code,
                severity=severity,
                file=place.file,
                line=place.line,
                column=place.column,
                message=Text(f"diagnostic.{code}", args),
                hint=hint,
                excerpt=place.excerpt,
                width=width,
            )
        )

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The errors among all that was found."""
        return tuple(found for found in self if found.severity == "error")

    def raise_errors(self) -> None:
        """Raise a ContentError with everything found, if any of it is an error."""
        if self.errors:
            raise ContentError(self)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._found, key=lambda found: (found.file, found.line, found.column)))

    def __len__(self) -> int:
        return len(self._found)


def did_you_mean(word: str, candidates: Iterable[str]) -> Text | None:
    """A hint with the candidate that was probably meant, if one is near."""
    meant = closest(word, candidates)
    return Text.of("hint.did-you-mean", closest=meant) if meant else None


def render(diagnostic: Diagnostic, texts: Sayer, lang: str) -> str:
    """The diagnostic for people: place, severity, code, sentence; the line with a mark; the hint."""
    where = diagnostic.file
    if diagnostic.line:
        where += f":{diagnostic.line}:{diagnostic.column}"
    severity = texts.say(Text(f"severity.{diagnostic.severity}"), lang)
    lines = [f"{where}: {severity} {diagnostic.code}: {texts.say(diagnostic.message, lang)}"]
    if diagnostic.line and diagnostic.excerpt:
        lines += _marked_line(diagnostic)
    if diagnostic.hint is not None:
        lines.append("  " + texts.say(Text.of("severity.hint", hint=diagnostic.hint), lang))
    return "\n".join(_visible(line) for line in lines)


def _marked_line(diagnostic: Diagnostic) -> list[str]:
    # A mark far to the right would wrap and point at nothing, so a long line is cut around it.
    start = max(0, diagnostic.column - _WIDEST_EXCERPT * 2 // 3)
    excerpt = diagnostic.excerpt.expandtabs(1)[start : start + _WIDEST_EXCERPT]
    column = diagnostic.column - 1 - start
    width = max(1, min(diagnostic.width, len(excerpt) - column))
    number = str(diagnostic.line)
    return [
        f"  {number} | {excerpt}",
        f"  {' ' * len(number)} | {' ' * column}{'^' * width}",
    ]


def _visible(line: str) -> str:
    # Files of strangers must not send commands to a terminal.
    return "".join("\ufffd" if unicodedata.category(sign) in _UNSEEN else sign for sign in line)


_UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
