"""The tables as they are after the last migration, column for column. Tests compare the two."""

import sqlalchemy as sa

__all__ = ["METADATA"]

METADATA = sa.MetaData()


def _text(name: str, *, key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, nullable=nullable)


def _number(name: str, *, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=key, nullable=False, autoincrement=False)


def _of_table(name: str) -> sa.Column[str]:
    parent = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, parent, primary_key=True, nullable=False)


sa.Table(
    "guests",
    METADATA,
    _text("id", key=True),
    _text("secret_hash"),
    _text("name"),
    _text("created"),
)
sa.Table(
    "accounts",
    METADATA,
    _text("login", key=True),
    _text("password_hash"),
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    sa.UniqueConstraint("guest_id", name="accounts_guest_id_key"),
)
sa.Table(
    "tables",
    METADATA,
    _text("id", key=True),
    _text("owner"),
    _text("game"),
    _number("players"),
    _text("options"),  # JSON, as are packs, nonces and header
    _text("packs"),
    _text("lang"),
    _text("access"),
    _text("invite"),
    _text("status"),
    _text("created"),
    _text("touched"),
    _text("secret"),
    _text("salt"),
    _text("commit_hash"),
    _text("nonces"),
    _text("header"),
    sa.Index("tables_by_owner", "owner"),
    sa.Index("tables_by_status", "status", "access", "created"),
)
sa.Table(
    "seats",
    METADATA,
    _of_table("table_id"),
    _number("seat", key=True),
    _text("kind"),
    _text("guest_id", nullable=True),
    _text("bot", nullable=True),
    _text("name"),
    sa.Index("seats_by_guest", "guest_id"),
)
sa.Table(
    "results",  # they outlive their tables
    METADATA,
    _text("match", key=True),
    sa.Column(
        "guest_id",
        sa.Text,
        sa.ForeignKey("guests.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    ),
    _text("game"),
    _text("options"),  # JSON
    _text("ending"),
    _number("won"),
    _text("time"),
    sa.Index("results_by_guest", "guest_id"),
)
sa.Table(
    "log",
    METADATA,
    _of_table("match"),
    _number("version", key=True),
    _text("kind"),
    _text("body"),  # JSON
    _text("time"),
)
