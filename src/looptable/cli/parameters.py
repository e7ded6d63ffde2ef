"""Parameters that several commands share, and the kinds of values they take."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from looptable.cli.voice import LANGUAGES, Voice
from looptable.core.errors import WrongUse

__all__ = [
    "PATH",
    "SeatList",
    "Seconds",
    "Setting",
    "WholeNumber",
    "file_argument",
    "force_option",
    "json_option",
    "lang_option",
    "out_option",
    "pack_option",
    "parameter_name",
    "players_option",
    "seed_option",
    "set_option",
    "vocabulary_option",
]

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

PATH = click.Path(path_type=Path)


class WholeNumber(click.ParamType[int]):
    """A whole number, not below `least`."""

    name = "n"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        if isinstance(value, int):
            return value
        is_number = re.fullmatch(r"[+-]?[0-9]{1,300}", value) is not None
        if not is_number or (self.least is not None and int(value) < self.least):
            raise WrongUse(
                "use/not-a-number",
                name=parameter_name(param),
                value=value,
                least=_words(self.least),
            )
        return int(value)


class Seconds(click.ParamType[float]):
    """A time in seconds, above zero."""

    name = "s"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The seconds."""
        if isinstance(value, float):
            return value
        if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,9})?", value) is None or float(value) == 0:
            raise WrongUse("use/not-seconds", name=parameter_name(param), value=value)
        return float(value)


def _words(least: int | None) -> str:
    # A text reads 0 as “not given”, and here it is a bound like any other.
    return "" if least is None else str(least)


class SeatList(click.ParamType[tuple[int, ...] | str]):
    """Seats by number, with commas between them, or the word `all`."""

    name = "seats"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...] | str:
        """The seats in the order given, or `all`."""
        if value == "all" or isinstance(value, tuple):
            return value  # type: ignore[no-any-return]
        if re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", value) is None:
            raise WrongUse("use/not-a-seat", name=parameter_name(param), value=value)
        return tuple(dict.fromkeys(int(word) for word in value.split(",")))


class Setting(click.ParamType[tuple[str, str]]):
    """KEY=VALUE."""

    name = "key=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Key and value."""
        if isinstance(value, tuple):
            return value
        key, sign, word = value.partition("=")
        if not key or not sign:
            raise WrongUse("use/not-a-setting", value=value)
        return key, word


class _Language(click.ParamType[str]):
    name = "en|fr"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGUAGES:
            raise WrongUse("use/unknown-language", language=value, accepted=LANGUAGES)
        return str(value)


def _choose_language(ctx: click.Context, _: click.Parameter, lang: str | None) -> str | None:
    voice = ctx.find_object(Voice)
    if lang is not None and voice is not None:
        voice.lang = lang
    return lang


def _choose_vocabulary(ctx: click.Context, _: click.Parameter, name: str | None) -> str | None:
    voice = ctx.find_object(Voice)
    if voice is not None:
        voice.vocabulary = name
    return name


def parameter_name(parameter: click.Parameter | None) -> str:
    """The name of a parameter in a sentence: `--seat`, or `KEY`."""
    if parameter is None:
        return ""
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return parameter.human_readable_name.strip("[].")


lang_option = click.option(
    "--lang", type=_Language(), metavar="en|fr", callback=_choose_language, expose_value=False
)
vocabulary_option = click.option(
    "--vocabulary", metavar="NAME", callback=_choose_vocabulary, expose_value=False
)
json_option = click.option("--json", "as_json", is_flag=True)
players_option = click.option("--players", type=WholeNumber(1), metavar="N")
seed_option = click.option("--seed", type=WholeNumber(), metavar="S")
set_option = click.option("--set", "settings", type=Setting(), multiple=True, metavar="KEY=VALUE")
pack_option = click.option("--pack", "packs", multiple=True, metavar="DIR")
out_option = click.option("-o", "--out", type=PATH, required=True, metavar="FILE")
force_option = click.option("--force", is_flag=True)
file_argument = click.argument("file", type=PATH)
