"""A pile does what a list would do, and no pile ever hears of another one's changes."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from looptable.core.build import build
from looptable.core.pile import Pile

pytestmark = pytest.mark.both_builds

PIECES = st.integers(-(2**63), 2**63 - 1)
FEW = st.integers(0, 4)  # so few that pieces come twice


def pile_of(*pieces: int) -> Pile:
    pile = Pile()
    pile.fill(pieces)
    return pile


class PilesBesideLists(RuleBasedStateMachine):
    """Several piles, copied from one another and changed in any order, each beside its model."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[Pile, list[int]]] = [(Pile(), [])]

    def pair(self, at: int) -> tuple[Pile, list[int]]:
        return self.pairs[at % len(self.pairs)]

    @rule(at=FEW)
    def copy(self, at: int) -> None:
        pile, model = self.pair(at)
        self.pairs.append((pile.copy(), list(model)))

    @rule(at=FEW, piece=FEW)
    def push(self, at: int, piece: int) -> None:
        pile, model = self.pair(at)
        pile.push(piece)
        model.append(piece)

    @rule(at=FEW, piece=FEW)
    def push_under(self, at: int, piece: int) -> None:
        pile, model = self.pair(at)
        pile.push_under(piece)
        model.insert(0, piece)

    @rule(at=FEW)
    def pop(self, at: int) -> None:
        pile, model = self.pair(at)
        if model:
            assert pile.top() == model[-1]
            assert pile.pop() == model.pop()

    @rule(at=FEW, index=FEW)
    def take_at(self, at: int, index: int) -> None:
        pile, model = self.pair(at)
        if index < len(model):
            assert pile.take_at(index) == model.pop(index)

    @rule(at=FEW, index=FEW, piece=FEW)
    def put(self, at: int, index: int, piece: int) -> None:
        pile, model = self.pair(at)
        if index < len(model):
            pile.put(index, piece)
            model[index] = piece
            assert pile.pick(index) == pile.at(index) == piece

    @rule(at=FEW, one=FEW, other=FEW)
    def swap(self, at: int, one: int, other: int) -> None:
        pile, model = self.pair(at)
        if max(one, other) < len(model):
            pile.swap(one, other)
            model[one], model[other] = model[other], model[one]
        else:
            with pytest.raises(IndexError):
                pile.swap(one, other)

    @rule(at=FEW, more=FEW)
    def push_all(self, at: int, more: int) -> None:
        pile, model = self.pair(at)
        other, other_model = self.pair(at + 1)
        if other is not pile:
            pile.push_all(other, more)
            model.extend(piece + more for piece in other_model)

    @rule(at=FEW, piece=FEW)
    def drop(self, at: int, piece: int) -> None:
        pile, model = self.pair(at)
        assert pile.drop(piece) == (piece in model)
        if piece in model:
            model.remove(piece)

    @rule(at=FEW)
    def clear(self, at: int) -> None:
        pile, model = self.pair(at)
        pile.clear()
        model.clear()

    @rule(at=FEW, pieces=st.lists(FEW, max_size=6))
    def fill(self, at: int, pieces: list[int]) -> None:
        pile, model = self.pair(at)
        pile.fill(pieces)
        model[:] = pieces

    @precondition(lambda self: len(self.pairs) > 1)
    @rule(at=FEW)
    def move_to(self, at: int) -> None:
        pile, model = self.pair(at)
        other, other_model = self.pair(at + 1)
        pile.move_to(other)
        other_model.extend(model)
        model.clear()

    @invariant()
    def agree(self) -> None:
        for pile, model in self.pairs:
            assert pile.as_list() == model
            assert len(pile) == pile.height == len(model)

    @invariant()
    def answer_alike(self) -> None:
        for pile, model in self.pairs:
            for piece in range(5):
                assert pile.find(piece) == (model.index(piece) if piece in model else -1)
                assert pile.has(piece) == (piece in model)
                assert pile.count(piece) == model.count(piece)


TestPilesBesideLists = PilesBesideLists.TestCase


@given(st.lists(PIECES))
def test_a_pile_holds_every_native_integer(pieces: list[int]) -> None:
    pile = pile_of(*pieces)
    assert [pile.at(i) for i in range(len(pile))] == pieces


def test_two_copies_that_grow_do_not_overwrite_each_other() -> None:
    first = pile_of(1, 2, 3)
    first.pop()  # leaves room behind the last piece: the trap of shared buffers
    second = first.copy()
    third = second.copy()
    first.push(7)
    second.push(8)
    third.push(9)
    assert [pile.as_list() for pile in (first, second, third)] == [[1, 2, 7], [1, 2, 8], [1, 2, 9]]


def test_a_copy_keeps_its_pieces_when_the_original_replaces_one() -> None:
    first = pile_of(1, 2)
    second = first.copy()
    first.put(0, 9)
    assert second.as_list() == [1, 2]


def test_a_list_taken_from_a_pile_is_not_the_pile() -> None:
    pile = pile_of(1)
    pile.as_list().append(2)
    assert pile.as_list() == [1]


@pytest.mark.parametrize(
    "misuse",
    [Pile.pop, Pile.top, lambda pile: pile.at(0), lambda pile: pile.take_at(0)],
    ids=["pop", "top", "at", "take_at"],
)
def test_an_empty_pile_gives_nothing(misuse: Callable[[Pile], int]) -> None:
    with pytest.raises(IndexError):
        misuse(Pile())


def test_an_index_past_the_end_is_refused() -> None:
    pile = pile_of(1, 2)
    with pytest.raises(IndexError):
        pile.put(2, 9)
    assert pile.as_list() == [1, 2]


def test_a_number_too_large_for_a_cell_is_refused() -> None:
    if build() == "interpreted":
        pytest.skip("rows are lists there; what people write is checked before it comes here")
    pile = pile_of(1)
    with pytest.raises((OverflowError, TypeError)):
        pile.push(2**63)
    assert pile.as_list() == [1]


def test_a_pile_is_not_laid_on_itself() -> None:
    pile = pile_of(1, 2)
    with pytest.raises(AssertionError):
        pile.move_to(pile)
    assert pile.as_list() == [1, 2]
