"""Options to the letter: keys, texts, what they touch, warnings."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.exact import options
from looptable.games.time_stories.tests.ground import table
from looptable.games.time_stories.tests.lab import AGENTS, lab, offer

pytestmark = pytest.mark.both_builds


def test_options_of_a_declaration() -> None:
    scene = table(
        gone={"hall-h": True},
        space={"blue": "hall-c", "green": "hall-b", "pink": "hall-b"},
        holder={"element-1": "blue", "element-4": "blue"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        pile_2={"hall-c": 3},
    )
    assert options(scene, 0) == [
        "hall-b: option.move(agent=agent.blue, card=card.ground.hall-b) <space hall-b>",
        "hall-d: option.move(agent=agent.blue, card=card.ground.hall-d) <space hall-d>",
        "hall-e: option.move(agent=agent.blue, card=card.ground.hall-e) <space hall-e>",
        "hall-f: option.move(agent=agent.blue, card=card.ground.hall-f) <space hall-f>",
        "hall-g: option.move(agent=agent.blue, card=card.ground.hall-g) <space hall-g>",
        "roll: option.roll(agent=agent.blue, n=1) <space hall-c>",
        "nothing: option.nothing(agent=agent.blue) (warning.idle)",
        "first: option.first(agent=agent.blue)",
        "leave: option.leave(agent=agent.blue)",
    ]
    scene = table(here="roof", phase="entering", space={})
    assert options(scene, 1) == [
        "roof-d: option.enter(agent=agent.green, card=card.ground.roof-d) <space roof-d> (warning.group)",
        "roof-g: option.enter(agent=agent.green, card=card.ground.roof-g) <space roof-g>",
        "roof-h: option.enter(agent=agent.green, card=card.ground.roof-h) <space roof-h>",
        "stay-out: option.stay-out(agent=agent.green)",
    ]
    red = table(here="cellar", space=dict.fromkeys(AGENTS, "cellar-e"))
    assert options(red, 1) == [
        "cellar-b: option.move(agent=agent.green, card=card.ground.cellar-b) <space cellar-b>",
        "cellar-d: option.move(agent=agent.green, card=card.ground.cellar-d) <space cellar-d>",
        "nothing: option.nothing(agent=agent.green)",
        "first: option.first(agent=agent.green)",
        "leave: option.leave-red(agent=agent.green)",
    ]


def test_options_of_a_bystander_and_of_who_does_nothing_in_a_test() -> None:
    scene = table(
        returns_at={"blue": 3},
        life={"green": 6, "pink": 5},
        space={"green": "hall-e", "pink": "hall-f"},
        test={"hall-e": "laid", "hall-f": "laid"},
        pile_1={"hall-e": 1, "hall-f": 1},
    )
    assert options(scene, 0) == []
    assert options(scene, 1) == [
        "hall-b: option.move(agent=agent.green, card=card.ground.hall-b) <space hall-b>",
        "hall-c: option.move(agent=agent.green, card=card.ground.hall-c) <space hall-c>",
        "hall-d: option.move(agent=agent.green, card=card.ground.hall-d) <space hall-d>",
        "hall-f: option.move(agent=agent.green, card=card.ground.hall-f) <space hall-f>",
        "hall-g: option.move(agent=agent.green, card=card.ground.hall-g) <space hall-g>",
        "hall-h: option.move(agent=agent.green, card=card.ground.hall-h) <space hall-h>",
        "roll: option.roll(agent=agent.green, n=3) <space hall-e>",
        "nothing: option.nothing(agent=agent.green) (warning.idle)",
    ]
    assert options(scene, 2) == [
        "roll: option.roll(agent=agent.pink, n=4) <space hall-f>",
        "nothing: option.nothing(agent=agent.pink)",
    ]


def test_options_of_free_deeds() -> None:
    scene = table(
        returns_at={"pink": 3},
        life={"blue": 2, "green": 6},
        holder={"element-1": "blue", "element-2": "pink", "element-4": "blue"},
        yellow={"blue": 2, "pink": 1},
    )
    scene.do(0, "first")
    assert options(scene, 0) == [
        "done: option.done",
        "offer hall-b-1: option.offer(offer=offer.ground.hall-b-1, rules=rules.ground.hall-b.1)",
        "offer hall-b-2: option.offer(offer=offer.ground.hall-b-2, rules=rules.ground.hall-b.2)",
        "use element-4.1: option.use(rules=rules.ground.element-4.1)",
        "give element-1 to green: option.give(element=face.ground.element-1, agent=agent.green)",
        "give element-4 to green: option.give(element=face.ground.element-4, agent=agent.green)",
        "hand yellow to green: option.hand(resource=resource.ground.yellow, agent=agent.green)",
        "take element-2: option.take(element=element.ground.element-2)",
        "claim yellow from pink: option.claim(resource=resource.ground.yellow, agent=agent.pink)",
    ]


def test_options_of_the_order_the_return_the_next_place_and_the_next_run() -> None:
    scene = table(holder={"element-1": "green"})
    for seat in range(3):
        scene.do(seat, "nothing")
    assert options(scene, 0) == [
        "blue: option.agent(agent=agent.blue) <agent blue>",
        "green: option.agent(agent=agent.green) <agent green>",
        "pink: option.agent(agent=agent.pink) <agent pink>",
        "rest: option.rest",
        "first green: option.first(agent=agent.green)",
    ]
    dead = {"returns_at": {"blue": 13}, "life": {"green": 6, "pink": 5}, "time": 13}
    scene = table(**dead, phase="returning", space={"green": "hall-b", "pink": "hall-c"})
    assert options(scene, 0) == [
        "hall-b: option.return(card=card.ground.hall-b) <space hall-b>",
        "hall-c: option.return(card=card.ground.hall-c) <space hall-c>",
        "wait: option.wait",
    ]
    scene = table(**dead, phase="entering", space={})
    assert options(scene, 0) == ["return: option.back", "wait: option.wait"]
    assert options(table(phase="leaving"), 2) == [
        "cellar: option.place(place=place.ground.cellar) <place cellar>",
        "roof: option.place(place=place.ground.roof) <place roof>",
    ]
    assert options(table(phase="leaving", here="cellar"), 2) == [
        "hall: option.place-from-red(place=place.ground.hall) <place hall>",
        "roof: option.place-from-red(place=place.ground.roof) <place roof>",
    ]
    end = {"phase": "judging", "ending": "failed", "failure": "caught"}
    assert options(table(**end), 1) == ["again: option.again", "stop: option.stop"]
    start: dict[str, Any] = {
        "phase": "choosing",
        "here": None,
        "space": {},
        "receptacle": {},
        "life": {},
    }
    assert options(table(**start), 0) == [
        "marie: option.receptacle(agent=agent.blue, receptacle=receptacle.ground.marie) <receptacle marie>",
        "madeleine: option.receptacle(agent=agent.blue, receptacle=receptacle.ground.madeleine) <receptacle madeleine>",
        "elizia: option.receptacle(agent=agent.blue, receptacle=receptacle.ground.elizia) <receptacle elizia>",
        "altace: option.receptacle(agent=agent.blue, receptacle=receptacle.ground.altace) <receptacle altace>",
        "guard: option.receptacle(agent=agent.blue, receptacle=receptacle.ground.guard) <receptacle guard>",
    ]


def test_options_in_effects() -> None:
    assert options(offer("any-gain"), 0) == [
        "lab-place-b.2 yellow: option.one(what=resource.ground.yellow)",
        "lab-place-b.2 brown: option.one(what=resource.ground.brown)",
        "lab-place-b.2 blue: option.one(what=resource.ground.blue)",
        "lab-place-b.2 green: option.one(what=resource.ground.green)",
    ]
    assert options(offer("any-pay", yellow={"blue": 1}, green={"blue": 1}), 0) == [
        "lab-place-b.3+1 yellow: option.one(what=resource.ground.yellow)",
        "lab-place-b.3+1 green: option.one(what=resource.ground.green)",
    ]
    assert options(offer("trip"), 0) == [
        "near-b: option.enter(agent=agent.blue, card=card.ground.near-b) <space near-b>",
        "stay-out: option.stay-out(agent=agent.blue)",
    ]
    assert options(offer("choose-paid", brown={"blue": 1}), 0) == [
        "lab-place-d.1 2: option.choose(what=choice.ground.1)",
        "lab-place-d.1 3: option.choose(what=choice.ground.2)",
    ]
    assert options(offer("maybe", yellow={"blue": 1}), 0) == [
        "lab-place-d.3 yes: option.yes(what=choice.ground.0)",
        "lab-place-d.3 no: option.no",
    ]
    laid = {"test": {"lab-place-c": "laid", "lab-place-c-2": "laid"}}
    piles = {"pile_1": {"lab-place-c": 2, "lab-place-c-2": 1}, "pile_2": {"lab-place-c": 1}}
    assert options(offer("pick-any", **laid, **piles), 0) == [
        "lab-place-c.7 lab-place-c normal: option.shield(kind=shield.normal, card=card.ground.lab-place-c)",
        "lab-place-c.7 lab-place-c skull: option.shield(kind=shield.skull, card=card.ground.lab-place-c)",
        "lab-place-c.7 lab-place-c-2 skull: option.shield(kind=shield.skull, card=card.ground.lab-place-c)",
    ]
    assert options(offer("strike", **laid, **piles), 0) == [
        "lab-place-c.6 lab-place-c skull: option.shield(kind=shield.skull, card=card.ground.lab-place-c)",
        "lab-place-c.6 lab-place-c-2 skull: option.shield(kind=shield.skull, card=card.ground.lab-place-c)",
    ]


def test_options_of_several_tests_and_abilities() -> None:
    laid = {"test": {"lab-place-b": "laid", "lab-place-b-2": "laid"}}
    assert options(lab(**laid), 0) == [
        "lab-place-c: option.move(agent=agent.blue, card=card.ground.lab-place-c) <space lab-place-c>",
        "lab-place-d: option.move(agent=agent.blue, card=card.ground.lab-place-d) <space lab-place-d>",
        "lab-place-e: option.move(agent=agent.blue, card=card.ground.lab-place-e) <space lab-place-e>",
        "lab-place-f: option.move(agent=agent.blue, card=card.ground.lab-place-f) <space lab-place-f>",
        "lab-place-g: option.move(agent=agent.blue, card=card.ground.lab-place-g) <space lab-place-g>",
        "lab-place-h: option.move(agent=agent.blue, card=card.ground.lab-place-h) <space lab-place-h>",
        "roll: option.roll-for(agent=agent.blue, n=1, characteristic=characteristic.ground.combat) <space lab-place-b>",
        "roll-2: option.roll-for(agent=agent.blue, n=3, characteristic=characteristic.ground.dexterity) <space lab-place-b>",
        "use receptacle-marie.1: option.ability(agent=agent.blue, rules=rules.ground.receptacle-marie.1)",
        "use receptacle-marie.2: option.ability(agent=agent.blue, rules=rules.ground.receptacle-marie.2)",
        "use rule.lab-place.1: option.ability(agent=agent.blue, rules=rules.ground.rule.lab-place.1)",
        "nothing: option.nothing(agent=agent.blue)",
        "first: option.first(agent=agent.blue)",
        "leave: option.leave(agent=agent.blue)",
    ]
    assert options(lab(**laid), 2) == [
        "lab-place-b: option.move(agent=agent.pink, card=card.ground.lab-place-b) <space lab-place-b>",
        "lab-place-c: option.move(agent=agent.pink, card=card.ground.lab-place-c) <space lab-place-c>",
        "lab-place-d: option.move(agent=agent.pink, card=card.ground.lab-place-d) <space lab-place-d>",
        "lab-place-f: option.move(agent=agent.pink, card=card.ground.lab-place-f) <space lab-place-f>",
        "lab-place-g: option.move(agent=agent.pink, card=card.ground.lab-place-g) <space lab-place-g>",
        "lab-place-h: option.move(agent=agent.pink, card=card.ground.lab-place-h) <space lab-place-h>",
        "nothing: option.nothing(agent=agent.pink)",
        "first: option.first(agent=agent.pink)",
        "leave: option.leave(agent=agent.pink)",
    ]
