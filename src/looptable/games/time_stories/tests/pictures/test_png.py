"""The limits of the PNG check, to the byte: sizes, depths, passes, ends."""

import struct
import zlib

import pytest

from looptable.games.time_stories.pictures.check import Flaw, Size
from looptable.games.time_stories.pictures.png import check_png

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# What the format allows: colour type → samples of a pixel, and its depths.
TYPES = {0: (1, (1, 2, 4, 8, 16)), 2: (3, (8, 16)), 3: (1, (1, 2, 4, 8)), 4: (2, (8, 16)), 6: (4, (8, 16))}  # fmt: skip
# In which of the seven passes each pixel of a square of eight by eight comes.
ADAM7 = ("16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777")  # fmt: skip


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def header(width: int, height: int, *rest: int) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *rest))


def whole(first: bytes, pixels: bytes, *extra: bytes) -> bytes:
    return b"".join(
        (SIGNATURE, first, *extra, chunk(b"IDAT", zlib.compress(pixels)), chunk(b"IEND", b""))
    )


def grey(width: int, height: int, pixels: int | None = None) -> bytes:
    """A picture of one bit for each pixel."""
    size = height * (1 + -(-width // 8)) if pixels is None else pixels
    return whole(header(width, height, 1, 0, 0, 0, 0), bytes(size))


def reason(data: bytes) -> str:
    """The flaw, in one word; empty if there is none."""
    found = check_png(data)
    return found.reason.key.removeprefix("picture.") if isinstance(found, Flaw) else ""


def test_a_picture_that_is_cut_anywhere_is_cut_off() -> None:
    data = grey(3, 2)
    cuts = {n: reason(data[:n]) for n in range(len(SIGNATURE), len(data))}
    assert cuts == dict.fromkeys(cuts, "cut-off")
    assert reason(data) == ""


@pytest.mark.parametrize("colour", range(8))
def test_each_type_of_colour_has_its_depths(colour: int) -> None:
    samples, depths = TYPES.get(colour, (1, ()))
    for depth in range(18):
        pixels = bytes(2 * (1 + -(-5 * depth * samples // 8)))
        data = whole(header(5, 2, depth, colour, 0, 0, 0), pixels)
        assert reason(data) == ("" if depth in depths else "header")


@pytest.mark.parametrize(
    ("width", "height", "flaw"),
    [
        (1, 1, ""),
        (4096, 1, ""),
        (1, 4096, ""),
        (2048, 2048, ""),
        (4097, 1, "dimensions"),
        (1, 4097, "dimensions"),
        (2049, 2048, "dimensions"),
        (2048, 2049, "dimensions"),
        (0, 1, "dimensions"),
        (1, 0, "dimensions"),
    ],
)
def test_a_picture_may_be_so_large(width: int, height: int, flaw: str) -> None:
    assert reason(grey(width, height)) == flaw


@pytest.mark.parametrize(("width", "height"), [(1, 1), (7, 8), (8, 9), (9, 10), (9, 1), (17, 20)])
def test_the_bits_of_a_row_fill_whole_bytes(width: int, height: int) -> None:
    right = height * (1 + -(-width // 8))
    assert check_png(grey(width, height)) == Size(width, height)
    assert reason(grey(width, height, right - 1)) == "pixels"
    assert reason(grey(width, height, right + 1)) == "pixels"


def interlaced(width: int, height: int) -> int:
    """How many bytes the seven passes take, of one byte for each pixel."""
    total = 0
    for number in "1234567":
        rows = [sum(ADAM7[y % 8][x % 8] == number for x in range(width)) for y in range(height)]
        total += sum(1 + pixels for pixels in rows if pixels)
    return total


@pytest.mark.parametrize("width", [1, 2, 3, 4, 5, 6, 8, 9, 16, 33, 64])
@pytest.mark.parametrize("height", [1, 2, 3, 4, 5, 6, 8, 9, 16, 33, 64])
def test_passes_take_so_many_rows_and_columns(width: int, height: int) -> None:
    first = header(width, height, 8, 0, 0, 0, 1)
    size = interlaced(width, height)
    assert check_png(whole(first, bytes(size))) == Size(width, height)
    assert reason(whole(first, bytes(size + 1))) == "pixels"


def test_a_header_comes_first_and_is_whole() -> None:
    short, long = (chunk(b"IHDR", bytes(n)) for n in (12, 14))
    wrong = chunk(b"tEXt", struct.pack(">IIBBBBB", 3, 2, 1, 0, 0, 0, 0))
    assert [reason(whole(first, bytes(4))) for first in (short, long, wrong)] == ["header"] * 3
    for rest in ((1, 0, 1, 0, 0), (1, 0, 0, 1, 0), (1, 0, 0, 0, 2)):
        assert reason(whole(header(3, 2, *rest), bytes(4))) == "header"


@pytest.mark.parametrize(
    ("kind", "flaw"),
    [
        (b"EVIL", "chunk"),
        (b"EvIL", "chunk"),
        (b"eVIL", ""),
        (b"PLTE", ""),
        (b"acTL", "moving"),
        (b"fcTL", "moving"),
        (b"fdAT", "moving"),
    ],
)
def test_a_part_that_must_be_understood_or_moves_is_refused(kind: bytes, flaw: str) -> None:
    assert reason(whole(header(3, 2, 1, 0, 0, 0, 0), bytes(4), chunk(kind, b"xyz"))) == flaw


def test_pixels_that_cannot_be_unpacked_are_refused() -> None:
    first, end = header(3, 2, 1, 0, 0, 0, 0), chunk(b"IEND", b"")
    packed = zlib.compress(bytes(4))
    assert reason(SIGNATURE + first + chunk(b"IDAT", b"no pixels") + end) == "pixels"
    assert reason(SIGNATURE + first + chunk(b"IDAT", packed[:-1]) + end) == "pixels"
    halves = chunk(b"IDAT", packed[:5]) + chunk(b"IDAT", packed[5:])
    assert reason(SIGNATURE + first + halves + end) == ""
    assert reason(SIGNATURE + first + halves + end + b"\0") == "trailing"
