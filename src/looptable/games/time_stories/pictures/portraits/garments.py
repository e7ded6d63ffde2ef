"""Garments below the chin: each is drawn for shoulders of any width."""

from collections.abc import Callable
from typing import Final, TypeAlias

from looptable.games.time_stories.pictures.portraits.strokes import Part, disc, fill, line

__all__ = ["GARMENTS", "Garment"]

Garment: TypeAlias = Callable[[float], tuple[Part, ...]]
"""Parts for half of the width of the shoulders."""


def _torso(half: float) -> tuple[Part, ...]:
    """Shoulders and chest, with the dark side away from the light."""
    left, right = 120 - half, 120 + half
    return (
        fill("cloth", f"M{left:g} 330C{left:g} 262 {left + 12:g} 242 96 214L144 214C{right - 12:g} 242 {right:g} 262 {right:g} 330z"),
        fill("fold", f"M144 214C{right - 12:g} 242 {right:g} 262 {right:g} 330L134 330C150 290 150 250 138 216z"),
    )  # fmt: skip


def _coat(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("lining", "M98 214L120 262L142 214Q120 240 98 214z"),
        fill("cloth", "M94 206L78 238L118 330L122 330L120 262z"),
        fill("fold", "M146 206L162 238L124 330L120 330L120 262z"),
        line("seam", 2.4, "M78 238L96 244L88 254L118 326M162 238L144 244L152 254L124 326"),
        fill("glow", disc(132, 288, 4), disc(129, 308, 4)),
    )


def _jacket(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("lining", "M98 212L120 280L142 212Q120 238 98 212z"),
        fill("fold", "M95 208L80 240L98 244L90 254L120 296L122 286zM145 208L160 240L142 244L150 254L120 296L118 286z"),
        fill("ink", "M114 232L126 232L124 242L128 274L120 284L112 274L116 242z"),
        line("seam", 2, f"M{120 - half * 0.72:g} 330L{120 - half * 0.62:g} 284M{120 + half * 0.72:g} 330L{120 + half * 0.62:g} 284"),
    )  # fmt: skip


def _shawl(half: float) -> tuple[Part, ...]:
    left, right = 120 - half, 120 + half
    fringe = "".join(f"M{x:g} 318l-2 12" for x in range(int(left) + 6, int(right), 9))
    return (
        *_torso(half),
        fill("lining", "M96 216L120 256L144 216Q120 242 96 216z"),
        fill("cloth", f"M92 202C70 218 {left + 2:g} 236 {left - 8:g} 330L120 300L126 262C104 250 94 226 92 202z"),
        fill("fold", f"M148 202C170 218 {right - 2:g} 236 {right + 8:g} 330L110 304L116 264C138 250 146 226 148 202z"),
        line("seam", 2.6, "M86 222C80 250 72 274 66 300M100 240C98 262 92 280 86 304M156 222C162 250 168 274 174 300M142 240C144 262 148 280 154 304"),
        fill("glow", disc(121, 264, 7)),
        line("seam", 2, fringe),
    )  # fmt: skip


def _dress(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("cloth", "M98 196L96 222Q120 240 144 222L142 196Q120 212 98 196z"),
        fill("fold", "M142 196L144 222Q134 232 122 234L124 208Q134 206 142 196z"),
        line("lining", 4, "M98 196Q120 212 142 196"),
        fill("glow", disc(120, 226, 6.5, 8)),
        line("seam", 2.2, "M120 240L120 330M104 238Q96 280 100 330M136 238Q144 280 140 330"),
    )


def _uniform(half: float) -> tuple[Part, ...]:
    left, right = 120 - half * 0.86, 120 + half * 0.86
    return (
        *_torso(half),
        fill("cloth", "M97 200L95 224Q120 238 145 224L143 200Q120 214 97 200z"),
        fill("fold", "M143 200L145 224Q134 232 122 234L123 211z"),
        line("seam", 2.6, "M97 200Q120 214 143 200M120 212L120 330"),
        fill("glow", *(disc(112, y, 4) for y in (250, 272, 294, 316)), *(disc(130, y, 4) for y in (250, 272, 294, 316))),
        fill("glow", f"M{left - 6:g} 254Q{left + 6:g} 236 {left + 30:g} 232L{left + 32:g} 240Q{left + 12:g} 246 {left + 2:g} 262z"),
        fill("glow", f"M{right + 6:g} 254Q{right - 6:g} 236 {right - 30:g} 232L{right - 32:g} 240Q{right - 12:g} 246 {right - 2:g} 262z"),
    )  # fmt: skip


def _jersey(half: float) -> tuple[Part, ...]:
    ribs = "".join(f"M{x:g} 204l-1 24" for x in range(100, 144, 7))
    return (
        *_torso(half),
        fill("cloth", "M96 198Q120 214 144 198L148 226Q120 250 92 226z"),
        fill("fold", "M144 198L148 226Q136 238 124 240L124 208Q136 206 144 198z"),
        line("seam", 2.2, ribs, f"M{126 - half:g} 300Q120 322 {114 + half:g} 300"),
    )


def _stripes(half: float) -> tuple[Part, ...]:
    left, right = 120 - half, 120 + half
    bands = "".join(
        f"M{left + slack:g} {y}Q120 {y + 16} {right - slack:g} {y}" for y, slack in ((246, 30), (268, 10), (290, 4), (312, 2))
    )  # fmt: skip
    return (
        *_torso(half),
        line("lining", 8, bands),
        fill("skin", "M98 210Q120 254 142 210Q120 226 98 210z"),
        line("fold", 4, "M96 212Q120 258 144 212"),
    )


def _shirt(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("skin", "M100 206L120 270L140 206Q120 232 100 206z"),
        fill("shadow", "M140 206L120 270L126 226z"),
        fill("cloth", "M98 204L82 226L104 250L120 270zM142 204L158 226L136 250L120 270z"),
        fill("fold", "M142 204L158 226L136 250L120 270z"),
        line("seam", 2.2, "M120 270L120 330M82 226L104 250M158 226L136 250"),
    )


def _apron(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("lining", "M84 330L88 268L152 268L156 330z"),
        fill("lining", "M92 268L86 226L96 214L104 268zM148 268L154 226L144 214L136 268z"),
        fill("lining", "M96 208L120 236L144 208L148 220L122 246L92 220z"),
        line("fold", 2, "M88 272L152 272M120 246L120 268"),
        fill("blush", "M115 284h10v10h10v10h-10v10h-10v-10h-10v-10h10z"),
    )


def _smock(half: float) -> tuple[Part, ...]:
    left, right = 120 - half, 120 + half
    return (
        *_torso(half),
        fill("fold", "M92 214Q120 246 148 214L152 232Q120 264 88 232z"),
        line("seam", 2.2, "M100 246L98 330M120 254L120 330M140 246L142 330", f"M{left + 20:g} 330L{left + 26:g} 282M{right - 20:g} 330L{right - 26:g} 282"),
    )  # fmt: skip


def _robe(half: float) -> tuple[Part, ...]:
    return (
        *_torso(half),
        fill("fold", "M94 208L120 300L146 208L156 216L122 330L118 330L84 216z"),
        fill("lining", "M100 212L120 268L140 212Q120 236 100 212z"),
    )


GARMENTS: Final[dict[str, Garment]] = {
    "coat": _coat,
    "jacket": _jacket,
    "shawl": _shawl,
    "dress": _dress,
    "uniform": _uniform,
    "jersey": _jersey,
    "stripes": _stripes,
    "shirt": _shirt,
    "apron": _apron,
    "smock": _smock,
    "robe": _robe,
}
