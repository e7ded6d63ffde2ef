"""Runs `mission check` over the examples of the catalogue: each is a change of the skeleton.

A file of an example is laid over the one of the skeleton; where a page says `replaces: …` or
`replaces mission.toml: …`, it is what stands instead of these words. `without` names files that are not there; numbers are bounds.
"""

import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.games.time_stories.mission.bounds import Bounds
from looptable.games.time_stories.mission.skeleton import NAME, SKELETON
from looptable.testing.catalogue import Checker

__all__ = ["CATALOGUE", "mission_checker"]

CATALOGUE = Path(__file__).parents[2] / "catalogue"

Check = Callable[[Path, Bounds], Diagnostics]


def mission_checker(check: Check) -> Checker:
    """The checker of the pages, by the way that a mission is checked."""

    def run(folder: Path, options: Mapping[str, str]) -> Sequence[Diagnostic]:
        with tempfile.TemporaryDirectory() as there:
            mission = Path(there) / NAME
            shutil.copytree(SKELETON, mission)
            for name in options.get("without", "").split():
                (mission / name).unlink()
            for path in sorted(folder.rglob("*")):
                if not path.is_dir():
                    name = path.relative_to(folder).as_posix()
                    replaced = options.get(f"replaces {name}") or options.get("replaces")
                    _lay(path, mission / name, replaced)
            given = {one.name: one.name.replace("_", "-") for one in fields(Bounds)}
            bounds = {name: int(options[key]) for name, key in given.items() if key in options}
            return tuple(check(mission, Bounds(**bounds)))

    return run


def _lay(source: Path, target: Path, replaced: str | None) -> None:
    target.parent.mkdir(exist_ok=True)
    if replaced is None or not target.exists():
        shutil.copy(source, target, follow_symlinks=False)
        return
    old, text = replaced.replace("\\n", "\n"), target.read_text("utf-8")
    if old not in text:
        raise ValueError(f"{target.name} does not hold {old!r}")
    new = source.read_text("utf-8").removesuffix("\n")
    target.write_text(text.replace(old, new, 1), "utf-8")
