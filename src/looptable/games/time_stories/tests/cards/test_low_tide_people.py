"""The Lamp at Low Tide: three ways to put out the fire, people, bodies, and what one finds."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.low_tide import NAMES, has, night, take, unit
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    heard,
)
from looptable.testing import Table, rule

CARDS, ELEMENTS, OFFERS = NAMES.cards, NAMES.elements, NAMES.offers


def laid(card: str, *piles: int) -> dict[str, Any]:
    """The shields of a test, as they lie below its card."""
    name = CARDS[card]
    rows = {f"pile_{number}": {name: count} for number, count in enumerate(piles, 1) if count}
    return {"test": {name: "laid"}, **rows}


def holds(table: Table, element: str) -> bool:
    """Whether somebody has an element."""
    return ELEMENTS[element] in table.state.position().get("holder", {})


# The false fire.


@rule("TIME-LCK-2", "TIME-ADV-2")
def test_the_wreckers_let_nobody_go_until_they_are_beaten() -> None:
    scene = night("headland", on={"pink": "wreckers"}, **laid("wreckers", 0, 2),
                  dice=[DOUBLE, BLANK, BLANK, BLANK])  # fmt: skip
    assert scene.keys(2) == ["roll", "nothing"]
    assert "leave" not in scene.keys(0)
    unit(scene, "nothing", "nothing", "roll")
    scene.shows(gone={CARDS["wreckers"]: True}, permitted={CARDS["fire"]: True})
    unit(scene, CARDS["fire"], "nothing", "nothing")
    take(scene, 0, "fire douse")
    assert has(scene, "dark")


def test_a_maroon_ends_the_fight_at_once() -> None:
    scene = night("headland", on={"blue": "wreckers"}, held={"maroon": "blue"},
                  **laid("wreckers", 3, 2))  # fmt: skip
    scene.do(0, "first", f"use {ELEMENTS['maroon']}.1")
    scene.shows(gone={CARDS["wreckers"]: True}, permitted={CARDS["fire"]: True}, holder=None)


def test_the_cart_takes_the_fire_with_it() -> None:
    scene = night("headland", on={"green": "cart"}, **laid("cart", 1, 2), dice=[DOUBLE, HIT])
    unit(scene, "nothing", "roll", "nothing")
    assert has(scene, "dark")


def test_the_women_of_brannec_put_the_fire_out() -> None:
    scene = night("headland", on={"green": "women"}, tokens=["roused"], life={"green": 1})
    take(scene, 1, "women together")
    assert has(scene, "dark")
    assert scene.state.position()["life"]["green"] == 2


# People.


def test_a_brawler_can_be_beaten_or_talked_to() -> None:
    fists = {"test": {CARDS["brawler"]: "laid", f"{CARDS['brawler']}-2": "laid"},
             "pile_1": {CARDS["brawler"]: 1, f"{CARDS['brawler']}-2": 1}}  # fmt: skip
    scene = night("tavern", on={"green": "brawler"}, **fists, dice=[HIT])
    assert scene.keys(1) == ["roll", "roll-2", "nothing"]
    unit(scene, "nothing", "roll", "nothing")
    scene.shows(gone={CARDS["brawler"]: True}, yellow={"green": 1}, tokens=None)
    scene = night("tavern", on={"green": "brawler"}, **fists, dice=[HIT, BLANK, BLANK])
    unit(scene, "nothing", "roll-2", "nothing")
    scene.shows(gone={CARDS["brawler"]: True}, yellow=None)
    assert has(scene, "trusted")


def test_a_letter_frees_the_keeper_and_wins_time() -> None:
    scene = night("customs", on={"blue": "officer"})
    take(scene, 0, "officer show-letter")
    scene.shows(permitted=None, time=20)
    scene = night("customs", on={"blue": "officer"}, held={"letter": "blue"})
    take(scene, 0, "officer show-letter")
    scene.shows(permitted={CARDS["cell"]: True}, time=23, holder=None)


def test_the_keeper_tells_of_a_way_into_the_tower() -> None:
    scene = night("customs", permitted={CARDS["cell"]: True})
    unit(scene, CARDS["cell"], "nothing", "nothing")
    assert has(scene, "inside")


@pytest.mark.parametrize(
    ("offer", "gained"), [("buy-tower-key", "tower-key"), ("buy-crypt-key", "crypt-key")]
)
def test_the_landlord_sells_what_is_not_his(offer: str, gained: str) -> None:
    scene = night("tavern", on={"blue": "counter"}, yellow={"blue": 1})
    take(scene, 0, f"counter {offer}")
    assert holds(scene, gained)
    scene.shows(yellow=None)
    assert all("offer" not in key for key in scene.keys(0)), "nothing else can be paid"


@pytest.mark.parametrize(
    ("place", "offer", "time", "life"),
    [("customs", "telegraph send", 24, 4), ("customs", "seizures take-pistol", 20, 3)],
)
def test_who_dares_sees_what_follows(place: str, offer: str, time: int, life: int) -> None:
    bodies = {"blue": "joss"}
    scene = night(place, on={"blue": offer.split(maxsplit=1)[0]}, bodies=bodies)
    take(scene, 0, offer)
    scene.shows(time=time)
    assert scene.state.position()["life"]["blue"] == life


# The cave.


@pytest.mark.parametrize(("answer", "life", "time"), [(1, 3, 20), (2, 4, 18)])
def test_the_pool_takes_breath_or_time_for_a_can(answer: int, life: int, time: int) -> None:
    scene = night("cave", on={"blue": "pool"}, tokens=["tide-known"])
    take(scene, 0, "pool wade")
    scene.do(0, f"{CARDS['pool']}.1 {answer}")
    scene.shows(time=time)
    assert scene.state.position()["life"]["blue"] == life
    assert holds(scene, "oil-can")


def test_the_ledge_leads_to_the_hoard() -> None:
    scene = night("cave", on={"pink": "ledge"}, **laid("ledge", 0, 1, 0), dice=[HIT, BLANK, BLANK])
    unit(scene, "nothing", "nothing", "roll")
    scene.shows(over_card={CARDS["ledge"]: CARDS["hoard"]})
    take(scene, 2, "hoard take-can")
    assert holds(scene, "oil-can")


@rule("TIME-CHG-14")
def test_leaving_the_cave_costs_two_units_more_except_by_the_chimney() -> None:
    scene = night("cave", die=[0])
    for seat in range(3):
        scene.do(seat, "leave")
    scene.shows(here="quay", time=20 - 1 - 2)
    scene = night("cave", on={"blue": "chimney"}, die=[0], **laid("chimney", 1, 0),
                  dice=[HIT, BLANK, BLANK])  # fmt: skip
    unit(scene, "roll", "nothing", "nothing")
    scene.do(0, "receptacle-odile.1 no")
    scene.shows(here="lighthouse", time=20 - 1 + 2 - 1 - 2)
    assert has(scene, "inside")


@pytest.mark.parametrize(("before", "hurt"), [(8, 0), (7, 3)])
def test_the_sea_comes_back_into_the_cave(before: int, hurt: int) -> None:
    scene = night("cave", time=before)
    events = unit(scene, "nothing", "nothing", "nothing")
    assert heard(events, None).count("hurt") == hurt


@rule("TIME-ICO-2", "TIME-ICO-3")
def test_somebody_must_face_the_dog_and_the_runner_does_not_wait() -> None:
    scene = night("cave", phase="entering", space={})
    for seat in range(3):
        scene.do(seat, CARDS["chimney"])
    scene.shows(phase="entering", space=None)
    for seat, card in enumerate(("dog", "chimney", "runner")):
        scene.do(seat, CARDS[card])
    scene.shows(phase="exploring", gone=None)
    assert holds(scene, "lantern")
    scene = night("cave", phase="entering", space={})
    for seat in range(3):
        scene.do(seat, CARDS["dog"])
    scene.shows(gone={CARDS["runner"]: True})


# What one finds.


@pytest.mark.parametrize(
    ("element", "card", "place", "dice"),
    [
        ("rope", "ledge", "cave", 3),
        ("rope", "wreckers", "headland", 3),
        ("dog", "wreckers", "headland", 4),
        ("dog", "ledge", "cave", 2),
    ],
)
def test_a_rope_helps_who_climbs_and_a_dog_who_fights(
    element: str, card: str, place: str, dice: int
) -> None:
    scene = night(
        place, on={"pink": card, "green": card}, held={element: "pink"}, **laid(card, 2, 2)
    )
    scene.do(0, "ahead-pink")
    for seat, key in enumerate(("nothing", "nothing", "roll")):
        events = scene.do(seat, key)
    rolled = next(event for event in events if event.kind == "rolled")
    assert len(rolled.data["face"]) == dice  # type: ignore[arg-type]


def test_a_lantern_shortens_the_way() -> None:
    scene = night("quay", held={"lantern": "green"}, die=[2], plan={"quay": True, "chapel": True})
    for seat in range(3):
        scene.do(seat, "leave")
    scene.shows(here="chapel", time=20 - 3 + 1)


def test_altar_wine_heals_once() -> None:
    scene = night("quay", held={"wine": "blue"}, life={"blue": 4, "green": 1, "pink": 5})
    scene.do(0, "first", f"use {ELEMENTS['wine']}.1", f"{ELEMENTS['wine']}.1+1 green")
    assert scene.state.position()["life"]["green"] == 3
    assert not holds(scene, "wine")


# Bodies.


def test_joss_knows_short_cuts_while_they_last() -> None:
    start = {"bodies": {"blue": "joss"}, "die": [2], "plan": {"quay": True, "chapel": True}}
    scene = night("quay", blue={"blue": 1}, **start)
    for seat in range(3):
        scene.do(seat, "leave")
    scene.do(0, "receptacle-joss.1 yes")
    scene.shows(here="chapel", time=20 - 3 + 1, blue=None)
    scene = night("quay", **start)
    for seat in range(3):
        scene.do(seat, "leave")
    scene.shows(here="chapel", time=20 - 3)


def test_blanche_thinks_on_coffee() -> None:
    scene = night("lighthouse", bodies={"blue": "blanche"}, on={"blue": "yard"}, brown={"blue": 1},
                  **laid("yard", 3, 1), dice=[BLANK, BLANK, BLANK, HIT])  # fmt: skip
    unit(scene, "roll", CARDS["ladder"], CARDS["ladder"])
    events = scene.do(0, "receptacle-blanche.1 yes")
    rolled = next(event for event in events if event.kind == "rolled")
    assert len(rolled.data["face"]) == 4  # type: ignore[arg-type]
    scene.shows(brown=None)
    scene.do(0, "special 2")
    events = unit(scene, "roll", "nothing", "nothing")
    assert "uses" not in heard(events, 0), "without coffee there is nothing to tell"


@rule("TIME-GLD-5", "TIME-RCP-9")
def test_nobody_holds_iva_by_the_sleeve() -> None:
    scene = night("headland", bodies={"blue": "iva"}, on={"blue": "wreckers", "pink": "wreckers"},
                  **laid("wreckers", 3, 2))  # fmt: skip
    assert CARDS["cart"] in scene.keys(0)
    assert CARDS["cart"] not in scene.keys(2)


def test_a_gust_takes_life_or_time() -> None:
    scene = night("lighthouse", on={"pink": "yard", "blue": "ladder", "green": "ladder"},
                  **laid("yard", 3, 1), dice=[SKULL, BLANK])  # fmt: skip
    unit(scene, "nothing", "nothing", "roll")
    scene.do(2, "special 2")
    scene.shows(time=20 - 1 - 1)
