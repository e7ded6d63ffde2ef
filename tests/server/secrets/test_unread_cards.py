"""Unread cards reach a seat by no way: a mission is changed behind its back, and it notices nothing.

For a seat in the middle of a match the mission is replaced by a twin that differs in every word and effect
which that seat has not seen so far. Its view, its options, the frames and pictures that the server sends, what the
team bot chooses for it and every claim of a hint must be the same, to the byte.
"""

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from looptable.bots import decide
from looptable.core.chance import Chance
from looptable.core.errors import Refusal
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.record import Record
from looptable.games.time_stories import GAME
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.mission.library import FOLDER
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.view.known import can_follow
from looptable.server.tables.pictures import picture_for
from looptable.server.tables.presenter import seat_views, translator_of
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import SeatRow, TableRow
from looptable.wire.views import Zone
from tests.server.secrets.twins import write_twin

MISSION = FOLDER / "missions" / "low-tide"
MOMENTS = (40, 130)  # choices into the match
MADE, OFTEN = 200, 14
READING = {"reads", "tale", "takes-offer", "rewarded", "uses", "revealed", "gains-element"}
"""Events after which a card that the seat has not read is being carried out."""


def twin_of(state: StoryState, seat: int) -> StoryGame:
    """The game with a mission that this seat cannot tell from the true one."""
    seen = {state.names.name("leaf", leaf) for leaf in state.notebook[seat].as_list()}
    shown = [] if state.failure < 0 else [state.names.name("failure", state.failure)]
    with tempfile.TemporaryDirectory() as folder:
        return GAME.with_missions([write_twin(MISSION, Path(folder) / "twin", seen, shown)])


def live_table(game: Game, state: State, players: int) -> LiveTable:
    """A table of the server in the middle of this match."""
    row = TableRow("t", "o", game.meta.id, players, {}, (), "en", "public", "i", created="")
    seats = [SeatRow("t", seat, "guest", f"guest-{seat}") for seat in range(players)]
    live = LiveTable(row, seats)
    header = new_match(game, players, {}, 0, state.position()).header
    live.match = Match(game, Record(header), state)
    return live


def frames(live: LiveTable, seat: int) -> list[bytes]:
    """Everything the server would send to this seat, in both languages."""
    return [msgspec.json.encode(seat_views(live, (seat,), lang)) for lang in ("en", "fr")]


def pictures(live: LiveTable, seat: int) -> dict[str, bytes | None]:
    """The answer to every request for a picture of the mission that this seat may think of."""
    assert live.match is not None
    story = live.match.state.story  # type: ignore[attr-defined]
    plan = {name for view in seat_views(live, (seat,), "en") for name in _named(view.zones)}
    asked = {f"{story.id}.{name}" for name in (*story.pictured, *story.illustrated)} | plan
    return {name: _picture(live, seat, name) for name in sorted(asked)}


def _picture(live: LiveTable, seat: int, name: str) -> bytes | None:
    try:
        return picture_for(live, f"guest-{seat}", name, "en", "light").data
    except Refusal:
        return None


def _named(zones: Iterable[Zone[str]]) -> Iterator[str]:
    for zone in zones:
        for piece in zone.pieces:
            arts = (piece.art, *(part.art for part in piece.parts))
            yield from (art for art in arts if art is not None)
        yield from _named(zone.zones)


def judged(game: Game, state: State, seat: int) -> list[Advice]:
    """The team bot's value of each option, and the claims of its hint."""
    options = game.legal_options(state, seat)
    return TeamBot().rank(game, game.view(state, seat), seat, options, seeded(7))


def seeded(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def random_match(players: int, seed: int) -> Iterator[StoryState]:
    """A match of random choices, at some of its moments."""
    state = GAME.start(players, {}, seed)
    chance = seeded(seed)
    for made in range(max(MOMENTS) + 1):
        pending = state.pending()
        if not pending:
            return
        if made in MOMENTS:
            yield state
        seat = pending[chance.below(0, len(pending))]
        # Nobody gives up, so that later runs are met too.
        legal = [a for a in state.legal(seat) if GAME.describe(state, seat, a).key != "stop"]
        state.apply(seat, legal[chance.below(0, len(legal))])


def same_choice(ours: State, theirs: State, tables: tuple[LiveTable, LiveTable], seat: int) -> None:
    """Every option of a seat tells it the same in both worlds, unless somebody reads by it."""
    for action in ours.legal(seat):
        told: list[list[Event]] = [[], []]
        worlds = [ours.clone(), theirs.clone()]
        for world, events in zip(worlds, told, strict=True):
            world.apply(seat, action, events.append)
        if READING.intersection(event.kind for events in told for event in events):
            continue
        heard = [heard_by(events, seat) for events in told]
        assert heard[0] == heard[1]
        for lang in ("en", "fr"):
            lines = [
                translator_of(live, lang).sentences(events, (seat,))
                for live, events in zip(tables, told, strict=True)
            ]
            assert lines[0] == lines[1]


def no_seat_can_tell(players: int, seed: int) -> None:
    """At no moment of a match does a seat see, hear or judge anything else in a twin of the mission."""
    for state in random_match(players, seed):
        for seat in range(players):
            if state.pc >= 0 and not can_follow(state, seat):
                continue  # in the middle of an effect that is another one in the twin
            twin = twin_of(state, seat)
            other = twin.load(state.position())
            assert twin.content_hash() != GAME.content_hash()
            assert twin.view(other, seat).as_bytes() == GAME.view(state, seat).as_bytes()
            tables = live_table(GAME, state, players), live_table(twin, other, players)
            assert frames(tables[0], seat) == frames(tables[1], seat)
            assert pictures(tables[0], seat) == pictures(tables[1], seat)
            if seat in state.pending():
                assert judged(twin, other, seat) == judged(GAME, state, seat)
                same_choice(state, other, tables, seat)


@settings(max_examples=2, derandomize=True, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_a_seat_cannot_tell_a_mission_from_its_twin(players: int, seed: int) -> None:
    no_seat_can_tell(players, seed)


@pytest.mark.soak
@settings(max_examples=20, derandomize=True, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_a_seat_cannot_tell_a_mission_from_its_twin_in_many_matches(
    players: int, seed: int
) -> None:
    no_seat_can_tell(players, seed)


def test_a_picture_that_a_seat_may_not_see_is_another_one_in_the_twin() -> None:
    """Else the twins would prove nothing about pictures."""
    state = GAME.start(3, {}, 1)
    twin = twin_of(state, 0)
    for name in ("element.element-1", "end.success", "end.time", "lighthouse-b"):
        ours, theirs = (game.art(f"low-tide.{name}", "en", "light") for game in (GAME, twin))
        assert ours is not None
        assert theirs is not None
        assert ours.data != theirs.data, name
    refused = pictures(live_table(GAME, state, 3), 0)
    assert refused["low-tide.element.element-1"] is None
    assert refused["low-tide.end.success"] is None
    assert refused["low-tide.token.blue-1"] is None
    assert refused["low-tide.receptacle.odile"] is not None


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_the_team_bot_judges_by_nothing_that_its_seat_has_not_seen(seed: int) -> None:
    """A match that the bot plays with itself, into the second run: each judgement is the same in the twin."""
    state, chance, bot = GAME.start(3, {}, seed), seeded(seed), TeamBot()
    for made in range(MADE):
        seat = state.pending()[0]
        if made % OFTEN == 0:
            twin = twin_of(state, seat)
            other = twin.load(state.position())
            assert judged(twin, other, seat) == judged(GAME, state, seat)
        state.apply(seat, state.legal(seat)[decide(bot, GAME, state, seat, chance)])
    assert state.run_number == 2


def same_hints(players: int, seed: int, made: int, often: int) -> None:
    """Along a random match, every hint for a seat makes the same claims in a twin of the mission."""
    state, chance, hinted = GAME.start(players, {}, seed), seeded(seed), 0
    for number in range(made):
        pending = state.pending()
        if not pending:
            break
        seat = pending[chance.below(0, len(pending))]
        if number % often == often - 1:
            twin = twin_of(state, seat)
            ours, theirs = (
                judged(GAME, state, seat),
                judged(twin, twin.load(state.position()), seat),
            )
            assert ours == theirs, f"after {number} choices"
            hinted += any(one.claims for one in ours)
        legal = [a for a in state.legal(seat) if GAME.describe(state, seat, a).key != "stop"]
        state.apply(seat, legal[chance.below(0, len(legal))])
    assert hinted


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_hints_claim_nothing_that_a_seat_has_not_seen(players: int, seed: int) -> None:
    same_hints(players, seed, made=90, often=13)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
def test_hints_of_whole_matches_claim_nothing_that_a_seat_has_not_seen(seed: int) -> None:
    same_hints(2 + seed % 3, seed, made=600, often=5)
