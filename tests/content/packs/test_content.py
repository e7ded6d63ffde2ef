"""A game's content with packs on top: what is replaced, what is hashed, what is checked."""

from dataclasses import replace
from pathlib import Path

from tests.content.diagnostics.checkers import SAMPLE_SCHEMA, SampleCard

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.content import Base, Content, load_content
from looptable.content.packs.pack import Pack, load_pack
from looptable.content.text.texts import Text
from looptable.content.text.vocabularies import find_vocabularies
from looptable.core.ids import GameId

CARDS = '[[card]]\nid = "key"\ncost = 1\n\n[[card]]\nid = "map"\ncost = 2\n'
NAMES = {
    "en": '[card]\nkey = "Key"\nmap = "Map"\n[told]\ntaken = "{who} takes {n}."\n',
    "fr": '[card]\nkey = "Clé"\nmap = "Carte"\n[told]\ntaken = "{who} prend {n}."\n',
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def game(root: Path) -> Base:
    write(root / "game/content/cards.toml", CARDS)
    for lang, text in NAMES.items():
        write(root / f"game/text/{lang}.toml", text)
    return Base(GameId("sample"), "3", root / "game", SAMPLE_SCHEMA)


def pack(
    root: Path, id: str, cards: str = "", en: str = "", fr: str = "", version: str = "1.0"
) -> Pack:
    folder = root / id
    write(
        folder / "pack.toml",
        f'format = 1\nid = "{id}"\ngame = "sample"\nversion = "{version}"\n'
        'licence = "MIT"\ntitle = { en = "A", fr = "B" }\n',
    )
    write(folder / "cards.toml", cards)
    write(folder / "text/en.toml", en)
    write(folder / "text/fr.toml", fr)
    loaded = load_pack(folder, Diagnostics())
    assert loaded is not None
    return loaded


def lay(base: Base, *packs: Pack) -> tuple[Content, list[tuple[str, str, int]]]:
    report = Diagnostics()
    content = load_content(base, packs, report)
    return content, [(d.code, d.file, d.line) for d in report]


def test_a_game_alone(tmp_path: Path) -> None:
    content, found = lay(game(tmp_path))
    assert found == []
    assert [card.id for card in content.tables.all(SampleCard)] == ["key", "map"]
    assert (content.version, content.packs) == ("3", ())
    assert content.texts.say(Text("card.key"), "fr") == "Clé"
    assert content.texts.has("error.use/unknown-game", "en")


def test_a_pack_replaces_wholly_and_adds(tmp_path: Path) -> None:
    cards = '[[card]]\nid = "key"\ncost = 5\nkind = "relic"\n[[card]]\nid = "rope"\ncost = 0\n'
    names = '[card]\nkey = "K"\nrope = "R"\n'
    content, found = lay(game(tmp_path), pack(tmp_path, "extra", cards, names, names))
    assert found == []
    assert [(card.id, card.cost) for card in content.tables.all(SampleCard)] == [
        ("key", 5),
        ("map", 2),
        ("rope", 0),
    ]
    assert content.texts.say(Text("card.key"), "en") == "K"
    assert (content.version, content.packs) == ("3+extra@1.0", (("extra", "1.0"),))


def test_later_packs_win(tmp_path: Path) -> None:
    one = pack(tmp_path, "one", '[[card]]\nid = "key"\ncost = 5\n')
    two = pack(tmp_path, "two", '[[card]]\nid = "key"\ncost = 6\n')
    base = game(tmp_path)
    assert lay(base, one, two)[0].tables.get(SampleCard, "key").cost == 6
    assert lay(base, two, one)[0].tables.get(SampleCard, "key").cost == 5


def test_the_hash_is_of_what_changes_play(tmp_path: Path) -> None:
    base = game(tmp_path)
    plain = lay(base)[0].hash
    assert len(plain) == 64
    assert lay(base)[0].hash == plain

    write(tmp_path / "game/content/cards.toml", "# a comment\n" + CARDS.replace("= 1", "=   1"))
    write(tmp_path / "game/text/en.toml", NAMES["en"].replace("Key", "Latchkey"))
    assert lay(base)[0].hash == plain

    hashes = {plain}
    for text in (
        CARDS.replace("= 1", "= 3"),
        CARDS.replace('"key"', '"kye"'),
        CARDS + 'kind = "relic"\n',
        "\n\n".join(reversed(CARDS.split("\n\n"))),
    ):
        write(tmp_path / "game/content/cards.toml", text)
        hashes.add(lay(base)[0].hash)
    write(tmp_path / "game/content/cards.toml", CARDS)
    one, two = pack(tmp_path, "one"), pack(tmp_path, "two")
    hashes |= {lay(base, one)[0].hash, lay(base, one, two)[0].hash, lay(base, two, one)[0].hash}
    hashes.add(lay(base, pack(tmp_path, "one", version="1.1"))[0].hash)
    assert len(hashes) == 9


def test_the_hash_is_stable_between_versions_of_the_program(tmp_path: Path) -> None:
    # Records name this hash: a change here makes them all unreadable.
    assert lay(game(tmp_path), pack(tmp_path, "one"))[0].hash == (
        "58251d90088cbc5512afbcb552e56df246bca68de444f5d769f02d774b2155c4"
    )


def test_names_are_needed_in_both_languages(tmp_path: Path) -> None:
    cards = '[[card]]\nid = "rope"\ncost = 0\n[[trip]]\nid = "far"\nhours = 1\n'
    _, found = lay(game(tmp_path), pack(tmp_path, "extra", cards))
    assert found == [("name/missing", "extra/cards.toml", 2)] * 2


def test_a_text_on_top_may_only_use_the_values_it_is_given(tmp_path: Path) -> None:
    extra = pack(tmp_path, "extra", en='[told]\ntaken = "{whom} took {n}"\n', fr="")
    _, found = lay(game(tmp_path), extra)
    assert found == [("text/unknown-value", "extra/text/en.toml", 2)]


def test_a_pack_for_another_game_or_chosen_twice_is_left_out(tmp_path: Path) -> None:
    base = game(tmp_path)
    one = pack(tmp_path, "one")
    content, found = lay(base, one, one)
    assert found == [("pack/twice", "one/pack.toml", 0)]
    assert content.packs == (("one", "1.0"),)
    other = Base(GameId("other"), "1", base.folder, base.schema)
    content, found = lay(other, one)
    assert found == [("pack/other-game", "one/pack.toml", 0)]
    assert content.packs == ()


def test_mistakes_of_all_layers_are_told_together(tmp_path: Path) -> None:
    base = game(tmp_path)
    write(tmp_path / "game/content/more.toml", "[[card]]\ncost = 1\n")
    extra = pack(tmp_path, "extra", "[[crad]]\n", en='x = "{n:rift}"\n', fr='x = "x"\n')
    codes = {code for code, _, _ in lay(base, extra)[1]}
    assert codes == {"field/missing", "table/unknown", "text/unknown-noun"}


def test_a_vocabulary_lies_between_a_game_and_its_packs(tmp_path: Path) -> None:
    base = game(tmp_path)
    write(
        tmp_path / "game/text/vocabularies/old/en.toml", '[card]\nkey = "Latchkey"\nmap = "Chart"\n'
    )
    old = replace(base, vocabulary="old")
    content, found = lay(old, pack(tmp_path, "mine", en='[card]\nmap = "Sketch"\n'))
    assert found == []
    assert content.texts.say(Text("card.key"), "en") == "Latchkey"
    assert content.texts.say(Text("card.map"), "en") == "Sketch"
    assert content.texts.say(Text("card.key"), "fr") == "Clé"
    assert lay(old)[0].hash == lay(base)[0].hash
    assert find_vocabularies(base.folder) == ("neutral", "old")
    assert find_vocabularies(tmp_path / "nowhere") == ("neutral",)


def test_a_vocabulary_is_checked_like_any_text(tmp_path: Path) -> None:
    base = game(tmp_path)
    write(
        tmp_path / "game/text/vocabularies/old/en.toml",
        '[card]\nkay = "Latchkey"\n[told]\ntaken = "{whom} takes {n}."\n',
    )
    _, found = lay(replace(base, vocabulary="old"))
    file = "game/text/vocabularies/old/en.toml"
    assert found == [("text/one-language", file, 2), ("text/unknown-value", file, 4)]
