"""The examples that the rulebooks tell, played as they are told."""

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import slots, table
from looptable.testing import Table, rule


def claire() -> Table[LoopState]:
    """Claire, whom Mr Time plays here, stands in Foo's era with three rifts and no clone."""
    return table(
        foo="industrial",
        rifts={"industrial": 3},
        mission={"dawn": "clog-up", "medieval": "quantum-sealant"},
        revealed={"dawn": True, "medieval": True},
        ready={"mr-time": ["spartan-shield", "super-underwear"]},
    )


@rule("LOOP-EX-4")
def test_claires_spartan_shield_progresses_one_mission() -> None:
    board = claire()
    board.do(0, "use spartan-shield")
    board.shows(rifts={"industrial": 1}, progress={"clog-up": 2})
    assert "mark quantum-sealant" not in board.keys(0)


@rule("LOOP-EX-5")
def test_claires_super_underwear_progresses_two() -> None:
    board = claire()
    board.do(0, "use spartan-shield", "use super-underwear", "no", "mark quantum-sealant")
    board.shows(rifts=None, progress={"clog-up": 3, "quantum-sealant": slots("industrial")})


@rule("LOOP-EX-6")
def test_the_pop_quiz_is_a_full_phase_two() -> None:
    board = table(
        foo="globalization",
        vortex={"robots": True},
        rifts={"industrial": 2, "robots": 3},
        energy={"industrial": 1, "robots": 2},
        at={"mr-time": "industrial", "time-prowler": "end"},
        ready={
            "mr-time": ["gutenbergs-wormhole", "ionic-temporo-graph", "mechanical-grappling-hook"]
        },
        clone_at={"dawn-globalization": "industrial"},
        mission={"dawn": "reunite"},
        revealed={"dawn": True},
        progress={"reunite": 1},
    )
    board.do(0, "use gutenbergs-wormhole")
    board.shows(rifts={"industrial": 1, "robots": 2})
    board.do(0, "move globalization")
    board.shows(at={"mr-time": "globalization", "time-prowler": "end"}, energy={"robots": 2})
    board.do(0, "use mechanical-grappling-hook")
    board.shows(clone_at=None, progress={"reunite": 2})
    board.do(0, "ability", "robots")
    board.shows(at={"mr-time": "globalization", "time-prowler": "robots"}, energy={"robots": 2})
    board.do(0, "use ionic-temporo-graph")
    board.shows(energy={"robots": 3})
    board.do(0, "free-move robots")
    board.shows(at={"mr-time": "robots", "time-prowler": "robots"}, energy={"robots": 3})
    board.shows(empty={"mr-time": True})
    board.do(0, "loop stripe")
    board.shows(
        energy={"robots": 2},
        ready={"mr-time": ["gutenbergs-wormhole", "ionic-temporo-graph"]},
        exhausted={"mr-time": ["mechanical-grappling-hook"]},
    )
    board.do(0, "use gutenbergs-wormhole")
    board.shows(rifts={"industrial": 1})
    board.do(0, "use ionic-temporo-graph")
    board.shows(energy={"robots": 3}, ready=None)
    assert len(board.state.position()["exhausted"]["mr-time"]) == 3
    board.do(0, "loop stripe")
    board.shows(energy={"robots": 1})


@rule("LOOP-EX-7")
def test_war_horse_is_acquired_alone() -> None:
    board = table(
        at={"mr-time": "medieval"},
        available={"medieval": ["war-horse", "holy-grail"]},
        draw={"mr-time": ["spare-face"]},
        mission={"medieval": "clog-up"},
        revealed={"medieval": True},
        progress={"clog-up": 5},
    )
    board.do(0, "end")
    assert board.keys(0) == ["war-horse", "holy-grail", "none"]
    board.do(0, "war-horse")
    board.shows(
        phase="complete",
        draw={"mr-time": ["spare-face", "war-horse"]},
        available={"medieval": ["holy-grail"]},
    )
    assert board.keys(0) == ["yes", "no"], "a second one cannot be taken"
