"""A seat's frames do not change when only what it cannot see is drawn anew."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.state import State
from looptable.engine.registry import find_game
from looptable.wire.lobby import JoinBody, NewTable
from tests.server.serving import guest_at, neutral, raw_socket, run

GAME = find_game("template")


def some_position(seed: int, rounds: int) -> State:
    """Minute Hand for three after some rounds at random, when all must commit a card."""
    chance = Chance(1)
    chance.seed(seed)
    state = GAME.start(3, {}, seed)
    while len(state.pending()) < 3 or rounds > 0:
        rounds -= len(state.pending()) == 3
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(0, len(legal))])
    return state


def drawn_anew(state: State, seat: int | None, seed: int) -> State:
    chance = Chance(1)
    chance.seed(seed)
    return GAME.guess(GAME.view(state, seat), chance)


async def frames_of(address: str, position: dict[str, Any], seat: int | None) -> list[bytes]:
    """The frames of this seat's socket while all the others commit a card, talk and ask to undo."""
    ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
    watched = 0 if seat is None else seat
    seats = tuple("me" if number == watched else "open" for number in range(3))
    table = await ada.make_table(
        NewTable("template", seats=seats, position=position, access="public")
    )
    others = [number for number in range(3) if number != watched]
    for number in others:
        await bob.join(table.id, JoinBody(seat=number))
    reader = ada if seat is not None else await guest_at(address, "Eve")
    heard: list[bytes] = []
    async with raw_socket(reader, table.id) as raw:
        heard.append(neutral(await raw.next("snapshot"), table.id))
        async with bob.sit(table.id) as sitting:
            for number in others:
                await sitting.choose(number, sitting.views[number].options[0].key)
                heard.append(neutral(await raw.next("step"), table.id))
            await sitting.chat("ready?")
            heard.append(neutral(await raw.next("step"), table.id))
            await sitting.undo(1)
            heard.append(neutral(await raw.next("snapshot"), table.id))
    return heard


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("rounds", [0, 2])
def test_frames_tell_nothing_of_what_a_seat_cannot_see(
    address: str, seat: int | None, rounds: int
) -> None:
    truth = some_position(5, rounds)
    other = drawn_anew(truth, seat, 11)
    assert truth.position()["hands"] != other.position()["hands"]
    assert GAME.view(truth, seat).as_bytes() == GAME.view(other, seat).as_bytes()
    told = run(frames_of(address, truth.position(), seat))
    assert told == run(frames_of(address, other.position(), seat))


def test_frames_do_tell_a_seat_of_its_own_cards(address: str) -> None:
    truth = some_position(5, 0)
    other = drawn_anew(truth, 1, 11)
    assert GAME.view(truth, 0).as_bytes() != GAME.view(other, 0).as_bytes()
    told = run(frames_of(address, truth.position(), 0))
    assert told != run(frames_of(address, other.position(), 0))
