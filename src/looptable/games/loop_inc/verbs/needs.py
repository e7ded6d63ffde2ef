"""Needs: what an action needs before it does anything (INC-ACT, INC-OPEN-5). Compiled.

A card starts with all that its mandatory verbs need, whether or not an author wrote it: everything is done, or
nothing. So a look at the first instructions of a card tells whether it would fail.
"""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Emit, Word
from looptable.effects.nodes import Do, Node, Repeat, Seq
from looptable.effects.program import WIDTH
from looptable.games.loop_inc.rules.ads import can_advertise, has_ad_out
from looptable.games.loop_inc.rules.codes import BONUS_PHASE
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import Card, Player
from looptable.games.loop_inc.rules.machines import can_copy, is_loaded, open_machines
from looptable.games.loop_inc.rules.stock import stock
from looptable.games.loop_inc.rules.tears import fail
from looptable.games.loop_inc.rules.turns import card_before
from looptable.games.loop_inc.verbs.codes import NEED, REPEAT
from looptable.games.loop_inc.verbs.spans import span_of

__all__ = ["NEED_NAMES", "VERBS", "unmet_need", "with_needs", "would_fail"]

STOCK: Final[i64] = 0
LOADED: Final[i64] = 1
PAIR: Final[i64] = 2
AD: Final[i64] = 3
OWN_AD: Final[i64] = 4
BEFORE: Final[i64] = 5
TWIN: Final[i64] = 6
WASTE: Final[i64] = 7

NEED_NAMES: Final = ("stock", "loaded", "pair", "ad", "own-ad", "before", "twin", "waste")
"""The names of the needs, by their numbers."""


def emit_need_stock(emitter: Emitter, clause: Do) -> None:
    """A number of components in stock, and a machine for them."""
    emitter.emit(NEED, STOCK, span_of(clause.phrase("stock")), clause.number("n"))


def _need(what: int) -> Emit:
    """The compilation of a need without operands."""

    def emit(emitter: Emitter, _: Do) -> None:
        emitter.emit(NEED, what)

    return emit


VERBS: Final = (
    Word("need-stock", "need {n} {stock}", emit_need_stock),
    Word("need-loaded", "need a load", _need(LOADED)),
    Word("need-pair", "need two machines", _need(PAIR)),
    Word("need-ad", "need an ad", _need(AD)),
    Word("need-own-ad", "need a placed ad", _need(OWN_AD)),
    Word("need-before", "need a card before", _need(BEFORE)),
    Word("need-copy", "need a part in reserve", _need(TWIN)),
    Word("need-waste", "need waste", _need(WASTE)),
)

NEEDS: Final = {
    "return": "need-loaded",
    "drop": "need-loaded",
    "trash": "need-loaded",
    "move": "need-pair",
    "move-more": "need-pair",
    "swap": "need-pair",
    "advertise": "need-ad",
    "withdraw": "need-own-ad",
    "repeat": "need-before",
    "copy": "need-copy",
    "discard-waste": "need-waste",
}
"""The need of each verb; those of `fetch` and `take` have operands."""


def with_needs(node: Node, done: Node | None = None) -> Node:
    """An effect led by all that its mandatory part needs, so that it is done whole or not at all.

    `done` is what is done then, if it is not the effect itself.
    """
    needs = tuple(dict.fromkeys([need for need in map(_need_of, _mandatory(node)) if need]))
    return Seq((*needs, done or node))


def _mandatory(node: Node) -> tuple[Do, ...]:
    """The clauses that must be done: those that no choice, permission or condition governs."""
    if isinstance(node, Do):
        return (node,)
    if isinstance(node, Seq):
        return tuple([clause for step in node.steps for clause in _mandatory(step)])
    if isinstance(node, Repeat):
        return _mandatory(node.body)
    return ()


def _need_of(clause: Do) -> Do | None:
    """The need of a clause, as a clause of its own."""
    if clause.verb == "fetch":
        return Do("need-stock", (("n", 1), ("stock", clause.phrase("room"))))
    if clause.verb == "take":
        return Do("need-stock", clause.slots)
    need = NEEDS.get(clause.verb)
    return Do(need) if need else None


def do_need(t: IncFields, what: i64, a: i64, b: i64) -> None:
    """Fails unless the actor has what the rest of the card needs."""
    if not is_met(t, t.actor, what, a, b):
        fail(t)


def is_met(t: IncFields, player: Player, what: i64, a: i64, b: i64) -> bool:
    """Whether a player has what an instruction needs."""
    if what == STOCK:
        return open_machines(t, player) > 0 and stock(t, a) >= b
    if what == LOADED:
        return is_loaded(t, player)
    if what == PAIR:
        return open_machines(t, player) > 1 and is_loaded(t, player)
    if what == AD:
        return can_advertise(t, player)
    if what == OWN_AD:
        return has_ad_out(t, player)
    if what == BEFORE:
        return card_before(t, player) >= 0
    if what == TWIN:
        return can_copy(t, player)
    return t.waste[player] > 0 or may_idle(t)


def may_idle(t: IncFields) -> bool:
    """INC-OPEN-22: whether an Office action without waste does nothing, if the table says so.

    As the bonus of a trip it would be a question about nothing, which only older matches ask.
    """
    return t.office_tears == 0 and (t.phase != BONUS_PHASE or t.idle_unasked == 0)


def would_fail(t: IncFields, player: Player, card: Card) -> bool:
    """Whether a card, played as things stand, would cause a tear, itself or by the card it repeats."""
    return unmet_need(t, player, card) >= 0


def unmet_need(t: IncFields, player: Player, card: Card) -> i64:
    """The address of the first need of a card that is not met as things stand, or -1."""
    code = t.program.code
    at = t.book.start[card]
    before = t.tableau[player].height
    while True:
        while code[at] == NEED:
            if code[at + 1] == BEFORE:
                if before == 0:
                    return at
            elif not is_met(t, player, code[at + 1], code[at + 2], code[at + 3]):
                return at
            at += WIDTH
        if code[at] != REPEAT:
            return -1
        before -= 1
        at = t.book.start[t.tableau[player].at(before)]
