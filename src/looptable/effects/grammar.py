"""Builds the grammar of a game's notation from the patterns of its words."""

import re
from collections.abc import Iterable

from lark import Lark
from lark.exceptions import GrammarError

from looptable.effects.language import NUMBERS, Language, Word

__all__ = ["FRAME", "SLOT", "bare", "build_parser", "pattern_words"]

FRAME = ("choose", "may", "up to", "for each", "if", "else", "times")
"""The words that belong to the notation itself; no game may start a clause with them."""

BASE = r"""
start: seq
seq: step (";" step)*
?step: clause | choose | may | upto | repeat | each | branch | "(" seq ")"
choose: CHOOSE ":" step ("|" step)+
may: MAY ":" step
upto: UP TO NUMBER ":" step
repeat: NUMBER TIMES ":" step
each: FOR EACH set ":" step
branch: IF condition ":" step (ELSE ":" step)?
CHOOSE: /choose\b/
MAY: /may\b/
UP: /up\b/
TO: /to\b/
TIMES: /times\b/
FOR: /for\b/
EACH: /each\b/
IF: /if\b/
ELSE: /else\b/
NUMBER: /[0-9]+/
%ignore /\s+/
"""

SLOT = re.compile(r"\{(?:(\w+):)?(\w+)\}")


def build_parser(language: Language) -> Lark:
    """A parser for a game's notation; ValueError at once if its patterns contradict one another."""
    check_starts(language)
    terminals: dict[str, str] = {}
    lines = [BASE]
    for rule, words in (
        ("clause", language.verbs),
        ("condition", language.conditions),
        ("set", language.sets),
    ):
        lines += _alternatives(rule, words, terminals)
    for phrases in language.phrases:
        options = " | ".join(
            f"{_terminals(written, terminals)} -> {_rule_name('phrase', value)}"
            for value, written in phrases.written.items()
        )
        lines.append(f"slot_{phrases.slot}: {options}")
    lines += [f"{name}: {pattern}" for name, pattern in terminals.items()]
    grammar = "\n".join(lines)
    try:
        return Lark(grammar, parser="lalr", propagate_positions=True, maybe_placeholders=False)
    except GrammarError as error:
        raise ValueError(_blamed(str(error))) from error


def check_starts(language: Language) -> None:
    """No verb may start with a word of the notation itself, nor with a slot."""
    reserved = {phrase.split()[0] for phrase in FRAME}
    for word in language.verbs:
        start = bare(word.pattern.split()[0])
        if start in reserved or not start[0].isalpha():
            raise ValueError(f"the verb {word.id!r} cannot start with {start!r}")


def _blamed(message: str) -> str:
    """The conflict between patterns, named by their words."""
    found = re.findall(r"<(\w+) : ([^>]*)>", message)
    if not found:
        return f"the patterns make no grammar: {message}"
    rules = {f"{rule} “{_spoken_rule(words)}”" for rule, words in found}
    return f"two patterns read alike: {' and '.join(sorted(rules))}"


def _spoken_rule(words: str) -> str:
    return " ".join(word.removeprefix("W_").lower() for word in words.split())


def pattern_words(language: Language) -> set[str]:
    """Every word that the notation knows, to guess what a wrong one was meant to be."""
    texts = [word.pattern for word in (*language.verbs, *language.conditions, *language.sets)]
    texts += [written for phrases in language.phrases for written in phrases.written.values()]
    plain = " ".join(SLOT.sub(" ", text) for text in texts)
    return {bare(word) for word in plain.split()} | set(" ".join(FRAME).split())


def _alternatives(rule: str, words: Iterable[Word], terminals: dict[str, str]) -> list[str]:
    alternatives = [
        f"{_pattern(word.pattern, terminals)} -> {_rule_name(rule, word.id)}" for word in words
    ]
    # A rule must have an alternative; a game without conditions or sets gets one nobody can write.
    return [f"{rule}: {' | '.join(alternatives) or 'NEVER'}"] + (
        [] if alternatives else _never(terminals)
    )


def _never(terminals: dict[str, str]) -> list[str]:
    terminals["NEVER"] = r"/(?!)./"
    return []


def _pattern(pattern: str, terminals: dict[str, str]) -> str:
    parts = []
    for part in re.findall(r"\{[^}]*\}|[^\s{}]+", pattern):
        slot = SLOT.fullmatch(part)
        if slot is None:
            parts.append(_terminal(part, terminals))
        else:
            parts.append("NUMBER" if slot[2] in NUMBERS else f"slot_{slot[2]}")
    return " ".join(parts)


def _terminals(written: str, terminals: dict[str, str]) -> str:
    return " ".join(_terminal(word, terminals) for word in written.split())


def _terminal(word: str, terminals: dict[str, str]) -> str:
    """The terminal for one word of a pattern; `rift[s]` may be written with its ending or not."""
    stem = bare(word)
    name = re.sub(r"\W", "_", stem).upper()
    frame = name in {"CHOOSE", "MAY", "UP", "TO", "TIMES", "FOR", "EACH", "IF", "ELSE"}
    if not frame:
        name = f"W_{name}"
        ending = re.search(r"\[(\w+)\]$", word)
        optional = f"(?:{ending[1]})?" if ending else ""
        longest = terminals.get(name, "")
        pattern = rf"/{re.escape(stem)}{optional}\b/"
        terminals[name] = max(longest, pattern, key=len)
    return name


def bare(word: str) -> str:
    """A word of a pattern without the ending it may have: `rift` for `rift[s]`."""
    return re.sub(r"\[\w+\]$", "", word)


def _rule_name(rule: str, name: str) -> str:
    return f"{rule}__{name.replace('-', '_')}"
