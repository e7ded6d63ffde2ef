"""Compares plain data with a type, and reports every difference at its place.

msgspec stops at the first difference and knows no place; so this walks through the same type and
looks at everything. msgspec still has the last word and makes the value.
"""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from looptable.content.diagnostics.diagnostics import Diagnostics, closest, did_you_mean
from looptable.content.tables.definition import ID_PATTERN, LONGEST_ID
from looptable.content.tables.document import Document
from looptable.content.tables.lines import KeyPath
from looptable.content.text.text import Text

__all__ = ["Shapes"]

_T = TypeVar("_T")

_LARGEST = 2**63 - 1
_LONGEST_SHOWN = 60

_Number: TypeAlias = inspect.IntType | inspect.FloatType


class Shapes:
    """Checks values of one document against types; `base` is the path that names of fields start from."""

    def __init__(self, document: Document, report: Diagnostics, base: KeyPath) -> None:
        self._index = document.index
        self._report = report
        self._base = base

    def convert(self, value: object, kind: type[_T]) -> _T | None:
        """The value at `base` as this type, or None with a diagnostic for each difference."""
        before = len(self._report)
        self._check(inspect.type_info(kind), self._base, value)
        if len(self._report) > before:
            return None
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            # Checks that only the type itself can make, such as two fields that do not fit together.
            reason = str(error).split(" - at `")[0]
            self._bad_value(self._base, value, Text.of("expect.own", reason=reason))
            return None

    def _check(self, info: inspect.Type, path: KeyPath, value: object) -> None:
        match info:
            case inspect.Metadata(type=inner):
                self._check(inner, path, value)
            case inspect.UnionType(types=members):
                self._union(members, path, value)
            case _ if not _fits(info, value):
                self._wrong_type([info], path, value)
            case inspect.StructType() if isinstance(value, dict):
                self._struct(info, path, value)
            case inspect.DictType() if isinstance(value, dict):
                for key, member in value.items():
                    self._check(info.key_type, (*path, key), key)
                    self._check(info.value_type, (*path, key), member)
            case inspect.CollectionType() if isinstance(value, list):
                self._lengths(info.min_length, info.max_length, path, value)
                for number, member in enumerate(value):
                    self._check(info.item_type, (*path, number), member)
            case inspect.TupleType() if isinstance(value, list):
                size = len(info.item_types)
                self._lengths(size, size, path, value)
                for number, (item, member) in enumerate(zip(info.item_types, value, strict=False)):
                    self._check(item, (*path, number), member)
            case inspect.StrType() if isinstance(value, str):
                self._string(info, path, value)
            case inspect.IntType() | inspect.FloatType() if isinstance(value, int | float):
                self._number(info, path, value)
            case inspect.LiteralType() | inspect.EnumType():
                self._one_of(_choices(info), path, value)
            case _:
                pass

    def _struct(self, info: inspect.StructType, path: KeyPath, value: dict[str, object]) -> None:
        fields = {field.encode_name: field for field in info.fields}
        known = [*([info.tag_field] if info.tag_field else []), *fields]
        unknown = [name for name in value if name not in known]
        free = [name for name in known if name not in value]
        for name in unknown if info.forbid_unknown_fields else ():
            self._report.error(
                "field/unknown",
                self._index.key((*path, name)),
                hint=did_you_mean(name, free),
                width=len(name),
                field=self._field((*path, name)),
                accepted=tuple(known),
            )
        # A misspelt field is reported once, not also as a missing one.
        meant = {closest(name, free) for name in unknown}
        for name, field in fields.items():
            if name in value:
                self._check(field.type, (*path, name), value[name])
            elif field.required and name not in meant:
                place = self._index.key(path)
                self._report.error("field/missing", place, field=self._field((*path, name)))

    def _union(self, members: Sequence[inspect.Type], path: KeyPath, value: object) -> None:
        fitting = [member for member in members if _fits(member, value)]
        tagged = {
            member.tag: member
            for member in fitting
            if isinstance(member, inspect.StructType) and member.tag_field
        }
        if len(fitting) == 1:
            self._check(fitting[0], path, value)
        elif not fitting:
            self._wrong_type(members, path, value)
        elif len(tagged) == len(fitting) and isinstance(value, dict):
            self._tagged(tagged, path, value)
        # Several members may be right: if none is, the last word of msgspec tells why.

    def _tagged(
        self,
        members: dict[str | int | None, inspect.StructType],
        path: KeyPath,
        value: dict[str, object],
    ) -> None:
        tag_field = str(next(iter(members.values())).tag_field)
        if tag_field not in value:
            place = self._index.key(path)
            self._report.error("field/missing", place, field=self._field((*path, tag_field)))
            return
        tag = value[tag_field]
        if isinstance(tag, str | int) and tag in members:
            self._struct(members[tag], path, value)
        else:
            self._one_of([str(name) for name in members], (*path, tag_field), tag)

    def _string(self, info: inspect.StrType, path: KeyPath, value: str) -> None:
        if info.pattern == ID_PATTERN:
            self._id(path, value)
            return
        if info.pattern is not None and not re.search(info.pattern, value):
            self._bad_value(path, value, Text.of("expect.pattern", pattern=info.pattern))
        self._lengths(info.min_length, info.max_length, path, value)

    def _id(self, path: KeyPath, value: str) -> None:
        if re.search(ID_PATTERN, value) and len(value) <= LONGEST_ID:
            return
        kebab = _as_kebab(value)
        hint = Text.of("hint.did-you-mean", closest=kebab) if kebab else None
        self._report.error("id/bad-shape", self._index.value(path), hint=hint, id=_shown(value))

    def _number(self, info: _Number, path: KeyPath, value: float) -> None:
        if isinstance(value, int) and abs(value) > _LARGEST:
            self._bad_value(path, value, Text("expect.small"))
            return
        limits = (
            ("expect.at-least", info.ge, info.ge is None or value >= info.ge),
            ("expect.at-most", info.le, info.le is None or value <= info.le),
            ("expect.above", info.gt, info.gt is None or value > info.gt),
            ("expect.below", info.lt, info.lt is None or value < info.lt),
            (
                "expect.multiple",
                info.multiple_of,
                not info.multiple_of or value % info.multiple_of == 0,
            ),
        )
        for key, limit, is_right in limits:
            if not is_right:
                self._bad_value(path, value, Text.of(key, limit=str(limit)))

    def _lengths(
        self, least: int | None, most: int | None, path: KeyPath, value: str | list[object]
    ) -> None:
        unit = "characters" if isinstance(value, str) else "members"
        if least is not None and len(value) < least:
            self._bad_value(path, value, Text.of(f"expect.least-{unit}", limit=least))
        if most is not None and len(value) > most:
            self._bad_value(path, value, Text.of(f"expect.most-{unit}", limit=most))

    def _one_of(self, choices: Sequence[object], path: KeyPath, value: object) -> None:
        if any(type(choice) is type(value) and choice == value for choice in choices):
            return
        accepted = tuple(str(choice) for choice in choices)
        self._report.error(
            "field/unknown-value",
            self._index.value(path),
            hint=did_you_mean(str(value), accepted),
            field=self._field(path),
            value=_shown(value),
            accepted=accepted,
        )

    def _wrong_type(self, expected: Sequence[inspect.Type], path: KeyPath, value: object) -> None:
        names = dict.fromkeys(_name(info) for info in expected if _name(info) != "null")
        self._report.error(
            "field/wrong-type",
            self._index.value(path),
            field=self._field(path),
            expected=tuple(Text(f"kind.{name}") for name in names),
            found=Text(f"kind.{_name_of_value(value)}"),
        )

    def _bad_value(self, path: KeyPath, value: object, expected: Text) -> None:
        self._report.error(
            "field/bad-value",
            self._index.value(path),
            field=self._field(path),
            value=_shown(value),
            expected=expected,
        )

    def _field(self, path: KeyPath) -> str:
        """The way from the row to a field: `effects[1].do`."""
        steps = path[len(self._base) :] or path[-1:]
        words = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
        return "".join(words).removeprefix(".")


def _fits(info: inspect.Type, value: object) -> bool:
    """Whether the value is of this kind, whatever is inside it."""
    return _name(info) in ("any", _name_of_value(value)) or (
        isinstance(info, inspect.FloatType) and _name_of_value(value) == "int"
    )


def _name(info: inspect.Type) -> str:
    """The kind of plain value that this type is written as."""
    match info:
        case inspect.Metadata(type=inner):
            return _name(inner)
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "int"
        case inspect.FloatType():
            return "float"
        case inspect.StrType():
            return "str"
        case inspect.NoneType():
            return "null"
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.CollectionType() | inspect.TupleType():
            return "list"
        case inspect.LiteralType() | inspect.EnumType():
            names = {_name_of_value(choice) for choice in _choices(info)}
            return names.pop() if len(names) == 1 else "any"
        case _:
            return "any"


def _name_of_value(value: object) -> str:
    match value:
        case bool():
            return "bool"
        case int():
            return "int"
        case float():
            return "float"
        case str():
            return "str"
        case dict():
            return "table"
        case list():
            return "list"
        case datetime.date() | datetime.time():
            return "date"
        case _:
            raise AssertionError(f"not a TOML value: {value!r}")


def _choices(info: inspect.LiteralType | inspect.EnumType) -> list[object]:
    if isinstance(info, inspect.LiteralType):
        return list(info.values)
    return [member.value for member in info.cls]


def _as_kebab(id: str) -> str:
    """The nearest id of the right shape; empty if nothing is left of it."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", id)
    # Letters lose their accents, all else becomes a hyphen.
    plain = unicodedata.normalize("NFKD", spaced).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID].strip("-")


def _shown(value: object) -> str:
    words = str(value)
    return words if len(words) <= _LONGEST_SHOWN else words[: _LONGEST_SHOWN - 1] + "…"
