"""An evening at a table of the server: people with hands, a companion, and what the store says of the match."""

import json
import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from looptable.engine.contract.event import Event
from looptable.engine.contract.option import Option
from looptable.games.time_stories import GAME
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.browser.board_hands import Hands

__all__ = ["Decide", "Evening"]

Decide = Callable[[StoryState, int, list[str]], str]
"""Takes one of the keys that a seat is asked."""

ON_THE_WAY = ("first", "done")
"""Choices that the board makes by itself on the way to others."""
MOST_ON_THE_WAY = 4
PATIENCE = 60.0  # seconds: the companion thinks in a process of its own, which is begun first


class Evening:
    """Follows a match in the server's own store, and lets people answer in their browsers."""

    def __init__(self, folder: Path, table: str, people: Mapping[int, Hands]) -> None:
        self.people = people
        self.events: list[Event] = []
        self.choices: list[tuple[int, str]] = []
        """All choices with their seats, as they were stored."""
        self._store = folder / "tables.db"
        self._table = table
        (header,) = self._ask("SELECT header FROM tables WHERE id = ?")[0]
        self.state = GAME.load(json.loads(header)["position"])
        self._version = 0

    def _ask(self, question: str, *more: int) -> list[tuple[str, ...]]:
        with sqlite3.connect(self._store) as store:
            return store.execute(question, (self._table, *more)).fetchall()

    def play(self, decide: Decide, until: Callable[[], bool]) -> None:
        """Plays on until then; people decide alike."""
        while not until() and not self.state.is_over():
            asked = [seat for seat in self.state.pending() if seat in self.people]
            if asked:
                self._answer(asked[0], decide)
            else:
                self._until(self._follow, "the companion chooses", self.people[0])

    def _answer(self, seat: int, decide: Decide) -> None:
        option = self._wish(seat, decide)
        hands = self.people[seat]
        self._until(lambda: hands.version >= self._version, f"seat {seat} sees the table", hands)
        hands.choose(option)
        made = len(self.choices)

        def is_made() -> bool:
            self._follow()
            return (seat, option.key) in self.choices[made:]

        self._until(is_made, "the choice is stored", hands)

    def _wish(self, seat: int, decide: Decide) -> Option:
        """The choice that a person has in mind, behind those that the board makes by itself."""
        ahead = self.state.clone()
        for _ in range(MOST_ON_THE_WAY):
            options = {one.key: one for one in GAME.legal_options(ahead, seat)}
            key = decide(ahead, seat, list(options))
            if key not in ON_THE_WAY:
                return options[key]
            ahead.apply(seat, GAME.parse(ahead, seat, key))
        raise AssertionError(f"seat {seat} cannot make up its mind")

    # The store.

    def _until(self, is_so: Callable[[], bool], what: str, hands: Hands) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"{what}, after {self.choices[-3:]}"
            hands.page.wait_for_timeout(20)  # lets the browser speak, too

    def _follow(self) -> bool:
        """Makes the choices that were stored meanwhile; whether there were any."""
        question = "SELECT version, body FROM log WHERE match = ? AND kind = 'choice'"
        news = self._ask(f"{question} AND version > ? ORDER BY version", self._version)
        for version, body in news:
            choice = json.loads(body)
            seat, key = choice["seat"], choice["do"]
            self.state.apply(seat, GAME.parse(self.state, seat, key), self.events.append)
            self.choices.append((seat, key))
            self._version = int(version)
        return bool(news)
