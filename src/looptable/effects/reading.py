"""Reads the effects of a table: notation in a field, mistakes as diagnostics at their very place."""

from collections.abc import Iterable

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.tables.tables import Row
from looptable.content.text.texts import Item, Text
from looptable.effects.emitter import check_effect
from looptable.effects.nodes import Node
from looptable.effects.notation import NUMBER, VERB, Mistake, Notation, NotationError

__all__ = ["read_effects"]

SPOKEN = {VERB: Text("expected.verb"), NUMBER: Text("expected.number")}
LONGEST = 40  # so much of a wrong word is shown


def read_effects(
    rows: Iterable[Row], notation: Notation, report: Diagnostics, field: str = "effect"
) -> dict[str, Node]:
    """The effect of each row, by id; a row with a mistake is left out."""
    effects = {}
    for row in rows:
        try:
            node = notation.parse(getattr(row.definition, field))
            check_effect(notation.language, node)
        except NotationError as error:
            _report(error.mistake, row, field, report)
        else:
            effects[row.definition.id] = node
    return effects


def _report(mistake: Mistake, row: Row, field: str, report: Diagnostics) -> None:
    meant = mistake.meant
    expected: tuple[Item, ...] = tuple(SPOKEN.get(word, word) for word in mistake.expected)
    report.error(
        mistake.code,
        row.value(field, offset=max(0, mistake.column - 1)),
        hint=None if meant is None else Text.of("hint.did-you-mean", closest=meant),
        width=max(1, len(mistake.found)),
        found=mistake.found[:LONGEST],
        expected=expected,
    )
