"""The contract, answered for Loop, Inc.; each answer is in a file of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.names import Names
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.game import Gauges
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options
from looptable.engine.contract.view import View
from looptable.engine.fields.layout import Scheme
from looptable.engine.fields.position_values import players_of, refuse
from looptable.engine.library import ContentGame
from looptable.games.loop_inc.bot.junior import Junior
from looptable.games.loop_inc.library import FOLDER, Library, load_library, trips_of
from looptable.games.loop_inc.rules.keys import TRIPS
from looptable.games.loop_inc.rules.kinds import DAYS
from looptable.games.loop_inc.rules.layout import COMPONENTS, LAYOUT, MACHINES
from looptable.games.loop_inc.rules.rival import Rival
from looptable.games.loop_inc.rules.setup import choose_trips, set_up
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.view.census import census
from looptable.games.loop_inc.view.known import filled, imagined, known
from looptable.games.loop_inc.view.options import describe
from looptable.games.loop_inc.view.reasons import reasons_of
from looptable.games.loop_inc.view.summary import gauges_of, prospects_of, tally_of
from looptable.games.loop_inc.view.view import project

__all__ = ["IncGame"]

NOBODY = Rival()
JUNIOR = Junior()


class IncGame(ContentGame[Library, IncState]):
    """Loop, Inc.: two to four players, or one against Junior; three expansions."""

    folder = FOLDER

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> Library:
        """The content of the game and its expansions."""
        return load_library(packs, vocabulary, kept)

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> IncState:
        """Deals the trips, then sets up by the number of players."""
        timeline = choose_trips(self.library, max(players, 2), options, seed)
        state = self._blank(players, timeline)
        set_up(state, self.library, options, seed)
        return state

    def load(self, position: Mapping[str, Any]) -> IncState:
        """The state of a position, which names the trip cards in play."""
        meta = self.meta
        players = players_of(position, meta.id, meta.least_players, meta.most_players)
        state = self._blank(players, self._timeline(position))
        if position.get("phase") == "over" and position.get("ending") is None:
            refuse("ending", None, meta.endings)
        if position.get("day", 1) not in range(1, DAYS + 1):
            refuse("day", position["day"], ["1", "2", "3"])
        state.place({**position, "solo": players == 1})
        return state

    def describe(self, state: IncState, seat: int, action: int) -> Option:
        """A legal action in words."""
        return describe(state, action)

    def view(self, state: IncState, seat: int | None, *, with_known: bool = True) -> View:
        """The view of a seat: all that it may know."""
        return project(state, seat, self.library, known(state) if with_known else {})

    def guess(self, view: View, chance: Chance) -> IncState:
        """Some state with this view."""
        return self.load(filled(view.known, chance))

    def imagine(self, state: IncState, seat: int | None, chance: Chance) -> IncState:
        """The same guess, from what lies open; all seats see the same."""
        return imagined(state, chance)

    def reasons(self, state: IncState, seat: int) -> Mapping[str, Text]:
        """Reasons for cards, trips and own machines that are no targets, and for components."""
        return reasons_of(state, seat, self.view(state, seat, with_known=False))

    def sides(self, players: int) -> tuple[Text, ...]:
        """The seats; Junior, who has none, against a single one."""
        seats = super().sides(players)
        return seats if players > 1 else (*seats, Text(f"seat.{JUNIOR.name}"))

    def gauges(self, state: IncState) -> Gauges:
        """Points."""
        return gauges_of(state)

    def prospects(self, state: IncState) -> tuple[int, ...]:
        """Points, while the match goes on."""
        return () if state.outcome() is not None else prospects_of(state)

    def tally(self, event: Event) -> Mapping[str, int]:
        """Trips, ads, and what went wrong."""
        return tally_of(event)

    def census(self, state: IncState) -> Mapping[str, int]:
        """Every card, twelve components of each kind, three Ads for each player."""
        return census(state)

    def _timeline(self, position: Mapping[str, Any]) -> list[str]:
        """The trip cards that a position names."""
        cards = list(self.library.names["tripcard"])
        told = position.get("timeline", [])
        if not isinstance(told, list) or any(card not in cards for card in told):
            refuse("timeline", told, cards)
        if len(set(told)) < len(told) or len(told) > TRIPS // 2:
            refuse("timeline", told, cards)
        return told

    def _blank(self, players: int, timeline: Sequence[str]) -> IncState:
        library = self.library
        trips = [trip.id for card in timeline for trip in trips_of(library.tables, card)]
        rival = JUNIOR if players == 1 else NOBODY
        boards = [str(seat) for seat in range(players)]
        if rival is not NOBODY:
            boards.append(rival.name)
        names = {**library.names, **board_names(boards), "trip": Names(trips)}
        scheme = Scheme(self.meta.id, LAYOUT, players, names)
        scheme.name_code("code", library.book.program)
        state = IncState(None, library.book, scheme, rival)
        state.solo = int(rival is not NOBODY)
        state.timeline.fill([library.names["tripcard"].find(card) for card in timeline])
        return state


def board_names(players: Sequence[str]) -> dict[str, Names]:
    """Names for what every player has: bays for components, and machine tokens."""
    marks = list(enumerate(MACHINES, 1))
    return {
        "player": Names(players),
        "actor": Names(players),
        "bay": Names(
            [f"{p}-{mark}-{kind}" for p in players for _, mark in marks for kind in COMPONENTS]
        ),
        "token": Names(
            [
                f"{p}-day-{day}-{mark}"
                for p in players
                for day in range(1, DAYS + 1)
                for number, mark in marks
                if number <= day
            ]
        ),
    }
