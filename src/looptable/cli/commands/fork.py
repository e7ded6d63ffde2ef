"""`looptable fork`: a new record from an earlier choice of another."""

from pathlib import Path

import click

from looptable.cli.command import command, voice_of
from looptable.cli.commands.new import random_seed
from looptable.cli.output import print_line
from looptable.cli.parameters import (
    WholeNumber,
    file_argument,
    force_option,
    lang_option,
    out_option,
    pack_option,
    seed_option,
)
from looptable.cli.records import check_seat, open_record, refuse_to_overwrite, save
from looptable.cli.status import how_it_stands
from looptable.engine.event_text import seat_text

__all__ = ["command_line"]


@command("fork")
@file_argument
@click.option("--at", type=WholeNumber(0), required=True, metavar="N")
@out_option
@click.option("--seat", type=WholeNumber(0), metavar="N")
@seed_option
@force_option
@pack_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    file: Path,
    at: int,
    out: Path,
    seat: int | None,
    seed: int | None,
    force: bool,
    packs: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    refuse_to_overwrite(out, force=force)
    match = open_record(file, packs, voice)
    if seat is not None:
        check_seat(seat, match)
    number = random_seed() if seed is None else seed
    fork = match.fork(at, seat, number)
    save(out, fork)
    print_line(voice.line("fork.made", file=str(out), n=at))
    if match.state.outcome() is not None:
        print_line(voice.line("fork.same-draws"))
    else:
        owner = fork.state.pending()[0] if seat is None else seat
        print_line(voice.line("fork.new-draws", seat=seat_text(owner), seed=str(number)))
    for line in how_it_stands(tuple(fork.state.pending()), fork.state.outcome(), voice):
        print_line(line)
