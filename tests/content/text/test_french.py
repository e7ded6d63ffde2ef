"""French: elision, contraction, articles, plurals, typography."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.content.text.french import FRENCH, NARROW_SPACE, elides
from looptable.content.text.french_h import REFUSE_ELISION
from looptable.content.text.grammar import Gender, Phrase


def said(function: str, words: str, gender: Gender | None = None, plural: bool = False) -> str:
    return FRENCH.functions[function](Phrase(words, gender, plural)).words


@pytest.mark.parametrize(
    "words",
    [
        *("époque", "Alice", "île", "œuf", "ère", "usine", "ouest", "Élise", "Ævar", "un", "ADN"),
        *("homme", "heure", "héroïne", "hôtel", "hiver", "hésite", "Yves", "yeux", "y"),
    ],
)
def test_vowels_and_mute_h_elide(words: str) -> None:
    assert elides(words)
    assert said("de", words) == f"d’{words}"
    assert said("que", words) == f"qu’{words}"


@pytest.mark.parametrize(
    "words",
    [
        *("faille", "héros", "haut", "hasard", "huit", "onze", "onzième", "oui", "yaourt", "Yoyo"),
        *("hautes tours", "hiboux", "harpes", "Huitième", "hors-jeu", "hérissons", "whisky"),
        *("hurlent", "haussons", "heurté", "1 faille", "8 cartes", "11", "« Alice »", "…", ""),
    ],
)
def test_consonants_aspirated_h_and_figures_do_not_elide(words: str) -> None:
    assert not elides(words)
    assert said("de", words) == f"de {words}"


@pytest.mark.parametrize("word", sorted(REFUSE_ELISION))
def test_every_listed_word_refuses_however_it_is_encoded(word: str) -> None:
    assert not elides(word)
    assert not elides(word.upper())
    assert not elides(f"{word}s")
    assert not elides(unicodedata.normalize("NFD", word))


def test_accents_written_apart_elide_too() -> None:
    assert elides(unicodedata.normalize("NFD", "époque"))


@pytest.mark.parametrize(
    ("function", "words", "expected"),
    [
        ("de", "le vortex", "du vortex"),
        ("de", "les failles", "des failles"),
        ("de", "la faille", "de la faille"),
        ("de", "l’époque", "de l’époque"),
        ("de", "Le Havre", "de Le Havre"),
        ("de", "lessive", "de lessive"),
        ("à", "le vortex", "au vortex"),
        ("à", "les failles", "aux failles"),
        ("à", "la faille", "à la faille"),
        ("à", "Alice", "à Alice"),
        ("ne", "avance", "n’avance"),
        ("ne", "recule", "ne recule"),
        ("se", "éloigne", "s’éloigne"),
        ("je", "hésite", "j’hésite"),
        ("je", "hurle", "je hurle"),
        ("me", "attend", "m’attend"),
        ("la", "amie", "l’amie"),
        ("la", "faille", "la faille"),
        ("jusque", "ici", "jusqu’ici"),
        ("lorsque", "un", "lorsqu’un"),
        ("puisque", "elle", "puisqu’elle"),
    ],
)
def test_small_words_join_what_follows(function: str, words: str, expected: str) -> None:
    assert said(function, words) == expected


@pytest.mark.parametrize(
    ("words", "gender", "plural", "definite", "indefinite"),
    [
        ("vortex", "m", False, "le vortex", "un vortex"),
        ("faille", "f", False, "la faille", "une faille"),
        ("époque", "f", False, "l’époque", "une époque"),
        ("héros", "m", False, "le héros", "un héros"),
        ("hache", "f", False, "la hache", "une hache"),
        ("failles", "f", True, "les failles", "des failles"),
        ("2 vortex", "m", True, "les 2 vortex", "des 2 vortex"),
        ("Zoé", None, False, "le Zoé", "un Zoé"),
    ],
)
def test_articles_agree(
    words: str, gender: Gender | None, plural: bool, definite: str, indefinite: str
) -> None:
    assert said("le", words, gender, plural) == definite
    assert said("un", words, gender, plural) == indefinite


@pytest.mark.parametrize(
    ("words", "gender", "plural", "of", "to"),
    [
        ("vortex", "m", False, "du vortex", "au vortex"),
        ("faille", "f", False, "de la faille", "à la faille"),
        ("époque", "f", False, "de l’époque", "à l’époque"),
        ("failles", "f", True, "des failles", "aux failles"),
    ],
)
def test_articles_contract(words: str, gender: Gender, plural: bool, of: str, to: str) -> None:
    definite = FRENCH.functions["le"](Phrase(words, gender, plural))
    assert FRENCH.functions["de"](definite).words == of
    assert FRENCH.functions["à"](definite).words == to


@pytest.mark.parametrize(("number", "singular"), [(0, True), (1, True), (2, False), (-1, True)])
def test_nought_and_one_are_singular(number: int, singular: bool) -> None:
    assert FRENCH.is_singular(number) is singular


def test_an_ordinary_space_before_a_sign_becomes_narrow() -> None:
    assert FRENCH.set_type("Quoi ? Non ! Si ; oui : « là »") == (
        "Quoi_? Non_! Si_; oui_: «_là_»".replace("_", NARROW_SPACE)
    )


def test_no_space_is_invented_before_a_sign() -> None:
    assert FRENCH.set_type("cartes.toml:3 http://a?b") == "cartes.toml:3 http://a?b"


@given(st.text())
def test_elision_answers_for_any_words(words: str) -> None:
    assert said("de", words).endswith(words.removeprefix("le ").removeprefix("les "))
    assert said("que", words) in (f"qu’{words}", f"que {words}")


@given(st.text())
def test_setting_type_changes_spaces_and_apostrophes_only_and_once(words: str) -> None:
    done = FRENCH.set_type(words)
    assert FRENCH.set_type(done) == done
    plain = str.maketrans({NARROW_SPACE: " ", "’": "'"})
    assert done.translate(plain) == words.translate(plain)


@pytest.mark.parametrize(
    ("title", "towards", "of"),
    [
        ("Les barques", "aux barques", "des barques"),
        ("Le quai", "au quai", "du quai"),
        ("La grotte marine", "à la grotte marine", "de la grotte marine"),
        ("L’échelle", "à l’échelle", "de l’échelle"),
        ("Notre-Dame", "à Notre-Dame", "de Notre-Dame"),
    ],
)
def test_a_title_in_a_sentence_gives_its_article_to_the_word_before(
    title: str, towards: str, of: str
) -> None:
    low = FRENCH.functions["low"](Phrase(title))
    assert FRENCH.functions["à"](low).words == towards
    assert FRENCH.functions["de"](low).words == of


def test_a_name_may_say_itself_how_one_goes_there() -> None:
    priest = FRENCH.functions["low"](Phrase("Le curé", at="auprès du curé"))
    assert FRENCH.functions["à"](priest).words == "auprès du curé"
    assert FRENCH.functions["de"](priest).words == "du curé"
