"""Claims: the sentences of a hint, each of a kind that says how it can be checked.

A figure is a number that players care about, named `rifts` or, of one piece, `progress:mission.reruns`: the
part behind the colon is the text key of that piece. Every claim speaks of figures or of choices, so
that a checker can hold it against the rules: `looptable.conformance.claims` does. A `path` are the choices of
the seat, the option first, on which a branch was looked at before anything was revealed.
"""

from typing import Literal, cast

import msgspec

from looptable.content.text.texts import Text

__all__ = [
    "Claim",
    "ComparisonClaim",
    "Difference",
    "EqualClaim",
    "FactClaim",
    "Kind",
    "OddsClaim",
    "PlanClaim",
    "kind_of",
]


class FactClaim(msgspec.Struct, frozen=True, tag="fact"):
    """Figures that the option alone surely changes, at once and by so much."""

    text: Text
    changes: dict[str, int]


class PlanClaim(msgspec.Struct, frozen=True, tag="plan"):
    """Several choices of this seat, the option first, that surely change figures by so much in all."""

    text: Text
    steps: tuple[str, ...]
    changes: dict[str, int]


class OddsClaim(msgspec.Struct, frozen=True, tag="odds"):
    """A figure rises (or falls) in `hits` of `of` futures that the seat takes for possible.

    Where it does in all of them, and always by the same, `by` says how much.
    """

    text: Text
    figure: str
    rises: bool
    hits: int
    of: int
    path: tuple[str, ...]
    by: int = 0


class Difference(msgspec.Struct, frozen=True):
    """A figure that ends higher (or lower) in `hits` of the futures; `by` so much where it is so in all."""

    figure: str
    is_higher: bool
    hits: int
    by: int = 0


class ComparisonClaim(msgspec.Struct, frozen=True, tag="comparison"):
    """Figures end otherwise than after another option, over `of` possible futures: 1 where nothing is open."""

    text: Text
    against: str
    differences: tuple[Difference, ...]
    of: int
    path: tuple[str, ...]
    other_path: tuple[str, ...]


class EqualClaim(msgspec.Struct, frozen=True, tag="equal"):
    """All figures end as after another option, in each of `of` possible futures: 1 where nothing is open."""

    text: Text
    against: str
    of: int
    path: tuple[str, ...]
    other_path: tuple[str, ...]


Claim = FactClaim | PlanClaim | OddsClaim | ComparisonClaim | EqualClaim

Kind = Literal["fact", "plan", "odds", "comparison", "equal"]


def kind_of(claim: Claim) -> Kind:
    """The kind of a claim, which is its tag."""
    return cast("Kind", claim.__struct_config__.tag)
