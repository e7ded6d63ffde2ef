"""`looptable bench`: how fast the rules run, compiled and interpreted."""

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import complain, make_console, print_json
from looptable.cli.parameters import Seconds, json_option, lang_option
from looptable.engine.registry import find_game
from looptable.lab.bench import SECONDS, bench

__all__ = ["command_line"]


@command("bench")
@click.argument("game", required=False)
@click.option("--seconds", type=Seconds(), default=SECONDS, metavar="S")
@json_option
@lang_option
@click.pass_context
def command_line(context: click.Context, game: str | None, seconds: float, as_json: bool) -> None:
    voice = voice_of(context)
    figures = bench(seconds, *([find_game(game).meta.id] if game else []))
    if as_json:
        print_json(figures)
        return
    from looptable.cli.terminal.figures import bench_table

    make_console().print(bench_table(figures, voice))
    if all(builds.compiled is None for builds in figures.values()):
        complain(voice.line("bench.no-compiled"))
