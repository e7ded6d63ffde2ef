"""python -m looptable.conformance GAME: checks a game and prints what it breaks."""

import sys
from typing import Any

import click
import msgspec

from looptable.conformance.finding import Finding
from looptable.conformance.kit import check_game
from looptable.conformance.locate import locate
from looptable.conformance.plan import Plan
from looptable.conformance.report import as_text, reproduce
from looptable.content.text.texts import explain
from looptable.core.errors import LooptableError

DEFAULTS = Plan()


@click.command()
@click.argument("game")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=DEFAULTS.games,
    show_default=True,
    help="Matches for each number of players.",
)
@click.option(
    "--seed", default=DEFAULTS.seed, show_default=True, help="The seed of the first match."
)
@click.option("--players", type=int, help="Only matches for this number of players.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON value and nothing else.")
def main(game: str, games: int, seed: int, players: int | None, as_json: bool) -> None:
    """Check that GAME, an id or MODULE:ATTRIBUTE, keeps every promise of the contract.

    Exit status 0 if it does, 1 if it does not, 2 if there is no such game.
    """
    try:
        found = locate(game)
        findings = check_game(found, games=games, seed=seed, players=players, name=game)
    except LooptableError as error:
        print(explain(error, "en"), file=sys.stderr)
        sys.exit(error.exit_status)
    if as_json:
        print(msgspec.json.encode([_row(game, finding) for finding in findings]).decode())
    else:
        print(as_text(game, findings))
    sys.exit(1 if findings else 0)


def _row(name: str, finding: Finding) -> dict[str, Any]:
    return {**msgspec.structs.asdict(finding), "reproduce": reproduce(name, finding)}


if __name__ == "__main__":
    main(prog_name="python -m looptable.conformance")
