"""Whole games at real sockets: what a seat never learns could have been anything else.

A match is played to its end. Then the cards that a viewer has not seen in all of it change places, the
same choices are made again, and the viewer's socket must be told the same bytes from first to last.
"""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.view import Zone
from looptable.engine.registry import find_game
from looptable.wire.lobby import JoinBody, NewTable
from tests.server.serving import Raw, guest_at, neutral, raw_socket, run

GAME = find_game("template")
PLAYERS = 3
VIEWERS = (0, 1, 2, None)
DRAWS = 5
"""The chance of all these matches; a server would draw it anew for each."""


@dataclass(frozen=True)
class Story:
    """A whole match: how it began, what was chosen, and which cards each viewer has seen."""

    position: dict[str, Any]
    choices: tuple[tuple[int, str], ...]
    seen: dict[int | None, set[str]]


def cards_in(zones: tuple[Zone, ...]) -> Iterator[str]:
    for zone in zones:
        yield from (piece.id.removeprefix("card-") for piece in zone.pieces)
        yield from cards_in(zone.zones)


def story(seed: int) -> Story:
    """A match at random."""
    chance = Chance(1)
    chance.seed(seed)
    first = GAME.start(PLAYERS, {}, seed)
    position = first.position()
    state = GAME.load(position)
    state.reseed(DRAWS)
    choices: list[tuple[int, str]] = []
    seen: dict[int | None, set[str]] = {viewer: set() for viewer in VIEWERS}
    while True:
        for viewer, cards in seen.items():
            cards.update(cards_in(GAME.view(state, viewer).zones))
        if not state.pending():
            return Story(position, tuple(choices), seen)
        seat = state.pending()[0]
        legal = state.legal(seat)
        action = legal[chance.below(0, len(legal))]
        choices.append((seat, GAME.describe(state, seat, action).key))
        state.apply(seat, action)


def redrawn(told: Story, viewer: int | None) -> dict[str, Any]:
    """Its beginning with all cards that the viewer never sees, and nobody chooses, moved on by one."""
    chosen = {word for _, key in told.choices for word in key.split()}
    places = [*told.position["hands"].values(), told.position["deck"]]
    unseen = [card for place in places for card in place if card not in told.seen[viewer] | chosen]
    moved = dict(zip(unseen, [*unseen[1:], *unseen[:1]], strict=True))
    return {
        **told.position,
        "hands": {
            seat: [moved.get(card, card) for card in hand]
            for seat, hand in told.position["hands"].items()
        },
        "deck": [moved.get(card, card) for card in told.position["deck"]],
    }


def stories(number: int) -> list[Story]:
    """So many in which every viewer is left with a doubt about somebody's hand."""
    found: list[Story] = []
    for seed in count():
        told = story(seed)
        if all(redrawn(told, one)["hands"] != told.position["hands"] for one in VIEWERS):
            found.append(told)
        if len(found) == number:
            return found
    raise AssertionError("seeds do not end")


async def frames(
    address: str, told: Story, position: dict[str, Any]
) -> dict[int | None, list[bytes]]:
    """The frames of every socket while the choices of a story are made from this beginning."""
    people = [await guest_at(address, name) for name in ("Ada", "Bob", "Cyd", "Eve")]
    wish = NewTable("template", seats=("me", "open", "open"), position=position, access="public")
    table = (await people[0].make_table(wish)).id
    for seat in (1, 2):
        await people[seat].join(table, JoinBody(seat=seat))
    heard: dict[int | None, list[bytes]] = {viewer: [] for viewer in VIEWERS}
    async with AsyncExitStack() as stack:
        sockets: dict[int | None, Raw] = {}
        for viewer, person in zip(VIEWERS, people, strict=True):
            sockets[viewer] = await stack.enter_async_context(raw_socket(person, table))
            # So that everybody is told of the same people as present.
            told_first = await sockets[viewer].next("snapshot")
            for seat in told_first["table"]["seats"]:
                seat["present"] = True
            heard[viewer].append(neutral(told_first, table))
        version = told_first["version"]
        for n, (seat, key) in enumerate(told.choices):
            choice = {"type": "choose", "id": f"c-{n}", "seat": seat, "version": version}
            await sockets[seat].send({**choice, "key": key})
            for viewer, socket in sockets.items():
                step = await socket.next("step", "refused")
                assert step["type"] == "step", step
                heard[viewer].append(neutral(step, table))
            version = step["version"]
    assert b'"outcome":{' in heard[None][-1], "the match is over"
    return heard


@pytest.mark.parametrize("told", stories(3), ids=lambda told: f"{len(told.choices)}-choices")
def test_whole_games_tell_a_seat_nothing_of_what_it_never_learns(address: str, told: Story) -> None:
    with patch("looptable.server.lobby.new_table.secrets.randbits", return_value=DRAWS):
        truth = run(frames(address, told, told.position))
        for viewer in VIEWERS:
            other = run(frames(address, told, redrawn(told, viewer)))
            assert truth[viewer] == other[viewer]
            assert truth != other, "those who hold the cards are told of them"
