"""Reads content files, and nothing that is not one.

A folder of content may come from a stranger: files have size limits, and no name or link leads
out of the folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.text.text import Text

__all__ = ["LIMITS", "Limits", "Source", "name_in", "read_bytes", "read_folder", "read_source"]


@dataclass(frozen=True, slots=True)
class Source:
    """The text of one file, with plain newlines; `file` is its name for people."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the size of a folder of content."""

    file_bytes: int = 1 << 20
    files: int = 400
    depth: int = 32


LIMITS = Limits()


def read_folder(
    folder: Path, root: Path, report: Diagnostics, limits: Limits = LIMITS
) -> tuple[Source, ...]:
    """The TOML files directly in `folder`, in order of their names; `root` is never left."""
    try:
        paths = sorted(
            path
            for path in folder.iterdir()
            # Editors keep locks and drafts under hidden names.
            if path.suffix == ".toml" and not path.name.startswith(".")
        )
    except OSError as error:
        report.error("file/unreadable", Place(name_in(root, folder)), reason=_reason(error))
        return ()
    if len(paths) > limits.files:
        place = Place(name_in(root, folder))
        report.error("file/too-many", place, count=len(paths), limit=limits.files)
        return ()
    found = (read_source(path, root, report, limits) for path in paths)
    return tuple(source for source in found if source is not None)


def read_source(
    path: Path, root: Path, report: Diagnostics, limits: Limits = LIMITS
) -> Source | None:
    """The text of a file inside `root`, or None with a diagnostic."""
    data = read_bytes(path, root, report, limits)
    return None if data is None else _decoded(data, Place(name_in(root, path)), report)


def read_bytes(
    path: Path, root: Path, report: Diagnostics, limits: Limits = LIMITS
) -> bytes | None:
    """The bytes of a file inside `root`, or None with a diagnostic."""
    place = Place(name_in(root, path))
    try:
        # RuntimeError: a link that leads to itself.
        real = path.resolve(strict=True)
        if not real.is_relative_to(root.resolve()):
            report.error("file/outside", place)
            return None
        if not real.is_file():
            report.error("file/unreadable", place, reason=Text("reason.not-a-file"))
            return None
        with real.open("rb") as stream:
            data = stream.read(limits.file_bytes + 1)
    except (OSError, RuntimeError) as error:
        report.error("file/unreadable", place, reason=_reason(error))
        return None
    if len(data) > limits.file_bytes:
        report.error("file/too-large", place, limit=limits.file_bytes)
        return None
    return data


def _decoded(data: bytes, place: Place, report: Diagnostics) -> Source | None:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        start = before.rfind(b"\n") + 1
        column = len(before[start:].decode("utf-8-sig", "replace")) + 1
        report.error("file/not-text", Place(place.file, line, column))
        return None
    return Source(place.file, text.replace("\r\n", "\n"))


def name_in(root: Path, path: Path) -> str:
    """The name for people: the folder and the way inside it, the same on every machine."""
    return (Path(root.resolve().name) / path.relative_to(root)).as_posix()


def _reason(error: OSError | RuntimeError) -> Text:
    match error:
        case FileNotFoundError():
            return Text("reason.not-found")
        case PermissionError():
            return Text("reason.no-permission")
        case OSError(strerror=str(detail)):
            return Text.of("reason.system", detail=detail)
        case _:
            return Text.of("reason.system", detail=str(error))
