"""The text of a card is made from its effect: right in both languages, and never ambiguous."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effects.tiny import LANGUAGE, NOTATION, TREES
from tests.effects.tiny_texts import tiny_texts

from looptable.content.text.languages import LANGUAGES
from looptable.content.text.texts import Text
from looptable.effects.emitter import compile_effects
from looptable.effects.faces import face_layer
from looptable.effects.nodes import Node
from looptable.effects.wording import icons, offering, wording

TEXTS = tiny_texts()


def words(effect: str, lang: str) -> str:
    """The text with ordinary spaces, where French sets narrow ones."""
    return wording(NOTATION.parse(effect), TEXTS, lang).replace("\u202f", " ")


FORMS: list[tuple[str, str, str]] = [
    ("gain 1 coin", "Gain 1 coin.", "Gagnez 1 écu."),
    ("gain 2 coins", "Gain 2 coins.", "Gagnez 2 écus."),
    (
        "take a stone in the cave",
        "Take a stone out of the cave.",
        "Tirez une pierre du gouffre.",
    ),
    (
        "take a stone in the mine",
        "Take a stone out of the abandoned mine.",
        "Tirez une pierre d’Élise.",
    ),
    (
        "let the next player play the spare card",
        "Let the next player play the spare card.",
        "Laissez jouer la réserve au voisin.",
    ),
    ("note 1; note 2", "Note 1, then note 2.", "Notez 1, puis notez 2."),
    (
        "note 1; note 2; note 3",
        "Note 1, then note 2, then note 3.",
        "Notez 1, puis notez 2, puis notez 3.",
    ),
    ("may: gain 1 coin", "You may gain 1 coin.", "Vous pouvez gagner 1 écu."),
    (
        "note 1; may: note 2; note 3",
        "Note 1. You may note 2. Note 3.",
        "Notez 1. Vous pouvez noter 2. Notez 3.",
    ),
    (
        "choose: note 1 | note 2",
        "Choose: note 1 or note 2.",
        "Choisissez : notez 1 ou notez 2.",
    ),
    (
        "choose: note 1 | note 2 | note 3",
        "Choose: note 1, note 2 or note 3.",
        "Choisissez : notez 1, notez 2 ou notez 3.",
    ),
    (
        "up to 3: note 1",
        "Up to 3 times: note 1.",
        "Jusqu’à 3 fois : notez 1.",
    ),
    (
        "up to 1: note 1",
        "You may do this once: note 1.",
        "Une fois, si vous le voulez : notez 1.",
    ),
    ("2 times: note 1", "2 times: note 1.", "2 fois : notez 1."),
    ("1 times: note 1", "Once: note 1.", "Une fois : notez 1."),
    (
        "for each other player: rob 1 coin",
        "For each other player, rob 1 coin from them.",
        "Pour chaque autre joueur, volez-lui 1 écu.",
    ),
    (
        "for each stone in the mine: (note 1; note 2)",
        "For each stone in the abandoned mine: note 1, then note 2.",
        "Pour chaque pierre d’Élise : notez 1, puis notez 2.",
    ),
    (
        "if you have 2 coins: note 1",
        "If you have 2 coins, note 1.",
        "Si vous avez 2 écus, notez 1.",
    ),
    (
        "if you have 1 coin: note 1 else: note 2; note 3",
        "If you have 1 coin, note 1. Otherwise, note 2. Note 3.",
        "Si vous avez 1 écu, notez 1. Sinon, notez 2. Notez 3.",
    ),
    (
        "if you have 2 coins: (note 1; note 2) else: (note 3; note 4)",
        "If you have 2 coins: note 1, then note 2. Otherwise: note 3, then note 4.",
        "Si vous avez 2 écus : notez 1, puis notez 2. Sinon : notez 3, puis notez 4.",
    ),
    (
        "if you have 2 coins: may: note 1 else: may: note 2",
        "If you have 2 coins, you may note 1. Otherwise, you may note 2.",
        "Si vous avez 2 écus, vous pouvez noter 1. Sinon, vous pouvez noter 2.",
    ),
    (
        "for each other player: may: gain 1 coin",
        "For each other player, you may gain 1 coin.",
        "Pour chaque autre joueur, vous pouvez gagner 1 écu.",
    ),
    (
        "2 times: may: note 1",
        "2 times: you may note 1.",
        "2 fois : vous pouvez noter 1.",
    ),
    (
        "if you have 2 coins: choose: note 1 | note 2",
        "If you have 2 coins, choose: note 1 or note 2.",
        "Si vous avez 2 écus, choisissez : notez 1 ou notez 2.",
    ),
    (
        "may: choose: note 1 | note 2",
        "You may note 1 or note 2.",
        "Vous pouvez noter 1 ou noter 2.",
    ),
    (
        "if you have 2 coins: may: choose: note 1 | note 2",
        "If you have 2 coins, you may note 1 or note 2.",
        "Si vous avez 2 écus, vous pouvez noter 1 ou noter 2.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "french"), FORMS, ids=[form[0] for form in FORMS])
def test_every_form_reads_well(effect: str, english: str, french: str) -> None:
    assert words(effect, "en") == english
    assert words(effect, "fr") == french


BULLETS: list[tuple[str, str, str]] = [
    (
        "may: (note 1; note 2)",
        "You may do all of this:\n• Note 1.\n• Note 2.",
        "Vous pouvez faire tout ceci :\n• Notez 1.\n• Notez 2.",
    ),
    (
        "choose: note 1 | (note 2; note 3); note 4",
        "Choose one:\n• Note 1.\n• Note 2, then note 3.\nNote 4.",
        "Choisissez :\n• Notez 1.\n• Notez 2, puis notez 3.\nNotez 4.",
    ),
    (
        "2 times: (note 1; may: note 2)",
        "2 times, do all of this:\n• Note 1.\n• You may note 2.",
        "2 fois, faites tout ceci :\n• Notez 1.\n• Vous pouvez noter 2.",
    ),
    (
        "if you have 2 coins: (may: note 1; note 2) else: note 3",
        "If you have 2 coins, do all of this:\n• You may note 1.\n• Note 2.\nOtherwise, note 3.",
        "Si vous avez 2 écus, faites tout ceci :\n• Vous pouvez noter 1.\n• Notez 2.\n"
        "Sinon, notez 3.",
    ),
    (
        "may: if you have 2 coins: note 1 else: note 2",
        "You may do this:\n• If you have 2 coins, note 1. Otherwise, note 2.",
        "Vous pouvez faire ceci :\n• Si vous avez 2 écus, notez 1. Sinon, notez 2.",
    ),
    (
        "up to 1: if you have 2 coins: note 1",
        "You may do this once:\n• If you have 2 coins, note 1.",
        "Une fois, si vous le voulez, faites ceci :\n• Si vous avez 2 écus, notez 1.",
    ),
    (
        "up to 2: (may: (note 1; note 2); note 3)",
        "Up to 2 times, do all of this:\n• You may do all of this:\n  • Note 1.\n  • Note 2.\n"
        "• Note 3.",
        "Jusqu’à 2 fois, faites tout ceci :\n• Vous pouvez faire tout ceci :\n  • Notez 1.\n"
        "  • Notez 2.\n• Notez 3.",
    ),
    (
        "choose: (choose: (note 1; note 2) | note 3) | (note 4; may: (note 5; note 6); note 7)",
        "Choose one:\n• Choose one:\n  • Note 1, then note 2.\n  • Note 3.\n"
        "• Note 4. You may do all of this:\n  • Note 5.\n  • Note 6.\n  Note 7.",
        "Choisissez :\n• Choisissez :\n  • Notez 1, puis notez 2.\n  • Notez 3.\n"
        "• Notez 4. Vous pouvez faire tout ceci :\n  • Notez 5.\n  • Notez 6.\n  Notez 7.",
    ),
]


@pytest.mark.parametrize(
    ("effect", "english", "french"), BULLETS, ids=[form[0] for form in BULLETS]
)
def test_what_a_sentence_could_not_say_clearly_is_set_in_bullets(
    effect: str, english: str, french: str
) -> None:
    assert words(effect, "en") == english
    assert words(effect, "fr") == french


RICH = "if you have 2 coins: "
EACH = "for each other player: "
ALIKE: list[tuple[str, str]] = [
    ("may: note 1; note 2", "may: (note 1; note 2)"),
    ("2 times: note 1; note 2", "2 times: (note 1; note 2)"),
    (f"{EACH}note 1; note 2", f"{EACH}(note 1; note 2)"),
    ("choose: note 1 | note 2; note 3", "choose: note 1 | (note 2; note 3)"),
    (f"{RICH}({RICH}note 1) else: note 2", f"{RICH}({RICH}note 1 else: note 2)"),
    (f"{RICH}note 1; note 2", f"{RICH}(note 1; note 2)"),
    ("may: (note 1; may: (note 2; note 3))", "may: (note 1; may: note 2; note 3)"),
    (
        "choose: (choose: note 1 | note 2) | note 3",
        "choose: note 1 | (choose: note 2 | note 3)",
    ),
    ("up to 2: note 1", "2 times: note 1"),
    ("2 times: may: note 1", "may: 2 times: note 1"),
    ("may: choose: note 1 | note 2", "choose: (may: note 1) | note 2"),
    (f"{RICH}may: note 1; note 2", f"{RICH}(may: note 1; note 2)"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_that_differ_only_in_brackets_read_differently(
    one: str, other: str, lang: str
) -> None:
    assert words(one, lang) != words(other, lang)


@given(TREES, st.sampled_from(LANGUAGES))
def test_every_text_is_well_set(tree: Node, lang: str) -> None:
    text = wording(tree, TEXTS, lang)
    assert text == text.strip()
    for line in text.split("\n"):
        assert re.fullmatch(r" *(• )?[A-ZÀ-Ý0-9].*[.:]", line), (
            "a capital at one end, a stop at the other"
        )
        assert not re.search(r"\S  ", line), "no double spaces"
        assert not re.search(r"[.:,;] ?[.:,;]", line), "no double stops"
    assert not re.search(r"[{}()<>_]", text)


@given(TREES, st.sampled_from(LANGUAGES))
def test_bullets_are_set_in_one_step_at_a_time_and_under_a_colon(tree: Node, lang: str) -> None:
    depth = -1
    last = ""
    for line in wording(tree, TEXTS, lang).split("\n"):
        indent = len(line) - len(line.lstrip(" "))
        if line.lstrip().startswith("•") and indent // 2 > depth:
            assert last.endswith(":")
            assert indent // 2 == depth + 1
        depth = indent // 2 if line.lstrip().startswith("•") else indent // 2 - 1
        last = line


@given(TREES)
def test_every_number_on_a_card_is_in_its_text(tree: Node) -> None:
    text = wording(tree, TEXTS, "fr")
    for number in re.findall(r"(?<=gain )[0-9]", NOTATION.write(tree)):
        assert number in text


def test_icons_are_those_of_the_verbs_each_once_in_order() -> None:
    tree = NOTATION.parse(
        "note 1; take a stone in the cave; choose: gain 1 coin | take a stone in the mine; "
        "for each other player: if you have 1 coin: note 1 else: rob 1 coin"
    )
    assert icons(tree, LANGUAGE) == ("stone", "coin", "hand")


def test_a_card_of_verbs_without_icons_has_none() -> None:
    assert icons(NOTATION.parse("note 1"), LANGUAGE) == ()


# Faces.


def test_the_face_of_a_card_says_its_text_in_every_language() -> None:
    effects = {"ride": NOTATION.parse("gain 2 coins"), "walk": NOTATION.parse("may: note 1")}
    compiled = compile_effects(LANGUAGE, effects)
    texts = TEXTS.over(face_layer("card", effects, compiled, TEXTS))
    assert texts.say(Text("card.ride.text"), "en") == "Gain 2 coins."
    assert texts.say(Text("card.walk.text"), "fr") == "Vous pouvez noter 1."
    assert texts.missing() == ()


def test_what_is_offered_in_the_middle_of_a_card_has_a_text_too() -> None:
    effects = {"ride": NOTATION.parse("note 9; choose: gain 2 coins | (note 1; note 2)")}
    compiled = compile_effects(LANGUAGE, effects)
    texts = TEXTS.over(face_layer("card", effects, compiled, TEXTS))
    (address,) = compiled.offers
    assert texts.say(Text(f"offer.{address}.0"), "fr") == "gagnez 2 écus"
    assert texts.say(Text(f"offer.{address}.1"), "en") == "note 1, then note 2"


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("may: note 1", "you may note 1"),
        ("choose: note 1 | note 2", "choose: note 1 or note 2"),
        ("2 times: note 1", "2 times: note 1."),
        ("note 1; may: note 2", "Note 1. You may note 2."),
    ],
)
def test_an_option_is_a_sentence_only_where_it_must_be(effect: str, words: str) -> None:
    assert offering(NOTATION.parse(effect), TEXTS, "en") == words


@given(TREES)
def test_a_face_says_exactly_the_wording(tree: Node) -> None:
    compiled = compile_effects(LANGUAGE, {})
    texts = TEXTS.over(face_layer("card", {"ride": tree}, compiled, TEXTS))
    for lang in LANGUAGES:
        assert texts.say(Text("card.ride.text"), lang) == wording(tree, TEXTS, lang)
