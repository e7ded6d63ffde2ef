"""`make rules`: which rules of the ledgers have a test, and which have none."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rulescan.check import Finding, check_repository
from rulescan.report import as_data, as_text, missing_lines

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; 0 success, 1 failed check, 2 wrong use."""
    options = _parser().parse_args(arguments)
    finding = check_repository(root)
    try:
        shown = _only(finding, options.game)
    except LookupError as error:
        print(f"rules: {error.args[0]}", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(as_data(shown), ensure_ascii=False, indent=2))
    elif options.missing_only:
        print(*missing_lines(shown), sep="\n")
    else:
        print(as_text(shown))
    for problem in finding.problems:
        print(f"rules: {problem}", file=sys.stderr)
    return 1 if finding.problems else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="rules", description=__doc__)
    parser.add_argument("--game", help="only this game: the-loop, the_loop or LOOP")
    parser.add_argument("--json", action="store_true", help="print one JSON value")
    parser.add_argument(
        "--missing-only", action="store_true", help="print one missing rule per line"
    )
    return parser


def _only(finding: Finding, game: str | None) -> Finding:
    """The finding cut to one ledger; problems stay, since they fail the check in any case."""
    if game is None:
        return finding
    name = game.replace("_", "-")
    chosen = tuple(one for one in finding.ledgers if name in (one.ledger.name, one.ledger.prefix))
    if not chosen:
        names = ", ".join(one.ledger.name for one in finding.ledgers)
        raise LookupError(f"there is no ledger {game}; there are {names}")
    return Finding(chosen, finding.waivers, finding.problems)


if __name__ == "__main__":
    sys.exit(main())
