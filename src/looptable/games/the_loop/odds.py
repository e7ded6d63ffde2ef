"""What can be said of the chance that follows an option: where Foo comes next, and how likely."""

from looptable.content.text import Text
from looptable.engine.odds import Odds
from looptable.games.the_loop import codes as c
from looptable.games.the_loop.state import LoopState

__all__ = ["odds_of"]

LAST_CYCLE = 3


def odds_of(state: LoopState, action: int) -> tuple[Odds, ...]:
    """When a turn ends, the eras where Foo may come next, all alike."""
    ends = state.prompt == c.ASK_ACTION and action == c.END
    if not ends and not c.ACTIONS_PHASE < state.phase < c.OVER_PHASE:
        return ()
    eras = _next_eras(state)
    if not eras:
        return ()
    named = tuple(Text(f"era.{era}") for era in eras)
    return (Odds(Text.of("odds.visit", eras=named), {f"era-{era}": 1 for era in eras}),)


def _next_eras(state: LoopState) -> list[str]:
    """In order; which cards Foo has left is open knowledge, their order is not."""
    eras = state.names.names["era"]
    if state.is_cycle_over() and state.cycle == LAST_CYCLE:
        return []
    if state.mode == c.ULTRAMACHINA:
        return [eras.name((state.foo + 1) % c.ERAS)]
    left = sorted(state.foo_deck.as_list()) or range(c.ERAS)
    return [eras.name(era) for era in left]
