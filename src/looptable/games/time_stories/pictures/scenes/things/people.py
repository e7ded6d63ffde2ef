"""People and animals: silhouettes that are known from afar."""

from looptable.games.time_stories.pictures.scenes.pen import Thing, box, disc, dome, poly, thing

__all__ = ["PEOPLE"]

_HEAD = disc(0, 83, 8.5)
_COAT = "M-15 0L-11 44C-17 66-11 74 0 74C11 74 17 66 11 44L15 0L3 0L0 36L-3 0z"
_SKIRT = "M-21 0C-17 26-11 38-8 48C-13 64-9 73 0 73C9 73 13 64 8 48C11 38 17 26 21 0z"
_LEGS = "M-11 0L-9 44L9 44L11 0L3 0L0 34L-3 0z"
_CHEST = "M-9 38C-16 62-12 74 0 74C12 74 16 62 9 38z"
_HORSE = (
    "M-44 58C-50 70-46 40-52 22C-45 30-40 44-38 56C-30 64 8 62 20 62L38 92L44 84L58 74L54 66L44 70"
    "L34 48L34 0L27 0L25 32L-22 32L-26 0L-33 0L-32 34C-42 40-42 52-44 58z"
)


def _standing(*places: tuple[int, int]) -> str:
    """Several people, each by place and size beyond the usual."""
    return "".join(
        disc(x, 76 + up, 8)
        + f"M{x - 14} 0L{x - 11} {46 + up}C{x - 15} {64 + up} {x - 9} {68 + up} {x} {68 + up}"
        f"C{x + 9} {68 + up} {x + 15} {64 + up} {x + 11} {46 + up}L{x + 14} 0z"
        for x, up in places
    )


PEOPLE: dict[str, Thing] = {
    "man": thing(
        34,
        ("body", _COAT),
        ("shade", poly(0, 72, 5, 40, 0, 36, -5, 40)),
        ("body", _HEAD),
        ("ink", box(-13, 86, 26, 3) + box(-8, 88, 16, 11)),
    ),
    "woman": thing(
        40,
        ("body", _SKIRT),
        ("shade", "M-8 48C-11 38-17 26-21 0L-8 0z"),
        ("body", _HEAD),
        ("ink", disc(4, 90, 8, 6) + disc(8, 82, 5)),
    ),
    "child": thing(
        24,
        ("body", "M-11 0L-9 26C-12 42-8 50 0 50C8 50 12 42 9 26L11 0L3 0L0 20L-3 0z"),
        ("body", disc(0, 59, 8)),
        ("ink", dome(0, 60, 9, 8)),
    ),
    "sailor": thing(
        36,
        ("body", _LEGS + _CHEST),
        ("light", poly(-9, 72, 0, 56, 9, 72)),
        ("line", "M-13 50L13 50M-14 58L14 58"),
        ("body", _HEAD),
        ("paper", box(-10, 87, 20, 5)),
        ("ink", disc(0, 93, 8, 3)),
    ),
    "soldier": thing(
        40,
        ("body", _LEGS + _CHEST),
        ("line", "M-11 72L9 44M15 0L20 92"),
        ("body", _HEAD),
        ("ink", dome(0, 86, 11, 10) + box(-13, 84, 26, 3)),
    ),
    "guard": thing(
        44,
        ("body", _LEGS + _CHEST),
        ("shade", "M-26 20L-26 56C-26 60-8 60-8 56L-8 20C-12 12-22 12-26 20z"),
        ("line", "M18 0L18 116"),
        ("light", poly(14, 112, 18, 128, 22, 112)),
        ("body", _HEAD + dome(0, 85, 10, 11)),
        ("ink", poly(-2, 96, 0, 106, 2, 96)),
    ),
    "monk": thing(
        40,
        ("body", "M-20 0L-14 58C-14 84-8 96 0 97C8 96 14 84 14 58L20 0z"),
        ("ink", disc(0, 80, 7, 9)),
        ("shade", "M-2 70L2 70L4 0L-4 0z"),
    ),
    "priest": thing(
        40,
        ("ink", "M-18 0L-11 60C-12 70-8 75 0 75C8 75 12 70 11 60L18 0z"),
        ("paper", box(-4, 71, 8, 4)),
        ("line", "M0 66L0 44M-5 59L5 59"),
        ("body", _HEAD),
    ),
    "worker": thing(
        44,
        ("body", _LEGS + _CHEST),
        ("light", "M-9 38L-8 62L8 62L9 38L6 8L-6 8z"),
        ("line", "M10 62L22 40M22 12L24 88"),
        ("ink", "M14 84L34 90L34 94L14 90z"),
        ("body", _HEAD),
        ("ink", dome(0, 86, 10, 7) + box(0, 85, 13, 3)),
    ),
    "officer": thing(
        40,
        ("body", _COAT),
        ("glow", disc(-3, 62, 1.6) + disc(-3, 54, 1.6) + disc(-3, 46, 1.6)),
        ("light", box(-16, 68, 9, 4) + box(7, 68, 9, 4)),
        ("body", _HEAD),
        ("ink", "M-11 87L11 87L13 97L-13 97z" + box(-4, 85, 15, 3)),
    ),
    "scholar": thing(
        40,
        ("body", _COAT),
        ("paper", poly(6, 40, 24, 46, 24, 60, 6, 54)),
        ("body", _HEAD),
        ("line", disc(-4, 83, 2.6) + disc(4, 83, 2.6)),
        ("ink", dome(0, 87, 8, 5)),
    ),
    "doctor": thing(
        46,
        ("paper", _COAT),
        ("shade", poly(0, 72, 4, 40, 0, 36, -4, 40)),
        ("body", _HEAD),
        ("ink", dome(0, 85, 9, 7) + box(15, 16, 18, 14) + box(21, 30, 6, 4)),
    ),
    "agent": thing(
        46,
        ("body", "M-19 0L-12 46C-18 66-11 74 0 74C11 74 18 66 12 46L19 0z"),
        ("shade", "M0 74L-9 70L-2 42zM0 74L9 70L2 42z"),
        ("glow", disc(-8, 52, 2.4)),
        ("body", _HEAD),
        ("ink", "M-17 86C-8 92 8 92 17 86C10 84-10 84-17 86z" + "M-9 88L-7 99C-3 96 3 96 7 99L9 88z"),
    ),
    "stranger": thing(
        42,
        ("ink", "M-21 0L-13 60C-13 76-8 96 0 97C8 96 13 76 13 60L21 0z"),
        ("body", disc(1, 81, 6, 8)),
        ("glow", disc(-1, 83, 1.4) + disc(4, 83, 1.4)),
    ),
    "sitter": thing(
        48,
        ("shade", box(-18, 0, 5, 62) + box(-18, 28, 30, 5) + box(8, 0, 4, 30)),
        ("body", "M-12 33C-16 56-12 66-4 68C4 68 8 58 6 44L22 42L24 0L15 0L14 30L-10 30z"),
        ("body", disc(-3, 77, 8.5)),
    ),
    "crowd": thing(
        130,
        ("shade", _standing((-46, 8), (-18, 14), (12, 10), (40, 13))),
        ("body", _standing((-60, 0), (-32, 3), (-2, -2), (27, 2), (56, 0))),
    ),
    "ghost": thing(
        40,
        ("light", "M-20 4C-16 60-20 94 0 96C20 94 16 60 20 4C14 12 10 12 6 4C2 12-4 12-8 4C-12 12-16 12-20 4z"),
        ("ink", disc(-5, 78, 2.6, 4) + disc(6, 78, 2.6, 4) + disc(0, 64, 3, 5)),
    ),
    "statue": thing(
        60,
        ("shade", box(-26, 0, 52, 30) + box(-30, 30, 60, 6)),
        ("light", "M-13 36L-10 78C-15 96-10 104 0 104C10 104 16 96 11 82L22 96L26 92L12 72L13 36z"
         + disc(0, 113, 8.5)),
        ("shade", "M2 36L4 80L11 70L13 36z"),
        tall=124,
    ),
    "dog": thing(
        48,
        ("body", "M-24 38C-30 44-28 30-20 28L-20 0L-14 0L-13 18L12 18L14 0L20 0L20 28"
         "C26 34 32 36 34 42L26 46L24 52L18 46C8 36-12 38-24 38z"),
    ),
    "cat": thing(
        26,
        ("body", "M-11 0C-16 20-8 34-6 38L-9 52L-3 47L5 47L10 52L8 38C10 28 14 14 11 4"
         "C18 2 24 8 22 18L26 18C28 2 18-2 10 0z"),
        ("glow", disc(-3, 42, 1.5) + disc(4, 42, 1.5)),
    ),
    "horse": thing(110, ("body", _HORSE), ("ink", "M38 92C26 84 20 72 16 62L22 62L40 84z")),
    "sheep": thing(
        50,
        ("ink", box(-14, 0, 5, 14) + box(9, 0, 5, 14) + "M18 32L34 30L32 20L20 20z"),
        ("paper", disc(-13, 24, 12) + disc(0, 28, 14) + disc(13, 24, 12)),
    ),
    "rat": thing(
        26,
        ("ink", "M-12 0C-16 12 0 16 8 10L16 5L12 0z"),
        ("line", "M-12 3C-22 2-22 10-30 8"),
    ),
    "crow": thing(
        24,
        ("ink", "M-20 8L-6 12C-2 22 6 26 12 22L20 20L12 16C10 6 2 4-4 5z" + box(0, 0, 2, 6) + box(4, 0, 2, 6)),
    ),
    "fish": thing(
        40,
        ("light", "M-20 8C-10 20 8 18 16 8L26 16L24 0L16 7C8-4-10-4-20 8z"),
        ("ink", disc(-11, 9, 1.8)),
    ),
}  # fmt: skip
