"""The report of a run: how many mutants were noticed, and those that were not, as a reader sees them."""

from collections import Counter
from collections.abc import Mapping, Sequence

from mutate.equivalents import Equivalent, find_equivalent
from mutate.mutants import Mutant, diff_of
from mutate.trial import Outcome

__all__ = ["report", "share"]


def share(outcomes: Mapping[str, Outcome]) -> float:
    """The part of the mutants that were noticed, in per cent; equivalent ones do not count."""
    counted = [outcome for outcome in outcomes.values() if outcome is not Outcome.EQUIVALENT]
    return 100.0 * sum(outcome.is_found for outcome in counted) / len(counted) if counted else 100.0


def report(
    mutants: Sequence[Mutant], outcomes: Mapping[str, Outcome], known: Sequence[Equivalent]
) -> str:
    """The mutants that were not noticed with their changes, then the numbers."""
    shown = []
    for mutant in mutants:
        outcome = outcomes[mutant.name]
        if outcome.is_found:
            continue
        entry = find_equivalent(mutant, known)
        why = f": {entry.why}" if entry else ""
        shown.append(f"\n{outcome.value}{why}\n{diff_of(mutant)}")
    counts = Counter(outcome for outcome in outcomes.values())
    numbers = ", ".join(f"{counts[outcome]} {outcome.value}" for outcome in Outcome)
    last = f"{len(outcomes)} mutants: {numbers}; {share(outcomes):.1f} % noticed"
    return "\n".join([*shown, "", last])
