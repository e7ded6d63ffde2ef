"""Witnesses: the test files that run a line of the rules, and how long each takes.

Every file runs in a process of its own. Content is compiled once in a process, by the test that happens to come first, and
all the others depend on it: counted test by test, only the first would be a witness of what compiling does.
"""

import json
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from mutate.workplace import PYTHON, Workplace, digest, sources_of

__all__ = ["Witness", "call_witnesses", "witnesses_of"]

PATIENCE = "900"  # seconds of computing for one test: coverage makes some ten times slower


@dataclass(frozen=True)
class Witness:
    """A test file: the lines it runs, by module, and its seconds."""

    file: str
    seconds: float
    lines: dict[str, frozenset[int]]


def witnesses_of(path: str, lines: Iterable[int], witnesses: Iterable[Witness]) -> list[Witness]:
    """Those who run one of these lines, the quickest first."""
    wanted = frozenset(lines)
    found = [witness for witness in witnesses if witness.lines.get(path, frozenset()) & wanted]
    return sorted(found, key=lambda witness: witness.seconds)


def call_witnesses(
    place: Workplace,
    files: Sequence[str],
    modules: Sequence[str],
    kept: Path,
    say: Callable[[str], None],
) -> list[Witness]:
    """Runs each test file under coverage, or remembers it if neither it nor a source changed."""
    known = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    base = digest(place.folder, sources_of(place.folder))
    found = []
    for number, file in enumerate(files, 1):
        key = base + digest(place.folder, [place.folder / file])
        if known.get(file, {}).get("key") != key:
            say(f"reading lines of test files: {number} of {len(files)}")
            known[file] = {"key": key, **_run(place, file, modules)}
            kept.write_text(json.dumps(known), "utf-8")
        lines = {path: frozenset(numbers) for path, numbers in known[file]["lines"].items()}
        found.append(Witness(file, known[file]["seconds"], lines))
    return found


def _run(place: Workplace, file: str, modules: Sequence[str]) -> dict[str, object]:
    data = place.folder / "lines.coverage"
    data.unlink(missing_ok=True)
    options = [f"--data-file={data}", f"--include={','.join(modules)}", "--rcfile=/dev/null"]
    command = [PYTHON, "-m", "coverage", "run", *options, *place.pytest(file)]
    start = time.monotonic()
    done = subprocess.run(
        command,
        cwd=place.folder,
        env={**place.environment, "MUTATE_SECONDS": PATIENCE},
        capture_output=True,
        text=True,
        check=False,
    )
    seconds = time.monotonic() - start
    nothing = 5  # pytest's exit code for a file of which no test is selected
    if done.returncode not in (0, nothing):
        raise LookupError(f"{file} fails before anything is broken:\n{done.stdout}{done.stderr}")
    read = CoverageData(str(data))
    read.read()
    lines = {
        str(Path(name).relative_to(place.folder)): sorted(read.lines(name) or ())
        for name in read.measured_files()
    }
    return {"seconds": round(seconds, 2), "lines": lines}
