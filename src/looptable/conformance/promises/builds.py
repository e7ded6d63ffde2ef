"""Interpreted and compiled rules give the same bytes, and hash order does not matter."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest

import msgspec

from looptable.conformance.digest import Digest
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise

__all__ = ["Builds"]

MATCHES = 3  # for each number of players; a difference in bytes shows soon
PATIENCE = 600  # seconds for one child

# LOOPTABLE_PURE and PYTHONHASHSEED; the first is what the others are compared with.
RUNS = (("1", "1"), ("1", "2"), ("0", "1"), ("0", "2"))


class Builds(Promise):
    """Child processes play the same matches; a game that they cannot find by name is left out."""

    id = "build"
    says = "Both builds, and every order of hashing, give the same bytes."

    def once(self) -> Iterator[Problem]:
        """Compares four children."""
        if not self.case.name:
            return
        with ThreadPoolExecutor(max_workers=min(len(RUNS), os.cpu_count() or 1)) as pool:
            first, *others = pool.map(self._run, RUNS)
        if isinstance(first, str):
            yield Problem(0, f"a child process ({_describe(RUNS[0])}) failed: {first}")
            return
        for run, other in zip(RUNS[1:], others, strict=True):
            if isinstance(other, str):
                yield Problem(0, f"a child process ({_describe(run)}) failed: {other}")
            else:
                yield from self._compare(first, other, f"{_describe(RUNS[0])} and {_describe(run)}")

    def _run(self, run: tuple[str, str]) -> Digest | str:
        """The digest of a child process, or its last words."""
        plan = msgspec.structs.replace(self.plan, games=min(self.plan.games, MATCHES))
        pure, hash_seed = run
        environment = {
            **os.environ,
            "LOOPTABLE_PURE": pure,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        command = [sys.executable, "-m", "looptable.conformance.digest", self.case.name]
        try:
            child = subprocess.run(
                [*command, msgspec.json.encode(plan).decode()],
                env=environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"no answer after {PATIENCE} seconds"
        if child.returncode:
            return (child.stderr.strip().splitlines() or [f"exit status {child.returncode}"])[-1]
        return msgspec.json.decode(child.stdout, type=Digest)

    def _compare(self, first: Digest, other: Digest, runs: str) -> Iterator[Problem]:
        for one, two in zip(first.matches, other.matches, strict=True):
            for step, hashes in enumerate(zip_longest(one.hashes, two.hashes)):
                if hashes[0] != hashes[1]:
                    yield Problem(step, f"{runs} give different bytes", one.seed, one.players)
                    return


def _describe(run: tuple[str, str]) -> str:
    build = "interpreted" if run[0] == "1" else "as built"
    return f"LOOPTABLE_PURE={run[0]} ({build}), PYTHONHASHSEED={run[1]}"
