"""Junior as a clerk and as a partner: plans for a whole day, and a father who pays for waste."""

from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot.junior_plan import make_plan, planned_trip
from looptable.games.loop_inc.rules.layout import CARDS, MACHINES
from looptable.games.loop_inc.rules.scores import trip_points
from looptable.games.loop_inc.tests.boards import Board, alone, junior_loads, loads, stock

ME, JUNIOR = 0, 1
BOTH = pytest.mark.parametrize("level", ["clerk", "partner"])
LATER = ["store"] * 6  # packets of later days, of which he does not think


def plan(level: str, *today: str, card: str = "", **position: Any) -> dict[str, str]:
    """Junior's plan while the player is to move, with these cards still in today's packet."""
    later = LATER[: 3 * (3 - position.get("day", 1))]
    board = alone(**{"active": "0", "level": level, "junior_deck": [*later, *today], **position})
    state = board.state
    found = make_plan(state, CARDS.index(card) if card else -1)
    trips = {name: planned_trip(found, mark) for mark, name in enumerate(MACHINES)}
    return {name: state.names.name("trip", trip) for name, trip in trips.items() if trip >= 0}


@pytest.mark.parametrize(
    ("options", "level"),
    [({}, "clerk"), ({"junior": "intern"}, None), ({"junior": "partner"}, "partner")],
)
def test_the_level_is_agreed_before_the_match(options: dict[str, str], level: str | None) -> None:
    assert GAME.start(1, options, 1).position().get("level") == level


def test_several_players_have_no_junior() -> None:
    assert "level" not in GAME.start(2, {"junior": "partner"}, 1).position()


@BOTH
def test_a_plan_counts_on_every_room_he_still_goes_to(level: str) -> None:
    assert plan(level, "garage", "store", "armory") == {"mark-i": "meteor-view"}
    assert plan(level, "store", "garage", "armory") == {"mark-i": "meteor-view"}
    assert plan(level, "armory", "garage", card="store") == {"mark-i": "meteor-view"}
    past: dict[str, Any] = {"day": 2, "hand": {"junior": ["garage", "store"]}}
    with_past = plan(level, "armory", flight={"junior-day-2-mark-ii": "wet-paint"}, **past)
    assert with_past == {"mark-i": "meteor-view"}
    assert plan(level, "armory", "garage") == {"mark-i": "pompeii"}, "no camera today"
    assert plan(level) == {}, "without anything there is no trip"


@BOTH
def test_a_plan_uses_what_is_loaded(level: str) -> None:
    load = junior_loads(i="propeller camera")
    assert plan(level, "armory", load=load) == {"mark-i": "meteor-view"}
    assert plan(level, load=load) == {"mark-i": "wet-paint"}


@BOTH
def test_of_trips_with_the_same_points_the_nearest_is_planned_trip(level: str) -> None:
    ashes: dict[str, Any] = {"timeline": ["ashes"]}
    visits = ("garage", "store", "armory")
    assert plan(level, *visits, load=junior_loads(i="camera"), **ashes) == {"mark-i": "colosseum"}
    assert plan(level, *visits, load=junior_loads(i="propeller"), **ashes) == {"mark-i": "pompeii"}


@BOTH
def test_rooms_must_hold_what_a_plan_lacks(level: str) -> None:
    visits = ("garage", "store", "armory")
    assert plan(level, *visits, room=stock(2, camera=0)) == {"mark-i": "diplodocus-ride"}
    assert plan(level, *visits, room=stock(2, armour=0)) == {"mark-i": "vinland"}
    ice: dict[str, Any] = {"timeline": ["ice"], "day": 2, "hand": {"junior": ["store", "store"]}}
    ice["flight"] = {"junior-day-2-mark-ii": "wet-paint"}
    assert plan(level, room=stock(2), **ice) == {"mark-i": "mammoth-shearing"}
    assert plan(level, room=stock(2, net=1), **ice) == {}


@BOTH
def test_each_visit_fetches_one_component(level: str) -> None:
    rocks: dict[str, Any] = {"timeline": ["rocks"], "room": stock(2, camera=0)}
    assert plan(level, "garage", **rocks) == {}, "a wheel and a propeller are two visits"
    assert plan(level, "garage", card="garage", **rocks) == {"mark-i": "stonehenge-survey"}
    sphinx: dict[str, Any] = {"timeline": ["sand"], "load": junior_loads(i="camera")}
    assert plan(level, "store", **sphinx) == {}
    assert plan(level, "store", card="store", **sphinx) == {"mark-i": "sphinx-with-nose"}
    moon: dict[str, Any] = {"timeline": ["boots"], "load": junior_loads(i="propeller camera")}
    assert plan(level, "armory", **moon) == {"mark-i": "kitty-hawk"}
    assert plan(level, "armory", card="armory", **moon) == {"mark-i": "moon-landing"}


@BOTH
def test_nothing_is_planned_where_he_was_or_would_be_second(level: str) -> None:
    visits = ("garage", "store", "armory")
    taken = plan(level, *visits, flight={"0-day-1-mark-i": "meteor-view"})
    assert taken == {"mark-i": "diplodocus-ride"}
    made = plan(level, *visits, day=2, flight={"junior-day-1-mark-i": "meteor-view"})
    assert "meteor-view" not in made.values()


@BOTH
def test_two_machines_share_visits_and_never_a_trip(level: str) -> None:
    twins: dict[str, Any] = {
        "day": 2,
        "timeline": ["ice"],
        "load": junior_loads(i="camera", ii="camera"),
    }
    assert list(plan(level, **twins).values()) == ["wet-paint"]
    gone = plan(level, day=2, load=junior_loads(i="camera", ii="wheel"), timeline=["ice", "rivets"])
    assert gone == {"mark-i": "wet-paint", "mark-ii": "steam-races"}
    both: dict[str, Any] = {"day": 2, "load": junior_loads(i="camera propeller", ii="camera")}
    # One armour: either machine may have it, not both.
    assert plan(level, "armory", **both) == {"mark-i": "meteor-view", "mark-ii": "wet-paint"}


@BOTH
def test_a_launched_machine_has_no_plan(level: str) -> None:
    load = junior_loads(i="camera", ii="wheel")
    gone: dict[str, Any] = {"day": 2, "load": load, "flight": {"junior-day-2-mark-i": "wet-paint"}}
    assert plan(level, **gone) == {"mark-ii": "steam-races"}


def test_a_clerk_plans_in_turn_and_a_partner_together() -> None:
    board: dict[str, Any] = {"day": 2, "load": junior_loads(i="camera", ii="propeller camera")}
    clerk, partner = (plan(level, "armory", **board) for level in ("clerk", "partner"))
    assert clerk == {"mark-i": "colosseum", "mark-ii": "wet-paint"}, "Mark I takes the armour"
    assert partner == {"mark-i": "wet-paint", "mark-ii": "meteor-view"}, "together they pay more"


def playing(level: str, **position: Any) -> Board:
    """Junior plays the next card at once, on Day 2."""
    start: dict[str, Any] = {"level": level, "day": 2, "junior_deck": ["store"] * 3}
    return alone(**{**start, **position})


@BOTH
def test_he_fetches_what_the_plan_lacks(level: str) -> None:
    board = playing(
        level,
        hand={"junior": ["store", "armory"]},
        load=junior_loads(i="propeller"),
        flight={"junior-day-2-mark-ii": "hastings"},
    )
    board.shows(load=junior_loads(i="propeller camera"))
    second = playing(
        level,
        timeline=["rivets"],
        hand={"junior": ["store"]},
        load=junior_loads(i="wheel", ii="propeller camera"),
    )
    second.shows(load=junior_loads(i="wheel", ii="propeller camera net"))


@BOTH
def test_what_no_plan_lacks_is_fetched_all_the_same(level: str) -> None:
    board = playing(level, timeline=["rivets"], hand={"junior": ["armory"]}, room=stock(1))
    board.shows(load=junior_loads(i="armour"), tears=None)


@BOTH
def test_he_waits_for_the_planned_trip(level: str) -> None:
    board = playing(
        level,
        hand={"junior": ["store", "armory"]},
        load=junior_loads(i="propeller camera"),
    )
    # Mark I could go to Lascaux, but an armour is to come; so Mark II goes there.
    board.shows(flight={"junior-day-2-mark-ii": "wet-paint"})


@BOTH
def test_he_leaves_when_a_planned_trip_is_ready(level: str) -> None:
    board = playing(
        level, hand={"junior": ["armory", "store"]}, load=junior_loads(i="propeller camera")
    )
    board.shows(flight={"junior-day-2-mark-i": "meteor-view"})


@pytest.mark.parametrize(("level", "waste"), [("intern", {"junior": 1}), ("clerk", None)])
def test_his_father_pays_for_the_waste_of_a_clerk(level: str, waste: dict[str, int] | None) -> None:
    board = alone(
        level=level,
        active="0",
        junior_deck=[*LATER, "armory"],
        sideways={"junior": [1, 2]},
        load=junior_loads(i="wheel net net"),
    )
    events = board.do(ME, "new office")
    board.shows(flight={"junior-day-1-mark-i": "diplodocus-ride"}, waste=waste)
    assert ("wastes" in [event.kind for event in events]) == (waste is not None)
    assert board.state.position()["spent"] == {"net": 1}, "it leaves the game all the same"


@BOTH
def test_his_father_does_not_pay_for_the_waste_of_others(level: str) -> None:
    board = alone(level=level, active="0", load=loads(ME, i="wheel net"))
    board.do(ME, "new office", "mark-i to steam-races")
    board.shows(waste={"0": 1})


@BOTH
def test_a_clerk_or_partner_leaves_for_points_whatever_is_wasted(level: str) -> None:
    board = playing(
        level,
        timeline=["tails", "ashes"],
        hand={"junior": ["armory", "armory"]},
        load=junior_loads(i="wheel net net net net", ii="camera armour"),
    )
    board.shows(flight={"junior-day-2-mark-i": "diplodocus-ride"})


@BOTH
def test_a_whole_match_can_be_played(level: str) -> None:
    state = GAME.start(1, {"junior": level}, 4)
    pieces = GAME.census(state)
    while state.outcome() is None:
        options = GAME.legal_options(state, ME)
        best = min(range(len(options)), key=lambda index: len(options[index].warnings))
        state.apply(ME, state.legal(ME)[best])
    assert GAME.census(state) == pieces
    assert state.waste[JUNIOR] == 0
    assert trip_points(state, JUNIOR) > 20
