"""The zones of a view, for tests that look at what lies in one of them."""

from looptable.engine.contract.view import View, Zone

__all__ = ["zones"]


def zones(view: View) -> dict[str, Zone]:
    """Every zone of a view by its id, those inside others too."""
    return {zone.id: zone for zone in view.all_zones()}
