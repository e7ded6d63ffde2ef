"""One guest in several seats: each line of the log says what is for one of them alone."""

from functools import partial

from looptable.client import Sitting
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run, two_at_a_table

HEARD = dict[int, list[tuple[str, ...]]]


def heard(sitting: Sitting, seat: int) -> list[tuple[str, ...]]:
    """The log of the match as a seat reads it, line by line."""
    return [
        line.asides.get(str(seat), line.sentences)
        for _, line in sorted(sitting.log.items())
        if line.kind in ("start", "choice")
    ]


async def play(*sittings: Sitting) -> None:
    """Always the first option of the first seat that is asked, to the end; a sitting for each seat."""
    while asked := sittings[0].views[0].pending:
        sitting = sittings[asked[0]]
        version = await sitting.choose(asked[0], sitting.views[asked[0]].options[0].key)
        for one in sittings:
            await one.wait(partial(one.log.__contains__, version))


async def at_two_screens(address: str) -> HEARD:
    ada, bob, table = await two_at_a_table(address)
    async with ada.sit(table.id) as first, bob.sit(table.id) as second:
        await play(first, second)
        for sitting in (first, second):
            assert not any(line.asides for line in sitting.log.values())
        return {0: heard(first, 0), 1: heard(second, 1)}


async def at_one_screen(address: str) -> tuple[HEARD, list[str]]:
    """The lines for each seat, and those for both."""
    ada = await guest_at(address, "Ada")
    table = await ada.make_table(NewTable("template", options={"calm": True}, seats=("me", "hot")))
    async with ada.sit(table.id) as sitting:
        await play(sitting, sitting)
        shared = [sentence for line in sitting.log.values() for sentence in line.sentences]
        return {0: heard(sitting, 0), 1: heard(sitting, 1)}, shared


def test_seats_that_share_a_screen_hear_what_they_would_hear_at_screens_of_their_own(
    address: str,
) -> None:
    apart = run(at_two_screens(address))
    together, shared = run(at_one_screen(address))
    assert together == apart
    assert together[0] != together[1]
    drawn = [sentence for line in apart[0] for sentence in line if sentence.startswith("You draw")]
    assert drawn
    assert not any(sentence.startswith("You draw") for sentence in shared)
