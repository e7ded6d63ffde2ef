"""T.I.M.E Stories: agents speak to each other wherever they are; cards do not travel with their words."""

from typing import Any

import pytest

from looptable.engine.registry import find_game
from looptable.testing import rule
from looptable.wire.lobby import JoinBody, NewTable
from tests.server.serving import guest_at, run

GAME = find_game("time-stories")


def entering() -> dict[str, Any]:
    """Two players, who have chosen receptacles and are about to enter the first place."""
    state = GAME.start(2, {}, 3)
    while state.position().get("phase") != "entering":
        (seat,) = state.pending()
        state.apply(seat, state.legal(seat)[0])
    return state.position()


def apart() -> dict[str, Any]:
    """All have entered, then both agents of the second player have died."""
    state = GAME.load(entering())
    while state.position()["phase"] != "exploring":
        for seat in state.pending():
            state.apply(seat, state.legal(seat)[0])
    position = state.position()
    theirs = ("green", "yellow")
    for field in ("life", "space"):
        position[field] = {k: v for k, v in position[field].items() if k not in theirs}
    return {**position, "returns_at": dict.fromkeys(theirs, 2)}


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(entering, marks=rule("TIME-ENT-4", "TIME-INF-6")),
        pytest.param(apart, marks=rule("TIME-INF-6", "TIME-DTH-4")),
    ],
)
def test_everybody_may_talk_whatever_happens_on_the_board(address: str, position: Any) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await ada.make_table(
            NewTable("time-stories", seats=("me", "open"), position=position())
        )
        await bob.join(table.id, JoinBody(invite=table.invite))
        async with bob.sit(table.id) as second, ada.sit(table.id) as first:
            assert 0 in first.views
            await second.chat("I will take the door.")
            await first.wait(lambda: any(line.kind == "chat" for line in first.log.values()))
            (line,) = [line for line in first.log.values() if line.kind == "chat"]
            assert (line.name, line.sentences) == ("Bob", ("I will take the door.",))

    run(play())
