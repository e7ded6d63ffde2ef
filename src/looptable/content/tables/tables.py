"""Reads tables of definitions, and reports everything that is wrong in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.sources import Source
from looptable.content.tables.definition import Definition, Schema
from looptable.content.tables.document import Document, parse_document
from looptable.content.tables.lines import KeyPath
from looptable.content.tables.validation import Shapes

__all__ = ["Definition", "Row", "Schema", "Tables", "load_tables"]

_D = TypeVar("_D", bound=Definition)


@dataclass(frozen=True, slots=True)
class Row:
    """A definition, and where it is written."""

    definition: Definition
    document: Document
    path: KeyPath

    def key(self, *path: str | int) -> Place:
        """The position of a field of this row; without a path, of the row."""
        return self.document.index.key((*self.path, *path))

    def value(self, *path: str | int, offset: int | None = None) -> Place:
        """The position of a field's value, or of a character at an offset of a string."""
        index, whole = self.document.index, (*self.path, *path)
        return index.value(whole) if offset is None else index.inside(whole, offset)

    def refuse(self, field: str, value: str, accepted: Sequence[str], report: Diagnostics) -> None:
        """Reports a value that only the other rows show to be wrong, with those that would do."""
        report.error(
            "field/unknown-value",
            self.value(field),
            hint=did_you_mean(value, accepted),
            field=field,
            value=value,
            accepted=tuple(accepted),
        )


class Tables:
    """Definitions by table and id, each table in its order."""

    def __init__(self, schema: Schema, rows: Mapping[str, Mapping[str, Row]]) -> None:
        self.schema = schema
        self._rows = {name: dict(rows.get(name, {})) for name in schema}
        self._names = {kind: name for name, kind in schema.items()}

    def all(self, kind: type[_D]) -> tuple[_D, ...]:
        """All definitions of a kind, in order."""
        rows = self._rows[self.table_of(kind)].values()
        return tuple(row.definition for row in rows if isinstance(row.definition, kind))

    def get(self, kind: type[_D], id: str) -> _D:
        """The definition with this id."""
        definition = self.row(kind, id).definition
        assert isinstance(definition, kind), f"{id} is a {type(definition).__name__}"
        return definition

    def row(self, kind: type[Definition], id: str) -> Row:
        """The definition with this id, and where it is written."""
        return self._rows[self.table_of(kind)][id]

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Every row with the name of its table."""
        return ((name, row) for name, table in self._rows.items() for row in table.values())

    def table_of(self, kind: type[Definition]) -> str:
        """The name of the table that holds this kind."""
        return self._names[kind]

    def over(self, upper: Tables) -> Tables:
        """A new set with the rows of `upper` on top: same id, replaced in place; new ids, last."""
        merged = {
            name: {**table, **upper._rows.get(name, {})} for name, table in self._rows.items()
        }
        return Tables(self.schema, merged)


def load_tables(sources: Iterable[Source], schema: Schema, report: Diagnostics) -> Tables:
    """The tables in these files, which together are one layer; rows with mistakes are left out."""
    loader = _Loader(schema, report)
    for source in sources:
        if document := parse_document(source, report):
            loader.load(document)
    return Tables(schema, loader.rows)


class _Loader:
    def __init__(self, schema: Schema, report: Diagnostics) -> None:
        self._schema = schema
        self._report = report
        self._first: dict[tuple[str, str], Place] = {}
        self.rows: dict[str, dict[str, Row]] = {name: {} for name in schema}

    def load(self, document: Document) -> None:
        for name, entries in document.data.items():
            place = document.index.key((name,))
            if name not in self._schema:
                self._unknown_table(name, place)
            elif not isinstance(entries, list):
                self._report.error("table/not-a-list", place, table=name)
            else:
                for number, entry in enumerate(entries):
                    self._row(document, name, (name, number), entry)

    def _unknown_table(self, name: str, place: Place) -> None:
        self._report.error(
            "table/unknown",
            place,
            hint=did_you_mean(name, self._schema),
            table=name,
            accepted=tuple(self._schema),
        )

    def _row(self, document: Document, table: str, path: KeyPath, entry: object) -> None:
        if not isinstance(entry, dict):
            place = document.index.value(path)
            self._report.error("table/not-a-list", place, table=table)
            return
        is_new = self._is_new(document, table, path, entry.get("id"))
        definition = Shapes(document, self._report, path).convert(entry, self._schema[table])
        if definition is not None and is_new:
            self.rows[table][definition.id] = Row(definition, document, path)

    def _is_new(self, document: Document, table: str, path: KeyPath, id: object) -> bool:
        """Whether no row before has this id; an id that is no text is reported by validation."""
        if not isinstance(id, str):
            return False
        place = document.index.value((*path, "id"))
        first = self._first.setdefault((table, id), place)
        if first is not place:
            self._report.error(
                "id/duplicate", place, table=table, id=id[:99], file=first.file, line=first.line
            )
        return first is place
