"""Reads a template once, with exact errors for a malformed one."""

from __future__ import annotations

import re

from looptable.content.diagnostics.suggestions import closest
from looptable.content.text.grammar import Grammar
from looptable.content.text.template import (
    Alone,
    ByGender,
    ByNumber,
    Counted,
    IfGiven,
    Joined,
    NounRef,
    Operand,
    Slot,
    Template,
    Value,
)
from looptable.content.text.text import Arg, Text

__all__ = ["MalformedTemplate", "parse_template"]

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_NOUN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_WORDS = re.compile(r"[^{}]+")
_WORDS_IN_FORM = re.compile(r"[^{}|]+")
_FUNCTION = re.compile(r"([^\W\d_]+) ")
_DEEPEST = 8


class MalformedTemplate(ValueError):
    """A template that cannot be read: why, and how many characters in."""

    def __init__(self, offset: int, reason: str, **args: Arg) -> None:
        self.offset = offset
        self.reason = Text(f"template.{reason}", args)
        super().__init__(f"{reason} at character {offset + 1}")


def parse_template(source: str, grammar: Grammar) -> Template:
    """The template in this source, in the words of this grammar."""
    return _Parser(source, grammar).template(depth=0)


class _Parser:
    def __init__(self, source: str, grammar: Grammar) -> None:
        self._source = source
        self._grammar = grammar
        self._at = 0

    def template(self, depth: int) -> Template:
        """All up to the end; inside a slot, up to the `|` or `}` that ends a form."""
        parts: list[str | Slot] = []
        words = ""
        while self._at < len(self._source):
            if self._take("{{"):
                words += "{"
            # Inside a form, two closing braces end two slots.
            elif not depth and self._take("}}"):
                words += "}"
            elif self._next("{"):
                parts += [self._set_type(words)] if words else []
                words = ""
                parts.append(self._slot(depth))
            elif match := (_WORDS_IN_FORM if depth else _WORDS).match(self._source, self._at):
                words += match.group()
                self._at = match.end()
            elif depth:
                break
            else:
                raise MalformedTemplate(self._at, "unopened")
        parts += [self._set_type(words)] if words else []
        return Template(tuple(parts))

    def _set_type(self, words: str) -> str:
        return self._grammar.set_type(words)

    def _slot(self, depth: int) -> Slot:
        start = self._at
        if depth >= _DEEPEST:
            raise MalformedTemplate(start, "too-deep", limit=_DEEPEST)
        self._at += 1
        is_capital = self._take("^")
        functions = self._functions()
        operand = self._operand(depth)
        if not self._take("}"):
            raise self._unexpected(start)
        return Slot(operand, functions, is_capital)

    def _unexpected(self, start: int) -> MalformedTemplate:
        if self._at >= len(self._source):
            return MalformedTemplate(start, "unclosed")
        return MalformedTemplate(self._at, "unexpected", found=self._source[self._at])

    def _functions(self) -> tuple[str, ...]:
        found: list[str] = []
        while match := _FUNCTION.match(self._source, self._at):
            name = match.group(1)
            known = sorted(self._grammar.functions)
            if name not in known:
                raise MalformedTemplate(
                    self._at,
                    "unknown-function",
                    found=name,
                    accepted=tuple(known),
                    closest=closest(name, known) or "",
                )
            found.append(name)
            self._at = match.end()
        return tuple(found)

    def _operand(self, depth: int) -> Operand:
        if self._take(":"):
            is_plural = self._take(":")
            alone = Alone(self._noun(), is_plural)
            return self._by_gender(alone, depth) if self._take("~") else alone
        name = self._match(_NAME, "no-name")
        if self._take("::"):
            return Counted(name, self._noun(), is_shown=False)
        if self._take(":"):
            return Counted(name, self._noun(), is_shown=True)
        if self._take("&"):
            return Joined(name, by_or=False)
        if self._take("|"):
            return Joined(name, by_or=True)
        if self._take("?"):
            one, many = self._two_forms(depth)
            return ByNumber(name, one, many)
        if self._take("!"):
            given = self.template(depth + 1)
            absent = self.template(depth + 1) if self._take("|") else Template(())
            return IfGiven(name, given, absent)
        return self._by_gender(Value(name), depth) if self._take("~") else Value(name)

    def _by_gender(self, of: Value | Alone, depth: int) -> ByGender:
        masculine, feminine = self._two_forms(depth)
        return ByGender(of, masculine, feminine)

    def _two_forms(self, depth: int) -> tuple[Template, Template]:
        first = self.template(depth + 1)
        if not self._take("|"):
            is_cut = self._at >= len(self._source)
            raise MalformedTemplate(self._at, "unclosed" if is_cut else "one-form")
        second = self.template(depth + 1)
        if self._next("|"):
            raise MalformedTemplate(self._at, "too-many-forms")
        return first, second

    def _noun(self) -> NounRef:
        if self._take("@"):
            return NounRef(self._match(_NAME, "no-name"), by_argument=True)
        return NounRef(self._match(_NOUN, "no-noun"))

    def _match(self, pattern: re.Pattern[str], reason: str) -> str:
        match = pattern.match(self._source, self._at)
        if match is None:
            found = self._source[self._at : self._at + 1]
            raise MalformedTemplate(self._at, reason, found=found)
        self._at = match.end()
        return match.group()

    def _next(self, sign: str) -> bool:
        return self._source.startswith(sign, self._at)

    def _take(self, sign: str) -> bool:
        if not self._next(sign):
            return False
        self._at += len(sign)
        return True
