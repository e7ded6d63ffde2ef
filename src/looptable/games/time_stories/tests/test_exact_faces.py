"""What is printed on cards, elements and receptacles, and the marks beside agents, to the letter."""

from typing import Any, cast

import pytest

from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.exact import table_of
from looptable.games.time_stories.tests.ground import FILES, table
from looptable.games.time_stories.tests.lab import AGENTS, lab
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

ELEMENTS = """
[[element]]
id = "key"
resistance = 2
tags = ["weapon"]
forbid = ["use weapon"]
logo = true
[[element]]
id = "badge"
[[element.power]]
when = "free"
effect = "pay 1 yellow; gain 1 life"
[[element.power]]
when = "free"
effect = "gain 1 yellow"
[[element.power]]
when = "hurt"
effect = "pay 1 yellow; gain 1 time"
[[element]]
id = "knife"
resistance = 1
[[element]]
id = "tonic"
"""
HALL = """
[[card]]
id = "bench"
read = "gain 1 yellow"
[[card.offer]]
id = "peep"
effect = "gain element key; gain element badge; gain element knife; gain element tonic"
blind = true
[[card.offer]]
id = "pay"
effect = "pay 1 yellow; gain token sun; gain token moon; gain token star"
[[card]]
id = "gate"
either = true
lock = true
adversary = true
[[card.test]]
characteristic = "combat"
shields = ["2 normal"]
rolled = "lose 1 life"
[[card.test]]
characteristic = "dexterity"
shields = []
passed = "add attic to the plan; add garden to the plan"
[[card]]
id = "window"
[[card.offer]]
id = "jump"
effect = "win"
[[card.offer]]
id = "confess"
effect = "fail by caught"
"""
CHANGES = (("elements.toml", ELEMENTS), ("places/hall.toml", HALL))


def scene(**position: Any) -> Table:
    return table(*CHANGES, **position)


def shown(of: Table, seat: int | None, start: str, *zones: str) -> list[str]:
    """The lines of these zones that start like this."""
    found = [line.strip() for line in table_of(of, seat, *zones)]
    return [line for line in found if line.startswith(start)]


def test_elements_say_their_marks_powers_and_bans() -> None:
    held = {f"element-{number}": "blue" for number in (1, 2, 3)}
    assert shown(scene(holder=held), 0, "element", "agent-blue") == [
        "element element-ground.element-1: face.element(name=face.ground.element-1, element=element.ground.element-1) | face.ground.element-1.text / face.marks(tags=tag.ground.weapon) / face.resistance(n=2) / face.forbid(deed=deed.use-for(what=tag.ground.weapon)) / face.logo",
        "element element-ground.element-2: face.element(name=face.ground.element-2, element=element.ground.element-2) | face.ground.element-2.text / face.power(when=when.priced, rules=rules.ground.element-2.1) / face.power(when=when.free, rules=rules.ground.element-2.2) / face.power(when=when.hurt, rules=rules.ground.element-2.3)",
        "element element-ground.element-3: face.element(name=face.ground.element-3, element=element.ground.element-3) | face.ground.element-3.text / face.resistance(n=1)",
    ]
    assert shown(scene(holder=held, space={"blue": "hall-c"}), 1, "element", "agent-blue") == [
        "element element-ground.element-1 [hidden]: element.ground.element-1",
        "element element-ground.element-2 [hidden]: element.ground.element-2",
        "element element-ground.element-3 [hidden]: element.ground.element-3",
    ]


def test_receptacles_say_when_their_powers_work() -> None:
    assert shown(lab(store={"blue": 1}), None, "card", "agent-blue", "agent-pink") == [
        "card receptacle-ground.marie: receptacle.ground.marie | receptacle.ground.marie.text / face.body(dice=face.dice(n=1, characteristic=characteristic.ground.combat)+face.dice(n=3, characteristic=characteristic.ground.dexterity), resistance=2, life=2) / face.power(when=when.action-against(characteristic=characteristic.ground.dexterity, against=characteristic.ground.combat), rules=rules.ground.receptacle-marie.1) / face.power(when=when.action-roll(characteristic=characteristic.ground.combat), rules=rules.ground.receptacle-marie.2) / face.power(when=when.after-roll, rules=rules.ground.receptacle-marie.3) / face.power(when=when.after-roll, rules=rules.ground.receptacle-marie.4)",
        "card receptacle-ground.guard: receptacle.ground.guard | receptacle.ground.guard.text / face.body(dice=face.dice(n=4, characteristic=characteristic.ground.combat), resistance=4, life=5) / face.power(when=when.free, rules=rules.ground.receptacle-guard.1)",
    ]


def test_a_store_is_printed_and_holds_tokens_of_its_colour() -> None:
    bodies = FILES["receptacles.toml"].replace("life = 5", "life = 5\nstore = { green = 3 }")
    with_store = table(("receptacles.toml", bodies), store={"pink": 2})
    assert shown(with_store, None, "", "agent-pink") == [
        "area agent-pink of 2 0: zone.agent(agent=agent.pink)",
        "card receptacle-ground.guard: receptacle.ground.guard | receptacle.ground.guard.text / face.body(dice=face.dice(n=4, characteristic=characteristic.ground.combat), resistance=4, life=5) / face.store(n=3, resource=resource.ground.green)",
        "token life-pink x5: piece.life",
        "token store-pink x2: piece.stored(resource=resource.ground.green)",
    ]


def test_faces_say_offers_and_tests_and_backs_only_the_box() -> None:
    assert shown(scene(), 0, "card card-ground.hall-b", "panorama") == [
        "card card-ground.hall-b [read]: card.ground.hall-b | card.ground.hall-b.text / rules.ground.hall-b.read / face.blind-offer(offer=offer.ground.hall-b-1) / face.offer(offer=offer.ground.hall-b-2, rules=rules.ground.hall-b.2)"
    ]
    at_gate = scene(
        space={"blue": "hall-c", "green": "hall-b", "pink": "hall-b"},
        test={"hall-c": "laid", "hall-c-2": "laid"},
        pile_1={"hall-c": 2},
    )
    assert shown(at_gate, 0, "card card-ground.hall-c", "panorama") == [
        "card card-ground.hall-c [read]: card.ground.hall-c | card.ground.hall-c.text / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)) / face.test-of-luck(characteristic=characteristic.ground.dexterity) / face.either / face.lock / face.adversary / face.rolled(rules=rules.ground.hall-c.rolled)"
    ]
    assert shown(at_gate, 0, "shield", "panorama") == ["shield shield-hall-c-0 x2: shield.normal"]
    assert shown(at_gate, 1, "card card-ground.hall-c", "panorama") == [
        "card card-ground.hall-c: card.ground.hall-c | back.ground.hall-c / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)) / face.test-of-luck(characteristic=characteristic.ground.dexterity) / face.either / face.lock / face.adversary"
    ]


def test_marks_tell_who_has_decided_who_acts_and_what() -> None:
    agents = tuple(f"agent-{name}" for name in AGENTS)
    deciding = scene(
        intent={"blue": "hall-b", "green": "nothing"},
        did={"pink": "hall-b"},
        space={"blue": "hall-c", "green": "hall-b", "pink": "hall-b"},
    )
    assert [shown(deciding, seat, "marker", *agents) for seat in (0, 1, None)] == [
        [
            "marker intends-blue: piece.intends(action=doing.move(card=card.ground.hall-b))",
            "marker did-pink: piece.did(action=doing.move(card=card.ground.hall-b))",
        ],
        [
            "marker intends-green: piece.intends(action=doing.nothing)",
            "marker did-pink: piece.did(action=doing.move(card=card.ground.hall-b))",
        ],
        ["marker did-pink: piece.did(action=doing.move(card=card.ground.hall-b))"],
    ]
    assert ["[decided]" in line for line in shown(deciding, None, "card", *agents)] == [
        True,
        True,
        False,
    ]
    acting = scene(
        phase="acting",
        intent={"blue": "hall-b", "green": "roll"},
        did={"blue": "hall-b", "green": "roll", "pink": "hall-b"},
        space={"blue": "hall-c", "green": "hall-c", "pink": "hall-b"},
    )
    assert shown(acting, None, "marker", *agents) == [
        "marker intends-blue: piece.intends(action=doing.move(card=card.ground.hall-b))",
        "marker intends-green: piece.intends(action=doing.roll)",
        "marker did-pink: piece.did(action=doing.move(card=card.ground.hall-b))",
    ]
    assert [
        line.partition("[")[2].partition("]")[0] for line in shown(acting, 1, "card", *agents)
    ] == ["to-act", "to-act", "acted"]
    leaving = scene(phase="leaving", vote={"0": "to cellar"})
    assert ["[decided]" in line for line in shown(leaving, None, "card", *agents)] == [
        True,
        False,
        False,
    ]


def test_an_ability_is_shown_as_what_it_is() -> None:
    agents = tuple(f"agent-{name}" for name in AGENTS)
    did = {"blue": "use receptacle-marie.1", "green": "roll-2", "pink": "lab-place-b"}
    assert shown(lab(did=did), None, "marker", *agents) == [
        "marker did-blue: piece.did(action=doing.roll)",
        "marker did-green: piece.did(action=doing.roll)",
        "marker did-pink: piece.did(action=doing.move(card=card.ground.lab-place-b))",
    ]


def test_what_a_failure_changes_is_on_its_card() -> None:
    mission = FILES["mission.toml"] + '[after]\ncaught = "gain 5 time"\n'
    end = {"phase": "judging", "ending": "failed"}
    for failure in ("caught", "time"):
        of = table(("mission.toml", mission), **end, failure=failure)
        assert ("face.after(rules=rules.ground.after-caught)" in table_of(of, 0, "end")[1]) == (
            failure == "caught"
        )


def test_by_the_book_nobody_keeps_a_list() -> None:
    read = {"0": ["hall-a", "hall-b", "cellar-a"], "1": ["hall-a", "cellar-a"]}
    position = {
        "notebook": read,
        "space": dict.fromkeys(AGENTS, "hall-c"),
        "visited": {"cellar": True},
    }
    assert shown(scene(**position), 1, "card card-ground.hall-b", "panorama") == [
        "card card-ground.hall-b: card.ground.hall-b | back.ground.hall-b / face.seen-by(seats=seat.0)"
    ]
    assert shown(scene(**position, notes_only=True), 1, "card card-ground.hall-b", "panorama") == [
        "card card-ground.hall-b: card.ground.hall-b | back.ground.hall-b"
    ]
    assert shown(scene(**position, notes_only=True), 1, "", "plan", "notebook-1") == [
        "board plan 0: zone.plan",
        "area place-hall 0: place.ground.hall",
        "marker group: piece.group",
        "card a-0: piece.card-a | place.ground.hall.text / face.cards(letters=A+B+C+D)",
        "area place-cellar 0: place.ground.cellar",
        "marker red-1 [red]: piece.red",
        "area place-roof 0: place.ground.roof",
    ]
    assert len(shown(scene(**position), 1, "note memory", "plan")) == 4


def test_a_free_power_works_again_as_often_as_it_is_paid_for() -> None:
    state = cast("StoryState", scene(holder={"element-2": "blue"}, yellow={"blue": 3}).state)
    assert state.free_powers(0) == [0, 1]
    state.used[0] = state.used[1] = 0
    assert state.free_powers(0) == [0]
    state.yellow[0] = 0
    assert state.free_powers(0) == []
