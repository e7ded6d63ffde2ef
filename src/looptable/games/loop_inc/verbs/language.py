"""The words of the effect notation in Loop, Inc., and the instructions they stand for."""

from looptable.effects.emitter import Emitter
from looptable.effects.language import Emit, Language, Phrases, Word
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.effects.nodes import Do, Node, Repeat, Seq
from looptable.effects.program import JUMP, KEEP
from looptable.games.loop_inc.rules import codes

__all__ = ["LANGUAGE", "PROMPTS", "with_needs"]

PROMPTS = (*MACHINE_PROMPTS, *codes.PROMPT_NAMES)
"""All questions, in the order of their codes."""

ROOMS = {"garage": "the garage", "store": "the store"}
STOCK = {
    "garage": "garage component[s]",
    "store": "store component[s]",
    "any": "component[s]",
    **{name: f"{name}[s]" for name in codes.COMPONENT_NAMES},
}
SPANS = {
    "garage": (0, 2),
    "store": (2, 4),
    "any": (0, 5),
    **{name: (kind, kind + 1) for kind, name in enumerate(codes.COMPONENT_NAMES)},
}


def span(what: str) -> int:
    """The kinds of components that a phrase stands for, as one operand."""
    first, last = SPANS[what]
    return first * int(codes.SPAN) + last


def _pick(emitter: Emitter, kind: int, a: int, b: int = 0) -> int:
    return emitter.emit(kind, a, b)


def _load(emitter: Emitter, what: str, machine: int, *, may_tear: bool) -> None:
    """A kind, then a machine for it."""
    nothing = _pick(emitter, codes.PICK_KIND, span(what), int(may_tear))
    if may_tear:
        emitter.emit(codes.IF_TEAR)
    emitter.emit(KEEP, codes.R_KIND)
    nowhere = _pick(emitter, codes.PICK_MACHINE, machine)
    emitter.emit(codes.LOAD)
    emitter.patch(nothing, 3)
    emitter.patch(nowhere, 3)


def emit_fetch(emitter: Emitter, clause: Do) -> None:
    """One component out of a room; where one kind is missing, a tear may be taken instead."""
    _load(emitter, clause.phrase("room"), codes.MACHINE_ANY, may_tear=True)


def emit_take(emitter: Emitter, clause: Do) -> None:
    """Some components, one after another."""
    for _ in range(clause.number("n")):
        _load(emitter, clause.phrase("stock"), codes.MACHINE_ANY, may_tear=False)


def emit_replace(emitter: Emitter, _: Do) -> None:
    """A component of any kind for the machine that has just lost one."""
    _load(emitter, "any", codes.MACHINE_SAME, may_tear=False)


def _each_bay(emitter: Emitter, clause: Do, act: int, mode: int = codes.BAY_LOADED) -> None:
    """Picks n components on open machines, and does something with each."""
    for _ in range(clause.number("n")):
        nothing = _pick(emitter, codes.PICK_BAY, mode)
        emitter.emit(codes.KEEP_BAY)
        emitter.emit(act)
        emitter.patch(nothing, 3)


def emit_return(emitter: Emitter, clause: Do) -> None:
    """Components go back to their rooms."""
    _each_bay(emitter, clause, codes.RETURN_PART)


def emit_drop(emitter: Emitter, clause: Do) -> None:
    """Components leave the game."""
    _each_bay(emitter, clause, codes.DROP)


def emit_copy(emitter: Emitter, clause: Do) -> None:
    """Components get a twin from the reserve, on the same machine."""
    _each_bay(emitter, clause, codes.COPY, codes.BAY_COPY)


def emit_trash(emitter: Emitter, _: Do) -> None:
    """One component, then as many more as one likes."""
    nothing = _pick(emitter, codes.PICK_BAY, codes.BAY_LOADED)
    emitter.emit(codes.KEEP_BAY)
    emitter.emit(codes.DROP)
    again = _pick(emitter, codes.PICK_BAY, codes.BAY_LOADED, 1)
    stop = emitter.emit(codes.IF_STOP)
    emitter.emit(codes.KEEP_BAY)
    emitter.emit(codes.DROP)
    emitter.emit(JUMP, again)
    for pick in (nothing, again, stop):
        emitter.patch(pick, 3)


def emit_move(emitter: Emitter, clause: Do) -> None:
    """Components from one machine to another."""
    for _ in range(clause.number("n")):
        nothing = _pick(emitter, codes.PICK_BAY, codes.BAY_LOADED)
        emitter.emit(codes.KEEP_BAY)
        nowhere = _pick(emitter, codes.PICK_MACHINE, codes.MACHINE_OTHER)
        emitter.emit(codes.MOVE)
        emitter.patch(nothing, 3)
        emitter.patch(nowhere, 3)


def emit_swap(emitter: Emitter, _: Do) -> None:
    """Two machines change what they carry."""
    nothing = _pick(emitter, codes.PICK_MACHINE, codes.MACHINE_ANY)
    emitter.emit(KEEP, codes.R_MARK)
    nowhere = _pick(emitter, codes.PICK_MACHINE, codes.MACHINE_TARGET)
    emitter.emit(codes.SWAP)
    emitter.patch(nothing, 3)
    emitter.patch(nowhere, 3)


def emit_advertise(emitter: Emitter, _: Do) -> None:
    """An Ad on a trip."""
    nothing = _pick(emitter, codes.PICK_TRIP, codes.TRIP_AD)
    emitter.emit(codes.PLACE_AD)
    emitter.patch(nothing, 3)


def emit_withdraw(emitter: Emitter, _: Do) -> None:
    """An Ad comes back."""
    nothing = _pick(emitter, codes.PICK_TRIP, codes.TRIP_OWN)
    emitter.emit(codes.WITHDRAW)
    emitter.patch(nothing, 3)


def emit_repeat(emitter: Emitter, _: Do) -> None:
    """The card before this one."""
    emitter.emit(codes.REPEAT)


def emit_score(emitter: Emitter, clause: Do) -> None:
    """Points."""
    emitter.emit(codes.SCORE, clause.number("n"))


def emit_discard(emitter: Emitter, clause: Do) -> None:
    """Waste leaves the penalty frame."""
    emitter.emit(codes.DISCARD_WASTE, clause.number("n"))


def emit_restock(emitter: Emitter, clause: Do) -> None:
    """Components of every kind from the reserve to their rooms."""
    emitter.emit(codes.RESTOCK, span("any"), clause.number("n"))


def emit_need_stock(emitter: Emitter, clause: Do) -> None:
    """So many components in stock, and a machine for them."""
    emitter.emit(codes.NEED_STOCK, span(clause.phrase("stock")), clause.number("n"))


def _only(kind: int) -> Emit:
    """A word that is one instruction."""

    def emit(emitter: Emitter, _: Do) -> None:
        emitter.emit(kind)

    return emit


def with_needs(node: Node, done: Node | None = None) -> Node:
    """An effect led by all that its mandatory part needs, so that it is done whole or not at all.

    `done` is what is done then, if it is not the effect itself.
    """
    needs = tuple(dict.fromkeys(need for need in map(_need, _mandatory(node)) if need is not None))
    return Seq((*needs, done or node))


def _mandatory(node: Node) -> tuple[Do, ...]:
    """The clauses that must be done: those that no choice, permission or condition governs."""
    match node:
        case Do():
            return (node,)
        case Seq(steps):
            return tuple(clause for step in steps for clause in _mandatory(step))
        case Repeat(_, body):
            return _mandatory(body)
        case _:
            return ()


def _need(clause: Do) -> Do | None:
    """What a clause needs, as a clause of its own."""
    if clause.verb == "fetch":
        return Do("need-stock", (("n", 1), ("stock", clause.phrase("room"))))
    if clause.verb == "take":
        return Do("need-stock", clause.slots)
    need = NEEDS.get(clause.verb)
    return Do(need) if need else None


NEEDS = {
    "return": "need-loaded",
    "drop": "need-loaded",
    "trash": "need-loaded",
    "move": "need-pair",
    "swap": "need-pair",
    "advertise": "need-ad",
    "withdraw": "need-own-ad",
    "repeat": "need-before",
    "copy": "need-copy",
    "discard-waste": "need-waste",
}


LANGUAGE = Language(
    verbs=(
        Word("fetch", "fetch from {room}", emit_fetch, icon="component"),
        Word("take", "take {n} {stock}", emit_take, icon="component"),
        Word("return", "return {n} component[s]", emit_return, icon="component"),
        Word("replace", "replace it", emit_replace, icon="component"),
        Word("trash", "trash components", emit_trash, icon="trash"),
        Word("drop", "drop {n} component[s]", emit_drop, icon="trash"),
        Word("copy", "copy {n} component[s]", emit_copy, icon="component"),
        Word("move", "move {n} component[s]", emit_move, icon="machine"),
        Word("swap", "swap two machines", emit_swap, icon="machine"),
        Word("advertise", "advertise", emit_advertise, icon="ad"),
        Word("withdraw", "withdraw an ad", emit_withdraw, icon="ad"),
        Word("repeat", "repeat the card before", emit_repeat, icon="card"),
        Word("score", "score {n} point[s]", emit_score, icon="point"),
        Word("discard-waste", "discard {n} waste", emit_discard, icon="waste"),
        Word("restock", "restock {n} of each kind", emit_restock, icon="component"),
        # What the other verbs need: every card starts with these, whether or not they are written.
        Word("need-stock", "need {n} {stock}", emit_need_stock),
        Word("need-loaded", "need a load", _only(codes.NEED_LOADED)),
        Word("need-pair", "need two machines", _only(codes.NEED_PAIR)),
        Word("need-ad", "need an ad", _only(codes.NEED_AD)),
        Word("need-own-ad", "need a placed ad", _only(codes.NEED_OWN_AD)),
        Word("need-before", "need a card before", _only(codes.NEED_BEFORE)),
        Word("need-copy", "need a part in reserve", _only(codes.NEED_COPY)),
        Word("need-waste", "need waste", _only(codes.NEED_WASTE)),
    ),
    conditions=(
        Word("waste", "you have waste", _only(codes.TEST_WASTE)),
        Word("can-advertise", "you can advertise", _only(codes.TEST_AD)),
        Word("lowest", "your score is lowest", _only(codes.TEST_LOWEST)),
    ),
    phrases=(Phrases("room", ROOMS), Phrases("stock", STOCK)),
    registers=codes.REGISTERS,
)
