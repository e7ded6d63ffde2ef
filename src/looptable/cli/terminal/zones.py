"""Zones by their kind: areas and seats as panels, tracks as bars, small ones as a few words."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel

from looptable.cli.terminal.line import Line, joined
from looptable.cli.terminal.pieces import card_panel, is_card, merged, piece_line
from looptable.cli.terminal.rows import flowing, panels_in_rows
from looptable.cli.voice import Voice
from looptable.core.ids import Seat
from looptable.engine.contract.view import Piece, Zone

__all__ = ["Zones"]

CARD = 24  # columns that a card needs to be read
WIDE = 44  # at most
AREA = 24
WIDEST_TITLE = 24  # of an area; a longer one is cut
SEAT = 28
LONGEST_BAR = 12  # a longer track is shown in proportion
FRAME = 4  # the border of a panel and its padding


class Zones:
    """Draws zones for one reader."""

    def __init__(self, voice: Voice, console: Console, seat: Seat | None) -> None:
        self._voice = voice
        self._console = console
        self._seat = seat

    def table(self, zones: Sequence[Zone], width: int) -> list[RenderableType]:
        """The whole table: shared zones, then the other seats, then the reader."""
        common = [zone for zone in zones if zone.owner is None]
        others = [zone for zone in zones if zone.owner not in (None, self._seat)]
        own = [zone for zone in zones if zone.owner is not None and zone.owner == self._seat]
        return [
            *self._zones(common, width),
            *self._others(others, width),
            *(self._own(zone, width) for zone in own),
        ]

    def _zones(self, zones: Sequence[Zone], width: int) -> list[RenderableType]:
        """Zones in their order; small ones that follow each other share a line."""
        drawn: list[RenderableType] = []
        small: list[Line] = []
        for zone in zones:
            if _is_small(zone):
                small.append(self._words(zone))
                continue
            if small:
                drawn.append(flowing(small, width))
                small = []
            drawn += self._large(zone, width)
        return [*drawn, flowing(small, width)] if small else drawn

    def _large(self, zone: Zone, width: int) -> list[RenderableType]:
        """A heading, and below it the parts of a board or the cards of a row."""
        drawn: list[RenderableType] = [Line(self._voice.say(zone.name), "bold")]
        drawn += self._warnings(zone)
        drawn += self._pieces(zone.pieces, width)
        if zone.kind == "board":
            longest = max((len(self._voice.say(area.name)) for area in zone.zones), default=0)
            least = max(AREA, min(longest, WIDEST_TITLE) + FRAME + 2)
            panels = [self._area(area) for area in zone.zones]
            drawn.append(panels_in_rows(panels, self._console, width, least))
        else:
            drawn += self._zones(zone.zones, width)
        return drawn

    def _own(self, zone: Zone, width: int) -> Panel:
        inside = [*self._warnings(zone), *self._pieces(zone.pieces, width - FRAME)]
        inside += self._zones(zone.zones, width - FRAME)
        if not inside:
            inside = [self._contents(zone)]
        name = self._voice.line("table.own", name=zone.name)
        return _panel(name, inside, box.HEAVY)

    def _others(self, zones: Sequence[Zone], width: int) -> list[RenderableType]:
        """The seats of other people, side by side."""
        if not zones:
            return []
        inside = width // max(1, min(len(zones), width // SEAT)) - FRAME
        panels = [self._seat_of(zone, inside) for zone in zones]
        return [panels_in_rows(panels, self._console, width, SEAT)]

    def _seat_of(self, zone: Zone, width: int) -> Panel:
        words = [*self._warnings(zone), *(self._words(part) for part in zone.zones)]
        words += [piece_line(piece, self._voice) for piece in merged(zone.pieces)]
        if not words:
            words = [self._contents(zone)]
        return _panel(self._voice.say(zone.name), [flowing(words, width)], box.ROUNDED)

    def _area(self, zone: Zone) -> Panel:
        """Its pieces, then its own parts, all in lines."""
        lines: list[RenderableType] = [
            piece_line(piece, self._voice) for piece in merged(zone.pieces)
        ]
        lines += [self._words(part) for part in zone.zones]
        if not lines:
            lines = [Line(str(zone.count)) if zone.count else Line("–", "dim")]
        lines += self._warnings(zone)
        return _panel(self._voice.say(zone.name), lines, box.ROUNDED)

    def _words(self, zone: Zone) -> Line:
        """A zone in a few words: its name, and its bar, number or pieces."""
        line = Line(self._voice.line("table.label", name=zone.name), "bold")
        return joined([line, self._contents(zone), *self._warnings(zone)], " ")

    def _warnings(self, zone: Zone) -> list[Line]:
        return [Line(f"⚠ {self._voice.say(warning)}", "yellow") for warning in zone.warnings]

    def _contents(self, zone: Zone) -> Line:
        if zone.kind == "track":
            return _bar(zone.count, zone.limit)
        if zone.zones:
            lines = [Line(str(zone.count))] if zone.count or _is_sum(zone) else []
            lines += [piece_line(piece, self._voice) for piece in merged(zone.pieces)]
            return joined(lines + [self._words(part) for part in zone.zones], " · ")
        if not zone.pieces:
            if zone.kind == "area" and not zone.count:
                return Line("–", "dim")
            return Line(f"{zone.count}/{zone.limit}" if zone.limit else str(zone.count))
        if zone.kind == "pile":
            top = zone.pieces[-1].name
            return Line(self._voice.line("table.pile", count=str(zone.count), top=top))
        pieces = joined([piece_line(piece, self._voice) for piece in merged(zone.pieces)], ", ")
        if zone.limit:
            pieces.append(f" ({zone.count}/{zone.limit})")
        return pieces

    def _pieces(self, pieces: Sequence[Piece], width: int) -> list[RenderableType]:
        """Cards as cards, everything else in lines before them."""
        cards = [card_panel(piece, self._voice) for piece in merged(pieces) if is_card(piece)]
        others = [piece_line(piece, self._voice) for piece in merged(pieces) if not is_card(piece)]
        drawn: list[RenderableType] = [flowing(others, width)] if others else []
        if cards:
            drawn.append(panels_in_rows(cards, self._console, width, CARD, WIDE))
        return drawn


def _panel(title: str, inside: Sequence[RenderableType], border: box.Box) -> Panel:
    return Panel(Group(*inside), title=Line(title, "bold"), title_align="left", box=border)


def _is_sum(zone: Zone) -> bool:
    """Whether a zone adds up its parts, as a score does: nought is a sum, too."""
    if zone.kind != "area" or zone.pieces or not zone.zones:
        return False
    return all(part.kind == "track" and part.limit is None for part in zone.zones)


def _is_small(zone: Zone) -> bool:
    """Whether a few words say it all: a hand is read, a pile is only counted."""
    if _is_sum(zone):
        return True
    if zone.zones or zone.kind == "board":
        return False
    return zone.kind in ("track", "pile") or not any(is_card(piece) for piece in zone.pieces)


def _bar(value: int, limit: int | None) -> Line:
    """A track as a filled bar with its numbers."""
    if limit is None or limit <= 0:
        return Line(str(value))
    length = min(limit, LONGEST_BAR)
    filled = max(0, min(length, round(value * length / limit)))
    bar = Line()
    bar.append("▰" * filled, "cyan")
    bar.append("▱" * (length - filled), "dim")
    bar.append(f"\u00a0{value}/{limit}")  # never on a line without its bar
    return bar
