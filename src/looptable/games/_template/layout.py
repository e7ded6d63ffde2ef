"""Every field of a match. From here come its copy, its key and its position."""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.engine.layout import Layout, chance, number, pile, piles, row

__all__ = ["ENDINGS", "HOURS", "LAYOUT", "PHASES", "STREAMS"]

HOURS = ("dawn", "noon", "dusk")
PHASES = ("commit", "resolve", "over")
ENDINGS = ("most", "tie", "broken")
STREAMS = ("deck", "die")

LAYOUT = Layout(
    name="TemplateFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        number("phase", of="phase", default=0),
        number("round", default=1),
        number("rounds", default=4),
        number("strain"),
        number("supply"),
        row("sparks", index="hour"),
        row("pocket", index="seat"),
        row("pawn", index="seat", of="hour", default=0),
        row("committed", index="seat", of="card"),
        pile("deck", of="card"),
        piles("hands", index="seat", of="card"),
        pile("discard", of="card"),
        number("ending", of="ending"),
    ),
)
