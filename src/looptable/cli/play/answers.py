"""Parses a typed answer: an option, or a command."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from looptable.content.diagnostics.suggestions import closest
from looptable.core.errors import Refusal, WrongUse
from looptable.engine.contract.option import Option

__all__ = ["COMMANDS", "Answer", "Order", "find_option", "understand"]

COMMANDS: Final = {
    "": "look",
    "u": "undo",
    "h": "help",
    "?": "help",
    "a": "advice",
    "r": "rules",
    "g": "glossary",
    "l": "language",
    "t": "texts",
    "s": "save",
    "q": "quit",
    # People type whole words, too, in either language.
    "undo": "undo",
    "annuler": "undo",
    "help": "help",
    "aide": "help",
    "advice": "advice",
    "hint": "advice",
    "avis": "advice",
    "conseil": "advice",
    "rules": "rules",
    "règles": "rules",
    "glossary": "glossary",
    "glossaire": "glossary",
    "language": "language",
    "langue": "language",
    "texts": "texts",
    "textes": "texts",
    "save": "save",
    "sauver": "save",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
MORE: Final = ("language", "save", "texts")
"""Commands behind which something may stand."""


@dataclass(frozen=True, slots=True)
class Order:
    """A word of command, with what stood behind it."""

    name: str
    rest: str = ""


Answer = Option | Order


def understand(words: str, options: Sequence[Option]) -> Answer:
    """The option with this number or key, a command, or the only option whose key begins so."""
    exact = _named(words, options)
    if exact is not None:
        return exact
    order, _, rest = words.partition(" ")
    name = COMMANDS.get(order.lower())
    if name is not None and (not rest or name in MORE):
        return Order(name, rest.strip())
    if words.startswith("?"):
        return Order("foresee", words[1:].strip())
    return find_option(words, options)


def find_option(words: str, options: Sequence[Option]) -> Option:
    """The option with this number or key, or the only one whose key begins so."""
    exact = _named(words, options)
    if exact is not None:
        return exact
    if not options:
        raise Refusal("action/match-over")
    begun = [option for option in options if option.key.startswith(words.lower())]
    if len(begun) == 1:
        return begun[0]
    keys = [option.key for option in options]
    raise Refusal("action/unknown-key", key=words, accepted=keys, closest=closest(words, keys))


def _named(words: str, options: Sequence[Option]) -> Option | None:
    """The option with this key or number, if there is one; refuses a number that none has."""
    by_key = {option.key: option for option in options}
    if words in by_key:
        return by_key[words]
    if not words.isdecimal() or not options:
        return None
    if 1 <= int(words) <= len(options):
        return options[int(words) - 1]
    raise WrongUse("use/no-such-number", number=words, count=len(options))
