"""What was typed, understood: an option, or a word of command."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from looptable.content.closest import closest
from looptable.core.errors import Refusal, WrongUse
from looptable.engine.option import Option

__all__ = ["COMMANDS", "Answer", "Order", "understand"]

COMMANDS: Final = {
    "": "look",
    "u": "undo",
    "h": "help",
    "?": "help",
    "l": "language",
    "t": "texts",
    "s": "save",
    "q": "quit",
}


@dataclass(frozen=True, slots=True)
class Order:
    """A word of command, with what stood behind it."""

    name: str
    rest: str = ""


Answer = Option | Order


def understand(words: str, options: Sequence[Option]) -> Answer:
    """The option with this number or key, a command, or the only option whose key begins so."""
    by_key = {option.key: option for option in options}
    if words in by_key:
        return by_key[words]
    if words.isdecimal():
        if 1 <= int(words) <= len(options):
            return options[int(words) - 1]
        raise WrongUse("use/no-such-number", number=words, count=len(options))
    order, _, rest = words.partition(" ")
    if order.lower() in COMMANDS and (not rest or order.lower() in ("l", "s")):
        return Order(COMMANDS[order.lower()], rest.strip())
    begun = [option for option in options if option.key.startswith(words.lower())]
    if len(begun) == 1:
        return begun[0]
    raise Refusal(
        "action/unknown-key", key=words, accepted=list(by_key), closest=closest(words, by_key)
    )
