"""Positions near the moments that a winning evening may miss, and what people mean to do there."""

from typing import Any

from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import NAMES, night

__all__ = ["chapel", "fall", "ladder", "last_unit", "lose", "ring"]

ROCKET = NAMES.elements["maroon"]
SKULL = 5
LUCK = [2, 4, 0, 3, 4, 5, 2, 4] * 80
"""Draws of dice with two hits in three, and a skull now and then."""


def last_unit() -> dict[str, Any]:
    """The last unit of the first run: the team has found the tide table. The night after it is a lucky one."""
    scene = night(
        "quay",
        bodies={"yellow": "joss"},
        held={"tide-table": "blue"},
        time=1,
        tokens=["tide-known"],
        dice=LUCK,
        die=[0] * 20,
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
    """Blue tries the ladder with one life left, and comes back as soon as she may; the others wait."""
    wanted = [NAMES.cards["ladder"], "roll", "stay"] if seat == 0 else ["nothing"]
    found = next((key for key in wanted if key in keys), None)
    return found or next((key for key in keys if key.endswith(" no")), keys[0])


def ladder() -> dict[str, Any]:
    """Blue has one life left, and the dice are skulls."""
    life = {"blue": 1, "green": 3, "pink": 5, "yellow": 4}
    scene = night("lighthouse", bodies={"yellow": "joss"}, life=life, dice=[SKULL] * 60)
    return scene.state.position()
