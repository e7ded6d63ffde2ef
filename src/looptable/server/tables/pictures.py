"""Pictures of pieces: given to those only whose view shows them."""

import hashlib
from collections.abc import Iterable, Iterator

from looptable.core.errors import Refusal
from looptable.engine.contract.art import Art, Look
from looptable.server.tables.presenter import seat_views
from looptable.server.tables.table import LiveTable
from looptable.wire.views import Zone

__all__ = ["picture_for", "tag_of"]


def picture_for(live: LiveTable, guest_id: str | None, name: str, lang: str, look: Look) -> Art:
    """A picture that a view of this reader names; refuses all others, whether they exist or not."""
    views = seat_views(live, live.seats_of(guest_id), lang)
    shown = {art for view in views for art in _names(view.zones)}
    found = None
    if live.match is not None and name in shown:
        found = live.match.game.art(name, lang, look)
    if found is None:
        raise Refusal("picture/unknown")
    return found


def tag_of(art: Art) -> str:
    """The tag of a picture, for clients that have it already."""
    return f'"{hashlib.sha256(art.data).hexdigest()[:32]}"'


def _names(zones: Iterable[Zone[str]]) -> Iterator[str]:
    for zone in zones:
        for piece in zone.pieces:
            arts = (piece.art, *(part.art for part in piece.parts))
            yield from (art for art in arts if art is not None)
        yield from _names(zone.zones)
