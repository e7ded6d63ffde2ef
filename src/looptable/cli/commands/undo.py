"""`looptable undo`: takes back the last choices."""

from pathlib import Path

import click

from looptable.cli.choice_lines import choice_line
from looptable.cli.command import command, voice_of
from looptable.cli.output import print_line
from looptable.cli.parameters import WholeNumber, file_argument, lang_option, pack_option
from looptable.cli.records import open_record, save
from looptable.cli.status import how_it_stands

__all__ = ["command_line"]


@command("undo")
@file_argument
@click.argument("count", type=WholeNumber(1), default=1, metavar="[N]")
@pack_option
@lang_option
@click.pass_context
def command_line(context: click.Context, file: Path, count: int, packs: tuple[str, ...]) -> None:
    voice = voice_of(context)
    match = open_record(file, packs, voice)
    earlier = match.undo(count)
    undone = list(enumerate(match.choices, 1))[-count:]
    save(file, earlier)
    print_line(voice.line("undo.done", count=count))
    for n, choice in reversed(undone):
        print_line("  " + choice_line(n, choice, voice))
    if any(choice.reveals for _, choice in undone):
        print_line(voice.line("undo.revealed"))
    for line in how_it_stands(tuple(earlier.state.pending()), earlier.state.outcome(), voice):
        print_line(line)
