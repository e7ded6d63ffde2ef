"""The whole of a run: find, draw, measure, try."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from mutation.baseline import measure
from mutation.equivalents import read_equivalents, set_apart
from mutation.finder import find_mutants
from mutation.modules import find_game, rule_modules, tests_use_hypothesis
from mutation.overlay import Overlay
from mutation.report import Result
from mutation.sample import draw
from mutation.trial import Court, Patience, Trial

__all__ = ["Request", "run"]


@dataclass(frozen=True, slots=True)
class Request:
    """What to do: the game, the sample, and further tests besides the game's own."""

    root: Path
    game: str
    sample: int = 200
    seed: int = 1
    jobs: int = 2
    more_tests: tuple[str, ...] = ()
    patience: Patience = field(default_factory=Patience)


def run(request: Request, say: Callable[[str], None] = lambda _: None) -> Result:
    """Do it. Raises LookupError, EquivalentError or BaselineError with a sentence."""
    root = request.root
    game = find_game(root, request.game)
    files = rule_modules(root, game)
    texts = {file: (root / file).read_text(encoding="utf-8") for file in files}
    found = [mutant for file in files for mutant in find_mutants(file, texts[file])]
    listed = read_equivalents(root / "docs" / "mutants.toml")
    counted, equivalent = set_apart(found, listed, files)
    drawn = draw(counted, texts, request.sample, request.seed)
    tests = (f"{game}/tests", *request.more_tests)
    uses_hypothesis = tests_use_hypothesis(root, tests)

    with TemporaryDirectory(prefix="looptable-mutate-") as folder:
        home = Path(folder).resolve()
        first = Overlay.of_repository(root, home / "0")
        say("running the tests unbroken, twice")
        court = Court(
            measure(first, files, tests, uses_hypothesis), uses_hypothesis, request.patience
        )
        court.check_unbroken(first)
        others = [first.copy(home / str(n)) for n in range(1, request.jobs)]
        say(f"trying {len(drawn)} mutants with {len(court.baseline.seconds)} tests")
        trials = court.try_all(drawn, [first, *others], _counter(len(drawn), say))
    return Result(Path(game).name, request.seed, len(files), len(counted), equivalent, trials)


def _counter(total: int, say: Callable[[str], None]) -> Callable[[Trial], None]:
    finished: list[Trial] = []

    def count(trial: Trial) -> None:
        finished.append(trial)
        if not trial.is_noticed:
            mutant = trial.mutant
            say(f"{mutant.file}:{mutant.line}: {trial.verdict}: {mutant.mutated}")
        if len(finished) % 20 == 0:
            say(f"{len(finished)} of {total}")

    return count
