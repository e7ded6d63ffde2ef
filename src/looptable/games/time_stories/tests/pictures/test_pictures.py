"""Pictures of strangers: what may be shown, and what is refused with its line."""

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.bounds import Bounds
from looptable.games.time_stories.pictures.check import Flaw, Size
from looptable.games.time_stories.pictures.files import check_picture, find_art, read_art

PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120.5">
  <title>Boats</title>
  <defs><linearGradient id="sea"><stop offset="0" stop-color="#246"/></linearGradient></defs>
  <rect width="200" height="120" fill="url(#sea)"/>
  <g id="hull"><path d="M0 0h9v9z"/></g>
  <use href="#hull" x="20" transform="translate(2 3) rotate(4)" style="fill: rgb(1,2,3)"/>
  <text aria-label="Three hulls (left)">Hulls (3)</text>
</svg>
"""


def svg(inside: str) -> bytes:
    return PICTURE.replace("  <g id", f"{inside}\n  <g id", 1).encode()


def test_a_picture_of_shapes_and_gradients_is_shown() -> None:
    assert check_picture(PICTURE.encode(), "svg") == Size(200, 121)


UNSAFE = [
    ("<script>alert(1)</script>", "element", 5),
    ("<foreignObject><p/></foreignObject>", "element", 5),
    ('<image href="#hull"/>', "element", 5),
    ('<a href="#hull"/>', "element", 5),
    ('<animate attributeName="href"/>', "element", 5),
    ("<style>@import 'x'</style>", "element", 5),
    ('<x:p xmlns:x="other"/>', "element", 5),
    ('<p xmlns=""/>', "element", 5),
    ('<rect onclick="x()"/>', "attribute", 5),
    ('<rect OnLoad="x()"/>', "attribute", 5),
    ('<rect xml:base="http://example.org"/>', "attribute", 5),
    ('<rect y:fetch="1" xmlns:y="other"/>', "attribute", 5),
    ('<use href="other.svg#hull"/>', "reference", 5),
    ('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="http://example.org/#a"/>', "reference", 5),
    ('<rect fill="url(http://example.org/a)"/>', "reference", 5),
    ('<rect fill="URL( //example.org/a )"/>', "reference", 5),
    ('<rect style="fill: u\\72l(x)"/>', "reference", 5),
    ('<rect style="fill: ur/**/l(x)"/>', "reference", 5),
    ('<rect style="background: image-set(\'a.png\')"/>', "reference", 5),
    ('<rect fill="javascript&#58;x()"/>', "reference", 5),
    ('<rect style="fill: src(\'a.svg\')"/>', "reference", 5),
    ('<rect style="fill: image (\'a.svg\')"/>', "reference", 5),
    ('<rect style="fill: URL(data&#58;x)"/>', "reference", 5),
    ("<?xml-stylesheet href='x.css'?>", "instruction", 5),
    ('<g id="a"><use href="#a"/></g>', "endless", None),
    ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "endless", None),
    ("<g>" * 40 + "</g>" * 40, "endless", 5),
    ("<g/>" * 4000, "endless", 5),
    (
        "".join(
            f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(6)
        ),
        "endless",
        5,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("inside", "reason", "line"), UNSAFE)
def test_what_acts_fetches_or_never_ends_is_refused_at_its_line(
    inside: str, reason: str, line: int | None
) -> None:
    flaw = check_picture(svg(inside), "svg")
    assert isinstance(flaw, Flaw)
    assert (flaw.reason.key, flaw.unsafe) == (f"picture.{reason}", True)
    assert line is None or flaw.line == line
    for lang in LANGUAGES:
        assert GAME.texts().say(flaw.reason, lang)


@pytest.mark.parametrize("value", ["a", "url(#", "(", "1", " ", "url("])
@pytest.mark.parametrize("attribute", ["viewBox", "style"])
def test_a_long_value_does_not_take_long(attribute: str, value: str) -> None:
    """Each of these would take hours if a pattern tried every way through it."""
    long = value * (900_000 // len(value))
    data = f'<svg xmlns="http://www.w3.org/2000/svg" {attribute}="{long}"/>'
    assert isinstance(check_picture(data.encode(), "svg"), Flaw)
    inside = f'<rect {attribute}="{long}"/>'
    assert isinstance(check_picture(svg(inside), "svg"), Flaw) == ("(" in value)


DOCTYPE = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n'
BROKEN = [
    (DOCTYPE.encode() + PICTURE.encode(), "doctype", 1),
    (b'<!DOCTYPE svg SYSTEM "http://example.org/a.dtd">' + PICTURE.encode(), "doctype", 1),
    (PICTURE.replace("</svg>", "").encode(), "not-xml", 9),
    (b"", "not-xml", 1),
    (b"\xff" + PICTURE.encode(), "encoding", 0),
    (('<?xml version="1.0" encoding="utf-16"?>' + PICTURE).encode("utf-16"), "encoding", 0),
    (PICTURE.replace(' viewBox="0 0 200 120.5"', "").encode(), "view-box", 1),
    (PICTURE.replace("0 0 200 120.5", "0 0 200").encode(), "view-box", 1),
    (PICTURE.replace("200 120.5", "4097 10").encode(), "dimensions", 1),
    (PICTURE.replace("200 120.5", "10 0").encode(), "dimensions", 1),
    (PICTURE.replace("200 120.5", "1e99 10").encode(), "dimensions", 1),
]


@pytest.mark.parametrize(("data", "reason", "line"), BROKEN)
def test_what_is_no_picture_is_refused_at_its_line(data: bytes, reason: str, line: int) -> None:
    flaw = check_picture(data, "svg")
    assert isinstance(flaw, Flaw)
    assert (flaw.reason.key, flaw.line) == (f"picture.{reason}", line)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(
    width: int = 3,
    height: int = 2,
    header: Sequence[int] = (8, 2, 0, 0, 0),
    pixels: int | None = None,
    extra: bytes = b"",
    end: bytes = b"",
) -> bytes:
    """A picture of three by two, every row a filter byte and three bytes a pixel."""
    body = zlib.compress(bytes(height * (1 + width * 3) if pixels is None else pixels))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *header)),
            extra,
            chunk(b"IDAT", body),
            chunk(b"IEND", b""),
            end,
        )
    )


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (png(), Size(3, 2)),
        (png(extra=chunk(b"tEXt", b"Title\0Boats")), Size(3, 2)),
        (png(header=(1, 0, 0, 0, 0), pixels=4), Size(3, 2)),
        (png(header=(4, 3, 0, 0, 0), pixels=6), Size(3, 2)),
        # Adam7 of 3 by 2 has the passes 1 (1×1), 4 (1×1), 6 (1×1) and 7 (3×1).
        (png(header=(8, 2, 0, 0, 1), pixels=4 + 4 + 4 + 10), Size(3, 2)),
    ],
)
def test_a_whole_png_is_shown(data: bytes, size: Size) -> None:
    assert check_picture(data, "png") == size


BAD = [
    (b"GIF89a", "signature"),
    (PICTURE.encode(), "signature"),
    (png()[:-6], "cut-off"),
    (png()[:-12], "cut-off"),
    (png()[:8], "cut-off"),
    (png().replace(b"IDAT", b"IDAU"), "checksum"),
    (png(end=b"<script>"), "trailing"),
    (b"\x89PNG\r\n\x1a\n" + chunk(b"IDAT", b"") + chunk(b"IEND", b""), "header"),
    (png(header=(3, 2, 0, 0, 0)), "header"),
    (png(header=(8, 5, 0, 0, 0)), "header"),
    (png(header=(8, 2, 1, 0, 0)), "header"),
    (png(header=(8, 2, 0, 0, 2)), "header"),
    (png(extra=chunk(b"EVIL", b"")), "chunk"),
    (png(extra=chunk(b"acTL", bytes(8))), "moving"),
    (png(4097, 1), "dimensions"),
    (png(0, 1), "dimensions"),
    (png(4096, 1025, pixels=1), "dimensions"),
    (png(pixels=19), "pixels"),
    (png(pixels=21), "pixels"),
    (png(pixels=1 << 22), "pixels"),
]


@pytest.mark.parametrize(("data", "reason"), BAD)
def test_a_png_that_lies_is_refused(data: bytes, reason: str) -> None:
    flaw = check_picture(data, "png")
    assert isinstance(flaw, Flaw)
    assert flaw.reason.key == f"picture.{reason}"
    for lang in LANGUAGES:
        assert GAME.texts().say(flaw.reason, lang)


def written(folder: Path, **files: bytes) -> Path:
    (folder / "art").mkdir(parents=True)
    for name, data in files.items():
        (folder / "art" / name.replace("_", "-").replace("--", ".")).write_bytes(data)
    return folder


def told(report: Diagnostics) -> list[tuple[str, str, int]]:
    return [(one.code, one.file, one.line) for one in report]


def test_pictures_are_found_by_place_and_card(tmp_path: Path) -> None:
    folder = written(tmp_path / "fog", quay_boats__svg=PICTURE.encode(), quay_rope__png=png())
    report = Diagnostics()
    found = find_art(folder, ["quay-boats", "quay-rope", "quay-net"], report)
    assert [(one.stem, one.media_type, one.size) for one in found.values()] == [
        ("quay-boats", "image/svg+xml", Size(200, 121)),
        ("quay-rope", "image/png", Size(3, 2)),
    ]
    assert found["quay-boats"].data == PICTURE.encode()
    assert told(report) == []
    assert find_art(tmp_path, [], report) == {}


def test_pictures_that_belong_nowhere_or_stand_twice_are_told(tmp_path: Path) -> None:
    folder = written(
        tmp_path / "fog",
        quay_boat__svg=PICTURE.encode(),
        quay_net__png=png(),
        quay_net__svg=PICTURE.encode(),
        quay_rope__gif=b"GIF89a",
    )
    report = Diagnostics()
    assert list(find_art(folder, ["quay-boats", "quay-net", "quay-rope"], report)) == ["quay-net"]
    assert told(report) == [
        ("mission/unused-picture", "fog/art/quay-boat.svg", 0),
        ("mission/picture-twice", "fog/art/quay-net.svg", 0),
        ("mission/bad-picture", "fog/art/quay-rope.gif", 0),
    ]
    hint = next(iter(report)).hint
    assert hint is not None
    assert hint.args["closest"] == "quay-boats"


def test_a_refused_picture_is_told_with_file_and_line(tmp_path: Path) -> None:
    folder = written(tmp_path / "fog", a__svg=svg("<script/>"), b__svg=b"<svg", c__png=b"x")
    (folder / "art/d.svg").symlink_to(tmp_path / "elsewhere.svg")
    (tmp_path / "elsewhere.svg").write_text(PICTURE)
    report = Diagnostics()
    for name in ("a.svg", "b.svg", "c.png", "d.svg"):
        assert read_art(folder / "art" / name, folder, report) is None
    assert told(report) == [
        ("mission/unsafe-picture", "fog/art/a.svg", 5),
        ("mission/bad-picture", "fog/art/b.svg", 1),
        ("mission/bad-picture", "fog/art/c.png", 0),
        ("file/outside", "fog/art/d.svg", 0),
    ]


def test_pictures_have_limits_one_by_one_and_together(tmp_path: Path) -> None:
    big = PICTURE.encode() + b" " * (1 << 20)
    folder = written(tmp_path / "fog", a__svg=big, b__png=png(), c__png=png())
    report = Diagnostics()
    assert list(find_art(folder, ["a", "b", "c"], report)) == ["b", "c"]
    assert told(report) == [("file/too-large", "fog/art/a.svg", 0)]
    report = Diagnostics()
    assert find_art(folder, ["b", "c"], report, Bounds(all_picture_bytes=len(png()))) == {}
    assert ("mission/too-large", "fog/art/c.png", 0) in told(report)
    report = Diagnostics()
    assert find_art(folder, ["b", "c"], report, Bounds(pictures=2)) == {}
    assert told(report) == [("file/too-many", "fog/art", 0)]
