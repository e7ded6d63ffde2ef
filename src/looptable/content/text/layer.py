"""A layer of texts: what one folder says, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from looptable.content.diagnostics.diagnostics import Place
from looptable.content.text.grammar import Noun
from looptable.content.text.template import Template

__all__ = ["Entry", "Layer"]

Entry: TypeAlias = Template | Noun


@dataclass(frozen=True, slots=True)
class Layer:
    """The texts of one folder: language, then key, then what it says."""

    entries: Mapping[str, Mapping[str, Entry]]
    places: Mapping[tuple[str, str], Place] = field(default_factory=dict)
    """The place where each (language, key) was written."""
