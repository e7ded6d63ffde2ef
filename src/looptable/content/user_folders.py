"""The folders of a user's own files."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

__all__ = ["data_folder", "packs_folder"]


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """The user's data folder: `LOOPTABLE_DATA`, or else the one the desktop standard names."""
    values = os.environ if environment is None else environment
    if chosen := values.get("LOOPTABLE_DATA"):
        return Path(chosen).expanduser()
    shared = Path(values.get("XDG_DATA_HOME", ""))
    # The standard says to ignore a relative path here.
    base = shared if shared.is_absolute() else Path.home() / ".local" / "share"
    return base / "looptable"


def packs_folder(environment: Mapping[str, str] | None = None) -> Path:
    """The folder in which packs are found by name."""
    return data_folder(environment) / "packs"
