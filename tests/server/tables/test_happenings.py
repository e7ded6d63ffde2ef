"""Events as data: what a step and a foresight tell those who draw how things move."""

from functools import partial

from looptable.wire.lobby import NewTable, OddsInfo
from tests.server.serving import alike, guest_at, run


def test_a_step_has_the_events_that_its_foresight_was_sure_of(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", players=1, seats=("me",)))
        async with ada.sit(table.id) as sitting:
            (seat,) = sitting.views[0].pending
            foreseen = await ada.foresight(table.id, seat)
            moving = next(one for one in foreseen if one.key.startswith("free-move"))
            era = moving.key.partition(" ")[2]
            version = await sitting.choose(seat, moving.key)
            await sitting.wait(partial(sitting.log.__contains__, version))
            told = [(one.kind, one.data) for one in sitting.happened]
            foretold = [(one.kind, one.data) for one in moving.happened]
            assert told[: len(foretold)] == foretold
            (move,) = [one for one in moving.happened if one.kind == "agent-moves"]
            assert move.data["era"] == era

    with alike():
        run(play())


def test_an_option_that_leaves_it_to_chance_says_how_likely_what_is(address: str) -> None:
    """Foo comes next when the turn is over: at once, or after the artifact that is left lying."""

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", players=1, seats=("me",)))
        async with ada.sit(table.id) as sitting:
            key = "end"
            odds: tuple[OddsInfo, ...] = ()
            while not odds:
                foreseen = await ada.foresight(table.id, 0)
                odds = next(one.odds for one in foreseen if one.key == key)
                version = await sitting.choose(0, key)
                await sitting.wait(partial(sitting.log.__contains__, version))
                key = "none"
            eras = {zone.id for zone in sitting.views[0].zones[0].zones}
            assert set(odds[0].weights) < eras

    with alike():
        run(play())


def test_outcomes_without_a_place_on_the_table_have_exact_chances(address: str) -> None:
    """The entry of the first place may be refused: then the Time Captain rolls one to three."""

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("time-stories", players=2, seats=("me", "me")))
        async with ada.sit(table.id) as sitting:
            while not any(option.key == "stay-out" for option in sitting.views[0].options):
                seat = sitting.views[0].pending[0]
                version = await sitting.choose(seat, sitting.views[seat].options[0].key)
                await sitting.wait(partial(sitting.log.__contains__, version))
            foreseen = await ada.foresight(table.id, 0)
            (odds,) = next(one.odds for one in foreseen if one.key == "stay-out")
            assert [(one.id, one.n, one.chance, one.of) for one in odds.outcomes] == [
                ("units", units, 1, 3) for units in (1, 2, 3)
            ]
            assert odds.outcomes[0].text == "1 unit of time: 1 in 3"

    with alike():
        run(play())
