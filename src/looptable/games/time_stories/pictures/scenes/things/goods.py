"""Things that can be carried, opened and found."""

from looptable.games.time_stories.pictures.scenes.pen import Thing, box, disc, poly, thing

__all__ = ["GOODS"]

GOODS: dict[str, Thing] = {
    "crate": thing(
        50,
        ("body", box(-24, 0, 48, 46)),
        ("shade", box(-24, 0, 48, 6) + box(-24, 40, 48, 6) + box(-24, 0, 6, 46) + box(18, 0, 6, 46) + poly(-18, 6, -12, 6, 18, 40, 12, 40)),
    ),
    "barrel": thing(
        44,
        ("body", "M-18 0C-24 20-24 36-18 56L18 56C24 36 24 20 18 0z"),
        ("shade", "M-20 10L20 10L21 16L-21 16zM-21 38L21 38L20 44L-20 44z"),
    ),
    "sack": thing(
        44,
        ("light", "M-20 0C-28 22-14 34-8 40L-12 50L12 50L8 40C14 34 28 22 20 0z"),
        ("line", "M-9 41L9 41"),
    ),
    "chest": thing(
        64,
        ("body", box(-30, 0, 60, 28) + "M-30 30L-30 38A30 16 0 0 0 30 38L30 30z"),
        ("glow", box(-30, 26, 60, 4) + box(-5, 20, 10, 14)),
        ("shade", box(-24, 0, 5, 28) + box(19, 0, 5, 28)),
    ),
    "treasure": thing(
        70,
        ("body", box(-30, 0, 60, 28)),
        ("shade", poly(-30, 40, -34, 62, 28, 62, 30, 40)),
        ("glow", "M-28 28C-20 42-8 36 0 44C10 36 20 42 28 28z" + disc(-36, 3, 5, 3) + disc(38, 3, 5, 3)),
    ),
    "suitcase": thing(54, ("body", box(-26, 0, 52, 36)), ("shade", box(-18, 0, 5, 36) + box(13, 0, 5, 36)), ("line", "M-8 36L-8 43L8 43L8 36")),
    "basket": thing(46, ("body", poly(-16, 0, -22, 26, 22, 26, 16, 0)), ("line", "M-20 26C-18 54 18 54 20 26M-20 16L20 16M-18 8L18 8"), ("glow", disc(-8, 28, 6) + disc(6, 29, 7))),
    "bucket": thing(34, ("body", poly(-11, 0, -16, 30, 16, 30, 11, 0)), ("line", "M-15 30C-12 48 12 48 15 30")),
    "bottle": thing(18, ("body", "M-7 0L-7 24C-7 30-3 32-3 40L3 40C3 32 7 30 7 24L7 0z"), ("paper", box(-5, 8, 10, 10))),
    "jar": thing(30, ("light", "M-13 0C-18 18-12 30-9 32L9 32C12 30 18 18 13 0z"), ("ink", box(-10, 32, 20, 5))),
    "cup": thing(24, ("light", poly(-7, 0, -10, 20, 10, 20, 7, 0)), ("line", "M9 16C18 16 18 6 8 6")),
    "book": thing(
        46,
        ("paper", "M0 6C-8 14-18 14-24 12L-24 30C-16 32-6 32 0 26C6 32 16 32 24 30L24 12C18 14 8 14 0 6z"),
        ("shade", "M0 6C-8 14-18 14-24 12L-24 9C-16 10-6 8 0 2C6 8 16 10 24 9L24 12C18 14 8 14 0 6z"),
        ("line", "M0 6L0 26"),
    ),
    "letter": thing(38, ("paper", box(-19, 0, 38, 26)), ("line", "M-19 26L0 10L19 26"), ("glow", disc(0, 10, 4))),
    "scroll": thing(40, ("paper", box(-16, 4, 32, 34)), ("shade", disc(-16, 38, 4) + disc(16, 38, 4) + box(-16, 35, 32, 7) + box(-16, 0, 32, 6)), ("line", "M-10 28L10 28M-10 20L10 20M-10 12L4 12")),
    "key": thing(40, ("glow", disc(-12, 12, 10) + box(-4, 9, 26, 6) + box(10, 2, 4, 8) + box(17, 0, 4, 10)), ("ink", disc(-12, 12, 4.5))),
    "rope": thing(
        46,
        ("light", disc(0, 7, 22, 7) + box(-22, 7, 44, 11) + disc(0, 18, 22, 7)),
        ("ink", disc(0, 18, 12, 3.4)),
        ("line", "M-22 8A22 7 0 0 1 22 8M-22 13A22 7 0 0 1 22 13M22 7C30 2 34 8 42 2"),
    ),
    "noose": thing(30, ("line", "M0 0L0-70M0-70C-16-84-16-104 0-106C16-104 16-84 0-70"), ("ink", box(-3, -76, 6, 14)), anchor="ceiling"),
    "chain": thing(
        20,
        ("line", "".join(disc(0, y, 4 if n % 2 else 2, 8) for n, y in enumerate(range(-8, -110, -13)))),
        anchor="ceiling",
    ),
    "net": thing(
        90,
        ("line", "M-40 0L40-60M-20 0L44-46M0 0L46-30M20 0L48-16M40 0L-40-60M20 0L-44-46M0 0L-46-30M-20 0L-48-16"),
        ("ink", "M-46 0C-50-30-46-50-40-62C-20-70 20-70 40-62C46-50 50-30 46 0L44 0C48-30 44-46 38-60C20-66-20-66-38-60C-44-46-48-30-44 0z"),
        anchor="ceiling",
    ),
    "sword": thing(24, ("light", poly(-3, 24, 0, 96, 3, 24)), ("ink", box(-12, 20, 24, 5) + box(-2, 0, 4, 22))),
    "axe": thing(34, ("ink", box(-2, 0, 5, 66)), ("light", "M2 44C18 40 22 66 14 74L2 62z")),
    "knife": thing(30, ("light", "M-2 10L24 12L20 4L-2 4z"), ("ink", box(-18, 4, 17, 6))),
    "gun": thing(44, ("ink", poly(-20, 0, -12, 0, -8, 14, 24, 14, 24, 22, -14, 22, -18, 16))),
    "lantern": thing(
        30,
        ("ink", box(-11, 0, 22, 5) + poly(-11, 32, 0, 42, 11, 32)),
        ("glow", box(-9, 5, 18, 27)),
        ("line", "M-9 5L-9 32M9 5L9 32M0 5L0 32M-6 40C-8 54 8 54 6 40"),
        shines=18,
    ),
    "lens": thing(46, ("shade", disc(0, 28, 22) + box(-14, 0, 28, 6) + box(-3, 4, 6, 6)), ("glow", disc(0, 28, 16)), ("paper", disc(-5, 33, 5))),
    "telescope": thing(
        80,
        ("line", "M0 46L-20 0M0 46L20 0M0 46L0 4"),
        ("body", poly(-38, 30, -34, 42, 34, 74, 40, 62)),
        ("glow", poly(34, 74, 40, 62, 46, 66, 40, 77)),
    ),
    "globe": thing(50, ("ink", box(-14, 0, 28, 5) + box(-2, 4, 4, 10)), ("light", disc(0, 34, 22)), ("shade", "M-16 46C-6 54 0 44-4 36C-10 30-18 34-16 46zM4 34C12 40 20 34 16 24C10 18 2 24 4 34z"), ("line", "M-20 18C-34 34-22 56 2 59")),
    "skull": thing(30, ("paper", disc(0, 18, 14, 13) + box(-8, 0, 16, 10)), ("ink", disc(-5, 18, 4) + disc(6, 18, 4) + poly(-2, 10, 0, 14, 2, 10))),
    "coins": thing(40, ("glow", disc(-10, 4, 9, 4) + disc(-10, 9, 9, 4) + disc(10, 4, 9, 4) + disc(0, 12, 9, 4)), ("line", "M-19 4A9 4 0 0 0-1 4M1 4A9 4 0 0 0 19 4")),
    "crown": thing(40, ("glow", poly(-18, 2, -22, 30, -9, 18, 0, 36, 9, 18, 22, 30, 18, 2)), ("ink", disc(0, 8, 3) + disc(-10, 8, 2.4) + disc(10, 8, 2.4))),
    "hourglass": thing(
        36,
        ("ink", box(-15, 0, 30, 5) + box(-15, 51, 30, 5)),
        ("paper", "M-12 5C-10 22-2 24-2 28C-2 32-10 34-12 51L12 51C10 34 2 32 2 28C2 24 10 22 12 5z"),
        ("glow", poly(-10, 5, 0, 18, 10, 5) + poly(-7, 40, 7, 40, 0, 29)),
    ),
    "wheel": thing(
        70,
        ("ink", disc(0, 34, 32)),
        ("light", disc(0, 34, 24)),
        ("ink", disc(0, 34, 7) + box(-2, 4, 4, 60) + box(-30, 32, 60, 4) + "M-22 10L-19 7L22 58L19 61zM22 10L19 7L-22 58L-19 61z"),
    ),
    "ladder": thing(36, ("body", poly(-18, 0, -12, 150, -7, 150, -13, 0) + poly(18, 0, 12, 150, 7, 150, 13, 0) + "".join(box(-14, y, 28, 4) for y in range(16, 146, 20))), tall=152),
    "drum": thing(50, ("body", box(-22, 0, 44, 34)), ("paper", disc(0, 34, 22, 6)), ("line", "M-22 2L-11 30L0 2L11 30L22 2")),
    "flag": thing(60, ("ink", box(-24, 0, 4, 124)), ("body", "M-20 122C-4 128 10 112 34 120L34 86C10 78-4 94-20 88z"), tall=128),
    "bomb": thing(40, ("ink", disc(0, 18, 18) + box(-5, 33, 10, 7)), ("line", "M0 40C2 54 14 48 18 56"), ("glow", disc(19, 58, 5))),
    "radio": thing(50, ("body", box(-24, 0, 48, 34)), ("ink", disc(-10, 17, 10)), ("glow", box(6, 18, 14, 8)), ("line", "M14 34L24 62")),
    "telephone": thing(44, ("ink", "M-18 0L-12 22L12 22L18 0z" + "M-22 24C-20 38 20 38 22 24L12 22L10 28L-10 28L-12 22z"), ("paper", disc(0, 10, 7)), ("ink", disc(0, 10, 3))),
}  # fmt: skip
