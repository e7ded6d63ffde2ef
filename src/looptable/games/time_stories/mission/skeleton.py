"""A small mission to start from: every file with comments, in both languages, playable at once."""

import shutil
from pathlib import Path

__all__ = ["NAME", "SKELETON", "write_skeleton"]

SKELETON = Path(__file__).parents[1] / "skeleton"
SCHEMA = Path(__file__).parents[1] / "schema"
NAME = "my-mission"


def write_skeleton(folder: Path) -> None:
    """Copies the skeleton to a folder that is not there yet; the mission is called after it.

    What editors need to check its files lies beside them, so that nothing is fetched.
    """
    name = folder.resolve().name
    shutil.copytree(SKELETON, folder)
    shutil.copytree(SCHEMA, folder / ".schema")
    manifest = folder / "mission.toml"
    text = manifest.read_text("utf-8").replace(f'id = "{NAME}"', f'id = "{name}"')
    manifest.write_text(text, "utf-8")
