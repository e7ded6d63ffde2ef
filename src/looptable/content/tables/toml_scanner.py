"""Finds where each key and value of a TOML file stands.

The standard library's reader keeps no positions. This one reads only what that reader has already
accepted, so it may trust the syntax and look for nothing but places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

__all__ = ["KeyPath", "Scan", "scan", "string_offsets"]

KeyPath: TypeAlias = tuple[str | int, ...]
"""Names of tables and keys, numbers of list members: `("card", 0, "cost")`."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}\n#]*")
_LINE_END = re.compile(r"\\[ \t]*\n[ \t\n]*")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))", re.DOTALL)
_SHORT = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b", '"': '"', "\\": "\\"}
_QUOTES = ('"""', "'''", '"', "'")


class Scan:
    """The offsets of keys and of values, by path."""

    def __init__(self) -> None:
        self.keys: dict[KeyPath, int] = {}
        self.values: dict[KeyPath, int] = {}


def scan(text: str) -> Scan:
    """The places in a valid TOML text with plain newlines."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.found


def string_offsets(text: str, at: int) -> Iterator[int]:
    """For each character of the string that starts at `at`, where it is written; then the end."""
    return (offset for offset, _ in _string(text, at))


class _Scanner:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._lengths: dict[KeyPath, int] = {}
        self.found = Scan()

    def document(self) -> None:
        table: KeyPath = ()
        self._skip(_BLANK)
        while self._at < len(self._text):
            if self._text.startswith("[", self._at):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)

    def _header(self) -> KeyPath:
        start = self._at
        is_list = self._text.startswith("[[", start)
        self._at += 2 if is_list else 1
        names = [name for name, _ in self._dotted()]
        self._at += 2 if is_list else 1
        path: KeyPath = ()
        for name in names[:-1]:
            path = self._enter((*path, name), start)
        path = (*path, names[-1])
        if is_list:
            self._lengths[path] = self._lengths.get(path, 0) + 1
        return self._enter(path, start)

    def _enter(self, path: KeyPath, start: int) -> KeyPath:
        """Note the table; in a list of tables, the last member is meant."""
        self._note(path, start, start)
        if path in self._lengths:
            path = (*path, self._lengths[path] - 1)
            self._note(path, start, start)
        return path

    def _note(self, path: KeyPath, key: int, value: int) -> None:
        self.found.keys.setdefault(path, key)
        self.found.values.setdefault(path, value)

    def _pair(self, table: KeyPath) -> None:
        path = table
        for name, offset in self._dotted():
            path = (*path, name)
            self._note(path, offset, offset)
        self._at += 1
        self._skip(_SPACE)
        self._value(path)

    def _dotted(self) -> list[tuple[str, int]]:
        """The parts of a key, each with its offset; stops at what follows the key."""
        parts: list[tuple[str, int]] = []
        while True:
            self._skip(_SPACE)
            parts.append(self._key())
            self._skip(_SPACE)
            if not self._text.startswith(".", self._at):
                return parts
            self._at += 1

    def _key(self) -> tuple[str, int]:
        start = self._at
        if match := _BARE_KEY.match(self._text, start):
            self._at = match.end()
            return match.group(), start
        return self._string(), start

    def _string(self) -> str:
        decoded = list(_string(self._text, self._at))
        self._at = decoded.pop()[0]
        self._at += len(_quote(self._text, self._at))
        return "".join(sign for _, sign in decoded)

    def _value(self, path: KeyPath) -> None:
        self.found.values[path] = self._at
        sign = self._text[self._at]
        if sign == "[":
            self._list(path)
        elif sign == "{":
            self._inline_table(path)
        elif sign in "\"'":
            self._string()
        else:
            self._skip(_BARE_VALUE)

    def _list(self, path: KeyPath) -> None:
        number = 0
        self._step()
        while self._text[self._at] != "]":
            self.found.keys[(*path, number)] = self._at
            self._value((*path, number))
            self._skip(_BLANK)
            if self._text[self._at] == ",":
                self._step()
            number += 1
        self._at += 1

    def _inline_table(self, path: KeyPath) -> None:
        self._step()
        while self._text[self._at] != "}":
            self._pair(path)
            self._skip(_BLANK)
            if self._text[self._at] == ",":
                self._step()
        self._at += 1

    def _step(self) -> None:
        self._at += 1
        self._skip(_BLANK)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        if match := pattern.match(self._text, self._at):
            self._at = match.end()


def _quote(text: str, at: int) -> str:
    return next(quote for quote in _QUOTES if text.startswith(quote, at))


def _string(text: str, at: int) -> Iterator[tuple[int, str]]:
    """Each character of a string with its offset; last, the offset of the closing quote."""
    quote = _quote(text, at)
    at += len(quote)
    if len(quote) == 3 and text.startswith("\n", at):
        at += 1
    while not _closes(text, at, quote):
        match = _ESCAPE.match(text, at) if quote[0] == '"' else None
        if match is None:
            yield at, text[at]
            at += 1
        elif line_end := _LINE_END.match(text, at):
            at = line_end.end()
        else:
            yield at, _unescaped(match)
            at = match.end()
    yield at, ""


def _closes(text: str, at: int, quote: str) -> bool:
    if not text.startswith(quote, at):
        return False
    # Up to two quotation marks may stand before the three that close a long string.
    return len(quote) == 1 or not text.startswith(quote[0], at + 3)


def _unescaped(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    return chr(int(code, 16)) if code else _SHORT[match[4]]
