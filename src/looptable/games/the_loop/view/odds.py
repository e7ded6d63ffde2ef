"""The chance behind an option: where Foo comes next, and where cubes fall."""

from looptable.content.text.texts import Text
from looptable.engine.contract.odds import Odds
from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, ASK_ACTION, OVER_PHASE
from looptable.games.the_loop.rules.kinds import END, ERAS
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.rules.turn import CYCLES

__all__ = ["odds_of"]


def odds_of(state: LoopState, action: int) -> tuple[Odds, ...]:
    """Foo's next era when a turn ends; where rifts and energy fall, as soon as his era is known."""
    falling = state.mode_rules.falling(state, action)
    if falling:
        return _falling(state, falling, state.foo)
    ends = state.prompt == ASK_ACTION and action == END
    if not ends and not ACTIONS_PHASE < state.phase < OVER_PHASE:
        return ()
    return _after_turn(state)


def _after_turn(state: LoopState) -> tuple[Odds, ...]:
    eras = _next_eras(state)
    if not eras:
        return ()
    names = [state.names.name("era", era) for era in eras]
    named = tuple(Text(f"era.{name}") for name in names)
    weights = {f"era-{name}": 1 for name in names}
    visit = Odds(Text.of("odds.visit", eras=named), weights, "foo")
    if len(eras) > 1 or state.mode_rules.acts_in(state, eras[0]):
        return (visit,)
    return (visit, *_falling(state, "rift", eras[0]))


def _next_eras(state: LoopState) -> list[int]:
    """The eras that Foo may come to, in order; none, if this is the last turn."""
    if state.mode_rules.is_cycle_over(state) and state.cycle == CYCLES:
        return []
    return state.mode_rules.next_eras(state)


def _falling(state: LoopState, what: str, foo: int) -> tuple[Odds, ...]:
    """The odds of each cube: the eras that the chutes face, by the weights of the chutes."""
    eras = [state.names.name("era", (foo + way) % ERAS) for way in (-1, 0, 1)]
    chutes = list(state.numbers.chutes)
    weights = {f"era-{era}": chute for era, chute in zip(eras, chutes, strict=True) if chute}
    named = tuple(Text(f"era.{era}") for era in eras if f"era-{era}" in weights)
    alike = "-alike" if len(set(weights.values())) == 1 else ""
    return (Odds(Text.of(f"odds.{what}-falls{alike}", eras=named), weights, what),)
