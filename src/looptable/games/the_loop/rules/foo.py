"""Phase I: clones appear, an artifact is revealed, Foo moves and rifts drop. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.artifacts import reveal_artifact
from looptable.games.the_loop.rules.clones import generate
from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ASK_CANCEL,
    CANCEL,
    DROP_PHASE,
    PLACE_PHASE,
    S_MACHINE,
    VISIT_PHASE,
)
from looptable.games.the_loop.rules.deeds import start_action
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NOTHING, Era
from looptable.games.the_loop.rules.space import next_era, previous_era
from looptable.games.the_loop.rules.vortexes import place_landed

__all__ = ["appear", "cancel_rift", "drop_rifts", "fall", "place_rifts", "visit"]

BASE_DROP: Final[i64] = 2


def appear(t: LoopFields) -> None:
    """Step A: clones first, artifacts second; how many, the cycle space says."""
    t.phase = VISIT_PHASE
    generate(t, t.numbers.clones_a_turn[t.cycle - 1])
    for _ in range(t.numbers.artifacts_a_turn[t.cycle - 1]):
        reveal_artifact(t)
    if not t.doomed:
        visit(t)


def visit(t: LoopFields) -> None:
    """Step B: Foo goes to his next era."""
    t.phase = DROP_PHASE
    t.mode_rules.visit(t)
    if t.listener is not None:
        t.tell("foo-visits", {"era": t.names.name("era", t.foo)}, None, True)
    drop_rifts(t)


def drop_rifts(t: LoopFields) -> None:
    """Two rifts, and one for each clone in Foo's era, fall through three chutes."""
    if t.mode_rules.asks_before_drop(t):
        return
    t.phase = PLACE_PHASE
    count = min(BASE_DROP + t.crowd[t.foo], t.rift_supply)
    if t.listener is not None:
        t.tell("drops", {"n": count})
    for _ in range(count):
        era = fall(t)
        t.rift_supply -= 1
        t.landed[era] += 1
        if t.listener is not None:
            t.tell("rift-falls", {"era": t.names.name("era", era)}, None, True)
    place_rifts(t)


def fall(t: LoopFields) -> Era:
    """The era that a cube lands in: Foo's, the previous or the next one."""
    chute = t.chance.weighted(S_MACHINE, t.numbers.chutes)
    return (t.foo + chute + ERAS - 1) % ERAS


def may_cancel(t: LoopFields) -> bool:
    """Asks the Time Prowler which of the rifts just dropped she cancels, if any."""
    if ability_of(t, t.active) != CANCEL or t.ability_used:
        return False
    for era in range(ERAS):
        if t.landed[era] > 0:
            t.options.push(era)
    if not t.options:
        return False
    t.options.push(NOTHING)
    t.ask(t.seat_of(t.active), ASK_CANCEL)
    return True


def cancel_rift(t: LoopFields, era: Era) -> None:
    """A dropped rift goes back unplaced; it was never there, so it was not removed either."""
    t.ability_used = 1
    if era == NOTHING:
        return
    t.landed[era] -= 1
    t.rift_supply += 1
    if t.listener is not None:
        t.tell("rift-cancelled", {"era": t.names.name("era", era)})


def place_rifts(t: LoopFields) -> None:
    """All rifts have landed: they fill slots, or make vortexes, Foo's era first."""
    if may_cancel(t):
        return
    place_landed(t, t.foo)
    if not t.over:
        place_landed(t, next_era(t.foo))
    if not t.over:
        place_landed(t, previous_era(t.foo))
    if t.over:
        return
    t.phase = ACTIONS_PHASE
    t.ability_used = 0
    start_action(t)
