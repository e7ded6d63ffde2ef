"""Golden playthroughs: the texts in each game's folder `playthroughs/`, and a hash beside them.

Snapshots in `tests/snapshots/` of a game show what a seat sees at moments of them; they are compared and rewritten with them.

python tools/golden.py              compare all, exit 1 if one differs
python tools/golden.py --rewrite    rewrite all, with new choices where an old one is illegal now
python tools/golden.py --new GAME NAME --players 2 --seed 7 [--set K=V]… [--bot BOT]
python tools/golden.py --new GAME NAME --ending CODE [--longest N] …    the first seed that ends so
python tools/golden.py --new GAME NAME --position FILE …    from a position instead of a set-up
"""

import argparse
import sys
from collections import defaultdict
from itertools import count
from pathlib import Path

import msgspec

from looptable.bots import decide, find_bot
from looptable.content.text.texts import explain
from looptable.core.chance import Chance
from looptable.core.errors import LooptableError
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Bot
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.playthrough import (
    LIMIT,
    Chooser,
    Heading,
    endings_in,
    heading_of,
    play,
    retell,
    seeded_hash,
    story_of,
)
from looptable.engine.registry import find_game, games
from looptable.testing.snapshot import moment_of, snapshot

HASH = "seeded.sha256"
CHANGED = "tells another story now"


class CannotMake(Exception):
    """The heading of a story does not say how to make it, or asks for what cannot be."""


def folder_of(game: Game) -> Path:
    """The folder of a game's playthroughs."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "playthroughs"


def playthroughs(game: Game) -> list[Path]:
    """The playthroughs of a game."""
    return sorted(folder_of(game).glob("*.txt"))


def stale(game: Game) -> list[str]:
    """The files of a game that no longer tell what happens, each with the reason."""
    found = [
        f"{path.name}: {reason}"
        for path in playthroughs(game)
        if (reason := staleness(game, path.read_text(encoding="utf-8")))
    ]
    guard = folder_of(game) / HASH
    if not guard.exists() or guard.read_text(encoding="utf-8").strip() != seeded_hash(game):
        found.append(f"{guard.name}: {CHANGED}")
    return found + [
        f"{path.name}: {reason}" for path in snapshots(game) if (reason := difference(game, path))
    ]


def snapshots(game: Game) -> list[Path]:
    """The snapshots of a game."""
    return sorted((folder_of(game).parent / "tests" / "snapshots").glob("*.txt"))


def retaken(game: Game, path: Path) -> str:
    """A snapshot as it would be taken now."""
    moment = moment_of(path.read_text(encoding="utf-8"))
    story = folder_of(game) / f"{moment.story}.txt"
    return snapshot(game, moment, story.read_text(encoding="utf-8"))


def difference(game: Game, path: Path) -> str:
    """The reason why a snapshot no longer holds; nothing, if it does."""
    try:
        same = retaken(game, path) == path.read_text(encoding="utf-8")
    except LooptableError as error:
        return explain(error, "en")
    return "" if same else "shows something else now"


def staleness(game: Game, story: str) -> str:
    """The reason why a story no longer holds; nothing, if it does."""
    try:
        return "" if retell(game, story) == story else CHANGED
    except LooptableError as error:
        return explain(error, "en")


def endings_told(game: Game) -> set[str]:
    """The ways of ending that the playthroughs of a game show."""
    stories = [path.read_text(encoding="utf-8") for path in playthroughs(game)]
    return {ending for story in stories for ending in endings_in(story)}


def rewrite(game: Game) -> bool:
    """Rewrites all that is golden of a game; false, if a playthrough could not be rewritten."""
    folder_of(game).mkdir(exist_ok=True)
    done = [rewrite_story(game, path) for path in playthroughs(game)]
    (folder_of(game) / HASH).write_text(seeded_hash(game) + "\n", encoding="utf-8")
    if all(done):
        for path in snapshots(game):
            path.write_text(retaken(game, path), encoding="utf-8")
    return all(done)


def rewrite_story(game: Game, path: Path) -> bool:
    """Rewrites one playthrough; makes new choices, and says so, where the old ones are illegal now."""
    story = path.read_text(encoding="utf-8")
    heading = heading_of(story)
    name = f"{game.meta.id}: {path.name}"
    try:
        story = retell(game, story)
        reason = ending_missed(heading, story)
    except LooptableError as error:
        reason = explain(error, "en")
    if reason:
        try:
            story = make(game, heading)
        except CannotMake as error:
            print(f"{name} cannot be made anew, {error}. {reason}", file=sys.stderr)
            return False
        except LooptableError as error:
            print(f"{name} cannot be made anew. {explain(error, 'en')}", file=sys.stderr)
            return False
        print(f"{name} is made anew, with seed {heading_of(story).seed}. {reason}")
    path.write_text(story, encoding="utf-8")
    return True


def ending_missed(heading: Heading, story: str) -> str:
    """Says that a story does not come to the ending it is there for; nothing, if it does."""
    if heading.ending is None or endings_in(story) == {heading.ending}:
        return ""
    return f"It does not end by {heading.ending} any longer."


def chooser(game: Game, name: str) -> Chooser:
    """Bots of one name, one for each seat, as a playthrough asks them."""
    bots: defaultdict[Seat, Bot] = defaultdict(lambda: find_bot(name, game))

    def choose(state: State, seat: Seat, chance: Chance) -> int:
        return decide(bots[seat], game, state, seat, chance)

    return choose


def make(game: Game, heading: Heading) -> str:
    """A story that its bot plays, with the first seed from its own upward that ends as it should."""
    if heading.bot is None:
        raise CannotMake("its heading names no bot")
    if heading.ending not in (None, *game.meta.endings):
        raise CannotMake(f"{game.meta.id} ends by one of: {', '.join(game.meta.endings)}")
    for seed in count(heading.seed):
        wanted = msgspec.structs.replace(heading, seed=seed)
        # New bots for each match: what they remember of another one must not change a story.
        match = play(game, wanted, chooser(game, heading.bot))
        outcome = match.state.outcome()
        fits = heading.ending is None or (outcome is not None and outcome.code == heading.ending)
        if fits and len(match.record.choices) <= heading.longest:
            return story_of(game, wanted, match)
    raise AssertionError("there is always another seed")


def add(name: str, given: argparse.Namespace) -> Path:
    """A new playthrough of a game."""
    game = find_game(given.new[0])
    heading = Heading(
        game=game.meta.id,
        players=given.players,
        seed=given.seed,
        bot=given.bot,
        ending=given.ending,
        longest=given.longest,
        options=dict(game.options(dict(pair.split("=", 1) for pair in given.set))),
        position=msgspec.json.decode(given.position.read_bytes()) if given.position else None,
    )
    path = folder_of(game) / f"{name}.txt"
    path.write_text(make(game, heading), encoding="utf-8")
    return path


def main(arguments: list[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="golden.py")
    parser.add_argument("--rewrite", action="store_true", help="write all of them again")
    parser.add_argument("--new", nargs=2, metavar=("GAME", "NAME"), help="add one")
    parser.add_argument("--bot", default="random", help="the bot in every seat")
    parser.add_argument("--ending", help="go up from the seed until the match ends this way")
    parser.add_argument(
        "--longest", type=int, default=LIMIT, help="… with at most this many choices"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--position", type=Path, help="a JSON file to start from")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    try:
        if given.new:
            print(add(given.new[1], given).name)
            return 0
    except CannotMake as error:
        parser.error(str(error))
    except LooptableError as error:
        print(explain(error, "en"), file=sys.stderr)
        return error.exit_status
    if given.rewrite:
        done = [rewrite(game) for game in games().values()]
        return 0 if all(done) else 1
    different = [f"{game.meta.id}: {line}" for game in games().values() for line in stale(game)]
    for line in different:
        print(line)
    if different:
        print("If this is meant, run `make golden` and review the difference.")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
