"""Why a machine of one's own cannot be chosen."""

from looptable.content.text.texts import Text
from looptable.games.loop_inc.rules.codes import ASK_BAY, ASK_CARD, ASK_LAUNCH, ASK_MACHINE
from looptable.games.loop_inc.rules.machines import is_open, weight
from looptable.games.loop_inc.rules.trips import is_welcome, lacking, points_of, trip_count
from looptable.games.loop_inc.view.reasons.question import (
    Question,
    lacking_reason,
    machine,
    reason,
)

__all__ = ["machine_reason"]


def machine_reason(question: Question, mark: int) -> Text:
    """Gone or not there yet; else by what is asked."""
    state, me, name = question.state, question.me, machine(mark)
    if mark >= state.day:
        return reason("machine-later", machine=name, n=mark + 1)
    if not is_open(state, me, mark):
        return reason("machine-launched", machine=name)
    if question.prompt == ASK_CARD:
        return reason("launch-later")
    if question.prompt == ASK_LAUNCH:
        return _no_launch(question, mark)
    if question.prompt == ASK_MACHINE:
        return reason("machine-same", machine=name)
    if question.prompt == ASK_BAY:
        held = weight(state, me, mark) > 0
        return reason("machine-no-twin" if held else "machine-empty", machine=name)
    return question.first()


def _no_launch(question: Question, mark: int) -> Text:
    """It lacks something for every trip that is open; the nearest one is named."""
    state, me = question.state, question.me
    trips = [trip for trip in range(trip_count(state)) if is_welcome(state, me, trip)]
    nearest = min(trips, key=lambda trip: (lacking(state, me, mark, trip), -points_of(state, trip)))
    return lacking_reason("machine-lacking", question, mark, nearest)
