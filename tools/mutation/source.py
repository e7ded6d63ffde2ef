"""Places in a source text: from syntax nodes and tokens to offsets."""

import ast
import io
import tokenize
from dataclasses import dataclass

__all__ = ["SourceText", "Span"]

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SourceText:
    """A source file, its tree, and where its tokens and lines begin."""

    text: str
    tree: ast.Module
    tokens: tuple[tuple[str, Span], ...]
    lines: tuple[str, ...]
    starts: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> "SourceText":
        """Read a source text; line ends must be plain, as `read_text` makes them."""
        lines = text.split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        tokens = tuple(
            (
                token.string,
                (
                    starts[token.start[0] - 1] + token.start[1],
                    starts[token.end[0] - 1] + token.end[1],
                ),
            )
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type in (tokenize.OP, tokenize.NAME)
        )
        return cls(text, ast.parse(text), tokens, tuple(lines), tuple(starts))

    def span(self, node: ast.expr | ast.stmt) -> Span:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._offset(node.lineno, node.col_offset)
        return start, self._offset(node.end_lineno, node.end_col_offset)

    def between(self, left: ast.expr, right: ast.expr, words: tuple[str, ...]) -> Span:
        """Where these words, in a row, stand between two nodes: an operator has no place of its own."""
        low, high = self.span(left)[1], self.span(right)[0]
        inside = [(word, span) for word, span in self.tokens if low <= span[0] and span[1] <= high]
        for index in range(len(inside) - len(words) + 1):
            row = inside[index : index + len(words)]
            if tuple(word for word, _ in row) == words:
                return row[0][1][0], row[-1][1][1]
        raise AssertionError(f"no {' '.join(words)} between {low} and {high}")

    def _offset(self, line: int, column: int) -> int:
        # The tree counts columns in UTF-8 bytes, a text in characters.
        prefix = self.lines[line - 1].encode()[:column]
        return self.starts[line - 1] + len(prefix.decode())
