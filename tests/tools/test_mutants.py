"""Which small changes break a line, and that nothing else of the file moves."""

from textwrap import dedent

import pytest

from mutation.finder import find_mutants
from mutation.mutant import Mutant
from mutation.sample import draw


def find(source: str) -> tuple[Mutant, ...]:
    return find_mutants("rules.py", dedent(source))


def lines(source: str) -> list[str]:
    """What the lines become, for a body inside a function."""
    return [mutant.mutated for mutant in find(f"def f():\n    {source}\n")]


@pytest.mark.parametrize(
    ("source", "becomes"),
    [
        ("yield a < b", ["yield a <= b", "yield a >= b"]),
        ("yield a <= b", ["yield a < b", "yield a > b"]),
        ("yield a > b", ["yield a <= b", "yield a >= b"]),
        ("yield a == b", ["yield a != b"]),
        ("yield a not  in b", ["yield a in b"]),
        ("yield a is not b", ["yield a is b"]),
        ("yield a is (not b)", ["yield a is not (not b)", "yield a is (b)"]),
        ("yield (a) == (b) != c", ["yield (a) != (b) != c", "yield (a) == (b) == c"]),
        ("yield a + b", ["yield a - b"]),
        ("yield (a) * (b % c)", ["yield (a) // (b % c)", "yield (a) * (b // c)"]),
        ("yield -a", ["yield a"]),
        ("yield 3", ["yield 2", "yield 4"]),
        ("yield 0", ["yield (-1)", "yield 1"]),
        ("yield True", ["yield False"]),
        ("yield not(a)", ["yield (a)"]),
        ("yield max(a, b)", ["yield min(a, b)"]),
        ("yield f(x, key=1)", ["yield f(x, key=0)", "yield f(x, key=2)"]),
        ("while a: break", ["while not a: break", "while a: continue"]),
        ("if (n := f()): continue_()", ["if (not (n := f())): continue_()", "if (n := f()): pass"]),
        ("return x", ["pass"]),
        ("raise Wrong(x)", ["pass"]),
        ("x.add(y)", ["pass"]),
        ("x = y", ["pass"]),
        ("x: int = y", ["pass"]),
        ("x += y", ["pass", "x -= y"]),
        (
            "yield 'é' if a < b else 'ü'",
            ["yield 'é' if a <= b else 'ü'", "yield 'é' if a >= b else 'ü'"],
        ),
    ],
)
def test_a_line_is_broken_in_these_ways(source: str, becomes: list[str]) -> None:
    assert sorted(lines(source)) == sorted(becomes)


def test_and_and_or_change_places_and_their_sides_are_negated() -> None:
    assert sorted(lines("yield a and b.c or d < e")) == sorted(
        [
            "yield a or b.c or d < e",
            "yield a and b.c and d < e",
            "yield not a and b.c or d < e",
            "yield a and not b.c or d < e",
            "yield a and b.c or d <= e",
            "yield a and b.c or d >= e",
        ]
    )


@pytest.mark.parametrize(
    "source",
    [
        "import x",
        "x: Literal[1, 2]",
        "def f(x: 'int' = None) -> Literal[3]: ...",
        "@cache(maxsize=1)\nclass A(Base[1], frozen=True): ...",
        "assert 1 < 2",
        "if TYPE_CHECKING:\n    x = 1",
        "if __name__ == '__main__':\n    main(1)",
        "Choice = Take | Leave | None",
        "text = 'a' + b + f'{1 + 2}'",
        "def f(x):\n    assert_never(x)",
        "total = a",
    ],
)
def test_what_holds_no_rule_is_left_alone(source: str) -> None:
    assert find(source) == ()


def test_only_the_changed_span_changes() -> None:
    source = dedent("""
        def f(a,  b):  # odd  spacing stays
            '''Été, ünïcode.'''
            if (a   # why
                    < b):
                return  (a,
                         b)
            return None
    """)
    texts = {mutant.apply(source) for mutant in find(source)}
    assert source.replace("< b", "<= b") in texts
    assert source.replace("< b", ">= b") in texts
    assert source.replace("return  (a,\n                 b)", "pass") in texts
    assert source.replace("return None", "pass") in texts
    assert len(texts) == 4


def test_a_mutant_knows_its_line_and_the_lines_that_run_with_it() -> None:
    source = """
        LIMIT = 3
        def f(a):
            if (a
                    < LIMIT):
                go(
                    a)
            match a:
                case 4 if b:
                    pass
    """
    found = {(mutant.original, mutant.line, mutant.reach) for mutant in find(source)}
    assert found == {
        ("LIMIT = 3", 2, (2, 2)),
        ("< LIMIT):", 5, (4, 5)),
        ("go(", 6, (6, 7)),
        ("case 4 if b:", 9, (9, 9)),
    }


def test_a_change_that_is_no_python_or_no_change_is_not_sound() -> None:
    source = "x = 1\n"
    sound, *_ = find(source)
    assert sound.is_sound(source)
    broken = Mutant("rules.py", 1, 4, 5, "(", "constant", "x = 1", "x = (", (1, 1))
    same = Mutant("rules.py", 1, 4, 5, "0x1", "constant", "x = 1", "x = 0x1", (1, 1))
    assert not broken.is_sound(source)
    assert not same.is_sound(source)


def test_a_sample_depends_on_its_seed_alone_and_grows_with_its_size() -> None:
    source = "".join(f"x{n} = {n}\n" for n in range(100))
    found, texts = find_mutants("rules.py", source), {"rules.py": source}
    small, large = draw(found, texts, 10, seed=1), draw(found, texts, 50, seed=1)
    assert draw(tuple(found), texts, 10, seed=1) == small
    assert set(small) < set(large)
    assert small == tuple(sorted(small))
    assert draw(found, texts, 10, seed=2) != small
    assert len(draw(found, texts, 1000, seed=1)) == len(found) == 200


def test_a_change_elsewhere_does_not_exchange_the_sample() -> None:
    source = "".join(f"x{n} = {n}\n" for n in range(100))
    found, texts = find_mutants("rules.py", source), {"rules.py": source}
    drawn = [mutant.mutated for mutant in draw(found, texts, 20, seed=1)]
    longer = f"# a comment\ny = 1\n{source}"
    more = find_mutants("rules.py", longer)
    again = [mutant.mutated for mutant in draw(more, {"rules.py": longer}, 20, seed=1)]
    assert len(set(drawn) & set(again)) >= 18, "two more mutants can push out two at most"
    kept = [mutant for mutant in found if mutant.mutated != drawn[0]]
    assert set(drawn[1:]) < {mutant.mutated for mutant in draw(kept, texts, 20, seed=1)}


def test_lines_that_read_the_same_are_drawn_one_by_one() -> None:
    source = "x = 1\n" * 40
    found, texts = find_mutants("rules.py", source), {"rules.py": source}
    assert len(draw(found, texts, 7, seed=1)) == 7
    assert len({mutant.line for mutant in draw(found, texts, 7, seed=1)}) > 3
