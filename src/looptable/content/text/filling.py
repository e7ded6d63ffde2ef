"""Fills the slots of a template with values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, assert_never

from looptable.content.text.grammar import Gender, Grammar, Noun, Phrase, join
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
from looptable.content.text.text import Arg, Item, Text

__all__ = ["Speaker", "WrongArgument", "render"]


class WrongArgument(AssertionError):
    """A bug: a text was given values that its template cannot use."""


class Speaker(Protocol):
    """The catalogue that a template looks words up in."""

    @property
    def grammar(self) -> Grammar:
        """The grammar of the language being spoken."""
        ...

    def phrase(self, text: Text) -> Phrase:
        """Another text, said."""
        ...

    def noun(self, key: str) -> Noun:
        """The noun with this key."""
        ...


def render(template: Template, args: Mapping[str, Arg], speaker: Speaker) -> str:
    """The sentence, with its slots filled."""
    return "".join(
        part if isinstance(part, str) else _fill(part, args, speaker) for part in template.parts
    )


def _fill(slot: Slot, args: Mapping[str, Arg], speaker: Speaker) -> str:
    phrase = _phrase(slot.operand, args, speaker)
    for name in reversed(slot.functions):
        phrase = speaker.grammar.functions[name](phrase)
    return phrase.capitalised().words if slot.is_capital else phrase.words


def _phrase(operand: Operand, args: Mapping[str, Arg], speaker: Speaker) -> Phrase:
    match operand:
        case Value(name):
            return _as_phrase(_get(args, name), speaker)
        case Joined(name, by_or):
            return _as_list(_get(args, name), by_or, speaker)
        case Counted(name, ref, is_shown):
            number = _number(name, _get(args, name))
            noun = speaker.noun(_noun_key(ref, args))
            singular = speaker.grammar.is_singular(number)
            phrase = Phrase(noun.form(singular), noun.gender, not singular)
            return phrase.led_by(f"{number} ") if is_shown else phrase
        case Alone(ref, is_plural):
            noun = speaker.noun(_noun_key(ref, args))
            return Phrase(noun.form(not is_plural), noun.gender, is_plural)
        case ByNumber(name, one, many):
            singular = speaker.grammar.is_singular(_number(name, _get(args, name)))
            return Phrase(render(one if singular else many, args, speaker), plural=not singular)
        case ByGender(of, masculine, feminine):
            gender = _gender(of, args, speaker)
            return Phrase(render(feminine if gender == "f" else masculine, args, speaker), gender)
        case IfGiven(name, given, absent):
            is_given = bool(args.get(name))
            return Phrase(render(given if is_given else absent, args, speaker))
        case _:
            assert_never(operand)


def _get(args: Mapping[str, Arg], name: str) -> Arg:
    try:
        return args[name]
    except KeyError:
        given = ", ".join(sorted(args)) or "none"
        raise WrongArgument(f"argument {name!r} is missing; given: {given}") from None


def _as_phrase(value: Arg, speaker: Speaker) -> Phrase:
    match value:
        case Text():
            return speaker.phrase(value)
        case tuple():
            return Phrase(", ".join(_item(item, speaker) for item in value))
        case _:
            return Phrase(str(value))


def _as_list(value: Arg, by_or: bool, speaker: Speaker) -> Phrase:
    items = value if isinstance(value, tuple) else (value,)
    if not items:
        return Phrase(speaker.grammar.nothing)
    last = speaker.grammar.or_word if by_or else speaker.grammar.and_word
    words = join([_item(item, speaker) for item in items], last)
    return Phrase(words, plural=len(items) > 1 and not by_or)


def _item(item: Item, speaker: Speaker) -> str:
    return speaker.phrase(item).words if isinstance(item, Text) else str(item)


def _number(name: str, value: Arg) -> int:
    if isinstance(value, tuple):
        return len(value)
    if not isinstance(value, int):
        raise WrongArgument(f"argument {name!r} must be a number or a list, not {value!r}")
    return value


def _noun_key(ref: NounRef, args: Mapping[str, Arg]) -> str:
    if not ref.by_argument:
        return f"noun.{ref.name}"
    value = _get(args, ref.name)
    if isinstance(value, Text):
        return value.key
    if isinstance(value, str):
        return f"noun.{value}"
    raise WrongArgument(f"argument {ref.name!r} must name a noun, not {value!r}")


def _gender(of: Value | Alone, args: Mapping[str, Arg], speaker: Speaker) -> Gender:
    if isinstance(of, Alone):
        key = _noun_key(of.noun, args)
        gender = speaker.noun(key).gender
    else:
        key = of.name
        value = _get(args, of.name)
        gender = speaker.phrase(value).gender if isinstance(value, Text) else None
    if gender is None:
        raise WrongArgument(f"{key!r} has no gender")
    return gender
