"""The types of the wire as TypeScript, for the browser client: `frontend/src/net/wire.ts`.

What a module of `looptable.wire` exports is written down: structs as interfaces, unions and literals as
types, under the same names. A type that has a name is called by it wherever it stands.
"""

import types
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from looptable.wire import career, frames, lobby, rulebook, summary, views

__all__ = ["HEAD", "interface", "wire_source"]

HEAD = """\
/** Everything that crosses the network. Generated from `looptable/wire` by `make generate`. */
"""
MODULES = (lobby, rulebook, career, views, summary, frames)
WIDTH = 100
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def wire_source() -> str:
    """The whole file."""
    exported = {name: getattr(module, name) for module in MODULES for name in module.__all__}
    names = {_key(value): name for name, value in exported.items() if _is_alias(value)}
    parts = [HEAD]
    for name, value in exported.items():
        if _is_struct(value):
            parts.append(interface(name, value, names))
        elif _is_alias(value):
            members = [_said(part, names) for part in get_args(value)]
            parts.append(_union(name, [*dict.fromkeys(members)]))
    return "\n".join(parts)


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _is_alias(value: object) -> bool:
    return get_origin(value) in (Literal, Union, types.UnionType)


def _key(value: object) -> tuple[object, ...]:
    """The identity of a type; `Literal[1]` and `Literal[True]` would be equal otherwise."""
    return (get_origin(value), *((type(part), part) for part in get_args(value)))


def interface(name: str, struct: type[msgspec.Struct], names: Mapping[Any, str]) -> str:
    """A struct in TypeScript."""
    config = struct.__struct_config__
    # The server fills in what a request leaves out; its own messages are always complete.
    may_omit = config.forbid_unknown_fields
    rows = [f"  type: '{config.tag}';"] if config.tag is not None else []
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        optional = "?" if may_omit and not field.required else ""
        rows.append(f"  {field.encode_name}{optional}: {_said(hints[field.name], names)};")
    return "\n".join([*_comment(struct.__doc__ or ""), f"export interface {name} {{", *rows, "}\n"])


def _comment(doc: str) -> Iterator[str]:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    for line in lines:
        yield f" * {line}".rstrip()
    yield " */"


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    alone = f"  {' | '.join(members)};\n"
    if len(alone) <= WIDTH + 1:
        return f"export type {name} =\n{alone}"
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def _said(kind: Any, names: Mapping[Any, str]) -> str:
    """A type in TypeScript."""
    if _is_alias(kind):
        return names.get(_key(kind)) or _said_union(get_args(kind), names)
    if _is_struct(kind) or _is_struct(get_origin(kind)):
        return str(kind.__name__)
    if isinstance(kind, TypeVar):
        return "string"  # the type of a text: all are said on the wire
    if kind is Any:
        return "unknown"
    if isinstance(kind, str | int):
        return f"'{kind}'" if isinstance(kind, str) else str(kind).lower()
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (tuple, list):
        inner = _said(parts[0], names)
        return f"({inner})[]" if _is_loose(inner) else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_said(parts[1], names)}>"
    if kind in PLAIN:
        return PLAIN[kind]
    if hasattr(kind, "__supertype__"):
        return _said(kind.__supertype__, names)
    raise TypeError(f"no word in TypeScript for {kind!r}")


def _is_loose(said: str) -> bool:
    """Whether a union stands open, so that "of these, several" needs brackets."""
    return " | " in said and not said.endswith(("]", ">"))


def _said_union(parts: tuple[Any, ...], names: Mapping[Any, str]) -> str:
    """A union; one that is a named type or nothing is called so."""
    some = tuple(part for part in parts if part is not type(None))
    if len(some) < len(parts) and len(some) > 1:
        whole = reduce(or_, some)
        return f"{names.get(_key(whole)) or _said_union(some, names)} | null"
    return " | ".join(dict.fromkeys(_said(part, names) for part in parts))
