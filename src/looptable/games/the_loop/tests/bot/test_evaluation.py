"""The judgement of positions: every part moves the right way, and won-soon is above lost-soon."""

from typing import Any

import pytest

from looptable.bots import decide, find_bot
from looptable.core.build import build
from looptable.core.chance import Chance
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.evaluation import PARTS, judge, judge_parts
from looptable.games.the_loop.rules.codes import ASK_ACTION, WON
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import MODE_NAMES, slots, table

CLOG = {"mission": {"industrial": "clog-up"}, "revealed": {"industrial": True}}  # needs 5
ONE_BEFORE_THE_END = ["reruns", "reunite", "six-funerals"]
LAST_MISSION = {**CLOG, "progress": {"clog-up": 5}, "completed": ONE_BEFORE_THE_END}
ON_VORTEX = {"vortex": {"end": True}}
ONE_SUPA = {"mode": "supa", "clone_at": {"supa-robots": "dawn"}}
TWO_SUPAS = {"mode": "supa", "clone_at": {"supa-robots": "dawn", "supa-end": "dawn"}}
STAR = {"mode": "centrifuges", "centrifuge_at": {"spiral-star": "robots"}}


def state_of(**position: Any) -> LoopState:
    return table(**position).state


def part(name: str, **position: Any) -> int:
    """One part of the judgement; a part that is not of all modes is the mode's own."""
    parts = judge_parts(state_of(**position))
    return parts[PARTS.index(name)] if name in PARTS else parts[-1]


# Each part: a worse position, and one that differs by what that part is about.

PAIRS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("outcome", {"phase": "over", "ending": "time-up"}, {"phase": "over", "ending": "won"}),
    ("place", {"difficulty": "year", "vortex": {"industrial": True}}, {"difficulty": "year"}),
    ("completed", {}, {"completed": ["clog-up"]}),
    ("completed", {"completed": ["clog-up"]}, {"completed": ["clog-up", "reruns"]}),
    ("progress", CLOG, {**CLOG, "progress": {"clog-up": 1}}),
    ("progress", {**CLOG, "progress": {"clog-up": 4}}, {**CLOG, "progress": {"clog-up": 5}}),
    (
        "progress",
        {"mission": {"end": "reruns"}, "revealed": {"end": True}},
        {
            "mission": {"end": "reruns"},
            "revealed": {"end": True},
            "progress": {"reruns": slots("dawn", "end")},
        },
    ),
    ("ready", {**CLOG, "progress": {"clog-up": 4}}, {**CLOG, "progress": {"clog-up": 5}}),
    (
        "ready",
        {**CLOG, "progress": {"clog-up": 5}, "at": {"mr-time": "end", "time-prowler": "dawn"}},
        {**CLOG, "progress": {"clog-up": 5}},
    ),
    (
        "ready",
        {**CLOG, "progress": {"clog-up": 5}},
        {**CLOG, "progress": {"clog-up": 5}, "completed": ONE_BEFORE_THE_END},
    ),
    ("vortexes", {"vortex": {"robots": True}}, {}),
    ("rifts", {"rifts": {"robots": 1}}, {}),
    ("rifts", {"rifts": {"robots": 3}}, {"rifts": {"robots": 2}}),
    ("rifts", {"rifts": {"robots": 2}}, {"rifts": {"robots": 1, "dawn": 1}}),
    ("rifts", {"rifts": {"robots": 1}, "vortex": {"robots": True}}, {"rifts": {"robots": 1}}),
    (
        "danger",
        {"foo_deck": ["robots"], "rifts": {"robots": 2}},
        {"foo_deck": ["robots"], "rifts": {"industrial": 2}},
    ),
    ("danger", {"rifts": {"robots": 3}}, {"rifts": {"robots": 2}}),
    (
        "danger",
        {"rifts": {"robots": 2}, "clone_at": {"dawn-renaissance": "robots"}},
        {"rifts": {"robots": 2}},
    ),
    ("danger", {"rifts": {"robots": 2}, "vortex": {"dawn": True}}, {"rifts": {"robots": 2}}),
    (
        "danger",
        {"rifts": {"robots": 2}, "vortex": {"robots": True}},
        {"rifts": {"robots": 2}, "vortex": {"dawn": True}},
    ),
    (
        "danger",
        {**CLOG, "rifts": {"industrial": 2}, "progress": {"clog-up": 4}},
        {**CLOG, "rifts": {"industrial": 2}},
    ),
    ("clones", {"clone_at": {"dawn-renaissance": "robots"}}, {}),
    (
        "clones",
        {"clone_at": {"dawn-renaissance": "robots"}},
        {"clone_at": {"dawn-renaissance": "end"}},
    ),
    ("energy", {}, {"energy": {"robots": 1}}),
    ("energy", {"energy": {"robots": 2}}, {"energy": {"robots": 1, "dawn": 1}}),
    ("energy", {}, {"perpetual": {"robots": 1}}),
    ("hand", {}, {"ready": {"mr-time": ["steam-engine"]}}),
    ("hand", {}, {"draw": {"mr-time": ["steam-engine"]}, "known_top": {"mr-time": 1}}),
    ("rifts", {**ON_VORTEX, "rifts": {"end": 1}}, {"rifts": {"end": 1}}),
    (
        "ready",
        {**CLOG, "progress": {"clog-up": 5}, "at": {"mr-time": "robots", "time-prowler": "dawn"}},
        {
            **CLOG,
            "progress": {"clog-up": 5},
            "at": {"mr-time": "robots", "time-prowler": "industrial"},
        },
    ),
    # The pieces of the modes, and that the last mission wins only without them.
    ("supas", TWO_SUPAS, ONE_SUPA),
    ("supas", ONE_SUPA, {"mode": "supa"}),
    ("ready", {**LAST_MISSION, **ONE_SUPA}, {**LAST_MISSION, "mode": "supa"}),
    ("centrifuges", STAR, {"mode": "centrifuges"}),
    ("centrifuges", STAR, {**STAR, "centrifuge_damage": {"spiral-star": 1}}),
    ("ready", {**LAST_MISSION, **STAR}, {**LAST_MISSION, "mode": "centrifuges"}),
]


@pytest.mark.parametrize(("name", "worse", "better"), PAIRS)
def test_each_part_moves_the_right_way(
    name: str, worse: dict[str, Any], better: dict[str, Any]
) -> None:
    assert part(name, **worse) < part(name, **better)


def test_no_energy_beyond_the_fourth_counts() -> None:
    assert part("energy", energy={"dawn": 4}) == part("energy", energy={"dawn": 9})


# Pairs written by hand: soon won, soon lost.

WON_SOON: list[dict[str, Any]] = [
    {**CLOG, "completed": ONE_BEFORE_THE_END, "progress": {"clog-up": 5}},
    {**CLOG, "completed": ONE_BEFORE_THE_END, "progress": {"clog-up": 4}},
    {**CLOG, "completed": ONE_BEFORE_THE_END, "vortex": {"dawn": True, "end": True}},
]
LOST_SOON: list[dict[str, Any]] = [
    {"vortex": {"dawn": True, "end": True, "robots": True}, "rifts": {"medieval": 3}},
    {**CLOG, "vortex": {"dawn": True}, "rifts": {"dawn": 3}},
    {**CLOG, "cycle": 3, "foo_deck": [], "rifts": {"dawn": 2, "end": 2}},
    {
        **CLOG,
        "difficulty": "year",
        "completed": ONE_BEFORE_THE_END,
        "vortex": {"medieval": True},
        "at": {"mr-time": "medieval"},
    },
]


@pytest.mark.parametrize("lost", range(len(LOST_SOON)))
@pytest.mark.parametrize("won", range(len(WON_SOON)))
def test_a_position_won_soon_is_above_one_lost_soon(won: int, lost: int) -> None:
    assert judge(state_of(**WON_SOON[won])) > judge(state_of(**LOST_SOON[lost]))


def test_the_end_is_beyond_everything() -> None:
    lost = judge(state_of(phase="over", ending="fourth-vortex"))
    won = judge(state_of(phase="over", ending="won"))
    for position in [*WON_SOON, *LOST_SOON]:
        assert lost < judge(state_of(**position)) < won


# Games that the bot plays by itself.


def play(seed: int) -> tuple[bool, list[int]]:
    """Whether the bot won, and the judgement of each turn as it began."""
    state = GAME.start(2, {}, seed)
    bot = find_bot("blueprint", GAME)
    chance = Chance(1)
    chance.seed(seed)
    worths: dict[int, int] = {}
    while pending := state.pending():
        if state.prompt == ASK_ACTION:
            worths.setdefault(state.turn, judge(state))
        seat = pending[0]
        state.apply(seat, state.legal(seat)[decide(bot, GAME, state, seat, chance)])
    return state.ending == WON, list(worths.values())


@pytest.mark.skipif(build() == "interpreted", reason="takes minutes where nothing is compiled")
def test_turns_before_a_win_are_judged_better_than_turns_before_a_loss() -> None:
    before: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(1, 13):
        is_won, worths = play(seed)
        before[is_won] += worths[-2:]
        if min(map(len, before.values())) >= 4:
            break
    pairs = [(won, lost) for won in before[True] for lost in before[False]]
    assert len(pairs) >= 16, "the bot should win some of twelve games, and lose some"
    assert sum(won > lost for won, lost in pairs) >= 0.8 * len(pairs)


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_the_parts_add_up(mode: str) -> None:
    state = GAME.start(2, {"mode": mode, "difficulty": "year"}, 3)
    chance = Chance(1)
    chance.seed(3)
    while pending := state.pending():
        assert sum(judge_parts(state)) == judge(state)
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[chance.below(0, len(legal))])
    assert sum(judge_parts(state)) == judge(state)
    assert len(judge_parts(state)) == len(PARTS) + 1


# Where Foo is still to come, clones weigh more. He has been to the end of times, not to the dawn.


def clone_in(era: str, **position: Any) -> int:
    return part("clones", clone_at={"dawn-renaissance": era}, **position)


@pytest.mark.parametrize("era", ["dawn", "end"])
def test_a_new_cycle_makes_every_era_one_where_foo_is_still_to_come(era: str) -> None:
    assert clone_in("end") > clone_in("robots") == clone_in(era, foo_deck=[])


def test_ultramachina_waits_in_later_eras_and_at_the_end_in_all() -> None:
    """There Foo walks from the dawn to the end of times (ULTRA-6), and then begins again."""

    def at(foo: str, era: str) -> int:
        return clone_in(era, mode="ultramachina", foo=foo)

    waits = at("industrial", "robots")
    assert at("industrial", "end") == at("end", "dawn") == at("end", "end") == waits
    assert (
        at("industrial", "industrial") == at("industrial", "dawn") == at("robots", "dawn") > waits
    )
