"""Tables of definitions: read, ordered, looked up, and every mistake told at its place."""

import enum
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.sources import Source
from looptable.content.tables.tables import Definition, Schema, Tables, load_tables
from looptable.content.text.texts import Text


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: Literal["push", "pull"]
    count: Annotated[int, msgspec.Meta(ge=1)] = 1


class Gain(msgspec.Struct, frozen=True, tag="gain", tag_field="verb", forbid_unknown_fields=True):
    what: str


class Lose(msgspec.Struct, frozen=True, tag="lose", tag_field="verb", forbid_unknown_fields=True):
    count: int


class Card(Definition, frozen=True, kw_only=True):
    cost: Annotated[int, msgspec.Meta(ge=0, le=9, multiple_of=1)]
    steps: tuple[Step, ...] = ()
    colour: Colour = Colour.RED
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4, pattern="^[a-z]*$")] | None = None
    tags: Annotated[frozenset[str], msgspec.Meta(max_length=2)] = frozenset()
    pair: tuple[int, str] = (0, "")
    table: dict[str, int] = msgspec.field(default_factory=dict)
    weight: Annotated[float, msgspec.Meta(gt=0, lt=10)] = 1.0
    limit: int | Literal["none"] | list[int] = 0
    outcome: Gain | Lose | None = None
    free: object = None
    even: bool = True

    def __post_init__(self) -> None:
        if self.cost == 7:
            raise ValueError("seven is unlucky")


class Era(Definition, frozen=True, kw_only=True):
    is_named: ClassVar[bool] = False


SCHEMA: Schema = {"card": Card, "era": Era}


def load(*texts: str) -> tuple[Tables, list[Diagnostic]]:
    report = Diagnostics()
    sources = [Source(f"{number}.toml", text) for number, text in enumerate(texts)]
    return load_tables(sources, SCHEMA, report), list(report)


def told(text: str) -> list[tuple[str, int, int]]:
    return [(d.code, d.line, d.column) for d in load(text)[1]]


def test_definitions_come_in_order_and_by_id() -> None:
    tables, found = load('[[card]]\nid="b"\ncost=1\n[[card]]\nid="a"\ncost=2\n', '[[era]]\nid="x"')
    assert found == []
    assert [card.id for card in tables.all(Card)] == ["b", "a"]
    assert tables.get(Card, "a").cost == 2
    assert tables.all(Era) == (Era(id="x"),)
    assert tables.table_of(Era) == "era"
    with pytest.raises(KeyError):
        tables.get(Card, "c")


def test_a_row_knows_where_it_is_written() -> None:
    tables, _ = load('[[card]]\nid = "a"\ncost = 1\nsteps = [{ do = "push" }]\n')
    row = tables.row(Card, "a")
    assert (row.key().line, row.key("cost").line) == (1, 3)
    place = row.value("steps", 0, "do", offset=2)
    assert (place.file, place.line, place.column) == ("0.toml", 4, 20)


def test_rows_on_top_replace_in_place_and_new_ones_come_last() -> None:
    lower, _ = load('card = [{id="a", cost=1}, {id="b", cost=1}]')
    upper, _ = load('card = [{id="c", cost=5}, {id="a", cost=5}]')
    merged = lower.over(upper)
    assert [(card.id, card.cost) for card in merged.all(Card)] == [("a", 5), ("b", 1), ("c", 5)]
    assert [card.cost for card in lower.all(Card)] == [1, 1]


def test_a_row_with_a_mistake_is_left_out_and_the_others_stay() -> None:
    tables, found = load('card = [{id="a", cost="1"}, {id="b", cost=1}]')
    assert [card.id for card in tables.all(Card)] == ["b"]
    assert len(found) == 1


def test_all_mistakes_are_told_at_once() -> None:
    text = """\
[[card]]
id = "A"
cots = 1
steps = [
  { do = "pus", count = 0 },
  { do = "pull", cuont = 2 },
  3,
]
[[crad]]
id = "b"
[era]
id = "c"
[[card]]
id = "d"
"""
    assert told(text) == [
        ("id/bad-shape", 2, 6),
        ("field/unknown", 3, 1),
        ("field/unknown-value", 5, 10),
        ("field/bad-value", 5, 25),
        ("field/unknown", 6, 18),
        ("field/wrong-type", 7, 3),
        ("table/unknown", 9, 1),
        ("table/not-a-list", 11, 1),
        ("field/missing", 13, 1),
    ]


@pytest.mark.parametrize(
    ("field", "code", "column"),
    [
        ('cost = "1"', "field/wrong-type", 8),
        ("cost = true", "field/wrong-type", 8),
        ("cost = 1.5", "field/wrong-type", 8),
        ("cost = -1", "field/bad-value", 8),
        ("cost = 10", "field/bad-value", 8),
        ("cost = 99999999999999999999", "field/bad-value", 8),
        ("cost = 7", "field/bad-value", 1),
        ('steps = "push"', "field/wrong-type", 9),
        ("steps = [{}]", "field/missing", 10),
        ("steps = [1979-05-27]", "field/wrong-type", 10),
        ('colour = "rde"', "field/unknown-value", 10),
        ("colour = 1", "field/wrong-type", 10),
        ('name = "a"', "field/bad-value", 8),
        ('name = "abcde"', "field/bad-value", 8),
        ('name = "A1"', "field/bad-value", 8),
        ("name = 1", "field/wrong-type", 8),
        ('tags = ["a", "b", "c"]', "field/bad-value", 8),
        ('tags = ["a", 1]', "field/wrong-type", 14),
        ("pair = [1]", "field/bad-value", 8),
        ("pair = [1, 2]", "field/wrong-type", 12),
        ('table = { a = 1, b = "x" }', "field/wrong-type", 22),
        ("weight = 0", "field/bad-value", 10),
        ("weight = 10.0", "field/bad-value", 10),
        ('limit = "many"', "field/unknown-value", 9),
        ("limit = 1.5", "field/wrong-type", 9),
        ("limit = [1, 2.5]", "field/wrong-type", 13),
        ("outcome = {}", "field/missing", 1),
        ('outcome = { verb = "gian" }', "field/unknown-value", 20),
        ('outcome = { verb = "lose", count = "x" }', "field/wrong-type", 36),
        ('outcome = { verb = "lose", count = 1, x = 2 }', "field/unknown", 39),
        ("outcome = 3", "field/wrong-type", 11),
        ("even = 1", "field/wrong-type", 8),
    ],
)
def test_a_wrong_value_is_told_at_its_place(field: str, code: str, column: int) -> None:
    row = "" if field.startswith("cost") else "cost = 1\n"
    found = told(f'[[card]]\n{field}\n{row}id = "a"\n')
    line = 1 if field == "cost = 7" else 2
    assert found == [(code, line, column)]


@pytest.mark.parametrize(
    "field",
    [
        "weight = 2",
        'limit = "none"',
        "limit = [1]",
        'outcome = { verb = "gain", what = "time" }',
        'tags = ["a"]',
        'pair = [1, "a"]',
        "table = { a = 1 }",
        "free = [1979-05-27, { a = 1 }]",
        'name = "abc"',
        'colour = "blue"',
    ],
)
def test_a_right_value_is_read(field: str) -> None:
    tables, found = load(f'[[card]]\nid = "a"\ncost = 1\n{field}\n')
    assert found == []
    assert len(tables.all(Card)) == 1


def test_what_was_expected_is_told_in_words() -> None:
    (found,) = load('[[card]]\nid = "a"\ncost = 1\nlimit = 1.5\n')[1]
    assert found.message == Text.of(
        "diagnostic.field/wrong-type",
        field="limit",
        expected=(Text("kind.int"), Text("kind.str"), Text("kind.list")),
        found=Text("kind.float"),
    )


def test_a_field_is_named_by_its_way_from_the_row() -> None:
    (found,) = load('card = [{ id = "a", cost = 1, steps = [{ do = "pul" }] }]')[1]
    assert found.message.args["field"] == "steps[0].do"
    assert found.hint == Text.of("hint.did-you-mean", closest="pull")


def test_a_misspelt_field_is_told_once() -> None:
    (found,) = load('card = [{ id = "a", cots = 1 }]')[1]
    assert (found.code, found.hint) == (
        "field/unknown",
        Text.of("hint.did-you-mean", closest="cost"),
    )


@pytest.mark.parametrize(
    ("id", "meant"),
    [
        ("Old Compass", "old-compass"),
        ("oldCompass", "old-compass"),
        ("old_compass", "old-compass"),
        ("old--compass", "old-compass"),
        ("-old", "old"),
        ("vieille-épée", "vieille-epee"),
        ("…", None),
        ("", None),
        ("a\\n", "a"),
        ("a" * 65, "a" * 64),
    ],
)
def test_an_id_has_one_shape(id: str, meant: str | None) -> None:
    (found,) = load(f'[[card]]\nid = "{id}"\ncost = 1\n')[1]
    assert found.code == "id/bad-shape"
    assert found.hint == (Text.of("hint.did-you-mean", closest=meant) if meant else None)


def test_ids_are_unique_in_a_table_over_all_files_of_a_folder() -> None:
    _, found = load('[[card]]\nid="a"\ncost=1\n[[era]]\nid="a"', '[[card]]\nid="a"\ncost=2\n')
    assert [(d.code, d.file, d.line) for d in found] == [("id/duplicate", "1.toml", 2)]
    assert found[0].message.args["file"] == "0.toml"


def test_a_missing_or_numeric_id_is_told() -> None:
    assert told("[[era]]\n[[era]]\nid = 3") == [("field/missing", 1, 1), ("field/wrong-type", 3, 6)]


def test_rows_that_are_no_tables_are_told() -> None:
    assert told('era = [{ id = "a" }, 3]') == [("table/not-a-list", 1, 22)]


def test_other_files_are_read_when_one_is_broken() -> None:
    tables, found = load("[[era", '[[era]]\nid = "a"')
    assert [d.code for d in found] == ["toml/syntax"]
    assert len(tables.all(Era)) == 1


SCALARS = st.one_of(
    st.integers(), st.booleans(), st.sampled_from(["a", "push", "gain"]), st.floats(0, 9)
)
KEYS = st.sampled_from(["id", "cost", "steps", "do", "verb", "count", "limit", "outcome", "zzz"])
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=12,
)


def as_toml(value: object) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{key} = {as_toml(value[key])}" for key in value) + "}"
        case list():
            return "[" + ", ".join(as_toml(item) for item in value) + "]"
        case str():
            return f'"{value}"'
        case float():
            return f"{value:.6f}"
        case _:
            return str(value).lower()


# A slow machine is no mistake of the reader.
@settings(deadline=None)
@given(st.lists(st.dictionaries(KEYS, VALUES), max_size=3))
def test_any_rows_are_read_or_refused_with_diagnostics(rows: list[dict[str, object]]) -> None:
    tables, found = load(f"card = {as_toml(rows)}")
    assert len(tables.all(Card)) == len(rows) or found
