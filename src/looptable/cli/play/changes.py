"""The changes of a table since it was last drawn; the rest is still on the screen."""

from collections.abc import Iterable

import msgspec

from looptable.engine.contract.view import Zone

__all__ = ["changed_zones"]


def changed_zones(now: Iterable[Zone], before: Iterable[Zone]) -> tuple[Zone, ...]:
    """The zones that are new or different; of shared ones, only the parts that are."""
    old = {zone.id: zone for zone in before}
    changed = [zone for zone in now if zone != old.get(zone.id)]
    return tuple(_cut(zone, old.get(zone.id)) for zone in changed)


def _cut(zone: Zone, before: Zone | None) -> Zone:
    """A seat is seen as a whole; a board is too large for that."""
    if before is None or zone.owner is not None:
        return zone
    parts = {part.id: part for part in before.zones}
    return msgspec.structs.replace(
        zone,
        pieces=() if zone.pieces == before.pieces else zone.pieces,
        zones=tuple(part for part in zone.zones if part != parts.get(part.id)),
    )
