"""Elements, state tokens and resources: gained, lost, paid. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.time_stories.rules.cards import gain_element, gain_token, lose_element
from looptable.games.time_stories.rules.codes import (
    ANY_TOKENS,
    ASK_RESOURCE,
    AT_EMPTY,
    STORED_TOKENS,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Colour
from looptable.games.time_stories.rules.layout import RESOURCES
from looptable.games.time_stories.rules.moments import trigger
from looptable.games.time_stories.rules.numbers import COLOURS
from looptable.games.time_stories.rules.table import (
    add_tokens,
    can_pay,
    name,
    resource_name,
    tell,
    tokens_of,
)
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.emitting import Emit, counted, emit_pick, named
from looptable.games.time_stories.verbs.picks import ask_actor, picked

__all__ = ["PRICES", "VERBS", "coloured"]

PRICES: Final = frozenset({"pay", "pay-any", "spend"})
"""Verbs that ask a price: what begins with one is offered only to those who can pay."""


def coloured(code: int) -> Emit:
    """An instruction about a number of tokens of a colour."""

    def emit(emitter: Emitter, clause: Do) -> None:
        emitter.emit(code, clause.number("n"), RESOURCES.index(clause.phrase("resource")))

    return emit


def do_gain_element(t: StoryFields, element: i64) -> None:
    """Gives the actor an element."""
    gain_element(t, t.actor, element)


def do_lose_element(t: StoryFields, element: i64) -> None:
    """Puts an element back."""
    lose_element(t, element)


def do_gain_token(t: StoryFields, token: i64) -> None:
    """Gives the team a state token."""
    gain_token(t, token)


def do_gain_resource(t: StoryFields, count: i64, colour: i64) -> None:
    """Gives the actor tokens of a colour."""
    gain_resource(t, t.actor, colour, count)


def do_lose_resource(t: StoryFields, count: i64, colour: i64) -> None:
    """Takes tokens of a colour from the actor, as many as there are."""
    take_resource(t, t.actor, colour, min(count, tokens_of(t, t.actor, colour)))


def do_store(t: StoryFields, count: i64) -> None:
    """Lays tokens on the receptacle card of the actor."""
    gain_resource(t, t.actor, STORED_TOKENS, count)


def do_pay(t: StoryFields, count: i64, colour: i64) -> None:
    """Pays, or nothing of what follows is done; tokens of any colour are asked for next."""
    if not can_pay(t, t.actor, count, colour):
        t.come_back()
    elif colour != ANY_TOKENS:
        take_resource(t, t.actor, colour, count)


def emit_gain_any(emitter: Emitter, clause: Do) -> None:
    """Gain n tokens, each of a colour of one's choice (TIME-SYM-11)."""
    for _ in range(clause.number("n")):
        emit_pick(emitter, codes.PICK_RESOURCE, codes.GAIN_PICKED)


def emit_pay_any(emitter: Emitter, clause: Do) -> None:
    """Pay n tokens, each of a colour of one's choice."""
    emitter.emit(codes.PAY, clause.number("n"), ANY_TOKENS)
    for _ in range(clause.number("n")):
        emit_pick(emitter, codes.PICK_RESOURCE, codes.PAY_PICKED, 1)


def do_pick_resource(t: StoryFields, paying: i64) -> None:
    """Asks for a colour: of those the actor has, or of those the mission uses."""
    for colour in range(COLOURS):
        if paying:
            if tokens_of(t, t.actor, colour):
                t.options.push(colour)
        elif t.numbers.resources[colour]:
            t.options.push(colour)
    ask_actor(t, ASK_RESOURCE)


def do_pay_picked(t: StoryFields) -> None:
    """Pays one token of the colour that was picked."""
    colour = picked(t)
    if colour >= 0:
        take_resource(t, t.actor, colour, 1)


def do_gain_picked(t: StoryFields) -> None:
    """Gives one token of the colour that was picked."""
    colour = picked(t)
    if colour >= 0:
        gain_resource(t, t.actor, colour, 1)


def gain_resource(t: StoryFields, agent: Agent, colour: Colour, count: i64) -> None:
    """Resource tokens from the stock, which has no end (TIME-OPEN-24)."""
    add_tokens(t, agent, colour, count)
    tell_resource(t, "gains-resource", agent, colour, count)


def take_resource(t: StoryFields, agent: Agent, colour: Colour, count: i64) -> None:
    """Tokens go; when the last on a card has gone, its powers may know (TIME-POW-7)."""
    if count == 0:
        return
    add_tokens(t, agent, colour, -count)
    tell_resource(t, "pays", agent, colour, count)
    if colour == STORED_TOKENS and t.store[agent] == 0:
        trigger(t, AT_EMPTY, agent)


def tell_resource(t: StoryFields, kind: str, agent: Agent, colour: Colour, count: i64) -> None:
    """Tells what became of tokens, by the name that the mission gives their colour."""
    if t.listener is None:
        return
    if colour == STORED_TOKENS:
        colour = t.numbers.stored[t.receptacle[agent]]
    resource = resource_name(t, colour)
    tell(t, kind, {"agent": name(t, "agent", agent), "resource": resource, "n": count})


VERBS: Final = (
    Word("gain-element", "gain element {element}", named(codes.GAIN_ELEMENT, "element")),
    Word("lose-element", "lose element {element}", named(codes.LOSE_ELEMENT, "element")),
    Word("gain-token", "gain token {token}", named(codes.GAIN_TOKEN, "token")),
    Word("gain-resource", "gain {n} {resource}", coloured(codes.GAIN_RESOURCE)),
    Word("lose-resource", "lose {n} {resource}", coloured(codes.LOSE_RESOURCE)),
    Word("pay", "pay {n} {resource}", coloured(codes.PAY)),
    Word("gain-any", "gain {n} any resource[s]", emit_gain_any),
    Word("pay-any", "pay {n} any resource[s]", emit_pay_any),
    Word("store", "store {n}", counted(codes.STORE)),
    Word("spend", "spend {n} stored", counted(codes.PAY, STORED_TOKENS)),
)
