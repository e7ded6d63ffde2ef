"""The tables of a database corpus: Ada and Bob play every game for a while, with all that people do there."""

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

from looptable.client import Client, Sitting
from looptable.engine.contract.game import Game
from looptable.engine.registry import games
from looptable.wire.lobby import AccountBody, JoinBody, Me, NewTable

__all__ = ["Guests", "play_on", "play_scenes", "take_back"]

Guests = dict[str, str]
"""Cookies by the names of guests."""

END: Final = 2000
PATIENCE: Final = 120


async def play_scenes(address: str) -> tuple[Guests, dict[str, str]]:
    """Plays them all; the cookies of the guests, and what each table is, by its id."""
    dice = random.Random("scenes")
    async with Client(address) as ada, Client(address, "fr") as bob:
        await ada.rename("Ada")
        await bob.rename("Bob")
        await ada.ask("POST", "/me/account", Me, AccountBody("ada", "correct horse"))
        about: dict[str, str] = {}
        complete = [game for game in games().values() if game.meta.maturity == "complete"]
        for game in complete:
            for scene in (_two_people, _with_a_bot, _finished, _from_the_middle, _waiting):
                table = await scene(game, ada, bob, dice)
                about[table] = f"{game.meta.id}: {scene.__name__.strip('_').replace('_', ' ')}"
                print(table, about[table])
        return {"Ada": ada.cookie, "Bob": bob.cookie}, about


async def _two_people(game: Game, ada: Client, bob: Client, dice: random.Random) -> str:
    """Choices, chat, notes, an undo that is free or agreed to, and a wish that is still open."""
    table = await _shared_table(game, ada, bob)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(ada.sit(table))
        second = await stack.enter_async_context(bob.sit(table))
        sittings = (first, second)
        await play_on(sittings, 12, dice)
        await first.chat("Shall we take that back?")
        await take_back(sittings, 3)
        await play_on(sittings, 9, dice)
        note = await first.note(0, "The harbour is shut at night.")
        await second.note(1, "Bob was here: ça suffit <b>&</b> 🎲")
        await first.note(0, "The harbour is open at night.", note)
        await take_back(sittings, 1)
        await play_on(sittings, 4, dice)
        await second.chat("À toi.")
        made = max(view.undo.made for view in second.views.values())
        await second.undo(max(0, made - 3))
    return table


async def _with_a_bot(game: Game, ada: Client, _: Client, dice: random.Random) -> str:
    """A person and bots of the best kind; the person is to choose."""
    bot = next(iter(game.bots()), "random")
    players = max(2, game.meta.least_players)
    bots = [f"bot:{bot}"] * (players - 1)
    table = (await ada.make_table(NewTable(game.meta.id, seats=("me", *bots), nonce="n1"))).id
    async with ada.sit(table) as sitting:
        await play_on((sitting,), 10, dice)
        await _come_round(sitting)
    return table


async def _finished(game: Game, ada: Client, _: Client, dice: random.Random) -> str:
    """One person plays all seats to the end."""
    players = game.meta.least_players
    hands = ["hot"] * (players - 1)
    table = (await ada.make_table(NewTable(game.meta.id, seats=("me", *hands), players=players))).id
    async with ada.sit(table) as sitting:
        await play_on((sitting,), END if players < 3 else 200, dice)
        await sitting.chat("Again?")
    return table


async def _from_the_middle(game: Game, ada: Client, bob: Client, dice: random.Random) -> str:
    """A match that begins from a position."""
    players = max(2, game.meta.least_players)
    state = game.start(players, {}, 5)
    for _ in range(25):
        pending = state.pending()
        if not pending:
            break
        legal = state.legal(pending[0])
        after = state.clone()
        after.apply(pending[0], legal[dice.randrange(len(legal))])
        if after.outcome() is None:
            state = after
    table = await _shared_table(game, ada, bob, position=state.position())
    async with ada.sit(table) as first, bob.sit(table) as second:
        await play_on((first, second), 6, dice)
    return table


async def _waiting(game: Game, ada: Client, _: Client, __: random.Random) -> str:
    """A public table with an open seat, not started."""
    wish = NewTable(game.meta.id, players=game.meta.most_players, access="public", takeover=60)
    return (await ada.make_table(wish)).id


async def _shared_table(game: Game, ada: Client, bob: Client, **more: object) -> str:
    wish = NewTable(game.meta.id, players=2, seats=("me", "open"), nonce="ada", **more)  # type: ignore[arg-type]
    table = await ada.make_table(wish)
    await bob.join(table.id, JoinBody(invite=table.invite, nonce="bob"))
    return table.id


async def play_on(sittings: Sequence[Sitting], count: int, dice: random.Random) -> None:
    """Makes up to so many choices, any of those that are open."""
    for _ in range(count):
        await _wait_for_all(sittings)
        open_to = [
            (sitting, seat, view)
            for sitting in sittings
            for seat, view in sitting.views.items()
            if seat is not None and seat in view.pending and view.outcome is None
        ]
        if not open_to:
            if any(view.outcome for view in sittings[0].views.values()):
                return
            await _come_round(sittings[0])
            continue
        sitting, seat, view = dice.choice(open_to)
        await sitting.choose(seat, dice.choice(view.options).key)


async def _wait_for_all(sittings: Sequence[Sitting]) -> None:
    newest = max(sitting.version for sitting in sittings)
    for sitting in sittings:
        await sitting.wait(lambda sitting=sitting: sitting.version >= newest, PATIENCE)  # type: ignore[misc]


async def _come_round(sitting: Sitting) -> None:
    """Until a seat here must choose, or all is over."""

    def holds() -> bool:
        return any(
            view.outcome is not None or seat in view.pending for seat, view in sitting.views.items()
        )

    await sitting.wait(holds, PATIENCE)


async def take_back(sittings: Sequence[Sitting], count: int) -> None:
    """The first wishes to take choices back, and all others agree where they are asked."""
    await _wait_for_all(sittings)
    first = sittings[0]
    made = max(view.undo.made for view in first.views.values())
    version = await first.undo(made - count)
    for sitting in sittings:
        await sitting.wait(lambda sitting=sitting: sitting.version >= version, PATIENCE)  # type: ignore[misc]
    if first.log[version].kind == "ask":
        for sitting in sittings[1:]:
            await sitting.agree(version, yes=True)
        for sitting in sittings:
            await sitting.wait(lambda sitting=sitting: sitting.version > version + 1, PATIENCE)  # type: ignore[misc]
