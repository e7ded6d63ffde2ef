"""Paths: choices of a seat behind which a person who plans a whole unit of time looks ahead."""

from looptable.core.pile import Pile
from looptable.games.time_stories.rules.codes import (
    ASK_ACTION,
    ASK_ENTRY,
    ASK_FREE,
    ENTERING,
    EXPLORING,
    FIRST_DEED,
    FIRST_PLAN,
    NOTHING_DEED,
)
from looptable.games.time_stories.rules.declaring import deed, entry_options, undeclared
from looptable.games.time_stories.rules.planning import is_plan, planned_kind
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import members

__all__ = ["paths_of"]


def paths_of(state: StoryState, seat: int) -> list[tuple[str, ...]]:
    """Ways to the declarations of further agents, and to what is free."""
    if state.pc >= 0:
        return []
    if state.prompt == ASK_FREE:
        return _declarations(state, seat, ("done",)) or [("done",)]
    if state.prompt not in (ASK_ENTRY, ASK_ACTION):
        return []
    found = _declarations(state, seat, ())[1:]
    for option in state.legal(seat):
        if option == deed(state, FIRST_DEED) or _is_first(state, option):
            found.append((state.names.name("action", option),))
    return found


def _is_first(state: StoryState, option: int) -> bool:
    """Whether another agent than the one that is asked does something free first."""
    return is_plan(state, option) and planned_kind(state, option) == FIRST_PLAN


def _declarations(state: StoryState, seat: int, way: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ways to the declaration of each agent: those before it declare something that changes nothing for it."""
    found: list[tuple[str, ...]] = []
    if state.phase in (ENTERING, EXPLORING):
        for agent in members(undeclared(state, seat)):
            found.append(way)
            way = (*way, state.names.name("action", _anything(state, agent)))
    return found


def _anything(state: StoryState, agent: int) -> int:
    """A declaration that an agent can always make: declarations bear on nobody until time is spent."""
    if state.phase == EXPLORING:
        return deed(state, NOTHING_DEED)
    entries = Pile()
    entry_options(state, agent, entries)
    return entries.at(0)
