"""What is told in a run: every event with its facts, for whom it is, and whether it gives something away."""

from typing import Any

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.exact import lines
from looptable.games.time_stories.tests.ground import BLANK, DOUBLE, HIT, SKULL, table
from looptable.games.time_stories.tests.lab import AGENTS, taken
from looptable.testing import Table

pytestmark = pytest.mark.both_builds


def each(of: Table, *keys: str) -> list[Event]:
    """One choice of every seat, in their order."""
    return [event for seat, key in enumerate(keys) for event in of.do(seat, key)]


def told(of: Table, *keys: str) -> list[str]:
    """The same in lines, without those that only say that somebody has decided."""
    return [line for line in lines(each(of, *keys)) if not line.startswith("decided ")]


def apart(**position: Any) -> Table:
    """Blue on the trap, Green with it, Pink on the bench."""
    space = {"blue": "hall-h", "green": "hall-h", "pink": "hall-b"}
    return table(**{"space": space, **position})


def test_an_entry_is_told_agent_by_agent_and_then_read_card_by_card() -> None:
    scene = table(phase="entering", space={})
    assert lines(each(scene, "hall-b", "hall-c", "hall-h")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!enters agent=blue card=ground.hall-b",
        "!enters agent=green card=ground.hall-c",
        "!enters agent=pink card=ground.hall-h",
        "!reads card=ground.hall-b @0",
        "!reads card=ground.hall-c @1",
        "!shields card=ground.hall-c",
        "!reads card=ground.hall-h @2",
        "!hurt agent=pink n=1",
    ]


def test_an_entry_that_some_refuse_is_asked_of_them_again() -> None:
    scene = table(phase="entering", space={})
    assert told(scene, "stay-out", "hall-c", "hall-h") == ["!must-enter agent=blue"]
    scene.shows(settled=True)
    assert "stay-out" not in scene.keys(0)
    scene.do(0, "hall-b")
    scene.shows(settled=None, phase="exploring")
    scene = table(phase="entering", space={})
    assert told(scene, "stay-out", "stay-out", "stay-out") == ["!stays-out"]
    assert told(scene, "roof", "roof", "cellar") == [
        "!departs seat=0 place=ground.roof n=3 extra=0",
        "time units=3 n=17",
        "!opens seat=1 place=ground.roof",
    ]


def test_an_entry_without_those_who_are_wanted_is_refused() -> None:
    scene = table(phase="entering", space={}, here="cellar")
    assert told(scene, "cellar-d", "cellar-e", "cellar-e") == ["!entry-refused"]
    scene.shows(intent=None, phase="entering")
    assert told(scene, "cellar-b", "cellar-e", "cellar-e") == [
        "!enters agent=blue card=ground.cellar-b",
        "!enters agent=green card=ground.cellar-e",
        "!enters agent=pink card=ground.cellar-e",
        "removed card=ground.cellar-d",
        "!reads card=ground.cellar-b @0",
        "!reads card=ground.cellar-e @1",
        "!reads card=ground.cellar-e @2",
    ]
    scene.shows(gone={"cellar-d": True})


def test_nobody_goes_alone_to_a_card_for_all() -> None:
    scene = table(here="roof", space=dict.fromkeys(AGENTS, "roof-g"))
    assert told(scene, "roof-d", "nothing", "roof-d") == ["!group-refused agent=blue,pink"]


def test_a_change_of_place_is_told_with_the_die_and_what_red_adds() -> None:
    scene = table(die=[1])
    assert told(scene, "leave", "leave", "leave") == ["!leaves"]
    assert lines(each(scene, "cellar", "cellar", "roof")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!departs seat=0 place=ground.cellar n=2 extra=0",
        "time units=2 n=18",
        "!opens seat=1 place=ground.cellar",
    ]
    scene = table(here="cellar", die=[0], space=dict.fromkeys(AGENTS, "cellar-e"))
    assert told(scene, "leave", "leave", "leave") == ["!leaves"]
    assert told(scene, "hall", "hall", "hall") == [
        "!departs seat=0 place=ground.hall n=1 extra=2",
        "time units=3 n=17",
        "!opens seat=1 place=ground.hall",
    ]


def test_who_is_outvoted_is_told_and_what_all_plan_afterwards() -> None:
    scene = table()
    assert lines(each(scene, "leave", "nothing", "nothing")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!stays seat=0",
    ]
    assert lines(scene.do(0, "hall-c")) == [
        "decided seat=0",
        "!time units=1 n=19",
        "!plans agent=blue action=move",
        "!plans agent=green action=nothing",
        "!plans agent=pink action=nothing",
    ]
    assert lines(scene.do(0, "rest")) == [
        "moves agent=blue card=ground.hall-c",
        "!reads card=ground.hall-c @0",
        "!shields card=ground.hall-c",
    ]


def test_a_roll_is_told_from_the_dice_to_the_reward() -> None:
    scene = table(
        space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        pile_2={"hall-c": 1},
        dice=[HIT, HIT, SKULL, BLANK, DOUBLE],
    )
    assert told(scene, "nothing", "roll", "nothing") == [
        "!time units=1 n=19",
        "!plans agent=blue action=nothing",
        "!plans agent=green action=roll",
        "!plans agent=pink action=nothing",
    ]
    assert lines(scene.do(0, "green")) == [
        "!rolled agent=green face=hit,hit,skull",
        "uses agent=green rules=ground.receptacle-elizia.1",
    ]
    assert lines(scene.do(1, "receptacle-elizia.1 yes")) == []
    assert scene.keys(1) == [
        "receptacle-elizia.1+1 1",
        "receptacle-elizia.1+1 2",
        "receptacle-elizia.1+1 3",
    ]
    assert lines(scene.do(1, scene.keys(1)[2])) == [
        "!die-changed n=3 face=blank",
        "hits card=ground.hall-c n=2",
        "!passed card=ground.hall-c",
        "!rewarded passed=ground.hall-c.text @1,2",
        "!gains-token token=ground.blue-1",
    ]


def test_a_roll_that_fails_strikes_back_and_then_its_malus_follows() -> None:
    scene = table(
        space={"blue": "hall-e", "green": "hall-b", "pink": "hall-b"},
        test={"hall-e": "laid"},
        pile_1={"hall-e": 2},
        pile_2={"hall-e": 2},
        pile_3={"hall-e": 1},
        life={"blue": 3, "green": 6, "pink": 5},
        bodies={"blue": "madeleine"},
        dice=[SKULL, HIT],
    )
    assert told(scene, "roll", "nothing", "nothing") == [
        "!time units=1 n=19",
        "!plans agent=blue action=roll",
        "!plans agent=green action=nothing",
        "!plans agent=pink action=nothing",
    ]
    assert lines(scene.do(0, "blue")) == [
        "uses agent=blue rules=ground.receptacle-madeleine.1",
        "!rolled agent=blue face=skull",
        "retaliation n=3 resistance=2",
        "hurt agent=blue n=1",
        "hurt agent=blue n=1",
        "time units=2 n=17",
    ]
    scene.shows(time=17, life={"blue": 1, "green": 6, "pink": 5}, pile_1={"hall-e": 2})


def test_an_offer_is_told_to_those_there_and_its_gains_to_all() -> None:
    scene = table()
    assert lines(scene.do(0, "first", "offer hall-b-1")) == [
        "!acts-freely agent=blue",
        "!takes-offer agent=blue offer=ground.hall-b-1 @0,1,2",
        "!tale offer=ground.hall-b-1.text @0,1,2",
        "!gains-element agent=blue element=ground.element-1",
        "!gains-element agent=blue element=ground.element-2",
    ]
    assert lines(scene.do(0, "give element-2 to pink", "done")) == [
        "!gives element=ground.element-2 to_agent=pink"
    ]
    scene = table(yellow={"blue": 1})
    assert lines(scene.do(0, "first", "hand yellow to green")) == [
        "!hands agent=blue to_agent=green resource=ground.yellow"
    ]
    scene.shows(yellow={"green": 1})


def test_what_the_dead_have_left_is_taken_by_the_living() -> None:
    dead = {"returns_at": {"green": 3}, "life": {"blue": 2, "pink": 5}}
    space = {"blue": "hall-b", "pink": "hall-h"}
    scene = table(**dead, space=space, holder={"element-1": "green"}, brown={"green": 2})
    assert scene.keys(0) == [
        "hall-c",
        "hall-d",
        "hall-e",
        "hall-f",
        "hall-g",
        "hall-h",
        "nothing",
        "first",
        "leave",
    ]
    scene.do(0, "first")
    assert scene.keys(0) == [
        "done",
        "offer hall-b-1",
        "offer hall-b-2",
        "take element-1",
        "claim brown from green",
    ]
    assert lines(scene.do(0, "take element-1")) == ["!gives element=ground.element-1 to_agent=blue"]
    assert lines(scene.do(0, "claim brown from green")) == [
        "!hands agent=green to_agent=blue resource=ground.brown"
    ]
    scene.shows(brown={"blue": 1, "green": 1}, holder={"element-1": "blue"})


def test_a_failure_and_the_next_run_are_told_to_all() -> None:
    scene = apart()
    assert lines(scene.do(0, "first", "offer hall-h-1")) == [
        "!acts-freely agent=blue",
        "!takes-offer agent=blue offer=ground.hall-h-1 @0,1",
        "!tale offer=ground.hall-h-1.text @0,1",
        "!failure end=ground.caught",
    ]
    assert lines(each(scene, "stop", "again", "again")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!run n=2",
    ]
    assert lines(scene.do(1, "altace") + scene.do(2, "guard") + scene.do(0, "marie")) == [
        "chooses agent=green receptacle=ground.altace",
        "chooses agent=pink receptacle=ground.guard",
        "chooses agent=blue receptacle=ground.marie",
        "!opens seat=1 place=ground.hall",
    ]
    shown = scene.state.position()
    assert {field: shown[field] for field in ("blue", "life", "captain", "run_number")} == {
        "blue": {"green": 6},
        "life": {"blue": 2, "green": 3, "pink": 5},
        "captain": "1",
        "run_number": 2,
    }
    scene = apart()
    scene.do(0, "first", "offer hall-h-1")
    assert lines(each(scene, "stop", "stop", "again")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!given-up ending=failed",
    ]


def test_the_last_unit_ends_a_run_before_anybody_acts() -> None:
    scene = table(time=1)
    assert lines(each(scene, "nothing", "nothing", "nothing")) == [
        "decided seat=0",
        "decided seat=1",
        "decided seat=2",
        "!time units=1 n=0",
        "!failure end=ground.time",
    ]


def test_a_death_says_when_the_agent_may_return() -> None:
    scene = table(life={"blue": 1, "green": 6, "pink": 5})
    each(scene, "hall-h", "nothing", "nothing")
    assert lines(scene.do(0, "rest")) == [
        "moves agent=blue card=ground.hall-h",
        "!reads card=ground.hall-h @0",
        "!hurt agent=blue n=1",
        "!dies agent=blue n=12",
    ]
    scene = table(life={"blue": 1, "green": 6, "pink": 5}, time=6)
    each(scene, "hall-h", "nothing", "nothing")
    assert lines(scene.do(0, "rest")) == [
        "moves agent=blue card=ground.hall-h",
        "!reads card=ground.hall-h @0",
        "!hurt agent=blue n=1",
        "!dies agent=blue n=0",
    ]
    assert scene.state.pending() == [0, 1, 2], "the dead vote, too"
    assert scene.keys(0) == ["stay", "leave"]


def test_a_return_is_told_and_the_card_there_is_read() -> None:
    dead = {"returns_at": {"blue": 13}, "life": {"green": 6, "pink": 5}}
    scene = table(**dead, time=13, phase="returning", space={"green": "hall-b", "pink": "hall-c"})
    assert scene.keys(0) == ["hall-b", "hall-c", "wait"]
    assert lines(scene.do(0, "hall-c")) == [
        "returns agent=blue",
        "!reads card=ground.hall-c @0",
        "!shields card=ground.hall-c",
    ]
    scene.shows(life={"blue": 2, "green": 6, "pink": 5}, returns_at=None)


def carried_out(name: str, **position: Any) -> list[str]:
    """What is told when Blue takes an offer of the lab, after the offer itself."""
    events = taken(name, **position)
    return [line for line in lines(events) if "offer" not in line and "freely" not in line]


def test_every_verb_is_told_with_whom_and_how_much() -> None:
    assert carried_out("lose-some", yellow={"blue": 5}) == [
        "!pays agent=blue resource=ground.yellow n=3"
    ]
    assert carried_out("lose-some", yellow={"blue": 2}) == [
        "!pays agent=blue resource=ground.yellow n=2"
    ]
    assert carried_out("lose-some") == []
    assert carried_out("put") == ["!gains-resource agent=blue resource=ground.yellow n=2"]
    assert carried_out("weaken") == ["!weakened agent=blue n=1"]
    assert carried_out("harm-all") == [
        "!hurt agent=blue n=1",
        "!hurt agent=green n=1",
        "!hurt agent=pink n=1",
    ]
    assert carried_out("harm-here") == ["!hurt agent=blue n=1", "!hurt agent=green n=1"]
    wounded = {"blue": 1, "green": 2, "pink": 3}
    assert carried_out("cheer-all", life=wounded) == [
        "!healed agent=blue n=1",
        "!healed agent=green n=1",
        "!healed agent=pink n=1",
    ]
    assert carried_out("cheer-here", life=wounded) == [
        "!healed agent=blue n=1",
        "!healed agent=green n=1",
    ]
    assert carried_out("cheer-here") == []
    assert carried_out("walk") == [
        "!moves agent=blue card=ground.lab-place-e",
        "!reads card=ground.lab-place-e @0",
    ]
    assert carried_out("walk-off") == []
    assert carried_out("walk-none") == [
        "!moves agent=blue card=ground.lab-place-b",
        "!reads card=ground.lab-place-b @0",
        "!shields card=ground.lab-place-b",
    ]
    assert carried_out("dice", dice=[DOUBLE, SKULL]) == [
        "!rolled agent=blue face=double,skull",
        "!uses agent=blue rules=ground.receptacle-marie.4",
    ]
    assert carried_out("fall") == []
    assert carried_out("drop", holder={"element-1": "pink"}) == [
        "!loses-element element=ground.element-1"
    ]
    assert carried_out("drop") == []
    assert carried_out("find") == ["!gains-element agent=blue element=ground.element-2"]
    assert carried_out("find", holder={"element-2": "pink"}) == []
    assert carried_out("rest") == ["!skips agent=blue"]
    assert carried_out("often", yellow={"blue": 1}) == []
    assert carried_out("choose-poor") == []
    assert carried_out("maybe") == ["!gains-resource agent=blue resource=ground.green n=1"]
    laid = {"test": {"lab-place-d": "laid", "lab-place-d-2": "laid"}, "pile_1": {"lab-place-d": 2}}
    assert carried_out("fall", **laid) == [
        "!passed card=ground.lab-place-d",
        "!rewarded passed=ground.lab-place-d.text @0,1",
        "!passed card=ground.lab-place-d",
        "!rewarded passed=ground.lab-place-d-2.text @0,1",
        "!gains-resource agent=blue resource=ground.brown n=1",
        "!gains-resource agent=blue resource=ground.yellow n=1",
        "removed card=ground.lab-place-d",
    ]
    assert carried_out("any-pay", yellow={"blue": 2}) == [
        "!forced seat=0 choice=lab-place-b.3+1 yellow @0,1",
        "!pays agent=blue resource=ground.yellow n=1",
        "!forced seat=0 choice=lab-place-b.3+4 yellow @0,1",
        "!pays agent=blue resource=ground.yellow n=1",
    ]
