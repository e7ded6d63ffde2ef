"""The repository passes the check that `make rules` runs."""

from pathlib import Path

from rulescan.check import check_repository

ROOT = Path(__file__).resolve().parents[1]


def test_every_cited_rule_exists_and_complete_games_cite_them_all() -> None:
    assert check_repository(ROOT).problems == ()
