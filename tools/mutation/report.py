"""Verdicts as text for people, or as plain data for programs."""

from collections.abc import Iterator
from dataclasses import dataclass

from mutation.trial import Trial

__all__ = ["Result"]


@dataclass(frozen=True, slots=True)
class Result:
    """A finished run: what was drawn, from how much, and what the tests noticed."""

    game: str
    seed: int
    files: int
    mutants: int
    equivalent: int
    trials: tuple[Trial, ...]

    @property
    def noticed(self) -> int:
        return sum(trial.is_noticed for trial in self.trials)

    @property
    def survivors(self) -> tuple[Trial, ...]:
        return tuple(trial for trial in self.trials if not trial.is_noticed)

    @property
    def score(self) -> float:
        """The share of noticed mutants in per cent, to one decimal, never rounded up."""
        return self.noticed * 1000 // len(self.trials) / 10 if self.trials else 100.0

    def as_text(self) -> str:
        """The score, then each survivor with the line as it is and as it was broken."""
        return "\n".join([*self._head(), *(line for one in self.survivors for line in _lines(one))])

    def as_data(self) -> dict[str, object]:
        """The same as plain data, with every trial."""
        return {
            "game": self.game,
            "seed": self.seed,
            "files": self.files,
            "mutants": self.mutants,
            "equivalent": self.equivalent,
            "sample": len(self.trials),
            "noticed": self.noticed,
            "score": self.score,
            "survivors": [_data(trial) for trial in self.survivors],
            "trials": [_data(trial) for trial in self.trials],
        }

    def _head(self) -> Iterator[str]:
        counts = {
            verdict: sum(trial.verdict == verdict for trial in self.trials)
            for verdict in ("out of time", "survived", "not covered")
        }
        yield (
            f"{self.game}: {self.noticed} of {len(self.trials)} mutants noticed, {self.score} %"
            f" ({counts['out of time']} by time); {counts['survived']} survived,"
            f" {counts['not covered']} on lines that no test runs"
        )
        yield (
            f"drawn with seed {self.seed} from {self.mutants} mutants in {self.files} files;"
            f" {self.equivalent} known as equivalent left out"
        )


def _lines(trial: Trial) -> Iterator[str]:
    mutant = trial.mutant
    why = f"survived {trial.tests} tests" if trial.tests else "no test runs this line"
    yield ""
    yield f"{mutant.file}:{mutant.line}: {mutant.operator}, {why}"
    yield f"  - {mutant.original}"
    yield f"  + {mutant.mutated}"


def _data(trial: Trial) -> dict[str, object]:
    mutant = trial.mutant
    return {
        "file": mutant.file,
        "line": mutant.line,
        "operator": mutant.operator,
        "original": mutant.original,
        "mutated": mutant.mutated,
        "verdict": trial.verdict,
        "tests": trial.tests,
        "seconds": trial.seconds,
    }
