"""Companions propose: people see it beside their options, a moment later, and nothing of it is stored."""

import asyncio
import logging

import pytest

from looptable.content.text.texts import Text
from looptable.engine.contract.bot import Proposal
from looptable.games.time_stories.tests.bot.test_proposing import done
from looptable.server.bots import pool, worker
from looptable.server.bots.worker import Job
from looptable.wire.lobby import NewTable
from looptable.wire.views import ProposalInfo
from tests.server.serving import alike, guest_at, run

SEATS = ("me", "bot:companion", "bot:companion")


def proposing(key: str) -> object:
    """A worker in which every bot is for the option with this key."""

    async def said(_: pool.WorkerPool, match: str, job: Job, bot: str) -> tuple[Proposal, ...]:
        assert match
        assert job.seat > 0, "a bot speaks"
        assert bot == "companion"
        return (Proposal(key, Text("proposal.leave")),)

    return said


def test_a_person_sees_what_companions_propose_and_the_log_does_not_grow(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool.WorkerPool, "propose", proposing("quay-b"))

    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        table = await ada.make_table(NewTable("time-stories", players=3, seats=SEATS))
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: 0 in sitting.views[0].pending)
            await sitting.choose(0, sitting.views[0].options[0].key)
            await sitting.wait(lambda: bool(sitting.views[0].proposals))
            view, version = sitting.views[0], sitting.version
            why = "Je ne vois plus rien à faire ici."
            assert view.proposals == (
                ProposalInfo(1, "quay-b", why),
                ProposalInfo(2, "quay-b", why),
            )
            assert sorted(sitting.log)[-1] <= version
            assert not any(
                "plus rien" in text for line in sitting.log.values() for text in line.sentences
            )
            async with ada.sit(table.id) as again:  # in a second window
                await again.wait(lambda: again.views[0].proposals == view.proposals)
            other = next(one.key for one in view.options if one.key not in ("quay-b", "first"))
            await sitting.choose(0, other)  # nobody is bound
            await sitting.wait(lambda: sitting.version > version)
            record = await ada.record(table.id)
            assert "proposal" not in str(record)

    with alike():
        run(play())


def test_bots_in_their_own_processes_propose_by_themselves(address: str) -> None:
    failed = {
        "game": "time-stories",
        "players": 3,
        "mission": "low-tide",
        "phase": "judging",
        "ending": "out-of-time",
        "failure": "time",
        "captain": 0,
    }

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        made = NewTable("time-stories", players=3, seats=SEATS, position=failed)
        table = await ada.make_table(made)
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: len(sitting.views[0].proposals) == 2)
            why = "We know more now than we did."
            assert sitting.views[0].proposals == tuple(
                ProposalInfo(seat, "again", why) for seat in (1, 2)
            )
            await sitting.choose(0, "stop")
            await sitting.wait(lambda: sitting.views[0].outcome is not None)
            assert sitting.views[0].proposals == ()

    run(play())


def test_nothing_is_proposed_that_a_person_is_not_offered(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool.WorkerPool, "propose", proposing("the moon"))

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("time-stories", players=3, seats=SEATS))
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: 0 in sitting.views[0].pending)
            await sitting.choose(0, sitting.views[0].options[0].key)
            await sitting.wait(lambda: len(sitting.views[0].pending) == 3)
            await asyncio.sleep(0.3)
            assert sitting.views[0].proposals == ()

    with alike():
        run(play())


def test_a_bot_that_fails_to_propose_leaves_the_table_as_it_is(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: pool.WorkerPool, match: str, job: Job, bot: str) -> Proposal:
        raise RuntimeError(match, job, bot)

    monkeypatch.setattr(pool.WorkerPool, "propose", fail)
    caplog.set_level(logging.ERROR)

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("time-stories", players=3, seats=SEATS))
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: 0 in sitting.views[0].pending)
            await sitting.choose(0, sitting.views[0].options[0].key)
            await sitting.wait(lambda: len(sitting.views[0].pending) == 3)
            version = sitting.version
            await sitting.choose(0, sitting.views[0].options[0].key)
            await sitting.wait(lambda: sitting.version > version + 1)

    with alike():
        run(play())
    assert "proposes nothing" in caplog.text


def test_a_worker_answers_from_the_position_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = done()
    monkeypatch.setattr(worker, "_game", lambda *_: scene.game)
    job = Job("time-stories", (), "", scene.state.position(), 2, 7)
    assert worker.propose(job, "companion")[0] == Proposal("leave", Text("proposal.leave"))
