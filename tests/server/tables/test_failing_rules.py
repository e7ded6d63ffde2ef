"""A rule that fails: the choice is refused, the log of the server says why once, the table stays usable."""

from unittest.mock import patch

import pytest

from looptable.client import ClientRefused
from looptable.engine.match.match import Choice, Match
from looptable.server.tables import broadcast
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run


def test_a_choice_on_which_a_rule_fails_is_refused_and_the_table_goes_on(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    attempt = Match.attempt

    def fail(self: Match, seat: int, key: str) -> tuple[Choice, object]:
        if key == poison:
            raise ZeroDivisionError("a rule")
        return attempt(self, seat, key)

    poison = ""

    async def play() -> None:
        nonlocal poison
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            poison, good = (option.key for option in sitting.views[0].options[:2])
            for _ in range(3):
                with pytest.raises(ClientRefused, match="choice/failed"):
                    await sitting.choose(0, poison)
            await sitting.chat("still here")
            await sitting.choose(0, good)

    with patch.object(Match, "attempt", fail):
        run(play())
    assert caplog.text.count("Traceback") == 1


def test_a_frame_that_fails_is_answered(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            with (
                patch("looptable.server.talk.chat.plain_words", side_effect=ZeroDivisionError),
                pytest.raises(ClientRefused, match="server/failed"),
            ):
                await sitting.chat("hello")
            await sitting.chat("hello")

    run(play())
    assert "ZeroDivisionError" in caplog.text


def test_a_view_that_fails_keeps_nobody_else_from_theirs(address: str) -> None:
    send = broadcast._send
    failed: list[object] = []

    def fail_once(*args: object) -> None:
        if not failed:
            failed.append(args)
            raise ZeroDivisionError("a view")
        send(*args)  # type: ignore[arg-type]

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with ada.sit(table.id) as first, ada.sit(table.id) as second:
            with patch.object(broadcast, "_send", fail_once):
                version = await first.chat("hello")
            assert version > 0
            await second.chat("again")
            both = (first, second)
            for one in both:
                await one.wait(lambda s=one: version + 1 in s.log)  # type: ignore[misc]
            assert sum(version in one.log for one in both) == 1

    run(play())
    assert failed
