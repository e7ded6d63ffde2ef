"""Instructions are found in the functions that execute them."""

from pathlib import Path

import pytest

from looptable.effects.instructions import instruction_codes, read_instructions, steps_source
from looptable.effects.program import FIRST, FIRST_DEED

SPARKS = """
def do_gain(t, count): ...
def emit_gain(emitter, clause): ...
def do_roll(t): ...
"""
HOURS = "def do_pick(t, among, need, target): ..."


def verbs(folder: Path, **modules: str) -> Path:
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(source, "utf-8")
    return folder


def test_each_do_function_is_an_instruction_with_its_operands(tmp_path: Path) -> None:
    found = read_instructions(verbs(tmp_path, sparks=SPARKS, hours=HOURS))
    assert [(i.name, i.module, i.operands) for i in found] == [
        ("pick", "hours", 3),
        ("gain", "sparks", 1),
        ("roll", "sparks", 0),
    ]


def test_generated_modules_are_not_scanned(tmp_path: Path) -> None:
    assert read_instructions(verbs(tmp_path, codes=HOURS, steps=HOURS)) == []


def test_questions_have_numbers_of_their_own_before_the_deeds(tmp_path: Path) -> None:
    asking = "def do_pick_hour(t): ..."
    source = instruction_codes(read_instructions(verbs(tmp_path, sparks=SPARKS, hours=asking)))
    numbers = dict(line.split(": Final = ") for line in source.splitlines() if "Final =" in line)
    assert numbers == {
        "PICK_HOUR": str(FIRST),
        "GAIN": str(FIRST_DEED),
        "ROLL": str(FIRST_DEED + 1),
    }


def test_the_dispatch_calls_the_function_of_each_instruction(tmp_path: Path) -> None:
    many = "\n".join(f"def do_{name}(t): ..." for name in "abcdefg")
    instructions = read_instructions(verbs(tmp_path, hours=HOURS, letters=many))
    source = steps_source(instructions, "verbs", "fields:Fields")
    body = source[source.index("def step") :].replace("t: Fields, ", "t, ")
    called: list[tuple[object, ...]] = []

    class Recorder:
        def __getattr__(self, name: str) -> object:
            return lambda *operands: called.append((name, *operands))

    space: dict[str, object] = {"hours": Recorder(), "letters": Recorder(), "i64": int}
    exec(body, space)  # our own source
    step = space["step"]
    assert callable(step)
    for kind in range(FIRST_DEED, FIRST_DEED + len(instructions)):
        step("t", kind, 1, 2, 3)
    assert called == [("do_pick", "t", 1, 2, 3), *((f"do_{name}", "t") for name in "abcdefg")]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def do_x(t, a, b, c, d): ...", "takes the table and 0 to 3 operands"),
        ("def do_x(): ...", "takes the table and 0 to 3 operands"),
        ("def do_x(t): ...\ndef do_x(t): ...", "two functions are called do_x"),
    ],
)
def test_a_function_that_cannot_be_an_instruction_is_refused(
    tmp_path: Path, source: str, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_instructions(verbs(tmp_path, odd=source))
