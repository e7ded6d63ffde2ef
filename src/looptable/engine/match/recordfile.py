"""Records on disk: JSON Lines, never half-written, and read back with the place of any damage."""

import contextlib
import os
import secrets
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from looptable.content.text.texts import Text
from looptable.core.errors import RecordError, WrongUse
from looptable.engine.match.record import FORMAT, ChoiceLine, Header, Record, Reveal

__all__ = ["Upgrade", "as_lines", "parse_record", "read_record", "write_record", "write_text"]

Upgrade = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
"""Rewrites the lines of a record from one format number to the next."""

UPGRADES: Mapping[int, Upgrade] = {}
"""By the format they start from. Format 1 is the first one."""

LONGEST_LINE = 4_000_000  # a position in a header is the longest thing a line may hold
LARGEST_FILE = 64_000_000  # bytes; a match of a thousand choices takes a hundred thousand
BOM = b"\xef\xbb\xbf"  # some editors put it in front

T = TypeVar("T")


def read_record(path: Path) -> tuple[Record, tuple[Text, ...]]:
    """The record in a file, and warnings: a last line cut short is left out with one."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise WrongUse("file/not-found", file=path.name) from None
    except OSError as error:
        raise WrongUse("file/unreadable", file=path.name, reason=_reason(error)) from None
    if len(data) > LARGEST_FILE:
        raise RecordError("record/too-large", file=path.name, limit=LARGEST_FILE)
    return parse_record(data, path.name)


def parse_record(
    data: bytes | str, name: str, upgrades: Mapping[int, Upgrade] = UPGRADES, newest: int = FORMAT
) -> tuple[Record, tuple[Text, ...]]:
    """The record in the bytes or the text of a file; `name` is what messages call it."""
    whole = data.encode("utf-8") if isinstance(data, str) else data
    lines = whole.removeprefix(BOM).split(b"\n")
    unfinished = lines.pop()  # what stands behind the last line break, if anything
    rows = [_row(line) for line in lines]
    warnings: tuple[Text, ...] = ()
    if unfinished:
        last = _row(unfinished)
        if last is not None or not rows:
            rows.append(last)
        else:
            kept = len(rows) - 1
            warnings = (Text.of("record.cut", file=name, line=len(rows) + 1, kept=kept),)
    return _record(_upgraded(_whole(rows, name), name, upgrades, newest), name), warnings


def _whole(rows: list[dict[str, Any] | None], name: str) -> list[dict[str, Any]]:
    """The rows, of which none may be damaged."""
    if not rows or rows[0] is None or rows[0].get("looptable") != "record":
        raise RecordError("record/not-a-record", file=name)
    for line, row in enumerate(rows, 1):
        if row is None:
            raise RecordError("record/damaged-line", file=name, line=line, reason="json")
    return [row for row in rows if row is not None]


def write_record(path: Path, record: Record) -> None:
    """Writes a record; a reader of the file sees the old one or the new one, whole."""
    write_text(path, as_lines(record))


def as_lines(record: Record) -> str:
    """The text of a record file."""
    head = {"looptable": "record", "format": FORMAT, **msgspec.to_builtins(record.header)}
    rows: list[object] = [head, *record.choices]
    if record.reveal is not None:
        rows.append({"reveal": record.reveal})
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def write_text(path: Path, text: str) -> None:
    """Writes a file by way of a temporary one beside it; permissions stay as they were."""
    place = Path(os.path.realpath(path))  # a link stays a link
    temporary = place.with_name(f".looptable-{secrets.token_hex(8)}")
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            if place.exists():
                temporary.chmod(stat.S_IMODE(place.stat().st_mode))
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(place)
    except OSError as error:
        raise WrongUse("file/unwritable", file=str(path), reason=_reason(error)) from None
    finally:
        # Gone already if all went well. A folder that cannot be written to has none to remove.
        with contextlib.suppress(OSError):
            temporary.unlink()


def _reason(error: OSError) -> str:
    """Why a file could not be read or written: the name of a reason, or what the system says."""
    match error:
        case IsADirectoryError():
            return "directory"
        case PermissionError():
            return "no-permission"
        case FileNotFoundError():
            return "no-folder"
        case _:
            return error.strerror or str(error)


def _row(line: bytes) -> dict[str, Any] | None:
    """A line as data; None if it is not one JSON object."""
    if len(line) > LONGEST_LINE:
        return None
    try:
        row = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def _upgraded(
    rows: list[dict[str, Any]], name: str, upgrades: Mapping[int, Upgrade], newest: int
) -> list[dict[str, Any]]:
    number = rows[0].get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        raise RecordError("record/damaged-line", file=name, line=1, reason="format")
    if number > newest:
        raise RecordError("record/newer-format", file=name, format=number, newest=newest)
    while number < newest:
        if number not in upgrades:
            raise RecordError("record/too-old", file=name, format=number)
        rows = upgrades[number](rows)
        number += 1
    return rows


def _record(rows: list[dict[str, Any]], name: str) -> Record:
    head = {key: value for key, value in rows[0].items() if key not in ("looptable", "format")}
    header = _convert(head, Header, name, 1)
    if header.seed is None and header.commit is None and header.position is None:
        raise RecordError("record/damaged-line", file=name, line=1, reason="no-start")
    reveal = None
    choices = []
    for number, row in enumerate(rows[1:], 2):
        if reveal is not None:
            raise RecordError("record/damaged-line", file=name, line=number, reason="after-reveal")
        if set(row) == {"reveal"}:
            reveal = _convert(row["reveal"], Reveal, name, number)
            continue
        choice = _convert(row, ChoiceLine, name, number)
        if choice.n != number - 1:
            raise RecordError("record/damaged-line", file=name, line=number, reason="number")
        choices.append(choice)
    return Record(header, tuple(choices), reveal)


def _convert(data: object, kind: type[T], name: str, line: int) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RecordError(
            "record/damaged-line", file=name, line=line, reason="fields", detail=str(error)
        ) from None
