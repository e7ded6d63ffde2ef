"""A declaration with a field of every kind, and a state made from it."""

from typing import Any

from looptable.core.names import Names
from looptable.engine.fields.layout import (
    Field,
    Layout,
    Scheme,
    always,
    chance,
    derived,
    number,
    pile,
    piles,
    row,
)
from looptable.engine.fields.layout_source import fields_class
from looptable.engine.fields.position_values import ANY_NUMBER

HOURS = ("dawn", "noon", "dusk")
CARDS = ("owl", "fox", "hen", "elk")

FIELDS: tuple[Field, ...] = (
    number("round", default=1, bounds=ANY_NUMBER),
    number("leader", of="seat"),
    number("hour", of="hour", default=0),
    number("open", of="flag"),
    row("sparks", index="hour", bounds=ANY_NUMBER),
    row("pawn", index="seat", of="hour", default=0),
    row("ready", index="seat", of="flag", default=1),
    row("shown", index="seat", of="card"),
    pile("score", bounds=ANY_NUMBER),
    pile("deck", of="card"),
    pile("path", of="hour", gaps=True),
    piles("hands", index="seat", of="card"),
    chance("chance", index="stream"),
    row("bells", index="hour", bounds=(0, 12)),
    number("chimes"),
    always(number("watch", of="hour", default=0)),
    always(row("nest", index="seat", of="card", default=0)),
    derived(number("asked")),
)

LAYOUT = Layout("ToyFields", "looptable.engine.fields.field_state:FieldState", FIELDS)
NAMES = {"hour": Names(HOURS), "card": Names(CARDS), "stream": Names(("deck", "die"))}

Fields: Any = fields_class(LAYOUT)


class Toy(Fields):  # type: ignore[misc]  # generated at run time
    """A state with these fields and no rules."""

    def __init__(self, source: "Toy | None", plan: Scheme) -> None:
        super().__init__(source, plan.sizes)
        self.plan = plan

    def scheme(self) -> Scheme:
        return self.plan

    def clone(self) -> "Toy":
        return Toy(self, self.plan)

    def settle(self) -> None:
        self.asked = self.round + 100


def scheme(seats: int = 2) -> Scheme:
    return Scheme("toy", LAYOUT, seats, NAMES)


def toy(**position: object) -> Toy:
    state = Toy(None, scheme())
    state.place(position)
    return state
