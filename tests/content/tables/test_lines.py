"""Positions in a TOML file, compared with what the standard reader reads."""

import json
import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from looptable.content.tables.lines import KeyPath, LineIndex


def index_of(text: str) -> LineIndex:
    index = LineIndex("a.toml", text)
    index.scan()
    return index


EXAMPLE = '''\
# [[card]] in a comment
title = "not [[card]] either" # nor here

[[card]]
id = "one"          # [[card]]
text = """
[[card]]
cost = 9
"""
cost = 1

[[card]]
"id" = 'two'
cost   =   2
effects = [
  "push",  # a, b]
  { do = "gain", 'what' = "time", of.a = [1, 2] },
  [ 3,
    4 ],
]
  [card.extra]
  note . deep = \'\'\'it's
[x]\'\'\'
[[card.part]]
size = 1979-05-27 07:32:00
[[card.part]]
size = inf

[[card]]
id = "three"
'''


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("title",), (2, 1), (2, 9)),
        (("card",), (4, 1), (4, 1)),
        (("card", 0), (4, 1), (4, 1)),
        (("card", 0, "id"), (5, 1), (5, 6)),
        (("card", 0, "text"), (6, 1), (6, 8)),
        (("card", 0, "cost"), (10, 1), (10, 8)),
        (("card", 1), (12, 1), (12, 1)),
        (("card", 1, "id"), (13, 1), (13, 8)),
        (("card", 1, "cost"), (14, 1), (14, 12)),
        (("card", 1, "effects"), (15, 1), (15, 11)),
        (("card", 1, "effects", 0), (16, 3), (16, 3)),
        (("card", 1, "effects", 1), (17, 3), (17, 3)),
        (("card", 1, "effects", 1, "do"), (17, 5), (17, 10)),
        (("card", 1, "effects", 1, "what"), (17, 18), (17, 27)),
        (("card", 1, "effects", 1, "of"), (17, 35), (17, 35)),
        (("card", 1, "effects", 1, "of", "a"), (17, 38), (17, 42)),
        (("card", 1, "effects", 1, "of", "a", 1), (17, 46), (17, 46)),
        (("card", 1, "effects", 2, 1), (19, 5), (19, 5)),
        (("card", 1, "extra"), (21, 3), (21, 3)),
        (("card", 1, "extra", "note"), (22, 3), (22, 3)),
        (("card", 1, "extra", "note", "deep"), (22, 10), (22, 17)),
        (("card", 1, "part", 0), (24, 1), (24, 1)),
        (("card", 1, "part", 1, "size"), (27, 1), (27, 8)),
        (("card", 2, "id"), (30, 1), (30, 6)),
        (("card", 2, "cost"), (29, 1), (29, 1)),
        (("nothing", "of", "this"), (1, 1), (1, 1)),
    ],
)
def test_keys_and_values_are_found(
    path: KeyPath, key: tuple[int, int], value: tuple[int, int]
) -> None:
    index = index_of(EXAMPLE)
    found_key, found_value = index.key(path), index.value(path)
    assert (found_key.line, found_key.column) == key
    assert (found_value.line, found_value.column) == value
    assert found_value.excerpt == EXAMPLE.split("\n")[value[0] - 1]


@pytest.mark.parametrize(
    ("text", "offset", "place"),
    [
        ('a = "push"', 0, (1, 6)),
        ('a = "push"', 3, (1, 9)),
        ('a = "push"', 4, (1, 10)),
        ('a = "push"', 99, (1, 10)),
        (r'a = "\u00e9\t\U0001F600x"', 3, (1, 24)),
        (r'a = "\"\\x"', 2, (1, 10)),
        ("a = 'p\\t'", 2, (1, 8)),
        ('a = """\npush\n  pull"""', 7, (3, 3)),
        ('a = """push \\\n\n   pull"""', 5, (3, 4)),
        ('a = """x"""""', 2, (1, 10)),
        ("a = '''x'''''", 3, (1, 11)),
        ('a = ""', 0, (1, 6)),
        ("a = 12", 1, (1, 5)),
    ],
)
def test_a_place_inside_a_string_is_found(text: str, offset: int, place: tuple[int, int]) -> None:
    found = index_of(text).inside(("a",), offset)
    assert (found.line, found.column) == place


def paths(value: object, path: KeyPath = ()) -> Iterator[tuple[KeyPath, object]]:
    """Every path of plain data, with what is there."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, member in value.items():
            yield from paths(member, (*path, key))
    elif isinstance(value, list):
        for number, member in enumerate(value):
            yield from paths(member, (*path, number))


def test_the_example_has_a_place_for_everything_that_is_read() -> None:
    assert {path for path, _ in paths(tomllib.loads(EXAMPLE))} == index_of(EXAMPLE).paths()


# Documents written in many ways: every drawn choice is one that TOML leaves to the writer.

WORDS = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\x7f\x85", min_codepoint=32),
    max_size=6,
)
NAMES = st.one_of(st.sampled_from(["id", "card", "cost", "a-b", "1"]), WORDS)
SCALARS = st.one_of(st.integers(-99, 99), st.booleans(), WORDS)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=8,
)
BLANKS = st.sampled_from(["", " ", "\t", "\n", ' # ] } , = "\n', "\n\n  "])
SPACES = st.sampled_from(["", " ", "\t "])


@st.composite
def a_string(draw: st.DrawFn, value: str) -> str:
    if "'" not in value and draw(st.booleans()):
        return f"'{value}'"
    if draw(st.booleans()):
        return (
            '"""'
            + draw(st.sampled_from(["", "\n", "\\\n  "]))
            + json.dumps(value, ensure_ascii=False)[1:-1]
            + '"""'
        )
    return json.dumps(value, ensure_ascii=False)


@st.composite
def a_key(draw: st.DrawFn, name: str) -> str:
    is_bare = name.isascii() and name.replace("-", "a").isalnum()
    if is_bare and draw(st.booleans()):
        return name
    return (
        f"'{name}'"
        if "'" not in name and draw(st.booleans())
        else json.dumps(name, ensure_ascii=False)
    )


@st.composite
def a_value(draw: st.DrawFn, value: object) -> str:
    match value:
        case str():
            return draw(a_string(value))
        case list():
            parts = [f"{draw(BLANKS)}{draw(a_value(item))}{draw(BLANKS)}" for item in value]
            comma = draw(st.sampled_from(["", ","])) if parts else ""
            return f"[{','.join(parts)}{comma}{draw(BLANKS)}]"
        case dict():
            return "{" + ",".join(draw(a_pair(key, value[key])) for key in value) + "}"
        case _:
            return str(value).lower()


@st.composite
def a_pair(draw: st.DrawFn, name: str, value: object) -> str:
    key = draw(a_key(name))
    if isinstance(value, dict) and len(value) == 1 and draw(st.booleans()):
        ((inner, member),) = value.items()
        return f"{draw(SPACES)}{key}{draw(SPACES)}.{draw(a_pair(inner, member))}"
    return f"{draw(SPACES)}{key}{draw(SPACES)}={draw(SPACES)}{draw(a_value(value))}{draw(SPACES)}"


@st.composite
def documents(draw: st.DrawFn) -> str:
    plain = draw(st.dictionaries(NAMES, VALUES, max_size=3))
    lines = [draw(BLANKS) + draw(a_pair(name, value)) + "\n" for name, value in plain.items()]
    headings = draw(st.lists(NAMES.filter(lambda name: name not in plain), max_size=3, unique=True))
    for heading in headings:
        key = draw(a_key(heading))
        for _ in range(draw(st.integers(1, 3))):
            lines.append(f"{draw(BLANKS)}[[{key}]]{draw(SPACES)}# x\n")
            row = draw(st.dictionaries(NAMES, VALUES, max_size=3))
            lines += [draw(a_pair(name, value)) + "\n" for name, value in row.items()]
            if "sub" not in row and draw(st.booleans()):
                lines.append(f"[{key}. sub]\nx = 1\n")
    return "".join(lines)


# A slow machine is no mistake of the reader.
@settings(deadline=None)
@given(documents())
def test_everything_that_is_read_has_its_place(text: str) -> None:
    data = tomllib.loads(text)
    index = index_of(text)
    assert {path for path, _ in paths(data)} == index.paths()
    lines = text.split("\n")
    for path, value in paths(data):
        place = index.value(path)
        rest = lines[place.line - 1][place.column - 1 :]
        if isinstance(value, bool | int):
            assert rest.startswith(str(value).lower())
        elif isinstance(value, str):
            assert rest[0] in "\"'"
            for offset, sign in enumerate(value):
                there = index.inside(path, offset)
                written = lines[there.line - 1][there.column - 1 :]
                assert written.startswith((sign, "\\"))
