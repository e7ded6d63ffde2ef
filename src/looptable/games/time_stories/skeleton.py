"""A small mission to start from: every file with comments, in both languages, playable at once."""

import shutil
from pathlib import Path

__all__ = ["SKELETON", "write_skeleton"]

SKELETON = Path(__file__).parent / "skeleton"
NAME = "my-mission"


def write_skeleton(folder: Path) -> None:
    """Copies the skeleton to a folder that is not there yet; the mission is called after it."""
    name = folder.resolve().name
    shutil.copytree(SKELETON, folder)
    manifest = folder / "mission.toml"
    text = manifest.read_text("utf-8").replace(f'id = "{NAME}"', f'id = "{name}"')
    manifest.write_text(text, "utf-8")
