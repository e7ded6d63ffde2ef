"""`make mutate GAME=the_loop`: break the rules of a game on purpose, and list the faults no test notices.

    python -m mutate the_loop --sample 200 --seed 7   200 mutants, drawn by the seed
    python -m mutate the_loop --only rules/turn.py    every mutant of one module
    python -m mutate the_loop … --again               only those of them that were not noticed last time

A run that was stopped goes on where it was, as long as nothing has changed.
"""

import argparse
import json
import resource
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from mutate.equivalents import find_equivalent, read_equivalents, stale
from mutate.mutants import Mutant, fetch_mutmut, make_mutants, modules_of
from mutate.report import report, share
from mutate.sample import draw
from mutate.trial import Outcome, try_mutant
from mutate.witnesses import Witness, call_witnesses
from mutate.workplace import Workplace, digest, files_of_tests, find_game, sources_of

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Runs the command: 0 enough mutants noticed, 1 too few, 2 wrong use."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options, root)
    except LookupError as error:
        print(f"mutate: {error.args[0]}", file=sys.stderr)
        return 2


def _run(options: argparse.Namespace, root: Path) -> int:
    game = find_game(root, options.game)
    modules = modules_of(game, options.only)
    known = read_equivalents(game)
    build = root / "build" / "mutants" / game.name
    fetch_mutmut(root / "build" / "mutmut")
    mutants = make_mutants(root, modules)
    for entry in [] if options.only else stale(known, mutants):
        print(f"no such mutant any more, take it off the list: {entry}")
    drawn = draw(mutants, options.sample or len(mutants), options.seed)
    _say(f"{len(drawn)} of {len(mutants)} mutants of {len(modules)} modules, seed {options.seed}")
    places = [Workplace(root, build / str(number)) for number in range(options.jobs)]
    tests = files_of_tests(game)
    witnesses = call_witnesses(
        places[0],
        [str(file.relative_to(root)) for file in tests],
        [str(file.relative_to(root)) for file in modules_of(game)],
        build / "witnesses.json",
        _say,
    )
    log = _Log(build / "outcomes.json", digest(root, [*sources_of(root), *tests]))
    if options.again:
        drawn = [mutant for mutant in drawn if not log.was_found(mutant)]
    for mutant in drawn:
        if find_equivalent(mutant, known):
            log.outcomes[mutant.name] = Outcome.EQUIVALENT
    _try_all(drawn, witnesses, places, log, options.timeout)
    outcomes = {mutant.name: log.outcomes[mutant.name] for mutant in drawn}
    print(report(drawn, outcomes, known))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    _say(f"{used.ru_utime + used.ru_stime:.0f} seconds of computing")
    return int(share(outcomes) < options.least)


class _Log:
    """The outcomes so far, on disk; those of other sources are only good for `--again`."""

    def __init__(self, file: Path, key: str) -> None:
        self._file = file
        self._key = key
        stored = json.loads(file.read_text("utf-8")) if file.exists() else {}
        self._before = {name: Outcome(said) for name, said in stored.get("outcomes", {}).items()}
        self.outcomes = dict(self._before) if stored.get("key") == key else {}

    def was_found(self, mutant: Mutant) -> bool:
        outcome = self._before.get(mutant.name)
        return outcome is not None and outcome.is_found

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        self.outcomes[mutant.name] = outcome
        said = {name: outcome.value for name, outcome in self.outcomes.items()}
        self._file.write_text(json.dumps({"key": self._key, "outcomes": said}), "utf-8")


def _try_all(
    mutants: Sequence[Mutant],
    witnesses: Sequence[Witness],
    places: Sequence[Workplace],
    log: _Log,
    seconds: int,
) -> None:
    """Tries each mutant that has no outcome yet, one in each workplace at a time."""
    free: SimpleQueue[Workplace] = SimpleQueue()
    for place in places:
        free.put(place)

    def work(mutant: Mutant) -> Outcome:
        place = free.get()
        try:
            return try_mutant(mutant, witnesses, place, seconds)
        finally:
            free.put(place)

    waiting = [mutant for mutant in mutants if mutant.name not in log.outcomes]
    with ThreadPoolExecutor(len(places)) as pool:
        trials = {pool.submit(work, mutant): mutant for mutant in waiting}
        for number, trial in enumerate(as_completed(trials), 1):
            mutant, outcome = trials[trial], trial.result()
            log.add(mutant, outcome)
            _say(f"{number} of {len(waiting)}: {outcome.value} {mutant.name}")


def _say(line: str) -> None:
    print(line, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", metavar="GAME", help="folder of the game: the_loop")
    parser.add_argument("--only", default="", metavar="PATH", help="a part of it: rules/scores.py")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants are tried (all)")
    parser.add_argument("--seed", type=int, default=0, help="draws the sample (0)")
    parser.add_argument("--again", action="store_true", help="those not noticed last time")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (1)")
    parser.add_argument(
        "--timeout", type=int, default=60, help="seconds of computing for one test (60)"
    )
    parser.add_argument(
        "--least", type=float, default=85, help="share that must be noticed, in per cent (85)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
