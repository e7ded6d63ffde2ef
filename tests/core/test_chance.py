"""The generator: its numbers are the published ones, fair, and apart from stream to stream."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.core.pile import Pile
from looptable.core.rows import vec

pytestmark = pytest.mark.both_builds

M1, M2 = 2**32 - 209, 2**32 - 22853
SEEDS = st.integers(-(2**300), 2**300)


class Reference:
    """MRG32k3a as L'Ecuyer (1999) gives it, with integers that never wrap."""

    def __init__(self, words: list[int]) -> None:
        self.first, self.second = words[:3], words[3:]
        self.largest = 0

    def next(self) -> int:
        a, b, _ = self.first
        new = 1403580 * self.first[1] - 810728 * a
        self.first = [b, self.first[2], new % M1]
        c, _, e = self.second
        other = 527612 * e - 1370589 * c
        self.second = [self.second[1], e, other % M2]
        self.largest = max(self.largest, 1403580 * b, 810728 * a, 527612 * e, 1370589 * c)
        return (self.first[2] - self.second[2]) % M1


def seeded(seed: int, streams: int = 1) -> Chance:
    chance = Chance(streams)
    chance.seed(seed)
    return chance


def raw(chance: Chance, stream: int = 0, count: int = 20) -> list[int]:
    return [chance.next(stream) for _ in range(count)]


def weights(*values: int) -> "vec[i64]":
    return vec[i64](values)


def test_the_published_first_numbers_come_from_the_published_seed() -> None:
    chance = Chance(1)
    chance.words = weights(*[12345] * 6)
    # RngStreams prints these as 0.127011, 0.318528, 0.309186, 0.825847, 0.221630 (times M1 + 1).
    assert [round(n / (M1 + 1), 6) for n in raw(chance, count=5)] == [
        0.127011,
        0.318528,
        0.309186,
        0.825847,
        0.22163,
    ]


@given(SEEDS, st.integers(0, 3))
def test_every_stream_gives_the_numbers_of_the_reference(seed: int, stream: int) -> None:
    chance = seeded(seed, streams=4)
    reference = Reference(list(chance.words)[stream * 6 : stream * 6 + 6])
    assert raw(chance, stream, 100) == [reference.next() for _ in range(100)]


@given(SEEDS)
def test_a_seed_of_any_size_gives_six_words_in_range(seed: int) -> None:
    words = list(seeded(seed, streams=3).words)
    for i in range(0, 18, 6):
        assert all(0 < word < M1 for word in words[i : i + 3])
        assert all(0 < word < M2 for word in words[i + 3 : i + 6])


def test_a_seed_means_the_same_words_for_ever() -> None:
    digest = hashlib.sha256(b"2026:1").digest()
    expected = [
        1 + int.from_bytes(digest[i * 5 : i * 5 + 5], "big") % ((M1 if i < 3 else M2) - 1)
        for i in range(6)
    ]
    assert list(seeded(2026, streams=2).words)[6:] == expected


def test_no_product_comes_near_the_end_of_native_integers() -> None:
    reference = Reference([M1 - 1] * 3 + [M2 - 1] * 3)
    for _ in range(1000):
        reference.next()
    assert max(1403580, 810728, 527612, 1370589) * (M1 - 1) < 2**53
    assert reference.largest < 2**53


@given(SEEDS, SEEDS)
def test_equal_seeds_give_equal_draws_and_others_do_not(one: int, other: int) -> None:
    assert (raw(seeded(one)) == raw(seeded(other))) == (one == other)


@given(SEEDS, st.integers(1, 30))
def test_a_draw_from_one_stream_leaves_the_others_alone(seed: int, draws: int) -> None:
    busy, quiet = seeded(seed, 3), seeded(seed, 3)
    raw(busy, 1, draws)
    assert raw(busy, 0) == raw(quiet, 0)
    assert raw(busy, 2) == raw(quiet, 2)


def test_streams_of_one_seed_differ() -> None:
    chance = seeded(1, 8)
    assert len({tuple(raw(chance, stream)) for stream in range(8)}) == 8


@given(SEEDS, st.integers(1, M1))
def test_a_draw_is_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= seeded(seed).below(0, bound) < bound


@pytest.mark.parametrize("bound", [0, -1, M1 + 1, 2**40])
def test_a_bound_that_no_draw_is_fair_below_is_refused(bound: int) -> None:
    with pytest.raises(AssertionError):
        seeded(1).below(0, bound)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_draws_are_fair(sides: int, seed: int) -> None:
    chance, draws = seeded(seed), 200 * sides
    counts = Counter(chance.below(0, sides) for _ in range(draws))
    squares = sum((counts[side] - 200) ** 2 / 200 for side in range(sides))
    freedom = sides - 1
    # Five standard deviations above the mean of chi-square: these seeds are far from it.
    assert squares < freedom + 5 * (2 * freedom) ** 0.5


def test_a_bound_near_the_end_of_the_range_does_not_favour_small_numbers() -> None:
    bound = M1 // 4 * 3  # without rejection the lowest third would come twice as often
    chance = seeded(5)
    low = sum(chance.below(0, bound) < bound // 3 for _ in range(3000))
    assert 900 < low < 1100


def test_numbers_drawn_in_a_row_do_not_depend_on_one_another() -> None:
    chance = seeded(3)
    pairs = Counter((chance.below(0, 6), chance.below(0, 6)) for _ in range(7200))
    assert (
        sum((pairs[i, j] - 200) ** 2 / 200 for i in range(6) for j in range(6)) < 35 + 5 * 70**0.5
    )


@given(SEEDS, st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any))
def test_a_weighted_draw_never_falls_on_a_weight_of_zero(seed: int, values: list[int]) -> None:
    chance = seeded(seed)
    for _ in range(20):
        assert values[chance.weighted(0, weights(*values))] > 0


def test_weighted_draws_follow_their_weights() -> None:
    chance, values = seeded(11), (0, 1, 3, 0, 6)
    counts = Counter(chance.weighted(0, weights(*values)) for _ in range(5000))
    assert all(abs(counts[i] - 500 * weight) < 150 for i, weight in enumerate(values))


def test_weights_that_are_all_zero_are_refused() -> None:
    with pytest.raises(AssertionError):
        seeded(1).weighted(0, weights(0, 0))


@given(SEEDS, st.lists(st.integers(-5, 5)))
def test_a_shuffled_pile_holds_the_same_pieces(seed: int, pieces: list[int]) -> None:
    pile = Pile()
    pile.fill(pieces)
    seeded(seed).shuffle(0, pile)
    assert sorted(pile.as_list()) == sorted(pieces)


def test_every_order_is_as_likely_as_any_other() -> None:
    chance, counts = seeded(8), Counter[tuple[int, ...]]()
    for _ in range(4800):
        pile = Pile()
        pile.fill(range(4))
        chance.shuffle(0, pile)
        counts[tuple(pile.as_list())] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 5 * 46**0.5


def test_a_copy_gives_the_same_draws_and_goes_its_own_way() -> None:
    first = seeded(4, 2)
    first.force(1, [5])
    second = first.copy()
    assert raw(first) == raw(second)
    assert (first.below(1, 6), second.below(1, 6)) == (5, 5)
    raw(first, 0, 1)
    assert raw(first) != raw(second)


def test_drawing_from_a_copy_leaves_the_original_alone() -> None:
    first, fresh = seeded(4), seeded(4)
    raw(first.copy())
    assert raw(first) == raw(fresh)


def test_a_split_off_generator_is_neither_its_parent_nor_its_sister() -> None:
    chance = seeded(4, 2)
    one, two = chance.split(0), chance.split(0)
    assert one.streams() == 1
    assert len({tuple(raw(generator)) for generator in (one, two, chance)}) == 3


def test_a_split_takes_its_seed_from_the_next_four_numbers() -> None:
    chance, seed = seeded(4), 0
    for word in raw(seeded(4), count=4):
        seed = seed * M1 + word
    assert raw(chance.split(0)) == raw(seeded(seed))
    assert raw(chance) == raw(seeded(4), count=24)[4:]


def test_decided_draws_come_first_and_in_order() -> None:
    chance = seeded(9)
    chance.force(0, [5, 0, 3])
    assert [chance.below(0, 6) for _ in range(3)] == [5, 0, 3]
    assert raw(chance) == raw(seeded(9)), "they took nothing from the stream"


def test_draws_decided_later_come_later() -> None:
    chance = seeded(9, 2)
    chance.force(0, [1])
    chance.force(1, [4])
    chance.force(0, [2])
    assert [chance.below(0, 6), chance.below(1, 6), chance.below(0, 6)] == [1, 4, 2]


def test_decided_draws_of_one_stream_leave_the_others_alone() -> None:
    chance, undecided = seeded(9, 2), seeded(9, 2)
    chance.force(1, [3])
    for _ in range(9):
        assert chance.below(0, 1000) == undecided.below(0, 1000)
    assert chance.below(1, 6) == 3


def test_the_order_in_which_streams_are_decided_does_not_matter() -> None:
    one, other = seeded(1, 3), seeded(1, 3)
    for stream in (2, 0, 1, 0):
        one.force(stream, [stream])
    for stream in (0, 0, 1, 2):
        other.force(stream, [stream])
    assert one.decided() == other.decided()


def test_a_decided_draw_decides_a_weighted_one_too() -> None:
    chance = seeded(9)
    chance.force(0, [2, 0, 1, 0])
    assert [chance.weighted(0, weights(5, 5, 5)) for _ in range(4)] == [2, 0, 1, 0]


@pytest.mark.parametrize("draw", ["below", "weighted"])
def test_a_decided_draw_that_cannot_be_is_refused(draw: str) -> None:
    chance = seeded(9)
    chance.force(0, [3])
    with pytest.raises(PositionError) as refused:
        chance.below(0, 3) if draw == "below" else chance.weighted(0, weights(1, 1, 1))
    assert refused.value.code == "position/impossible-draw"
    assert refused.value.data == {"value": 3, "most": 2}


def test_a_draw_cannot_be_decided_to_be_negative() -> None:
    with pytest.raises(AssertionError):
        seeded(9).force(0, [-1])


def test_a_new_seed_forgets_decided_draws() -> None:
    chance = seeded(9)
    chance.force(0, [2])
    chance.seed(10)
    assert raw(chance) == raw(seeded(10))
    assert chance.decided() == []


def test_decided_draws_shuffle_as_told() -> None:
    chance, pile = seeded(9), Pile()
    pile.fill([10, 11, 12, 13])
    chance.force(0, [3, 2, 1])  # each piece stays where it is
    chance.shuffle(0, pile)
    assert pile.as_list() == [10, 11, 12, 13]
