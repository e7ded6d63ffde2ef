"""Careers: which settings of a game a guest has won."""

import msgspec

__all__ = ["Career", "CareerCellInfo", "CareerChoice", "CareerSetting"]


class CareerChoice(msgspec.Struct, frozen=True):
    """A choice of a setting, such as a mode, with its name."""

    id: str
    name: str


class CareerSetting(msgspec.Struct, frozen=True):
    """A setting whose choices make one side of the grid."""

    id: str
    choices: list[CareerChoice]


class CareerCellInfo(msgspec.Struct, frozen=True):
    """A cell of the grid: finished matches with these choices, those won, and how often each ending came."""

    choices: dict[str, str]
    played: int
    won: int
    endings: dict[str, int]


class Career(msgspec.Struct, frozen=True):
    """The career of a guest in one game: the grid, and every cell of it in order."""

    game: str
    settings: tuple[CareerSetting, ...]
    cells: tuple[CareerCellInfo, ...]
