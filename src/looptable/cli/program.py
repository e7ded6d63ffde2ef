"""The program: finds its commands by name, and says errors in one sentence."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from looptable.cli.click_errors import as_wrong_use
from looptable.cli.command import Command, Spoken, voice_of
from looptable.cli.output import complain, make_writable
from looptable.cli.parameters import lang_option
from looptable.cli.voice import Voice, asked_language, usual_language
from looptable.core.errors import LooptableError, WrongUse

__all__ = ["Program"]

INTERRUPTED = 130  # what shells report of a program that Ctrl-C ended


class Program(Spoken, click.Group):
    """A group of commands, each loaded from its own module when it is needed."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(
            "looptable",
            invoke_without_command=True,
            context_settings={"help_option_names": ["-h", "--help"]},
            callback=self._start,
        )
        self._names = tuple(names)
        version = click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_say_version
        )
        self.params = [version]
        lang_option(self)

    def help_key(self) -> str:
        """The key under which its texts stand."""
        return "help.program"

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of help."""
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        """The command of this name; only now its module is loaded."""
        if cmd_name not in self._names:
            return None
        found = import_module(f"looptable.cli.commands.{cmd_name}").command_line
        assert isinstance(found, Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was asked for."""
        if args[0] not in self._names:
            from looptable.content.diagnostics.suggestions import closest

            raise WrongUse(
                "use/unknown-command",
                command=args[0],
                accepted=self._names,
                closest=closest(args[0], self._names),
            )
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The page of the program lists the commands, too."""
        super().format_help(ctx, formatter)
        voice = voice_of(ctx)
        with formatter.section(voice.line("help.heading.commands")):
            rows = [(name, voice.line(f"help.{name}.summary")) for name in self._names]
            formatter.write_dl(rows)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs the program and ends with its exit status."""
        words = list(sys.argv[1:] if args is None else args)
        voice = Voice(asked_language(words) or usual_language())
        make_writable()
        name = prog_name or "looptable"
        try:
            status = super().main(words, name, complete_var, False, obj=voice, **extra)
        except click.UsageError as error:
            _fail(voice, as_wrong_use(error))
        except LooptableError as error:
            _fail(voice, error)
        except click.Abort:
            sys.exit(INTERRUPTED)
        sys.exit(status if isinstance(status, int) else 0)

    @staticmethod
    def _start() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())


def _say_version(ctx: click.Context, _: click.Parameter, is_asked: bool) -> None:
    if not is_asked or ctx.resilient_parsing:
        return
    from looptable import __version__
    from looptable.core.build import build

    click.echo(f"looptable {__version__} ({build()})")
    ctx.exit()


def _fail(voice: Voice, error: LooptableError) -> NoReturn:
    complain(voice.explain(error))
    sys.exit(error.exit_status)
