"""Boards for the tests: a plain position on some day, to which a test adds what it is about."""

from functools import cache
from typing import Any

from looptable.content.tables.tables import Tables
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Trip
from looptable.games.loop_inc.library import load_library
from looptable.games.loop_inc.rules.layout import COMPONENTS
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.rules.state import IncState
from looptable.testing import Table

__all__ = [
    "Board",
    "KINDS",
    "TIMELINE",
    "alone",
    "careful_action",
    "end_day",
    "junior_loads",
    "last_turn",
    "loads",
    "new",
    "points",
    "score",
    "stock",
    "table",
    "tables",
    "tear_count",
]

Board = Table[IncState]
KINDS = COMPONENTS
TIMELINE = ["tails", "ice", "ashes", "horns", "rivets"]
"""Diplodocus ride, meteor view; wet paint, mammoth shearing; Pompeii, Colosseum; Vinland, Hastings;
steam races, Eiffel tower. The easy ones: camera leads to wet-paint, armour to hastings, wheel to
steam-races, two nets to mammoth-shearing, propeller and net to vinland."""

ORDINARY = ("garage", "store", "armory", "trash", "exchange", "advertise", "move")


def table(players: int = 2, **position: Any) -> Board:
    """Player 0 to play a card on Day 1; rooms full, a card of every ordinary kind in the display."""
    start: dict[str, Any] = {
        "players": players,
        "timeline": TIMELINE,
        "room": stock(players),
        "reserve": stock(12 - players),
        "display": dict.fromkeys(ORDINARY, 4),
    }
    return Table(GAME, {**start, **position})


def alone(**position: Any) -> Board:
    """Against Junior, an intern, who has just played a card or is about to: what he does follows at once."""
    start: dict[str, Any] = {
        "players": 1,
        "timeline": TIMELINE,
        "room": stock(2),
        "reserve": stock(10),
        "display": {"office": 9, "store": 9},
        "active": "junior",
        "junior_deck": ["store"] * 6 + ["armory", "store", "garage"],
    }
    return Table(GAME, {**start, **position})


def junior_loads(i: str = "", ii: str = "", iii: str = "") -> dict[str, int]:
    """The loads of Junior's machines."""
    return {
        f"junior-{mark}-{kind}": parts.split().count(kind)
        for mark, parts in (("mark-i", i), ("mark-ii", ii), ("mark-iii", iii))
        for kind in parts.split()
    }


def stock(count: int = 0, **kinds: int) -> dict[str, int]:
    """So many components of each kind, except for those named."""
    return {**dict.fromkeys(KINDS, count), **kinds}


def loads(player: int = 0, i: str = "", ii: str = "", iii: str = "") -> dict[str, int]:
    """The loads of a player's machines: `loads(0, i="wheel net")`."""
    found = {}
    for mark, parts in (("mark-i", i), ("mark-ii", ii), ("mark-iii", iii)):
        for kind in parts.split():
            found[f"{player}-{mark}-{kind}"] = parts.split().count(kind)
    return found


def new(*cards: str) -> dict[str, int]:
    """A display of these cards."""
    return {card: cards.count(card) for card in cards}


@cache
def tables() -> Tables:
    """The printed content, loaded once for all tests."""
    return load_library().tables


def points(*trips: str) -> int:
    """The points of these trips together."""
    return sum(tables().get(Trip, trip).points for trip in trips)


def score(board: Board, player: int) -> int:
    return score_of(board.state, player)


def tear_count(board: Board, player: int) -> int:
    return board.state.tears[player]


def last_turn(day: int, players: int = 2, **position: Any) -> Board:
    """The last player is to take the last card of a day; everybody else has had all turns."""
    last = str(players - 1)
    done = {str(player): [1, 2, 3] for player in range(players - 1)}
    start: dict[str, Any] = {
        "day": day,
        "active": last,
        "sideways": {**done, last: [1, 2]},
        "tableau": {last: ["store", "store"]},
    }
    return table(players, **{**start, **position})


def end_day(board: Board) -> None:
    """The last card of the day is Store, for a net on the lowest machine; nothing is launched."""
    (seat,) = board.state.pending()
    board.do(seat, "new store", "net")
    for key in ("mark-i", "mark-ii", "mark-iii", "stay"):
        if seat in board.state.pending() and key in board.keys(seat):
            board.do(seat, key)
            if key != "stay" and "stay" not in board.keys(seat):
                break


def careful_action(state: IncState) -> int:
    """The first option that is not warned of, so that a match goes through all its days."""
    (seat,) = state.pending()
    options = GAME.legal_options(state, seat)
    best = min(range(len(options)), key=lambda index: len(options[index].warnings))
    return state.legal(seat)[best]
