"""What was told and what lies on the table, line by line: tests compare all of it, to the letter."""

import re
from collections.abc import Iterable, Iterator

from looptable.content.text.texts import Text
from looptable.engine.contract.event import Event
from looptable.engine.contract.view import Piece, Zone
from looptable.testing import Table

__all__ = ["lines", "options", "table_of"]


def lines(events: Iterable[Event]) -> list[str]:
    """Events: `!` before those that reveal something, `@` and the seats after those not for all."""
    return [_event(event) for event in events]


def _event(event: Event) -> str:
    facts = [f"{name}={_fact(fact)}" for name, fact in event.data.items()]
    audience = [] if event.audience is None else ["@" + ",".join(map(str, event.audience))]
    return ("!" if event.reveals else "") + " ".join([event.kind, *facts, *audience])


def _fact(fact: object) -> str:
    return ",".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def table_of(of: Table, seat: int | None, *ids: str) -> list[str]:
    """Zones of a view, those of these ids or all, with their pieces and inner zones."""
    zones = of.game.view(of.state, seat).zones
    return [line for zone in zones if not ids or zone.id in ids for line in _zone(zone, "")]


def _zone(zone: Zone, indent: str) -> Iterator[str]:
    owner = "" if zone.owner is None else f" of {zone.owner}"
    limit = "" if zone.limit is None else f"/{zone.limit}"
    yield f"{indent}{zone.kind} {zone.id}{owner} {zone.count}{limit}: {_text(zone.name)}"
    for piece in zone.pieces:
        yield f"{indent}  {_piece(piece)}"
    for inner in zone.zones:
        yield from _zone(inner, indent + "  ")


def _piece(piece: Piece) -> str:
    count = "" if piece.count == 1 else f" x{piece.count}"
    marks = f" [{' '.join(piece.marks)}]" if piece.marks else ""
    icons = "".join(f" ({icon})" for icon in piece.icons)
    art = f" <{piece.art}>" if piece.art else ""
    texts = [_text(text) for text in (piece.name, piece.text, piece.alt) if text is not None]
    return f"{piece.kind} {piece.id}{count}{icons}{marks}{art}: {' | '.join(texts)}"


def _text(text: Text) -> str:
    """The key of a text, and what fills it; paragraphs are parted by strokes."""
    if text.key == "face.and":
        return " / ".join(_filling(part) for part in text.args.values())
    filled = [f"{name}={_filling(value)}" for name, value in text.args.items()]
    # Where in a program a choice stands is for nobody to see.
    key = re.sub(r"^choice\.(.*)\.\d+\.", r"choice.\1.", text.key)
    return key + (f"({', '.join(filled)})" if filled else "")


def _filling(value: object) -> str:
    if isinstance(value, Text):
        return _text(value)
    if isinstance(value, tuple):
        return "+".join(_filling(one) for one in value)
    return str(value)


def options(of: Table, seat: int) -> list[str]:
    """The options of a seat: key, text, what they touch, warnings."""
    found = []
    for option in of.game.legal_options(of.state, seat):
        targets = "".join(f" <{target.kind} {target.id}>" for target in option.targets)
        warnings = "".join(f" ({_text(text)})" for text in option.warnings)
        found.append(f"{option.key}: {_text(option.text)}{targets}{warnings}")
    return found
