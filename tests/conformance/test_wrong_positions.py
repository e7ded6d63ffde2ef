"""Positions that are wrong in any way: refused with a sentence, or else playable, in every game.

A position of a real match is changed at random: values of another type, huge numbers, missing keys,
pieces twice or elsewhere. What `load` accepts must do for all that a table asks of a state.
"""

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from looptable.bots.advising import advise, find_adviser
from looptable.content.text.texts import explain
from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.foresight import foresee
from looptable.engine.registry import games

ODD: list[Any] = [
    *(None, True, -1, 0, 1, 4, 100, 2**62, -(2**62), 10**30, 1.5, "x", ""),
    *([], {}, [None], ["x"], {"x": 1}, {"x": None}, [[]]),
]
FRAME = ("looptable", "format", "game", "players")
CHOICES = 12
MATCHES = 12  # real matches that positions are taken from


def seeded(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


@cache
def moments(name: str, match: int) -> tuple[str, ...]:
    """Positions along a match of random choices, in every mode and at every table, as JSON."""
    game, drawn = games()[name], random.Random(f"{name} {match}")
    wanted = {s.id: drawn.choice(s.choices) for s in game.settings() if s.choices}
    players = drawn.randint(game.meta.least_players, game.meta.most_players)
    state, chance = game.start(players, wanted, match), seeded(match)
    found: list[str] = []
    while state.outcome() is None and len(found) < 80:
        found.append(json.dumps(state.position()))
        state.wander(chance)
    return (*found, json.dumps(state.position()))


def leaves(node: Any) -> Iterator[Any]:
    for part in node.values() if isinstance(node, dict) else node:
        yield from leaves(part) if isinstance(part, dict | list) else (part,)


def places(position: dict[str, Any]) -> list[tuple[Any, Any, str]]:
    """Every place of a position: what it lies in, its key there, and the field."""
    found: list[tuple[Any, Any, str]] = []

    def walk(node: Any, field: str) -> None:
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            name = field or str(key)
            found.append((node, key, name))
            if isinstance(node[key], dict | list):
                walk(node[key], name)

    walk(position, "")
    # The generator has most of the numbers, and the kit tries it elsewhere.
    return [place for place in found if place[2] not in (*FRAME, "chance")]


def spoil(position: dict[str, Any], drawn: random.Random) -> None:
    """One change of a position."""
    node, key, field = drawn.choice(places(position))
    value = node[key]
    ways = ["odd", "drop", "same", "same"]
    if isinstance(node, list):
        ways += ["twice", "twice"]
    if isinstance(value, int):
        ways += ["count"] * 3
    match drawn.choice(ways):
        case "odd":
            node[key] = copy.deepcopy(drawn.choice(ODD))
        case "drop":
            del node[key]
        case "twice":
            node.append(value)
        case "count":
            node[key] = value + drawn.choice([1, -1, 3, 30])
        case _:  # a value that lies elsewhere in the same field, or in any
            alike = list(leaves({field: position[field]}))
            node[key] = drawn.choice(alike if drawn.random() < 0.8 else list(leaves(position)))


@st.composite
def wrong_positions(draw: st.DrawFn, name: str) -> dict[str, Any]:
    match = draw(st.integers(0, MATCHES - 1))
    told = moments(name, match)
    position: dict[str, Any] = json.loads(told[draw(st.integers(0, len(told) - 1))])
    drawn = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(1, 3))):
        spoil(position, drawn)
    return position


def ask_everything(game: Game, state: State, chance: Chance) -> None:
    """All that a table asks of a state, and of the states after a dozen choices."""
    texts = game.texts()
    seats: int = state.position()["players"]
    for count in range(CHOICES):
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            if view.prompt is not None:
                assert texts.say(view.prompt, "fr")
        game.gauges(state)
        if state.outcome() is not None:
            return
        game.prospects(state)
        assert state.pending()
        for seat in state.pending():
            for option in game.legal_options(state, seat):
                assert texts.say(option.text, "en")
            guess = game.imagine(state, seat, chance)
            game.guess(game.view(state, seat), chance)
            game.reasons(guess, seat)
            if count == 0:
                for action in state.legal(seat)[:3]:
                    foresee(game, guess, seat, action)
        state.wander(chance)


def ask_for_advice(game: Game, state: State) -> None:
    adviser = find_adviser(game)
    if adviser is not None and state.pending():
        assert advise(adviser, game, state, state.pending()[0], 1, 0)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_wrong_position_is_refused_in_a_sentence_or_can_be_played(name: str) -> None:
    game = games()[name]
    counts = {"refused": 0, "played": 0}

    @settings(max_examples=160, deadline=None, suppress_health_check=list(HealthCheck))
    @given(wrong_positions(name), st.integers(0, 2**16), st.integers(0, 9))
    def check(position: dict[str, Any], seed: int, luck: int) -> None:
        try:
            state = game.load(position)
        except PositionError as error:
            counts["refused"] += 1
            for lang in ("en", "fr"):
                sentence = explain(error, lang, game.texts())
                assert sentence.endswith((".", "?"))
                assert "\n" not in sentence
            return
        counts["played"] += 1
        if luck == 0:
            ask_for_advice(game, state.clone())
        ask_everything(game, state, seeded(seed))

    check()
    assert min(counts.values()) > 2, "both happen"
