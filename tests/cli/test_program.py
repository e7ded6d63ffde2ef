"""The program itself: version, help, languages, and what it loads."""

import subprocess
import sys
from collections.abc import Callable

import click
import pytest
from click.testing import Result

from looptable import __version__
from looptable.cli import COMMANDS, main
from looptable.cli.command import voice_of
from looptable.cli.voice import Voice
from looptable.core.build import build

Run = Callable[..., Result]


def context_of(name: str, lang: str) -> click.Context:
    parent = click.Context(main, info_name="looptable", obj=Voice(lang))
    command = main.get_command(parent, name)
    assert command is not None
    return click.Context(command, info_name=name, parent=parent)


def test_the_version_says_which_build_runs(run: Run) -> None:
    assert run("--version").stdout == f"looptable {__version__} ({build()})\n"


def test_asking_for_the_version_loads_next_to_nothing() -> None:
    code = (
        "import sys\n"
        "from looptable.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: pass\n"
        "heavy = {'rich', 'msgspec', 'lark', 'looptable.engine', 'looptable.content'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert answer.splitlines()[-1] == "[]"


def test_a_real_process_ends_with_the_right_status() -> None:
    words = [sys.executable, "-m", "looptable.cli", "show", "no-such-file", "--lang", "fr"]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Le fichier")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_goes_away_is_no_error() -> None:
    words = f"{sys.executable} -m looptable.cli rules the-loop | head -n 1"
    done = subprocess.run(words, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_lists_every_command_with_a_sentence(run: Run, lang: str) -> None:
    page = run("--help", "--lang", lang).stdout
    for name in COMMANDS:
        (line,) = [line for line in page.splitlines() if line.startswith(f"  {name} ")]
        assert line.rstrip().endswith(".")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", COMMANDS)
def test_every_parameter_of_every_command_has_a_sentence(name: str, lang: str) -> None:
    context = context_of(name, lang)
    command = context.command
    for parameter in command.get_params(context):
        assert command.parameter_help(parameter, context).endswith(".")  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_names_all_its_parameters(run: Run, name: str) -> None:
    page = run(name, "--help").stdout
    context = context_of(name, "en")
    for parameter in context.command.get_params(context):
        spelling = (
            parameter.opts[-1]
            if isinstance(parameter, click.Option)
            else parameter.make_metavar(context)
        )
        assert f"  {spelling}" in page or f", {spelling}" in page
    assert run(name, "--help", "--lang", "fr").stdout.startswith("Emploi")


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LOOPTABLE_LANG": "fr"}, "joueurs"),
        ({"LOOPTABLE_LANG": "", "LC_ALL": "fr_FR.UTF-8"}, "joueurs"),
        ({"LOOPTABLE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_CA"}, "joueurs"),
        ({"LOOPTABLE_LANG": "", "LC_ALL": "C", "LANG": "fr_FR"}, "players"),
        ({"LOOPTABLE_LANG": "", "LC_ALL": "de_DE.UTF-8"}, "players"),
        ({"LOOPTABLE_LANG": "en", "LC_ALL": "fr_FR.UTF-8"}, "players"),
    ],
)
def test_the_environment_decides_the_language(
    run: Run, environment: dict[str, str], word: str
) -> None:
    assert word in run("games", **environment).stdout


@pytest.mark.parametrize("words", [("games", "--lang", "fr"), ("--lang=fr", "games")])
def test_an_option_decides_the_language_before_the_environment(
    run: Run, words: tuple[str, ...]
) -> None:
    assert "joueurs" in run(*words).stdout


def test_a_context_without_a_program_has_a_voice() -> None:
    assert voice_of(click.Context(main)).lang in ("en", "fr")
