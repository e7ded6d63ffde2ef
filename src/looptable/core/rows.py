"""Rows of integers: `vec` where the rules are compiled, plain lists where they are interpreted.

Compiled code keeps native integers in a `vec`, without boxes. Interpreted code would have to box
each of them at every look, which a list does not; and it uses no more of a row than a list can do.
The compiler knows `vec` by its real name and never meets the list.
"""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["append", "vec"]


def _are_compiled() -> bool:
    """Whether the rules are: modules are compiled all together or not at all."""
    spec = find_spec("looptable.core.pile")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if TYPE_CHECKING or _are_compiled():
    from librt.vecs import append, vec
else:
    vec = list

    def append(row, item):
        """A row with one item more; whoever appends owns the row."""
        row.append(item)
        return row
