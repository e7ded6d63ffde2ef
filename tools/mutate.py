"""`make mutate GAME=the_loop`: break the rules of a game on purpose, and see what tests notice."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from mutation.baseline import BaselineError
from mutation.equivalents import EquivalentError
from mutation.run import Request, run
from mutation.trial import Patience

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; 0 success, 1 failed check, 2 wrong use."""
    options = _parser().parse_args(arguments)
    request = Request(
        root=root,
        game=options.game or options.name or "",
        sample=options.sample,
        seed=options.seed,
        jobs=options.jobs,
        more_tests=tuple(options.tests),
        patience=Patience(grace=options.grace),
    )
    try:
        result = run(request, _say)
    except LookupError as error:
        _say(str(error.args[0]))
        return 2
    except (BaselineError, EquivalentError) as error:
        _say(str(error))
        return 1
    print(result.as_text())
    if options.json:
        text = json.dumps(result.as_data(), ensure_ascii=False, indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    return 1 if result.score < options.minimum else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("name", nargs="?", metavar="GAME", help="folder of the game: the_loop")
    parser.add_argument("--game", metavar="GAME", help="the same as an option")
    parser.add_argument("--sample", type=_count, default=200, help="mutants to try (200)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--jobs", type=_count, default=2, help="children at a time (2)")
    parser.add_argument(
        "--tests",
        action="append",
        default=[],
        metavar="PATH",
        help="more tests than the game's own",
    )
    parser.add_argument(
        "--grace",
        type=float,
        default=5.0,
        help="seconds a test may take beyond 5 times its own (5)",
    )
    parser.add_argument("--minimum", type=float, default=0.0, help="fail below this score (0)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every trial to a file")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {text}")
    return number


def _say(sentence: str) -> None:
    print(f"mutate: {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
