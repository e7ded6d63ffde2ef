"""`looptable position`: where a match stands, in plain data."""

from pathlib import Path

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import print_fields
from looptable.cli.parameters import WholeNumber, file_argument, lang_option, pack_option
from looptable.cli.records import open_record
from looptable.engine.match.positions import written_position

__all__ = ["command_line"]


@command("position")
@file_argument
@click.option("--at", type=WholeNumber(0), metavar="N")
@pack_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context, file: Path, at: int | None, packs: tuple[str, ...]
) -> None:
    match = open_record(file, packs, voice_of(context))
    state = (match if at is None else match.at(at)).state
    print_fields(written_position(match.game, state))
