"""Boards for the tests: a plain position in Phase II, to which a test adds what it is about."""

from functools import cache
from pathlib import Path
from typing import Any

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import load_pack
from looptable.content.tables.tables import Tables
from looptable.engine.contract.game import Game
from looptable.games.the_loop import GAME
from looptable.games.the_loop.library import load_library
from looptable.games.the_loop.rules.layout import ERAS
from looptable.games.the_loop.rules.modes import MODES
from looptable.games.the_loop.rules.state import LoopState
from looptable.testing import Table

__all__ = [
    "ERAS",
    "MODE_NAMES",
    "before_foo",
    "done",
    "foo_phase",
    "game_where",
    "holding",
    "slots",
    "table",
    "tables",
    "use",
    "whole",
]

MODE_NAMES = tuple(mode.name for mode in MODES)


def table(**position: Any) -> Table[LoopState]:
    """Mr Time to act in the industrial era, Time Prowler at dawn, Foo at the end of times."""
    start: dict[str, Any] = {
        "agents": ["mr-time", "time-prowler"],
        "phase": "actions",
        "foo": "end",
        "foo_row": ["end"] if "end" not in position.get("foo_deck", ()) else [],
        "foo_deck": [era for era in ERAS if era != "end"],
        "at": {"mr-time": "industrial", "time-prowler": "dawn"},
    }
    return Table(GAME, whole({**start, **position}))


def whole(position: dict[str, Any]) -> dict[str, Any]:
    """The position where a mission that it does not name is out of the game, and a centrifuge shows a side."""
    named = {*position.get("mission", {}).values(), *position.get("unused", ())}
    named |= {*position.get("completed", ()), *position.get("lost", ())}
    rest = [mission for mission in GAME.library.names["mission"] if mission not in named]
    sides = {**dict.fromkeys(position.get("centrifuge_at", ()), "spiral")}
    sides |= position.get("centrifuge_side", {})
    told = {"centrifuge_side": sides} if sides else {}
    return {**position, **told, "unused": [*position.get("unused", ()), *rest]}


@cache
def tables() -> Tables:
    """The printed content, loaded once for all tests: loading takes longer than most of them."""
    return load_library().tables


def slots(*eras: str) -> int:
    """The progress of a mission with one slot per era, when the slots of these eras are filled."""
    return sum(2 ** ERAS.index(era) for era in eras)


def before_foo(era: str, falls: list[int], **position: Any) -> Table[LoopState]:
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
    return Table(GAME, whole({**start, **position}))


def foo_phase(era: str, falls: list[int], **position: Any) -> Table[LoopState]:
    """The same when Phase I is over."""
    board = before_foo(era, falls, **position)
    board.do(1, "end")
    return board


def holding(*cards: str, **position: Any) -> Table[LoopState]:
    """Mr Time in the industrial era with these cards, ready."""
    return table(**{"ready": {"mr-time": list(cards)}, **position})


def use(card: str, **position: Any) -> Table[LoopState]:
    """The same board, where Mr Time has just used a card: his only one, unless `ready` says more."""
    played = table(**{"ready": {"mr-time": [card]}, **position})
    played.do(0, f"use {card}")
    return played


def game_where(card: str, effect: str, folder: Path) -> Game[LoopState]:
    """The game with a pack that gives a card of the robots another effect."""
    (folder / "pack.toml").write_text(
        'format = 1\nid = "trial"\ngame = "the-loop"\nversion = "1"\nlicence = "CC0"\n'
        'title = { en = "Trial", fr = "Essai" }\n',
        "utf-8",
    )
    row = {"id": card, "origin": "robots", "dimension": "spiral", "effect": effect}
    lines = [f'{field} = "{value}"\n' for field, value in row.items()]
    (folder / "cards.toml").write_text("[[card]]\n" + "".join(lines) + "ours = true\n", "utf-8")
    pack = load_pack(folder, Diagnostics())
    assert pack is not None
    return GAME.with_packs([pack])


def done(board: Table[LoopState], **fields: object) -> None:
    """Asserts that no card is in play any more, and these fields of the position."""
    board.shows(pc=None, **fields)
