"""Every error that the program raises has a sentence, and gives it the values it needs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import looptable.core.errors as tree
from looptable.content.text.languages import LANGUAGES
from looptable.content.text.template import Template
from looptable.content.text.texts import MissingText, explain, system_texts
from looptable.core.errors import ContentError, LooptableError, RecordError, Refusal, WrongUse

SOURCE = Path(tree.__file__).parents[1]
KINDS = {
    name
    for name in tree.__all__
    if isinstance(kind := getattr(tree, name), type) and issubclass(kind, LooptableError)
}
CODE = re.compile(r"[a-z]+/[a-z-]+")


class Raised(NamedTuple):
    place: str
    code: str
    values: frozenset[str]


def raised() -> Iterator[Raised]:
    """The errors built in the rooms; a game says its own codes in its own texts."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if inside.parts[0] == "games":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in KINDS and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    values = frozenset(keyword.arg or "**" for keyword in node.keywords)
                    yield Raised(f"{inside}:{node.lineno}", code.value, values)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


RAISED = tuple(raised())


def test_errors_are_found_in_the_source() -> None:
    assert {"use/unknown-language", "use/unknown-pack"} <= {found.code for found in RAISED}


@pytest.mark.parametrize("found", RAISED, ids=lambda found: f"{found.code} {found.place}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_raised_error_can_be_explained(found: Raised, lang: str) -> None:
    assert CODE.fullmatch(found.code)
    entry = system_texts().entry(f"error.{found.code}", lang)
    assert isinstance(entry, Template)
    if "**" not in found.values:
        assert entry.required() <= found.values


def test_a_sentence_has_the_value_and_what_is_accepted() -> None:
    error = WrongUse("use/unknown-game", game="lop", accepted=["the-loop", "x"], closest="the-loop")
    assert explain(error, "en") == (
        "There is no game “lop”. Did you mean “the-loop”? Accepted: the-loop or x."
    )
    assert explain(error, "fr").replace("\u202f", "_") == (
        "Il n’y a pas de jeu «_lop_». Vouliez-vous dire «_the-loop_»_? Jeux acceptés_: the-loop ou x."
    )


def test_what_is_not_known_is_left_out() -> None:
    error = WrongUse("use/unknown-game", game="lop", accepted=(), closest=None)
    assert explain(error, "en") == "There is no game “lop”. Accepted: none."


def test_a_reason_with_a_text_of_its_own_is_said_in_the_language() -> None:
    error = RecordError("record/damaged-line", file="a.jsonl", line=3, reason="json")
    assert "JSON object" in explain(error, "en")
    assert "objet JSON" in explain(error, "fr")


def test_a_reason_of_the_machine_is_said_as_it_is() -> None:
    error = WrongUse("file/unwritable", file="a", reason="No space left on device")
    assert explain(error, "en").endswith("cannot be written: No space left on device.")


def test_values_of_any_kind_can_be_explained() -> None:
    error = Refusal("action/not-legal", seat=0, action={"a": 1}, accepted=[None, True, 2.5])
    assert explain(error, "en") == (
        "Seat 0 cannot choose “{'a': 1}” now; it may choose , true or 2.5."
    )


def test_mistakes_in_content_are_counted() -> None:
    error = ContentError([])
    assert "0 mistakes" in explain(error, "en")


def test_an_error_without_a_sentence_is_a_bug() -> None:
    with pytest.raises(MissingText, match=r"error\.no/such-code"):
        explain(Refusal("no/such-code"), "en")
