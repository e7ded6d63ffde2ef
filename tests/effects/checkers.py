"""Runs the reading of effects over the examples of the catalogue, as if for a small game."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.sources import read_folder
from looptable.content.tables.definition import Definition
from looptable.content.tables.tables import load_tables
from looptable.effects.emitter import Emitter
from looptable.effects.language import Language, Word
from looptable.effects.nodes import Do
from looptable.effects.notation import Notation
from looptable.effects.program import FIRST
from looptable.effects.reading import read_effects
from looptable.testing.catalogue import Checker

__all__ = ["CHECKERS", "check_effects"]


class SampleCard(Definition, frozen=True, kw_only=True):
    """A card of the small game that the examples are written for."""

    effect: str

    is_named: ClassVar[bool] = False


def _emit(emitter: Emitter, _: Do) -> None:
    emitter.emit(FIRST)


def _emit_rob(emitter: Emitter, _: Do) -> None:
    emitter.emit(FIRST, emitter.item())


SAMPLE_LANGUAGE = Language(
    verbs=(
        Word("gain", "gain {n} coin[s]", _emit),
        Word("draw", "draw {n} card[s]", _emit),
        Word("rob", "rob {n} coin[s]", _emit_rob),
    ),
    sets=(Word("others", "other player", _emit),),
)


def check_effects(folder: Path, _options: Mapping[str, str]) -> Sequence[Diagnostic]:
    """The effects of the tables in a folder."""
    report = Diagnostics()
    tables = load_tables(read_folder(folder, folder, report), {"card": SampleCard}, report)
    read_effects([row for _, row in tables.rows()], Notation(SAMPLE_LANGUAGE), report)
    return tuple(report)


CHECKERS: Mapping[str, Checker] = {"effect": check_effects}
"""The checkers of this room, by the name that pages call them."""
