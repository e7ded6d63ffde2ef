"""A TOML file: its data, and where each part of it stands."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.sources import LIMITS, Limits, Source
from looptable.content.tables.lines import LineIndex
from looptable.content.text.text import Text

__all__ = ["Document", "parse_document"]

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")

# Messages of the library, and the texts that say the same in both languages.
_REASONS = (
    (r"Expected newline or end of document after a statement", "text-after-value"),
    (r"Expected '=' after a key", "no-equals"),
    (r"Expected '\]+' at the end", "header-not-closed"),
    (r"Invalid (?:statement|initial character for a key part)", "no-key"),
    (r"Illegal character '\\n'", "string-not-closed"),
    (r"(?:Found invalid|Illegal) character", "bad-character"),
    (r"Cannot (?:declare|redefine|mutate|overwrite)|Duplicate inline table key", "twice"),
    (r"Unclosed array", "list-not-closed"),
    (r"Unclosed inline table", "inline-table-not-closed"),
    (r"Unescaped '\\'|Invalid hex value|Escaped character", "bad-escape"),
    (r"Unterminated string|Expected \"'''\"|Expected '\"\"\"'", "string-not-closed"),
    (r"Invalid date or datetime", "bad-date"),
    (r"Invalid value|Exceeds the limit", "bad-value"),
)


@dataclass(frozen=True, slots=True)
class Document:
    """A file that could be read."""

    source: Source
    data: dict[str, object]
    index: LineIndex


def parse_document(source: Source, report: Diagnostics, limits: Limits = LIMITS) -> Document | None:
    """The data and places of a TOML file, or None with a diagnostic."""
    index = LineIndex(source.file, source.text)
    try:
        data: dict[str, object] = tomllib.loads(source.text)
        index.scan()
    except RecursionError:
        report.error("toml/too-deep", Place(source.file), limit=limits.depth)
        return None
    # Not only TOMLDecodeError: an enormous number is an ordinary ValueError.
    except ValueError as error:
        reason, place = _understood(str(error), index)
        report.error("toml/syntax", place, reason=reason)
        return None
    deepest = max(index.paths(), key=len, default=())
    if len(deepest) > limits.depth:
        report.error("toml/too-deep", index.value(deepest), limit=limits.depth)
        return None
    return Document(source, data, index)


def _understood(message: str, index: LineIndex) -> tuple[Text, Place]:
    match = _PLACE.search(message)
    if match is None:
        place = index.at(1, 1)
    elif match[1] is None:
        place = index.end()
    else:
        place = index.at(int(match[1]), int(match[2]))
    detail = _PLACE.sub("", message)
    slug = next((slug for pattern, slug in _REASONS if re.match(pattern, detail)), None)
    return (Text(f"toml.{slug}") if slug else Text.of("toml.other", detail=detail)), place
