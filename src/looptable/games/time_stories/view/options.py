"""Legal actions in words: key, sentence, what they touch, what they cost, and warnings."""

import msgspec

from looptable.content.text.texts import Text
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.contract.option import Option, Target
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import in_test, is_for_group, shields_of
from looptable.games.time_stories.rules.codes import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AGENT,
    ASK_DIE,
    ASK_ENTRY,
    ASK_FREE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER,
    ASK_RECEPTACLE,
    ASK_RESOURCE,
    ASK_RETURN,
    ASK_SHIELD,
    SKULL_SHIELD,
)
from looptable.games.time_stories.rules.declaring import undeclared
from looptable.games.time_stories.rules.layout import DEEDS, RESOURCES, SHIELDS
from looptable.games.time_stories.rules.numbers import PILES
from looptable.games.time_stories.rules.planning import is_plan, planned_agent, planned_kind
from looptable.games.time_stories.rules.possessions import FreeDeed, free_deeds
from looptable.games.time_stories.rules.receptacles import next_to_choose
from looptable.games.time_stories.rules.rolls import declared_trial
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    card_of,
    first_of,
    full_name,
    members,
    resource_name,
)
from looptable.games.time_stories.view.odds.trying import declared_dice
from looptable.games.time_stories.view.words import shield_texts

__all__ = ["describe"]


def describe(state: StoryState, seat: int, action: int) -> Option:
    """One option of the question that is being asked, with its deed and the agent that it is asked about."""
    option = _described(state, seat, action)
    more = []
    if doing := _doing(state, action):
        more.append(Target("deed", doing))
    if (agent := _asked_about(state, seat, action)) >= 0:
        more.append(_target(state, agent))
    return msgspec.structs.replace(option, targets=(*option.targets, *more))


def _doing(state: StoryState, action: int) -> str:
    """The sort of a declaration, by which a board sorts them; an effect asks for none."""
    cards = len(state.story.cards)
    if state.pc >= 0 or state.prompt not in (ASK_ENTRY, ASK_ACTION, ASK_FREE):
        return ""
    if state.prompt == ASK_FREE:
        return "free" if action else "done"
    if action < cards:
        return "enter" if state.prompt == ASK_ENTRY else "move"
    if is_plan(state, action):
        return "first" if planned_kind(state, action) == codes.FIRST_PLAN else ""
    deed = action - cards
    if deed >= len(DEEDS):
        return "act"
    return "roll" if DEEDS[deed].startswith("roll") else DEEDS[deed]


def _asked_about(state: StoryState, seat: int, action: int) -> int:
    """The agent that declares, or does something free; -1 where a whole seat decides, or an effect asks."""
    if state.pc >= 0:
        return -1
    if state.prompt == ASK_FREE:
        return state.freely
    if is_plan(state, action):
        is_free = planned_kind(state, action) == codes.FIRST_PLAN
        return planned_agent(state, action) if is_free else -1
    votes = (codes.LEAVE_DEED, codes.STAY_DEED)
    if state.prompt not in (ASK_ENTRY, ASK_ACTION) or action - len(state.story.cards) in votes:
        return -1
    return first_of(undeclared(state, seat))


def _described(state: StoryState, seat: int, action: int) -> Option:
    key, prompt = state.option_name(state.prompt, action), state.prompt
    if prompt in (ASK_ENTRY, ASK_ACTION):
        return _declaration(state, seat, key, action)
    if prompt == ASK_FREE:
        return _free(state, key, action)
    if prompt in (ASK_CHOOSE, ASK_MAY):
        return Option(key, _choice(state, action))
    if prompt == ASK_DIE:
        face = Text(
            f"face.{state.names.name('face', (state.thrown or state.dice).as_list()[action])}"
        )
        die = Target("die", str(action + 1))
        return Option(key, Text.of("option.die", n=action + 1, face=face), (die,))
    if prompt == ASK_RECEPTACLE:
        agent = _agent(state, next_to_choose(state))
        body = Text(f"receptacle.{full_name(state, 'receptacle', action)}")
        target = Target("receptacle", state.names.name("receptacle", action))
        whose = _target(state, next_to_choose(state))
        text = Text.of("option.receptacle", agent=agent, receptacle=body)
        return Option(key, text, (target, whose))
    if prompt == ASK_PLACE:
        return _place(state, key, action)
    if prompt == ASK_AGAIN:
        return Option(key, Text(f"option.{key}"))
    if prompt == ASK_RETURN and action < len(state.story.cards):
        text = Text.of("option.return", card=_card(state, action))
        return Option(key, text, (_space(state, action),))
    if prompt == ASK_RETURN:
        return Option(key, Text(f"option.{'back' if key == 'return' else 'wait'}"))
    if prompt in (ASK_POWER, ASK_SHIELD, ASK_RESOURCE):
        is_power = prompt == ASK_POWER and action < len(state.story.powers)
        targets = _power_targets(state, action) if is_power else ()
        return Option(key, _picked(state, prompt, action), targets)
    if prompt == ASK_ORDER and action >= len(range(agent_count(state))):
        return Option(key, _order(state, action - len(range(agent_count(state))) - 1))
    assert prompt in (ASK_ORDER, ASK_AGENT)
    return Option(
        key, Text.of("option.agent", agent=_agent(state, action)), (_target(state, action),)
    )


def _order(state: StoryState, agent: int) -> Text:
    """All that are left in order, or something free first."""
    return Text("option.rest") if agent < 0 else Text.of("option.first", agent=_agent(state, agent))


def _picked(state: StoryState, prompt: int, action: int) -> Text:
    """A power, a shield or a colour."""
    if prompt == ASK_RESOURCE:
        return Text.of("option.one", what=Text(f"resource.{resource_name(state, action)}"))
    if prompt == ASK_POWER:
        if action == len(state.story.powers):
            return Text("option.none")
        return Text.of("option.use", rules=Text(f"rules.{full_name(state, 'power', action)}"))
    trial, index = divmod(action, PILES)
    test = state.story.tests[trial]
    kind = Text(f"shield.{SHIELDS[test.piles[index][0]]}")
    card = Text(f"card.{full_name(state, 'card', test.card)}")
    return Text.of("option.shield", kind=kind, card=card)


def _agent(state: StoryState, agent: int) -> Text:
    return Text(f"agent.{state.names.name('agent', agent)}")


def _target(state: StoryState, agent: int) -> Target:
    return Target("agent", state.names.name("agent", agent))


def _card(state: StoryState, space: int) -> Text:
    """The name of the card that lies on a space now."""
    card = card_at(state, space)
    return Text(f"card.{full_name(state, 'card', space if card < 0 else card)}")


def _space(state: StoryState, space: int) -> Target:
    return Target("space", state.names.name("card", space))


def _declaration(state: StoryState, seat: int, key: str, action: int) -> Option:
    """An entry, or an action for the next unit of time."""
    if is_plan(state, action):
        return _plan(state, key, action)
    cards = len(state.story.cards)
    waiting = members(undeclared(state, seat))
    who = _agent(state, waiting[0]) if waiting else Text(f"seat.{seat}")
    if action < cards:
        verb = "enter" if state.prompt == ASK_ENTRY else "move"
        text = Text.of(f"option.{verb}", agent=who, card=_card(state, action))
        return Option(key, text, (_space(state, action),), _group_warning(state, action))
    deed = action - cards
    if waiting and (trial := declared_trial(state, waiting[0], action)) >= 0:
        test = Target("test", state.names.name("trial", trial))
        here = _space(state, state.space[waiting[0]])
        return Option(key, _roll(state, waiting[0], trial), (here, test))
    if deed >= len(DEEDS):
        rules = Text(f"rules.{full_name(state, 'power', deed - len(DEEDS))}")
        targets = _power_targets(state, deed - len(DEEDS))
        return Option(key, Text.of("option.ability", agent=who, rules=rules), targets)
    warnings: tuple[Text, ...] = ()
    if deed == codes.NOTHING_DEED and _is_struck(state, waiting[0]):
        warnings = (Text("warning.idle"),)
    return Option(key, Text.of(f"option.{_deed(state, deed)}", agent=who), (), warnings)


def _plan(state: StoryState, key: str, action: int) -> Option:
    """A word about the unit of time that declares nothing: its target is the turn that it changes."""
    kind, agent = planned_kind(state, action), planned_agent(state, action)
    if kind == codes.PAUSE_PLAN:
        return Option(key, Text("option.pause"), (Target("turn", "all"),))
    if kind == codes.FIRST_PLAN:
        return Option(key, Text.of("option.first", agent=_agent(state, agent)))
    turn = Target("turn", state.names.name("agent", agent))
    return Option(key, Text.of("option.ahead", agent=_agent(state, agent)), (turn,))


def _deed(state: StoryState, deed: int) -> str:
    """A deed by the text that says what it costs: to leave a red place costs more (TIME-CHG-14)."""
    if not state.story.red[state.here]:
        return DEEDS[deed]
    red = {codes.STAY_OUT_DEED: "stay-out-of-red", codes.LEAVE_DEED: "leave-red"}
    return red.get(deed, DEEDS[deed])


def _roll(state: StoryState, agent: int, trial: int) -> Text:
    """A roll for a test: the dice, and what they are rolled against."""
    who, count = _agent(state, agent), declared_dice(state, agent, trial)
    test = state.story.tests[trial]
    what = Text(f"characteristic.{full_name(state, 'characteristic', test.characteristic)}")
    card = Text(f"card.{full_name(state, 'card', test.card)}")
    piles = shield_texts(state, trial)
    if not piles:
        return Text.of("option.roll-for-luck", agent=who, n=count, characteristic=what, card=card)
    return Text.of(
        "option.roll-for", agent=who, n=count, characteristic=what, card=card, piles=piles
    )


def _is_struck(state: StoryState, agent: int) -> bool:
    """Whether doing nothing costs life (TIME-NOP-1)."""
    return in_test(state, agent) and shields_of(state, card_of(state, agent), SKULL_SHIELD) > 0


def _group_warning(state: StoryState, space: int) -> tuple[Text, ...]:
    return (Text("warning.group"),) if is_for_group(state, space) else ()


def _place(state: StoryState, key: str, place: int) -> Option:
    """The next place, with what leaving costs."""
    name = Text(f"place.{full_name(state, 'place', place)}")
    is_red = state.story.red[state.here]
    kind = "option.place-from-red" if is_red else "option.place"
    return Option(
        key, Text.of(kind, place=name), (Target("place", state.names.name("place", place)),)
    )


def _choice(state: StoryState, action: int) -> Text:
    """An answer in the middle of an effect."""
    prefix = f"choice.{state.story.id}.{state.pc}"
    if state.prompt == ASK_CHOOSE:
        return Text.of("option.choose", what=Text(f"{prefix}.{action}"))
    return Text.of("option.yes", what=Text(f"{prefix}.0")) if action else Text("option.no")


def _free(state: StoryState, key: str, action: int) -> Option:
    """Something that costs no time."""
    if action == 0:
        return Option(key, Text("option.done"))
    deed = free_deeds(state, state.freely)[action - 1]
    return Option(key, _free_text(state, deed), _free_targets(state, deed))


def _free_targets(state: StoryState, deed: FreeDeed) -> tuple[Target, ...]:
    """The offer, the element, the body or the tokens that it is done with, and the colleague it is done to."""
    if deed.kind == "use":
        return _power_targets(state, deed.what)
    sort = {"offer": "offer", "hand": "resource", "claim": "resource"}.get(deed.kind, "element")
    name = RESOURCES[deed.what] if sort == "resource" else state.names.name(sort, deed.what)
    thing = Target(sort, name)
    return (thing,) if deed.to < 0 else (thing, _target(state, deed.to))


def _power_targets(state: StoryState, number: int) -> tuple[Target, ...]:
    """The element or the body that a power is printed on; a rule of the place stands on no piece."""
    power = state.story.powers[number]
    if power.element >= 0:
        return (Target("element", state.names.name("element", power.element)),)
    if power.receptacle >= 0:
        return (Target("receptacle", state.names.name("receptacle", power.receptacle)),)
    return ()


def _offer(state: StoryState, offer: int) -> Text:
    """An offer, and what comes of it if its card says so."""
    label = Text(f"offer.{full_name(state, 'offer', offer)}")
    if state.story.offers[offer].blind:
        return Text.of("option.blind-offer", offer=label)
    card, _, number = state.names.name("offer", offer).rpartition("-")
    rules = Text(f"rules.{state.story.id}.{card}.{number}")
    return Text.of("option.offer", offer=label, rules=rules)


def _free_text(state: StoryState, deed: FreeDeed) -> Text:
    if deed.kind == "offer":
        return _offer(state, deed.what)
    if deed.kind == "use":
        return Text.of("option.use", rules=Text(f"rules.{full_name(state, 'power', deed.what)}"))
    if deed.kind == "hand":
        resource = Text(f"resource.{resource_name(state, deed.what)}")
        return Text.of("option.hand", resource=resource, agent=_agent(state, deed.to))
    if deed.kind == "claim":
        resource = Text(f"resource.{resource_name(state, deed.what)}")
        return Text.of("option.claim", resource=resource, agent=_agent(state, deed.to))
    element = Text(f"face.{full_name(state, 'element', deed.what)}")
    if deed.kind == "take":
        element = Text(f"element.{full_name(state, 'element', deed.what)}")
        return Text.of("option.take", element=element)
    return Text.of("option.give", element=element, agent=_agent(state, deed.to))
