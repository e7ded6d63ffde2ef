"""The log alone keeps choices: their hashes move into its bodies, and the other two tables go."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _text(name: str) -> sa.ColumnClause[str]:
    return sa.column(name, sa.Text)


_log = sa.table("log", *map(_text, ("match", "kind", "body")), sa.column("version", sa.BigInteger))


def upgrade() -> None:
    for name in ("choices", "undone"):
        _take_over(name)
        op.drop_table(name)


def _take_over(name: str) -> None:
    """A body is a JSON object that has members already; a hash is hexadecimal digits."""
    made = sa.table(name, *map(_text, ("match", "h")), sa.column("version", sa.BigInteger))
    is_same = sa.and_(made.c.match == _log.c.match, made.c.version == _log.c.version)
    found = sa.select(made.c.h).where(is_same).scalar_subquery()
    opened = sa.func.substr(_log.c.body, 1, sa.func.length(_log.c.body) - 1)
    op.execute(
        sa.update(_log)
        .where(_log.c.kind == "choice", sa.exists().where(is_same))
        .values(body=opened.concat(',"h":"').concat(found).concat('"}'))
    )
