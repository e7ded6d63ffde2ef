"""Speed in both builds: each is measured in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from looptable.lab.measure import Figures, Measured

__all__ = ["SECONDS", "Bench", "Builds", "bench"]

SECONDS: Final = 0.4
"""The length of a run in seconds; there are five for each game and build."""


class Builds(msgspec.Struct, frozen=True):
    """The figures of a game; a machine without the compiled build has none for it."""

    compiled: Figures | None
    interpreted: Figures


Bench = dict[str, Builds]
"""The figures of games, by their ids."""


def bench(seconds: float = SECONDS, *names: str) -> Bench:
    """Measures the games with these ids, or all, compiled and interpreted."""
    usual = _child(seconds, names, pure=False)
    pure = _child(seconds, names, pure=True)
    compiled = usual.games if usual.build == "compiled" else {}
    return {name: Builds(compiled.get(name), figures) for name, figures in pure.games.items()}


def _child(seconds: float, names: Sequence[str], *, pure: bool) -> Measured:
    environment = {key: value for key, value in os.environ.items() if key != "LOOPTABLE_PURE"}
    if pure:
        environment["LOOPTABLE_PURE"] = "1"
    answer = subprocess.run(
        [sys.executable, "-m", "looptable.lab.measure", str(seconds), *names],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(answer.stdout, type=Measured)
