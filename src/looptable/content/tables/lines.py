"""Positions in a TOML file: lines and columns, counted from 1."""

from __future__ import annotations

from bisect import bisect_right
from itertools import islice

from looptable.content.diagnostics.diagnostics import Place
from looptable.content.tables.toml_scanner import KeyPath, Scan, scan, string_offsets

__all__ = ["LineIndex", "KeyPath"]


class LineIndex:
    """Finds the place of an offset; after `scan`, also of a key or a value by its path."""

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._text = text
        self._lines = text.split("\n")
        self._starts = [0]
        for line in self._lines[:-1]:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._found = Scan()

    def scan(self) -> None:
        """Learn the paths; only for a text that the TOML reader has accepted."""
        self._found = scan(self._text)

    def at(self, line: int, column: int) -> Place:
        """The place at this line and column, held inside the file."""
        line = min(max(line, 1), len(self._lines))
        return Place(self._file, line, column, self._lines[line - 1])

    def end(self) -> Place:
        """The place after the last character."""
        return self._at_offset(len(self._text))

    def key(self, path: KeyPath) -> Place:
        """The position of this key, or of the nearest thing that contains it."""
        return self._at_offset(_nearest(self._found.keys, path))

    def value(self, path: KeyPath) -> Place:
        """The position of this value, or of the nearest thing that contains it."""
        return self._at_offset(_nearest(self._found.values, path))

    def inside(self, path: KeyPath, offset: int) -> Place:
        """The position of the character at this offset of a string value."""
        start = self._found.values.get(path)
        if start is None or self._text[start : start + 1] not in ("'", '"'):
            return self.value(path)
        offsets = list(islice(string_offsets(self._text, start), offset + 1))
        return self._at_offset(offsets[-1])

    def paths(self) -> frozenset[KeyPath]:
        """All paths that have a place."""
        return frozenset(self._found.values)

    def _at_offset(self, offset: int) -> Place:
        line = bisect_right(self._starts, offset)
        return self.at(line, offset - self._starts[line - 1] + 1)


def _nearest(offsets: dict[KeyPath, int], path: KeyPath) -> int:
    while path and path not in offsets:
        path = path[:-1]
    return offsets.get(path, 0)
