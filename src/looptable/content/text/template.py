"""Templates: sentences with slots, and how a slot is filled.

    {x}            the value x; a list is joined by commas
    {xs&} {xs|}    a list, with `and` or `or` before the last
    {n:rift}       the number n and its noun: 1 rift, 2 rifts
    {n::rift}      the noun alone, agreeing with n
    {:rift}        the noun alone, singular; {::rift} plural
    {n:@x}         any of these with the noun that x names
    {n?one|many}   by the number n, or by the length of a list; in French 0 is singular
    {x~m|f}        by the gender of x; {:rift~m|f} by the gender of a noun
    {x!form|else}  if x is given, and is not 0 or empty; `|else` may be left out
    {^x}           with a capital first letter
    {de x}         a small word before any of these: French de à le la un que ne se je…, English a
    {low x}        a title in the middle of a sentence, its article in small letters: {à low x} is `aux barques`,
                   {to low x} `to the boats`; a noun with `at` says that itself: `auprès du curé`
    {{ }}          braces

Forms are templates themselves. A noun is `[noun.rift]` with `one`, `many`, `gender` in a text file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias, assert_never

__all__ = [
    "Alone",
    "ByGender",
    "ByNumber",
    "Counted",
    "IfGiven",
    "Joined",
    "NounRef",
    "Operand",
    "Slot",
    "Template",
    "Value",
]


@dataclass(frozen=True, slots=True)
class NounRef:
    """A noun, named in the template or by an argument."""

    name: str
    by_argument: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """An argument as it is."""

    name: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A noun agreeing with a number, which is shown or not."""

    number: str
    noun: NounRef
    is_shown: bool


@dataclass(frozen=True, slots=True)
class Alone:
    """A noun without a number: one thing, or several of them."""

    noun: NounRef
    is_plural: bool = False


@dataclass(frozen=True, slots=True)
class Joined:
    """A list with a word before its last member."""

    name: str
    by_or: bool


@dataclass(frozen=True, slots=True)
class ByNumber:
    """One of two forms, by a number."""

    name: str
    one: Template
    many: Template


@dataclass(frozen=True, slots=True)
class ByGender:
    """One of two forms, by the gender of a noun."""

    of: Value | Alone
    masculine: Template
    feminine: Template


@dataclass(frozen=True, slots=True)
class IfGiven:
    """A form if there is something to say, another if not."""

    name: str
    given: Template
    absent: Template


Operand: TypeAlias = Value | Counted | Alone | Joined | ByNumber | ByGender | IfGiven


@dataclass(frozen=True, slots=True)
class Slot:
    """A place to fill: what goes there, the small words before it, a capital or not."""

    operand: Operand
    functions: tuple[str, ...] = ()
    is_capital: bool = False


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence cut into words and slots."""

    parts: tuple[str | Slot, ...]

    def arguments(self) -> frozenset[str]:
        """The names of all values this template may use."""
        return frozenset(name for slot in self._slots() for name in _arguments(slot.operand))

    def required(self) -> frozenset[str]:
        """The names of the values that must be given; `{x!…}` does without x."""
        return frozenset(name for slot in self._slots() for name in _required(slot.operand))

    def nouns(self) -> frozenset[str]:
        """The nouns this template names itself."""
        return frozenset(name for slot in self._slots() for name in _nouns(slot.operand))

    def _slots(self) -> Iterator[Slot]:
        return (part for part in self.parts if isinstance(part, Slot))


def _arguments(operand: Operand) -> Iterator[str]:
    yield from _required(operand)
    if isinstance(operand, IfGiven):
        yield operand.name
    for form in _forms(operand):
        yield from form.arguments()


def _required(operand: Operand) -> Iterator[str]:
    match operand:
        case Value(name) | Joined(name) | ByNumber(name):
            yield name
        case Counted(name, ref):
            yield name
            if ref.by_argument:
                yield ref.name
        case Alone(ref):
            if ref.by_argument:
                yield ref.name
        case ByGender(of):
            yield from _required(of)
        case IfGiven(name, given, absent):
            yield from given.required() - {name}
            yield from absent.required()
            return
        case _:
            assert_never(operand)
    for form in _forms(operand):
        yield from form.required()


def _nouns(operand: Operand) -> Iterator[str]:
    if isinstance(operand, Counted | Alone) and not operand.noun.by_argument:
        yield operand.noun.name
    if isinstance(operand, ByGender):
        yield from _nouns(operand.of)
    for form in _forms(operand):
        yield from form.nouns()


def _forms(operand: Operand) -> tuple[Template, ...]:
    match operand:
        case ByNumber(_, one, many):
            return one, many
        case ByGender(_, masculine, feminine):
            return masculine, feminine
        case IfGiven(_, given, absent):
            return given, absent
        case _:
            return ()
