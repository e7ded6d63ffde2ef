"""Few colours: each light has a sky in four bands, a ground, and what is dark, bright and shining."""

from dataclasses import dataclass
from typing import Final

from looptable.games.time_stories.pictures.scenes.pen import Role
from looptable.games.time_stories.pictures.scenes.scene import Light

__all__ = ["DARK", "Palette", "mixed", "palette_of"]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a scene; `sky` from the top downwards."""

    sky: tuple[str, str, str, str]
    ground: tuple[str, str]
    ink: str
    paper: str
    glow: str

    def role(self, role: Role, depth: int, tint: str = "", usual: str = "") -> str:
        """The colour of a part: things that are far away take that of the air.

        `tint` is the colour that is asked for, `usual` the one that such things have.
        """
        air = _AIR[depth]
        match role:
            case "body" | "shade" | "light":
                body = self._tinted(tint, usual)
                towards, share = _TONES[role]
                return mixed(mixed(body, getattr(self, towards), share), self.sky[3], air)
            case "glow":
                return mixed(self.glow, self.sky[3], air / 3)
            case "paper":
                return mixed(mixed(self.paper, self.ground[1], 0.12), self.sky[3], air / 2)
            case "ink" | "line":
                return mixed(self.ink, self.sky[3], air)

    def _tinted(self, tint: str, usual: str) -> str:
        """A body is a little lighter than ink; colours are seen in the light of the scene."""
        body = mixed(self.ink, self.ground[0], 0.14)
        if tint == "dark":
            return self.ink
        if tint:
            return mixed(body, TINTS[tint], 0.75)
        return mixed(body, TINTS[usual], 0.42) if usual else body


_AIR: Final = (0.5, 0.07, 0.0)
"""How much of the air is between us and what is far, between, near."""

_TONES: Final = {"body": ("ink", 0.0), "shade": ("ink", 0.38), "light": ("paper", 0.55)}

TINTS: Final = {
    "red": "#b8402f",
    "gold": "#d99a2b",
    "green": "#4f7d4f",
    "blue": "#2f6d8c",
    "brown": "#9a6236",
    "pale": "#e9dfc4",
}

_LIGHTS: Final[dict[Light, Palette]] = {
    "day": Palette(
        ("#5fa8a8", "#8fc3b4", "#c3d9bd", "#f0e6c2"), ("#c79f62", "#a97f48"), "#1d3b46", "#fdf6e3", "#f0a43c"
    ),
    "dawn": Palette(
        ("#8a6a86", "#c98486", "#eeab86", "#fbdba8"), ("#94705f", "#77574f"), "#33233c", "#fff1d6", "#ffdf8e"
    ),
    "dusk": Palette(
        ("#2b3a63", "#63487a", "#bd5b6d", "#f2945c"), ("#8a6478", "#6d4c66"), "#191a33", "#ffe8c9", "#ffcf70"
    ),
    "night": Palette(
        ("#10203d", "#193459", "#285078", "#427796"), ("#35586e", "#284759"), "#070f1e", "#cfdfe8", "#ffd27d"
    ),
    "lamp": Palette(
        ("#4a2d24", "#70472f", "#925f3a", "#b57c4a"), ("#85583a", "#6b442c"), "#1f120d", "#f6e3bd", "#ffd27d"
    ),
    "storm": Palette(
        ("#2b3742", "#43525c", "#647678", "#93a29a"), ("#4a5752", "#37423f"), "#131a21", "#e6ece6", "#f5e27a"
    ),
    "fog": Palette(
        ("#9aa8a6", "#b1bcb6", "#c8cfc6", "#dfe1d4"), ("#a3a08e", "#878674"), "#36454a", "#f6f5ea", "#f3cf8e"
    ),
    "fire": Palette(
        ("#2a0f16", "#5c1c1c", "#9c3220", "#e0662f"), ("#7a3524", "#5c271c"), "#180a0e", "#ffe7bd", "#ffc24d"
    ),
    "cold": Palette(
        ("#8fb4c9", "#b3cfdb", "#d3e3e7", "#f1f5ef"), ("#dbe6e8", "#bccdd4"), "#274457", "#ffffff", "#f2b866"
    ),
    "deep": Palette(
        ("#0b2326", "#11393a", "#1b5450", "#33796a"), ("#2a6359", "#1e4e48"), "#061516", "#d8ead9", "#8fe3b0"
    ),
}  # fmt: skip

_NIGHT: Final = "#0a1018"

DARK: Final[frozenset[Light]] = frozenset({"dusk", "night", "lamp", "storm", "fire", "deep"})
"""Lights in which what shines is seen to shine; on a dark screen they need little dimming."""


def palette_of(light: Light, *, is_dark: bool = False) -> Palette:
    """The colours of a light; on a dark screen everything is dimmed, and only what shines less so."""
    found = _LIGHTS[light]
    if not is_dark:
        return found
    dim = 0.1 if light in DARK else 0.34
    top, upper, lower, bottom = (mixed(colour, _NIGHT, dim) for colour in found.sky)
    first, second = (mixed(colour, _NIGHT, dim) for colour in found.ground)
    return Palette(
        (top, upper, lower, bottom),
        (first, second),
        mixed(found.ink, _NIGHT, dim),
        mixed(found.paper, _NIGHT, 0.2),
        mixed(found.glow, _NIGHT, 0.1),
    )


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two; `share` is how much there is of the other."""
    ours, theirs = bytes.fromhex(one[1:]), bytes.fromhex(other[1:])
    return (
        "#"
        + bytes(round(a * (1 - share) + b * share) for a, b in zip(ours, theirs, strict=True)).hex()
    )
