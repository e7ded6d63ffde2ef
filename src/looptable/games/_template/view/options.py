"""Legal actions in words: key, sentence, what they touch, and a warning where one is due."""

from looptable.content.text.texts import Text
from looptable.engine.contract.option import Option, Target
from looptable.games._template.rules.clock import BREAKING
from looptable.games._template.rules.codes import ASK_CARD, ASK_CHOOSE, ASK_HOUR, ASK_MAY
from looptable.games._template.rules.state import TemplateState

__all__ = ["describe"]


def describe(state: TemplateState, action: int) -> Option:
    """One option of the question that is being asked."""
    key = state.option_name(state.prompt, action)
    if state.prompt == ASK_CARD:
        text = Text.of(
            "option.commit", card=Text(f"card.{key}"), minute=state.numbers.minutes[action]
        )
        return Option(key, text, (Target("card", key),), _warnings(state, key))
    if state.prompt == ASK_HOUR:
        text = Text.of("option.hour", hour=Text(f"hour.{key}"))
        return Option(key, text, (Target("hour", key),))
    if state.prompt == ASK_MAY:
        what = Text(f"offer.{state.pc}.0")
        return Option(key, Text.of("option.yes", what=what) if action else Text("option.no"))
    assert state.prompt == ASK_CHOOSE
    return Option(key, Text.of("option.choose", what=Text(f"offer.{state.pc}.{action}")))


def _warnings(state: TemplateState, card: str) -> tuple[Text, ...]:
    """A card that alone would break the clock says so."""
    if state.strain + state.numbers.strains[card] < BREAKING:
        return ()
    return (Text("warning.breaks"),)
