"""Questions and options name the rules they come from."""

import pytest

from looptable.content.text.texts import Text
from looptable.engine.ledger.citations import Citations
from looptable.engine.ledger.ledger import ledgers
from looptable.engine.registry import find_game, games


@pytest.mark.parametrize("name", sorted(games()))
def test_what_a_game_cites_exists(name: str) -> None:
    game = find_game(name)
    ledger, cited = ledgers().get(game.meta.ledger), game.citations()
    known = set() if ledger is None else {rule.id for rule in ledger.rules}
    for table, rows in (("prompt", cited.prompt), ("option", cited.option)):
        for row, ids in rows.items():
            assert game.texts().has(f"{table}.{row}", "en"), f"{table}.{row} is never said"
            assert ids
            assert set(ids) <= known


def test_a_text_finds_its_rules() -> None:
    cited = Citations(prompt={"free-move": ("A-B-1",)}, option={"move": ("A-B-2",)})
    assert cited.of(Text("prompt.free-move")) == ("A-B-1",)
    assert cited.of(Text("option.move")) == ("A-B-2",)
    assert cited.of(Text("option.free-move")) == ()
    assert cited.of(Text("zone.move")) == ()
    assert cited.of(None) == ()
