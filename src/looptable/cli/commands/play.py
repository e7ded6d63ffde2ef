"""`looptable play`: a game at the terminal."""

from datetime import datetime
from pathlib import Path

import click

from looptable.bots import best_bot
from looptable.cli.command import command, voice_of
from looptable.cli.commands.new import random_seed
from looptable.cli.output import print_line
from looptable.cli.parameters import (
    PATH,
    SeatList,
    lang_option,
    pack_option,
    players_option,
    seed_option,
    set_option,
    vocabulary_option,
)
from looptable.cli.play.keyboard import Leave, read_line
from looptable.cli.play.loop import PlayLoop
from looptable.cli.play.seating import Seating, deal_seats, read_seating
from looptable.cli.play.session import Session
from looptable.cli.records import open_record
from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.content.user_folders import data_folder
from looptable.core.errors import LooptableError, WrongUse
from looptable.engine.match.match import Match, new_match
from looptable.engine.packs import game_with_packs
from looptable.engine.registry import find_game, games

__all__ = ["command_line"]


@command("play")
@click.argument("game", required=False)
@players_option
@seed_option
@set_option
@click.option("--seat", "seats", type=SeatList(), metavar="N,...|all")
@click.option("--bots", metavar="A[,B...]")
@click.option("--record", type=PATH, metavar="FILE")
@pack_option
@vocabulary_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    game: str | None,
    players: int | None,
    seed: int | None,
    settings: tuple[tuple[str, str], ...],
    seats: tuple[int, ...] | str | None,
    bots: str | None,
    record: Path | None,
    packs: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    if record is not None and record.exists():
        _refuse_settings(record, {"--players": players, "--seed": seed, "--set": settings or None})
        match = open_record(record, packs, voice)
        _refuse_other_game(record, match, game)
        seating = _seating(match, seats, bots)
        choices = len(match.lines)
        print_line(voice.line("play.resumed", file=str(record), choices=choices))
    else:
        try:
            chosen = game_with_packs(game or _pick_game(voice), packs)
        except Leave:
            return
        voice.speak_of(chosen)
        number = random_seed() if seed is None else seed
        count = players or chosen.meta.first_players or chosen.meta.least_players
        match = new_match(chosen, count, dict(settings), number)
        seating = _seating(match, seats, bots)
        match = new_match(chosen, count, dict(settings), number, seats=seating.seats)
    file = record or _usual_file(match.game.meta.id)
    PlayLoop(Session(match, seating, file), voice, packs).run()


def _refuse_settings(record: Path, given: dict[str, object]) -> None:
    """Refuses settings for a match that has begun: they cannot change any more."""
    named = [name for name, value in given.items() if value is not None]
    if named:
        raise WrongUse("use/record-is-set", file=str(record), options=named)


def _refuse_other_game(record: Path, match: Match, wanted: str | None) -> None:
    if wanted is not None and find_game(wanted).meta.id != match.game.meta.id:
        raise WrongUse("use/other-game", file=str(record), game=match.game.meta.id, wanted=wanted)


def _seating(match: Match, seats: tuple[int, ...] | str | None, bots: str | None) -> Seating:
    header = match.header
    if seats is None and bots is None:
        return read_seating(match.game, header.seats, header.players)
    people = (0,) if seats is None else range(header.players) if seats == "all" else seats
    names = (bots or best_bot(match.game)).split(",")
    return deal_seats(
        match.game,
        header.players,
        [int(seat) for seat in people],
        [name.strip() for name in names],
    )


def _pick_game(voice: Voice) -> str:
    """The only game there is, or the one that is picked from the list."""
    known = games()
    if len(known) == 1:
        return next(iter(known))
    for number, game in enumerate(known.values(), 1):
        texts = game.texts()
        title, summary = (
            texts.say(Text(f"game.{key}"), voice.lang) for key in ("title", "summary")
        )
        print_line(voice.line("play.game", number=str(number), title=title, summary=summary))
    while True:
        words = read_line(voice.line("play.ask-game"))
        if words in ("q", "Q"):
            raise Leave
        if words.isdecimal() and 1 <= int(words) <= len(known):
            return list(known)[int(words) - 1]
        try:
            return find_game(words).meta.id
        except LooptableError as error:
            print_line(voice.explain(error))


def _usual_file(game: str) -> Path:
    """A new file in the user's data folder."""
    now = datetime.now().astimezone()
    return data_folder() / "records" / f"{game}-{now:%Y%m%d-%H%M%S}.jsonl"
