"""A mission in the data folder: found by the commands and by the server, and never in their way."""

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

WRONG = "error mission/unknown-name: Nothing is called “sqare” here"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A user with two missions: a good one, and one whose first place is misspelt."""
    environment = {**os.environ, "LOOPTABLE_DATA": str(tmp_path), "LOOPTABLE_LANG": "en"}
    for name in ("rain", "fog"):
        words = ("mission", "new", str(tmp_path / "missions" / name))
        assert command(environment, *words).returncode == 0
    manifest = tmp_path / "missions/fog/mission.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace('start = "square"', 'start = "sqare"'), "utf-8")
    return environment


def command(environment: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "looptable", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_commands_find_it_and_name_what_is_wrong_with_another(environment: dict[str, str]) -> None:
    told = command(environment, "games", "time-stories").stdout
    assert "low-tide or rain." in told
    assert WRONG in told
    (listed,) = json.loads(command(environment, "games", "time-stories", "--json").stdout)
    assert [one["code"] for one in listed["left_out"]] == ["mission/unknown-name"]
    folder = Path(environment["LOOPTABLE_DATA"])
    words = ("new", "time-stories", "--set", "mission=rain", "--out", str(folder / "rain.record"))
    made = command(environment, *words)
    assert (made.returncode, made.stderr) == (0, "")
    shown = command(environment, "show", str(folder / "rain.record"))
    assert "My Mission" in shown.stdout
    refused = command(environment, "new", "time-stories", "--set", "mission=fog", "-o", "x")
    assert refused.returncode == 2
    assert "low-tide or rain" in refused.stderr


def test_the_server_starts_with_it_and_names_what_is_wrong_with_another(
    environment: dict[str, str],
) -> None:
    words = [sys.executable, "-m", "looptable", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(7)]
        address = lines[0].split()[-1]
        with urlopen(f"{address}api/games", timeout=60) as answer:
            games = {game["id"]: game for game in json.loads(answer.read())}
        process.terminate()
        _, errors = process.communicate(timeout=60)
    assert lines[6].startswith("fog/mission.toml:")
    assert WRONG in lines[6]
    (mission,) = [one for one in games["time-stories"]["settings"] if one["id"] == "mission"]
    assert mission["choices"] == ["low-tide", "rain"]
    assert errors == ""
