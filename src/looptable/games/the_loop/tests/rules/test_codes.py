"""The numbers behind the names: each stands where its name stands, and no two are mixed up."""

from itertools import pairwise

import pytest

from looptable.effects.program import FIRST, KEEP
from looptable.games.the_loop.rules import codes as c

NUMBERS = {name: value for name, value in vars(c).items() if isinstance(value, int)}


def between(first: str, last: str) -> dict[str, int]:
    """The numbers declared from one name to another."""
    names = list(NUMBERS)
    return {name: NUMBERS[name] for name in names[names.index(first) : names.index(last) + 1]}


def test_instructions_follow_one_another_behind_those_of_the_machine() -> None:
    numbers = list(between("ADD_ENERGY", "REBIRTH").values())
    assert KEEP < FIRST == numbers[0]
    assert numbers == list(range(FIRST, FIRST + 61))


NAMES = [
    (c.PHASE_NAMES, between("DEAL_PHASE", "GIFT_PHASE")),
    (c.STREAM_NAMES, between("S_SETUP", "S_DECKS")),
    (c.MODE_NAMES, between("SABOTAGE", "ULTRAMACHINA")),
    (c.ABILITY_NAMES, between("CANCEL", "BORROW")),
    (c.MISSION_KINDS, between("RIFT_FOO", "ENERGY_HERE")),
    (c.ENDING_NAMES, between("WON", "MEGA_VORTEX")),
]


@pytest.mark.parametrize(("words", "numbers"), NAMES)
def test_each_number_is_the_place_of_its_name(
    words: tuple[str, ...], numbers: dict[str, int]
) -> None:
    said = [
        name.removesuffix("_PHASE").removesuffix("_HERE").removeprefix("S_") for name in numbers
    ]
    assert said == [word.replace("-", "_").upper() for word in words]
    assert list(numbers.values()) == list(range(len(words)))


def test_questions_come_behind_the_two_of_the_machine() -> None:
    assert (c.ASK_CHOOSE, c.ASK_MAY) == (0, 1)
    for place, word in enumerate(c.PROMPT_NAMES):
        assert NUMBERS[f"ASK_{word.upper()}"] == place + 2


def test_registers_stand_behind_the_answer() -> None:
    for place, word in enumerate(c.REGISTERS):
        assert NUMBERS[f"R_{word.upper()}"] == place + 1


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("HERE", "HOME"),
        ("AMONG_ADJACENT", "AMONG_VORTEXES"),
        ("NEED_NOTHING", "NEED_AWAY"),
        ("ONLY_STEP", "LATER_STEP"),
        ("COUNT_RIFTS", "COUNT_AGENTS"),
    ],
)
def test_operands_of_a_kind_are_told_apart(first: str, last: str) -> None:
    numbers = list(between(first, last).values())
    assert numbers == list(range(len(numbers)))


def test_what_is_counted_has_a_word() -> None:
    counted = (c.KINDS["rifts"], c.KINDS["clones"], c.KINDS["agents"])
    assert counted == (c.COUNT_RIFTS, c.COUNT_CLONES, c.COUNT_AGENTS)
    assert sorted(c.KINDS.values()) == list(range(len(c.KINDS)))


def test_actions_of_a_kind_do_not_run_into_the_next_kind() -> None:
    """Eras and missions are added to a kind; cards come last, however many a pack brings."""
    kinds = [c.END, c.MOVE, c.FREE_MOVE, c.LOOP, c.ABILITY, c.MARK, c.USE]
    assert kinds == sorted(kinds)
    assert all(after - before >= c.ERAS for before, after in pairwise(kinds))
    assert c.EACH_OF > c.HOME
