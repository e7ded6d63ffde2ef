"""A command whose every word of help is in the text files.

The texts of a command `new` are `help.new.summary` for the list of commands, `help.new.about` for its own
page, and `help.new.<parameter>`; a parameter that many commands share has `help.any.<parameter>`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import click

from looptable.cli.voice import Voice, usual_language
from looptable.core.errors import WrongUse

__all__ = ["Command", "Spoken", "command", "usage_line", "voice_of"]

Callback = Callable[..., None]


def voice_of(context: click.Context) -> Voice:
    """The voice of this run."""
    return context.find_object(Voice) or Voice(usual_language())


class _Formatter(click.HelpFormatter):
    def write_heading(self, heading: str) -> None:
        # French sets a space before the colon, so the sign belongs to the text.
        self.write(f"{'':>{self.current_indent}}{heading}\n")


class Spoken(click.Command):
    """The base of a command and of the program itself: help in the reader's language."""

    def help_key(self) -> str:
        """The key under which the texts of this command stand."""
        raise NotImplementedError

    def get_help(self, ctx: click.Context) -> str:
        """The whole page."""
        formatter = _Formatter(width=ctx.terminal_width, max_width=ctx.max_content_width or 90)
        self.format_help(ctx, formatter)
        return formatter.getvalue().rstrip("\n")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what the command does, arguments, options."""
        voice = voice_of(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{voice.line('help.heading.usage')} ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(voice.line(f"{self.help_key()}.about"))
        self._list(ctx, formatter, "arguments", click.Argument)
        self._list(ctx, formatter, "options", click.Option)

    def _list(
        self, ctx: click.Context, formatter: click.HelpFormatter, name: str, kind: type[object]
    ) -> None:
        rows = [
            (_spelling(parameter, ctx), self.parameter_help(parameter, ctx))
            for parameter in self.get_params(ctx)
            if isinstance(parameter, kind)
        ]
        if rows:
            with formatter.section(voice_of(ctx).line(f"help.heading.{name}")):
                formatter.write_dl(rows)

    def parameter_help(self, parameter: click.Parameter, ctx: click.Context) -> str:
        """The sentence of a parameter: the command's own, or else the shared one."""
        voice = voice_of(ctx)
        name = "help" if "--help" in parameter.opts else parameter.name
        own = f"{self.help_key()}.{name}"
        return voice.line(own if voice.has(own) else f"help.any.{name}")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the command line; a complaint of click's parser learns which command it is about."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Options that must be given are part of how a command is used."""
        needed = [
            f"{parameter.opts[0]} {parameter.make_metavar(ctx)}"
            for parameter in self.get_params(ctx)
            if isinstance(parameter, click.Option) and parameter.required
        ]
        return [*super().collect_usage_pieces(ctx), *needed]


class Command(Spoken):
    """One command."""

    def help_key(self) -> str:
        """The key under which its texts stand."""
        return f"help.{self.name}"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the command line; what is left over is a mistake."""
        extra = super().parse_args(ctx, args)
        if extra:
            raise WrongUse("use/extra-argument", found=extra, usage=usage_line(ctx))
        return extra


def usage_line(ctx: click.Context) -> str:
    """The usage of a command, in one line."""
    return " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])


def command(name: str) -> Callable[[Callback], Command]:
    """Makes a command of a function; its parameters are declared above the function."""

    def make(function: Callback) -> Command:
        settings: dict[str, Any] = {
            "help_option_names": ["-h", "--help"],
            "allow_extra_args": True,  # so that Command.parse_args can say what is wrong
        }
        parameters: Sequence[click.Parameter] = getattr(function, "__click_params__", ())
        return Command(
            name, callback=function, params=list(reversed(parameters)), context_settings=settings
        )

    return make


def _spelling(parameter: click.Parameter, ctx: click.Context) -> str:
    if isinstance(parameter, click.Option):
        record = parameter.get_help_record(ctx)
        return record[0] if record else ""
    return parameter.make_metavar(ctx)
