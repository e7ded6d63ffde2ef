"""`looptable new`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import Result

Run = Callable[..., Result]


def header(file: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(file).read_text("utf-8").splitlines()[0])
    return found


def test_the_same_seed_makes_the_same_file(run: Run) -> None:
    for name in ("a", "b"):
        run("new", "template", "--seed", 10**40, "-o", name)
    assert Path("a").read_bytes() == Path("b").read_bytes()
    assert run("show", "a").exit_code == 0


def test_without_a_seed_a_random_one_is_taken_and_printed(run: Run) -> None:
    said = [run("new", "template", "-o", name).stdout for name in ("a", "b")]
    seeds = [header(name)["seed"] for name in ("a", "b")]
    assert seeds[0] != seeds[1]
    assert f"seed {seeds[0]}" in said[0]


def test_settings_and_players_go_into_the_record(run: Run) -> None:
    run("new", "template", "--players", 3, "--set", "rounds=2", "--set", "calm=yes", "-o", "a")
    assert header("a")["players"] == 3
    assert header("a")["options"] == {"rounds": 2, "calm": True}


def test_force_overwrites(run: Run, record: Path) -> None:
    assert run("new", "template", "--seed", 8, "-o", record, "--force").exit_code == 0
    assert header(record)["seed"] == 8


def test_a_position_may_get_a_new_seed(run: Run, record: Path) -> None:
    Path("p.json").write_text(run("position", record).stdout, "utf-8")
    for name, seed in (("a", []), ("b", ["--seed", 1]), ("c", ["--seed", 2])):
        assert run("new", "template", "--position", "p.json", *seed, "-o", name).exit_code == 0
    same, one, two = (header(name)["position"]["chance"] for name in "abc")
    assert same == json.loads(Path("p.json").read_text("utf-8"))["chance"]
    assert one != two != same


def test_a_position_names_its_rules(run: Run, record: Path) -> None:
    written = json.loads(run("position", record).stdout)
    assert written["rules"] == 1
    Path("p.json").write_text(json.dumps({**written, "rules": 99}), "utf-8")
    refused = run("new", "template", "--position", "p.json", "-o", "x")
    assert refused.exit_code == 1
    assert "rules" in refused.stderr
    assert "99" in refused.stderr


def test_a_position_knows_how_many_play(run: Run, record: Path) -> None:
    Path("p.json").write_text(run("position", record).stdout, "utf-8")
    words = ["new", "template", "--position", "p.json", "-o", "x", "--players"]
    assert run(*words, 2).exit_code == 0
    refused = run(*words, 3, "--force")
    assert refused.exit_code == 2
    assert "for 2 players, not for 3" in refused.stderr


def test_a_match_with_a_pack_needs_it_again(run: Run, pack: Path, tmp_path: Path) -> None:
    assert run("new", "template", "--pack", pack, "--seed", 7, "-o", "a").exit_code == 0
    assert header("a")["packs"] == [{"id": "night-shift", "version": "1.2"}]

    refused = run("show", "a")
    assert refused.exit_code == 1
    assert "the pack “night-shift” in version 1.2" in refused.stderr
    assert run("show", "a", "--pack", pack).exit_code == 0

    (tmp_path / "data" / "packs").mkdir(parents=True)
    pack.rename(tmp_path / "data" / "packs" / "night-shift")
    assert run("show", "a").exit_code == 0
    assert run("new", "template", "--pack", "night-shift", "-o", "b").exit_code == 0


def test_a_record_cannot_name_a_folder_as_its_pack(run: Run, record: Path, pack: Path) -> None:
    text = record.read_text("utf-8")
    packs = json.dumps([{"id": str(pack), "version": "1.2"}])
    record.write_text(text.replace('"players"', f'"packs":{packs},"players"'), "utf-8")
    assert run("show", record).exit_code == 1


def test_a_pack_with_mistakes_is_refused(run: Run, pack: Path) -> None:
    (pack / "cards.toml").write_text('[[card]]\nid = "paradox"\n', "utf-8")
    refused = run("new", "template", "--pack", pack, "-o", "a")
    assert refused.exit_code == 1
    assert refused.stderr.count("\n") == 1
    assert not Path("a").exists()
