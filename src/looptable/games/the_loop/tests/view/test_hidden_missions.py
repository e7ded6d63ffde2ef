"""A mission that lies face down has no say in anything that can be seen."""

from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-MISS-11")
def test_it_has_no_say_in_what_an_action_counts() -> None:
    """Nobody may tell in the middle of a card whether “No Age Left Dark!” lies there."""
    counted = []
    for hidden in ("no-age-dark", "clog-up"):
        board = table(
            agents=TRIO,
            at={"mr-time": "industrial", "time-prowler": "dawn", "v-girl": "end"},
            full_all_along=True,
            mission={"industrial": hidden},
            ready={"mr-time": ["backup-battery"]},
        )
        board.do(0, "use backup-battery")
        counted.append(board.state.position().get("added"))
    assert counted == [{"industrial": 1}] * 2
