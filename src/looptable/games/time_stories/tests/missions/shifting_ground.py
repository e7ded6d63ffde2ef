"""Small missions drawn by chance, in which nearly everything changes the table under those who have declared."""

import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from looptable.core.chance import Chance
from looptable.games.time_stories import GAME
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.tests.missions.builder import (
    File,
    Row,
    card,
    element,
    elements,
    offer,
    place,
    power,
    receptacle,
    receptacles,
    trial,
    write_mission,
)
from looptable.games.time_stories.tests.missions.proving_ground import mission

__all__ = ["LETTERS", "Luck", "shifting_ground"]

OneT = TypeVar("OneT")

CARDS = ("bench", "gate", "clock", "ambush", "hatch", "well", "altar")
LETTERS = "bcdefgh"
ELEMENTS = ("charm", "rod", "boots", "lever", "shackles", "key")
REVEALS = ("reveal ambush", "reveal hatch", "reveal well")
"""Only a card of the same place may say so."""
CHANGES = (
    "discard clock",
    "discard gate",
    "move to well",
    "move to clock",
    "defeat the adversary",
    "permit ambush",
    "lose element rod",
    "lose element charm",
    "take 1 life from everybody here",
    "skip your next action",
    "gain element key",
    "lose 1 time",
    "gain 1 yellow",
)
RARE = ("take 9 life from everybody here", "go to cellar")


class Luck:
    """Draws from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(1)
        self.chance.seed(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.chance.below(0, n)

    def percent(self, n: int) -> bool:
        """True in n of 100 draws."""
        return self.below(100) < n

    def choice(self, of: Sequence[OneT]) -> OneT:
        """One of these."""
        return of[self.below(len(of))]


def change(luck: Luck, *more: str) -> str:
    """Something that happens to the table, at times two things."""
    pool = RARE if luck.percent(8) else (*CHANGES, *more, *more)
    first = luck.choice(pool)
    return f"{luck.choice(CHANGES)}; {first}" if luck.percent(30) else first


def drawn_card(luck: Luck, number: int) -> Row:
    """A card of the hall: tests, offers, a lock, a seal, as it comes."""
    tests = [
        trial(
            luck.choice(("combat", "combat", "dexterity")),
            *luck.choice((("1 normal",), ("1 skull",), ("2 skull", "1 heart"), ("1 time",))),
            passed=change(luck, *REVEALS),
        )
        for _ in range(luck.choice((0, 1, 1, 2)))
    ]
    offers = [
        offer(f"offer-{index}", change(luck, *REVEALS), again=True)
        for index in range(luck.choice((0, 1, 2)))
    ]
    fields: dict[str, object] = {}
    if tests and luck.percent(30):
        fields["lock"] = True
    if tests and luck.percent(40):
        fields["adversary"] = True
    if len(tests) > 1 and luck.percent(50):
        fields["either"] = True
    if luck.percent(30):
        fields["read"] = change(luck, *REVEALS)
    if CARDS[number] == "altar":
        fields["sealed"] = {"receptacles": ["marie", "guard"], "key": "key"}
    elif CARDS[number] == "ambush":
        fields["sign"] = "forbidden"
    return card(CARDS[number], *tests, *offers, **fields)


def drawn_elements(luck: Luck) -> File:
    """Things for actions with and without a roll, and for free deeds."""
    return elements(
        element("charm", power("action", change(luck)), power("free", change(luck))),
        element(
            "rod",
            power("action", "eliminate 1 any shield here", rolls="combat", against="combat"),
            power("action", "eliminate 1 any shield here"),
        ),
        element("boots", power("free", f"move to {luck.choice(CARDS)}")),
        element("lever", power("free", f"discard {luck.choice(CARDS)}")),
        element("shackles", forbid=[luck.choice(("move", "roll", "leave"))]),
        element("key"),
    )


def drawn_bodies(luck: Luck) -> File:
    """Four receptacles that live long; one changes something after its rolls."""
    dice = {"combat": 2, "dexterity": 1}
    after = power("after-roll", f"may: ({change(luck)})")
    return receptacles(
        receptacle("marie", dice=dice, resistance=1, life=6),
        receptacle("elizia", after, dice=dice, resistance=1, life=6),
        receptacle("guard", dice={"combat": 3}, resistance=1, life=6, inventory={"blue": [2, 2]}),
        receptacle("altace", dice=dice, resistance=1, life=6),
    )


@cache
def shifting_ground(seed: int) -> StoryGame:
    """A game with one such mission, by the name `ground`."""
    luck = Luck(seed)
    files = dict(
        (
            mission(places=["hall", "cellar"], plan=["hall", "cellar"], time=40),
            drawn_bodies(luck),
            drawn_elements(luck),
            place("hall", *(drawn_card(luck, number) for number in range(len(CARDS)))),
            place(
                "cellar",
                card("stairs", trial("combat", "1 normal", passed="gain token sun")),
                card("vault", offer("escape", "go to hall"), offer("end", "win")),
                card("gallery", offer("tell", "gain token moon; gain token star; fail by caught")),
                card("shelf", *(offer(f"take-{one}", f"gain element {one}") for one in ELEMENTS)),
            ),
        )
    )
    with tempfile.TemporaryDirectory() as folder:
        return GAME.with_missions([write_mission(Path(folder) / "ground", files)])
