"""The fields of the machine. What is being asked is derived: see `effects.machine`."""

from looptable.engine.fields.layout import Layout, derived, inherited, number, pile, row
from looptable.engine.fields.position_values import ANY_NUMBER

__all__ = ["LAYOUT", "MACHINE_FIELDS"]

LAYOUT = Layout(
    name="MachineFields",
    base="looptable.engine.fields.field_state:FieldState",
    file="machine_fields.py",
    fields=(
        number("pc", of="code"),
        number("actor", of="actor"),
        row("registers", index="register", bounds=ANY_NUMBER),
        pile("returns", of="code", gaps=True),
        pile("actors", of="actor", gaps=True),
        pile("saved", bounds=ANY_NUMBER),
        derived(number("picker", of="seat")),
        derived(number("waiting")),
        derived(number("prompt", of="prompt")),
        derived(number("flow", of="flag")),
        derived(number("held", of="flag")),
        derived(number("over", of="flag")),
        derived(pile("options")),
    ),
)

MACHINE_FIELDS = inherited(LAYOUT)
"""For the layout of a game that is based on the machine."""
