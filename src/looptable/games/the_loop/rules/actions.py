"""Phase II: everything the active agent may do, and what follows each action. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.codes import (
    ACQUIRE_PHASE,
    ANY_ERA,
    ASK_ACTION,
    ASK_MARK,
    BORROW,
    SEND,
)
from looptable.games.the_loop.rules.cubes import pay
from looptable.games.the_loop.rules.decks import tell_card
from looptable.games.the_loop.rules.deeds import start_action
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import (
    ABILITY,
    ALL_DIMENSIONS,
    END,
    ERAS,
    FREE_MOVE,
    LOOP,
    MARK,
    MOVE,
    NOTHING,
    USE,
    Agent,
    Era,
)
from looptable.games.the_loop.rules.loops import loop_dimension, offer_loops
from looptable.games.the_loop.rules.missions import can_mark, put_cube, settle_progress
from looptable.games.the_loop.rules.space import move_agent

__all__ = ["act", "between_actions", "mark"]


def ask_action(t: LoopFields) -> None:
    """Everything the active agent may do now."""
    me = t.active
    here = t.at[me]
    energy = t.energy[here] + t.perpetual[here]
    ability = t.numbers.agent_ability[t.agents.pick(me)]
    if energy > 0:
        offer_steps(t, here, MOVE)
    if not t.empty[me]:
        offer_free_moves(t, ability, here)
    offer_cards(t, t.ready[me], here)
    if energy > t.loops:
        offer_loops(t, me, here)
    if not t.ability_used and can_use(t, ability):
        t.options.push(ABILITY)
    if t.markable:
        offer_marks(t)
    t.options.push(END)
    t.ask(t.seat_of(me), ASK_ACTION)


def offer_steps(t: LoopFields, here: Era, kind: i64) -> None:
    """The two adjacent eras."""
    t.options.push(kind + (here + ERAS - 1) % ERAS)
    t.options.push(kind + (here + 1) % ERAS)


def offer_cards(t: LoopFields, ready: Pile, here: Era) -> None:
    """The ready cards that can be used here."""
    allowed = t.mode_rules.allowed(t, here)
    if allowed == ALL_DIMENSIONS:
        t.options.push_all(ready, USE)
        return
    for index in range(ready.height):
        card = ready.at(index)
        if allowed >> t.numbers.dimension[card] & 1:
            t.options.push(USE + card)


def offer_free_moves(t: LoopFields, ability: i64, here: Era) -> None:
    """The free move goes to an adjacent era; for one agent, to any other."""
    if ability != ANY_ERA:
        offer_steps(t, here, FREE_MOVE)
        return
    for era in range(ERAS):
        if era != here:
            t.options.push(FREE_MOVE + era)


def offer_marks(t: LoopFields) -> None:
    """The missions that take one cube a turn, if the player likes."""
    for index in range(t.markable.height):
        era = t.markable.pick(index)
        if can_mark(t, era):
            t.options.push(MARK + era)


def can_use(t: LoopFields, ability: i64) -> bool:
    """Whether a special ability is one for Phase II, and could do something."""
    if ability == SEND:
        return len(t.at) > 1
    return ability == BORROW and t.destroyed.height > 0


# Carrying out an action.


def act(t: LoopFields, action: i64) -> None:
    """Starts an action of Phase II; a card or an ability runs its program."""
    me = t.active
    here = t.at[me]
    if action >= USE:
        card = action - USE
        t.ready[me].drop(card)
        t.exhausted[me].push(card)
        if t.listener is not None:
            tell_card(t, "uses", card, me, False)
        t.call(t.numbers.start[card], me)
    elif action >= MARK:
        mark(t, action - MARK)
    elif action == ABILITY:
        use_ability(t, me)
    elif action >= LOOP:
        loop_dimension(t, action - LOOP, here)
    elif action >= FREE_MOVE:
        t.empty[me] = 1
        move_agent(t, me, action - FREE_MOVE)
    elif action >= MOVE:
        pay(t, here, 1)
        move_agent(t, me, action - MOVE)
    else:
        t.ending_actions = 1


def use_ability(t: LoopFields, me: Agent) -> None:
    """Mr Time sends somebody; V-Girl borrows a card."""
    t.ability_used = 1
    if t.listener is not None:
        t.tell("uses-ability", {"agent": t.names.name("agent", me)})
    start = t.numbers.send_start
    if ability_of(t, me) == BORROW:
        start = t.numbers.borrow_start
    t.call(start, me)


def mark(t: LoopFields, era: Era) -> None:
    """This turn's cube on a mission that takes one a turn."""
    mission = t.mission[era]
    t.marked |= 1 << mission
    put_cube(t, mission, t.at[t.active])


# After an action.


def between_actions(t: LoopFields) -> None:
    """Settles the action that is over, then asks for the next, or ends the phase."""
    if t.deeds:
        settle_progress(t)
    start_action(t)
    if t.mode_rules.asks_after_action(t):
        return
    if t.ending_actions == 0:
        ask_action(t)
        return
    offer_marks(t)
    if t.options and t.ending_actions == 1:
        t.options.push(NOTHING)
        t.ask(t.seat_of(t.active), ASK_MARK)
        return
    t.options.clear()
    t.phase = ACQUIRE_PHASE
