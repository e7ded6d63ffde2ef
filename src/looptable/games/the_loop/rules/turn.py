"""Phases III to V: acquiring, completing, refreshing; the next turn and the next cycle. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_COMPLETE,
    CLONES_PHASE,
    COMPLETE_PHASE,
    DEAL_PHASE,
    MEGA_VORTEX,
    REFRESH_PHASE,
    REWARD_PHASE,
    TIME_UP,
)
from looptable.games.the_loop.rules.decks import discard_hand, draw_up, put_on_deck
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import NOTHING, Agent, Card
from looptable.games.the_loop.rules.missions import complete_mission, is_full, replace_mission
from looptable.games.the_loop.rules.rewards import start_reward
from looptable.games.the_loop.rules.victory import finish, finish_if_won

__all__ = [
    "CYCLES",
    "acquire",
    "answer_complete",
    "ask_acquire",
    "ask_complete",
    "begin_turn",
    "refresh",
]

CYCLES: Final[i64] = 3


# Phases III and IV.


def ask_acquire(t: LoopFields) -> None:
    """One artifact of the active agent's era, or none."""
    here = t.at[t.active]
    if not t.available[here]:
        t.phase = COMPLETE_PHASE
        return
    t.options.push_all(t.available[here])
    t.options.push(NOTHING)
    t.ask(t.seat_of(t.active), ASK_ACQUIRE)


def acquire(t: LoopFields, card: Card) -> None:
    """The artifact goes on top of the draw pile."""
    t.phase = COMPLETE_PHASE
    if card != NOTHING:
        t.available[t.at[t.active]].drop(card)
        put_on_deck(t, t.active, card)


def ask_complete(t: LoopFields) -> None:
    """The mission of the active agent's era, if it has all its cubes."""
    here = t.at[t.active]
    if t.revealed[here] == 0 or not is_full(t, t.mission[here]):
        t.phase = REFRESH_PHASE
        return
    t.options.push(1)
    t.options.push(0)
    t.ask(t.seat_of(t.active), ASK_COMPLETE)


def answer_complete(t: LoopFields, yes: i64) -> None:
    """A completed mission brings a new one and a reward, unless it wins."""
    t.phase = REFRESH_PHASE
    if yes == 0:
        return
    complete_mission(t, t.at[t.active])
    if finish_if_won(t):
        return
    replace_mission(t)
    start_reward(t, REWARD_PHASE)


# Phase V.


def refresh(t: LoopFields) -> None:
    """Batteries, hand, draws; then the turn, and perhaps the cycle, is over."""
    me = t.active
    t.empty[me] = 0
    discard_hand(t, me)
    if not t.solo:
        count: i64 = len(t.at)
        for agent in range(count):
            draw_up(t, agent)
    if t.difficulty > 0 and t.vortex[t.at[me]]:
        finish(t, MEGA_VORTEX)
        return
    if t.mode_rules.is_cycle_over(t) and not next_cycle(t):
        return
    end_turn(t)


def next_cycle(t: LoopFields) -> bool:
    """The next cycle begins, unless it was the last: then time is up. Says whether it does."""
    if t.cycle == CYCLES:
        finish(t, TIME_UP)
        return False
    t.cycle += 1
    t.mode_rules.next_cycle(t)
    if t.listener is not None:
        t.tell("cycle", {"n": t.cycle})
    return True


def end_turn(t: LoopFields) -> None:
    """The next agent clockwise begins; in solo play the deal decides."""
    t.turn += 1
    t.loops = 0
    t.ability_used = 0
    t.marked = 0
    t.ending_actions = 0
    t.killed = 0
    if t.solo:
        t.phase = DEAL_PHASE
    else:
        begin_turn(t, (t.active + 1) % len(t.at))


def begin_turn(t: LoopFields, agent: Agent) -> None:
    """An agent begins its turn."""
    t.active = agent
    t.phase = CLONES_PHASE
    if t.listener is not None:
        t.tell("turn", {"agent": t.names.name("agent", agent), "n": t.turn})
