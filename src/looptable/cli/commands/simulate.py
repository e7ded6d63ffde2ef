"""`looptable simulate`: many matches between bots."""

from typing import Any

import click

from looptable.cli.command import command, voice_of
from looptable.cli.commands.new import random_seed
from looptable.cli.output import make_console, print_json
from looptable.cli.parameters import (
    WholeNumber,
    json_option,
    lang_option,
    players_option,
    seed_option,
    set_option,
)
from looptable.cli.voice import Voice
from looptable.engine.registry import find_game
from looptable.lab.playing import Plan
from looptable.lab.simulate import Simulation, check_plan, default_jobs, simulate

__all__ = ["command_line"]


@command("simulate")
@click.argument("game")
@players_option
@set_option
@click.option("--bots", default="random", metavar="A[,B...]")
@click.option("--games", "count", type=WholeNumber(1), default=1000, metavar="N")
@seed_option
@click.option("--jobs", type=WholeNumber(1), metavar="J")
@json_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    game: str,
    players: int | None,
    settings: tuple[tuple[str, str], ...],
    bots: str,
    count: int,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    voice = voice_of(context)
    chosen = find_game(game)
    voice.learn(chosen.texts())
    plan = Plan(
        game=chosen.meta.id,
        players=players or chosen.meta.least_players,
        options=dict(chosen.options(dict(settings))),
        bots=tuple(name.strip() for name in bots.split(",")),
        games=count,
        seed=random_seed() if seed is None else seed,
    )
    check_plan(plan)
    result = _run(plan, jobs or default_jobs(), voice)
    if as_json:
        print_json(_as_data(result))
    else:
        from looptable.cli.terminal.figures import simulation_tables

        make_console().print(simulation_tables(result, voice))


def _run(plan: Plan, jobs: int, voice: Voice) -> Simulation:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = make_console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(voice.line("simulate.progress"), total=plan.games)
        return simulate(plan, jobs, lambda played: bar.advance(task, played))


def _as_data(result: Simulation) -> dict[str, Any]:
    plan, summary = result.plan, result.summary
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "outcomes": summary.endings,
        "wins_by_seat": summary.seats,
        "wins_by_bot": summary.bots,
        "decisions_per_game": summary.decisions,
        "scores_by_seat": summary.scores,
        "jobs": result.jobs,
        "seconds": result.seconds,
        "games_per_s": result.games_per_s,
    }
