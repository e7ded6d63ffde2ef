"""A worker that keeps its bots answers as one that has none: only sooner."""

from collections.abc import Iterator, Sequence

import pytest

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View
from looptable.engine.match.match import KEEP_EVERY, Match, new_match
from looptable.engine.registry import find_game
from looptable.server.bots import worker
from looptable.server.bots.schedule import turn_for
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import TableRow


@pytest.fixture(autouse=True)
def no_bots() -> Iterator[None]:
    worker._kept.clear()
    yield
    worker._kept.clear()


def table(name: str, players: int) -> LiveTable:
    game = find_game(name)
    row = TableRow("t", "o", name, players, {}, (), "en", "public", "i", secret="s", salt="s")
    live = LiveTable(row, [])
    live.match = new_match(game, players, {}, 4)
    return live


def playing(live: LiveTable) -> Match:
    assert live.match is not None
    return live.match


def asked(live: LiveTable, bot: str) -> tuple[Seat, str]:
    """The choice of a bot in the first pending seat."""
    seat = playing(live).state.pending()[0]
    return seat, worker.choose(turn_for(live, seat, bot))


def make(live: LiveTable, seat: Seat, key: str) -> None:
    match = playing(live)
    match.accept(*match.attempt(seat, key), len(match.lines) + 2)


def test_a_kept_bot_and_a_new_one_choose_alike() -> None:
    live = table("the-loop", 2)
    for _ in range(30):
        seat, key = asked(live, "blueprint")
        worker._kept.clear()
        assert asked(live, "blueprint") == (seat, key)
        assert asked(live, "blueprint") == (seat, key), "asked twice, it says the same"
        make(live, seat, key)


class Counting:
    """A bot that takes the option whose number is how often it was asked."""

    made = 0
    asked = 0

    def __init__(self) -> None:
        Counting.made += 1
        self._times = 0

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        Counting.asked += 1
        self._times += 1
        return self._times % len(options)


def test_one_bot_is_asked_once_for_each_choice_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "find_bot", lambda *_: Counting())
    Counting.made = Counting.asked = 0
    live = table("the-loop", 1)  # all choices are of one seat
    for _ in range(KEEP_EVERY):
        make(live, *asked(live, "counting"))
    assert (Counting.made, Counting.asked) == (1, KEEP_EVERY)
    asked(live, "counting")
    assert Counting.made == 2, "a long turn is cut"


def test_after_an_undo_the_turn_is_shown_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "find_bot", lambda *_: Counting())
    live = table("the-loop", 1)
    answers = []
    for _ in range(8):
        seat, key = asked(live, "counting")
        answers.append(key)
        make(live, seat, key)
    playing(live).go_back(5, 99)
    assert asked(live, "counting")[1] == answers[5]
