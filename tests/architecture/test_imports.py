"""The rooms of the package and the only arrows allowed between them (see ARCHITECTURE.md)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from import_graph import Import, find_modules, read_imports

SOURCE = Path(__file__).parents[2] / "src"

# A room may import the rooms of the rows above its own, and itself; not its neighbours in a row.
ROWS = (
    ("_pure",),
    ("looptable",),
    ("core",),
    ("content",),
    ("engine",),
    ("effects",),
    ("games",),
    ("bots",),
    ("lab", "conformance", "wire"),
    ("storage",),
    ("server", "client"),
    ("cli",),
    ("__main__", "testing"),
)
HEIGHT = {room: height for height, row in enumerate(ROWS) for room in row}


def room_of(name: str) -> str:
    """The room a dotted name belongs to; plain names of the package itself are of its first row."""
    parts = name.split(".")
    if len(parts) == 1 or parts[1] == "__version__":
        return "looptable"
    return parts[1]


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else None


def is_test(name: str) -> bool:
    return game_of(name) is not None and "tests" in name.split(".")


def complaint(entry: Import) -> str | None:
    """Why this import is not allowed, or None."""
    if entry.target.split(".")[0] != "looptable":
        return None
    here, there = room_of(entry.module), room_of(entry.target)
    unknown = [room for room in (here, there) if room not in HEIGHT]
    if unknown:
        return f"the room {unknown[0]} has no place in the order of rooms"
    game = game_of(entry.target)
    if game is not None and game != game_of(entry.module):
        return f"names the game {game}: ask engine.registry"
    # The tests inside a game may use everything else, the conformance kit above all.
    if here == there or is_test(entry.module) or HEIGHT[there] < HEIGHT[here]:
        return None
    return f"{here} may not import {there}"


def wrong_arrows(root: Path) -> Iterator[str]:
    for module, path in find_modules(root).items():
        for entry in read_imports(module, path):
            reason = complaint(entry)
            if reason is not None:
                place = f"{path.relative_to(root)}:{entry.line}"
                yield f"{place} imports {entry.target}: {reason}"


def test_every_import_follows_the_order_of_rooms() -> None:
    assert not list(wrong_arrows(SOURCE))


def plant(root: Path, file: str, text: str) -> Path:
    path = root / "looptable" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return root


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("core/ids.py", "import looptable.engine.contract.state\n"),
        ("core/ids.py", "from looptable import content\n"),
        ("engine/contract/state.py", "from ...games import anything\n"),
        ("engine/match/match.py", "from looptable.wire import views\n"),
        ("engine/__init__.py", "from ..bots.random import RandomBot\n"),
        (
            "content/text/texts.py",
            "def load() -> None:\n    from looptable.engine.contract import view\n",
        ),
        ("effects/nodes.py", "if TYPE_CHECKING:\n    from looptable.bots import random\n"),
        ("content/packs/pack.py", "from ...engine.contract import game\n"),
        ("conformance/promises/views.py", "from looptable.server import app\n"),
        ("lab/bench.py", "from looptable.conformance import kit\n"),
        ("bots/search.py", "from looptable.games.alpha.state import AlphaState\n"),
        ("cli/play.py", "import looptable.games.alpha\n"),
        ("cli/play.py", "importlib.import_module('looptable.games.alpha')\n"),
        ("games/alpha/state.py", "from looptable.games.beta import state\n"),
        ("games/alpha/state.py", "from ..beta.state import BetaState\n"),
        ("games/alpha/state.py", "from looptable.conformance import kit\n"),
        ("games/alpha/tests/test_state.py", "from looptable.games.beta import state\n"),
        ("games/alpha/state.py", "from looptable.testing import rule\n"),
        ("cellar/wine.py", "import looptable.core\n"),
    ],
)
def test_a_planted_wrong_arrow_is_found(tmp_path: Path, file: str, text: str) -> None:
    (found,) = wrong_arrows(plant(tmp_path, file, text))
    assert found.startswith(f"looptable/{file}:")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("__init__.py", "from looptable import _pure\n"),
        ("__main__.py", "from looptable.cli import main\n"),
        ("core/errors.py", "import random\nfrom looptable.core.ids import Seat\n"),
        ("engine/registry.py", "import_module(f'looptable.games.{name}')\n"),
        (
            "games/alpha/view.py",
            "from looptable.engine.contract.view import View\nfrom . import state\n",
        ),
        ("games/alpha/tests/test_state.py", "from looptable.conformance import kit\n"),
        ("cli/play.py", "from looptable import __version__\nfrom looptable.lab import bench\n"),
    ],
)
def test_an_allowed_arrow_is_not_blamed(tmp_path: Path, file: str, text: str) -> None:
    assert not list(wrong_arrows(plant(tmp_path, file, text)))
