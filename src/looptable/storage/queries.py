"""Statements about guests, tables and seats, and their SQL in the dialect of a database.

They are SQLAlchemy Core expressions over `schema`, compiled once for each store; the stores run them
on their own connections. The log has statements of its own: `sqlite` and `postgres`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import ClauseElement

from looptable.storage.columns import Value
from looptable.storage.schema import METADATA

__all__ = ["Compiler", "Step"]

Step = tuple[str, list[Value]]
"""A statement in SQL and its values."""

_guests, _accounts = METADATA.tables["guests"], METADATA.tables["accounts"]
_tables, _seats = METADATA.tables["tables"], METADATA.tables["seats"]
_results = METADATA.tables["results"]

# Values by names that are no column's: those are for what a row is set to.
_ID = sa.bindparam("of_id", type_=sa.Text)
_SEAT = sa.bindparam("of_seat", type_=sa.BigInteger)

ADD_GUEST = sa.insert(_guests)
GUEST_BY_ID = sa.select(_guests).where(_guests.c.id == _ID)
RENAME_GUEST = sa.update(_guests).where(_guests.c.id == _ID).values(name=sa.bindparam("name"))

ADD_ACCOUNT = sa.insert(_accounts)
ACCOUNT_BY_LOGIN = sa.select(_accounts).where(_accounts.c.login == _ID)
ACCOUNT_BY_GUEST = sa.select(_accounts).where(_accounts.c.guest_id == _ID)

ADD_TABLE = sa.insert(_tables)
TABLE_BY_ID = sa.select(_tables).where(_tables.c.id == _ID)
DELETE_TABLE = sa.delete(_tables).where(_tables.c.id == _ID)
TABLES_OF_GUEST = (
    sa.select(_tables)
    .where(
        _tables.c.status != "gone",
        sa.or_(
            _tables.c.owner == _ID,
            _tables.c.id.in_(sa.select(_seats.c.table_id).where(_seats.c.guest_id == _ID)),
        ),
    )
    .order_by(_tables.c.touched.desc(), _tables.c.id)
)
OPEN_TABLES = (
    sa.select(_tables)
    .where(_tables.c.status == "open", _tables.c.access == "public")
    .order_by(_tables.c.created.desc(), _tables.c.id)
    .limit(sa.bindparam("most", type_=sa.BigInteger))
)

ADD_RESULT = sa.insert(_results)
RESULTS_OF_GUEST = (
    sa.select(_results)
    .where(_results.c.guest_id == _ID)
    .order_by(_results.c.time, _results.c.match)
)

ADD_SEAT = sa.insert(_seats)
SEATS_OF_TABLE = sa.select(_seats).where(_seats.c.table_id == _ID).order_by(_seats.c.seat)
REPLACE_SEAT = (
    sa.update(_seats)
    .where(
        _seats.c.table_id == _ID,
        _seats.c.seat == _SEAT,
        *(
            _seats.c[name].is_not_distinct_from(sa.bindparam(f"old_{name}", type_=sa.Text))
            for name in ("kind", "guest_id", "bot", "name")
        ),
    )
    .values({name: sa.bindparam(name) for name in ("kind", "guest_id", "bot", "name")})
)


@lru_cache(maxsize=64)
def update_table(*names: str) -> sa.Update:
    """Sets these columns of a table."""
    update = sa.update(_tables).where(_tables.c.id == _ID)
    return update.values({name: sa.bindparam(name) for name in names})


_DIALECTS: dict[str, Any] = {
    "sqlite": sqlite.dialect(paramstyle="qmark"),
    "postgresql": postgresql.dialect(paramstyle="numeric_dollar"),  # type: ignore[no-untyped-call]
}


class Compiler:
    """SQL of one database; each statement is compiled at its first use."""

    def __init__(self, database: str) -> None:
        self._dialect: Any = _DIALECTS[database]
        self._known: dict[ClauseElement, Any] = {}

    def sql(self, statement: ClauseElement, values: Mapping[str, Value]) -> Step:
        """The text of a statement, and its values in their places."""
        compiled: Any = self._known.get(statement)
        if compiled is None:
            names = list(values) if isinstance(statement, sa.Insert) else None
            compiled = statement.compile(dialect=self._dialect, column_keys=names)
            self._known[statement] = compiled
        found = {**compiled.params, **values}
        return compiled.string, [found[name] for name in compiled.positiontup]
