"""Acknowledged writes outlive the process, even one that is killed while it writes."""

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import looptable
from looptable.storage import Store
from tests.storage.databases import backends
from tests.storage.rows import table_row

pytestmark = pytest.mark.anyio

CHILD = Path(__file__).with_name("writing_child.py")
KILLS = 20
MATCHES = ("k-1", "k-2", "k-3")


def write_and_die(url: str) -> dict[str, int]:
    """The last version of each match that a process heard of before it was killed."""
    command = [sys.executable, str(CHILD), url, *MATCHES]
    env = {**os.environ, "PYTHONPATH": str(Path(looptable.__file__).parents[1])}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=env) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline()
        time.sleep(random.uniform(0, 0.1))
        child.kill()
        lines = [first, *child.stdout]
        wrong = child.stderr.read()
    assert first, wrong
    # The last line may have been cut in the middle.
    heard = [line.split() for line in lines if line.endswith("\n")]
    return {match: int(version) for match, version in heard}


async def test_every_acknowledged_choice_outlives_a_kill(url: str, store: Store) -> None:
    for match in MATCHES:
        await store.add_table(table_row(match), [])
    written = dict.fromkeys(MATCHES, 0)
    for _ in range(KILLS):
        ours = await backends(url)
        acknowledged = write_and_die(url)
        # PostgreSQL finishes what the dead had asked for.
        while await backends(url) - ours:
            await asyncio.sleep(0.01)
        for match in MATCHES:
            log = await store.log(match)
            # At most one choice of each match was stored without being acknowledged.
            told = acknowledged.get(match, written[match])
            assert told <= len(log) <= told + 1
            assert len(log) >= written[match]
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
            assert [row.body.id for row in log] == [f"c-{row.version}" for row in log]
            written[match] = len(log)
    assert all(count > KILLS for count in written.values())
