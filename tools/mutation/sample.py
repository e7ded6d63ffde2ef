"""A seeded sample of mutants: the same seed and source give the same mutants."""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b

from mutation.mutant import Mutant

__all__ = ["draw"]


def draw(
    mutants: Sequence[Mutant], texts: Mapping[str, str], size: int, seed: int
) -> tuple[Mutant, ...]:
    """Draw sound mutants, in the order of files and lines; a smaller sample is part of a larger.

    The lot of a mutant comes from its own text, so a change elsewhere in the source, or a mutant
    that is left out, does not exchange the others.
    """
    twins: Counter[tuple[str, str, str]] = Counter()
    lots: list[tuple[bytes, Mutant]] = []
    for mutant in mutants:
        text = (mutant.file, mutant.original, mutant.mutated)
        lots.append((_lot(seed, *text, str(twins[text])), mutant))
        twins[text] += 1
    chosen: list[Mutant] = []
    for _, mutant in sorted(lots):
        if len(chosen) >= size:
            break
        if mutant.is_sound(texts[mutant.file]):
            chosen.append(mutant)
    return tuple(sorted(chosen))


def _lot(seed: int, *texts: str) -> bytes:
    return blake2b("\n".join([str(seed), *texts]).encode(), digest_size=16).digest()
