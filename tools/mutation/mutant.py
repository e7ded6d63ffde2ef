"""One change in one file."""

import ast
from dataclasses import dataclass

from mutation.operators import Change
from mutation.source import SourceText

__all__ = ["Mutant"]


@dataclass(frozen=True, slots=True, order=True)
class Mutant:
    """A broken rule: where, what stands there, and what the line becomes.

    `reach` are the first and last line that run when the changed statement runs.
    """

    file: str
    line: int
    start: int
    end: int
    replacement: str
    operator: str
    original: str
    mutated: str
    reach: tuple[int, int]

    @classmethod
    def of(cls, file: str, source: SourceText, change: Change, reach: tuple[int, int]) -> "Mutant":
        """Place a change; `original` and `mutated` show the line where it begins."""
        start, end = change.span
        line = source.text.count("\n", 0, start)
        changed = source.text[:start] + change.replacement + source.text[end:]
        return cls(
            file,
            line + 1,
            start,
            end,
            change.replacement,
            change.operator,
            source.lines[line].strip(),
            changed[source.starts[line] :].partition("\n")[0].strip(),
            reach,
        )

    def apply(self, text: str) -> str:
        """The source text with this change."""
        return text[: self.start] + self.replacement + text[self.end :]

    def is_sound(self, text: str) -> bool:
        """Whether the changed text is Python, and another program than the original."""
        try:
            tree = ast.parse(self.apply(text))
        except SyntaxError:
            return False
        return ast.dump(tree) != ast.dump(ast.parse(text))
