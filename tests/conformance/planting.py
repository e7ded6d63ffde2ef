"""How a test says that the kit finds a planted fault."""

from looptable.conformance.finding import Finding
from looptable.conformance.kit import check_case
from looptable.conformance.plan import Case, Plan
from tests.conformance.faulty import FaultyGame

__all__ = ["broken_promises", "findings_in"]

QUICK = Plan(games=2, limit=400, moments=12)


def findings_in(game: FaultyGame, name: str = "", plan: Plan = QUICK) -> list[Finding]:
    """The kit's findings in a few matches; by `name`, in child processes too."""
    return check_case(Case(game, name, plan))


def broken_promises(game: FaultyGame, name: str = "") -> set[str]:
    """The promises the kit calls broken."""
    return {finding.promise for finding in findings_in(game, name)}
