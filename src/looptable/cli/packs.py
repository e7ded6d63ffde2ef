"""Packs that a command line names."""

from collections.abc import Callable, Sequence

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import Pack, find_pack, load_pack
from looptable.engine.contract.game import Game
from looptable.engine.registry import find_game

__all__ = ["dressed_game", "pack_finder", "read_pack"]


def read_pack(name_or_path: str, *, is_path_allowed: bool = True) -> Pack:
    """A pack, by its folder or by its name in the user's packs folder."""
    report = Diagnostics()
    folder = find_pack(name_or_path, is_path_allowed=is_path_allowed)
    pack = load_pack(folder, report)
    report.raise_errors()
    assert pack is not None, "a pack that cannot be read has diagnostics"
    return pack


def dressed_game(name: str, packs: Sequence[str]) -> Game:
    """A game with these packs laid over its content."""
    game = find_game(name)
    return game.with_packs([read_pack(pack) for pack in packs]) if packs else game


def pack_finder(given: Sequence[str]) -> Callable[[str], Pack]:
    """Finds the packs that a record names: first among those given, then among those installed."""
    packs = {pack.id: pack for pack in map(read_pack, given)}

    def find(name: str) -> Pack:
        known = {str(id): pack for id, pack in packs.items()}
        # The name comes from a file that may be a stranger's, so it must not be a path.
        return known.get(name) or read_pack(name, is_path_allowed=False)

    return find
