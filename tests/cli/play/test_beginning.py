"""The first screen of `looptable play`, and the keys of a terminal."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_who_says_nothing_plays_with_a_bot_in_the_first_mode_and_reads_the_goal(run: Run) -> None:
    told = run("play", "the-loop", "--seed", 3, typed="q\n").stdout
    words = " ".join(told.split())
    assert "Player B is played by the bot “blueprint”." in words
    assert "S.A.B.O.T.A.G.E: complete 4 missions." in words
    assert "Employee of the Month: ordinary vortexes" in words
    assert "“looptable games the-loop” lists all that can be set" in words
    again = run("play", "the-loop", "--seed", 3, typed="q\n", LOOPTABLE_LANG="fr").stdout
    assert "accomplir 4 missions" in " ".join(again.split())


def test_solo_is_played_when_asked_for(run: Run) -> None:
    told = run("play", "the-loop", "--players", 1, "--seed", 3, typed="q\n").stdout
    assert "blueprint" not in told


def test_a_game_without_such_a_number_seats_as_few_as_it_can(run: Run) -> None:
    told = run("play", "template", "--seed", 3, typed="q\n").stdout
    assert told.count("is played by the bot") == 1


SCRIPT = "from looptable.cli.play.keyboard import read_line; print('got', read_line('say'))"


@pytest.mark.parametrize(
    ("typed", "got"),
    [
        (b"mve\x1b[D\x1b[Do\n", "move"),  # two to the left
        (b"nd\x1b[He\n", "end"),  # Home
        (b"use\x1b[H\x1b[F 1\n", "use 1"),  # Home and End
    ],
)
def test_arrow_home_and_end_keys_edit_the_answer(typed: bytes, got: str) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "INPUTRC": "/dev/null"}
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as child:
        os.close(theirs)
        told = os.read(ours, 1000)
        while b"say" not in told:
            told += os.read(ours, 1000)
        os.write(ours, typed)
        while b"got" not in told or not told.rstrip(b"\r").endswith(b"\n"):
            try:
                told += os.read(ours, 1000)
            except OSError:  # the child has gone
                break
        child.wait(30)
    os.close(ours)
    assert told.decode().split("got ")[1].strip() == got


def test_a_script_needs_no_terminal(run: Run, tmp_path: Path) -> None:
    assert run("play", "template", "--record", tmp_path / "m", typed="").exit_code == 0
