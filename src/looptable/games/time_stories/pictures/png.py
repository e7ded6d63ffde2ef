"""Checks a PNG as far as a reader would go: chunks, their sums, the header, and as many pixels as it promises."""

import struct
import zlib
from collections.abc import Iterator

from looptable.content.text.texts import Text
from looptable.games.time_stories.pictures.check import MOST_SIDE, Flaw, Size

__all__ = ["MOST_PIXELS", "check_png"]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_PIXELS = 4 << 20
CRITICAL = (b"IHDR", b"PLTE", b"IDAT", b"IEND")
MOVING = (b"acTL", b"fcTL", b"fdAT")

# Samples of a pixel by colour type, and the depths that the type may have.
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}

# Adam7: first column, first row, steps to the next ones.
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))  # fmt: skip

Chunk = tuple[bytes, bytes]


class _Refused(Exception):
    pass


def check_png(data: bytes) -> Size | Flaw:
    """The size of a PNG, or what is wrong with it."""
    if not data.startswith(SIGNATURE):
        return Flaw(Text("picture.signature"))
    try:
        chunks = list(_chunks(data))
        return _check_chunks(chunks)
    except _Refused as refused:
        return Flaw(Text(f"picture.{refused}"))


def _chunks(data: bytes) -> Iterator[Chunk]:
    """The parts of the file; nothing may follow the last one."""
    at = len(SIGNATURE)
    while True:
        length = int.from_bytes(data[at : at + 4], "big")
        kind, end = data[at + 4 : at + 8], at + 8 + length
        if len(data) < end + 4:
            raise _Refused("cut-off")
        if zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            raise _Refused("checksum")
        yield kind, data[at + 8 : end]
        at = end + 4
        if kind == b"IEND":
            if at < len(data):
                raise _Refused("trailing")
            return


def _check_chunks(chunks: list[Chunk]) -> Size:
    kind, header = chunks[0]
    if kind != b"IHDR" or len(header) != 13:
        raise _Refused("header")
    # A critical chunk begins with a capital; of those that are not the four nobody knows the meaning.
    if any(kind[:1].isupper() and kind not in CRITICAL for kind, _ in chunks):
        raise _Refused("chunk")
    if any(kind in MOVING for kind, _ in chunks):
        raise _Refused("moving")
    width, height, depth, colour, compression, filtering, interlaced = struct.unpack(
        ">IIBBBBB", header
    )
    if (compression, filtering) != (0, 0) or interlaced > 1 or depth not in DEPTHS.get(colour, ()):
        raise _Refused("header")
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE and width * height <= MOST_PIXELS):
        raise _Refused("dimensions")
    bits = depth * SAMPLES[colour]
    rows = PASSES if interlaced else ((0, 0, 1, 1),)
    promised = sum(_bytes_of_pass(width, height, bits, *one) for one in rows)
    _check_pixels(b"".join(body for kind, body in chunks if kind == b"IDAT"), promised)
    return Size(width, height)


def _bytes_of_pass(
    width: int, height: int, bits: int, left: int, top: int, across: int, down: int
) -> int:
    """Every row that has pixels begins with one byte for its filter."""
    columns, rows = -(-(width - left) // across), -(-(height - top) // down)
    return rows * (1 + (columns * bits + 7) // 8) if columns else 0


def _check_pixels(packed: bytes, promised: int) -> None:
    """A few bytes may unpack to very many, so no more are unpacked than were promised."""
    unpacker = zlib.decompressobj()
    try:
        pixels = unpacker.decompress(packed, promised + 1)
    except zlib.error:
        raise _Refused("pixels") from None
    if len(pixels) != promised or not unpacker.eof:
        raise _Refused("pixels")
