"""Changes to the C that mypyc writes: deallocators mended, bodies of modules eased."""

import os
import subprocess
import sys

import pytest

from compile import ease, mend
from looptable.core.build import build

CYCLIC = """\
    static void
    tape___Tape_dealloc(TapeObject *self)
    {
        PyObject_GC_UnTrack(self);
        CPy_TRASHCAN_BEGIN(self, tape___Tape_dealloc)
        CPyDef_tape___Tape_clear((PyObject *)self);
        Py_TYPE(self)->tp_free((PyObject *)self);
        CPy_TRASHCAN_END(self)
        done: ;
    }
"""
BEFORE = """\
static void
pile___Pile_dealloc(PileObject *self)
{
    CPy_TRASHCAN_BEGIN(self, pile___Pile_dealloc)
    CPyDef_pile___Pile_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
AFTER = """\
static void
pile___Pile_dealloc(PileObject *self)
{
    CPyDef_pile___Pile_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    done: ;
}
"""


def test_a_deallocator_of_an_acyclic_class_loses_both_lines_of_the_trashcan() -> None:
    assert mend(BEFORE) == AFTER


def test_a_deallocator_that_the_garbage_collector_knows_keeps_them() -> None:
    assert mend(CYCLIC) == CYCLIC


def test_each_deallocator_of_a_file_is_mended_for_itself() -> None:
    assert mend(CYCLIC + BEFORE + CYCLIC + BEFORE) == CYCLIC + AFTER + CYCLIC + AFTER


BODY = """\
char CPyDef_chance_____top_level__(void) {
    return 1;
}
"""


def test_only_the_body_of_a_module_is_left_unoptimized() -> None:
    call = "    char result = CPyDef_chance_____top_level__();\n"
    eased = ease(BODY + call)
    assert "RUNS_ONCE char CPyDef_chance_____top_level__(void) {" in eased
    assert eased.endswith(call)
    assert ease(call) == call


def test_a_file_that_is_eased_already_stays_as_it_is() -> None:
    assert ease(ease(BODY)) == ease(BODY)


def test_what_is_mended_stays_as_it_is() -> None:
    """mypyc leaves a file alone that has not changed, so it may be mended twice."""
    once = mend(CYCLIC + BEFORE)
    assert mend(once) == once


# Fifty deep, a deallocator is put off to the trashcan: these states lie there, with their piles.
CHAIN = """
from looptable.engine.registry import find_game
from looptable.core.build import build

assert build() == "compiled"
state = find_game("the-loop").start(2, {}, 1)
before = state.key()
chain = ()
for _ in range(1000):
    chain = (chain, state.clone())
del chain
twins = [state.clone() for _ in range(1000)]
assert all(twin.key() == before for twin in twins)
"""


@pytest.mark.skipif(build() == "interpreted", reason="about the deallocators of compiled classes")
def test_a_long_chain_of_states_is_freed_without_damage() -> None:
    """With every block of memory between guards that are looked at when it is freed."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    environment.pop("LOOPTABLE_PURE", None)
    done = subprocess.run(
        [sys.executable, "-c", CHAIN],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
