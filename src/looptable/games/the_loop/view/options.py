"""Legal actions in words: key, sentence, targets, warnings."""

from looptable.content.text.texts import Text
from looptable.engine.contract.option import Option, Target
from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_ACTION,
    ASK_APPLY,
    ASK_CHOOSE,
    ASK_DRAWER,
    ASK_HIT,
    ASK_MARK,
    ASK_MAY,
    ASK_REWARD,
)
from looptable.games.the_loop.rules.keys import PROMPT_OF
from looptable.games.the_loop.rules.kinds import LOOP, NOTHING
from looptable.games.the_loop.rules.layout import ABILITIES
from looptable.games.the_loop.rules.missions import can_mark, cubes_on
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.view.no_effect import does_nothing
from looptable.games.the_loop.view.printed import card_text

__all__ = ["describe"]


def describe(state: LoopState, action: int) -> Option:
    """One option of the question that is being asked."""
    key = state.option_name(state.prompt, action)
    prompt = state.prompt
    if prompt == ASK_ACTION or (prompt == ASK_MARK and action != NOTHING):
        return _action(state, key, action)
    if prompt == ASK_MAY and action:
        return Option(key, Text.of("option.yes-to", what=Text(f"offer.{state.pc}.0")))
    if prompt == ASK_HIT and action:
        era = state.names.name("era", state.at[state.active])
        return Option(key, Text("option.hit"), (Target("centrifuge", era),))
    if action == NOTHING:
        return Option(key, Text(f"option.{_declined(state, key)}"))
    if prompt == ASK_CHOOSE:
        offer = Text(f"offer.{state.asking().pc}.{action}")
        return Option(key, Text.of("option.pick", what=offer))
    if key in ("yes", "no", "keep", "drop", "stop", "none"):
        return Option(key, Text(f"option.{key}"))
    kind = PROMPT_OF[prompt]
    return Option(key, _piece(state, action, kind, key), (Target(kind, key),))


def _piece(state: LoopState, action: int, kind: str, name: str) -> Text:
    """A piece that can be picked: its name, and what else one must know to pick it."""
    if kind == "clone":
        era = state.names.name("era", state.clone_at[action])
        return Text.of("option.clone", clone=Text(f"clone.{name}"), era=Text(f"era.{era}"))
    if kind == "card" and state.prompt in (ASK_ACQUIRE, ASK_REWARD, ASK_APPLY):
        return Text.of("option.card", card=Text(f"card.{name}"), what=card_text(state, name))
    return Text.of("option.pick", what=Text(f"{kind}.{name}"))


def _declined(state: LoopState, key: str) -> str:
    """The words for taking none of the options."""
    if state.is_offering():
        return "decline"
    return "nobody" if state.prompt == ASK_DRAWER else key


def _action(state: LoopState, key: str, action: int) -> Option:
    """One action of Phase II."""
    verb, _, name = key.partition(" ")
    if verb == "use":
        text = Text.of("option.use", card=Text(f"card.{name}"))
        idle = (Text("warning.no-effect"),) if does_nothing(state, action) else ()
        return Option(key, text, (Target("card", name),), idle)
    if verb in ("move", "free-move"):
        text = Text.of(f"option.{verb}", era=Text(f"era.{name}"))
        return Option(key, text, (Target("era", name),))
    if verb == "loop":
        text = Text.of("option.loop", dimension=Text(f"dimension.{name}"), n=state.loops + 1)
        return Option(key, text, (Target("dimension", name),), _loop_warnings(state, action))
    if verb == "mark":
        text = Text.of("option.mark", mission=Text(f"mission.{name}"))
        return Option(key, text, (Target("mission", name),))
    if verb == "ability":
        agent = state.names.name("agent", state.active)
        text = Text.of("option.ability", agent=Text(f"agent.{agent}"), what=_deed(state))
        return Option(key, text)
    return Option(key, Text("option.end"), (), _end_warnings(state))


def _deed(state: LoopState) -> Text:
    """The effect that the special ability of the active agent would have now."""
    deed = f"ability-deed.{ABILITIES[ability_of(state, state.active)]}"
    if not state.destroyed:
        return Text(deed)
    top = state.names.name("card", state.destroyed.top())
    return Text.of(deed, card=Text(f"card.{top}"))


def _loop_warnings(state: LoopState, action: int) -> tuple[Text, ...]:
    """A LOOP that readies nothing says so."""
    dimension = action - LOOP
    exhausted = state.exhausted[state.active].as_list()
    if any(state.numbers.dimension[card] == dimension for card in exhausted):
        return ()
    return (Text("warning.loop-readies-nothing"),)


def _end_warnings(state: LoopState) -> tuple[Text, ...]:
    """Warnings for an end of the turn here."""
    here = state.at[state.active]
    warnings = []
    if state.difficulty and state.vortex[here]:
        warnings.append(Text("warning.mega-vortex-here"))
    if state.revealed[here]:
        mission = state.mission[here]
        short = state.numbers.mission_need[mission] - cubes_on(state, mission)
        if short == 1:
            warnings.append(Text("warning.mission-short"))
    if any(can_mark(state, era) for era in state.markable.as_list()):
        warnings.append(Text("warning.mark-open"))
    return tuple(warnings)
