"""Events of a table, in a form that tests can compare."""

from typing import Any

from looptable.engine.contract.event import Event

__all__ = ["Told", "of_kind", "told"]

Told = tuple[str, dict[str, Any]]

NEWS = {
    *("foo-visits", "rift-falls", "energy-falls", "clone-generated", "mission-revealed"),
    *("artifact-revealed", "machina-revealed", "reward-revealed"),
    *("draws", "dealt", "purged", "reborn"),
}
"""Events that show something nobody knew, so that nothing before them is taken back."""


def told(events: list[Event]) -> list[Told]:
    """Kind and data of all events."""
    assert all(event.audience is None for event in events), "all of The LOOP happens in the open"
    assert all(event.reveals == (event.kind in NEWS) for event in events)
    return [(event.kind, event.data) for event in events]


def of_kind(events: list[Event], *kinds: str) -> list[Told]:
    """The same for events of some kinds."""
    return told([event for event in events if event.kind in kinds])
