"""Figures for the summary of a match: gauges, standing, tallies."""

from collections.abc import Mapping

from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Gauges
from looptable.games.the_loop.bot.evaluation import PARTS, judge_parts
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["gauges_of", "prospects_of", "tally_of"]

ONCE = {
    "uses": "artifacts",
    "uses-ability": "abilities",
    "loops": "loops",
    "agent-moves": "moves",
    "clone-destroyed": "clones",
    "progress": "progress",
    "mission-completed": "missions",
}
"""Events that count once, with their tally."""
RIFTS = "rift-removed"
MODE = "mode"  # the part of the mode
LYING = ("completed", "progress", "vortexes", "rifts", "clones")
"""The parts of the judgement that can be seen on the table."""


def gauges_of(state: LoopState) -> Gauges:
    """How far the team is, and how close to losing."""
    return {
        "missions": len(state.completed),
        "vortexes": sum(state.vortex),
        "rifts": sum(state.rifts) + sum(state.landed),
        "clones": sum(era >= 0 for era in state.clone_at),
    }


def prospects_of(state: LoopState) -> tuple[int, ...]:
    """The worth of what lies on the table; fears and hopes of the bot are no turning point."""
    if state.is_over():
        return ()
    parts = (*PARTS, MODE)
    worths = zip(parts, judge_parts(state), strict=True)
    return (sum(worth for part, worth in worths if part in (*LYING, MODE)),)


def tally_of(event: Event) -> Mapping[str, int]:
    """Deeds that an event counts for."""
    if event.kind == RIFTS:
        gone = event.data["n"]
        assert isinstance(gone, int), "rifts are counted"
        return {"rifts": gone}
    return {ONCE[event.kind]: 1} if event.kind in ONCE else {}
