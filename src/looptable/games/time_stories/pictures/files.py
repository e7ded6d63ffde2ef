"""Pictures that an author puts into `art/` of a mission: which card they belong to, and that they are harmless.

find_art(folder, wanted, report)   all pictures of a mission by stem: `art/quay-boats.svg` → "quay-boats"
read_art(path, folder, report)     one picture, or None with a diagnostic that says where and why
check_picture(data, kind)          what is wrong with bytes that call themselves "svg" or "png": a Flaw, or its Size

Nothing is changed or repaired: a picture is served byte for byte as it was checked, or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.sources import name_in, read_bytes
from looptable.content.text.texts import Text
from looptable.games.time_stories.mission.bounds import USUAL, Bounds
from looptable.games.time_stories.pictures.check import Flaw, Size
from looptable.games.time_stories.pictures.png import check_png
from looptable.games.time_stories.pictures.svg import check_svg

__all__ = ["ART", "KINDS", "Art", "check_picture", "find_art", "read_art"]

ART = "art"
KINDS = {"svg": "image/svg+xml", "png": "image/png"}


@dataclass(frozen=True, slots=True)
class Art:
    """A picture that may be shown to anybody."""

    stem: str
    media_type: str
    data: bytes
    size: Size


def check_picture(data: bytes, kind: str) -> Size | Flaw:
    """The size of a picture, or what is wrong with it."""
    return check_svg(data) if kind == "svg" else check_png(data)


def read_art(path: Path, folder: Path, report: Diagnostics, bounds: Bounds = USUAL) -> Art | None:
    """A picture inside the folder of a mission, or None with a diagnostic."""
    data = read_bytes(path, folder, report, bounds.picture)
    if data is None:
        return None
    kind = path.suffix.removeprefix(".")
    found = check_picture(data, kind)
    if isinstance(found, Size):
        return Art(path.stem, KINDS[kind], data, found)
    excerpt = data.decode("utf-8", "replace").split("\n")[found.line - 1] if found.line else ""
    place = Place(name_in(folder, path), found.line, found.column, excerpt)
    code = "mission/unsafe-picture" if found.unsafe else "mission/bad-picture"
    report.error(code, place, reason=found.reason)
    return None


def find_art(
    folder: Path,
    wanted: Sequence[str],
    report: Diagnostics,
    bounds: Bounds = USUAL,
) -> dict[str, Art]:
    """The pictures of a mission by their stems; those that belong to nothing are told, not read."""
    found: dict[str, Art] = {}
    total = 0
    for path in _pictures(folder, report, bounds):
        place = Place(name_in(folder, path))
        if path.suffix.removeprefix(".") not in KINDS:
            reason = Text("picture.kind")
            report.error("mission/bad-picture", place, reason=reason)
        elif path.stem not in wanted:
            hint = did_you_mean(path.stem, wanted)
            report.warning("mission/unused-picture", place, hint=hint, name=path.name)
        elif path.stem in found:
            report.error("mission/picture-twice", place, name=path.stem)
        elif (art := read_art(path, folder, report, bounds)) is not None:
            found[path.stem] = art
            total += len(art.data)
            if total > bounds.all_picture_bytes:
                report.error("mission/too-large", place, limit=bounds.all_picture_bytes)
                return {}
    return found


def _pictures(folder: Path, report: Diagnostics, bounds: Bounds) -> list[Path]:
    art = folder / ART
    if not art.is_dir():
        return []
    paths = sorted(path for path in art.iterdir() if not path.name.startswith("."))
    if len(paths) > bounds.pictures:
        place = Place(name_in(folder, art))
        report.error("file/too-many", place, count=len(paths), limit=bounds.pictures)
        return []
    return paths
