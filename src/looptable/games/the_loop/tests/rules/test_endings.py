"""How a match is won and lost: together, and at once."""

from typing import Any

import pytest

from looptable.engine.contract.outcome import Outcome
from looptable.games.the_loop.definitions import Clone
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, before_foo, foo_phase, table, tables
from looptable.testing import Table, rule

THREE = ["clog-up", "reruns", "no-age-dark"]
FOUR = [*THREE, "blow-the-meter"]
ALL_CLONES = {clone.id: clone.generation for clone in tables().all(Clone)}


def about_to_complete(**position: Any) -> Table[LoopState]:
    """Mr Time stands at a full mission, and another one is hidden."""
    start: dict[str, Any] = {
        "completed": THREE,
        "mission": {"industrial": "reunite", "dawn": "dizzy-doctor", "robots": "six-funerals"},
        "revealed": {"industrial": True, "dawn": True},
        "progress": {"reunite": 4},
        "artifacts": ["kettle", "war-horse", "timenado", "meteorite", "bath-plug"],
    }
    return table(**{**start, **position})


@rule("LOOP-WIN-1")
@pytest.mark.parametrize("mode", ["sabotage", "ultramachina"])
def test_the_fourth_mission_wins(mode: str) -> None:
    board = about_to_complete(mode=mode, foo="robots")
    board.do(0, "end", "yes")
    board.shows(phase="over", ending="won", completed=[*THREE, "reunite"])


@rule("LOOP-WIN-1")
@pytest.mark.parametrize("mode", ["sabotage", "ultramachina"])
def test_the_third_mission_does_not_win(mode: str) -> None:
    board = about_to_complete(mode=mode, foo="robots", completed=THREE[:2])
    board.do(0, "end", "yes")
    board.shows(phase="reward", ending=None)


@rule("LOOP-WIN-2")
@pytest.mark.parametrize(
    "mode", [{"mode": "supa", "supas_destroyed": 3}, {"mode": "centrifuges"}], ids=["supa", "cent"]
)
def test_the_fourth_mission_wins_when_the_pieces_of_the_mode_are_destroyed(
    mode: dict[str, Any],
) -> None:
    board = about_to_complete(**mode)
    board.do(0, "end", "yes")
    board.shows(phase="over", ending="won")


@rule("LOOP-WIN-2")
def test_the_last_supa_clone_wins_when_four_missions_are_completed() -> None:
    board = table(
        mode="supa",
        completed=FOUR,
        clone_at={"supa-dawn": "industrial", "supa-end": "industrial"},
        ready={"mr-time": ["mass-excommunication"]},
    )
    board.do(0, "use mass-excommunication", "supa-dawn")
    board.shows(ending=None)
    board.do(0, "supa-end")
    board.shows(phase="over", ending="won")


@rule("LOOP-WIN-2")
def test_the_last_centrifuge_wins_when_four_missions_are_completed() -> None:
    start: dict[str, Any] = {
        "mode": "centrifuges",
        "completed": FOUR,
        "centrifuge_side": {"spiral-star": "star", "star-stripe": "star"},
        "centrifuge_damage": {"spiral-star": 2},
        "energy": {"industrial": 1},
        "exhausted": {"mr-time": ["steam-engine"]},
    }
    one = table(**start, centrifuge_at={"spiral-star": "industrial"})
    one.do(0, "loop star", "yes")
    one.shows(phase="over", ending="won")
    two = table(**start, centrifuge_at={"spiral-star": "industrial", "star-stripe": "dawn"})
    two.do(0, "loop star", "yes")
    two.shows(phase="actions", ending=None, centrifuge_at={"star-stripe": "dawn"})


@rule("LOOP-WIN-3")
def test_the_whole_team_wins() -> None:
    agents = ["mr-time", "time-prowler", "v-girl"]
    board = about_to_complete(agents=agents)
    board.do(0, "end", "yes")
    assert board.state.outcome() == Outcome("won", (0, 1, 2))
    assert board.state.pending() == []


@rule("LOOP-WIN-3")
def test_the_whole_team_loses() -> None:
    board = foo_phase("end", [1, 1], rifts={"end": 2}, vortex={"end": True})
    assert board.state.outcome() == Outcome("second-vortex", ())


@rule("LOOP-WIN-4")
def test_the_win_comes_before_reward_reveal_and_phase_five() -> None:
    board = about_to_complete(ready={"mr-time": ["captcha"]}, empty={"mr-time": True})
    events = board.do(0, "end", "yes")
    board.shows(
        artifacts=["kettle", "war-horse", "timenado", "meteorite", "bath-plug"],
        tray=None,
        revealed={"dawn": True},
        ready={"mr-time": ["captcha"]},
        empty={"mr-time": True},
    )
    assert [event.kind for event in events][-2:] == ["mission-completed", "over"]


@rule("LOOP-WIN-4")
def test_the_last_turn_of_the_last_cycle_can_win() -> None:
    board = about_to_complete(cycle=3, foo_deck=[], foo_row=list(ERAS))
    board.do(0, "end", "yes")
    board.shows(ending="won")


@rule("LOOP-WIN-5")
@pytest.mark.parametrize(
    "mode",
    [
        {"mode": "supa", "clone_at": {"supa-dawn": "end"}},
        {"mode": "centrifuges", "centrifuge_at": {"spiral-star": "end"}},
    ],
    ids=["supa", "centrifuges"],
)
def test_where_a_mode_asks_for_more_a_fourth_and_a_fifth_mission_do_not_win(
    mode: dict[str, Any],
) -> None:
    for before in (THREE, FOUR):
        board = about_to_complete(completed=before, **mode)
        board.do(0, "end", "yes")
        board.shows(
            phase="reward",
            ending=None,
            completed=[*before, "reunite"],
            revealed={"dawn": True, "robots": True},
        )


@rule("LOOP-LOSE-1")
def test_a_second_vortex_in_an_era_loses_at_once() -> None:
    board = before_foo("end", [1, 1], rifts={"end": 2}, vortex={"end": True})
    events = board.do(1, "end")
    board.shows(phase="over", ending="second-vortex", vortex={"end": True})
    assert events[-1].kind == "over"
    assert board.state.pending() == []


@rule("LOOP-LOSE-1")
def test_a_second_vortex_by_an_added_rift_loses_too() -> None:
    # Foo comes to the end of times, where his machine adds a rift to every vortex.
    board = foo_phase(
        "",
        [0, 0],
        mode="ultramachina",
        foo="robots",
        foo_deck=[],
        machina_in_play={"end-of-the-end": True},
        rifts={"medieval": 3, "dawn": 2},
        vortex={"medieval": True, "dawn": True},
    )
    board.shows(phase="over", ending="second-vortex", foo="end")


@rule("LOOP-LOSE-2")
def test_a_fourth_vortex_loses_at_once() -> None:
    three = {"dawn": True, "medieval": True, "robots": True}
    before = foo_phase("end", [1, 1], rifts={"end": 1}, vortex=three)
    before.shows(phase="actions", ending=None)
    board = foo_phase("end", [1, 1], rifts={"end": 2}, vortex=three)
    board.shows(phase="over", ending="fourth-vortex", vortex=three)


@rule("LOOP-LOSE-2")
def test_a_fourth_vortex_in_the_same_drop_as_the_third_loses() -> None:
    board = foo_phase(
        "end",
        [1, 1, 2],
        rifts={"end": 2, "dawn": 3},
        vortex={"medieval": True, "robots": True},
        clone_at={"end-medieval": "end"},
    )
    board.shows(ending="fourth-vortex")


@rule("LOOP-LOSE-3")
@pytest.mark.parametrize(("cycle", "ending"), [(1, None), (2, None), (3, "time-up")])
def test_the_end_of_the_third_cycle_loses(cycle: int, ending: str | None) -> None:
    board = table(cycle=cycle, foo_deck=[], foo_row=list(ERAS), completed=THREE)
    board.do(0, "end")
    board.shows(ending=ending)


@rule("LOOP-LOSE-3")
def test_four_missions_do_not_save_the_team_while_another_condition_is_open() -> None:
    board = table(
        mode="supa",
        clone_at={"supa-dawn": "end"},
        completed=FOUR,
        cycle=3,
        foo_deck=[],
        foo_row=list(ERAS),
    )
    board.do(0, "end")
    board.shows(phase="over", ending="time-up")


@rule("LOOP-LOSE-4")
@pytest.mark.parametrize(
    ("difficulty", "ending"),
    [("month", None), ("year", "mega-vortex"), ("infinity", "mega-vortex")],
)
def test_ending_a_turn_in_a_mega_vortex_loses(difficulty: str, ending: str | None) -> None:
    board = table(difficulty=difficulty, vortex={"renaissance": True})
    board.do(0, "free-move renaissance")
    board.shows(ending=None)
    board.do(0, "end")
    board.shows(ending=ending)


@rule("LOOP-LOSE-4")
def test_leaving_a_mega_vortex_in_time_saves() -> None:
    board = table(difficulty="year", vortex={"industrial": True})
    board.do(0, "free-move renaissance", "end")
    board.shows(ending=None, active="time-prowler")


@rule("LOOP-LOSE-5")
def test_an_empty_bag_an_empty_deck_and_an_empty_draw_pile_are_no_defeat() -> None:
    board = foo_phase("end", [0, 0, 1, 1, 2, 2], clone_at=ALL_CLONES)
    board.shows(artifacts=None, draw=None, discard=None, ready=None, clone_at=ALL_CLONES)
    board.shows(phase="actions", ending=None)
    assert board.state.outcome() is None
    board.do(0, "end")
    assert board.state.outcome() is None
