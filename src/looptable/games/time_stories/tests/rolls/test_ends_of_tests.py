"""Locks, adversaries, rewards, and what is left of a test (sections 16, 18 to 22, 26)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.builder import card, offer, place, trial
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HIT,
    heard,
    mission,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

# The guardian of the hall: two piles, and a sealed card to reveal when it has fallen.
FIGHT = place(
    "hall",
    card(
        "guardian",
        trial("combat", "3 normal", "3 skull", passed="reveal shrine; gain element key"),
        lock=True,
        adversary=True,
    ),
    card(
        "shrine",
        offer("pray", "gain token sun; gain token sun; gain token moon", again=True),
        sealed={"tokens": ["sun", "moon"]},
    ),
    card(
        "hatch",
        trial("dexterity", "1 normal", passed="gain element badge; gain element tonic; gain 1 yellow"),
        offer("open", "may: reveal shrine", again=True),
    ),
    card("chute", trial("magic", "2 skull"), offer("slide", "go to roof"), lock=True),
    card("end", offer("shout", "win"), offer("confess", "fail by caught")),
)  # fmt: skip
CHANGES = (FIGHT, mission(time=30))
GUARDIAN = {"test": {"hall-b": "laid"}, "pile_1": {"hall-b": 3}, "pile_2": {"hall-b": 3}}


def hall(
    blue: str = "hall-b", green: str = "hall-f", pink: str = "hall-f", /, **more: Any
) -> Table:
    spaces = {"blue": blue, "green": green, "pink": pink}
    return table(*CHANGES, **{"space": spaces, **more})


def act(scene: Table, *keys: str) -> list[str]:
    """Declares for each seat and carries it out in order; nobody changes a die."""
    events = []
    for seat, key in enumerate(keys):
        events += scene.do(seat, key)
    (captain,) = scene.state.pending()
    events += scene.do(captain, "rest")
    while scene.state.pending() and scene.state.position().get("roller"):
        (seat,) = scene.state.pending()
        (no,) = [key for key in scene.keys(seat) if key.endswith(" no")]
        events += scene.do(seat, no)
    return heard(events, None)


# Locks.


@rule("TIME-LCK-1", "TIME-SYM-1", "TIME-LCK-2")
def test_whoever_is_on_a_locked_card_takes_the_test_or_suffers_it() -> None:
    scene = hall(**GUARDIAN)
    assert scene.keys(0) == ["roll", "nothing"]
    assert {"hall-b", "hall-d"} <= set(scene.keys(1)), "others may come and go"


@rule("TIME-LCK-3", "TIME-LCK-4")
def test_whoever_comes_to_help_is_bound_as_well() -> None:
    scene = hall(**GUARDIAN, dice=[BLANK])
    act(scene, "roll", "hall-b", "nothing")
    assert scene.keys(1) == ["roll", "nothing"]


@rule("TIME-LCK-5", "TIME-EX-25")
def test_all_are_free_when_the_test_is_passed() -> None:
    laid = {"test": {"hall-e": "laid"}, "pile_1": {"hall-e": 2}}
    scene = hall(
        "hall-e", "hall-e", bodies={"blue": "altace"}, dice=[HIT, HIT, BLANK, BLANK], **laid
    )
    assert "leave" not in scene.keys(2)
    act(scene, "roll", "nothing", "nothing")
    assert {"hall-f", "leave"} <= set(scene.keys(0))
    assert "hall-f" in scene.keys(1)


@rule("TIME-OPEN-21", "TIME-NOP-6", "TIME-NOP-1")
def test_whoever_is_locked_in_without_the_characteristic_can_only_wait_and_is_struck() -> None:
    laid = {"test": {"hall-e": "laid"}, "pile_1": {"hall-e": 2}}
    scene = hall("hall-e", **laid)
    assert scene.keys(0) == ["nothing", "first"], "and take what the card offers"
    act(scene, "nothing", "nothing", "nothing")
    assert scene.state.position()["life"]["blue"] == 1


@rule("TIME-LCK-6", "TIME-TEN-1")
def test_death_takes_an_agent_off_a_locked_card() -> None:
    laid = {"test": {"hall-e": "laid"}, "pile_1": {"hall-e": 2}}
    scene = hall("hall-e", life={"blue": 1, "green": 6, "pink": 5}, **laid)
    act(scene, "nothing", "nothing", "nothing")
    scene.shows(space={"green": "hall-f", "pink": "hall-f"}, pile_1={"hall-e": 2})
    assert "leave" in scene.keys(1), "nobody is locked in any more"


@rule("TIME-OPEN-20", "TIME-CHG-20")
def test_an_effect_takes_the_group_away_from_a_lock_and_resets_the_test() -> None:
    laid = {"test": {"hall-e": "laid"}, "pile_1": {"hall-e": 1}}
    scene = hall("hall-e", die=[0], **laid)
    scene.do(0, "first", "offer hall-e-1")
    scene.shows(here="roof", test=None, pile_1=None, space=None)


# Leaving a test.


@rule("TIME-TEN-1", "TIME-LEV-2", "TIME-TEN-3")
def test_others_go_on_when_one_has_left_and_the_shields_stay_as_they_are() -> None:
    laid = {"test": {"hall-d": "laid"}, "pile_1": {"hall-d": 4}}
    scene = hall("hall-d", "hall-d", dice=[HIT, BLANK, BLANK, HIT, BLANK], **laid)
    act(scene, "roll", "hall-f", "nothing")
    scene.shows(pile_1={"hall-d": 3})
    assert "roll" in scene.keys(0)
    act(scene, "hall-f", "hall-d", "nothing")
    act(scene, "nothing", "roll", "nothing")
    scene.shows(pile_1={"hall-d": 2})


# Adversaries and rewards.


@rule("TIME-EX-26", "TIME-ADV-5", "TIME-STA-5", "TIME-STA-8", "TIME-STA-10")
def test_the_last_shield_reveals_the_sealed_card_before_the_adversary_goes() -> None:
    left = {"test": {"hall-b": "laid"}, "pile_2": {"hall-b": 1}}
    scene = hall("hall-b", "hall-b", dice=[HIT], **left)
    kinds = act(scene, "roll", "nothing", "nothing")
    order = [kind for kind in kinds if kind in ("passed", "revealed", "gains-element", "removed")]
    assert order == ["passed", "revealed", "gains-element", "removed"]
    scene.shows(time=19, over_card={"hall-b": "hall-c"}, gone={"hall-b": True}, tokens=None)
    for seat in (0, 1):
        assert _reads(scene, seat, "card.ground.hall-c.text")
    assert not _reads(scene, 2, "card.ground.hall-c.text")


def _reads(scene: Table, seat: int, key: str) -> bool:
    return key.encode() in scene.game.view(scene.state, seat).as_bytes()


@rule("TIME-ADV-2", "TIME-ADV-4", "TIME-LAY-4")
def test_a_defeated_adversary_leaves_a_gap_for_the_rest_of_the_run() -> None:
    scene = hall("hall-f", "hall-f", gone={"hall-b": True}, phase="entering", space={})
    assert [key for key in scene.keys(0) if key.startswith("hall")] == [
        "hall-d",
        "hall-e",
        "hall-f",
    ]


@rule("TIME-ADV-3", "TIME-RST-2")
def test_the_adversary_is_back_in_the_next_run() -> None:
    scene = hall("hall-f", "hall-f", gone={"hall-b": True})
    scene.do(2, "first", "offer hall-f-2")
    for seat in range(3):
        scene.do(seat, "again")
    scene.shows(gone=None, run_number=2)


@rule("TIME-ADV-6", "TIME-OPEN-25", "TIME-TST-12")
def test_a_passed_test_that_is_no_adversary_stays_and_is_offered_on_the_next_visit() -> None:
    laid = {"test": {"hall-d": "laid"}, "pile_1": {"hall-d": 1}}
    scene = hall("hall-d", dice=[HIT, BLANK, BLANK] * 2, die=[0, 0], **laid)
    act(scene, "roll", "nothing", "nothing")
    scene.shows(test={"hall-d": "passed"}, gone=None, yellow={"blue": 1})
    scene.shows(holder={"element-2": "blue", "element-4": "blue"})
    assert "roll" not in scene.keys(0), "passed until the group leaves"
    for where in ("roof", "hall"):
        for seat in range(3):
            scene.do(seat, "leave" if where == "roof" else "stay-out")
        for seat in range(3):
            if seat in scene.state.pending():
                scene.do(seat, where)
    for seat, key in enumerate(("hall-d", "hall-f", "hall-f")):
        scene.do(seat, key)
    assert "roll" in scene.keys(0)
    assert "gains-element" not in act(scene, "roll", "nothing", "nothing")
    # What exists once is not given twice.
    scene.shows(holder={"element-2": "blue", "element-4": "blue"}, yellow={"blue": 2})


# Revealed cards.


@rule("TIME-STA-11", "TIME-STA-6", "TIME-STA-9")
def test_revealing_may_be_left_to_the_agent() -> None:
    for reply, over in (("yes", {"hall-d": "hall-c"}), ("no", None)):
        scene = hall("hall-d")
        scene.do(0, "first", "offer hall-d-1")
        (key,) = [key for key in scene.keys(0) if key.endswith(reply)]
        scene.do(0, key)
        scene.shows(over_card=over, time=20, tokens=None)


@rule("TIME-STA-12", "TIME-OPEN-28")
def test_covered_and_revealed_cards_are_back_in_their_places_on_the_next_visit() -> None:
    scene = hall("hall-d", over_card={"hall-d": "hall-c"}, die=[0])
    for seat in range(3):
        scene.do(seat, "leave")
    for seat in range(3):
        scene.do(seat, "roof")
    scene.shows(over_card=None)


@rule("TIME-ADV-2", "TIME-STA-9")
def test_a_revealed_card_that_is_removed_leaves_a_gap() -> None:
    scene = hall("hall-f", over_card={"hall-d": "hall-c"}, gone={"hall-c": True})
    assert "hall-d" not in scene.keys(0)


# State tokens.


@rule("TIME-STA-1", "TIME-STA-2", "TIME-STA-13", "TIME-STA-3")
def test_a_token_is_the_teams_and_exists_once() -> None:
    scene = hall("hall-d", over_card={"hall-d": "hall-c"})
    events = scene.do(0, "first", "offer hall-c-1")
    assert heard(events, 2).count("gains-token") == 2, "sun and moon; the second sun is nothing"
    scene.shows(tokens={"blue-1": True, "green-1": True})
    for seat in range(3):
        zones = {zone.id: zone for zone in scene.game.view(scene.state, seat).zones}
        assert len(zones["tokens"].pieces) == 2


@rule("TIME-STA-4", "TIME-STA-3", "TIME-SYM-9")
def test_tokens_open_sealed_cards_to_all_and_stay() -> None:
    tokens = {"blue-1": True, "green-1": True}
    scene = hall("hall-f", tokens=tokens)
    for seat in range(3):
        assert "hall-c" in scene.keys(seat)
    act(scene, "hall-c", "hall-c", "nothing")
    scene.shows(tokens=tokens)


# Elements.


@rule("TIME-OBJ-1", "TIME-OBJ-11")
def test_one_may_carry_any_number_of_elements() -> None:
    held = {f"element-{number}": "blue" for number in (1, 2, 3)}
    laid = {"test": {"hall-d": "laid"}, "pile_1": {"hall-d": 1}}
    scene = hall("hall-d", holder=held, dice=[HIT, BLANK, BLANK, BLANK], **laid)
    act(scene, "roll", "nothing", "nothing")
    scene.shows(holder={**held, "element-4": "blue"})


@rule("TIME-OBJ-8", "TIME-OPEN-48")
def test_an_element_says_on_its_card_how_it_is_used() -> None:
    held = {"element-3": "blue"}
    scene = hall("hall-b", holder=held, dice=[DOUBLE, DOUBLE], **GUARDIAN)
    act(scene, "roll", "nothing", "nothing")
    scene.shows(pile_1=None, pile_2={"hall-b": 2})  # one die of Marie's, one of the knife
