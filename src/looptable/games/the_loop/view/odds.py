"""What can be said of the chance that follows an option: where Foo comes next, and where cubes fall."""

from looptable.content.text.texts import Text
from looptable.engine.contract.odds import Odds
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["odds_of"]

LAST_CYCLE = 3


def odds_of(state: LoopState, action: int) -> tuple[Odds, ...]:
    """Foo's next era when a turn ends; where rifts and energy fall, as soon as his era is known."""
    if state.prompt == c.ASK_DAMAGE:
        return _after_damage(state, action)
    if state.prompt == c.ASK_ULTRA:
        # Where two wait the second is no choice, and the rifts drop after it.
        drops = list(state.machina_waiting).count(1) <= 2
        return _falling(state, "rift", state.foo) if drops else ()
    ends = state.prompt == c.ASK_ACTION and action == c.END
    if not ends and not c.ACTIONS_PHASE < state.phase < c.OVER_PHASE:
        return ()
    return _after_turn(state)


def _after_damage(state: LoopState, card: int) -> tuple[Odds, ...]:
    """A machina card that is full drops an energy into the machine."""
    if card == c.NOTHING or state.energy_supply == 0:
        return ()
    if state.machina_damage[card] + 1 < state.book.machina_slots[card]:
        return ()
    return _falling(state, "energy", state.foo)


def _after_turn(state: LoopState) -> tuple[Odds, ...]:
    eras = _next_eras(state)
    if not eras:
        return ()
    name = state.names.names["era"].name
    named = tuple(Text(f"era.{name(era)}") for era in eras)
    weights = {f"era-{name(era)}": 1 for era in eras}
    visit = Odds(Text.of("odds.visit", eras=named), weights, "foo")
    if len(eras) > 1 or _has_machina(state, eras[0]):
        return (visit,)
    return (visit, *_falling(state, "rift", eras[0]))


def _next_eras(state: LoopState) -> list[int]:
    """In order; which cards Foo has left is open knowledge, their order is not."""
    if state.is_cycle_over() and state.cycle == LAST_CYCLE:
        return []
    if state.mode == c.ULTRAMACHINA:
        return [(state.foo + 1) % c.ERAS]
    return sorted(state.foo_deck.as_list()) or list(range(c.ERAS))


def _has_machina(state: LoopState, era: int) -> bool:
    """Whether something happens there before rifts fall."""
    homes = list(state.book.machina_home)
    return any(on and homes[card] == era for card, on in enumerate(state.machina_in_play))


def _falling(state: LoopState, what: str, foo: int) -> tuple[Odds, ...]:
    """Where each cube lands: the eras that the chutes face, as readily as a cube takes them."""
    name = state.names.names["era"].name
    eras = [name((foo + way) % c.ERAS) for way in (-1, 0, 1)]
    chutes = list(state.book.chutes)
    weights = {f"era-{era}": chute for era, chute in zip(eras, chutes, strict=True) if chute}
    named = tuple(Text(f"era.{era}") for era in eras if f"era-{era}" in weights)
    alike = "-alike" if len(set(weights.values())) == 1 else ""
    return (Odds(Text.of(f"odds.{what}-falls{alike}", eras=named), weights, what),)
