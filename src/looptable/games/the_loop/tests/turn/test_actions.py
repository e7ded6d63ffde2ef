"""Phase II: what an action is, who acts, and what it costs."""

from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule


@rule("LOOP-ACT-1")
def test_actions_of_all_kinds_mix_freely_until_you_stop() -> None:
    ready = {"mr-time": ["gutenbergs-wormhole", "ionic-temporo-graph"]}
    board = table(ready=ready, energy={"industrial": 3, "globalization": 2})
    board.do(0, "use ionic-temporo-graph", "move globalization", "loop stripe")
    board.do(0, "use ionic-temporo-graph", "move industrial", "use gutenbergs-wormhole")
    board.shows(phase="actions", at={"mr-time": "industrial"}, energy={"dawn": 2, "industrial": 2})
    board.do(0, "end")
    board.shows(active="time-prowler")


@rule("LOOP-ACT-1")
def test_stopping_without_any_action_is_possible() -> None:
    board = table(energy={"industrial": 1}, ready={"mr-time": ["remote-quill"]})
    board.do(0, "end")
    board.shows(active="time-prowler", energy={"industrial": 1})


@rule("LOOP-ACT-2", "LOOP-ACT-3", "LOOP-FREE-3")
def test_in_the_middle_of_a_card_nothing_but_the_card_goes_on() -> None:
    board = table(
        ready={"mr-time": ["mechanical-grappling-hook", "remote-quill"]},
        energy={"industrial": 5},
        clone_at={"dawn-robots": "renaissance", "medieval-end": "globalization"},
    )
    board.do(0, "use mechanical-grappling-hook")
    assert board.keys(0) == ["dawn-robots", "medieval-end"]
    board.do(0, "medieval-end")
    assert "use remote-quill" in board.keys(0)


@rule("LOOP-ACT-2", "LOOP-ACT-3")
def test_an_ability_is_settled_before_the_next_action() -> None:
    board = table(ready={"mr-time": ["remote-quill"]}, energy={"industrial": 5})
    board.do(0, "ability")
    assert board.keys(0) == ["end", "medieval"], "only where Time Prowler goes"
    board.do(0, "medieval")
    assert "use remote-quill" in board.keys(0)


@rule("LOOP-ACT-4")
def test_spent_energy_comes_from_your_era_and_goes_to_the_supply() -> None:
    board = table(energy={"industrial": 1, "globalization": 2}, energy_supply=27)
    board.do(0, "move globalization")
    board.shows(energy={"globalization": 2}, energy_supply=28)


@rule("LOOP-ACT-4", "LOOP-ACT-5")
def test_energy_elsewhere_pays_for_nothing() -> None:
    around = {"renaissance": 3, "globalization": 3, "dawn": 3}
    board = table(energy=around, exhausted={"mr-time": ["remote-quill"]}, empty={"mr-time": True})
    assert board.keys(0) == ["ability", "end"]


@rule("LOOP-ACT-5")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    board = table(energy={"industrial": 2}, loops=2, ready={"mr-time": ["remote-quill"]})
    assert "loop star" not in board.keys(0), "the 3rd LOOP costs 3"
    assert "move renaissance" in board.keys(0)


@rule("LOOP-ACT-6")
def test_only_the_active_player_acts() -> None:
    ready = {"mr-time": ["remote-quill"], "time-prowler": ["mixtape"]}
    board = table(ready=ready, energy={"industrial": 2, "dawn": 2})
    assert board.state.pending() == [0]
    assert board.keys(1) == []
    assert "use mixtape" not in board.keys(0)


@rule("LOOP-ACT-6")
def test_another_player_acts_when_an_ability_lets_them() -> None:
    ready = {"mr-time": ["time-clock"], "time-prowler": ["mixtape", "quantum-bandage"]}
    board = table(ready=ready)
    board.do(0, "use time-clock")
    assert (board.keys(0), board.keys(1)) == ([], ["mixtape", "quantum-bandage"])
    board.do(1, "mixtape")
    board.shows(energy={"dawn": 2})
    assert board.state.pending() == [0]
