"""The first difference of two values, in words short enough for a finding."""

from itertools import zip_longest
from typing import Any

import msgspec

__all__ = ["brief", "difference"]

LONGEST = 100
NOTHING = "nothing"


def difference(first: object, second: object) -> str:
    """The first place where two values differ: `zones.3.count is 2, then 3`."""
    found = _difference(msgspec.to_builtins(first), msgspec.to_builtins(second), ())
    if found is None:
        return "they do not differ as plain data"
    path, one, other = found
    return f"{'.'.join(path) or 'the whole'} is {brief(one)}, then {brief(other)}"


def brief(value: object) -> str:
    """A value, cut to a length one can read."""
    words = value if value is NOTHING else repr(value)
    text = str(words)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


Found = tuple[tuple[str, ...], Any, Any]


def _difference(first: Any, second: Any, path: tuple[str, ...]) -> Found | None:
    if isinstance(first, dict) and isinstance(second, dict):
        keys = [*first, *(key for key in second if key not in first)]
        pairs = [(str(k), first.get(k, NOTHING), second.get(k, NOTHING)) for k in keys]
    elif isinstance(first, list) and isinstance(second, list):
        both = zip_longest(first, second, fillvalue=NOTHING)
        pairs = [(str(i), one, other) for i, (one, other) in enumerate(both)]
    else:
        return None if first == second else (path, first, second)
    for name, one, other in pairs:
        found = _difference(one, other, (*path, name))
        if found is not None:
            return found
    return None
