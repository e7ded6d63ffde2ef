"""The orders of a child process, written by the parent and read by the pytest plugin."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

__all__ = ["CHANGED_TESTS", "FOREIGN_PACKAGE", "Plan", "VARIABLE"]

VARIABLE = "LOOPTABLE_MUTATE_PLAN"
# Exit statuses of a child, beyond those of pytest.
CHANGED_TESTS = 70
FOREIGN_PACKAGE = 71


@dataclass(frozen=True, slots=True)
class Plan:
    """Measure every test, or run these tests in this order, each within its seconds.

    `measure` is the file for the lines that tests touch; the times go to the same name plus
    `.json`. `sources` are the files to watch. `package` is where the package must come from.
    """

    package: str
    uses_hypothesis: bool
    measure: str | None = None
    sources: tuple[str, ...] = ()
    tests: tuple[tuple[str, float], ...] = ()
    start_seconds: float = 0.0

    def write(self, file: Path) -> None:
        """Write the plan for a child."""
        file.write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def read(cls) -> "Plan":
        """Read the plan of this process."""
        data = json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8"))
        data["sources"] = tuple(data["sources"])
        data["tests"] = tuple((name, seconds) for name, seconds in data["tests"])
        return cls(**data)
