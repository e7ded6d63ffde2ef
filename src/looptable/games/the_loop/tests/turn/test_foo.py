"""Phase I: clones and artifacts appear, Foo moves, rifts drop."""

import pytest

from looptable.engine.contract.event import Event
from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Clone
from looptable.games.the_loop.tests.boards import ERAS, before_foo, foo_phase, table, tables, whole
from looptable.testing import Table, rule

CLONES = {clone.id: clone.generation for clone in tables().all(Clone)}


def kinds(events: list[Event], *wanted: str) -> list[str]:
    """The kinds of these events, in their order."""
    return [event.kind for event in events if event.kind in wanted]


@rule("LOOP-FOO-1", "LOOP-FOO-4")
def test_clones_come_first_then_artifacts_then_foo() -> None:
    events = before_foo("robots", [1, 1], artifacts=["kettle"]).do(1, "end")
    steps = ("clone-generated", "artifact-revealed", "foo-visits", "drops")
    assert kinds(events, *steps) == list(steps)


@rule("LOOP-FOO-2", "LOOP-OPEN-1")
def test_the_cycle_space_says_how_many_clones_and_artifacts_appear() -> None:
    for cycle, clones in ((1, 1), (2, 2), (3, 3)):
        board = before_foo(
            "robots",
            [1, 1],
            cycle=cycle,
            artifacts=["kettle", "war-horse", "timenado"],
            chance={"draws": {"machine": [1, 1], "bag": [0] * clones}},
        )
        events = board.do(1, "end")
        assert kinds(events, "clone-generated") == ["clone-generated"] * clones
        assert kinds(events, "artifact-revealed") == ["artifact-revealed"]


@rule("LOOP-FOO-3", "LOOP-EX-12")
def test_in_the_first_cycle_one_clone_and_one_artifact_appear() -> None:
    board = foo_phase("robots", [1, 1], artifacts=["kettle", "timenado"], cycle=1)
    board.shows(
        clone_at={"dawn-renaissance": "dawn"},
        artifacts=["kettle"],
        available={"end": ["timenado"]},
    )


@rule("LOOP-FOO-4")
def test_several_clones_come_before_the_artifact() -> None:
    events = before_foo("robots", [], artifacts=["kettle"], cycle=3).do(1, "end")
    generated = ["clone-generated"] * 3
    found = kinds(events, "clone-generated", "artifact-revealed")
    assert found == [*generated, "artifact-revealed"]


@rule("LOOP-FOO-5")
def test_a_clone_is_drawn_from_the_bag_and_put_in_its_generation_era() -> None:
    draws = {"machine": [1, 1], "bag": [9]}  # the tenth clone: the second of the renaissance
    board = foo_phase("end", [], chance={"draws": draws})
    board.shows(clone_at={"renaissance-robots": "renaissance"})
    eras = GAME.view(board.state, None).zones[0].zones
    (shown,) = [piece for era in eras for piece in era.pieces if piece.id.startswith("clone-")]
    assert "Age of Robots" in GAME.texts().say(shown.name, "en"), "the paradox side is up"


@rule("LOOP-FOO-5")
def test_a_clone_on_the_board_is_not_drawn_again() -> None:
    board = foo_phase("end", [1, 1], clone_at={"dawn-renaissance": "robots"})
    board.shows(clone_at={"dawn-renaissance": "robots", "dawn-industrial": "dawn"})


@rule("LOOP-FOO-5")
def test_clones_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(20):
        start = {"agents": ["mr-time", "v-girl"], "foo_deck": ["dawn"], "seed": seed}
        drawn |= set(Table(GAME, whole(start)).state.position()["clone_at"])
    assert len(drawn) > 8


@rule("LOOP-FOO-6")
@pytest.mark.parametrize("left", [[], ["end-medieval"]], ids=["none", "one"])
def test_a_bag_that_is_too_small_gives_what_it_has(left: list[str]) -> None:
    out = {clone: era for clone, era in CLONES.items() if clone not in left}
    board = before_foo("robots", [0, 0, 1, 1, 2, 2], cycle=3, clone_at=out)
    events = board.do(1, "end")
    generated = [event.data["clone"] for event in events if event.kind == "clone-generated"]
    assert generated == left
    board.shows(clone_at=CLONES, phase="actions", ending=None)


@rule("LOOP-FOO-7")
def test_the_top_card_of_the_artifact_deck_is_placed_at_its_origin_era() -> None:
    board = foo_phase("robots", [1, 1], artifacts=["matryoshka", "kettle", "war-horse"])
    board.shows(artifacts=["matryoshka", "kettle"], available={"medieval": ["war-horse"]})


@rule("LOOP-FOO-8")
def test_an_era_holds_any_number_of_available_artifacts() -> None:
    there = ["holy-grail", "jesters-understudy", "one-way-catapult", "philosophers-pebble"]
    board = foo_phase(
        "robots",
        [1, 1],
        artifacts=["war-horse"],
        available={"medieval": there},
        at={"mr-time": "industrial", "v-girl": "robots"},
    )
    board.shows(available={"medieval": [*there, "war-horse"]}, destroyed=None)


@rule("LOOP-FOO-9")
def test_foo_goes_where_his_top_card_says_and_the_middle_chute_with_him() -> None:
    deck = ["dawn", "end", "medieval"]
    board = foo_phase("", [1, 1], foo_deck=deck, foo_row=["robots"], foo="robots")
    board.shows(foo="medieval", foo_deck=["dawn", "end"], rifts={"medieval": 2})


@rule("LOOP-FOO-10")
def test_two_rifts_drop_and_one_for_each_clone_in_foos_era() -> None:
    for clones in ([], ["end-medieval"], ["end-medieval", "dawn-robots", "supa-dawn"]):
        board = before_foo("end", [], clone_at=dict.fromkeys(clones, "end"))
        (drop,) = [event for event in board.do(1, "end") if event.kind == "drops"]
        assert drop.data["n"] == 2 + len(clones)


@rule("LOOP-FOO-10")
def test_a_clone_that_has_just_appeared_counts() -> None:
    board = foo_phase("dawn", [1, 1, 1])
    board.shows(clone_at={"dawn-renaissance": "dawn"}, rifts={"dawn": 3})


@rule("LOOP-FOO-11")
def test_clones_beside_foo_add_nothing() -> None:
    clones = {"end-medieval": "robots", "end-renaissance": "medieval", "end-industrial": "end"}
    board = foo_phase("renaissance", [0, 2], clone_at=clones)
    board.shows(rifts={"medieval": 1, "industrial": 1}, rift_supply=28)


@rule("LOOP-FOO-12")
def test_a_rift_lands_in_foos_era_or_beside_it() -> None:
    landed = set()
    for seed in range(20):
        start = {"agents": ["mr-time", "v-girl"], "foo_deck": ["end"], "seed": seed}
        rifts = Table(GAME, whole(start)).state.position()["rifts"]
        assert sum(rifts.values()) in (2, 3), "the new clone may be at Foo's"
        landed |= set(rifts)
    assert landed == {"robots", "end", "dawn"}


@rule("LOOP-FOO-13")
def test_all_rifts_land_before_any_is_placed() -> None:
    clones = {"end-medieval": "end", "end-renaissance": "end"}
    events = before_foo("end", [0, 1, 1, 2], clone_at=clones).do(1, "end")
    falls, places = ["rift-falls"] * 4, ["rifts-placed"] * 3
    assert kinds(events, "rift-falls", "rifts-placed") == [*falls, *places]


@rule("LOOP-FOO-13")
def test_time_prowler_sees_the_landed_rifts_before_they_are_placed() -> None:
    board = table(
        foo_deck=["robots"],
        rifts={"robots": 1},
        rift_supply=29,
        chance={"draws": {"machine": [1, 2], "bag": [0]}},
    )
    board.do(0, "end")
    board.shows(phase="place", landed={"robots": 1, "end": 1}, rifts={"robots": 1}, rift_supply=27)


@rule("LOOP-FOO-14", "LOOP-FOO-15")
def test_up_to_three_rifts_fill_slots_and_a_fourth_makes_a_vortex() -> None:
    three = foo_phase("end", [1, 1], rifts={"end": 1}, available={"end": ["timenado"]})
    three.shows(rifts={"end": 3}, vortex=None, available={"end": ["timenado"]}, landed=None)
    four = foo_phase("end", [1, 1], rifts={"end": 2}, available={"end": ["timenado"]})
    four.shows(rifts=None, vortex={"end": True}, available=None, landed=None)


@rule("LOOP-FOO-15")
def test_each_era_is_counted_by_itself() -> None:
    board = foo_phase("end", [0, 2], rifts={"robots": 2, "end": 3, "dawn": 2})
    board.shows(rifts={"robots": 3, "end": 3, "dawn": 3}, vortex=None)


@rule("LOOP-FOO-16")
def test_the_foo_card_joins_the_row_that_all_see() -> None:
    deck = ["dawn", "medieval", "end"]
    board = foo_phase("", [1, 1], foo_deck=deck, foo_row=["robots", "industrial"])
    board.shows(foo_row=["robots", "industrial", "end"])
    for seat in (0, 1, None):
        zones = GAME.view(board.state, seat).zones[1].zones
        (row,) = [zone for zone in zones if zone.id == "visits"]
        assert [piece.id for piece in row.pieces] == [
            "visit-robots",
            "visit-industrial",
            "visit-end",
        ]


@rule("LOOP-FOO-16", "LOOP-FOO-17", "LOOP-EX-13")
def test_in_the_rest_of_a_cycle_foo_visits_the_other_eras_once_each() -> None:
    before = ["robots", "dawn", "industrial", "medieval"]
    rest = ["end", "renaissance", "globalization"]
    board = before_foo("", [], foo_row=before, foo_deck=rest, rift_supply=0)
    visited = []
    for seat in (1, 0, 1):
        visited += [e.data["era"] for e in board.do(seat, "end") if e.kind == "foo-visits"]
    assert visited == ["globalization", "renaissance", "end"]
    board.shows(foo_row=[*before, *visited], foo_deck=None, cycle=None)


@rule("LOOP-FOO-17")
def test_in_a_cycle_foo_visits_every_era_once() -> None:
    board = before_foo("dawn", [], rift_supply=0)
    visited = []
    for turn in range(7):
        events = board.do((1 + turn) % 2, "end")
        visited += [event.data["era"] for event in events if event.kind == "foo-visits"]
    assert sorted(map(str, visited)) == sorted(ERAS)


@rule("LOOP-FOO-18")
def test_foo_stays_until_the_next_phase_one() -> None:
    board = table(
        foo="robots",
        ready={"mr-time": ["steam-engine"]},
        available={"renaissance": ["kettle"]},
        foo_deck=["medieval"],
    )
    for key in ("use steam-engine", "move renaissance", "end"):
        events = board.do(0, key)
        board.shows(foo="robots")
    events = board.do(0, "none")
    board.shows(foo="medieval")
    assert kinds(events, "turn", "foo-visits") == ["turn", "foo-visits"]


@rule("LOOP-FOO-18")
def test_foo_stays_between_two_turns() -> None:
    # In solo play the deal of a card asks between two turns.
    agents = ["mr-time", "v-girl", "robofinisher-404"]
    deck = {"mr-time": ["meteorite", "steam-engine"]}
    board = table(solo=True, agents=agents, at={}, foo="robots", draw=deck)
    board.do(0, "end")
    board.shows(turn=2, phase="deal", foo="robots")


@rule("LOOP-FOO-19")
def test_phase_one_leaves_clones_energy_and_agents_alone() -> None:
    clones = {"end-medieval": "end", "robots-medieval": "robots", "dawn-robots": "dawn"}
    energy = {"end": 2, "robots": 1, "dawn": 1}
    at = {"mr-time": "end", "v-girl": "robots"}
    board = foo_phase("end", [0, 1, 2], clone_at=clones, energy=energy, energy_supply=26, at=at)
    board.shows(clone_at={**clones, "dawn-renaissance": "dawn"}, energy=energy, at=at)
    board.shows(energy_supply=26)


@rule("LOOP-FOO-20")
def test_dropped_rifts_come_from_the_supply() -> None:
    board = foo_phase("end", [0, 1, 1], clone_at={"end-medieval": "end"}, rift_supply=12)
    board.shows(rift_supply=9, rifts={"robots": 1, "end": 2})


@rule("LOOP-FOO-20")
def test_an_empty_supply_drops_what_is_left() -> None:
    board = foo_phase("end", [0], clone_at={"end-medieval": "end"}, rift_supply=1)
    board.shows(rift_supply=0, rifts={"robots": 1})


@rule("LOOP-EX-1")
def test_max_drops_three_rifts_and_no_vortex_opens() -> None:
    board = foo_phase(
        "industrial",
        [0, 1, 1],
        clone_at={"industrial-robots": "industrial"},
        rifts={"renaissance": 2, "industrial": 1},
        rift_supply=27,
        foo_row=["robots"],
        foo_deck=["dawn", "industrial"],
    )
    board.shows(
        foo="industrial",
        rifts={"renaissance": 3, "industrial": 3},
        rift_supply=24,
        vortex=None,
        foo_row=["robots", "industrial"],
    )


@rule("LOOP-TURN-2")
def test_when_foo_is_done_everything_may_be_done_in_phase_two() -> None:
    board = foo_phase("robots", [1, 1], energy={"industrial": 1})
    assert board.keys(0) == [
        "move renaissance",
        "move globalization",
        "free-move renaissance",
        "free-move globalization",
        "ability",
        "end",
    ]
    board.shows(phase="actions", ability_used=None)
