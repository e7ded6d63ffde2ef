"""The Lamp at Low Tide for tests: its names, its winning route, and nights on it by hand."""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.library import FOLDER
from looptable.games.time_stories.tests.walkthrough import Guide, Names, Route, Task
from looptable.testing import Table

__all__ = ["BODIES", "MISSION", "NAMES", "ROUTE", "guide", "has", "night", "take", "unit"]

MISSION = FOLDER / "missions" / "low-tide"
NAMES = Names(MISSION)
BODIES = {"odile": 4, "maren": 3, "tobias": 5, "iva": 3, "joss": 4, "blanche": 3}
"""The receptacles with their life."""

ROUTE: Route = (
    ("quay", (Task("fisherman", "token tide-known"), Task("crates", "plan headland"))),
    ("headland", (Task("wreckers", "permit fire"), Task("fire", "token dark", "douse"))),
    ("cave", (Task("pool", "element oil-can", "wade"), Task("chimney", "token inside"))),
    (
        "lighthouse",
        (
            Task("yard", "token lens"),
            Task("store", "token oil", "fill"),
            Task("shutters", "token signal", "red-white-green"),
            Task("lamp", "end match"),
        ),
    ),
)
"""The shortest way to the light, for whoever knows it."""


def guide(*bodies: str, route: Route = ROUTE) -> Guide:
    """A team that knows the way."""
    return Guide(GAME, NAMES, route, bodies)


def night(here: str, **position: Any) -> Table:
    """A night in a place: Blue is Odile, Green is Maren, Pink is Tobias, 20 units are left.

    `on` says where agents stand (by the author's names, else on the first card), `tokens` and `held` what the team has,
    `dice` and `die` decide draws.
    """
    worn = {"blue": "odile", "green": "maren", "pink": "tobias", **position.pop("bodies", {})}
    on = position.pop("on", {})
    first = next(name for name in NAMES.cards.values() if name.startswith(f"{here}-"))
    draws = {"dice": position.pop("dice", []), "captain": position.pop("die", [])}
    start: dict[str, Any] = {
        "players": len(worn),
        "mission": "low-tide",
        "phase": "exploring",
        "time": 20,
        "here": here,
        "plan": {"quay": True, here: True},
        "receptacle": worn,
        "life": {agent: BODIES[body] for agent, body in worn.items()},
        "space": {agent: NAMES.cards[on[agent]] if agent in on else first for agent in worn},
        "tokens": {NAMES.tokens[token]: True for token in position.pop("tokens", ())},
        "holder": {NAMES.elements[one]: agent for one, agent in position.pop("held", {}).items()},
        "chance": {"draws": {name: drawn for name, drawn in draws.items() if drawn}},
    }
    for name in ("tokens", "holder"):
        if not start[name]:
            del start[name]
    return Table(GAME, {**start, **position})


def has(table: Table, token: str) -> bool:
    """Whether the team has a token."""
    return NAMES.tokens[token] in table.state.position().get("tokens", {})


def take(table: Table, seat: int, offer: str) -> list[Event]:
    """An agent takes an offer of the card where it stands."""
    return table.do(seat, "first", f"offer {NAMES.offers[offer]}")


def unit(table: Table, *actions: str) -> list[Event]:
    """A unit of time."""
    events = [event for seat, key in enumerate(actions) for event in table.do(seat, key)]
    if "rest" in table.keys(table.state.pending()[0]):
        events += table.do(table.state.pending()[0], "rest")
    return events
