"""The first tables: guests, accounts, tables, seats, and the logs of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_TABLE = "tables.id"


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, autoincrement=False)


def _match() -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    return _text("match"), sa.ForeignKeyConstraint(["match"], [_TABLE], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "guests",
        _text("id"),
        _text("secret_hash"),
        _text("name"),
        _text("created"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "accounts",
        _text("login"),
        _text("password_hash"),
        _text("guest_id"),
        sa.PrimaryKeyConstraint("login"),
        sa.UniqueConstraint("guest_id", name="accounts_guest_id_key"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], ondelete="CASCADE"),
    )
    _create_tables()
    _create_matches()


def _create_tables() -> None:
    op.create_table(
        "tables",
        _text("id"),
        _text("owner"),
        _text("game"),
        _number("players"),
        *map(_text, ("options", "packs", "lang", "access", "invite", "status")),
        *map(_text, ("created", "touched", "secret", "salt", "commit_hash", "nonces", "header")),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_by_status", "tables", ["status", "access", "created"])
    op.create_table(
        "seats",
        _text("table_id"),
        _number("seat"),
        _text("kind"),
        sa.Column("guest_id", sa.Text),
        sa.Column("bot", sa.Text),
        _text("name"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.ForeignKeyConstraint(["table_id"], [_TABLE], ondelete="CASCADE"),
    )
    op.create_index("seats_by_guest", "seats", ["guest_id"])


def _create_matches() -> None:
    op.create_table(
        "log",
        *_match(),
        _number("version"),
        *map(_text, ("kind", "body", "time")),
        sa.PrimaryKeyConstraint("match", "version"),
    )
    for name, key, more in (("choices", "n", ()), ("undone", "version", ("undone_at",))):
        op.create_table(
            name,
            *_match(),
            _number("n"),
            _number("seat"),
            *map(_text, ("do", "h", "choice_id")),
            _number("version"),
            *map(_number, more),
            sa.PrimaryKeyConstraint("match", key),
            sa.UniqueConstraint("match", "choice_id", name=f"{name}_choice_id_key"),
        )
    op.create_table(
        "snapshots",
        *_match(),
        _number("n"),
        *map(_text, ("h", "blob")),
        sa.PrimaryKeyConstraint("match", "n"),
    )
