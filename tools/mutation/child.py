"""Start pytest on an overlay, in a process group of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from mutation.overlay import Overlay
from mutation.plan import VARIABLE, Plan

__all__ = ["Ended", "run_tests"]

_TOOLS = Path(__file__).resolve().parents[1]
_OUTPUT = "pytest-output.txt"
_PLAN = "mutate-plan.json"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a child ended: its status (negative: killed), and what it printed."""

    status: int
    output: str

    @property
    def is_out_of_time(self) -> bool:
        """Killed by its own alarm or by the parent."""
        return self.status == -signal.SIGKILL


def run_tests(overlay: Overlay, plan: Plan, paths: Sequence[str], seconds: float | None) -> Ended:
    """Run pytest on these paths by this plan; `seconds` is the last limit, for the whole child."""
    plan_file, output_file = overlay.root / _PLAN, overlay.root / _OUTPUT
    plan.write(plan_file)
    with output_file.open("w", encoding="utf-8") as output:
        child = subprocess.Popen(
            [*_command(plan), *paths],
            cwd=overlay.root,
            env=_environment(overlay, plan_file, writes_byte_code=plan.measure is not None),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        status = _wait(child, seconds)
    return Ended(status, output_file.read_text(encoding="utf-8", errors="replace"))


def _wait(child: subprocess.Popen[bytes], seconds: float | None) -> int:
    try:
        return child.wait(seconds)
    except BaseException as error:
        os.killpg(child.pid, signal.SIGKILL)
        status = child.wait()
        if isinstance(error, subprocess.TimeoutExpired):
            return status
        raise


def _command(plan: Plan) -> list[str]:
    quiet = ["-x", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider"]
    one_process = ["-n0"] if find_spec("xdist") else []
    # Its plugin imports all of hypothesis: half a second for each mutant.
    without = [] if plan.uses_hypothesis else ["-p", "no:hypothesispytest"]
    mode = ["--import-mode=importlib", "--rootdir=.", "-p", "mutation.probe"]
    return [sys.executable, "-m", "pytest", *quiet, *one_process, *without, *mode]


def _environment(overlay: Overlay, plan_file: Path, writes_byte_code: bool) -> dict[str, str]:
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST_", "COVERAGE_", "COV_"))
    }
    paths = [str(overlay.root / "src"), str(_TOOLS), *filter(None, [inherited.get("PYTHONPATH")])]
    own = {
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": "0",
        "LOOPTABLE_PURE": "1",
        VARIABLE: str(plan_file),
    }
    if not writes_byte_code:
        # Byte code of a mutant must not outlive it.
        own["PYTHONDONTWRITEBYTECODE"] = "1"
    return inherited | own
