"""The contract, answered for Loop, Inc.; each answer is in a file of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.core.names import Names
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Gauges
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.engine.fields.layout import Scheme
from looptable.engine.fields.position_values import players_of
from looptable.engine.library import ContentGame
from looptable.games.loop_inc.library import FOLDER, Library, load_library, trips_of
from looptable.games.loop_inc.rules import codes as c
from looptable.games.loop_inc.rules.layout import LAYOUT
from looptable.games.loop_inc.rules.setup import choose_trips, set_up
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.view.census import census
from looptable.games.loop_inc.view.known import filled, imagined, known
from looptable.games.loop_inc.view.options import describe
from looptable.games.loop_inc.view.summary import gauges_of, prospects_of, tally_of
from looptable.games.loop_inc.view.view import project

__all__ = ["IncGame"]

JUNIOR = "junior"


class IncGame(ContentGame[Library]):
    """Loop, Inc.: two to four players, or one against Junior; three expansions."""

    folder = FOLDER

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> Library:
        """The content of the game and its expansions."""
        return load_library(packs, vocabulary, kept)

    def setup(self, players: int, options: Options, seed: int) -> State:
        """Deals the trips, then sets up by the number of players."""
        timeline = choose_trips(self.library, max(players, 2), options, seed)
        state = self._blank(players, timeline)
        set_up(state, self.library, options, seed)
        return state

    def load(self, position: Mapping[str, Any]) -> State:
        """The state of a position, which names the trip cards in play."""
        meta = self.meta
        players = players_of(position, meta.id, meta.least_players, meta.most_players)
        state = self._blank(players, self._timeline(position))
        if position.get("phase") == "over" and "ending" not in position:
            raise _impossible("ending", None, meta.endings)
        if position.get("day", 1) not in range(1, c.DAYS + 1):
            raise _impossible("day", position["day"], ["1", "2", "3"])
        state.place({**position, "solo": players == 1})
        return state

    def describe(self, state: State, seat: int, action: int) -> Option:
        """A legal action in words."""
        return describe(cast("IncState", state), action)

    def view(self, state: State, seat: int | None) -> View:
        """What this seat may know."""
        table = cast("IncState", state)
        return project(table, seat, self.library, known(table))

    def guess(self, view: View, chance: Chance) -> State:
        """Some state with this view."""
        return self.load(filled(view.known, chance))

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        """The same guess, from what lies open; all seats see the same."""
        return imagined(cast("IncState", state), chance)

    def sides(self, players: int) -> tuple[Text, ...]:
        """The seats; Junior, who has none, against a single one."""
        seats = super().sides(players)
        return seats if players > 1 else (*seats, Text("seat.junior"))

    def gauges(self, state: State) -> Gauges:
        """Points."""
        return gauges_of(cast("IncState", state))

    def prospects(self, state: State) -> tuple[int, ...]:
        """Points, while the match goes on."""
        return () if state.outcome() is not None else prospects_of(cast("IncState", state))

    def tally(self, event: Event) -> Mapping[str, int]:
        """Trips, ads, and what went wrong."""
        return tally_of(event)

    def census(self, state: State) -> Mapping[str, int]:
        """Every card, twelve components of each kind, three Ads for each player."""
        return census(cast("IncState", state))

    def _timeline(self, position: Mapping[str, Any]) -> list[str]:
        """The trip cards that a position names."""
        cards = list(self.library.names["tripcard"])
        told = position.get("timeline", [])
        if not isinstance(told, list) or any(card not in cards for card in told):
            raise _impossible("timeline", told, cards)
        if len(set(told)) < len(told) or len(told) > c.TRIPS // 2:
            raise _impossible("timeline", told, cards)
        return told

    def _blank(self, players: int, timeline: Sequence[str]) -> IncState:
        library = self.library
        trips = [trip.id for card in timeline for trip in trips_of(library.tables, card)]
        boards = [str(seat) for seat in range(players)]
        if players == 1:
            boards.append(JUNIOR)
        names = {**library.names, **board_names(boards), "trip": Names(trips)}
        scheme = Scheme(self.meta.id, LAYOUT, players, names)
        scheme.name_code("code", library.book.program)
        state = IncState(None, library.book, scheme)
        state.solo = int(players == 1)
        state.timeline.fill([library.names["tripcard"].find(card) for card in timeline])
        return state


def board_names(players: Sequence[str]) -> dict[str, Names]:
    """Names for what every player has: bays for components, and machine tokens."""
    marks = list(enumerate(c.MARK_NAMES, 1))
    return {
        "player": Names(players),
        "actor": Names(players),
        "bay": Names(
            [
                f"{p}-{mark}-{kind}"
                for p in players
                for _, mark in marks
                for kind in c.COMPONENT_NAMES
            ]
        ),
        "token": Names(
            [
                f"{p}-day-{day}-{mark}"
                for p in players
                for day in range(1, c.DAYS + 1)
                for number, mark in marks
                if number <= day
            ]
        ),
    }


def _impossible(field: str, value: object, accepted: Sequence[str]) -> PositionError:
    return PositionError("position/bad-value", field=field, value=value, accepted=list(accepted))
