"""Records of older versions open, lead where they led, can be taken back, and go on."""

from collections import Counter

import pytest
from _pytest.mark import ParameterSet

from collection.facts import facts_of
from looptable.bots import decide, find_bot
from looptable.core.chance import Chance
from looptable.engine.match.match import Match, open_match
from looptable.engine.match.recordfile import as_lines, parse_record, read_record
from looptable.engine.match.verification import verify
from looptable.engine.packs import read_installed_pack
from looptable.engine.registry import games
from tests.corpus.manifests import FOLDER, VERSIONS, manifest_of

MORE = 12
"""Choices that are made after the end of a record."""

LONG = 250
"""Of records with more choices only every third is replayed in a short run."""


def _parameters() -> list[ParameterSet]:
    found = []
    for version in VERSIONS:
        for name, facts in manifest_of(version).records.items():
            number = int(name.removesuffix(".jsonl")[-2:])
            marks = []
            if facts.choices > LONG and number % 3:
                marks.append(pytest.mark.soak)
            if number % 10 == 2:
                marks.append(pytest.mark.both_builds)
            found.append(pytest.param(version, name, marks=marks, id=f"{version}/{name}"))
    return found


def test_every_version_left_thirty_records_of_every_complete_game() -> None:
    assert "0.1" in VERSIONS
    complete = {game.meta.id for game in games().values() if game.meta.maturity == "complete"}
    for version in VERSIONS:
        manifest = manifest_of(version)
        count = Counter(facts.game for facts in manifest.records.values())
        assert set(count) <= complete
        assert all(number >= 30 for number in count.values())
        files = {path.name for path in (FOLDER / version / "records").iterdir()}
        assert files == set(manifest.records)


@pytest.mark.parametrize(("version", "name"), _parameters())
def test_a_record_opens_verifies_is_taken_back_and_goes_on(version: str, name: str) -> None:
    expected = manifest_of(version).records[name]
    record, warnings = read_record(FOLDER / version / "records" / name)
    assert not warnings
    assert parse_record(as_lines(record), name) == (record, ())
    match = open_match(record, read_installed_pack)
    assert facts_of(match.game, match.state, len(record.choices)) == expected
    verdict = verify(match.game, record)
    assert verdict.broken_line is None, verdict
    assert verdict.checked == expected.choices
    assert verdict.committed is (True if record.header.commit else None)
    if record.choices:
        match = match.undo()
        assert len(match.record.choices) == expected.choices - 1
    _play_on(match)
    assert len(match.record.choices) >= expected.choices or match.state.outcome() is not None
    again = open_match(match.record, read_installed_pack)
    assert again.state.key() == match.state.key()


def _play_on(match: Match) -> None:
    chance = Chance(1)
    chance.seed(1)
    bot = find_bot("random", match.game)
    for _ in range(MORE):
        if not match.state.pending():
            return
        seat = match.state.pending()[0]
        index = decide(bot, match.game, match.state, seat, chance)
        option = match.game.describe(match.state, seat, match.state.legal(seat)[index])
        match.act(seat, option.key)
