"""Any card, any answers: the machine does what a reader of the tree would do, and can be stopped."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.effects.tiny import LANGUAGE, OVER, PLACES, STONES, TAKEN, TREES, Tiny, table

from looptable.core.chance import Chance
from looptable.effects.emitter import check_effect
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo
from looptable.effects.notation import NotationError

pytestmark = pytest.mark.both_builds

SPARE = If(Do("rich", (("n", 5),)), Do("gain", (("n", 1),)), Do("take", (("place", "cave"),)))
SEATS = 3
MOST_CHOICES = 60


class Reader:
    """Does what a tree says, by recursion and with Python's own loops: nothing of the machine."""

    def __init__(self, answers: Callable[[int], int]) -> None:
        self.coins = [0] * SEATS
        self.stones = [0] * len(STONES)
        self.log: list[int] = []
        self.answers = answers
        self.asked: list[tuple[int, int]] = []

    def pick(self, actor: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        self.asked.append((actor, len(options)))
        return options[self.answers(len(options))]

    def read(self, node: Node, me: int, item: int = -1) -> None:
        match node:
            case Seq(steps):
                for step in steps:
                    self.read(step, me, item)
            case Choose(options):
                self.read(options[self.pick(me, list(range(len(options))))], me, item)
            case May(body):
                self.up_to(1, body, me, item)
            case UpTo(most, body):
                self.up_to(most, body, me, item)
            case Repeat(times, body):
                for _ in range(times):
                    self.read(body, me, item)
            case Each(members, body):
                for member in list(self.members(members, me)):
                    self.read(body, me, member)
            case If(condition, body, otherwise):
                if self.coins[me] >= condition.number("n"):
                    self.read(body, me, item)
                elif otherwise is not None:
                    self.read(otherwise, me, item)
            case Do():
                self.clause(node, me, item)

    def up_to(self, most: int, body: Node, me: int, item: int) -> None:
        for _ in range(most):
            if not self.pick(me, [1, 0]):
                return
            self.read(body, me, item)

    def members(self, clause: Do, me: int) -> Iterator[int]:
        if clause.verb == "others":
            return (seat for seat in range(SEATS) if seat != me)
        return iter(self.stones_in(clause))

    def stones_in(self, clause: Do) -> list[int]:
        place = PLACES.index(clause.phrase("place"))
        return [i for i, at in enumerate(self.stones) if at == place]

    def clause(self, clause: Do, me: int, item: int) -> None:
        match clause.verb:
            case "gain":
                self.coins[me] += clause.number("n")
            case "note":
                self.log.append(10 * me + clause.number("n"))
            case "rob":
                self.coins[item] -= clause.number("n")
                self.coins[me] += clause.number("n")
                self.log.append(200 + item)
            case "take":
                if stones := self.stones_in(clause):
                    stone = self.pick(me, stones)
                    self.stones[stone] = TAKEN
                    self.log.append(100 + 10 * me + stone)
            case "play":
                other = (me + 1) % SEATS if clause.phrase("who") == "next" else me
                self.read(SPARE, other)


def answers(seed: int) -> Callable[[int], int]:
    chance = Chance(1)
    chance.seed(seed)
    return lambda count: chance.below(0, count)


def start(tree: Node) -> Tiny:
    try:
        check_effect(LANGUAGE, tree)
    except NotationError:
        assume(False)  # nested repetitions can make a card too large
    return table({"card": tree, "spare": SPARE}, seats=SEATS)


def is_inside(state: Tiny) -> bool:
    return bool(state.pc >= 0)


@settings(max_examples=300)
@given(TREES, st.integers(0, 2**32))
def test_the_machine_does_what_the_tree_says(tree: Node, seed: int) -> None:
    state, reader, answer = start(tree), Reader(answers(seed)), answers(seed)
    asked: list[tuple[int, int]] = []
    while is_inside(state):
        assume(len(asked) < MOST_CHOICES)
        (seat,) = state.pending()
        legal = state.legal(seat)
        asked.append((seat, len(legal)))
        state.apply(seat, legal[answer(len(legal))])
    reader.read(tree, 0)
    assert state.log.as_list() == reader.log
    assert list(state.coins) == reader.coins
    assert list(state.stones) == reader.stones
    assert asked == reader.asked, "the same seats had the same choices"


@settings(max_examples=150)
@given(TREES, st.integers(0, 2**32))
def test_a_card_can_be_left_and_taken_up_again_at_every_choice(tree: Node, seed: int) -> None:
    state, answer = start(tree), answers(seed)
    other = state.clone()
    for _ in range(MOST_CHOICES):
        position = state.position()
        other.place(position)
        assert other.key() == state.key()
        assert other.position() == position
        assert (other.pending(), other.prompt) == (state.pending(), state.prompt)
        if state.phase == OVER:
            break
        (seat,) = state.pending()
        assert other.legal(seat) == state.legal(seat)
        choice = state.legal(seat)[answer(len(state.legal(seat)))]
        before = state.clone()
        state.apply(seat, choice)
        before.apply(seat, choice, lambda _: None)  # who listens changes nothing
        assert before.key() == state.key()


@settings(max_examples=150)
@given(TREES, st.integers(0, 2**32))
def test_copies_made_at_every_choice_never_hear_of_one_another(tree: Node, seed: int) -> None:
    state, answer = start(tree), answers(seed)
    kept: list[tuple[Tiny, bytes]] = []
    while is_inside(state) and len(kept) < MOST_CHOICES:
        kept.append((state.clone(), state.key()))
        (seat,) = state.pending()
        state.apply(seat, state.legal(seat)[answer(len(state.legal(seat)))])
    for copy, key in kept:
        assert copy.key() == key


@settings(max_examples=100)
@given(TREES)
def test_every_instruction_is_found_by_its_name(tree: Node) -> None:
    program = start(tree).program
    for index in range(0, len(program.code), 4):
        assert program.find(program.name(index)) == index
