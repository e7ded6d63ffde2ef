"""Writes the class that a layout declares, as Python source that mypyc compiles."""

from looptable.engine.fields.layout import Field, Layout

__all__ = ["fields_class", "fields_source"]

HEAD = '''"""Generated from layout.py by `make generate`; do not edit."""

{imports}

__all__ = ["{name}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class {name}({base}):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = ({slots})

    def __init__(self, source: "{name} | None", sizes: list[int]{parameters}) -> None:
        super().__init__({arguments}){held}
'''

EQUAL = {
    "row": "equal_rows",
    "pile": "equal_piles",
    "piles": "equal_pile_rows",
    "chance": "equal_chances",
}
"""The functions of `core.equality` that compare fields of each kind; numbers compare by themselves."""


def fields_source(layout: Layout) -> str:
    """The source of the generated class."""
    written = layout.written()
    lines = [
        _head(layout),
        *_block("        if source is None:", [_created(layout, f) for f in _own(layout)]),
        *_block("        else:", [_copied(f) for f in _own(layout)]),
        "",
        "    def write(self, tape: Tape) -> None:",
        '        """Writes every field that is not derived."""',
        *(f"        {line}" for field in written for line in _written(field)),
        "",
        "    def read(self, tape: Tape) -> None:",
        '        """Reads every field that is not derived."""',
        *(f"        {line}" for field in written for line in _readings(field)),
        *_equals(layout),
        *_key(layout),
        *_reseed(layout),
    ]
    return "\n".join(lines) + "\n"


def fields_class(layout: Layout) -> type:
    """The generated class, made at once: for tests, and for games that are not compiled."""
    namespace: dict[str, object] = {"__name__": f"generated.{layout.name}"}
    exec(fields_source(layout), namespace)  # our own source, from a declaration
    made = namespace[layout.name]
    assert isinstance(made, type)
    return made


def _head(layout: Layout) -> str:
    module, base = layout.base.split(":")
    shared, holds = _typed(layout.shared), _typed(layout.holds)
    kinds = {field.kind for field in _own(layout)}
    imports = {module: {base}, "looptable.core.tape": {"Tape"}}
    for _, where, kind in shared:
        imports.setdefault(where, set()).add(kind)
    compared = {EQUAL[field.kind] for field in layout.written() if field.kind in EQUAL}
    if compared:
        imports["looptable.core.equality"] = compared
    imports.setdefault("looptable.engine.fields.field_state", set()).add("FieldState")
    if kinds & {"pile", "piles"}:
        imports["looptable.core.pile"] = {"Pile"}
    if "chance" in kinds:
        imports["looptable.core.chance"] = {"Chance"}
    if "row" in kinds:
        imports["looptable.core.rows"] = {"vec"}
    native = "i64, mypyc_attr" if kinds & {"number", "row"} else "mypyc_attr"
    outside = [f"from mypy_extensions import {native}"]
    if holds:
        outside = ["from typing import TYPE_CHECKING", "", *outside]
    inside = [f"from {m} import {', '.join(sorted(imports[m]))}" for m in sorted(imports)]
    return HEAD.format(
        imports="\n".join([*outside, "", *inside, *_types_of(holds)]),
        name=layout.name,
        slots="".join(f'"{name}",' for name in [*(h[0] for h in holds), *_names(layout)]),
        base=base,
        parameters="".join(
            [f", {name}: {kind}" for name, _, kind in shared]
            + [f', {name}: "{kind}"' for name, _, kind in holds]
        ),
        held="".join(f"\n        self.{name} = {name}" for name, _, _ in holds),
        arguments=", ".join(["source", *(name for name, _, _ in shared)]) if shared else "",
    ).rstrip()


def _typed(references: tuple[tuple[str, str], ...]) -> list[tuple[str, str, str]]:
    """References as name, module and class."""
    return [(name, *where.split(":")) for name, where in references]  # type: ignore[misc]


def _types_of(holds: list[tuple[str, str, str]]) -> list[str]:
    """Imports for the checker and the compiler alone: what is held may itself refer to the fields."""
    if not holds:
        return []
    lines = sorted({f"    from {where} import {kind}" for _, where, kind in holds})
    return ["", "if TYPE_CHECKING:", *lines]


def _names(layout: Layout) -> list[str]:
    return [field.name for field in _own(layout)]


def _own(layout: Layout) -> list[Field]:
    return [field for field in layout.fields if not field.inherited]


def _block(opening: str, lines: list[str]) -> list[str]:
    return [opening, *(f"            {line}" for line in lines or ["pass"])]


def _created(layout: Layout, field: Field) -> str:
    if field.kind == "number":
        return f"self.{field.name}: i64 = {field.default}"
    if field.kind == "pile":
        return f"self.{field.name}: Pile = Pile()"
    size = f"sizes[{layout.indexes().index(field.index)}]"
    if field.kind == "row":
        return f"self.{field.name}: vec[i64] = vec[i64]([{field.default}] * {size})"
    if field.kind == "piles":
        return f"self.{field.name}: list[Pile] = [Pile() for _ in range({size})]"
    return f"self.{field.name}: Chance = Chance({size})"


def _copied(field: Field) -> str:
    source = f"source.{field.name}"
    copies = {
        "number": source,
        "row": f"{source}[:]",
        "pile": f"{source}.copy()",
        "piles": f"[pile.copy() for pile in {source}]",
        "chance": f"{source}.copy()",
    }
    return f"self.{field.name} = {copies[field.kind]}"


def _written(field: Field) -> list[str]:
    me = f"self.{field.name}"
    lines = {
        "number": [f"tape.put({me})"],
        "row": [f"tape.put_row({me})"],
        "pile": [f"tape.put_pile({me})"],
        "piles": [f"for pile in {me}:", "    tape.put_pile(pile)"],
        "chance": [f"{me}.write(tape)"],
    }
    return lines[field.kind]


def _readings(field: Field) -> list[str]:
    me = f"self.{field.name}"
    lines = {
        "number": [f"{me} = tape.take()"],
        "row": [f"{me} = tape.take_row()"],
        "pile": [f"tape.take_pile({me})"],
        "piles": [f"for pile in {me}:", "    tape.take_pile(pile)"],
        "chance": [f"{me}.read(tape)"],
    }
    return lines[field.kind]


def _equals(layout: Layout) -> list[str]:
    """The method that compares field by field, and stops at the first difference."""
    lines = [
        "",
        "    def equals(self, other: FieldState) -> bool:",
        '        """Whether every field that is not derived is as in another state of this class."""',
        f"        if not isinstance(other, {layout.name}):",
        "            return False",
    ]
    *firsts, last = [_comparison(field) for field in layout.written()]
    for _, unequal in firsts:
        lines += [f"        if {unequal}:", "            return False"]
    return [*lines, f"        return {last[0]}"]


def _comparison(field: Field) -> tuple[str, str]:
    """The expressions that say that a field is as in another state, and that it is not."""
    me, them = f"self.{field.name}", f"other.{field.name}"
    if field.kind in EQUAL:
        equal = f"{EQUAL[field.kind]}({me}, {them})"
        return equal, f"not {equal}"
    return f"{me} == {them}", f"{me} != {them}"


def _key(layout: Layout) -> list[str]:
    """The method `key` of a layout with later fields; others have that of the base class."""
    if not layout.added():
        return []
    lines = [
        "",
        "    def key(self) -> bytes:",
        '        """The tape as bytes; the last of the later fields are left out while they are as before."""',
        "        tape = Tape()",
        "        used = 0",
    ]
    for field in layout.added():
        # A row has its length in front of its cells; an empty pile is nothing but its height, 0.
        first = "tape.cells.height + 1" if field.kind == "row" else "tape.cells.height"
        body = [
            f"start = {first}",
            *_written(field),
            f"if tape.has_other(start, {field.before}):",
            "    used = tape.cells.height",
        ]
        lines += [f"        {line}" for line in body]
    return [*lines, "        return self.tape().as_bytes(tape.cells.height - used)"]


def _reseed(layout: Layout) -> list[str]:
    names = [field.name for field in _own(layout) if field.kind == "chance"]
    if not names:
        return []
    return [
        "",
        "    def reseed(self, seed: int) -> None:",
        '        """Makes all chance still to come independent of what it would have been."""',
        *(f"        self.{name}.seed(seed)" for name in names),
    ]
