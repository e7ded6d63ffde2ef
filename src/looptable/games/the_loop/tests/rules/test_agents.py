"""The five agents: where they start, and what each of them can do."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Agent
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, done, table, tables, whole
from looptable.testing import Table, rule


def dropping(*agents: str, **position: Any) -> Table[LoopState]:
    """The first agent's Phase I, just before the rifts drop in the age of robots."""
    start: dict[str, Any] = {
        "agents": list(agents),
        "phase": "drop",
        "foo": "robots",
        "foo_row": ["robots"],
        "foo_deck": [era for era in ERAS if era != "robots"],
        "chance": {"draws": {"machine": [1, 2]}},
    }
    return Table(GAME, whole({**start, **position}))


def finisher(*cards: str, **position: Any) -> Table[LoopState]:
    """Robofinisher 404 to act in the age of robots, Mr Time at dawn."""
    return table(
        agents=["robofinisher-404", "mr-time"],
        at={"robofinisher-404": "robots"},
        ready={"robofinisher-404": list(cards)},
        **position,
    )


def borrower(**position: Any) -> Table[LoopState]:
    """V-Girl to act in the industrial era; the spartan shield is on top of the destroyed pile."""
    start: dict[str, Any] = {
        "agents": ["v-girl", "mr-time"],
        "at": {"v-girl": "industrial"},
        "ready": {"v-girl": ["kettle"]},
        "destroyed": ["steam-engine", "spartan-shield"],
        "rifts": {"industrial": 3},
    }
    return table(**{**start, **position})


# All of them.


@rule("LOOP-AGENT-4")
def test_each_agent_states_how_hard_it_is_to_play() -> None:
    agents = tables().all(Agent)
    assert {agent.id: agent.complexity for agent in agents} == {
        "time-prowler": "low",
        "cztwyzzek": "low",
        "mr-time": "medium",
        "robofinisher-404": "medium",
        "v-girl": "high",
    }


@rule("LOOP-AGENT-5", "LOOP-OPEN-16")
@pytest.mark.parametrize(
    ("agent", "era"),
    [
        ("cztwyzzek", "dawn"),
        ("mr-time", "renaissance"),
        ("v-girl", "industrial"),
        ("time-prowler", "globalization"),
        ("robofinisher-404", "robots"),
    ],
)
def test_each_agent_starts_in_its_era(agent: str, era: str) -> None:
    other = "mr-time" if agent != "mr-time" else "v-girl"
    state = GAME.start(2, {"agents": f"{agent},{other}"}, 1)
    assert state.position()["at"].get(agent, "dawn") == era


@rule("LOOP-AGENT-1")
def test_an_ability_is_never_forced() -> None:
    assert dropping("time-prowler", "mr-time").keys(0)[-1] == "none"
    mr_time = table()
    mr_time.do(0, "end")
    mr_time.shows(at={"mr-time": "industrial"}, turn=2)


@rule("LOOP-AGENT-2", "LOOP-AGENT-9")
def test_rifts_are_not_cancelled_in_the_turn_of_another_agent() -> None:
    board = dropping("mr-time", "time-prowler")
    board.shows(phase="actions", rifts={"robots": 1, "end": 1})


@rule("LOOP-AGENT-3")
def test_an_ability_does_not_need_batteries() -> None:
    board = table(empty={"mr-time": True})
    assert "ability" in board.keys(0)
    assert not any(key.startswith("free-move") for key in board.keys(0))


@rule("LOOP-AGENT-3")
def test_an_ability_does_not_empty_batteries() -> None:
    board = table()
    board.do(0, "ability", "medieval")
    board.shows(empty=None)
    assert "free-move renaissance" in board.keys(0)


# Time Prowler.


@rule("LOOP-AGENT-6")
def test_time_prowler_cancels_one_of_the_rifts_that_have_landed() -> None:
    board = dropping("time-prowler", "mr-time", rifts={"dawn": 1})
    board.shows(phase="place", landed={"robots": 1, "end": 1}, rifts={"dawn": 1})
    assert board.keys(0) == ["robots", "end", "none"]
    board.do(0, "end")
    board.shows(rifts={"dawn": 1, "robots": 1}, landed=None, phase="actions")


@rule("LOOP-AGENT-1", "LOOP-AGENT-6")
def test_time_prowler_may_let_all_rifts_be() -> None:
    board = dropping("time-prowler", "mr-time")
    board.do(0, "none")
    board.shows(rifts={"robots": 1, "end": 1}, phase="actions")


@rule("LOOP-AGENT-6")
def test_time_prowler_is_not_asked_where_no_rift_has_fallen() -> None:
    board = table(
        agents=["time-prowler", "mr-time"],
        at={"time-prowler": "dawn", "mr-time": "industrial"},
        active="mr-time",
        rift_supply=0,
        rifts=dict.fromkeys(ERAS, 3),
        landed={},
    )
    events = board.do(1, "end")
    assert "forced" not in {event.kind for event in events}
    board.shows(phase="actions", active=None)


@rule("LOOP-AGENT-7")
def test_a_cancelled_rift_goes_back_and_makes_no_vortex() -> None:
    board = dropping("time-prowler", "mr-time", rifts={"robots": 3}, rift_supply=27)
    board.do(0, "robots")
    board.shows(rifts={"robots": 3, "end": 1}, vortex=None, rift_supply=26)


@rule("LOOP-AGENT-8")
def test_a_cancelled_rift_is_not_a_removed_one() -> None:
    missions = {"mission": {"dawn": "clog-up"}, "revealed": {"dawn": True}}
    board = dropping(
        "time-prowler", "mr-time", energy={"end": 1}, at={"time-prowler": "dawn"}, **missions
    )
    board.do(0, "robots")
    board.do(0, "free-move end")
    board.shows(progress=None, phase="actions", rifts={"end": 1})


@rule("LOOP-AGENT-9")
def test_time_prowler_cancels_one_rift_at_most() -> None:
    draws = {"draws": {"machine": [1, 1, 0, 0]}}
    clones = {"dawn-renaissance": "robots", "dawn-industrial": "robots"}
    board = dropping("time-prowler", "mr-time", chance=draws, clone_at=clones)
    board.do(0, "robots")
    board.shows(phase="actions", rifts={"robots": 1, "globalization": 2})
    assert "robots" not in board.keys(0)


# Mr Time.


@rule("LOOP-AGENT-10")
def test_mr_time_moves_another_agent_to_an_era_beside_its_own() -> None:
    agents = ["mr-time", "time-prowler", "v-girl"]
    places = {"mr-time": "industrial", "v-girl": "robots"}
    board = table(agents=agents, at=places)
    board.do(0, "ability")
    assert board.keys(0) == ["time-prowler", "v-girl"]
    board.do(0, "v-girl")
    assert sorted(board.keys(0)) == ["end", "globalization"]
    board.do(0, "end")
    board.shows(at={"mr-time": "industrial", "v-girl": "end"})


@rule("LOOP-AGENT-11")
def test_mr_time_uses_his_ability_between_actions_only() -> None:
    board = table(ready={"mr-time": ["square-wheel"]})
    board.do(0, "use square-wheel")
    assert sorted(board.keys(0)) == ["globalization", "renaissance", "stop"]
    board.do(0, "renaissance", "stop")
    assert "ability" in board.keys(0)


@rule("LOOP-AGENT-12", "LOOP-OPEN-13")
def test_mr_times_ability_costs_nothing_and_works_once_a_turn() -> None:
    board = table(energy={"industrial": 1, "dawn": 1}, energy_supply=28)
    board.do(0, "ability", "end")
    board.shows(energy={"industrial": 1, "dawn": 1}, energy_supply=28)
    assert "ability" not in board.keys(0)


@rule("LOOP-AGENT-12")
def test_mr_times_ability_is_there_without_energy() -> None:
    assert "ability" in table(energy={}).keys(0)


# Robofinisher 404.


@rule("LOOP-AGENT-13")
def test_the_first_clone_of_a_turn_gives_robofinisher_nothing() -> None:
    board = finisher("captcha", clone_at={"dawn-renaissance": "robots"}, rifts={"robots": 2})
    board.do(0, "use captcha")
    assert board.keys(0) == ["globalization", "end", "no"], "the card goes on: it may move her"
    board.do(0, "no")
    board.shows(clone_at=None, rifts={"robots": 2}, energy=None, killed=1)


@rule("LOOP-AGENT-13", "LOOP-AGENT-14")
def test_a_further_clone_gives_robofinisher_energy_where_it_died() -> None:
    board = finisher(
        "nobels-damp-squib", killed=1, clone_at={"dawn-renaissance": "medieval"}, rifts={"dawn": 1}
    )
    board.do(0, "use nobels-damp-squib")
    assert board.keys(0) == ["collect energy", "collect rift", "no"]
    board.do(0, "collect energy")
    board.shows(clone_at=None, energy={"medieval": 1}, rifts={"dawn": 1}, energy_supply=29)


@rule("LOOP-AGENT-1", "LOOP-AGENT-14")
def test_robofinisher_may_leave_her_reward() -> None:
    board = finisher(
        "nobels-damp-squib", killed=1, clone_at={"dawn-renaissance": "medieval"}, rifts={"dawn": 1}
    )
    board.do(0, "use nobels-damp-squib", "no")
    done(board, clone_at=None, energy=None, rifts={"dawn": 1})


@rule("LOOP-AGENT-1", "LOOP-AGENT-14")
def test_robofinisher_is_not_asked_where_neither_half_would_do_anything() -> None:
    board = finisher(
        "nobels-damp-squib", killed=1, clone_at={"dawn-renaissance": "medieval"}, energy_supply=0
    )
    board.do(0, "use nobels-damp-squib")
    done(board, clone_at=None, energy=None)


@rule("LOOP-AGENT-14")
def test_in_older_matches_robofinisher_must_take_something() -> None:
    board = finisher(
        "nobels-damp-squib",
        killed=1,
        clone_at={"dawn-renaissance": "medieval"},
        never_forced=False,
    )
    board.do(0, "use nobels-damp-squib")
    assert board.keys(0) == ["collect energy", "collect rift"]


@rule("LOOP-AGENT-14")
def test_a_further_clone_may_take_a_rift_along() -> None:
    clones = {"dawn-renaissance": "robots", "dawn-industrial": "robots"}
    board = finisher("mass-excommunication", clone_at=clones, rifts={"robots": 2, "dawn": 2})
    board.do(0, "use mass-excommunication", "dawn-industrial", "collect rift")
    board.shows(clone_at=None, energy=None, rifts={"robots": 1, "dawn": 2}, rift_supply=31)


@rule("LOOP-AGENT-13")
def test_robofinisher_starts_counting_anew_in_every_turn() -> None:
    board = finisher("captcha", clone_at={"dawn-renaissance": "robots"}, killed=2)
    board.do(0, "end")
    board.shows(killed=None, active="mr-time")


@rule("LOOP-AGENT-2", "LOOP-AGENT-13")
def test_other_agents_get_nothing_for_further_clones() -> None:
    board = table(
        agents=["mr-time", "robofinisher-404"],
        at={"mr-time": "industrial", "robofinisher-404": "robots"},
        ready={"mr-time": ["mass-excommunication"]},
        clone_at={"dawn-renaissance": "industrial", "dawn-globalization": "industrial"},
    )
    board.do(0, "use mass-excommunication", "dawn-renaissance")
    board.shows(clone_at=None, energy=None, phase="actions")
    assert "end" in board.keys(0)


@rule("LOOP-AGENT-15")
@pytest.mark.parametrize(
    ("first", "further"), [("dawn-robots", "globalization"), ("dawn-globalization", "robots")]
)
def test_robofinisher_says_which_of_two_clones_dies_first(first: str, further: str) -> None:
    clones = {"dawn-globalization": "robots", "dawn-robots": "globalization"}
    board = finisher("revolving-door", clone_at=clones)
    board.do(0, "use revolving-door")
    assert board.keys(0) == ["dawn-globalization", "dawn-robots"]
    board.do(0, first, "collect energy")
    board.shows(clone_at=None, energy={further: 1})


@rule("LOOP-AGENT-14", "LOOP-AGENT-15")
def test_robofinisher_is_paid_in_the_order_in_which_clones_died() -> None:
    clones = {"dawn-globalization": "robots", "dawn-robots": "globalization"}
    rifts = {"robots": 2, "globalization": 2}
    board = finisher("revolving-door", clone_at=clones, killed=1, rifts=rifts)
    board.do(0, "use revolving-door", "dawn-globalization", "collect rift", "collect energy")
    board.shows(rifts={"robots": 2, "globalization": 1}, energy={"robots": 1})


@rule("LOOP-AGENT-1", "LOOP-AGENT-14")
def test_a_declined_reward_is_followed_by_the_next_one_at_once() -> None:
    clones = {
        "dawn-globalization": "robots",
        "dawn-robots": "globalization",
        "end-medieval": "dawn",
    }
    cards = ("revolving-door", "page-not-found")
    board = finisher(*cards, clone_at=clones, killed=1, foo="dawn", rifts={"robots": 2, "dawn": 1})
    board.do(0, "use revolving-door", "dawn-globalization", "no")  # for the one at globalization
    assert board.keys(0) == ["collect energy", "collect rift", "no"]
    board.do(0, "no", "use page-not-found")
    assert board.keys(0) == ["destroy 1 clone at foo", "remove 1 rift at foo"], (
        "no reward is left over"
    )


# V-Girl.


@rule("LOOP-AGENT-16", "LOOP-AGENT-17", "LOOP-OPEN-14")
def test_v_girl_applies_the_destroyed_artifact_in_her_own_era() -> None:
    board = borrower()
    board.do(0, "ability")
    board.shows(rifts={"industrial": 1}, destroyed=["steam-engine", "spartan-shield"])
    board.shows(ready={"v-girl": ["kettle"]}, exhausted=None)
    assert "ability" not in board.keys(0), "once a turn"


@rule("LOOP-AGENT-16")
def test_v_girl_borrows_between_actions_only() -> None:
    board = borrower(ready={"v-girl": ["square-wheel"]})
    board.do(0, "use square-wheel")
    assert sorted(board.keys(0)) == ["globalization", "renaissance", "stop"]
    board.do(0, "stop")
    assert "ability" in board.keys(0)


@rule("LOOP-AGENT-16")
def test_v_girl_borrows_nothing_while_nothing_is_destroyed() -> None:
    assert "ability" not in borrower(destroyed=[]).keys(0)


# Cztwyzzek.


@rule("LOOP-AGENT-18", "LOOP-OPEN-15")
def test_cztwyzzek_moves_freely_to_any_era() -> None:
    board = table(
        agents=["cztwyzzek", "mr-time"], at={"cztwyzzek": "industrial"}, energy={"end": 1}
    )
    free = [key for key in board.keys(0) if key.startswith("free-move")]
    assert free == [f"free-move {era}" for era in ERAS if era != "industrial"]
    board.do(0, "free-move end")
    board.shows(at={"cztwyzzek": "end"}, empty={"cztwyzzek": True})
    assert not any(key.startswith("free-move") for key in board.keys(0))


@rule("LOOP-AGENT-18")
def test_cztwyzzek_pays_for_moves_to_adjacent_eras_only() -> None:
    board = table(
        agents=["cztwyzzek", "mr-time"], at={"cztwyzzek": "industrial"}, energy={"industrial": 1}
    )
    paid = [key for key in board.keys(0) if key.startswith("move")]
    assert sorted(paid) == ["move globalization", "move renaissance"]


@rule("LOOP-AGENT-16")
def test_a_borrowed_card_that_finds_no_card_to_discard_has_no_origin_era() -> None:
    """Return to Sender removes a rift where the discarded card comes from."""
    board = borrower(
        destroyed=["return-to-sender"], ready={}, rifts=dict.fromkeys(ERAS, 1), energy={"end": 1}
    )
    board.do(0, "ability")
    board.shows(rifts=dict.fromkeys(ERAS, 1), discard=None)
