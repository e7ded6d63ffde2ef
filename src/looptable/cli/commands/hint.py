"""`looptable hint`: the options of a seat as the game's adviser ranks them, with reasons."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import make_console, print_json
from looptable.cli.parameters import (
    Seconds,
    WholeNumber,
    file_argument,
    json_option,
    lang_option,
    pack_option,
    vocabulary_option,
)
from looptable.cli.records import open_record, pending_seat
from looptable.cli.voice import Voice
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.claim import kind_of
from looptable.engine.contract.option import Option
from looptable.engine.match.match import Match

__all__ = ["command_line"]


@command("hint")
@file_argument
@click.option("--seat", type=WholeNumber(0), metavar="N")
@click.option("--seconds", type=Seconds(), default=1.0, metavar="S")
@json_option
@pack_option
@lang_option
@vocabulary_option
@click.pass_context
def command_line(
    context: click.Context,
    file: Path,
    seat: int | None,
    seconds: float,
    as_json: bool,
    packs: tuple[str, ...],
) -> None:
    from looptable.bots.advising import advise, find_adviser

    voice = voice_of(context)
    match = open_record(file, packs, voice)
    adviser = find_adviser(match.game)
    if adviser is None:
        raise Refusal("use/no-adviser", game=match.game.meta.id)
    advised = pending_seat(match, seat)
    # The same moment gets the same guess, so that asking twice gives the same hint.
    made = len(match.lines)
    advice = advise(adviser, match.game, match.state, advised, made, seconds)
    options = match.options(advised)
    if as_json:
        print_json(_as_data(match, advised, options, advice, voice))
    else:
        _draw(match, advised, options, advice, voice)


def _as_data(
    match: Match, seat: Seat, options: Sequence[Option], advice: Sequence[Advice], voice: Voice
) -> dict[str, Any]:
    ranked = [
        {
            "key": options[one.index].key,
            "text": voice.say(options[one.index].text),
            "worth": one.worth,
            "claims": [
                {"kind": kind_of(claim), "text": voice.say(claim.text)} for claim in one.claims
            ],
        }
        for one in advice
    ]
    return {
        "game": match.header.game,
        "choices": len(match.lines),
        "seat": seat,
        "advice": ranked,
    }


def _draw(
    match: Match, seat: Seat, options: Sequence[Option], advice: Sequence[Advice], voice: Voice
) -> None:
    from looptable.cli.status import seats_text
    from looptable.cli.terminal.drawing import draw_advice
    from looptable.cli.terminal.line import Line

    console = make_console()
    (who,) = seats_text((seat,))
    console.print(Line(voice.line("hint.title", seat=who), "bold"))
    prompt = match.game.view(match.state, seat).prompt
    if prompt is not None:
        console.print(Line(voice.say(prompt)))
    console.print(draw_advice(options, advice, voice))
