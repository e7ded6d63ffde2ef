"""`looptable show`: the table as a seat sees it, whose choice it is, and the options."""

from pathlib import Path
from typing import Any

import click

from looptable.cli.as_json import spoken
from looptable.cli.command import command, voice_of
from looptable.cli.output import make_console, print_json
from looptable.cli.parameters import (
    SeatList,
    file_argument,
    json_option,
    lang_option,
    pack_option,
    vocabulary_option,
)
from looptable.cli.records import check_seat, open_record
from looptable.cli.voice import Voice
from looptable.core.ids import Seat
from looptable.engine.match.match import Match

__all__ = ["command_line"]


@command("show")
@file_argument
@click.option("--seat", "seats", type=SeatList(), metavar="N|all")
@json_option
@pack_option
@vocabulary_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    file: Path,
    seats: tuple[int, ...] | str | None,
    as_json: bool,
    packs: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    match = open_record(file, packs, voice)
    shown = _seats(seats, match)
    if as_json:
        print_json(_as_data(match, shown, voice))
    else:
        _draw(match, shown, voice)


def _seats(asked: tuple[int, ...] | str | None, match: Match) -> list[Seat | None]:
    """Those asked for; else those who must choose; else, after the end, what everybody sees."""
    if asked == "all":
        return list(range(match.header.players))
    if asked is None:
        return [*match.state.pending()] or [None]
    for seat in asked:
        assert isinstance(seat, int)
        check_seat(seat, match)
    return [int(seat) for seat in asked]


def _as_data(match: Match, seats: list[Seat | None], voice: Voice) -> dict[str, Any]:
    game, state, header = match.game, match.state, match.header
    views = {_name(seat): spoken(game.view(state, seat), voice) for seat in seats}
    options = {
        str(seat): spoken(match.options(seat), voice)
        for seat in seats
        if seat is not None and seat in state.pending()
    }
    return {
        "game": header.game,
        "players": header.players,
        "choices": len(match.lines),
        "pending": state.pending(),
        "outcome": spoken(state.outcome(), voice),
        "views": views,
        "options": options,
    }


def _name(seat: Seat | None) -> str:
    return "spectator" if seat is None else str(seat)


def _draw(match: Match, seats: list[Seat | None], voice: Voice) -> None:
    from looptable.cli.terminal.drawing import draw_options, draw_standing, draw_table

    console = make_console()
    for number, seat in enumerate(seats):
        if number:
            console.print()
        view = match.game.view(match.state, seat)
        console.print(draw_table(view, voice, console))
        if seat is not None and seat in view.pending:
            options = match.options(seat)
            console.print(draw_options(view, options, voice))
    console.print()
    console.print(draw_standing(tuple(match.state.pending()), match.state.outcome(), voice))
