"""`looptable act`: makes choices, all of them or none."""

import re
from pathlib import Path

import click

from looptable.cli.choice_lines import choice_line, event_lines
from looptable.cli.command import command, voice_of
from looptable.cli.output import make_console, print_line
from looptable.cli.parameters import (
    WholeNumber,
    file_argument,
    lang_option,
    pack_option,
    vocabulary_option,
)
from looptable.cli.records import check_seat, open_record, pending_seat, save
from looptable.cli.status import how_it_stands
from looptable.cli.voice import Voice
from looptable.core.errors import LooptableError, Refusal, WrongUse
from looptable.core.ids import Seat
from looptable.engine.match.match import Choice, Match

__all__ = ["command_line"]

_WITH_SEAT = re.compile(r"(?P<seat>[0-9]{1,3}):(?P<key>.+)", re.DOTALL)


@command("act")
@file_argument
@click.argument("keys", nargs=-1, required=True, metavar="KEY...")
@click.option("--seat", type=WholeNumber(0), metavar="N")
@pack_option
@vocabulary_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    file: Path,
    keys: tuple[str, ...],
    seat: int | None,
    packs: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    match = open_record(file, packs, voice)
    if seat is not None:
        check_seat(seat, match)
    before = len(match.lines)
    choices = _choose_all(match, seat, keys, voice)
    # Only now, when every choice was possible, does the file change.
    save(file, match)
    for n, choice in enumerate(choices, before + 1):
        _print_choice(n, choice, voice)
    for line in how_it_stands(tuple(match.state.pending()), match.state.outcome(), voice):
        print_line(line)
    if match.state.pending() == [choices[-1].seat]:
        _ask_on(match, choices[-1].seat, voice)


def _choose_all(
    match: Match, seat: Seat | None, keys: tuple[str, ...], voice: Voice
) -> list[Choice]:
    choices: list[Choice] = []
    for number, word in enumerate(keys, 1):
        try:
            choices.append(_choose(match, seat, word))
        except (Refusal, WrongUse) as error:
            if len(keys) == 1:
                raise
            raise _at(number, keys, error, voice) from error
    return choices


def _choose(match: Match, seat: Seat | None, word: str) -> Choice:
    named = _WITH_SEAT.fullmatch(word)
    if named:
        seat, word = int(named["seat"]), named["key"]
        check_seat(seat, match)
    return match.act(pending_seat(match) if seat is None else seat, word)


def _at(
    number: int, keys: tuple[str, ...], error: Refusal | WrongUse, voice: Voice
) -> LooptableError:
    """The error for one refused choice of several."""
    return type(error)(
        "use/choice-refused",
        number=number,
        count=len(keys),
        key=keys[number - 1],
        sentence=voice.explain(error),
    )


def _ask_on(match: Match, seat: Seat, voice: Voice) -> None:
    """The next question, where the one who chose must choose again and reveals nothing by reading it."""
    from looptable.cli.terminal.drawing import draw_options

    options = match.options(seat)
    view = match.game.view(match.state, seat)
    make_console().print(draw_options(view, options, voice))


def _print_choice(n: int, choice: Choice, voice: Voice) -> None:
    """The choice, and what its seat may know of its consequences."""
    print_line(choice_line(n, choice, voice))
    for line in event_lines(choice.events, voice, choice.seat):
        print_line(f"  {line}")
