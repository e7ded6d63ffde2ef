"""A seeded sample of mutants: the same seed and source give the same mutants."""

from collections.abc import Mapping, Sequence
from random import Random

from mutation.mutant import Mutant

__all__ = ["draw"]


def draw(
    mutants: Sequence[Mutant], texts: Mapping[str, str], size: int, seed: int
) -> tuple[Mutant, ...]:
    """Draw sound mutants, in the order of files and lines; a smaller sample is part of a larger."""
    shuffled = list(mutants)
    Random(seed).shuffle(shuffled)
    chosen: list[Mutant] = []
    for mutant in shuffled:
        if len(chosen) >= size:
            break
        if mutant.is_sound(texts[mutant.file]):
            chosen.append(mutant)
    return tuple(sorted(chosen))
