"""One declaration of a state's fields, from which all else about them follows.

    LAYOUT = Layout(
        name="TemplateFields",
        base="looptable.effects.machine:Machine",
        fields=(*MACHINE_FIELDS, number("round"), row("sparks", index="hour"), pile("deck", of="card")),
    )

`index` and `of` name lists of names: `index` says what the cells of a row are, `of` what its values
are, so that a position reads in the rulebook's words. Without `of` a value is a plain number; `-1`
of a named kind is nothing, `null` in a position. The index `seat` is as long as there are seats.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from looptable.content.diagnostics.suggestions import closest
from looptable.content.text.text import Text
from looptable.core.errors import PositionError
from looptable.core.names import Names
from looptable.engine.fields.position_values import (
    COUNT,
    FORMAT,
    WORDS,
    cells_of,
    check_frame,
    draw_values,
    flag_value,
    is_number,
    number_value,
    refuse,
    seed_of,
    seeded_words,
    stream_words,
)

__all__ = [
    "Field",
    "Layout",
    "Naming",
    "Scheme",
    "always",
    "chance",
    "derived",
    "inherited",
    "later",
    "number",
    "pile",
    "piles",
    "row",
    "seat_names",
]

FRAME = ("looptable", "format", "game", "players", "seed")  # what a position says beside the fields
DEFAULT = object()  # stands for what a position leaves out; None is a value: nothing


class Naming(Protocol):
    """Something that names small integers: `Names`, or the labels of a program."""

    def name(self, index: int, /) -> str:
        """The name of an integer."""

    def find(self, name: str, /) -> int:
        """The integer of a name; KeyError if there is none."""

    def __iter__(self) -> Iterator[str]:
        """All valid names, for error messages."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field. `inherited`: the base class creates it. `derived`: copied, but not written down.

    `gaps`: a pile of named pieces in which nothing, `null`, may lie too. `later`: added when matches
    had been stored, in which it has the value `before`. `bounds`: the least and the greatest plain number.
    `always`: of a named kind, and never nothing.
    """

    name: str
    kind: str
    index: str = ""
    of: str = ""
    default: int = 0
    gaps: bool = False
    inherited: bool = False
    derived: bool = False
    later: bool = False
    before: int = 0
    bounds: tuple[int, int] = COUNT
    always: bool = False


def number(
    name: str, *, of: str = "", default: int | None = None, bounds: tuple[int, int] = COUNT
) -> Field:
    """One integer; of a named kind it starts as nothing."""
    return Field(name, "number", of=of, default=_default(of, default), bounds=bounds)


def row(
    name: str,
    *,
    index: str,
    of: str = "",
    default: int | None = None,
    bounds: tuple[int, int] = COUNT,
) -> Field:
    """A fixed row of integers, one for each name of its index."""
    return Field(name, "row", index=index, of=of, default=_default(of, default), bounds=bounds)


def pile(name: str, *, of: str = "", gaps: bool = False, bounds: tuple[int, int] = COUNT) -> Field:
    """A pile of pieces, the last one on top."""
    return Field(name, "pile", of=of, gaps=gaps, bounds=bounds)


def piles(name: str, *, index: str, of: str = "") -> Field:
    """A fixed row of piles, one for each name of its index."""
    return Field(name, "piles", index=index, of=of)


def chance(name: str, *, index: str) -> Field:
    """The generator, with a stream for each name of its index."""
    return Field(name, "chance", index=index)


def derived(field: Field) -> Field:
    """A field that can be worked out from the others: copied, but neither written nor compared."""
    return replace(field, derived=True)


def always(field: Field) -> Field:
    """A field of a named kind that is never nothing: whose turn it is, where a pawn stands."""
    if not field.of or field.default < 0:
        raise ValueError(f"{field.name}: what is never nothing has a name by default")
    return replace(field, always=True)


def later(field: Field, before: int = 0) -> Field:
    """A field added after matches had been stored; in those it, or each of its cells, is `before`.

    It is written behind the others, and the key leaves it out of states in which it is as before. So the
    hashes in older records still hold. Of several later fields the oldest comes first in the layout.
    """
    if field.kind == "chance" or (field.kind in ("pile", "piles") and before):
        raise ValueError(f"{field.name}: nothing is known of such a field in older matches")
    return replace(field, later=True, before=before)


def seat_names(seats: int) -> Names:
    """The names of the seats of a match: their numbers."""
    return Names([str(seat) for seat in range(seats)])


def _default(of: str, default: int | None) -> int:
    if default is not None:
        return default
    return 0 if of in ("", "flag") else -1


@dataclass(frozen=True, slots=True)
class Layout:
    """The declaration: the name of the generated class, its base class, its fields in order.

    `shared` are arguments that the base class wants beside the state to copy, each with its type:
    things that all states of a match refer to and none copies, such as a program. `holds` are more
    of them, which the generated class keeps itself: the printed numbers, the names, the mode.
    """

    name: str
    base: str
    fields: tuple[Field, ...]
    shared: tuple[tuple[str, str], ...] = ()
    holds: tuple[tuple[str, str], ...] = ()
    file: str = "fields.py"

    def __post_init__(self) -> None:
        names = [*FRAME, *(field.name for field in self.fields), *(name for name, _ in self.holds)]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"fields of {self.name} are declared twice: {', '.join(twice)}")
        if sum(field.kind == "chance" for field in self.fields) > 1:
            raise ValueError(f"{self.name} has two generators, which one seed would make alike")

    def written(self) -> tuple[Field, ...]:
        """The fields that are written down, in the order of the tape."""
        first = [field for field in self.fields if not field.derived and not field.later]
        return (*first, *self.added())

    def added(self) -> tuple[Field, ...]:
        """The later fields."""
        return tuple(field for field in self.fields if field.later and not field.derived)

    def indexes(self) -> tuple[str, ...]:
        """The indexes of rows and piles that the generated class must create, in order."""
        own = [f.index for f in self.fields if f.index and not f.inherited]
        return tuple(dict.fromkeys(own))


def inherited(layout: Layout) -> tuple[Field, ...]:
    """The fields of a base class's layout, for the layout of a class based on it."""
    return tuple(replace(field, inherited=True) for field in layout.fields)


class Scheme:
    """A layout with the names of one match: turns tapes into positions and back."""

    def __init__(self, game: str, layout: Layout, seats: int, names: Mapping[str, Names]) -> None:
        self.game = game
        self.layout = layout
        self.seats = seats
        # An actor is a seat, unless a game has other actors and names them.
        self.names: dict[str, Names] = {
            "actor": seat_names(seats),
            **names,
            "seat": seat_names(seats),
        }
        self.sizes = [len(self.names[index]) for index in layout.indexes()]
        self.fields = layout.written()
        self.codes: dict[str, Naming] = dict(self.names)
        self._known = [*FRAME, *(field.name for field in self.fields)]
        self._accepted = frozenset(self._known)

    def name(self, kind: str, value: int) -> str:
        """The name of a piece, a place or another value of this kind."""
        return self.codes[kind].name(value)

    def name_code(self, kind: str, naming: Naming) -> None:
        """Adds names that are not a plain list, such as the labels of a program."""
        self.codes[kind] = naming

    def position(self, tape: list[int]) -> dict[str, Any]:
        """A tape in words; what has its default is left out."""
        position: dict[str, Any] = {
            "looptable": "position",
            "format": FORMAT,
            "game": self.game,
            "players": self.seats,
        }
        # Most fields of most states have their defaults: those are passed over without a call.
        head = 0
        for field in self.fields:
            kind, default = field.kind, field.default
            if kind == "number":
                value = tape[head]
                head += 1
                if value != default:
                    position[field.name] = self._word(field, value)
            elif kind == "row":
                end = head + 1 + tape[head]
                row = tape[head + 1 : end]
                head = end
                if row.count(default) != len(row):
                    position[field.name] = self._describe_row(field, row)
            else:
                reader = _Reader(tape, head)
                told = self._describe(field, reader)
                head = reader.head
                if told is not DEFAULT:
                    position[field.name] = told
        return position

    def values(self, position: Mapping[str, Any]) -> list[int]:
        """The tape of a position; refuses unknown fields and names, saying what would do."""
        check_frame(position, self.game)
        if position.get("players", self.seats) != self.seats:
            refuse("players", position["players"], [str(self.seats)])
        for name in position:
            if name not in self._accepted:
                raise PositionError(
                    "position/unknown-field",
                    field=name,
                    accepted=self._known,
                    closest=closest(str(name), self._known),
                )
        tape: list[int] = []
        for field in self.fields:
            if field.name in position or field.kind == "chance":
                tape.extend(self._values(field, position))
            else:
                tape.extend(self._defaults(field))
        return tape

    def _describe_row(self, field: Field, row: list[int]) -> dict[str, object]:
        """The cells of a row that do not have its default."""
        cells = zip(self.names[field.index], row, strict=True)
        return {n: self._word(field, v) for n, v in cells if v != field.default}

    def _describe(self, field: Field, reader: "_Reader") -> object:
        """Piles and chance in words, or DEFAULT if all of it has its default."""
        if field.kind == "pile":
            return [self._word(field, v) for v in reader.take_row()] or DEFAULT
        if field.kind == "piles":
            stacks = ((n, reader.take_row()) for n in self.names[field.index])
            return {n: [self._word(field, v) for v in vs] for n, vs in stacks if vs} or DEFAULT
        return self._describe_chance(field, reader)

    def _describe_chance(self, field: Field, reader: "_Reader") -> object:
        words, forced = reader.take_row(), reader.take_row()
        streams = self.names[field.index]
        told: dict[str, Any] = {
            "words": {n: words[i * WORDS : (i + 1) * WORDS] for i, n in enumerate(streams)}
        }
        if forced:  # pairs (value, stream), the next draw last
            draws: dict[str, list[int]] = {}
            for i in range(len(forced) - 2, -1, -2):
                draws.setdefault(streams.name(forced[i + 1]), []).append(forced[i])
            told["draws"] = draws
        return told

    def _values(self, field: Field, position: Mapping[str, Any]) -> list[int]:
        """One field of a position as the integers of a tape."""
        if field.kind == "chance":
            return self._chance_values(field, position)
        told = position[field.name]
        if field.kind == "number":
            return [self._value(field, told)]
        if field.kind == "pile":
            return self._pile_values(field, told)
        cells = cells_of(field.name, told, self.names[field.index])
        if field.kind == "row":
            row = [
                self._value(field, cells[name], name) if name in cells else field.default
                for name in self.names[field.index]
            ]
            return [len(row), *row]
        piles = (cells.get(name, []) for name in self.names[field.index])
        return [value for pile in piles for value in self._pile_values(field, pile)]

    def _defaults(self, field: Field) -> list[int]:
        if field.kind == "number":
            return [field.default]
        if field.kind == "pile":
            return [0]
        size = len(self.names[field.index])
        return [size, *[field.default] * size] if field.kind == "row" else [0] * size

    def _pile_values(self, field: Field, told: object) -> list[int]:
        if not isinstance(told, list | tuple):
            refuse(field.name, told, [Text("kind.list")])
        if field.of and not field.gaps and None in told:
            refuse(field.name, None, list(self.codes[field.of]))
        return [len(told), *(self._value(field, word) for word in told)]

    def _chance_values(self, field: Field, position: Mapping[str, Any]) -> list[int]:
        streams = self.names[field.index]
        told = cells_of(field.name, position.get(field.name, {}), ("words", "draws"))
        if "words" in told:
            words = cells_of(field.name, told["words"], streams)
            row = [word for name in streams for word in stream_words(field.name, words.get(name))]
        else:
            row = seeded_words(len(streams), seed_of(position))
        forced: list[int] = []  # pairs (value, stream), the next draw last
        draws = cells_of(field.name, told.get("draws", {}), streams)
        for stream, name in enumerate(streams):
            for draw in draw_values(field.name, draws.get(name, [])):
                forced = [draw, stream, *forced]
        return [len(row), *row, len(forced), *forced]

    def _word(self, field: Field, value: int) -> object:
        """A value as a position says it."""
        if field.of == "flag":
            return bool(value)
        if not field.of:
            return value
        return None if value == -1 else self.codes[field.of].name(value)

    def _value(self, field: Field, word: object, cell: str = "") -> int:
        """A word of a position as a value; `cell` names its place in a row, for a refusal."""
        if field.of == "flag":
            return flag_value(field.name, word)
        if not field.of:
            return number_value(field.name, word, cell, field.bounds, field.default)
        if word is None:
            if field.always:
                refuse(field.name, None, list(self.codes[field.of]), cell)
            return -1
        names = self.codes[field.of]
        name = str(word) if is_number(word) else word  # a seat may be written as the number it is
        if not isinstance(name, str):
            refuse(field.name, word, list(names), cell)
        try:
            return names.find(name)
        except KeyError:
            refuse(field.name, word, list(names), cell)


class _Reader:
    """Reads a tape in order."""

    def __init__(self, tape: list[int], head: int) -> None:
        self._tape = tape
        self.head = head

    def take_row(self) -> list[int]:
        start = self.head + 1
        self.head = start + self._tape[start - 1]
        return self._tape[start : self.head]
