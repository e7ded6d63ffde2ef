"""Texts that say what happens: from where to where, who decides, by which rule in force."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from looptable.cli import main
from looptable.content.text.texts import Text
from looptable.engine.words import fact_word, value_word
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table, use
from looptable.testing import Table, rule

LANGUAGES = ("en", "fr")
Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("show", file)`: the output of a command, in English, on a wide terminal."""
    monkeypatch.chdir(tmp_path)
    env = {"LOOPTABLE_LANG": "en", "COLUMNS": "160", "NO_COLOR": "1"}
    return lambda *words: CliRunner().invoke(main, list(words), env=env).stdout


def said(key: str, lang: str) -> str:
    return GAME.texts().say(Text(key), lang)


def offers(board: Table[LoopState], lang: str = "en") -> list[str]:
    return [GAME.texts().say(one.text, lang) for one in GAME.legal_options(board.state, 0)]


def asked(board: Table[LoopState], lang: str = "en") -> str:
    prompt = GAME.prompt(board.state, 0)
    assert prompt is not None
    return GAME.texts().say(prompt, lang)


def text_on(board: Table[LoopState], piece: str, lang: str = "en") -> str:
    zones = GAME.view(board.state, 0).all_zones()
    found = next(one for zone in zones for one in zone.pieces if one.id == piece)
    assert found.text is not None
    return GAME.texts().say(found.text, lang)


WORDS = [
    ("ejector-seat", "Push 1 clone from your era to an adjacent era."),
    ("ejector-seat", "Repoussez 1 clone de votre époque vers une époque adjacente."),
    ("one-way-catapult", "Push 2 clones from your era to adjacent eras."),
    ("mechanical-grappling-hook", "Pull 1 clone from an adjacent era into your era."),
    ("mechanical-grappling-hook", "Attirez 1 clone d’une époque adjacente vers votre époque."),
    ("vanishing-point", "Swap 1 clone in your era with 1 clone in any other era."),
    (
        "vanishing-point",
        "Échangez 1 clone de votre époque avec 1 clone de l’époque de votre choix, sauf la vôtre.",
    ),
    ("mixtape", "Ajoutez 1 énergie à votre époque."),
    (
        "clearance-sale",
        "Ajoutez un artefact disponible à l’époque de votre choix sur votre pioche. "
        "Vous pouvez détruire 1 carte de votre main.",
    ),
    (
        "bath-plug",
        "Allez à une époque où s’ouvre un vortex, puis retirez 2 failles de votre époque.",
    ),
    (
        "unpaid-internship",
        "Move another agent 1 era, then let another agent of your choice apply the ability of a card "
        "from their hand (ready or exhausted; it stays as it is).",
    ),
    (
        "unpaid-internship",
        "Déplacez un autre agent d’une époque, puis laissez un autre agent de votre choix appliquer "
        "l’effet d’une carte de sa main (redressée ou épuisée, elle reste comme elle est).",
    ),
]


@rule("LOOP-ABIL-17", "LOOP-ABIL-19")
@pytest.mark.parametrize(("card", "words"), WORDS)
def test_a_card_says_from_where_to_where_and_who(card: str, words: str) -> None:
    assert words in [said(f"card.{card}.text", lang) for lang in LANGUAGES]


@rule("LOOP-OPEN-29")
def test_a_lent_card_is_said_to_be_exhausted_where_it_is() -> None:
    hands = {"mr-time": ["unpaid-internship"], "time-prowler": ["mixtape", "kettle"]}
    board = table(ready=hands, lent_exhausts=True)
    words = text_on(board, "card-unpaid-internship")
    assert words.endswith("apply the ability of a ready card from their hand (it is exhausted).")
    board.do(0, "use unpaid-internship", "medieval")
    theirs = GAME.prompt(board.state, 1)
    assert theirs is not None
    assert GAME.texts().say(theirs, "en").endswith("It is exhausted.")


@rule("LOOP-MISS-11")
@pytest.mark.parametrize(
    ("all_along", "words"), [(False, "when your action began"), (True, "while every era has")]
)
def test_no_age_left_dark_says_when_it_looks(all_along: bool, words: str) -> None:
    position = {"mission": {"end": "no-age-dark"}, "revealed": {"end": True}}
    board = table(**position, full_all_along=all_along)
    assert words in text_on(board, "mission-no-age-dark")


@rule("LOOP-CENT-14")
@pytest.mark.parametrize("mission", ["spring-cleaning", "clog-up"])
def test_a_cube_for_a_centrifuge_names_its_mission(mission: str) -> None:
    board = table(
        mode="centrifuges",
        bonus=64,
        mission={"end": mission},
        revealed={"end": True},
    )
    for lang in LANGUAGES:
        assert said(f"mission.{mission}", lang) in asked(board, lang)


@rule("LOOP-ABIL-19")
def test_a_clone_is_offered_with_the_era_it_stands_in() -> None:
    clones = {"medieval-globalization": "renaissance", "dawn-robots": "globalization"}
    board = use("mechanical-grappling-hook", clone_at=clones)
    assert "Sir Foo († Globalization Era), in the Renaissance" in offers(board)
    assert any(words.endswith(", à la Renaissance") for words in offers(board, "fr"))


@rule("LOOP-ACQ-1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_to_take_are_offered_with_what_they_do(lang: str) -> None:
    board = table(phase="acquire", available={"industrial": ["captcha"]})
    assert said("card.captcha.text", lang) in offers(board, lang)[0]


@rule("LOOP-SOLO-10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_to_deal_is_named_with_what_it_does(lang: str) -> None:
    board = table(solo=True, phase="deal", tray=["captcha"])
    assert said("card.captcha", lang) in asked(board, lang)
    assert said("card.captcha.text", lang) in asked(board, lang)


@rule("LOOP-AGENT-16")
def test_v_girls_ability_names_the_card_she_would_borrow() -> None:
    at = {"v-girl": "industrial"}
    board = table(agents=["v-girl", "mr-time"], active="v-girl", at=at, destroyed=["captcha"])
    words = "Special ability of V-Girl: apply “Select-All-Clones Captcha” from the destroyed pile"
    assert words in offers(board)


@rule("LOOP-ABIL-22")
@pytest.mark.parametrize("card", ["mammoth-cab", "war-horse", "double-joystick"])
def test_a_card_that_carries_has_the_icons_of_movement_and_clone(card: str) -> None:
    face = next(one for one in GAME.cards() if one.id == card)
    assert face.icons == ("movement", "clone")


@pytest.mark.parametrize("vocabulary", GAME.vocabularies())
def test_no_card_is_said_to_be_from_an_era_era(vocabulary: str) -> None:
    texts = GAME.in_vocabulary(vocabulary).texts()
    for face in GAME.cards():
        subject, value = fact_word("era", texts), value_word("era", face.facts["era"], texts)
        assert subject is not None
        assert value is not None
        words = f"{texts.say(subject, 'en')}: {texts.say(value, 'en')}"
        assert words.lower().count("era") - words.lower().count("generat") < 2


def test_labels_have_no_article() -> None:
    word = value_word("agent", "time-prowler", GAME.texts())
    assert word is not None
    assert GAME.texts().say(word, "fr") == "Rôdeuse Temporelle"


def test_the_glossary_holds_for_every_agent_and_mode() -> None:
    assert "once" not in said("glossary.special-ability", "en")
    assert "Ultramachina" in said("glossary.cycle", "en")
    assert "Ultramachina" in said("glossary.cycle", "fr")


# Whose words, how many, and which era.


def test_a_card_of_the_rulebook_says_what_of_it_is_ours(run: Run) -> None:
    told = " ".join(run("cards", "the-loop").replace("│", " ").split())
    assert "Ability as in the rulebook; era and dimension are ours." in told
    assert "Values as published" not in told


def test_robofinishers_tile_says_that_she_may() -> None:
    assert "you may add 1 energy or remove 1 rift" in said("ability-text.finish", "en")
    assert "vous pouvez" in said("ability-text.finish", "fr")


def test_the_headquarters_say_how_many_missions_win_and_which_vortex_loses(run: Run) -> None:
    run("new", "the-loop", "--players", "2", "--seed", "3", "-o", "m")
    told = " ".join(run("show", "m").split())
    assert "Completed missions: 0/4" in told
    assert "Vortexes, of which a fourth loses:" in told


@pytest.mark.parametrize(
    ("card", "era", "lang", "word"),
    [
        ("mammoth-cab", "dawn", "en", "Mammoth"),
        ("clone-dynamo", "industrial", "en", "Dynamo"),
        ("nose-for-trouble", "medieval", "fr", "Inquisiteur"),
    ],
)
def test_name_and_origin_era_of_a_card_agree(card: str, era: str, lang: str, word: str) -> None:
    face = next(face for face in GAME.cards() if face.id == card)
    assert face.facts["era"] == era
    assert word in said(f"card.{card}", lang)
