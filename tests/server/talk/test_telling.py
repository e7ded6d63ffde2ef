"""People tell a companion what to do: its ghost moves there, and it goes; nobody is bound for longer."""

import pytest

from looptable.client import ClientRefused, Sitting
from looptable.engine.contract.option import Target
from looptable.server.tables.orders import BotOrders
from looptable.storage.bodies import BotTold, ChoiceMade, ChoicesUndone, SeatChanged
from looptable.wire.lobby import NewTable, SeatBody
from looptable.wire.views import ProposalInfo
from tests.server.serving import alike, guest_at, run

SEATS = ("me", "bot:companion", "bot:companion")


def ghost(sitting: Sitting, seat: int) -> ProposalInfo | None:
    """The next action of a companion, as Ada sees it announced."""
    found = [one for one in sitting.views[0].proposals if one.own and one.seat == seat]
    return found[0] if found else None


async def entering(sitting: Sitting) -> None:
    """Bodies are chosen, and the first place is open."""
    await sitting.wait(lambda: 0 in sitting.views[0].pending)
    await sitting.choose(0, sitting.views[0].options[0].key)
    await sitting.wait(lambda: len(sitting.views[0].pending) == 3)


def test_a_companion_goes_where_it_is_told(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("time-stories", players=3, seats=SEATS))
        async with ada.sit(table.id) as sitting:
            await entering(sitting)
            await sitting.wait(lambda: ghost(sitting, 1) is not None)
            seen = ghost(sitting, 1)
            assert seen is not None
            assert seen.about == "green"
            assert Target("agent", "green") in seen.targets
            keys = [option.key for option in sitting.views[0].options]
            other = next(key for key in keys if key.startswith("quay-") and key != seen.key)
            assert "wish" in (await ada.table(table.id)).seats[1].may
            await ada.wish(table.id, 1, other, "green")
            await sitting.wait(lambda: (now := ghost(sitting, 1)) is not None and now.key == other)
            await sitting.choose(0, keys[0])
            await sitting.wait(lambda: any(e.kind == "enters" for e in sitting.happened))
            entered = {
                str(event.data["agent"]): str(event.data["card"])
                for event in sitting.happened
                if event.kind == "enters"
            }
            assert entered["green"].endswith(other)
            told = [text for line in sitting.log.values() for text in line.sentences]
            assert not any("wish" in text for text in told), "the log tells what happened"
            assert "told" not in str(await ada.record(table.id))

    with alike():
        run(play())


def test_only_people_at_the_table_tell_only_bots_that_follow(address: str) -> None:
    async def play() -> None:
        ada, eve = await guest_at(address, "Ada"), await guest_at(address, "Eve")
        seats = ("me", "bot:companion", "bot:explorer")
        made = NewTable("time-stories", players=3, seats=seats, access="public")
        table = await ada.make_table(made)
        may = [seat.may for seat in (await ada.table(table.id)).seats]
        assert ["wish" in one for one in may] == [False, True, False]
        assert not any("wish" in seat.may for seat in (await eve.table(table.id)).seats)
        for client, seat, code in (
            (ada, 0, "seat/no-follower"),
            (ada, 2, "seat/no-follower"),
            (ada, 9, "seat/unknown"),
            (eve, 1, "chat/not-seated"),
        ):
            with pytest.raises(ClientRefused, match=code):
                await client.wish(table.id, seat, "quay-b", "green")
        await ada.change_seat(table.id, 1, SeatBody("bot", "explorer"))
        with pytest.raises(ClientRefused, match="seat/no-follower"):
            await ada.wish(table.id, 1, "quay-b", "green")

    run(play())


def told(to: int, key: str, about: str = "green", seat: int = 0) -> BotTold:
    return BotTold(seat=seat, name="Ada", to=to, key=key, about=about)


def choice(seat: int, key: str, by: str = "ada:1") -> ChoiceMade:
    return ChoiceMade(id=by, n=1, seat=seat, do=key)


def test_words_count_until_they_are_heeded_or_their_moment_is_over() -> None:
    orders = BotOrders()
    orders.take(told(1, "quay-b"))
    orders.take(told(1, "quay-c", seat=2))
    orders.take(told(1, "green", "order"))
    orders.take(choice(0, "quay-d"))
    assert orders.of(1) == {"green": {0: "quay-b", 2: "quay-c"}, "order": {0: "green"}}
    orders.take(choice(1, "quay-b", by="bot:7:1"))
    assert orders.of(1) == {"order": {0: "green"}}, "that one is done"
    orders.take(choice(0, "quay-e"))
    assert orders.of(1) == {}, "the next unit of time has begun"


@pytest.mark.parametrize(
    "end",
    [
        told(1, ""),
        ChoicesUndone(to=0, seat=0, name="Ada", count=1),
        SeatChanged(seat=1, what="bot", name="explorer"),
    ],
    ids=["withdrawn", "undone", "another bot"],
)
def test_words_end(end: BotTold | ChoicesUndone | SeatChanged) -> None:
    orders = BotOrders()
    orders.take(told(1, "quay-b"))
    orders.take(end)
    assert not any(orders.of(1).values())
