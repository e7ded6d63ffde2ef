"""Games with packs laid over their content, as the command line and the server name them."""

from collections.abc import Sequence

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import Pack, find_pack, load_pack
from looptable.engine.contract.game import Game
from looptable.engine.match.editions import game_with_content
from looptable.engine.registry import find_game

__all__ = ["game_with_packs", "read_installed_pack", "read_pack"]


def read_pack(name_or_path: str, *, is_path_allowed: bool = True) -> Pack:
    """A pack, by its folder or by its name in the user's packs folder."""
    report = Diagnostics()
    pack = load_pack(find_pack(name_or_path, is_path_allowed=is_path_allowed), report)
    report.raise_errors()
    assert pack is not None, "a pack that cannot be read has diagnostics"
    return pack


def read_installed_pack(name: str) -> Pack:
    """A pack of the packs folder, for names that strangers give: they must not be paths."""
    return read_pack(name, is_path_allowed=False)


def game_with_packs(
    name: str, packs: Sequence[str], *, is_path_allowed: bool = True, content: str = ""
) -> Game:
    """A game with these packs laid over its content, or over older content that it keeps."""
    game = game_with_content(find_game(name), content)
    found = [read_pack(pack, is_path_allowed=is_path_allowed) for pack in packs]
    return game.with_packs(found) if found else game
