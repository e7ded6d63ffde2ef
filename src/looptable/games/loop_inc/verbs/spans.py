"""Spans: several neighbouring kinds of components as one operand. Compiled."""

from typing import Final

from looptable.effects.language import Phrases
from looptable.games.loop_inc.rules.kinds import SPAN
from looptable.games.loop_inc.rules.layout import COMPONENTS

__all__ = ["PHRASES", "span_of"]

ROOMS: Final = {"garage": "the garage", "store": "the store"}
STOCK: Final = {
    "garage": "garage component[s]",
    "store": "store component[s]",
    "any": "component[s]",
    **{name: f"{name}[s]" for name in COMPONENTS},
}
SPANS: Final = {
    "garage": (0, 2),
    "store": (2, 4),
    "any": (0, 5),
    **{name: (kind, kind + 1) for kind, name in enumerate(COMPONENTS)},
}

PHRASES: Final = (Phrases("room", ROOMS), Phrases("stock", STOCK))
"""The slots that stand for a span."""


def span_of(what: str) -> int:
    """The kinds of components that a phrase stands for, as one operand."""
    first, last = SPANS[what]
    return first * int(SPAN) + last
