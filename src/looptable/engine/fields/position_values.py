"""Parsers for the values of a position; each raises PositionError."""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, TypeGuard

from looptable.content.text.text import Text
from looptable.core.errors import PositionError

__all__ = [
    "ANY_NUMBER",
    "COUNT",
    "FORMAT",
    "WORDS",
    "cells_of",
    "check_frame",
    "draw_values",
    "flag_value",
    "is_number",
    "number_value",
    "players_of",
    "refuse",
    "seed_of",
    "seeded_words",
    "stream_words",
]

FORMAT = 1
WORDS = 6  # integers per stream of chance
MODULI = (4294967087, 4294944443)  # words of the two halves of a stream are less: `core.chance`
LARGEST = 2**63  # a cell of a state holds less
LONGEST = 100  # characters shown of a wrong value

COUNT = (0, 1_000_000)
"""The bounds of a number that counts pieces, unless a game says less."""
ANY_NUMBER = (-LARGEST, LARGEST - 1)
"""The bounds of a number that may stand for anything, such as a register."""


def is_number(word: object) -> TypeGuard[int]:
    """Whether this is a whole number; true and false are not."""
    return isinstance(word, int) and not isinstance(word, bool)


def refuse(field: str, value: object, accepted: Sequence[str | Text], cell: str = "") -> NoReturn:
    """Refuses a value, saying what would do; `cell` is its place in a row."""
    shown = str(value)
    shown = shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
    raise PositionError(
        "position/bad-value", field=field, cell=cell, value=shown, accepted=list(accepted)
    )


def cells_of(field: str, told: object, names: Sequence[str]) -> Mapping[str, Any]:
    """The cells of a field by name."""
    if not isinstance(told, Mapping):
        refuse(field, told, list(names))
    for name in told:
        if name not in names:
            refuse(field, name, list(names))
    return told


def stream_words(field: str, told: object) -> list[int]:
    """The six integers of a stream: with others it would repeat itself, or leave native integers."""
    if isinstance(told, list | tuple) and len(told) == WORDS and all(map(is_number, told)):
        first, second = list(told[:3]), list(told[3:])
        if _is_half(first, MODULI[0]) and _is_half(second, MODULI[1]):
            return [*first, *second]
    refuse(field, told, [f"[{', '.join(['1…'] * WORDS)}]"])


def _is_half(words: list[int], modulus: int) -> bool:
    return any(words) and all(0 <= word < modulus for word in words)


def flag_value(field: str, word: object) -> int:
    """Yes or no as 1 or 0."""
    if word not in (0, 1):
        refuse(field, word, [Text("kind.bool")])
    return int(bool(word))


def number_value(field: str, word: object, cell: str, bounds: tuple[int, int], default: int) -> int:
    """A number within its bounds, or its default, which may lie outside them."""
    least, most = bounds
    if is_number(word) and (least <= word <= most or word == default):
        return word
    is_bound = is_number(word) and bounds != ANY_NUMBER
    refuse(field, word, [f"{least}–{most}" if is_bound else Text("kind.int")], cell)


def draw_values(field: str, told: object) -> list[int]:
    """The draws that are decided beforehand for a stream, the next one first."""
    if not isinstance(told, list | tuple):
        refuse(field, told, [Text("kind.list")])
    for draw in told:
        if not is_number(draw) or not 0 <= draw < LARGEST:
            refuse(field, draw, [Text.of("expect.at-least", limit=0)])
    return list(told)


def seed_of(position: Mapping[str, Any]) -> int:
    """The seed from which a position takes its chance, if it says nothing else about it."""
    seed = position.get("seed", 0)
    if not is_number(seed):
        refuse("seed", seed, [Text("kind.int")])
    return seed


def seeded_words(streams: int, seed: int) -> list[int]:
    """The words of `count` streams, started from a seed."""
    from looptable.core.chance import Chance  # noqa: PLC0415  (compiled: loaded when needed)

    generator = Chance(streams)
    generator.seed(seed)
    return list(generator.words)


def check_frame(position: Mapping[str, Any], game: str) -> None:
    """A position may leave out what it is, but must not say that it is something else."""
    if position.get("looptable", "position") != "position":
        raise PositionError("position/not-a-position")
    number = position.get("format", FORMAT)
    if not is_number(number) or number < 1:
        refuse("format", number, [f"1–{FORMAT}"])
    if number > FORMAT:
        raise PositionError("position/newer-format", format=number, newest=FORMAT)
    if position.get("game", game) != game:
        raise PositionError("position/not-for-this-game", game=position["game"], wanted=game)


def players_of(position: Mapping[str, Any], game: str, least: int, most: int) -> int:
    """The number of players of a position; the fewest possible if it does not say."""
    check_frame(position, game)
    players = position.get("players", least)
    if not is_number(players) or not least <= players <= most:
        refuse("players", players, [f"{least}–{most}"])
    return players
