"""Positions near the moments that a winning evening may miss, and what people mean to do there."""

from typing import Any

from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import NAMES, night

__all__ = ["chapel", "fall", "ladder", "last_unit", "lose", "ring"]

ROCKET = NAMES.elements["maroon"]


def last_unit() -> dict[str, Any]:
    """The last unit of the first run: the team has found the tide table."""
    scene = night(
        "quay",
        bodies={"yellow": "joss"},
        held={"tide-table": "blue"},
        time=1,
        tokens=["tide-known"],
    )
    return scene.state.position()


def lose(_state: StoryState, _seat: int, keys: list[str]) -> str:
    """Everybody waits until time is up; then all want to try again."""
    return "again" if "again" in keys else "nothing"


def chapel() -> dict[str, Any]:
    """Blue holds the key to the crypt, whose seal her body opens."""
    scene = night("chapel", bodies={"yellow": "joss"}, held={"crypt-key": "blue"})
    return scene.state.position()


def ring(state: StoryState, seat: int, keys: list[str]) -> str:
    """Odile goes down to the crypt for the rocket; then all go to the bell, she hands it on, and Maren rings."""
    crypt, bell = NAMES.cards["crypt"], NAMES.cards["bell"]
    position = state.position()
    stands = position["space"][("blue", "green", "pink")[seat]]
    rocket = position["holder"].get(ROCKET)
    deeds = {
        (0, crypt): [] if rocket else [f"offer {NAMES.offers['crypt take-maroon']}"],
        (0, bell): [f"give {ROCKET} to green"] if rocket == "blue" else [],
        (1, bell): [f"offer {NAMES.offers['bell ring']}"],
    }.get((seat, stands), [])
    ways = [bell] if rocket else [crypt]
    wanted = [*deeds, *(["first"] if deeds else []), *ways, "nothing"]
    return next((key for key in wanted if key in keys), keys[0])


def fall(_state: StoryState, seat: int, keys: list[str]) -> str:
    """Blue climbs the ladder and waits there to be struck, and comes back as soon as she may; the others wait."""
    wanted = [NAMES.cards["ladder"], "stay"] if seat == 0 else []
    return next((key for key in [*wanted, "nothing"] if key in keys), keys[0])


def ladder() -> dict[str, Any]:
    """Blue has one life left: whoever does nothing before skulls loses one, however the dice fall."""
    life = {"blue": 1, "green": 3, "pink": 5, "yellow": 4}
    return night("lighthouse", bodies={"yellow": "joss"}, life=life).state.position()
