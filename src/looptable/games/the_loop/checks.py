"""Checks beyond the types of rows: names of other rows, and numbers of rows."""

from collections.abc import Sequence

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.tables.definition import Definition
from looptable.content.tables.tables import Row, Tables
from looptable.games.the_loop.definitions import Agent, Card, Chute, Clone, Cycle, Mission, Supa
from looptable.games.the_loop.rules.kinds import NORMAL_CLONES, SUPA_CLONES
from looptable.games.the_loop.rules.layout import MISSION_KINDS

__all__ = ["check_tables"]

FIXED: dict[type[Definition], int] = {
    Clone: NORMAL_CLONES,
    Supa: SUPA_CLONES,
    Cycle: 3,
    Chute: 3,
}
"""Tables with as many rows as the rules count on: a pack may replace a row, not add one."""


def check_tables(tables: Tables, report: Diagnostics) -> None:
    """Reports every row that the rules could not work with."""
    agents = [agent.id for agent in tables.all(Agent)]
    for card in tables.all(Card):
        if card.agent:
            _one_of(agents, card.agent, tables.row(Card, card.id), "agent", report)
    for mission in tables.all(Mission):
        row = tables.row(Mission, mission.id)
        _one_of(MISSION_KINDS, mission.kind, row, "kind", report)
    for kind, count in FIXED.items():
        ids = [row.id for row in tables.all(kind)]
        for added in ids[count:]:
            _one_of(ids[:count], added, tables.row(kind, added), "id", report)


def _one_of(accepted: Sequence[str], value: str, row: Row, field: str, report: Diagnostics) -> None:
    if value not in accepted:
        row.refuse(field, value, accepted, report)
