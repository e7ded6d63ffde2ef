"""Lines of text that are never broken at a no-break space, as rich itself would."""

from typing import Final

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

__all__ = ["Line", "joined"]

# French sets a narrow no-break space before : ; ! ?, and a sign must not begin a line. For the time of
# wrapping, such spaces are private letters, which rich takes for a part of the word.
_GLUED: Final = {0x202F: 0xE000, 0x00A0: 0xE001}
_LOOSE: Final = {glued: space for space, glued in _GLUED.items()}


class Line(Text):
    """A text with styles, one or more lines."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The lines of this text at a width."""
        twin = self.copy()
        twin.plain = self.plain.translate(_GLUED)
        lines = twin.wrap(
            console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap
        )
        for line in lines:
            line.plain = line.plain.translate(_LOOSE)
        return lines


def joined(pieces: list[Line], between: str) -> Line:
    """Pieces one after the other; `Text.join` would forget what kind of line they are."""
    whole = Line()
    for number, piece in enumerate(pieces):
        if number:
            whole.append(between)
        whole.append_text(piece)
    return whole
