"""Boards for the tests: a plain position in Phase II, to which a test adds what it is about."""

from typing import Any

from looptable.games.the_loop import GAME
from looptable.testing import Table

__all__ = ["ERAS", "before_foo", "done", "foo_phase", "slots", "table", "use"]

ERAS = ("dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end")


def table(**position: Any) -> Table:
    """Mr Time to act in the industrial era, Time Prowler at dawn, Foo at the end of times."""
    start: dict[str, Any] = {
        "agents": ["mr-time", "time-prowler"],
        "phase": "actions",
        "foo": "end",
        "foo_row": ["end"],
        "foo_deck": [era for era in ERAS if era != "end"],
        "at": {"mr-time": "industrial", "time-prowler": "dawn"},
    }
    return Table(GAME, {**start, **position})


def slots(*eras: str) -> int:
    """The progress of a mission with one slot per era, when the slots of these eras are filled."""
    return sum(2 ** ERAS.index(era) for era in eras)


def before_foo(era: str, falls: list[int], **position: Any) -> Table:
    """V-Girl (seat 1) is about to end her turn; in Mr Time's (seat 0) Foo comes to this era.

    `falls` are the draws of the machine. The clone of step A is dawn-renaissance, if it is free.
    """
    start: dict[str, Any] = {
        "agents": ["mr-time", "v-girl"],
        "active": "v-girl",
        "phase": "actions",
        "foo_deck": [*(other for other in ERAS if other != era), era],
        "at": {"mr-time": "industrial", "v-girl": "medieval"},
        "chance": {"draws": {"machine": falls, "bag": [0]}},
    }
    return Table(GAME, {**start, **position})


def foo_phase(era: str, falls: list[int], **position: Any) -> Table:
    """The same when Phase I is over."""
    board = before_foo(era, falls, **position)
    board.do(1, "end")
    return board


def use(card: str, **position: Any) -> Table:
    """The same board, where Mr Time has just used a card: his only one, unless `ready` says more."""
    played = table(**{"ready": {"mr-time": [card]}, **position})
    played.do(0, f"use {card}")
    return played


def done(board: Table, **fields: object) -> None:
    """Asserts that no card is in play any more, and these fields of the position."""
    board.shows(pc=None, **fields)
