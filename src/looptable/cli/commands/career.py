"""`looptable career`: which settings of a game were won, from the records of finished matches."""

from pathlib import Path
from typing import Any

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import complain, print_json, print_line
from looptable.cli.parameters import PATH, json_option, lang_option, pack_option
from looptable.cli.records import open_record
from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.engine.contract.game import Game
from looptable.engine.match.career import CareerCell, Ended, career_of, choice_name, counts
from looptable.engine.match.match import Match

__all__ = ["command_line"]


@command("career")
@click.argument("files", type=PATH, nargs=-1, required=True, metavar="FILE...")
@json_option
@pack_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context, files: tuple[Path, ...], as_json: bool, packs: tuple[str, ...]
) -> None:
    voice = voice_of(context)
    played: dict[str, tuple[Game, list[Ended]]] = {}
    for file in files:
        match = open_record(file, packs, voice)
        reason = _why_not(match)
        if reason:
            complain(voice.line(f"career.{reason}", file=str(file)))
            continue
        outcome = match.state.outcome()
        assert outcome is not None, "a match that counts is over"
        _, ended = played.setdefault(match.game.meta.id, (match.game, []))
        ended.append(Ended(match.header.options, outcome.code, bool(outcome.winners)))
    careers = {name: (game, career_of(game, ended)) for name, (game, ended) in played.items()}
    if as_json:
        print_json([_as_data(game, cells) for game, cells in careers.values()])
        return
    for game, cells in careers.values():
        voice.speak_of(game)
        _print_grid(game, cells, voice)


def _why_not(match: Match) -> str:
    """The reason why a match does not count, as the end of a key; empty if it counts."""
    if not match.game.meta.career:
        return "no-grid"
    if not counts(match.header):
        return "from-position"
    return "" if match.state.outcome() is not None else "not-over"


def _as_data(game: Game, cells: tuple[CareerCell, ...]) -> dict[str, Any]:
    return {
        "game": game.meta.id,
        "cells": [
            {
                "choices": dict(zip(game.meta.career, cell.choices, strict=True)),
                "played": cell.played,
                "won": cell.won,
                "endings": cell.endings,
            }
            for cell in cells
        ],
    }


def _print_grid(game: Game, cells: tuple[CareerCell, ...], voice: Voice) -> None:
    done = sum(cell.won > 0 for cell in cells)
    print_line(voice.line("career.title", title=Text("game.title"), done=done, all=len(cells)))
    for cell in cells:
        names = [
            choice_name(setting, choice, voice.texts, voice.lang)
            for setting, choice in zip(game.meta.career, cell.choices, strict=True)
        ]
        key = "won" if cell.won else "played" if cell.played else "open"
        cell_line = voice.line(
            f"career.{key}", cell=", ".join(names), won=cell.won, played=cell.played
        )
        print_line(f"  {cell_line}")
