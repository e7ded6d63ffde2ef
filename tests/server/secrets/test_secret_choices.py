"""Every choice of whole games: what each viewer is sent does not depend on what it cannot see.

The frames are made as the server makes them, for a table that stands where the game has come to and
for one where all that the viewer cannot know is drawn anew. Where a choice reveals something, the
two may differ, unless the viewer sees the same afterwards.
"""

import msgspec
import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.match import new_match
from looptable.engine.registry import find_game
from looptable.server.tables.broadcast import broadcast, snapshot
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import Body, ChoiceMade, MatchStarted
from looptable.storage.rows import LogRow, SeatRow, TableRow
from looptable.wire.frames import FromServer


class Recorder:
    """A socket that keeps what it is sent, as bytes."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.guest_id = None if seat is None else f"guest-{seat}"
        self.seats: tuple[int, ...] = () if seat is None else (seat,)
        self.lang = lang
        self.heard: list[bytes] = []

    def send(self, frame: FromServer) -> None:
        self.heard.append(msgspec.json.encode(frame))


class Scene:
    """A table with a person in every seat that starts from some state, and one viewer's socket."""

    def __init__(self, game: Game, state: State, viewer: int | None, lang: str) -> None:
        players = state.position()["players"]
        header = new_match(game, players, {}, 0, state.position()).header
        row = TableRow("t", "o", game.meta.id, players, {}, (), "en", "public", "i", created="")
        people = [
            SeatRow("t", seat, "guest", f"guest-{seat}", None, f"Player {seat}")
            for seat in range(players)
        ]
        self.live = LiveTable(msgspec.structs.replace(row, touched=""), people)
        self._log(MatchStarted(header=header))
        self.socket = Recorder(viewer, lang)
        self.live.connections.add(self.socket)
        self.socket.send(snapshot(self.live, self.socket))

    def _log(self, body: Body) -> LogRow:
        row = LogRow("t", self.live.version + 1, body, "now")
        self.live.take(row)
        return row

    def choose(self, seat: int, key: str) -> tuple[Event, ...]:
        row = self._log(ChoiceMade(id="c-1", n=1, seat=seat, do=key))
        broadcast(self.live, [row])
        return self.live.events(row)

    def sees(self, viewer: int | None) -> bytes:
        match = self.live.playing
        return match.game.view(match.state, viewer).as_bytes()


def reveals(events: tuple[Event, ...], viewer: int | None) -> bool:
    return any(
        event.reveals and (event.audience is None or viewer in event.audience) for event in events
    )


@pytest.mark.parametrize(
    ("name", "players", "seed", "every"),
    [
        ("template", 2, 1, 1),
        ("template", 3, 3, 1),
        ("template", 3, 8, 1),
        ("the-loop", 2, 3, 1),
        ("the-loop", 4, 5, 6),
    ],
)
def test_choices_of_whole_games_are_told_without_secrets(
    name: str, players: int, seed: int, every: int
) -> None:
    game = find_game(name)
    chance = Chance(1)
    chance.seed(seed)
    state = game.start(players, {}, seed)
    compared = made = 0
    while pending := state.pending():
        seat = pending[chance.below(0, len(pending))]
        legal = state.legal(seat)
        action = legal[chance.below(0, len(legal))]
        key = game.describe(state, seat, action).key
        for viewer in (*range(players), None) if made % every == 0 else ():
            compared += told_alike(game, state, viewer, (seat, key), chance)
        state.apply(seat, action)
        made += 1
    assert made > 10
    assert compared > made // every, "most choices were compared for most viewers"


def told_alike(
    game: Game, state: State, viewer: int | None, choice: tuple[int, str], chance: Chance
) -> bool:
    """Whether a choice could be compared; fails where the frames differ and must not."""
    world = game.guess(game.view(state, viewer), chance)
    truth = state.clone()
    draws = chance.next(0)
    for one in (truth, world):
        one.reseed(draws)
    seat, key = choice
    if key not in {option.key for option in game.legal_options(world, seat)}:
        return False  # another seat lacks this card in the other world
    lang = ("en", "fr")[chance.below(0, 2)]
    scenes = [Scene(game, one, viewer, lang) for one in (truth, world)]
    assert scenes[0].socket.heard == scenes[1].socket.heard
    followed = [scene.choose(seat, key) for scene in scenes]
    has_shown = any(reveals(events, viewer) for events in followed)
    if has_shown and scenes[0].sees(viewer) != scenes[1].sees(viewer):
        return False
    assert scenes[0].socket.heard == scenes[1].socket.heard
    return True
