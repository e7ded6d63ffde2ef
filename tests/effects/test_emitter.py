"""Programs: what is emitted for each form, and what cannot be emitted."""

import pytest
from tests.effects.tiny import GAIN, LANGUAGE, NOTATION, NOTE, OTHERS, ROB

from looptable.effects import program
from looptable.effects.emitter import Emitter, check_effect, compile_effects, register_names
from looptable.effects.nodes import Do, Each, walk
from looptable.effects.notation import NotationError
from looptable.effects.program import WIDTH, Program, bit

pytestmark = pytest.mark.both_builds


def code(effect: str) -> list[tuple[int, ...]]:
    made = list(compile_effects(LANGUAGE, {"card": NOTATION.parse(effect)}).program.code)
    return [tuple(made[i : i + WIDTH]) for i in range(0, len(made), WIDTH)]


def kinds(effect: str) -> list[int]:
    return [instruction[0] for instruction in code(effect)]


def fault(effect: str) -> tuple[str, int]:
    with pytest.raises(NotationError) as refused:
        check_effect(LANGUAGE, NOTATION.parse(effect))
    return refused.value.mistake.code, refused.value.mistake.column


def test_a_card_ends_with_a_return() -> None:
    assert code("gain 2 coins") == [(GAIN, 2, 0, 0), (program.RETURN, 0, 0, 0)]


def test_a_choice_is_a_table_of_jumps() -> None:
    assert code("choose: note 1 | note 2") == [
        (program.CHOOSE, 2, 28, 0),
        (program.JUMP, 12, 0, 0),
        (program.JUMP, 20, 0, 0),
        (NOTE, 1, 0, 0),
        (program.JUMP, 28, 0, 0),
        (NOTE, 2, 0, 0),
        (program.JUMP, 28, 0, 0),
        (program.RETURN, 0, 0, 0),
    ]


def test_every_offer_of_up_to_leads_out_when_declined() -> None:
    assert code("up to 2: note 1") == [
        (program.MAY, 16, 0, 0),
        (NOTE, 1, 0, 0),
        (program.MAY, 16, 0, 0),
        (NOTE, 1, 0, 0),
        (program.RETURN, 0, 0, 0),
    ]


def test_a_loop_keeps_its_members_and_comes_back() -> None:
    rest, item = 2, 3  # behind the answer and the game's own register
    assert code("for each other player: rob 1 coin") == [
        (OTHERS, 0, 0, 0),
        (program.KEEP, rest, 0, 0),
        (program.NEXT, rest, item, 20),
        (ROB, 1, item, 0),
        (program.JUMP, 8, 0, 0),
        (program.RETURN, 0, 0, 0),
    ]


def test_a_condition_jumps_over_what_it_does_not_want() -> None:
    assert kinds("if you have 1 coin: note 1")[1:] == [program.IFNOT, NOTE, program.RETURN]
    assert kinds("if you have 1 coin: note 1 else: note 2")[1:] == [
        program.IFNOT,
        NOTE,
        program.JUMP,
        NOTE,
        program.RETURN,
    ]


def test_a_repetition_is_written_out() -> None:
    assert kinds("3 times: note 1") == [NOTE] * 3 + [program.RETURN]


def test_what_is_offered_is_known_by_its_address() -> None:
    effects = {"one": "may: note 1", "two": "note 3; choose: note 1 | note 2"}
    trees = {name: NOTATION.parse(effect) for name, effect in effects.items()}
    compiled = compile_effects(LANGUAGE, trees)
    assert {
        compiled.program.name(address): [NOTATION.write(node) for node in nodes]
        for address, nodes in compiled.offers.items()
    } == {"one": ["note 1"], "two+1": ["note 1", "note 2"]}


def test_registers_are_the_answer_the_games_own_and_two_loops() -> None:
    assert register_names(LANGUAGE) == (
        "answer",
        "stone",
        "loop-1-rest",
        "loop-1-item",
        "loop-2-rest",
        "loop-2-item",
    )
    assert Emitter(LANGUAGE).register("stone") == 1


@pytest.mark.parametrize(
    ("effect", "column"),
    [
        ("rob 1 coin", 1),
        ("note 1; rob 1 coin", 9),
        ("for each other player: note 1; rob 1 coin", 32),
        ("may: (note 1; rob 1 coin)", 15),
    ],
)
def test_a_member_outside_of_a_loop_is_a_mistake(effect: str, column: int) -> None:
    assert fault(effect) == ("effect/outside-each", column)


def test_a_third_loop_inside_two_is_a_mistake() -> None:
    loop = "for each other player: "
    assert fault(loop * 3 + "note 1") == ("effect/too-deep", 2 * len(loop) + 10)
    check_effect(LANGUAGE, NOTATION.parse(loop * 2 + "note 1"))


def test_two_loops_in_a_row_use_the_same_registers() -> None:
    loops = "for each other player: rob 1 coin; " * 4 + "note 1"
    check_effect(LANGUAGE, NOTATION.parse(loops))


@pytest.mark.parametrize(
    "effect",
    ["9 times: 9 times: 9 times: 9 times: note 1", "up to 9: 9 times: up to 9: 9 times: note 1"],
)
def test_repetitions_that_multiply_without_end_are_a_mistake(effect: str) -> None:
    assert fault(effect)[0] == "effect/too-large"


def test_the_size_of_one_card_does_not_count_for_the_next() -> None:
    large = NOTATION.parse("9 times: 9 times: 9 times: note 1")
    compiled = compile_effects(LANGUAGE, {f"card-{i}": large for i in range(5)})
    assert len(compiled.program.code) == 5 * (729 + 1) * WIDTH


def test_a_mistake_of_a_tree_that_nobody_wrote_has_no_column() -> None:
    with pytest.raises(NotationError) as refused:
        check_effect(LANGUAGE, Do("rob", (("n", 1),)))
    assert refused.value.mistake.column == 0
    check_effect(LANGUAGE, Each(Do("others"), Do("rob", (("n", 1),))))


def test_clauses_are_met_in_reading_order() -> None:
    tree = NOTATION.parse(
        "choose: note 1 | (note 2; may: note 3); "
        "for each other player: if you have 1 coin: note 4 else: note 5; up to 2: 2 times: note 6"
    )
    assert [clause.number("n") for clause in walk(tree)] == [1, 2, 3, 4, 5, 6]


def test_names_of_instructions_read_back() -> None:
    made = Program([0] * 20, {"ride": 0, "walk": 12}, 1)
    assert [made.name(i) for i in range(0, 20, 4)] == ["ride", "ride+1", "ride+2", "walk", "walk+1"]
    assert list(made) == ["ride", "walk"]
    assert made.find("ride+0") == made.start("ride")


@pytest.mark.parametrize("name", ["ride+3", "walk+2", "run", "", "ride+", "ride+ 1", "ride+1.0"])
def test_a_name_that_no_instruction_has_is_not_found(name: str) -> None:
    with pytest.raises(KeyError):
        Program([0] * 20, {"ride": 0, "walk": 12}, 1).find(name)


@pytest.mark.parametrize("member", [0, 1, 30, 31, 32, 33, 61, 62])
def test_a_mask_holds_members_far_behind_thirty_one(member: int) -> None:
    assert bit(member) == 2**member
