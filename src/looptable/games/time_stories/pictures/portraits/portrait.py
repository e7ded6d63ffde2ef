"""Draws a bust: the backdrop, the person from behind to the front, what the hand holds."""

from collections.abc import Iterable, Mapping
from typing import Final, cast, get_args

from looptable.games.time_stories.pictures.portraits.faces import (
    BEARDS,
    EXTRAS,
    HEAD,
    NECK,
    features,
)
from looptable.games.time_stories.pictures.portraits.garments import GARMENTS
from looptable.games.time_stories.pictures.portraits.hair import HAIR
from looptable.games.time_stories.pictures.portraits.hats import HATS
from looptable.games.time_stories.pictures.portraits.strokes import Part, Role
from looptable.games.time_stories.pictures.portraits.words import Portrait
from looptable.games.time_stories.pictures.scenes.canvas import Canvas
from looptable.games.time_stories.pictures.scenes.extent import extent_of
from looptable.games.time_stories.pictures.scenes.land import draw_horizon
from looptable.games.time_stories.pictures.scenes.palette import DARK, Palette, mixed, palette_of
from looptable.games.time_stories.pictures.scenes.panorama import Drawing, draw_thing
from looptable.games.time_stories.pictures.scenes.scene import Horizon, Sky
from looptable.games.time_stories.pictures.scenes.sky import ROOMS, draw_sky
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["HEIGHT", "WIDTH", "draw_portrait"]

WIDTH, HEIGHT = 240, 320

_SKIN: Final = {
    "fair": "#efc09a",
    "tanned": "#d09a6b",
    "brown-skinned": "#a06a45",
    "dark-skinned": "#74492f",
}
_HAIR: Final = {
    "red": "#b4552b", "gold": "#d8a94d", "green": "#5d7a4c", "blue": "#4a6f8c", "brown": "#6d4528", "pale": "#e2cf9c",
    "dark": "#372a26", "grey": "#a3a19c", "white": "#ece7da", "black": "#26211f",
}  # fmt: skip
_CLOTH: Final = {
    "red": "#b8402f", "gold": "#dfa435", "green": "#4f7d55", "blue": "#2d6a92", "brown": "#8f5b34", "pale": "#e3d6b4",
    "dark": "#33424d", "grey": "#85888a", "white": "#f1ebdc", "black": "#262a30",
}  # fmt: skip
_SHOULDERS: Final = {"": 94.0, "slight": 78.0, "broad": 112.0}
_FACE: Final = {"": 1.0, "slight": 0.94, "broad": 1.09}
_USUAL_HAIR: Final = {"man": "hair", "woman": "bun", "boy": "crop", "girl": "braids"}


def draw_portrait(portrait: Portrait, *, is_dark: bool = False) -> bytes:
    """The picture of a person."""
    palette = palette_of(portrait.light, is_dark=is_dark)
    canvas = Canvas(0, WIDTH, HEIGHT)
    _backdrop(canvas, portrait, palette)
    colours = _colours(portrait, palette)
    is_child = portrait.person in ("boy", "girl")
    size, foot = (1.1, 350) if is_child else (1.2, 344)
    held = _held(portrait) if portrait.thing else None
    if held is not None and held.thing.shines is not None and portrait.light in DARK:
        _halo(canvas, held, palette)
    move = f"translate(120 {foot})scale({size})translate(-120-320)"
    canvas.group(move, _bust(portrait, colours))
    if held is not None:
        draw_thing(canvas, held, palette)
    return canvas.as_svg()


def _backdrop(canvas: Canvas, portrait: Portrait, palette: Palette) -> None:
    backdrop = portrait.backdrop
    is_sky = backdrop in get_args(Sky)
    sky = cast("Sky", backdrop) if is_sky else "clear"
    foot = 258.0
    if sky in ROOMS:
        foot = HEIGHT
        draw_sky(canvas, sky, palette, WIDTH, foot)
    else:
        draw_sky(canvas, sky, palette, WIDTH, foot)
        if not is_sky:
            draw_horizon(canvas, cast("Horizon", backdrop), palette, WIDTH, foot)
        canvas.rect(0, foot, WIDTH, HEIGHT - foot, palette.ground[0])
    if backdrop in ("sun", "moon"):
        return
    for radius, share in ((104, 0.2), (84, 0.4)):
        canvas.ellipse(120, 138, radius, radius, mixed(palette.sky[2], palette.sky[3], share * 1.6))


def _colours(portrait: Portrait, palette: Palette) -> Mapping[Role, str]:
    """The colour of every part, seen in the light of the scene."""
    ink, paper = palette.ink, palette.paper
    skin = mixed(_SKIN[portrait.skin], palette.sky[3], 0.1)
    hair = _HAIR[portrait.hair_colour or ("grey" if portrait.age == "old" else "brown")]
    beard = _HAIR[portrait.beard_colour] if portrait.beard_colour else hair
    cloth = mixed(_CLOTH[portrait.garment_colour or "dark"], palette.sky[2], 0.1)
    hat = mixed(
        _CLOTH[portrait.hat_colour or portrait.garment_colour or "dark"], palette.sky[2], 0.1
    )
    lining = _CLOTH["white"] if portrait.garment_colour not in ("white", "pale") else _CLOTH["grey"]
    return {
        "skin": skin,
        "shadow": mixed(mixed(skin, "#9c4a34", 0.3), ink, 0.2),
        "blush": mixed(skin, "#c2482b", 0.42),
        "crease": mixed(mixed(skin, "#7a2c22", 0.35), ink, 0.42),
        "hair": mixed(hair, palette.sky[2], 0.08),
        "strand": mixed(hair, ink, 0.5),
        "beard": mixed(mixed(beard, ink, 0.1), palette.sky[2], 0.08),
        "cloth": cloth,
        "fold": mixed(cloth, ink, 0.32),
        "seam": mixed(cloth, ink, 0.6),
        "lining": mixed(lining, palette.sky[3], 0.16),
        "hat": hat,
        "brim": mixed(hat, ink, 0.36),
        "ribbon": mixed(hat, palette.glow, 0.7),
        "ink": mixed(ink, "#20140f", 0.4),
        "paper": mixed(paper, skin, 0.1),
        "glow": palette.glow,
    }


def _bust(portrait: Portrait, colours: Mapping[Role, str]) -> str:
    """Every part from behind to the front; the head has the width of its build."""
    hair = HAIR[portrait.hair or _USUAL_HAIR[portrait.person]]
    hat = HATS[portrait.hat] if portrait.hat else None
    is_child = portrait.person in ("boy", "girl")
    age = "child" if is_child else portrait.age
    shoulders = _SHOULDERS[portrait.build] * (0.84 if is_child else 1)
    wide = _FACE[portrait.build] * (1.06 if is_child else 1)
    shown = not (hat and hat.hides)
    behind = [*(hat.behind if hat else ()), *(hair.behind if shown else ())]
    head = [*HEAD, *features(portrait.mood, age)]
    head += BEARDS.get(portrait.beard, ())
    head += hair.on_top if shown else ()
    head += hat.on_top if hat else ()
    head += EXTRAS.get(portrait.extra, ())
    turned = f"translate(120 0)scale({wide:g} 1)translate(-120 0)"
    return (
        _group(turned, behind, colours)
        + _drawn(NECK, colours)
        + _drawn(GARMENTS[portrait.garment](shoulders), colours)
        + _group(turned, head, colours)
        + (_drawn(hair.over, colours) if shown else "")
    )


def _group(transform: str, parts: Iterable[Part], colours: Mapping[Role, str]) -> str:
    return f'<g transform="{transform}">{_drawn(parts, colours)}</g>'


def _drawn(parts: Iterable[Part], colours: Mapping[Role, str]) -> str:
    return "".join(
        f'<path d="{part.data}" fill="none" stroke="{colours[part.role]}" stroke-width="{part.width:g}" stroke-linecap="round" stroke-linejoin="round"/>'
        if part.width
        else f'<path d="{part.data}" fill="{colours[part.role]}"/>'
        for part in parts
    )


_HELD: Final = (74.0, 96.0)
_HAND: Final = (190.0, 312.0)
"""The room for what somebody holds, and the middle of its lower edge."""


def _held(portrait: Portrait) -> Drawing:
    """A thing before the right shoulder, as large as it may be."""
    thing = THINGS[portrait.thing]
    box = extent_of(thing)
    scale = min(_HELD[0] / box.width, _HELD[1] / box.height)
    x, y = _HAND[0] - scale * (box.left + box.right) / 2, _HAND[1] + scale * box.bottom
    return Drawing(thing, x, y, scale, 2, _tint(portrait.thing_colour))


def _halo(canvas: Canvas, held: Drawing, palette: Palette) -> None:
    """The light of a thing, behind the person who holds it."""
    box = extent_of(held.thing)
    middle = held.y - held.scale * (box.bottom + box.top) / 2
    for radius, share in ((92, 0.3), (70, 0.5)):
        canvas.ellipse(_HAND[0], middle, radius, radius, mixed(palette.sky[2], palette.glow, share))


def _tint(colour: str) -> str:
    """The nearest of the colours that things have."""
    return {"grey": "pale", "white": "pale", "black": "dark"}.get(colour, colour)
