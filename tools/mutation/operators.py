"""The small changes that break a rule: syntax node → replacements in its text."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from mutation.source import SourceText, Span

__all__ = ["Change", "changes"]

_COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
_ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
_EXTREMES = {"min": "max", "max": "min"}
# An operator that joins texts, lists or types only crashes when it is changed: that proves nothing.
_JOINED = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
_TYPES = frozenset(
    {"bool", "bytes", "dict", "float", "frozenset", "int", "list", "set", "str", "tuple"}
)


@dataclass(frozen=True, slots=True)
class Change:
    """Replace a span of the text."""

    operator: str
    span: Span
    replacement: str


def changes(node: ast.AST, source: SourceText, in_function: bool) -> Iterator[Change]:
    """All changes of this very node; those of its children are asked for separately."""
    match node:
        case ast.Compare():
            yield from _comparisons(node, source)
        case ast.BinOp():
            yield from _arithmetic(node, source)
        case ast.Constant():
            yield from _constant(node, source)
        case ast.BoolOp():
            yield from _junctions(node, source)
        case ast.UnaryOp():
            yield from _unary(node, source)
        case ast.If() | ast.While() | ast.IfExp():
            yield from _negated([node.test], source)
        case ast.comprehension():
            yield from _negated(node.ifs, source)
        case ast.Call(func=ast.Name(id="min" | "max" as name) as function):
            yield Change("min/max", source.span(function), _EXTREMES[name])
        case ast.Break():
            yield Change("loop exit", source.span(node), "continue")
        case ast.Continue():
            yield Change("loop exit", source.span(node), "break")
        case ast.stmt() if in_function:
            yield from _removed(node, source)


def _comparisons(node: ast.Compare, source: SourceText) -> Iterator[Change]:
    operands = [node.left, *node.comparators]
    for index, operator in enumerate(node.ops):
        symbol, others = _COMPARISONS[type(operator)]
        words = tuple(symbol.split())
        span = source.between(operands[index], operands[index + 1], words)
        for other in others:
            yield Change("comparison", span, other)


def _arithmetic(node: ast.BinOp, source: SourceText) -> Iterator[Change]:
    useless = any(_is_joined(side) or _is_type(side) for side in (node.left, node.right))
    if type(node.op) in _ARITHMETIC and not useless:
        symbol, other = _ARITHMETIC[type(node.op)]
        yield Change("arithmetic", source.between(node.left, node.right, (symbol,)), other)


def _constant(node: ast.Constant, source: SourceText) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield Change("boolean", source.span(node), str(not node.value))
    elif isinstance(node.value, int):
        for other in (node.value + 1, node.value - 1):
            text = str(other) if other >= 0 else f"({other})"
            yield Change("constant", source.span(node), text)


def _junctions(node: ast.BoolOp, source: SourceText) -> Iterator[Change]:
    word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in zip(node.values, node.values[1:], strict=False):
        yield Change("boolean", source.between(left, right, (word,)), other)
    yield from _negated(node.values, source)


def _unary(node: ast.UnaryOp, source: SourceText) -> Iterator[Change]:
    if isinstance(node.op, ast.Not | ast.USub):
        kind = "boolean" if isinstance(node.op, ast.Not) else "arithmetic"
        operand = source.span(node.operand)
        # Only the sign goes, so that brackets around the operand stay in pairs.
        sign = "not" if kind == "boolean" else "-"
        start = source.span(node)[0]
        text = source.text[start + len(sign) : operand[0]].lstrip()
        yield Change(kind, (start, operand[0]), text)


def _negated(tests: list[ast.expr], source: SourceText) -> Iterator[Change]:
    """Negate conditions that no other operator turns round."""
    for test in tests:
        start, end = source.span(test)
        text = source.text[start:end]
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            yield Change("boolean", (start, end), f"not {text}")
        elif isinstance(test, ast.NamedExpr):
            yield Change("boolean", (start, end), f"not ({text})")


def _removed(node: ast.stmt, source: SourceText) -> Iterator[Change]:
    match node:
        case ast.Return() | ast.Raise():
            yield Change("exit removed", source.span(node), "pass")
        case ast.AugAssign(op=operator) if type(operator) in _ARITHMETIC:
            yield from _augmented(node, source)
            yield Change("statement removed", source.span(node), "pass")
        case ast.Assign() | ast.AugAssign() | ast.Expr(value=ast.Call() | ast.Await()):
            yield Change("statement removed", source.span(node), "pass")
        case ast.AnnAssign(value=ast.expr()):
            yield Change("statement removed", source.span(node), "pass")


def _augmented(node: ast.AugAssign, source: SourceText) -> Iterator[Change]:
    if not _is_joined(node.value):
        symbol, other = _ARITHMETIC[type(node.op)]
        span = source.between(node.target, node.value, (f"{symbol}=",))
        yield Change("arithmetic", span, f"{other}=")


def _is_joined(node: ast.expr) -> bool:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    return is_text or isinstance(node, _JOINED)


def _is_type(node: ast.expr) -> bool:
    """A class by its spelling, as in `isinstance(action, Take | Leave)`."""
    if isinstance(node, ast.Constant):
        return node.value is None
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in _TYPES or (name[:1].isupper() and not name.isupper())
