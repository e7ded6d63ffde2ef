"""Hair: what hangs behind the head, and what lies on it."""

from typing import Final, NamedTuple

from looptable.games.time_stories.pictures.portraits.strokes import Part, disc, fill, line

__all__ = ["HAIR", "Hair"]


class Hair(NamedTuple):
    """A way to wear one's hair; `over` falls over the shoulders."""

    behind: tuple[Part, ...] = ()
    on_top: tuple[Part, ...] = ()
    over: tuple[Part, ...] = ()


_SHORT: Final = fill(
    "hair",
    "M77 130C70 84 92 66 120 66C150 66 170 84 163 130C160 116 156 108 149 103C128 108 110 104 98 96C88 104 81 114 77 130z",
)
_PARTED: Final = fill(
    "hair",
    "M76 132C70 84 92 66 120 66C150 66 170 84 164 132C160 112 148 98 120 92C96 98 80 112 76 132z",
)
_SHEEN: Final = line("strand", 2.4, "M120 68Q100 76 88 100M122 70Q146 76 155 100")


def _plait(x: float, slant: float) -> tuple[Part, ...]:
    """A braid: one knot below the other, and a ribbon."""
    knots = [(x + slant * n, 182 + 15 * n) for n in range(5)]
    crossing = "".join(f"M{a - 9:g} {b - 4:g}L{a + 8:g} {b + 6:g}" for a, b in knots)
    tail_x, tail_y = x + slant * 5, 182 + 15 * 5
    tail = (
        f"M{tail_x - 7:g} {tail_y - 8:g}L{tail_x + 8:g} {tail_y - 8:g}L{tail_x:g} {tail_y + 18:g}z"
    )
    return (
        fill("hair", *(disc(a, b, 12, 10) for a, b in knots), tail),
        line("strand", 2.4, crossing),
        line("glow", 5, f"M{tail_x - 8:g} {tail_y - 9:g}L{tail_x + 8:g} {tail_y - 9:g}"),
    )


_CURLS: Final = (
    (80, 120, 17),
    (76, 142, 14),
    (86, 94, 19),
    (104, 76, 20),
    (128, 72, 21),
    (150, 84, 19),
    (162, 106, 17),
    (165, 134, 15),
)
_MANE: Final = "M74 128C64 70 92 58 120 58C150 58 176 70 167 128C166 160 174 200 184 232C150 246 90 246 56 232C66 200 76 160 74 128z"

HAIR: Final[dict[str, Hair]] = {
    "bald": Hair(),
    "fringe": Hair((fill("hair", disc(80, 132, 10, 18), disc(160, 132, 10, 18)),)),
    "hair": Hair((), (_SHORT, line("strand", 2.4, "M98 96Q104 84 118 78M122 103Q136 98 142 88"))),
    "crop": Hair(
        (),
        (fill("hair", "M76 128C72 84 92 64 122 64C150 64 168 84 164 128L158 108L150 116L144 102L134 114L126 100L114 113L106 100L97 114L90 104L84 120z"),),
    ),
    "bun": Hair((fill("hair", disc(126, 60, 25, 22)), line("strand", 2.6, "M110 58Q126 46 144 60M108 66Q128 58 146 68")), (_PARTED, _SHEEN)),
    "bob": Hair(
        (fill("hair", "M70 128C66 70 94 60 120 60C148 60 176 70 170 128L172 178Q150 192 144 178L96 178Q90 192 68 178z"),),
        (fill("hair", "M75 150C68 84 92 64 120 64C150 64 172 84 165 150L158 116Q140 108 128 98Q112 112 84 114z"),),
    ),
    "mane": Hair((fill("hair", _MANE),), (_PARTED, _SHEEN), (fill("hair", "M76 126C74 170 66 210 60 246Q82 250 90 236C86 200 88 160 80 126z"),)),
    "braid": Hair((), (_PARTED, _SHEEN), _plait(86, -3)),
    "braids": Hair((), (_PARTED, _SHEEN), (*_plait(80, -3), *_plait(160, 3))),
    "curls": Hair(
        (fill("hair", *(disc(x, y, r) for x, y, r in _CURLS)),),
        (fill("hair", *(disc(x, y + 4, r * 0.72) for x, y, r in _CURLS[2:7])), line("strand", 2.4, "M84 92q8-8 14 0M108 80q9-8 16 1M134 82q8-7 14 2M90 108q4-6 10-3M150 102q5-6 10 0")),
    ),
    "locks": Hair(
        (fill("hair", "M72 150L60 140L70 124L56 112L72 100L64 82L84 82L86 62L104 72L116 52L128 68L148 54L152 76L172 76L166 96L182 106L168 122L180 140L168 150z"),),
        (fill("hair", "M78 126L82 92L120 74L158 92L163 126L152 104L142 112L134 98L122 110L112 96L100 110L92 100z"),),
    ),
}  # fmt: skip
