"""Shuffled lists keep their pieces, and follow the stream they are drawn from."""

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.core.shuffling import shuffled


def seeded(seed: int) -> Chance:
    chance = Chance(2)
    chance.seed(seed)
    return chance


def test_the_order_is_that_of_a_shuffled_pile() -> None:
    pile = Pile()
    pile.fill(range(9))
    seeded(4).shuffle(1, pile)
    assert shuffled(range(9), seeded(4), 1) == pile.as_list()


def test_equal_pieces_stay_apart_and_nothing_is_lost() -> None:
    pieces = ["a", "a", "b", "c"]
    orders = {tuple(shuffled(pieces, seeded(seed))) for seed in range(60)}
    assert len(orders) == 12, "every order comes up"
    assert all(sorted(order) == pieces for order in orders)
    assert pieces == ["a", "a", "b", "c"]
