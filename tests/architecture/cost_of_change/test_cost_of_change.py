"""The cost of a change, counted: small patches are applied to a copy of the tree and tested there.

Files of content, text and tests are free, and so are generated files; all others count. The figures
and what they were before are in docs/decisions/0013-cost-of-change.md. When a patch no longer applies, make
the same change by hand and write the patch again: `git add -AN && git diff -U1 > NAME.patch`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
GAMES = "src/looptable/games"
FREE = {"content", "text", "tests"}
LEFT_OUT = shutil.ignore_patterns(
    *("*.so", "*.png", "web", "node_modules", "playthroughs", "references", "corpus")
)
GENERATE = """
import sys
from pathlib import Path
sys.path.insert(0, "tools")
import generate
for path, source in generate.declarations():
    if sys.argv[1] in path.parts:
        path.write_text(source, "utf-8")
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources, tools and helpers of tests."""
    copy = tmp_path / "tree"
    for folder in ("src/looptable", "frontend", "tools", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def run(tree: Path, *arguments: str) -> None:
    """Runs Python in the copy, on the sources of the copy."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "LOOPTABLE_PURE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def run_tests(tree: Path, *files: str) -> None:
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files)


def touched(name: str) -> list[PurePosixPath]:
    """The files of a patch."""
    patch = (HERE / f"{name}.patch").read_text("utf-8")
    return [PurePosixPath(file) for file in re.findall(r"^\+\+\+ b/(.+)$", patch, re.MULTILINE)]


def apply(tree: Path, name: str) -> None:
    patch = HERE / f"{name}.patch"
    subprocess.run(["git", "apply", str(patch)], cwd=tree, check=True, timeout=60)


def cost(name: str) -> list[str]:
    """The files of a patch that count."""
    return [str(file) for file in touched(name) if not FREE & set(file.parts)]


def own_tests(name: str) -> list[str]:
    return [str(file) for file in touched(name) if file.name.startswith("test_")]


def test_a_card_is_content_and_names(tree: Path) -> None:
    apply(tree, "card")
    run_tests(tree, *own_tests("card"))
    assert cost("card") == []


def test_a_verb_is_one_file(tree: Path) -> None:
    apply(tree, "verb")
    run(tree, "-c", GENERATE, "the_loop")
    run_tests(tree, *own_tests("verb"))
    assert cost("verb") == [f"{GAMES}/the_loop/verbs/cubes.py"]


def test_a_mode_is_one_file(tree: Path) -> None:
    apply(tree, "mode")
    run_tests(tree, *own_tests("mode"))
    assert cost("mode") == [f"{GAMES}/the_loop/rules/modes/sprint.py"]


def test_a_bot_is_one_folder(tree: Path) -> None:
    apply(tree, "bot")
    run_tests(tree, *own_tests("bot"))
    assert {str(PurePosixPath(file).parent) for file in cost("bot")} == {f"{GAMES}/_template/bot"}


def test_a_route_is_a_handler_a_message_and_a_call(tree: Path) -> None:
    apply(tree, "route")
    run_tests(tree, *own_tests("route"))
    assert len(cost("route")) <= 5


def test_a_page_is_a_component_and_a_row() -> None:
    assert cost("page") == ["frontend/src/app/routes.ts", "frontend/src/pages/Credits.svelte"]


@pytest.mark.soak
def test_the_page_of_the_patch_is_shown(tree: Path) -> None:
    node = pytest.importorskip("build_client").find_node(may_fetch=False)
    apply(tree, "page")
    (tree / "frontend" / "node_modules").symlink_to(ROOT / "frontend" / "node_modules")
    subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", "credits"],
        cwd=tree / "frontend",
        env={**os.environ, "PATH": node.path},
        check=True,
    )


def copy_template(tree: Path, name: str) -> None:
    """Copies the template under a new name: its folder in imports, and its id."""
    target = tree / GAMES / name
    shutil.copytree(tree / GAMES / "_template", target)
    for path in target.rglob("*"):
        if path.suffix in (".py", ".toml"):
            text = path.read_text("utf-8").replace("games._template", f"games.{name}")
            path.write_text(text.replace('"template"', f'"{name}"'), "utf-8")


KIT = """
from looptable.conformance import check_game
from looptable.engine.registry import find_game
game = find_game("copied")
assert game.meta.id == "copied"
assert not (findings := check_game(game, games=1, players=2)), findings
"""


def test_a_game_is_one_folder(tree: Path) -> None:
    copy_template(tree, "copied")
    run(tree, "-c", KIT)
    run_tests(tree, f"{GAMES}/copied/tests")


@pytest.mark.soak
def test_a_copied_game_needs_nothing_but_its_folder(tree: Path) -> None:
    copy_template(tree, "copied")
    shutil.copytree(ROOT / "docs", tree / "docs", ignore=LEFT_OUT)
    run(tree, "tools/generate.py", "--check")
    run(tree, "-m", "looptable.conformance", "copied", "--games", "3")
