"""Texts that several parts of the view share."""

from looptable.content.text.texts import Text
from looptable.games.time_stories.rules.cards import shields
from looptable.games.time_stories.rules.codes import AFTER_STAGE, ROLLING
from looptable.games.time_stories.rules.layout import SHIELDS
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name

__all__ = ["about_roll", "shield_texts"]


def shield_texts(state: StoryState, trial: int) -> tuple[Text, ...]:
    """The shields that a test has left, pile by pile from left to right."""
    return tuple(
        Text.of("face.pile", n=count, kind=Text(f"shield.{SHIELDS[kind]}"))
        for kind, count in shields(state, trial)
        if count
    )


def about_roll(state: StoryState, asked: Text) -> Text:
    """A question; around a roll for a test it says against what is rolled."""
    if state.phase != ROLLING or state.stage > AFTER_STAGE or state.tried < 0:
        return asked
    piles = shield_texts(state, state.tried)
    if not piles:
        return asked
    agent = Text(f"agent.{state.names.name('agent', state.roller)}")
    card = Text(f"card.{full_name(state, 'card', state.story.tests[state.tried].card)}")
    return Text.of("prompt.in-roll", agent=agent, card=card, piles=piles, prompt=asked)
