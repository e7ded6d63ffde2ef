"""Legal actions in words: key, sentence, targets, warnings."""

from looptable.content.text.texts import Arg, Text
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.contract.option import Option, Target
from looptable.games.loop_inc.rules.codes import (
    ASK_BAY,
    ASK_CARD,
    ASK_COMPONENT,
    ASK_LAUNCH,
    ASK_MACHINE,
    ASK_TRIP,
)
from looptable.games.loop_inc.rules.keys import PAST, STAY, STOP, TEAR, TRIPS
from looptable.games.loop_inc.rules.kinds import KINDS
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import points_of, printed_trip, surplus, would_be_second
from looptable.games.loop_inc.verbs.needs import would_fail
from looptable.games.loop_inc.view.dangers import (
    ad_warnings,
    card_dangers,
    launch_dangers,
    stay_dangers,
)

__all__ = ["describe"]

NEARLY_OUT = 3  # tears; one more eliminates


def describe(state: IncState, action: int) -> Option:
    """One option of the question that is being asked."""
    key = state.option_name(state.prompt, action)
    prompt = state.prompt
    if prompt == ASK_CARD:
        return _card(state, key, action)
    if prompt == ASK_LAUNCH:
        return _launch(state, key, action)
    if prompt == ASK_COMPONENT:
        return _component(state, key, action)
    if prompt == ASK_MACHINE:
        return Option(key, Text(f"machine.{key}"), (_machine(state, action),))
    if prompt == ASK_BAY:
        return _bay(state, key, action)
    if prompt == ASK_TRIP:
        return _advertise(state, key, action)
    if prompt == ASK_MAY:
        what = Text(f"offer.{state.pc}.0")
        return Option(key, Text.of("option.yes", what=what) if action else Text("option.no"))
    assert prompt == ASK_CHOOSE
    return Option(key, Text.of("option.choose", what=Text(f"offer.{state.pc}.{action}")))


def _card(state: IncState, key: str, action: int) -> Option:
    """A new card, or the next past one."""
    verb, _, name = key.partition(" ")
    if would_fail(state, state.active, action % PAST):
        warnings = (Text("warning.fails"), *_out(state))
    else:
        warnings = card_dangers(state, action)
    return Option(
        key,
        Text.of(f"option.{verb}", card=Text(f"card.{name}")),
        (_card_target(state, action, name),),
        warnings,
    )


def _launch(state: IncState, key: str, action: int) -> Option:
    """A launch with all it surely brings, or staying."""
    if action == STAY:
        return Option(key, Text("option.stay"), (), stay_dangers(state))
    me, mark, trip = state.active, action // TRIPS, action % TRIPS
    name = state.names.name("trip", trip)
    text = Text.of(
        "option.launch",
        machine=Text(f"machine.{state.names.name('machine', mark)}"),
        **_offer(state, trip),
    )
    warnings: list[Text] = []
    waste = surplus(state, me, mark, trip)
    if waste:
        warnings.append(Text.of("warning.waste", n=waste))
    if would_be_second(state, me, trip):
        warnings += [Text("warning.second"), *_out(state)]
    warnings += launch_dangers(state, mark, trip)
    return Option(key, text, (_machine(state, mark), Target("trip", name)), tuple(warnings))


def _component(state: IncState, key: str, action: int) -> Option:
    if action == TEAR:
        return Option(key, Text("option.tear"), (), (Text("warning.tear"), *_out(state)))
    return Option(key, Text(f"component.{key}"), (Target("component", key),))


def _bay(state: IncState, key: str, action: int) -> Option:
    if action == STOP:
        return Option(key, Text("option.stop"))
    kind, mark = action % KINDS, action // KINDS
    text = Text.of(
        "option.bay",
        component=Text(f"component.{state.names.name('component', kind)}"),
        machine=Text(f"machine.{state.names.name('machine', mark)}"),
    )
    return Option(key, text, (_machine(state, mark),))


def _advertise(state: IncState, key: str, action: int) -> Option:
    """A trip for an Ad, or with one."""
    text = Text.of("option.trip", **_offer(state, action))
    is_new = state.ad[action] != state.actor
    warnings = ad_warnings(state, state.actor, action) if is_new else ()
    return Option(key, text, (Target("trip", key),), warnings)


def _offer(state: IncState, trip: int) -> dict[str, Arg]:
    """A trip as it is offered: its name, its points, and its bonus if it has one."""
    name = f"trip.{state.names.name('trip', trip)}"
    args: dict[str, Arg] = {"trip": Text(name), "n": points_of(state, trip)}
    if state.book.bonus[printed_trip(state, trip)] >= 0:
        args["bonus"] = Text(f"{name}.text")
    return args


def _machine(state: IncState, mark: int) -> Target:
    return Target("machine", f"{state.active}-{state.names.name('machine', mark)}")


def _out(state: IncState) -> tuple[Text, ...]:
    """The fourth tear eliminates."""
    return (Text("warning.out"),) if state.tears[state.active] == NEARLY_OUT else ()


def _card_target(state: IncState, action: int, name: str) -> Target:
    """A card of the display, or the first of the hand."""
    if action >= PAST:
        return Target("past", f"{state.active}-0")
    return Target("card", name)
