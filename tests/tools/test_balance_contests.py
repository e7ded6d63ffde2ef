"""`make balance` in games in which players compete."""

from pathlib import Path

import pytest

import balance.__main__ as balance_command
from balance.cells import Study, Table, read_study
from balance.contests import count_contest, faults, lift, popularity, total_uses
from balance.counts import Contest, Counts, Tally, Use, read_counts, write_counts
from balance.play import play_cell
from balance.tables import rendered
from looptable.lab.playing import Played
from looptable.lab.statistics import wilson
from looptable.lab.watching import Watched

ROOT = Path(__file__).parents[2]
INC = ROOT / "src" / "looptable" / "games" / "loop_inc"

STUDY = Study(
    game="loop-inc",
    bot="random",
    games=2,
    rows={},
    watch={"launches": "trip", "eliminated": "seat"},
    table=(Table("two", 2), Table("one", 1)),
    contest="launches",
)


def watched(scores: tuple[int, ...], winners: tuple[int, ...], first: int, **done: int) -> Watched:
    """A match with Pompeii and Vinland on the table; who made which trip."""
    played = Played(("random",) * len(scores), "most-points", winners, scores, 10)
    seats = {"launches": {trip: {seat: 1} for trip, seat in done.items()}}
    zones = frozenset({"trip-pompeii", "trip-vinland", "tripcard-ashes", "seat-0"})
    return Watched(played, {}, seats, first, zones)


def test_scores_and_wins_by_order_are_counted() -> None:
    matches = [watched((3, 5), (1,), 1), watched((5, 5), (0, 1), 1), watched((9, 1), (0,), 1)]
    contest = count_contest(matches, "launches", "trip")
    assert contest.scores == {"1": 1, "3": 1, "5": 3, "9": 1}
    assert contest.order == [2, 2], "player 1 started each time"


def test_a_trip_is_counted_for_everybody_who_could_make_it() -> None:
    matches = [watched((3, 5), (1,), 0, pompeii=1), watched((3, 5), (1,), 0, pompeii=0)]
    contest = count_contest(matches, "launches", "trip")
    assert contest.uses == {"pompeii": Use(2, 2, 1, 1), "vinland": Use(2, 2, 0, 0)}


def test_tables_are_added_up_except_where_nobody_can_lose_to_another() -> None:
    two = Contest(order=[1, 1], uses={"pompeii": Use(2, 2, 1, 0)})
    one = Contest(order=[1], uses={"pompeii": Use(2, 2, 2, 2)})
    known = {"a": Counts(contest=two), "b": Counts(contest=two), "c": Counts(contest=one)}
    assert total_uses({**known, "d": Counts()}) == {"pompeii": Use(4, 4, 2, 0)}


def test_popularity_and_lift() -> None:
    use = Use(winners=100, losers=300, by_winners=60, by_losers=40)
    assert popularity(use) == 0.25
    assert lift(use) == pytest.approx(0.60 - 0.25)
    assert lift(Use(1, 1, 0, 0)) == 0


def test_what_is_dead_dominant_or_without_a_choice_is_found() -> None:
    uses = {
        "fair": Use(100, 100, 50, 50),
        "better": Use(100, 100, 55, 45),
        "dead": Use(100, 100, 4, 5),
        "must": Use(100, 100, 92, 90),
        "dominant": Use(100, 100, 80, 20),
        "lucky": Use(100, 100, 8, 3),  # too few to be sure
    }
    assert faults(uses) == {"dead": "dead", "must": "a must", "dominant": "dominant"}


def test_a_cell_of_a_contest_is_the_same_however_many_processes_play_it(tmp_path: Path) -> None:
    cell = STUDY.cells()[0]
    alone, together = (play_cell(STUDY, cell, 12, jobs) for jobs in (1, 2))
    assert alone == together
    assert alone.contest is not None
    assert sum(alone.contest.scores.values()) == 24
    trips = alone.contest.uses.values()
    assert sum(use.winners + use.losers for use in trips) == 12 * 2 * 10, "ten trips on the table"
    write_counts(tmp_path / "kept.json", {"two": alone})
    assert read_counts(tmp_path / "kept.json") == {"two": alone}


def test_the_tables_of_a_contest_are_written() -> None:
    contest = Contest({"-7": 1, "30": 18, "40": 1}, [6, 5], {"pompeii": Use(10, 10, 5, 4)})
    endings = {"most-points": 8, "shared": 1, "last-standing": 1}
    counts = Counts(10, 10, endings, {"eliminated": {"1": Tally(1, 1, 1)}}, contest)
    solo = Counts(20, 10, {}, {}, Contest({"30": 20}, [10]))
    marks = ("scores", "order", "solo", "uses")
    page = "".join(f"<!-- loop-inc: {mark} -->\n<!-- end -->\n" for mark in marks)
    shown = rendered(page, STUDY, {"two": counts, "one": solo})
    assert "| two | 10 | 28.6 | −7 | 30 | 30 | 40 | 5 % | 10 % | 10 % |" in shown
    assert "| 2 | **60 %** (31–83) | **50 %** (24–76) | – | – | 55 % |" in shown
    assert "| one | **50 %** (30–70) | 30.0 |" in shown
    assert "| Pompeii, Very Last Minute | 5 | ad | 20 | 45 % | 50 % | 40 % | +6 |" in shown


def test_the_page_shows_what_was_counted_of_loop_inc() -> None:
    assert balance_command.main(["loop_inc", "--check"]) == 0, (
        "run make balance GAME=loop_inc ARGS=--tables"
    )
    study = read_study(INC)
    known = kept()
    assert study.opening is not None
    played = {cell.id for cell in study.cells()} | {cell.id for cell in study.opening.cells()}
    assert set(known) == played
    assert all(known[cell.id].games >= study.games for cell in study.cells())
    assert sum(counts.games for counts in known.values()) >= 2_000


def test_no_trip_of_loop_inc_is_dominant_or_dead() -> None:
    uses = total_uses(kept())
    assert len(uses) == 42
    assert faults(uses) == {}


def test_a_higher_junior_was_beaten_less_often_and_the_default_is_a_fair_match() -> None:
    known = kept()
    names = ("alone, Junior is an intern", "alone, Junior is a clerk", "alone, Junior is a partner")
    intern, clerk, partner = (known[name].won / known[name].games for name in names)
    assert intern > clerk > partner > 0.2
    low, high = wilson(known[names[1]].won, known[names[1]].games)
    assert low <= 2 / 3, "at most two thirds, as far as these matches tell"
    assert high >= 1 / 2, "at least half"


def test_no_seat_of_loop_inc_wins_much_more_often_than_another() -> None:
    known, study = kept(), read_study(INC)
    for players in (2, 3, 4):
        cells = [known[one.id] for one in study.cells() if one.table.players == players]
        orders = [cell.contest.order for cell in cells if cell.contest is not None]
        wins = [sum(order[place] for order in orders) for place in range(players)]
        mean = sum(wins) / players
        assert all(abs(won - mean) < 0.2 * mean for won in wins), (
            "the last one once won 65 % of three"
        )


def test_office_is_no_dominant_opening_by_the_default_reading() -> None:
    known, book = kept(), read_study(INC).opening
    assert book is not None
    for cell in book.cells():
        if "default" in cell.variant:
            counts = known[cell.id]
            assert counts.games == book.games == 400
            assert 100 * counts.won <= book.goal[str(cell.players)] * counts.games


def kept() -> dict[str, Counts]:
    return read_counts(ROOT / "src/looptable/games/loop_inc/balance.json")
