"""Paths: choices of a seat behind which a person who plans a whole unit of time looks ahead."""

from collections.abc import Iterator

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
from looptable.games.time_stories.rules.planning import may_begin_freely, plan_deed
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import members

__all__ = ["paths_of"]

Path = tuple[str, ...]


def paths_of(state: StoryState, seat: int) -> list[Path]:
    """Ways to the declarations of further agents, and to what is free."""
    if state.pc >= 0 or state.prompt not in (ASK_ENTRY, ASK_ACTION, ASK_FREE):
        return []
    if state.prompt != ASK_FREE:
        return [*_declarations(state, seat, ()), *_firsts(state, seat, ())][1:]
    done: Path = ("done",)
    found = [*_declarations(state, seat, done), *_firsts(state, seat, done)]
    return found or [done]


def _declarations(state: StoryState, seat: int, way: Path) -> Iterator[Path]:
    """The ways to the declaration of each agent: those before it declare something that changes nothing for it."""
    for agent in _undecided(state, seat):
        yield way
        way = (*way, state.names.name("action", _anything(state, agent)))


def _firsts(state: StoryState, seat: int, way: Path) -> Iterator[Path]:
    """The ways to what each agent can do freely, but for one that is doing it."""
    prompt = ASK_ACTION if state.phase == EXPLORING else ASK_ENTRY
    agents = _undecided(state, seat)
    for agent in agents if state.planned_order else agents[:1]:
        if agent != state.freely and may_begin_freely(state, agent, prompt):
            is_next = agent == agents[0]
            first = deed(state, FIRST_DEED) if is_next else plan_deed(state, FIRST_PLAN, agent)
            yield (*way, state.names.name("action", first))


def _undecided(state: StoryState, seat: int) -> list[int]:
    """The agents of a seat that have to declare something now."""
    is_deciding = state.phase in (ENTERING, EXPLORING)
    return members(undeclared(state, seat)) if is_deciding else []


def _anything(state: StoryState, agent: int) -> int:
    """A declaration that an agent can always make: declarations bear on nobody until time is spent."""
    if state.phase == EXPLORING:
        return deed(state, NOTHING_DEED)
    entries = Pile()
    entry_options(state, agent, entries)
    return entries.at(0)
