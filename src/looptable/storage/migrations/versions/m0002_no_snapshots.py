"""Matches are read from their logs alone: snapshots were never worth their keep."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_table("snapshots")
