"""Printing: answers to standard output, complaints to standard error."""

import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

import click

from looptable.cli.voice import visible

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

__all__ = ["complain", "make_console", "make_writable", "print_fields", "print_json", "print_line"]


def make_writable() -> None:
    """A terminal of few letters gets question marks, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_line(words: str = "") -> None:
    """One or more lines of an answer."""
    click.echo(visible(words))


def complain(words: str) -> None:
    """An error or a warning."""
    click.echo(visible(words), err=True)


def print_json(value: object) -> None:
    """One JSON value, laid out for people, in UTF-8 wherever it goes."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def print_fields(value: "Mapping[str, object]") -> None:
    """One JSON object with a line for each field, so that long ones can be read and compared."""
    import msgspec

    def compact(part: object) -> str:
        return msgspec.json.format(msgspec.json.encode(part), indent=0).decode()

    rows = [f"  {compact(name)}: {compact(field)}" for name, field in value.items()]
    click.echo("{\n" + ",\n".join(rows) + "\n}")


def make_console(*, stderr: bool = False) -> "Console":
    """A console for drawings; it finds out about width and colours by itself."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)
