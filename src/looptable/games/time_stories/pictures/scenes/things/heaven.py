"""Things in the air and in the sky."""

from looptable.games.time_stories.pictures.scenes.pen import Thing, box, disc, poly, thing

__all__ = ["HEAVEN"]

HEAVEN: dict[str, Thing] = {
    "moon": thing(50, ("paper", "M8 26C-20 22-20-22 8-26C-6-14-6 14 8 26z"), anchor="sky"),
    "fullmoon": thing(50, ("paper", disc(0, 0, 24)), ("light", disc(-7, 6, 5) + disc(8, -6, 7) + disc(6, 11, 3)), anchor="sky"),
    "sun": thing(60, ("glow", disc(0, 0, 26)), anchor="sky"),
    "star": thing(20, ("paper", "M0 11L2.5 2.5L11 0L2.5-2.5L0-11L-2.5-2.5L-11 0L-2.5 2.5z"), anchor="sky"),
    "comet": thing(100, ("light", "M-50 24L10-6L4-14z"), ("paper", disc(8, -10, 8)), anchor="sky"),
    "cloud": thing(100, ("light", "M-48 0C-50 16-32 20-26 14C-22 34 10 36 14 18C26 28 44 18 46 0z"), anchor="sky"),
    "lightning": thing(50, ("glow", poly(4, 60, -18, 8, -4, 10, -12, -40, 18, 20, 4, 18, 16, 60)), anchor="sky"),
    "gull": thing(44, ("line", "M-22 6C-14 14-4 8 0 0C4 8 14 14 22 6"), anchor="sky"),
    "birds": thing(
        90,
        ("line", "M-40 6C-34 12-28 8-26 2C-24 8-18 12-12 6M-4 20C2 26 8 22 10 16C12 22 18 26 24 20M16-4C22 2 28-2 30-8C32-2 38 2 44-4"),
        anchor="sky",
    ),
    "eagle": thing(90, ("ink", "M-46 12C-30 18-14 12-4 4L0 10L6 4C16 12 32 18 46 12C34 8 22-2 8-8L2-18L-4-8C-20-2-34 8-46 12z"), anchor="sky"),
    "bat": thing(50, ("ink", "M0 8L4 2C10 10 20 12 28 8C22 4 20-4 20-8C14-4 10-4 8-8C4-4 2-8 0-12C-2-8-4-4-8-8C-10-4-14-4-20-8C-20-4-22 4-28 8C-20 12-10 10-4 2z"), anchor="sky"),
    "kite": thing(50, ("body", poly(0, 28, 16, 6, 0, -22, -16, 6)), ("line", "M0-22C8-36-8-46 0-60M0 28L0-22M-16 6L16 6"), anchor="sky"),
    "rainbow": thing(200, ("glow", "M-96-40A96 96 0 0 0 96-40L86-40A86 86 0 0 1-86-40z"), ("paper", "M-86-40A86 86 0 0 0 86-40L76-40A76 76 0 0 1-76-40z"), ("body", "M-76-40A76 76 0 0 0 76-40L66-40A66 66 0 0 1-66-40z"), anchor="sky"),
    "beam": thing(430, ("glow", poly(0, 3, 420, 60, 420, -84, 0, -3)), anchor="sky"),
    "vortex": thing(
        90,
        ("glow", "M0 44C-40 40-46-16-8-30C24-38 40-4 20 14C6 26-18 16-14-2C-8-16 10-10 8 2C4 10-4 6-2 0C2-4 2 0 2 2C4-4-4-8-8 0C-10 12 8 18 16 8C28-8 14-28-6-22C-34-12-30 30 0 34C36 34 44-4 34-24C54 4 40 44 0 44z"),
        anchor="sky",
        shines=4,
    ),
    "sign": thing(70, ("line", "M-20 60L-20 46M20 60L20 46"), ("light", box(-32, 14, 64, 32)), ("shade", box(-26, 20, 52, 4) + box(-26, 28, 40, 4) + box(-26, 36, 46, 4)), anchor="wall"),
}  # fmt: skip
