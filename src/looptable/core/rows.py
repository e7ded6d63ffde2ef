"""Rows of integers: `vec` where the rules are compiled, plain lists where they are interpreted.

Compiled code keeps native integers in a `vec`, without boxes. Interpreted code would have to box
each of them at every look, which a list does not; and it uses no more of a row than a list can do.
The compiler knows `vec` by its real name and never meets the list.
"""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

__all__ = ["ARE_COMPILED", "append", "vec"]


def _are_compiled() -> bool:
    spec = find_spec("looptable.core.native_pile")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


ARE_COMPILED: Final = _are_compiled()
"""Whether the rules are: modules are compiled all together or not at all."""

if TYPE_CHECKING or ARE_COMPILED:
    from librt.vecs import append, vec
else:
    vec = list

    def append(row, item):
        """A row with one more item; the caller owns the row."""
        row.append(item)
        return row
