"""`looptable replay`: tells the story of a record, or checks every line of it."""

from pathlib import Path
from typing import Any

import click

from looptable.cli.as_json import spoken
from looptable.cli.choice_lines import choice_line, event_line
from looptable.cli.command import command, voice_of
from looptable.cli.output import complain, print_json, print_line
from looptable.cli.parameters import (
    file_argument,
    json_option,
    lang_option,
    pack_option,
    vocabulary_option,
)
from looptable.cli.records import open_game, open_record
from looptable.cli.status import how_it_stands
from looptable.cli.summary import print_summary
from looptable.cli.voice import Voice
from looptable.core.errors import RecordError
from looptable.engine.event_text import event_text
from looptable.engine.match.match import Choice, Match
from looptable.engine.match.record import Record
from looptable.engine.match.verification import Verdict, verify

__all__ = ["command_line"]


@command("replay")
@file_argument
@click.option("--verify", "is_checked", is_flag=True)
@click.option("--summary", "is_summed_up", is_flag=True)
@json_option
@pack_option
@vocabulary_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    file: Path,
    is_checked: bool,
    is_summed_up: bool,
    as_json: bool,
    packs: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    if is_checked:
        game, record = open_game(file, packs, voice)
        verdict = verify(game, record)
        _report(verdict, record, file, voice, as_json=as_json)
        if verdict.broken_line is not None:
            context.exit(1)
        return
    match = open_record(file, packs, voice)
    if is_summed_up:
        print_summary(match, voice, as_json=as_json)
    elif as_json:
        print_json(_as_data(match, voice))
    else:
        _print_story(match, voice)


def _print_story(match: Match, voice: Voice) -> None:
    for n, choice in enumerate(match.choices, 1):
        print_line(choice_line(n, choice, voice))
        for event in choice.events:
            print_line("     " + event_line(event, voice))
    for line in how_it_stands(tuple(match.state.pending()), match.state.outcome(), voice):
        print_line(line)


def _as_data(match: Match, voice: Voice) -> dict[str, Any]:
    header = match.header
    return {
        "game": header.game,
        "players": header.players,
        "options": header.options,
        "seed": header.seed,
        "choices": [_choice_data(n, one, voice) for n, one in enumerate(match.choices, 1)],
        "pending": match.state.pending(),
        "outcome": spoken(match.state.outcome(), voice),
    }


def _choice_data(n: int, choice: Choice, voice: Voice) -> dict[str, Any]:
    events = [
        {**spoken(event, voice), "text": voice.say(event_text(event, voice.texts))}
        for event in choice.events
    ]
    text = voice.say(choice.option.text)
    return {"n": n, "seat": choice.seat, "do": choice.key, "text": text, "events": events}


def _report(verdict: Verdict, record: Record, file: Path, voice: Voice, *, as_json: bool) -> None:
    bare = sum(not choice.h for choice in record.choices[: verdict.checked])
    is_right = verdict.broken_line is None
    if is_right:
        sentence = voice.line(
            "replay.verified",
            choices=verdict.checked,
            committed=int(verdict.committed or False),
            bare=bare,
        )
    else:
        sentence = voice.explain(_as_error(verdict, record, file))
    if as_json:
        print_json(
            {
                "verified": is_right,
                "committed": verdict.committed,
                "checked": verdict.checked,
                "without_hash": bare,
                "line": verdict.broken_line,
                "reason": verdict.reason or None,
                "text": sentence,
            }
        )
    elif is_right:
        print_line(sentence)
    else:
        complain(sentence)


def _as_error(verdict: Verdict, record: Record, file: Path) -> RecordError:
    """The fault a verdict names, with the values that its sentence needs."""
    line = verdict.broken_line or 1
    choice = record.choices[line - 2] if 2 <= line < len(record.choices) + 2 else None
    return RecordError(verdict.reason, line=line, file=file.name, key=choice.do if choice else "")
