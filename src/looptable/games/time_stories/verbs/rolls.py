"""Dice and shields: the actor's own roll, special rolls, shields of one's choice. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import WIDTH
from looptable.games.time_stories.rules.cards import (
    is_beaten,
    pass_test,
    pile_left,
    strike_pile,
)
from looptable.games.time_stories.rules.codes import (
    ASK_DIE,
    ASK_SHIELD,
    AT_AFTER_ROLL,
    DICE_STREAM,
    FIRED_REGISTER,
    GREY_SHIELD,
    HIT,
    LAID_TEST,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Card
from looptable.games.time_stories.rules.layout import SHIELDS
from looptable.games.time_stories.rules.numbers import PILES
from looptable.games.time_stories.rules.powers import powers, use
from looptable.games.time_stories.rules.rolls import looked_at, roll_faces
from looptable.games.time_stories.rules.table import card_at, full_name, name, tell
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.emitting import counted, emit_pick
from looptable.games.time_stories.verbs.picks import ask_actor, forget, picked

__all__ = ["KINDS", "REACHES", "ROLL_VERBS", "VERBS"]

ROLL_VERBS: Final = frozenset({"add-dice", "remove-dice", "add-hits", "reroll", "turn"})
"""Verbs that mean something around a roll only."""
KINDS: Final = {**{kind: kind for kind in SHIELDS}, "grey": "any"}
"""The kinds of shields, as they are written."""
REACHES: Final = {"here": "here", "beside": "here or beside"}
"""How far an effect reaches, as it is written."""


def do_add_dice(t: StoryFields, count: i64) -> None:
    """More dice for the roll to come."""
    t.extra += count
    forget(t)


def do_remove_dice(t: StoryFields, count: i64) -> None:
    """Fewer dice for the roll to come."""
    t.extra -= count
    forget(t)


def do_add_hits(t: StoryFields, count: i64) -> None:
    """More hits in the roll that is looked at."""
    if t.thrown.height > 0:
        t.luck += count
    else:
        t.hits += count
    forget(t)


def emit_reroll(emitter: Emitter, _: Do) -> None:
    """Reroll a die."""
    emit_pick(emitter, codes.PICK_DIE, codes.REROLL)


def do_pick_die(t: StoryFields) -> None:
    """Asks for a die of the roll that is looked at."""
    for index in range(looked_at(t).height):
        t.options.push(index)
    ask_actor(t, ASK_DIE)


def do_reroll(t: StoryFields) -> None:
    """Rolls the die that was picked again."""
    die = t.numbers.die
    sides: i64 = len(die)
    index = picked(t)
    if index >= 0:
        change_die(t, index, die[t.chance.below(DICE_STREAM, sides)])


def emit_turn(emitter: Emitter, _: Do) -> None:
    """Turn a die into a hit."""
    emit_pick(emitter, codes.PICK_DIE, codes.TURN)


def do_turn(t: StoryFields) -> None:
    """Turns the die that was picked."""
    index = picked(t)
    if index >= 0:
        change_die(t, index, HIT)


def change_die(t: StoryFields, index: i64, face: i64) -> None:
    """Gives a die another face."""
    looked_at(t).put(index, face)
    if t.listener is not None:
        tell(t, "die-changed", {"n": index + 1, "face": name(t, "face", face)})


# Special rolls (section 14 of the ledger).


def emit_throw(emitter: Emitter, clause: Do) -> None:
    """Roll n dice."""
    emitter.emit(codes.THROW, clause.number("n"))
    emitter.emit(codes.AFTER_THROW)


def do_throw(t: StoryFields, count: i64) -> None:
    """Rolls dice that belong to no test."""
    t.luck = 0
    roll_faces(t, t.actor, count, t.thrown)


def do_after_throw(t: StoryFields) -> None:
    """Powers after a roll work after a special one, too: they speak of every roll."""
    numbers = t.numbers
    # By their rank, and among equals in their order.
    coming = [
        numbers.order[power] * numbers.powers + power for power in powers(t, t.actor, AT_AFTER_ROLL)
    ]
    coming.sort()
    fired = t.registers[FIRED_REGISTER]
    if fired >= len(coming):
        t.registers[FIRED_REGISTER] = 0
        return
    t.registers[FIRED_REGISTER] = fired + 1
    t.pc -= WIDTH  # come back here for the next
    use(t, t.actor, coming[fired] % numbers.powers)


# Shields of one's choice.


def emit_eliminate(emitter: Emitter, clause: Do) -> None:
    """Eliminate n shields of a kind, here or also beside."""
    kind = list(KINDS).index(clause.phrase("shields"))
    reach = list(REACHES).index(clause.phrase("reach"))
    for _ in range(clause.number("n")):
        emit_pick(emitter, codes.PICK_SHIELD, codes.ELIMINATE, kind, reach)


def do_pick_shield(t: StoryFields, wanted: i64, beside: i64) -> None:
    """Asks for a pile with a shield of this kind here, or also beside (TIME-TST-7, TIME-OPEN-14)."""
    space = t.space[t.actor]
    if space >= 0:
        numbers = t.numbers
        first = max(numbers.place_from[t.here], space - beside)
        end = min(numbers.place_from[t.here + 1], space + beside + 1)
        for near in range(first, end):
            push_shields(t, card_at(t, near), wanted)
    ask_actor(t, ASK_SHIELD)


def push_shields(t: StoryFields, card: Card, wanted: i64) -> None:
    """Lays out the piles of a card with a shield of this kind; grey is any."""
    if card < 0:
        return
    numbers = t.numbers
    for trial in range(numbers.test_from[card], numbers.test_from[card + 1]):
        if t.test[trial] != LAID_TEST:
            continue
        for index in range(numbers.piles[trial]):
            is_wanted = wanted == GREY_SHIELD or numbers.pile_kind(trial, index) == wanted
            if is_wanted and pile_left(t, trial, index) > 0:
                t.options.push(trial * PILES + index)


def do_eliminate(t: StoryFields) -> None:
    """Takes one shield of the pile that was picked, whatever lies left of it (TIME-OPEN-35)."""
    pile = picked(t)
    if pile < 0:
        return
    trial, index = pile // PILES, pile % PILES
    strike_pile(t, trial, index, 1)
    if t.listener is not None:
        card = full_name(t, "card", t.numbers.trial_card[trial])
        tell(t, "hits", {"card": card, "n": 1})
    if is_beaten(t, trial):
        pass_test(t, t.actor, trial)


VERBS: Final = (
    Word("add-dice", "add {n} dice", counted(codes.ADD_DICE)),
    Word("remove-dice", "remove {n} dice", counted(codes.REMOVE_DICE)),
    Word("add-hits", "add {n} hit[s]", counted(codes.ADD_HITS)),
    Word("reroll", "reroll a die", emit_reroll),
    Word("turn", "turn a die into a hit", emit_turn),
    Word("throw", "roll {n} dice", emit_throw),
    Word("eliminate", "eliminate {n} {shields} shield[s] {reach}", emit_eliminate),
)
