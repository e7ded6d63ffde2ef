"""`make balance`: the matches it plays, counts and shows."""

from pathlib import Path

import balance.__main__ as balance_command
from balance.cells import Cell, Study, Table, read_study
from balance.counts import Counts, Tally, read_counts, write_counts
from balance.play import count, play_cell
from balance.tables import rendered
from looptable.lab.playing import Played
from looptable.lab.watching import Watched

ROOT = Path(__file__).parents[2]
LOOP = ROOT / "src" / "looptable" / "games" / "the_loop"

STUDY = Study(
    game="the-loop",
    bot="random",
    games=2,
    rows={"mode": ("sabotage", "supa")},
    watch={"uses": "card", "turn": "agent", "acquires": "card"},
    table=(Table("two", 2), Table("three", 3)),
)


def watched(ending: str, *cards: str) -> Watched:
    winners = (0, 1) if ending == "won" else ()
    played = Played(("random", "random"), ending, winners, (), 10)
    return Watched(played, {"uses": {card: cards.count(card) for card in cards}})


def test_every_mode_and_difficulty_is_played_at_every_table() -> None:
    cells = read_study(LOOP).cells()
    assert len(cells) == 4 * 3 * 4
    assert len({cell.id for cell in cells}) == len(cells)
    assert cells[1].id == "sabotage, month, 3 agents"
    assert cells[1].options == {"mode": "sabotage", "difficulty": "month"}


def test_matches_are_counted_by_how_they_ended_and_what_was_used() -> None:
    counts = count(
        [watched("won", "kettle", "kettle"), watched("time-up", "kettle", "mixtape")], STUDY
    )
    assert (counts.games, counts.won) == (2, 1)
    assert counts.endings == {"time-up": 1, "won": 1}
    assert counts.events["uses"] == {"kettle": Tally(2, 1, 3), "mixtape": Tally(1, 0, 1)}


def test_a_cell_is_the_same_however_many_processes_play_it() -> None:
    cell = STUDY.cells()[0]
    alone, together = (play_cell(STUDY, cell, 12, jobs) for jobs in (1, 2))
    assert alone == together
    assert alone.games == 12
    assert sum(alone.endings.values()) == 12


def test_counts_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "balance" / "game.json"
    assert read_counts(file) == {}
    kept = {"a, b": Counts(2, 1, {"won": 1, "time-up": 1}, {"uses": {"kettle": Tally(2, 1, 3)}})}
    write_counts(file, kept)
    assert read_counts(file) == kept


def test_wins_are_shown_with_their_interval_and_the_rest_of_the_page_stays() -> None:
    page = "# Title\n\n<!-- the-loop: wins -->\nold\n<!-- end -->\nbelow\n"
    shown = rendered(page, STUDY, {"sabotage, two": Counts(200, 50)})
    assert "| mode | two | three |" in shown
    assert "| sabotage | **25 %** (20–31) | – |" in shown
    assert "old" not in shown
    assert shown.startswith("# Title")
    assert shown.endswith("<!-- end -->\nbelow\n")


def test_an_agent_is_compared_with_the_other_matches_of_its_cells() -> None:
    events = {"turn": {"v-girl": Tally(10, 6, 80)}}
    known = {"sabotage, two": Counts(20, 10, {}, events), "supa, two": Counts(20, 0, {}, {})}
    shown = rendered("<!-- the-loop: agents -->\n<!-- end -->\n", STUDY, known)
    assert "| 10 | 60 % | +10 |" in shown


def test_the_page_shows_what_was_counted_of_at_least_200_matches_a_cell() -> None:
    assert balance_command.main(["the_loop", "--check"]) == 0, (
        "run make balance GAME=the_loop ARGS=--tables"
    )
    study = read_study(LOOP)
    known = read_counts(
        ROOT / "src/looptable/games" / study.game.replace("-", "_") / "balance.json"
    )
    assert set(known) <= {cell.id for cell in study.cells()}
    assert min(counts.games for counts in known.values()) >= 200


def test_a_cell_names_its_row_and_its_table() -> None:
    assert Cell(("supa", "year"), Table("two", 2), {}).id == "supa, year, two"
