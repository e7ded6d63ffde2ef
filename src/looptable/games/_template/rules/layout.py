"""Every field of a match and every number behind a name. `fields.py` and `codes.py` come from here."""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.engine.fields.codes import numbered
from looptable.engine.fields.layout import Layout, chance, number, pile, piles, row

__all__ = ["CODES", "ENDINGS", "HOURS", "LAYOUT", "PHASES", "PROMPTS", "REGISTERS", "STREAMS"]

HOURS = ("dawn", "noon", "dusk")
PHASES = ("commit", "resolve", "over")
ENDINGS = ("most", "tie", "broken")
STREAMS = ("deck", "die")
REGISTERS = ("there",)  # the hour picked last
PROMPTS = (*MACHINE_PROMPTS, "hour", "card")

CODES = (
    numbered("ASK_", PROMPTS),
    numbered("", PHASES),
    numbered("", ENDINGS),
    numbered("", STREAMS, suffix="_STREAM"),
    numbered("", REGISTERS, suffix="_REGISTER", first=1),
)

LAYOUT = Layout(
    name="TemplateFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    holds=(
        ("numbers", "looptable.games._template.rules.numbers:Numbers"),
        ("names", "looptable.engine.fields.layout:Scheme"),
    ),
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
