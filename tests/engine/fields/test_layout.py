"""One declaration: from it come copy, key and position, and a position says what is wrong in it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toy import CARDS, FIELDS, HOURS, LAYOUT, NAMES, Toy, scheme, toy

from looptable.core.errors import PositionError
from looptable.core.names import Names
from looptable.engine.fields.layout import (
    Field,
    Layout,
    Scheme,
    chance,
    inherited,
    later,
    number,
    pile,
    piles,
    row,
)
from looptable.engine.fields.layout_source import fields_class, fields_source

pytestmark = pytest.mark.both_builds

ROOT = Path(__file__).parents[3]
NUMBERS = st.integers(-(2**63), 2**63 - 1)
FLAGS = st.integers(0, 1)
HOUR = st.integers(-1, len(HOURS) - 1)
CARD = st.integers(-1, len(CARDS) - 1)
SEAT = st.integers(-1, 1)
DRAWS = st.lists(st.tuples(st.integers(0, 1), st.lists(st.integers(0, 9), max_size=3)), max_size=4)


def pair(cells: st.SearchStrategy[int]) -> st.SearchStrategy[list[int]]:
    return st.lists(cells, min_size=2, max_size=2)


@st.composite
def toys(draw: st.DrawFn) -> Toy:
    """A state for two with any values at all."""
    state = toy(seed=draw(st.integers(0, 2**70)))
    state.round = draw(NUMBERS.filter(lambda n: n < 2**62))
    state.leader = draw(SEAT)
    state.hour = draw(HOUR)
    state.open = draw(FLAGS)
    for i, cell in enumerate(draw(st.lists(NUMBERS, min_size=3, max_size=3))):
        state.sparks[i] = cell
    for name, cells in (("pawn", HOUR), ("ready", FLAGS), ("shown", CARD)):
        for i, cell in enumerate(draw(pair(cells))):
            getattr(state, name)[i] = cell
    state.score.fill(draw(st.lists(NUMBERS, max_size=4)))
    for cards in (state.deck, *state.hands):
        cards.fill(draw(st.lists(st.integers(0, len(CARDS) - 1), max_size=4)))
    state.path.fill(draw(st.lists(HOUR, max_size=4)))
    for stream, values in draw(DRAWS):
        state.chance.force(stream, values)
    state.settle()
    return state


@given(toys())
def test_a_state_is_read_back_from_its_position(state: Toy) -> None:
    twin = Toy(None, scheme())
    twin.place(state.position())
    assert twin.key() == state.key()
    assert twin.position() == state.position()
    assert twin.asked == state.asked, "what is derived is worked out again"


@given(toys())
def test_a_copy_is_equal_and_carries_what_is_derived(state: Toy) -> None:
    state.asked = 7
    twin = state.clone()
    assert (twin.key(), twin.asked) == (state.key(), 7)


@given(toys(), toys())
def test_keys_are_equal_for_equal_positions_and_for_no_others(one: Toy, other: Toy) -> None:
    assert (one.key() == other.key()) == (one.position() == other.position())


def change_number(state: Toy) -> None:
    state.round += 1


def change_row(state: Toy) -> None:
    state.sparks[1] += 1


def change_pile(state: Toy) -> None:
    state.deck.push(0)


def change_piles(state: Toy) -> None:
    state.hands[1].push(0)


def change_chance(state: Toy) -> None:
    state.chance.next(1)


def change_draws(state: Toy) -> None:
    state.chance.force(0, [1])


CHANGES = [change_number, change_row, change_pile, change_piles, change_chance, change_draws]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_a_copy_shows_in_its_key_and_not_in_the_original(change: Any) -> None:
    state = toy(deck=["owl"], hands={"1": ["fox"]})
    twin, before = state.clone(), state.key()
    change(twin)
    assert state.key() == before
    assert twin.key() != before


def test_what_is_derived_is_no_part_of_key_or_position() -> None:
    state = toy()
    before = state.key()
    state.asked = 99
    assert state.key() == before
    assert "asked" not in state.position()


def test_a_position_names_everything_and_leaves_out_what_has_its_default() -> None:
    state = toy(
        leader=1,
        open=True,
        pawn={"1": "dusk"},
        ready={"0": False},
        deck=["owl", "elk"],
        hands={"0": ["fox"]},
    )
    position = state.position()
    del position["chance"]
    assert position == {
        "looptable": "position",
        "format": 1,
        "game": "toy",
        "players": 2,
        "leader": "1",
        "open": True,
        "pawn": {"1": "dusk"},
        "ready": {"0": False},
        "deck": ["owl", "elk"],
        "hands": {"0": ["fox"]},
    }


def test_nothing_is_told_as_null_where_nothing_is_not_the_default() -> None:
    state = toy(hour=None, pawn={"0": None})
    assert state.hour == -1
    assert (state.position()["hour"], state.position()["pawn"]) == (None, {"0": None})
    assert toy(**state.position()).key() == state.key()


def test_an_empty_position_has_every_default() -> None:
    state = toy()
    assert (state.round, state.leader, state.hour, list(state.ready)) == (1, -1, 0, [1, 1])


def test_a_position_without_a_generator_takes_its_seed() -> None:
    assert toy(seed=5).key() == toy(seed=5).key()
    assert toy(seed=5).key() != toy(seed=6).key()
    assert toy().key() == toy(seed=0).key()


def test_draws_decided_in_a_position_come_first() -> None:
    state = toy(chance={"draws": {"die": [4, 2]}})
    assert [state.chance.below(1, 6), state.chance.below(1, 6)] == [4, 2]
    assert toy(**toy(chance={"draws": {"die": [4, 2]}}).position()).chance.below(1, 6) == 4


@pytest.mark.parametrize("field", [field for field in FIELDS if not field.derived])
def test_a_layout_of_one_field_makes_a_class(field: Any) -> None:
    layout = Layout("Small", "looptable.engine.fields.field_state:FieldState", (field,))
    plan = Scheme("small", layout, 2, NAMES)
    state = fields_class(layout)(None, plan.sizes)
    tape = state.tape().as_list()
    assert plan.values(plan.position(tape)) == tape
    assert fields_class(layout)(state, plan.sizes).tape().as_list() == tape


def test_a_field_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice: round"):
        Layout("Twice", "a:B", (number("round"), pile("round")))
    with pytest.raises(ValueError, match="twice: players"):
        Layout("Taken", "a:B", (number("players"),))


def test_a_layout_has_one_generator() -> None:
    with pytest.raises(ValueError, match="two generators"):
        Layout("Lucky", "a:B", (chance("one", index="x"), chance("two", index="x")))


def test_fields_of_a_base_class_are_written_but_not_made() -> None:
    base = (number("pc"), row("registers", index="register"))
    layout = Layout("Base", "a:B", base)
    heir = Layout("Heir", "a:Base", (*inherited(layout), number("own")), (("rules", "a.b:Rules"),))
    source = fields_source(heir)
    assert "self.pc: i64" not in source
    assert "tape.put(self.pc)" in source
    assert "self.pc = tape.take()" in source
    assert "super().__init__(source, rules)" in source
    assert heir.indexes() == ()


def test_reseeding_makes_all_chance_new() -> None:
    state, twin = toy(seed=1), toy(seed=1)
    state.chance.force(0, [3])
    state.reseed(2)
    assert state.key() == toy(seed=2).key()
    assert state.key() != twin.key()


def test_a_state_for_more_seats_has_more_cells() -> None:
    assert [len(Toy(None, scheme(seats)).hands) for seats in (1, 2, 4)] == [1, 2, 4]


def test_names_that_are_no_list_are_refused_with_what_they_offer() -> None:
    layout = Layout(
        "Coded", "looptable.engine.fields.field_state:FieldState", (number("at", of="code"),)
    )
    plan = Scheme("coded", layout, 1, {})
    plan.name_code("code", Names(("start", "end")))
    assert plan.values({"at": "end"}) == [1]
    with pytest.raises(PositionError) as refused:
        plan.values({"at": "middle"})
    assert refused.value.data["accepted"] == ["start", "end"]


def test_generated_files_are_current() -> None:
    command = [sys.executable, "tools/generate.py", "--check"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_declaration_of_this_test_reads_as_python_that_compiles() -> None:
    compile(fields_source(LAYOUT), "fields.py", "exec")


LATER = (
    later(number("strict", of="flag", default=1)),
    later(row("debts", index="seat"), before=-2),
    later(pile("bag", of="card")),
    later(piles("bins", index="seat", of="card")),
)


def grown(*more: Field) -> Any:
    """A toy of two fields, and those that were added later, as in matches from before them."""
    layout = Layout(
        name="Grown",
        base="looptable.engine.fields.field_state:FieldState",
        fields=(*more, number("round"), pile("deck", of="card")),
    )
    made = fields_class(layout)
    sizes = Scheme("toy", layout, 2, {"card": Names(CARDS)}).sizes
    state = made(None, sizes)
    state.round = 3
    state.deck.fill([1, 0])
    return state


def test_later_fields_leave_the_keys_of_older_matches_alone() -> None:
    key = grown().key()
    for count in range(1, len(LATER) + 1):
        state = grown(*LATER[:count])
        state.strict = 0
        if count > 1:
            state.debts[0] = state.debts[1] = -2
        assert state.key() == key
        state.strict = 1
        assert state.key() not in (key, grown(*LATER[:count]).tape().as_bytes()[:-8])


def test_a_later_field_that_is_used_is_in_the_key_with_all_that_came_before_it() -> None:
    state = grown(*LATER)
    state.strict = 0
    state.debts[0] = state.debts[1] = -2
    keys = {state.key()}
    state.bag.push(1)
    keys.add(state.key())
    state.bins[1].push(0)
    keys.add(state.key())
    state.bag.clear()
    keys.add(state.key())
    state.debts[1] = 0
    keys.add(state.key())
    assert len(keys) == 5
    tape = state.tape()
    again = grown(*LATER)
    again.read(tape)
    assert again.key() == state.key()


def test_chance_cannot_be_added_later() -> None:
    with pytest.raises(ValueError, match="dice"):
        later(chance("dice", index="stream"))
