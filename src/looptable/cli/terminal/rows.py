"""Things side by side, as many as the width allows."""

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from looptable.cli.terminal.line import Line, joined

__all__ = ["flowing", "panels_in_rows"]

GAP = "   "


def panels_in_rows(
    panels: Sequence[Panel], console: Console, width: int, least: int, most: int = 200
) -> Group:
    """Panels of one height in as many columns as fit, none narrower than `least`."""
    if not panels:
        return Group()
    columns = max(1, min(len(panels), width // least))
    rows = -(-len(panels) // columns)
    columns = -(-len(panels) // rows)  # seven in four columns look best as four and three
    chunks = [panels[at : at + columns] for at in range(0, len(panels), columns)]
    widths = [width // columns + (column < width % columns) for column in range(columns)]
    widths = [min(column, most) for column in widths]
    return Group(*(_row(chunk, widths, console) for chunk in chunks))


def _row(panels: Sequence[Panel], widths: Sequence[int], console: Console) -> RenderableType:
    tallest = max(
        len(console.render_lines(panel, console.options.update(width=width), pad=False))
        for panel, width in zip(panels, widths, strict=False)
    )
    grid = Table.grid()
    for width in widths:
        grid.add_column(width=width)
    for panel in panels:
        panel.height = tallest
    grid.add_row(*panels)
    return grid


def flowing(pieces: Iterable[Line], width: int) -> Line:
    """Short pieces one after the other; a line ends between two of them, not inside one."""
    lines: list[Line] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= width:
            lines[-1] = joined([lines[-1], piece], GAP)
        else:
            lines.append(piece)
    return joined(lines, "\n")
