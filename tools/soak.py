"""`make soak PART=the-loop`: runs the long tests of one part; without a part, lists the parts.

A part is a game or a folder of tests/ that has tests marked `soak`; `kit` are the promises of the
conformance kit. Each takes less than half an hour on two cores.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/looptable/games")
NAMES = {"conformance": "kit"}
MARK = re.compile(r"\bmark\.soak\b")


def parts(root: Path = ROOT) -> dict[str, Path]:
    """The folders with long tests, by the name of their part."""
    folders = [*sorted((root / GAMES).glob("*/")), *sorted((root / "tests").glob("*/"))]
    return {
        NAMES.get(folder.name, folder.name.strip("_").replace("_", "-")): folder.relative_to(root)
        for folder in folders
        if any(MARK.search(path.read_text("utf-8")) for path in folder.rglob("test_*.py"))
    }


def main(arguments: Sequence[str]) -> int:
    """Runs the command."""
    known = parts()
    if len(arguments) == 1 and arguments[0] in known:
        command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "soak"]
        return subprocess.run(
            [*command, str(known[arguments[0]])], cwd=ROOT, check=False
        ).returncode
    print("make soak PART=…, one of:")
    for name, folder in known.items():
        print(f"  {name:13} {folder}")
    return 2 if arguments else 0


if __name__ == "__main__":
    sys.exit(main([argument for argument in sys.argv[1:] if argument]))
