"""The study of a game's balance: its `balance.toml`."""

from itertools import product
from pathlib import Path

import msgspec

from balance.opening import Opening, Setting

__all__ = ["Cell", "Study", "Table", "read_study"]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats of a table, and its settings beside those of a row."""

    name: str
    players: int
    options: dict[str, Setting] = {}


class Cell(msgspec.Struct, frozen=True):
    """Matches that are alike: a row of settings at a table."""

    row: tuple[str, ...]
    table: Table
    options: dict[str, Setting]

    @property
    def id(self) -> str:
        """Row and table in words."""
        return ", ".join([*self.row, self.table.name])


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The `balance.toml` of a game: cells, who plays them, and which events are counted by which fact.

    Where players compete, `contest` names the event that is compared between winners and losers; its
    subjects are places on the table.
    """

    bot: str
    games: int
    rows: dict[str, tuple[str, ...]]
    watch: dict[str, str]
    table: tuple[Table, ...]
    contest: str = ""
    opening: Opening | None = None


class Study(Settings, frozen=True, kw_only=True):
    """The settings of a game, and all cells that follow from them."""

    game: str

    def row_names(self) -> list[tuple[str, ...]]:
        """Every combination of the settings of rows."""
        return list(product(*self.rows.values()))

    def cells(self) -> list[Cell]:
        """Every row at every table."""
        return [
            Cell(row, table, {**table.options, **dict(zip(self.rows, row, strict=True))})
            for row in self.row_names()
            for table in self.table
        ]


def read_study(folder: Path) -> Study:
    """The `balance.toml` of a game's folder."""
    settings = msgspec.toml.decode((folder / "balance.toml").read_bytes(), type=Settings)
    game = msgspec.toml.decode((folder / "meta.toml").read_bytes())["id"]
    return Study(game=game, **msgspec.structs.asdict(settings))
