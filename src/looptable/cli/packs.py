"""Packs that a command line names."""

from collections.abc import Callable, Sequence

from looptable.content.packs.pack import Pack
from looptable.engine.packs import read_installed_pack, read_pack

__all__ = ["pack_finder"]


def pack_finder(given: Sequence[str]) -> Callable[[str], Pack]:
    """Finds the packs that a record names: first among those given, then among those installed."""
    packs = {pack.id: pack for pack in map(read_pack, given)}

    def find(name: str) -> Pack:
        known = {str(id): pack for id, pack in packs.items()}
        # The name comes from a file that may be a stranger's, so it must not be a path.
        return known.get(name) or read_installed_pack(name)

    return find
