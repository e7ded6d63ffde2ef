"""Private packs: other cards in place of our own, and what is said about a pack with mistakes."""

from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.packs.pack import Pack, load_pack
from looptable.core.chance import Chance
from looptable.core.errors import ContentError, RecordError, WrongUse
from looptable.engine.match.match import new_match, open_match
from looptable.engine.match.verification import verify
from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Card
from looptable.games.the_loop.library import load_library

MANIFEST = """
format = 1
id = "printed-box"
game = "the-loop"
version = "1.0"
licence = "private"
title = { en = "The printed box", fr = "La boîte" }
"""
EFFECTS = ["remove 1 rift here", "add 1 energy here", "push 1 clone", "draw 1 card", "move 1 era"]
OURS = [card for card in load_library().tables.all(Card) if card.ours]


def pack_in(folder: Path, rows: str, names: str = "") -> Pack:
    (folder / "text").mkdir()
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    (folder / "rows.toml").write_text(rows, "utf-8")
    for lang in ("en", "fr"):
        (folder / "text" / f"{lang}.toml").write_text(names, "utf-8")
    pack = load_pack(folder, Diagnostics())
    assert pack is not None
    return pack


def row(card: Card, effect: str) -> str:
    agent = f'agent = "{card.agent}"\n' if card.agent else ""
    return (
        f'[[card]]\nid = "{card.id}"\norigin = "{card.origin}"\n{agent}'
        f'dimension = "{card.dimension}"\neffect = "{effect}"\nours = false\n'
    )


@pytest.fixture
def printed(tmp_path: Path) -> Pack:
    """A pack with another effect and another name for every card that is our own."""
    rows = [row(card, EFFECTS[number % len(EFFECTS)]) for number, card in enumerate(OURS)]
    names = [f'{card.id} = "Printed {number}"' for number, card in enumerate(OURS)]
    return pack_in(tmp_path, "\n".join(rows), "[card]\n" + "\n".join(names))


def test_a_pack_replaces_every_card_of_our_own(printed: Pack) -> None:
    faces = [face for face in GAME.with_packs([printed]).cards() if face.kind != "machina"]
    assert len(OURS) > 50
    assert [face.id for face in faces] == [
        face.id for face in GAME.cards() if face.kind != "machina"
    ]
    assert not any(face.ours for face in faces)


@pytest.mark.parametrize("players", [1, 2])
def test_a_match_with_a_pack_is_played_and_replayed_with_it_alone(
    printed: Pack, players: int
) -> None:
    match = new_match(GAME.with_packs([printed]), players, {}, 5)
    chance = Chance(1)
    chance.seed(5)
    while seats := match.state.pending():
        options = match.game.legal_options(match.state, seats[0])
        match.act(seats[0], options[chance.below(0, len(options))].key)
    again = open_match(match.record, lambda _: printed)
    assert verify(again.game, match.record).broken_line is None
    assert again.state.key() == match.state.key()

    def no_pack(_: str) -> Pack:
        raise WrongUse("pack/not-found")

    with pytest.raises(RecordError, match="record/unknown-content"):
        open_match(match.record, no_pack)


def mistakes(folder: Path, rows: str, names: str = "") -> list[Diagnostic]:
    with pytest.raises(ContentError) as caught:
        GAME.with_packs([pack_in(folder, rows, names)])
    return [found for found in caught.value.diagnostics if isinstance(found, Diagnostic)]


def test_a_card_of_an_agent_that_does_not_exist_is_told(tmp_path: Path) -> None:
    kettle = next(card for card in OURS if card.id == "kettle")
    rows = row(kettle, "add 1 energy here").replace("v-girl", "v-grl")
    (mistake,) = mistakes(tmp_path, rows)
    assert (mistake.code, mistake.line) == ("field/unknown-value", 4)
    assert mistake.hint is not None
    assert mistake.hint.args["closest"] == "v-girl"


def test_a_mission_of_an_unknown_kind_is_told(tmp_path: Path) -> None:
    rows = '[[mission]]\nid = "clog-up"\nkind = "rift-fo"\nneed = 5\n'
    (mistake,) = mistakes(tmp_path, rows)
    assert (mistake.code, mistake.message.args["field"]) == ("field/unknown-value", "kind")


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        (
            '[[clone]]\nid = "new"\ngeneration = "dawn"\nparadox = "end"\n',
            '[clone]\nnew = "New Foo"\n',
        ),
        ('[[supa]]\nid = "new"\nera = "dawn"\n', '[supa]\nnew = "New Foo"\n'),
        ('[[cycle]]\nid = "new"\nclones = 4\nartifacts = 1\n', ""),
        ('[[chute]]\nid = "new"\nweight = 1\n', ""),
    ],
)
def test_a_row_too_many_where_the_rules_count_is_told(
    tmp_path: Path, rows: str, names: str
) -> None:
    (mistake,) = mistakes(tmp_path, rows, names)
    assert (mistake.code, mistake.message.args["field"]) == ("field/unknown-value", "id")


@pytest.mark.parametrize(
    "rows",
    [
        '[[mission]]\nid = "clog-up"\nkind = "rift-foo"\nneed = 8\n',
        '[[mission]]\nid = "clog-up"\nkind = "rift-foo"\nneed = 0\n',
        '[[cycle]]\nid = "first"\nclones = -1\nartifacts = 1\n',
        '[[chute]]\nid = "middle"\nweight = 0\n',
        '[[machina]]\nid = "prim-automato"\nhome = "dawn"\nslots = 0\neffect = "add 1 rift at home"\n',
    ],
)
def test_a_number_that_no_rule_could_work_with_is_told(tmp_path: Path, rows: str) -> None:
    assert [mistake.code for mistake in mistakes(tmp_path, rows)] == ["field/bad-value"]
