"""Which build runs, seen from child processes, where nothing is imported yet."""

import os
import subprocess
import sys
import sysconfig
import tomllib
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

import compile as compile_tool
import looptable
from looptable._pure import SourceFinder

ROOT = Path(__file__).parents[2]
PACKAGE = Path(looptable.__file__).parent
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES: list[str] = PROJECT["tool"]["looptable"]["compiled"]["modules"]
# A machine without a C compiler has no compiled files, and then interpreted is the right answer.
EXPECTED = "compiled" if list(PACKAGE.rglob(f"*{SUFFIX}")) else "interpreted"


def ask(code: str, pure: str | None) -> list[str]:
    """The lines that the code prints in a new process."""
    environment = {key: value for key, value in os.environ.items() if key != "LOOPTABLE_PURE"}
    if pure is not None:
        environment["LOOPTABLE_PURE"] = pure
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()


BUILD = "from looptable.core.build import build; print(build())"
FILES = f"""
from importlib import import_module
for name in {MODULES}:
    print(import_module(name).__file__)
"""


@pytest.mark.parametrize("pure", [None, "", "0"])
def test_the_best_build_on_this_machine_is_loaded(pure: str | None) -> None:
    assert ask(BUILD, pure) == [EXPECTED]


def test_pure_loads_the_interpreted_build() -> None:
    assert ask(BUILD, "1") == ["interpreted"]


def test_every_listed_module_is_loaded_in_the_same_form() -> None:
    end = SUFFIX if EXPECTED == "compiled" else ".py"
    files = ask(FILES, None)
    assert len(files) == len(MODULES)
    assert [file for file in files if not file.endswith(end)] == []


def test_pure_loads_every_listed_module_from_its_source() -> None:
    files = ask(FILES, "1")
    assert len(files) == len(MODULES)
    assert [file for file in files if not file.endswith(".py")] == []


def test_compiled_files_belong_to_the_present_sources() -> None:
    modules = compile_tool.listed_modules()
    is_fresh = EXPECTED == "interpreted" or compile_tool.is_current(modules)
    assert is_fresh, "compiled modules are older than their sources: run make install"


def test_the_finder_prefers_the_source_where_python_prefers_the_extension(tmp_path: Path) -> None:
    (tmp_path / "rules.py").touch()
    (tmp_path / f"rules{SUFFIX}").touch()
    usual = PathFinder.find_spec("looptable.rules", [str(tmp_path)])
    pure = SourceFinder("looptable").find_spec("looptable.rules", [str(tmp_path)])
    assert usual is not None
    assert usual.origin == str(tmp_path / f"rules{SUFFIX}")
    assert pure is not None
    assert pure.origin == str(tmp_path / "rules.py")


def test_the_finder_leaves_everything_else_to_python(tmp_path: Path) -> None:
    (tmp_path / "rules.py").touch()
    (tmp_path / f"kernel{SUFFIX}").touch()
    (tmp_path / "folder").mkdir()
    finder = SourceFinder("looptable")
    assert finder.find_spec("elsewhere.rules", [str(tmp_path)]) is None
    assert finder.find_spec("looptable.kernel", [str(tmp_path)]) is None
    assert finder.find_spec("looptable.folder", [str(tmp_path)]) is None
    assert finder.find_spec("looptable", None) is None


def test_package_and_project_say_the_same_version() -> None:
    assert looptable.__version__ == PROJECT["project"]["version"]
