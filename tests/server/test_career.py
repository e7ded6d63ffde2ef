"""Careers at the server: finished matches count for everybody who sits at them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from looptable.testing import rule
from looptable.wire.career import Career
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, play_on, run, running


def cells(career: Career) -> dict[tuple[str, ...], Any]:
    return {tuple(cell.choices.values()): cell for cell in career.cells}


@rule("LOOP-MODE-6")
def test_a_finished_match_counts_for_its_player_and_for_nobody_else(tmp_path: Path) -> None:
    async def play(address: str) -> tuple[Career, Career]:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob", "fr")
        options: dict[str, Any] = {"mode": "supa", "difficulty": "year", "agent_count": 2}
        table = await ada.make_table(
            NewTable(game="the-loop", players=1, options=options, seats=("me",))
        )
        async with ada.sit(table.id) as sitting:
            await asyncio.wait_for(play_on(sitting, 0, -1), 120)
        return (await ada.career())[0], (await bob.career())[0]

    with running(tmp_path / "tables.db") as address:
        mine, other = run(play(address))
    assert mine.game == "the-loop"
    assert [setting.id for setting in mine.settings] == ["mode", "difficulty"]
    played = cells(mine)["supa", "year"]
    assert (played.played, played.won, sum(played.endings.values())) == (1, 0, 1)
    assert sum(cell.played for cell in mine.cells) == 1
    assert sum(cell.played for cell in other.cells) == 0
    assert other.settings[1].choices[0].name == "Employé du Mois"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM results").fetchone() == (1,)
