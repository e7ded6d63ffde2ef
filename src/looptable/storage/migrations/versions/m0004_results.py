"""Results of finished matches, one for each guest: what a career is made of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def upgrade() -> None:
    op.create_table(
        "results",
        *map(_text, ("match", "guest_id", "game", "options", "ending")),
        sa.Column("won", sa.BigInteger, nullable=False, autoincrement=False),
        _text("time"),
        sa.PrimaryKeyConstraint("match", "guest_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], ondelete="CASCADE"),
    )
    op.create_index("results_by_guest", "results", ["guest_id"])
