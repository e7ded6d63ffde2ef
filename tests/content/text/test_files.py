"""Text files: nested keys, nouns, languages by file name, and mistakes at their places."""

from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.files import load_texts
from looptable.content.text.texts import Text, Texts


def load(folder: Path, **files: str) -> tuple[Texts, list[tuple[str, str, int, int]]]:
    """The texts of these files, and what was found: code, file, line, column."""
    for name, text in files.items():
        (folder / f"{name.replace('_', '.')}.toml").write_text(text, "utf-8")
    report = Diagnostics()
    texts = Texts(load_texts(folder, report))
    return texts, [(d.code, d.file.split("/")[-1], d.line, d.column) for d in report]


def test_nested_tables_are_longer_keys(tmp_path: Path) -> None:
    texts, found = load(tmp_path, en='top = "T"\n[a.b]\nc = "C"\n"d/e" = "D"\n')
    assert found == []
    assert texts.keys() == ("a.b.c", "a.b.d/e", "top")
    assert texts.say(Text("a.b.d/e"), "en") == "D"


def test_all_files_of_a_language_are_one_layer(tmp_path: Path) -> None:
    texts, found = load(tmp_path, en='[card]\na = "A"\n', names_en='[card]\nb = "B"\n')
    assert found == []
    assert texts.keys() == ("card.a", "card.b")


def test_a_noun_is_one_key(tmp_path: Path) -> None:
    noun = '[noun.rift]\none = "faille"\nmany = "failles"\ngender = "f"\n'
    texts, found = load(tmp_path, fr=f'{noun}[told]\nseen = "{{n:rift}}"\n')
    assert found == []
    assert texts.keys() == ("noun.rift", "told.seen")
    assert texts.say(Text.of("told.seen", n=3), "fr") == "3 failles"
    assert texts.say(Text("noun.rift"), "fr") == "faille"


def test_a_name_with_a_gender_is_a_noun_too(tmp_path: Path) -> None:
    texts, found = load(tmp_path, fr='[agent.ada]\none = "Ada"\ngender = "f"\n[t]\nx="{le x}"\n')
    assert found == []
    assert texts.say(Text.of("t.x", x=Text("agent.ada")), "fr") == "l’Ada"


def test_one_alone_is_an_ordinary_key(tmp_path: Path) -> None:
    texts, found = load(tmp_path, en='[prompt]\none = "Only one"\n')
    assert (texts.keys(), found) == (("prompt.one",), [])


def test_a_malformed_template_is_found_inside_its_string(tmp_path: Path) -> None:
    source = '[a]\nb = "caf\\u00e9 {x"\nc = """\nline\n  {y"""\n'
    _, found = load(tmp_path, en=source)
    assert found == [
        ("text/malformed-template", "en.toml", 2, 16),
        ("text/malformed-template", "en.toml", 5, 3),
    ]


def test_all_mistakes_are_collected(tmp_path: Path) -> None:
    _, found = load(
        tmp_path,
        en='[a]\nb = 1\nc = ["x"]\nd = true\n[noun.x]\none = 3\nmnay = "xs"\n',
        de='a = "x"\n',
        fr="a = \n",
    )
    assert found == [
        ("text/unknown-language", "de.toml", 0, 0),
        ("text/not-a-text", "en.toml", 2, 5),
        ("text/not-a-text", "en.toml", 3, 5),
        ("text/not-a-text", "en.toml", 4, 5),
        ("text/bad-noun", "en.toml", 5, 1),
        ("text/bad-noun", "en.toml", 6, 7),
        ("text/bad-noun", "en.toml", 7, 8),
        ("toml/syntax", "fr.toml", 1, 5),
    ]


def test_a_text_with_a_mistake_is_not_told_as_missing_too(tmp_path: Path) -> None:
    texts, found = load(tmp_path, en='a = "{"\n', fr='a = "A"\n')
    assert len(found) == 1
    assert texts.missing() == ()


def test_the_same_key_twice_is_found_across_files(tmp_path: Path) -> None:
    _, found = load(tmp_path, en='[a]\n"b.c" = "x"\n', more_en='[a.b]\nc = "y"\n')
    assert found == [("text/duplicate", "more.en.toml", 2, 1)]


def test_a_gender_is_one_of_two(tmp_path: Path) -> None:
    _, found = load(tmp_path, fr='[noun.x]\none = "x"\nmany = "xs"\ngender = "n"\n')
    assert found == [("text/bad-noun", "fr.toml", 4, 10)]
