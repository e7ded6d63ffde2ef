"""The flow of a turn: which phase follows, and who takes an answer. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.actions import act, between_actions, mark
from looptable.games.the_loop.rules.artifacts import destroy_card, destroy_doomed
from looptable.games.the_loop.rules.codes import (
    ACQUIRE_PHASE,
    ACTIONS_PHASE,
    ASK_ACQUIRE,
    ASK_ACTION,
    ASK_AGENT,
    ASK_CANCEL,
    ASK_COMPLETE,
    ASK_DOOMED,
    ASK_MARK,
    ASK_REWARD,
    ASK_TILE,
    CLONES_PHASE,
    COMPLETE_PHASE,
    DROP_PHASE,
    GIFT_PHASE,
    PLACE_PHASE,
    REFRESH_PHASE,
    REWARD_PHASE,
    VISIT_PHASE,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.foo import appear, cancel_rift, drop_rifts, place_rifts, visit
from looptable.games.the_loop.rules.kinds import MARK, NOTHING
from looptable.games.the_loop.rules.opening import give
from looptable.games.the_loop.rules.rewards import ask_reward, take_reward
from looptable.games.the_loop.rules.solo import deal, deal_to
from looptable.games.the_loop.rules.turn import (
    acquire,
    answer_complete,
    ask_acquire,
    ask_complete,
    begin_turn,
    refresh,
)

__all__ = ["answer", "go_on"]


def go_on(t: LoopFields) -> None:
    """Moves the turn on."""
    phase = t.phase
    if t.doomed:
        destroy_doomed(t)
    elif phase == ACTIONS_PHASE:
        between_actions(t)
    elif phase == CLONES_PHASE:
        appear(t)
    elif phase == VISIT_PHASE:
        visit(t)
    elif phase == DROP_PHASE:
        drop_rifts(t)
    elif phase == PLACE_PHASE:
        place_rifts(t)
    elif phase == ACQUIRE_PHASE:
        ask_acquire(t)
    elif phase == COMPLETE_PHASE:
        ask_complete(t)
    elif phase == REWARD_PHASE:
        ask_reward(t, REFRESH_PHASE)
    elif phase == GIFT_PHASE:
        give(t)
    elif phase == REFRESH_PHASE:
        refresh(t)
    else:
        deal(t)


def answer(t: LoopFields, prompt: i64, option: i64) -> None:
    """Carries out an answer; a question that no phase asks is the mode's."""
    if prompt == ASK_ACTION:
        act(t, option)
    elif prompt == ASK_CANCEL:
        cancel_rift(t, option)
    elif prompt == ASK_DOOMED:
        t.doomed.drop(option)
        destroy_card(t, option)
    elif prompt == ASK_MARK:
        if option == NOTHING:
            t.ending_actions = 2
        else:
            mark(t, option - MARK)
    elif prompt == ASK_ACQUIRE:
        acquire(t, option)
    elif prompt == ASK_COMPLETE:
        answer_complete(t, option)
    elif prompt == ASK_REWARD:
        take_reward(t, option)
    elif prompt == ASK_TILE:
        deal_to(t, option)
    elif prompt == ASK_AGENT:
        begin_turn(t, option)
    else:
        t.mode_rules.chosen(t, prompt, option)
