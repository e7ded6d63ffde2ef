"""The keys of options: the words that name them in records and commands. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_ACTION,
    ASK_AGENT,
    ASK_APPLY,
    ASK_BONUS,
    ASK_CANCEL,
    ASK_CHOOSE,
    ASK_CLONE,
    ASK_COMPLETE,
    ASK_DAMAGE,
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DOOMED,
    ASK_DRAWER,
    ASK_ERA,
    ASK_HIT,
    ASK_LOAD,
    ASK_MARK,
    ASK_MAY,
    ASK_PURGED,
    ASK_REWARD,
    ASK_RICHEST,
    ASK_SLOT,
    ASK_STEP,
    ASK_THEIRS,
    ASK_TILE,
    ASK_ULTRA,
    ASK_UNLOAD,
    ASK_VICTIM,
    ASK_WAY,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ABILITY, FREE_MOVE, LOOP, MARK, MOVE, NOTHING, USE

__all__ = ["PROMPT_OF", "action_key", "option_key"]

PROMPT_OF: Final = {
    ASK_CANCEL: "era",
    ASK_ERA: "era",
    ASK_AGENT: "agent",
    ASK_CLONE: "clone",
    ASK_WAY: "era",
    ASK_STEP: "era",
    ASK_LOAD: "clone",
    ASK_DRAWER: "agent",
    ASK_DISCARD: "card",
    ASK_APPLY: "card",
    ASK_THEIRS: "card",
    ASK_ACQUIRE: "card",
    ASK_REWARD: "card",
    ASK_DOOMED: "card",
    ASK_TILE: "agent",
    ASK_ULTRA: "machina",
    ASK_SLOT: "era",
    ASK_VICTIM: "card",
    ASK_PURGED: "agent",
    ASK_RICHEST: "era",
    ASK_DAMAGE: "machina",
    ASK_DESTROY: "card",
    ASK_BONUS: "mission",
}
"""The kind of thing that the options of a question are."""


def option_key(t: LoopFields, prompt: i64, option: i64) -> str:
    """The key of an option."""
    if prompt == ASK_ACTION or (prompt == ASK_MARK and option != NOTHING):
        return action_key(t, option)
    if prompt in (ASK_MAY, ASK_COMPLETE, ASK_HIT):
        return "yes" if option else "no"
    if prompt == ASK_UNLOAD:
        return "drop" if option else "keep"
    if option == NOTHING:
        if t.is_offering():
            return "no"
        return "stop" if prompt == ASK_STEP else "none"
    if prompt == ASK_CHOOSE:
        return t.numbers.offer_name(t.asking().pc, option)
    return t.names.name(PROMPT_OF[prompt], option)


def action_key(t: LoopFields, action: i64) -> str:
    """The key of an action of Phase II."""
    if action >= USE:
        return "use " + t.names.name("card", action - USE)
    if action >= MARK:
        return "mark " + t.names.name("mission", t.mission[action - MARK])
    if action == ABILITY:
        return "ability"
    if action >= LOOP:
        return "loop " + t.names.name("dimension", action - LOOP)
    if action >= FREE_MOVE:
        return "free-move " + t.names.name("era", action - FREE_MOVE)
    if action >= MOVE:
        return "move " + t.names.name("era", action - MOVE)
    return "end"
