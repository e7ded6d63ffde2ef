"""`looptable mission`: makes, checks and plays a mission, for authors.

No game is named here: the one that has missions says so by answering `MissionGame`.
"""

import re
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

import click

from looptable.bots import best_bot
from looptable.cli.as_json import spoken
from looptable.cli.command import command, voice_of
from looptable.cli.commands.new import random_seed
from looptable.cli.output import print_json, print_line
from looptable.cli.parameters import (
    PATH,
    SeatList,
    json_option,
    lang_option,
    players_option,
    seed_option,
    set_option,
)
from looptable.cli.voice import Voice
from looptable.content.diagnostics.diagnostics import Diagnostics, render
from looptable.content.diagnostics.suggestions import closest
from looptable.content.tables.definition import ID_PATTERN
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.match import Match, new_match
from looptable.engine.registry import games

__all__ = ["MissionGame", "command_line"]

WHAT = ("new", "check", "play")


@runtime_checkable
class MissionGame(Protocol):
    """A game whose content is missions in folders."""

    def check_mission(self, folder: Path) -> Diagnostics:
        """Everything that is wrong with the mission in a folder."""

    def with_mission(self, folder: Path) -> tuple[Game, str]:
        """The game with the mission of a folder, and the value of the setting `mission` for it."""

    def write_mission(self, folder: Path) -> None:
        """Writes a mission to start from, to a folder that is not there yet."""


@command("mission")
@click.argument("what")
@click.argument("folder", type=PATH)
@players_option
@seed_option
@set_option
@click.option("--seat", "seats", type=SeatList(), metavar="N,...|all", default="all")
@click.option("--bots", metavar="A[,B...]")
@json_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    what: str,
    folder: Path,
    players: int | None,
    seed: int | None,
    settings: tuple[tuple[str, str], ...],
    seats: tuple[int, ...] | str,
    bots: str | None,
    as_json: bool,
) -> None:
    if what not in WHAT:
        name = closest(what, WHAT)
        raise WrongUse("use/unknown-command", command=what, accepted=WHAT, closest=name)
    voice = voice_of(context)
    game = _game_with_missions()
    if what == "new":
        _check_name(folder)
        game.write_mission(folder)
        print_line(voice.line("mission.made", folder=str(folder)))
        return
    if not (folder / "mission.toml").is_file():
        raise WrongUse("use/no-mission", folder=str(folder))
    if what == "check":
        if not _check(game, folder, voice, as_json=as_json):
            context.exit(1)
        return
    _play(game, folder, voice, players, seed, dict(settings), seats, bots)


def _check_name(folder: Path) -> None:
    """A new mission is called after its folder, and replaces nothing."""
    name = folder.resolve().name
    if re.search(ID_PATTERN, name) is None:
        raise WrongUse("use/not-a-mission-id", name=name)
    if folder.exists():
        raise WrongUse("use/folder-exists", folder=str(folder))


def _game_with_missions() -> MissionGame:
    for game in games().values():
        if isinstance(game, MissionGame):
            return game
    raise WrongUse("use/no-missions")


def _check(game: MissionGame, folder: Path, voice: Voice, *, as_json: bool) -> bool:
    """Prints what is wrong; says whether the mission can be played."""
    found = game.check_mission(folder)
    voice.learn(cast("Game", game).texts())
    errors = len(found.errors)
    if as_json:
        print_json({"ok": not errors, "diagnostics": [spoken(one, voice) for one in found]})
        return not errors
    for diagnostic in found:
        print_line(render(diagnostic, voice.texts, voice.lang))
    warnings = len(found) - errors
    print_line(voice.line("mission.checked", folder=str(folder), errors=errors, warnings=warnings))
    return not errors


def _play(
    game: MissionGame,
    folder: Path,
    voice: Voice,
    players: int | None,
    seed: int | None,
    settings: dict[str, str],
    seats: tuple[int, ...] | str,
    bots: str | None,
) -> None:
    """A match that is not saved: the mission may be another one in a minute."""
    from looptable.cli.play.live_reload import Draft, LiveReload
    from looptable.cli.play.seating import deal_seats

    number = random_seed() if seed is None else seed
    dressed, _ = game.with_mission(folder)
    voice.speak_of(dressed)
    count = players or dressed.meta.least_players
    people = range(count) if seats == "all" else [int(seat) for seat in seats]
    seating = deal_seats(dressed, count, list(people), (bots or best_bot(dressed)).split(","))

    def begin() -> Match:
        draft, mission = game.with_mission(folder)
        chosen = {**settings, "mission": mission}
        return new_match(draft, count, chosen, number, seats=seating.seats)

    draft = Draft(folder, lambda: game.check_mission(folder), begin)
    LiveReload(begin(), seating, voice, draft).run()
