"""The team bot: what it prefers, how it plays whole matches; that it does not peek is shown in tests/server."""

from typing import Any

import pytest

from looptable.bots import best_bot, decide, find_bot
from looptable.bots.advising import advise, find_adviser
from looptable.core.chance import Chance
from looptable.games.time_stories import GAME
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.evaluation import PATIENCE, judge
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import Table

HALL = ["hall-a", "hall-b"]
APART = {"blue": "hall-b", "green": "hall-b", "pink": "hall-b"}


def seen(*leaves: str) -> dict[str, list[str]]:
    """A notebook of each seat."""
    return {str(seat): list(leaves) for seat in range(3)}


def state_of(of: Table) -> StoryState:
    assert isinstance(of.state, StoryState)
    return of.state


def taken(of: Table, seat: int = 0) -> str:
    """The key of the option the bot takes."""
    return of.keys(seat)[TeamBot().pick_on(of.state.clone(), seat)]


def worths(of: Table, seat: int = 0) -> dict[str, int]:
    return dict(zip(of.keys(seat), judge(state_of(of).clone(), seat), strict=True))


def play(game: StoryGame, bot: str, players: int, seed: int, **options: Any) -> StoryState:
    """A match among bots of one kind."""
    state = game.start(players, options, seed)
    chance = Chance(1)
    chance.seed(seed)
    bots = [find_bot(bot, game) for _ in range(players)]
    while pending := state.pending():
        seat = pending[0]
        state.apply(seat, state.legal(seat)[decide(bots[seat], game, state, seat, chance)])
    return state


def test_empty_seats_are_filled_with_it() -> None:
    assert best_bot(GAME) == "companion", "it plays as the team bot where nobody sits with it"
    assert isinstance(find_adviser(GAME), TeamBot)


def test_an_offer_that_gives_something_is_taken_before_time_is_spent() -> None:
    of = table(space=APART, notebook=seen(*HALL))
    assert taken(of) == "first"
    of.do(0, "first")
    assert taken(of) == "offer hall-b-1"


def test_what_gives_nothing_more_is_left() -> None:
    of = table(space=APART, notebook=seen(*HALL), taken={"hall-b-1": True},
               holder={"element-1": "blue", "element-2": "green"})  # fmt: skip
    assert worths(of)["first"] < worths(of)["nothing"]


def test_an_offer_that_is_known_to_fail_is_never_taken() -> None:
    of = table(space=dict.fromkeys(APART, "hall-h"), notebook=seen("hall-a", "hall-h"))
    of.do(0, "first")
    assert worths(of)["offer hall-h-1"] < worths(of)["done"]


def test_a_test_is_rolled_for_by_those_who_have_dice() -> None:
    laid = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
    of = table(space=dict.fromkeys(APART, "hall-c"), notebook=seen("hall-a", *map("hall-{}".format, "bcdefgh")), **laid)  # fmt: skip
    assert taken(of, 2) == "roll"


def test_the_team_leaves_a_place_that_has_nothing_more_for_one_that_it_has_not_seen() -> None:
    of = table(here="garden", space=dict.fromkeys(APART, "garden-b"),
               plan={"hall": True, "garden": True, "roof": True},
               notebook=seen("garden-a", "garden-b"))  # fmt: skip
    assert taken(of) == "leave"
    for seat in range(3):
        of.do(seat, "leave")
    assert worths(of)["hall"] == worths(of)["roof"] > 0


def test_the_most_wounded_is_healed() -> None:
    of = table(phase="leaving", space={}, green={"green": 2}, die=[0],
               life={"blue": 1, "green": 6, "pink": 1})  # fmt: skip
    for seat in range(3):
        of.do(seat, "roof")
    assert taken(of, 1) == "receptacle-elizia.2 yes"
    of.do(1, "receptacle-elizia.2 yes")
    assert taken(of, 1) == "receptacle-elizia.2+2 pink"


def test_a_receptacle_that_opens_a_seal_seen_before_is_chosen() -> None:
    new, old = (
        Table(
            ground(),
            {
                "players": 3,
                "mission": "ground",
                "phase": "choosing",
                "captain": 0,
                "time": 20,
                "run_number": 2,
                "notebook": notebook,
            },
        )
        for notebook in (seen("hall-a", "next-run"), seen("roof-a", "next-run"))
    )
    assert taken(old) in ("marie", "madeleine")
    assert worths(old)["marie"] > worths(new)["marie"]


@pytest.mark.parametrize(
    ("run", "vote"), [(1, "again"), (PATIENCE - 1, "again"), (PATIENCE, "stop")]
)
def test_it_is_patient_but_not_for_ever(run: int, vote: str) -> None:
    of = table(phase="judging", ending="out-of-time", failure="time", space={}, run_number=run)
    assert taken(of) == vote


def test_advice_ranks_every_option_once_by_its_worth() -> None:
    of = table(space=APART, notebook=seen(*HALL))
    adviser = find_adviser(of.game)
    assert adviser is not None
    found = advise(adviser, of.game, of.state, 0, 1, 0.0)
    assert sorted(one.index for one in found) == list(range(len(of.keys(0))))
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_on_the_proving_ground_are_won(players: int) -> None:
    state = play(ground(), "team", players, 1, mission="ground")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(range(players))


def test_the_first_mission_is_won_where_chance_alone_never_wins_it() -> None:
    def wins(bot: str, seed: int) -> bool:
        outcome = play(GAME, bot, 3, seed).outcome()
        assert outcome is not None
        return bool(outcome.winners)

    assert any(wins("team", seed) for seed in range(3))
    assert not any(wins("random", seed) for seed in range(8))
