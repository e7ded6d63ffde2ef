"""LOOPs: what may be looped, what it costs, what it readies. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.the_loop.rules.cubes import pay
from looptable.games.the_loop.rules.decks import tell_card
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, LOOP, Agent, Dimension, Era

__all__ = ["loop_dimension", "offer_loops"]


def offer_loops(t: LoopFields, me: Agent, here: Era) -> None:
    """A LOOP needs a card of its dimension in hand, and the mode may keep it off."""
    held = dimensions_of(t, t.ready[me]) | dimensions_of(t, t.exhausted[me])
    may = t.mode_rules.loops(t, here, held)
    for dimension in range(BLACK_HOLE):
        if may >> dimension & 1:
            t.options.push(LOOP + dimension)


def dimensions_of(t: LoopFields, cards: Pile) -> i64:
    """The dimensions of some cards, as a mask."""
    dimension = t.numbers.dimension
    found: i64 = 0
    for index in range(cards.height):
        found |= 1 << dimension[cards.pick(index)]
    return found


def loop_dimension(t: LoopFields, dimension: Dimension, here: Era) -> None:
    """Readies every card of a dimension; costs one more each time in a turn."""
    me = t.active
    t.loops += 1
    pay(t, here, t.loops)
    t.looped[here] += 1
    t.deeds |= 1 << here
    if t.listener is not None:
        name = t.names.name("dimension", dimension)
        t.tell("loops", {"agent": t.names.name("agent", me), "dimension": name})
    index: i64 = 0
    while index < t.exhausted[me].height:
        card = t.exhausted[me].at(index)
        if t.numbers.dimension[card] == dimension:
            t.exhausted[me].take_at(index)
            t.ready[me].push(card)
            if t.listener is not None:
                tell_card(t, "readied", card, me, False)
        else:
            index += 1
    t.mode_rules.looped(t, here)
