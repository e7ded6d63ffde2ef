"""Things in rooms: furniture, and things that hang at a wall or from a ceiling."""

from looptable.games.time_stories.pictures.scenes.pen import Thing, box, disc, poly, thing

__all__ = ["INDOORS"]

_SPINES = (
    (-38, 7, 20),
    (-30, 6, 24),
    (-23, 8, 18),
    (-14, 6, 22),
    (-2, 7, 24),
    (6, 9, 19),
    (16, 6, 23),
    (24, 8, 21),
)


def _shelf(y: float) -> str:
    return "".join(box(x, y, width, height) for x, width, height in _SPINES)


INDOORS: dict[str, Thing] = {
    "door": thing(
        62,
        ("shade", box(-30, 0, 60, 126)),
        ("body", box(-24, 0, 48, 120)),
        ("ink", box(-17, 12, 34, 42) + box(-17, 64, 34, 44)),
        ("glow", disc(18, 58, 3)),
        tall=128,
    ),
    "doorway": thing(
        70,
        ("shade", "M-34 0L-34 92A34 34 0 0 0 34 92L34 0z"),
        ("ink", "M-26 0L-26 90A26 26 0 0 0 26 90L26 0z"),
        ("glow", poly(-6, 0, -2, 84, 10, 88, 22, 0)),
    ),
    "hatch": thing(60, ("ink", poly(-34, 0, -24, 22, 24, 22, 34, 0)), ("shade", poly(-24, 22, -30, 56, 18, 56, 24, 22)), ("line", "M-6 48L6 48")),
    "window": thing(
        56,
        ("shade", box(-28, 0, 56, 74) + box(-32, -5, 64, 6)),
        ("glow", box(-23, 4, 46, 66)),
        ("line", "M0 4L0 70M-23 37L23 37"),
        anchor="wall",
    ),
    "porthole": thing(44, ("shade", disc(0, 24, 24)), ("glow", disc(0, 24, 17)), ("line", "M-17 24L17 24"), anchor="wall"),
    "painting": thing(
        66,
        ("glow", box(-32, 0, 64, 50)),
        ("shade", box(-27, 5, 54, 40)),
        ("light", poly(-27, 5, -10, 30, 4, 14, 14, 24, 27, 5)),
        anchor="wall",
    ),
    "map": thing(
        80,
        ("paper", "M-38 2L-12 6L12 0L38 5L38 52L12 48L-12 54L-38 50z"),
        ("shade", "M-30 30C-20 44-10 40-6 30C-2 20-20 14-30 30z" + "M8 20C14 36 30 36 32 24C28 14 14 12 8 20z"),
        ("line", "M-12 6L-12 54M12 0L12 48"),
        anchor="wall",
    ),
    "mirror": thing(
        44,
        ("glow", disc(0, 34, 22, 32)),
        ("light", disc(0, 34, 17, 27)),
        ("paper", poly(-8, 46, 4, 58, 8, 54, -6, 38)),
        anchor="wall",
    ),
    "clock": thing(
        40,
        ("shade", disc(0, 20, 20)),
        ("paper", disc(0, 20, 16)),
        ("line", "M0 20L0 32M0 20L8 16"),
        anchor="wall",
    ),
    "pendulum": thing(
        44,
        ("body", box(-18, 0, 36, 128) + poly(-22, 128, 0, 146, 22, 128)),
        ("paper", disc(0, 108, 13)),
        ("line", "M0 108L0 117M0 108L6 104"),
        ("ink", box(-9, 18, 18, 66)),
        ("glow", disc(0, 32, 6)),
        ("line", "M0 84L0 36"),
        tall=148,
    ),
    "shelf": thing(
        90,
        ("shade", box(-42, -4, 84, 5)),
        ("body", disc(-30, 10, 7, 9) + box(-18, 1, 10, 22) + box(-4, 1, 14, 12) + disc(24, 9, 9, 8)),
        ("light", box(-16, 8, 6, 8) + box(-33, 18, 6, 6)),
        anchor="wall",
    ),
    "bookcase": thing(
        94,
        ("shade", box(-46, 0, 92, 136)),
        ("ink", box(-40, 8, 80, 28) + box(-40, 42, 80, 28) + box(-40, 76, 80, 28) + box(-40, 108, 80, 22)),
        ("body", _shelf(8) + _shelf(76)),
        ("light", "".join(box(-x - width, 42, width, height) for x, width, height in _SPINES)),
        tall=138,
    ),
    "table": thing(
        100,
        ("body", box(-48, 38, 96, 7)),
        ("shade", box(-42, 0, 6, 38) + box(36, 0, 6, 38)),
    ),
    "desk": thing(
        104,
        ("body", box(-50, 40, 100, 8) + box(-46, 0, 32, 40)),
        ("shade", box(-42, 22, 24, 13) + box(-42, 5, 24, 13) + box(38, 0, 7, 40)),
        ("paper", poly(-4, 48, 24, 48, 30, 52, 2, 52)),
        ("glow", disc(-30, 28, 1.6) + disc(-30, 11, 1.6)),
    ),
    "counter": thing(
        140,
        ("body", box(-66, 0, 132, 54)),
        ("shade", box(-72, 52, 144, 8) + "".join(box(x, 8, 26, 36) for x in (-58, -28, 2, 32))),
    ),
    "altar": thing(
        110,
        ("paper", box(-50, 0, 100, 50)),
        ("shade", box(-54, 48, 108, 7) + box(-50, 0, 8, 50) + box(42, 0, 8, 50)),
        ("glow", box(-36, 55, 4, 16) + disc(-34, 76, 3, 6) + box(32, 55, 4, 16) + disc(34, 76, 3, 6)
         + box(-3, 55, 6, 44) + box(-13, 80, 26, 6)),
    ),
    "chair": thing(36, ("body", box(-15, 0, 5, 74) + box(-15, 30, 30, 6) + box(10, 0, 5, 32) + box(-15, 62, 8, 12) + box(-15, 46, 8, 5))),
    "armchair": thing(
        70,
        ("body", "M-30 8L-30 76C-28 88 6 88 8 76L8 46L34 46L34 8z"),
        ("shade", box(2, 24, 34, 24) + box(-30, 0, 8, 8) + box(26, 0, 8, 8)),
    ),
    "bench": thing(90, ("body", box(-44, 26, 88, 6) + box(-38, 0, 6, 28) + box(32, 0, 6, 28))),
    "bed": thing(
        120,
        ("shade", box(-58, 0, 8, 62) + box(52, 0, 6, 40)),
        ("body", box(-52, 12, 106, 18)),
        ("paper", "M-50 30C-48 46-26 46-24 30z"),
        ("light", "M-26 30C-10 44 40 42 52 32L52 22L-26 22z"),
    ),
    "stove": thing(
        60,
        ("ink", box(-26, 6, 52, 56) + box(-30, 60, 60, 6) + box(-22, 0, 6, 8) + box(16, 0, 6, 8) + box(-4, 64, 10, 90)),
        ("glow", box(-14, 18, 28, 18)),
        ("line", "M-5 18L-5 36M5 18L5 36"),
        tall=156,
        shines=26,
    ),
    "fireplace": thing(
        110,
        ("body", box(-52, 0, 104, 86)),
        ("shade", box(-58, 84, 116, 9) + box(-36, 88, 72, 70)),
        ("ink", "M-30 0L-30 40A30 26 0 0 0 30 40L30 0z"),
        ("glow", "M-18 0C-22 22-8 24-8 42C2 34 0 26 6 24C8 32 20 22 18 0z"),
        tall=160,
        shines=24,
    ),
    "piano": thing(
        104,
        ("ink", box(-48, 0, 10, 86) + box(-48, 30, 96, 56) + box(-52, 84, 104, 6) + box(38, 0, 8, 34)),
        ("paper", box(-52, 36, 92, 6)),
        ("light", poly(-18, 58, 14, 58, 12, 78, -16, 78)),
    ),
    "candle": thing(
        16,
        ("paper", box(-4, 4, 8, 26)),
        ("ink", box(-9, 0, 18, 4)),
        ("glow", "M0 30C-6 38-2 42 0 50C2 42 6 38 0 30z"),
        shines=40,
    ),
    "lamp": thing(
        44,
        ("ink", box(-12, 0, 24, 5) + box(-2, 5, 4, 40)),
        ("glow", poly(-20, 44, -11, 70, 11, 70, 20, 44)),
        shines=58,
    ),
    "pendant": thing(
        60,
        ("line", "M0 0L0-54"),
        ("ink", poly(-8, -50, 8, -50, 26, -72, -26, -72)),
        ("glow", "M-14-72A14 12 0 0 1 14-72z"),
        anchor="ceiling",
        shines=-74,
    ),
    "chandelier": thing(
        100,
        ("line", "M0 0L0-50M0-50L-36-64M0-50L36-64"),
        ("ink", "M-42-64C-20-80 20-80 42-64L38-62C18-74-18-74-38-62z"),
        ("glow", "".join(disc(x, y, 3.4, 6) for x, y in ((-38, -55), (-14, -64), (14, -64), (38, -55)))),
        anchor="ceiling",
        shines=-60,
    ),
    "curtain": thing(
        60,
        ("body", "M-30 0L30 0C28-60 22-120 30-178L-26-178C-32-120-22-60-30 0z"),
        ("shade", "M-14 0L-4 0C-6-60-10-120-2-178L-12-178C-16-120-12-60-14 0z" + "M10 0L18 0C16-60 12-120 18-178L10-178C6-120 12-60 10 0z"),
        anchor="ceiling",
    ),
    "banner": thing(
        44,
        ("body", "M-20 0L20 0L20-84L0-70L-20-84z"),
        ("glow", disc(0, -34, 11)),
        ("ink", box(-25, -3, 50, 5)),
        anchor="ceiling",
    ),
    "bell": thing(
        48,
        ("line", "M0 0L0-40"),
        ("glow", "M-7-38C-16-56-16-72-24-80L24-80C16-72 16-56 7-38z"),
        ("ink", disc(0, -83, 5)),
        anchor="ceiling",
    ),
    "cobweb": thing(
        70,
        ("line", "M-34 0L30-56M-34 0L-14-66M-34 0L44-18M30-6C24-20 6-40-22-40M8-3C4-14-10-24-28-22"),
        anchor="ceiling",
    ),
    "bars": thing(
        90,
        ("ink", "".join(box(x, 0, 5, 150) for x in range(-42, 42, 16)) + box(-44, 24, 88, 5) + box(-44, 118, 88, 5)),
        tall=152,
    ),
    "screen": thing(
        70,
        ("shade", box(-34, 20, 68, 54) + box(-8, 0, 16, 22) + box(-22, 0, 44, 5)),
        ("ink", box(-28, 26, 56, 42)),
        ("glow", "M-22 40L-10 40L-4 58L4 32L10 46L22 46L22 43L12 43L4 26L-4 50L-8 37L-22 37z"),
        shines=46,
    ),
    "cauldron": thing(
        60,
        ("ink", "M-24 44C-34 10-20 4 0 4C20 4 34 10 24 44z" + box(-28, 42, 56, 5) + box(-18, 0, 5, 8) + box(13, 0, 5, 8)),
        ("glow", disc(-8, 54, 5) + disc(6, 60, 7) + disc(12, 74, 4)),
        shines=60,
    ),
}  # fmt: skip
