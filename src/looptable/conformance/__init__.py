"""The conformance kit: runs any game, also one of a third party, through every promise of the contract.

    python -m looptable.conformance GAME      or, in a test, `looptable.conformance.pytest_kit`

One file per promise. A match of random play is written down once (`trace`), and each promise walks
through it again; `kit` runs them all and collects findings.
"""

from looptable.conformance.finding import Finding
from looptable.conformance.kit import check_game

__all__ = ["Finding", "check_game"]
