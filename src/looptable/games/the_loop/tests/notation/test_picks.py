"""Picks of agents offer those with whom the card does something, as far as possible (LOOP-USE-5)."""

from looptable.games.the_loop.tests.boards import done, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]
APART = {"mr-time": "industrial", "time-prowler": "dawn", "v-girl": "robots"}
TOGETHER = {"mr-time": "industrial", "time-prowler": "industrial", "v-girl": "robots"}


@rule("LOOP-USE-5")
def test_a_rift_is_removed_with_an_agent_whose_era_has_one() -> None:
    board = use("remote-quill", agents=TRIO, at=APART, rifts={"industrial": 3, "robots": 2})
    done(board, rifts={"industrial": 3, "robots": 1})


@rule("LOOP-USE-6")
def test_where_no_agents_era_has_one_the_step_is_left_out() -> None:
    board = use("remote-quill", agents=TRIO, at=APART, rifts={"end": 1})
    done(board, rifts={"end": 1})


@rule("LOOP-USE-5")
def test_with_any_agent_yourself_may_be_the_only_one() -> None:
    board = use("carpool-algorithm", agents=TRIO, at=APART, rifts={"industrial": 1})
    board.do(0, "v-girl", "end", "stop")
    done(board, rifts=None)


def test_energy_may_be_added_with_every_other_agent() -> None:
    board = use("ionic-temporo-graph", agents=TRIO, at=TOGETHER)
    assert board.keys(0) == ["time-prowler", "v-girl"]


@rule("LOOP-USE-5", "LOOP-ABIL-32")
def test_places_are_swapped_with_an_agent_who_is_elsewhere() -> None:
    board = use("spare-face", agents=TRIO, at=TOGETHER)
    done(board, at={"mr-time": "robots", "time-prowler": "industrial", "v-girl": "industrial"})


@rule("LOOP-USE-5")
def test_an_agent_who_is_here_already_is_not_brought() -> None:
    board = use("five-oclock-whistle", agents=TRIO, at=TOGETHER)
    done(board, at={"mr-time": "industrial", "time-prowler": "industrial", "v-girl": "industrial"})


@rule("LOOP-ABIL-5", "LOOP-ABIL-30")
def test_a_move_to_another_agent_may_stay_where_it_is() -> None:
    at = {**TOGETHER, "v-girl": "end"}
    board = use("super-underwear", agents=TRIO, at=at)
    assert board.keys(0) == ["time-prowler", "v-girl", "no"]
    board.do(0, "time-prowler")
    done(board, at=at)


@rule("LOOP-USE-5", "LOOP-OPEN-7")
def test_a_card_is_drawn_by_an_agent_who_has_one_left() -> None:
    piles = {"time-prowler": ["mixtape"], "v-girl": ["kettle"]}
    board = use("jesters-understudy", agents=TRIO, at=APART, draw=piles)
    board.do(0, "v-girl")
    assert board.keys(0) == ["time-prowler", "v-girl"], "Mr Time has no card to draw"
