"""`looptable new`: sets up a match and writes its record."""

import secrets
from pathlib import Path

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import print_line
from looptable.cli.parameters import (
    PATH,
    force_option,
    lang_option,
    out_option,
    pack_option,
    players_option,
    seed_option,
    set_option,
)
from looptable.cli.read_position import read_position
from looptable.cli.records import refuse_to_overwrite, save
from looptable.cli.status import how_it_stands
from looptable.content.text.texts import Text
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.match import Match, new_match
from looptable.engine.packs import game_with_packs

__all__ = ["command_line", "random_seed"]


@command("new")
@click.argument("game")
@players_option
@seed_option
@set_option
@pack_option
@click.option("--position", type=PATH, metavar="FILE")
@out_option
@force_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    game: str,
    players: int | None,
    seed: int | None,
    settings: tuple[tuple[str, str], ...],
    packs: tuple[str, ...],
    position: Path | None,
    out: Path,
    force: bool,
) -> None:
    voice = voice_of(context)
    refuse_to_overwrite(out, force=force)
    chosen = game_with_packs(game, packs)
    voice.learn(chosen.texts())
    if position is not None:
        match = _from_position(chosen, position, players, dict(settings), seed)
    else:
        number = random_seed() if seed is None else seed
        match = new_match(chosen, players or chosen.meta.least_players, dict(settings), number)
    save(out, match)
    header = match.header
    print_line(
        voice.line(
            "new.made" if header.seed is not None else "new.from-position",
            title=Text("game.title"),
            players=header.players,
            seed=str(header.seed),
            file=str(out),
        )
    )
    for line in how_it_stands(tuple(match.state.pending()), match.state.outcome(), voice):
        print_line(line)


def random_seed() -> int:
    """An unpredictable seed, short enough to be written down."""
    return secrets.randbelow(10**9)


def _from_position(
    game: Game, file: Path, players: int | None, settings: dict[str, str], seed: int | None
) -> Match:
    position = read_position(file, game)
    if players is not None and players != position["players"]:
        raise WrongUse("use/other-players", players=players, position=position["players"])
    state = game.load(position)
    if seed is not None:
        state.reseed(seed)
    return new_match(game, position["players"], settings, 0, state.position())
