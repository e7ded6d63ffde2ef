"""`looptable hint`."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from looptable.bots.advising import MOST_EFFORT, advise, find_adviser
from looptable.core.chance import Chance
from looptable.engine.advice.insight import Insight
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View
from looptable.engine.registry import find_game

Run = Callable[..., Result]
Ask = Callable[..., Any]

QUICK = ("--seconds", "0.001")


@pytest.fixture
def loop(run: Run) -> Path:
    """A new match of a game that has an adviser."""
    file = Path("loop.jsonl")
    assert run("new", "the-loop", "--players", 2, "--seed", 7, "-o", file).exit_code == 0
    return file


def test_every_option_is_ranked_the_best_first(ask: Ask, loop: Path) -> None:
    shown = ask("show", loop)
    (seat,) = shown["pending"]
    hint = ask("hint", loop, *QUICK)
    assert (hint["game"], hint["choices"], hint["seat"]) == ("the-loop", 0, seat)
    keys = [option["key"] for option in shown["options"][str(seat)]]
    assert sorted(one["key"] for one in hint["advice"]) == sorted(keys)
    worths = [one["worth"] for one in hint["advice"]]
    assert worths == sorted(worths, reverse=True)
    claims = [one["claims"] for one in hint["advice"]]
    assert all(claims[:3])
    assert not any(claims[3:])
    assert all(claim["text"].endswith(".") for some in claims for claim in some)


def test_the_first_ones_have_a_sentence(run: Run, ask: Ask, loop: Path) -> None:
    page = run("hint", loop, *QUICK, COLUMNS="200").stdout
    advice = ask("hint", loop, *QUICK)["advice"]
    lines = [line.strip() for line in page.splitlines()]
    assert lines[0].startswith("Hint for Player ")
    for place, one in enumerate(advice, 1):
        (row,) = [
            number
            for number, line in enumerate(lines)
            if line.startswith(f"{place}  {one['text']}")
        ]
        assert lines[row].endswith(one["key"])
        if place <= 3:
            said = [claim["text"] for claim in one["claims"]]
            assert lines[row + 1 : row + 1 + len(said)] == said


def test_asking_twice_gives_the_same_hint_and_changes_nothing(run: Run, loop: Path) -> None:
    before = loop.read_bytes()
    first, second = (run("hint", loop, *QUICK).stdout for _ in range(2))
    assert first == second
    assert loop.read_bytes() == before


def test_a_hint_can_be_followed_choice_by_choice(run: Run, ask: Ask, loop: Path) -> None:
    for _ in range(4):
        best = ask("hint", loop, *QUICK)["advice"][0]["key"]
        assert run("act", loop, best).exit_code == 0


def test_it_speaks_french(run: Run, loop: Path) -> None:
    page = run("hint", loop, *QUICK, "--lang", "fr").stdout
    assert page.startswith("Conseil pour Joueur ")
    assert "Terminer vos actions" in page


def test_what_a_seat_cannot_know_makes_no_difference(run: Run, ask: Ask, loop: Path) -> None:
    """A fork draws anew all that is hidden, and the hint stays the same."""
    for seed in (1, 2):
        assert run("fork", loop, "--at", 0, "--seed", seed, "-o", f"{seed}").exit_code == 0
    assert Path("1").read_bytes() != Path("2").read_bytes()
    hints = [ask("hint", file, *QUICK)["advice"] for file in (loop, "1", "2")]
    assert hints[0] == hints[1] == hints[2]


def test_a_game_without_an_adviser_says_so(run: Run, record: Path) -> None:
    result = run("hint", record)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == ("No hints: “template” has no bot that ranks options.\n")
    french = run("hint", record, "--lang", "fr")
    assert french.exit_code == 1
    assert french.stderr.startswith("Pas de conseil")


def test_only_a_seat_that_must_choose_gets_a_hint(run: Run, ask: Ask, loop: Path) -> None:
    (seat,) = ask("show", loop)["pending"]
    assert ask("hint", loop, *QUICK, "--seat", seat)["seat"] == seat
    other = run("hint", loop, "--seat", 1 - seat)
    assert (other.exit_code, other.stdout) == (1, "")
    assert f"Seat {1 - seat} has nothing to choose now" in other.stderr
    unknown = run("hint", loop, "--seat", 5)
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert "seat 5" in unknown.stderr
    assert run("hint", loop, "--seconds", "soon").exit_code == 2
    assert run("hint", "nothing.jsonl").exit_code == 2


def test_a_match_that_is_over_has_no_hint(run: Run) -> None:
    assert run("new", "the-loop", "--players", 2, "--seed", 1, "-o", "begun").exit_code == 0
    over = {**json.loads(run("position", "begun").stdout), "phase": "over", "ending": "time-up"}
    position = Path("p.json")
    position.write_text(json.dumps(over), "utf-8")
    assert run("new", "the-loop", "--position", position, "-o", "over").exit_code == 0
    result = run("hint", "over")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "The match is over; no choice is left to make.\n"


# How long it thinks.


class Slow:
    """An adviser whose rounds take 1, 2, 4, 8… seconds of a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.efforts: list[int] = []

    @property
    def insight(self) -> Insight:
        raise AssertionError("nobody checks it")

    def choose(
        self, game: Game, view: View, seat: int, options: Sequence[Option], chance: Chance
    ) -> int:
        return 0

    def rank(
        self,
        game: Game,
        view: View,
        seat: int,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        self.efforts.append(effort)
        self.now += 2 ** (effort - 1)
        return [Advice(index, effort, ()) for index in range(len(options))]


@pytest.mark.parametrize(
    ("seconds", "rounds"), [(0.5, 1), (2.9, 1), (3, 2), (7, 3), (14.9, 3), (1e9, MOST_EFFORT)]
)
def test_it_thinks_longer_while_another_round_ends_in_time(seconds: float, rounds: int) -> None:
    game, slow = find_game("template"), Slow()
    state = game.start(2, {}, 1)
    advice = advise(slow, game, state, 0, 1, seconds, lambda: slow.now)
    assert slow.efforts == list(range(1, rounds + 1))
    assert advice[0].worth == rounds
    assert rounds == 1 or slow.now <= seconds


def test_advisers_are_found_by_what_they_can_do() -> None:
    assert find_adviser(find_game("template")) is None
    assert find_adviser(find_game("the-loop")) is not None
