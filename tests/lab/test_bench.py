"""Measurements: in both builds, of every game, never compared with the clock."""

from looptable.core.build import build
from looptable.engine.registry import games
from looptable.lab.bench import bench
from looptable.lab.measure import measure_all


def test_every_game_is_measured_in_the_build_that_runs() -> None:
    measured = measure_all(0.01)
    assert measured.build == build()
    assert set(measured.games) == set(games())
    for figures in measured.games.values():
        assert figures.decisions_per_s > figures.games_per_s > 0
        assert figures.clone_us > 0
        assert figures.playouts_per_s > 0
        assert figures.replay_ms > 0
        assert 0 < figures.replay_choices <= 500


def test_both_builds_are_measured_in_processes_of_their_own() -> None:
    measured = bench(0.01, "template")
    assert set(measured) == {"template"}
    builds = measured["template"]
    assert builds.interpreted.decisions_per_s > 0
    if build() == "compiled":
        assert builds.compiled is not None
