"""The corpora that older programs left: one folder for each version, with a manifest."""

from pathlib import Path

import msgspec

from collection.databases import Database
from collection.facts import Facts

__all__ = ["FOLDER", "VERSIONS", "Manifest", "manifest_of"]

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in FOLDER.glob("*/manifest.json"))


class Manifest(msgspec.Struct, frozen=True):
    """The contents of a corpus, and the state that each of its matches leads to."""

    records: dict[str, Facts]
    sqlite: Database
    postgres: Database


def manifest_of(version: str) -> Manifest:
    """The manifest of one version."""
    return msgspec.json.decode((FOLDER / version / "manifest.json").read_bytes(), type=Manifest)
