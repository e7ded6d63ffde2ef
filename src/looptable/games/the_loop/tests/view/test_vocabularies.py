"""The words of the editions: ledger section 0, over texts that are written once."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.files import load_texts
from looptable.content.text.grammar import Noun
from looptable.content.text.template import ByGender, ByNumber, Counted, IfGiven, Slot, Template
from looptable.content.text.texts import LANGUAGES, Arg, Text, Texts, system_texts
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.games.the_loop import GAME
from looptable.games.the_loop.library import FOLDER
from looptable.games.the_loop.rules.state import LoopState

EDITIONS = {"first-english": "en", "second-english": "en", "french": "fr"}
VOCABULARIES = ("neutral", *EDITIONS)


@cache
def speaking(vocabulary: str) -> Game[LoopState]:
    return GAME.in_vocabulary(vocabulary)


def say(vocabulary: str, key: str, lang: str | None = None, **args: Arg) -> str:
    texts = speaking(vocabulary).texts()
    return texts.say(Text(key, args), lang or EDITIONS[vocabulary])


def numbers(template: Template) -> Iterator[str]:
    """The names of the values that must be numbers."""
    for part in template.parts:
        match part:
            case Slot(Counted(name)):
                yield name
            case Slot(ByNumber(name, one, many)):
                yield from (name, *numbers(one), *numbers(many))
            case Slot(ByGender(_, one, many)) | Slot(IfGiven(_, one, many)):
                yield from (*numbers(one), *numbers(many))


def sayings(texts: Texts, key: str, lang: str) -> list[str]:
    """The texts of a key for one thing and for several, with the first name there is in each slot."""
    entry = texts.entry(key, lang)
    if isinstance(entry, Noun):
        return [entry.one, entry.form(False)]
    counts = set(numbers(entry))
    names = {name: first_name(texts, name) for name in entry.arguments() - counts}
    return [
        texts.say(Text(key, {**names, **dict.fromkeys(counts, count)}), lang) for count in (1, 2)
    ]


def first_name(texts: Texts, kind: str) -> Text | str:
    keys = texts.keys()
    return next((Text(key) for key in keys if re.match(rf"{kind}\.[^.]+$", key)), "…")


@cache
def all_sayings(vocabulary: str, lang: str) -> dict[str, list[str]]:
    """Everything that the game says, and not the system."""
    texts = speaking(vocabulary).texts()
    own = sorted(set(texts.keys()) - set(system_texts().keys()))
    return {key: sayings(texts, key, lang) for key in own}


def test_the_vocabularies_are_named() -> None:
    assert GAME.vocabularies()[0] == "neutral"
    assert sorted(GAME.vocabularies()) == sorted(VOCABULARIES)
    for name in GAME.vocabularies():
        for lang in LANGUAGES:
            assert GAME.texts().has(f"vocabulary.{name}", lang)


def test_an_unknown_vocabulary_is_refused() -> None:
    with pytest.raises(WrongUse) as refused:
        GAME.in_vocabulary("first-englisch")
    assert refused.value.code == "use/unknown-vocabulary"
    assert refused.value.data["closest"] == "first-english"
    assert refused.value.data["accepted"] == list(GAME.vocabularies())


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(vocabulary: str, lang: str) -> None:
    assert speaking(vocabulary).texts().missing() == ()
    said = all_sayings(vocabulary, lang)
    assert len(said) > 600
    assert all(words.strip() for both in said.values() for words in both)


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_nothing_but_words_changes(vocabulary: str) -> None:
    game = speaking(vocabulary)
    assert game.content_hash() == GAME.content_hash()
    assert game.texts().keys() == GAME.texts().keys()
    assert [(face.id, face.icons, face.notation) for face in game.cards()] == [
        (face.id, face.icons, face.notation) for face in GAME.cards()
    ]
    there = game.start(2, {}, 7)
    assert there.position() == GAME.start(2, {}, 7).position()
    assert game.in_vocabulary("neutral").texts().say(Text("noun.clone"), "en") == "clone"


@pytest.mark.parametrize(("vocabulary", "lang"), [(v, "fr") for v in VOCABULARIES[1:3]])
def test_an_english_edition_leaves_french_alone(vocabulary: str, lang: str) -> None:
    assert all_sayings(vocabulary, lang) == all_sayings("neutral", lang)


def test_the_french_edition_leaves_english_alone() -> None:
    assert all_sayings("french", "en") == all_sayings("neutral", "en")


@pytest.mark.parametrize("vocabulary", EDITIONS)
def test_a_vocabulary_holds_only_what_differs(vocabulary: str) -> None:
    report = Diagnostics()
    layer = load_texts(FOLDER / "text" / "vocabularies" / vocabulary, report)
    assert not list(report)
    neutral = GAME.texts()
    for lang, entries in layer.entries.items():
        assert lang == EDITIONS[vocabulary] or not entries
        assert [key for key, entry in entries.items() if neutral.entry(key, lang) == entry] == []


# The words that ledger section 0 prints for each edition.
PUBLISHED = {
    "first-english": {
        "noun.clone": "Duplicate",
        "noun.supa-clone": "Supa Duplicate",
        "noun.mission": "Sabotage tile",
        "noun.cube": "damage cube",
        "noun.artifact": "Artifact card",
        "noun.perpetual": "Perpetual Energy",
        "noun.foo": "Dr Foo",
        "zone.artifacts": "Huge Deck",
        "zone.destroyed": "Destroyed Cards pile",
        "zone.rifts": "Rifts in the pool",
        "zone.available": "Available cards",
        "zone.completed": "Archived Sabotage tiles",
        "zone.draw": "Draw pile",
        "piece.charged": "Full batteries",
        "piece.empty": "Low batteries",
        "place.origin": "its Original Era",
        "phase.visit": "Phase I, Foo Phase: Dr Foo’s visit",
        "phase.actions": "Phase II: Action phase",
        "phase.acquire": "Phase III: add 1 card to your Deck",
        "phase.complete": "Phase IV: archive 1 Sabotage tile",
        "phase.reward": "Phase IV: Attendance Bonus",
        "phase.refresh": "Phase V: End of Turn",
        "era-name.medieval": "Medieval",
        "era-name.globalization": "Globalization",
        "agent.mr-time": "Mr Time",
        "card.matryoshka": "Matriochka",
        "mission.clog-up": "Clog up Dr Foo’s Machine!",
        "mission.reunite": "Reunite the Foos!",
        "difficulty.month": "Employee of the Month",
        "dimension.black-hole": "Black Hole",
    },
    "second-english": {
        "noun.clone": "Clone",
        "noun.supa-clone": "Supa Clone",
        "noun.mission": "Mission",
        "noun.cube": "cube",
        "noun.artifact": "Artifact",
        "noun.foo": "Dr. Faux",
        "zone.artifacts": "Artifact deck",
        "zone.destroyed": "Destroyed pile",
        "zone.rifts": "Rifts in supply",
        "zone.available": "Available Artifacts",
        "zone.completed": "Completed Missions",
        "piece.charged": "Charged batteries",
        "place.origin": "its Origin Era",
        "place.foo": "Dr. Faux’s Era",
        "phase.visit": "Phase I, Faux Phase: Dr. Faux’s visit",
        "phase.actions": "Phase II: Action Phase",
        "phase.acquire": "Phase III: Acquire Artifact",
        "phase.complete": "Phase IV: Complete Mission",
        "phase.reward": "Phase IV: Attendance Reward",
        "phase.refresh": "Phase V: Refresh",
        "era-name.medieval": "Medieval Era",
        "era-name.renaissance": "Renaissance Era",
        "agent.mr-time": "Mr. Time",
        "card.matryoshka": "Matryoshka",
        "mission.clog-up": "Clog up Dr. Faux’s Machine!",
        "mission.reunite": "Reunite the Fauxs!",
        "difficulty.month": "Employee of the Month",
    },
    "french": {
        "noun.clone": "Clone",
        "noun.mission": "tuile Sabotage",
        "noun.cube": "cube de dégât",
        "noun.artifact": "carte Artefact",
        "noun.perpetual": "Énergie Perpétuelle",
        "zone.artifacts": "Gros Deck",
        "zone.destroyed": "Cartes Détruites",
        "zone.bag": "Clones dans le S.A.C",
        "zone.rifts": "Failles en réserve",
        "zone.completed": "Tuiles Sabotage archivées",
        "zone.draw": "Pioche",
        "zone.discard": "Défausse",
        "piece.charged": "Batteries pleines",
        "place.origin": "son Époque d’origine",
        "place.foo": "l’Époque du Dr Foo",
        "phase.actions": "Phase II\u202f: Phase d’actions",
        "phase.acquire": "Phase III\u202f: ajouter 1 carte à votre Deck",
        "phase.complete": "Phase IV\u202f: archiver 1 tuile Sabotage",
        "phase.reward": "Phase IV\u202f: Prime d’assiduité",
        "phase.refresh": "Phase V\u202f: Fin de tour",
        "era-name.medieval": "Moyen Âge",
        "agent.time-prowler": "la Rôdeuse Temporelle",
        "card.super-underwear": "Super-Slip",
        "mission.quantum-sealant": "Sceaux Quantiques\u202f!",
        "mode.centrifuges": "Centrifugeuses L.A.S.E.R",
        "difficulty.infinity": "Employé de l’Infini",
    },
}


@pytest.mark.parametrize(
    ("vocabulary", "key", "words"),
    [(name, key, words) for name, said in PUBLISHED.items() for key, words in said.items()],
)
def test_the_published_words_are_spoken(vocabulary: str, key: str, words: str) -> None:
    assert say(vocabulary, key) == words


# What an edition never says, because it has another word for it, or another letter at its start.
CAPITALS = (
    r"rifts?|energy|eras?|agents?|artifacts?|vortex(es)?|cycles?|dimensions?|clones?|missions?"
)
FORBIDDEN = {
    "first-english": rf"\b({CAPITALS}|[Cc]lon\w+|[Mm]issions?|[Cc]omplet\w+|[Aa]cquires?|[Ss]upply)\b"
    r"|Faux|[Aa]rtifact deck|(?i:attendance reward)|\b(hands?|draw pile|discard pile)\b",
    "second-english": rf"\b({CAPITALS}|[Dd]uplicat\w+|[Gg]enerates?|[Aa]rchiv\w+|pool|Huge Deck)\b"
    r"|Foo|Sabotage tile|Mr Time|\bDr (?=[A-Z])",
    "french": r"\b(failles?|énergies?|époques?|agents?|artefacts?|vortex|cycles?|dimensions?|clones?"
    r"|[Mm]issions?|centrifugeuses?|[Aa]ccompli\w*|sac|mains?)\b|pioche d’|prendre |[Pp]renez",
}
TYPED = re.compile(r"mode centrifuges")
"""Ids that one types."""
NEUTRAL_IN_ALL = "vocabulary."
"""The list of vocabularies speaks no edition's words."""


@pytest.mark.parametrize("vocabulary", EDITIONS)
def test_no_neutral_word_is_left(vocabulary: str) -> None:
    forbidden = re.compile(FORBIDDEN[vocabulary])
    said = all_sayings(vocabulary, EDITIONS[vocabulary])
    assert {
        key: found
        for key, both in said.items()
        if not key.startswith(NEUTRAL_IN_ALL)
        for words in both
        if (found := forbidden.search(TYPED.sub("", words)))
    } == {}


@pytest.mark.parametrize(
    ("vocabulary", "lang", "card", "words"),
    [
        ("neutral", "en", "war-horse", "clone"),
        ("first-english", "en", "war-horse", "Duplicate"),
        ("second-english", "en", "war-horse", "Clone"),
        ("french", "fr", "war-horse", "Clone"),
        ("first-english", "en", "spartan-shield", "Era"),
    ],
)
def test_the_text_of_a_card_is_generated_in_the_vocabulary(
    vocabulary: str, lang: str, card: str, words: str
) -> None:
    assert words in say(vocabulary, f"card.{card}.text", lang)


def test_the_editions_tell_the_same_event_in_their_words() -> None:
    told: dict[str, Arg] = {
        "mission": Text("mission.reunite"),
        "era": Text("era.renaissance"),
        "n": 2,
    }
    assert say("first-english", "event.mission-completed", EDITIONS["first-english"], **told) == (
        "“Reunite the Foos!” is archived in the Renaissance: 2 Sabotage tiles so far."
    )
    assert say("second-english", "event.mission-completed", EDITIONS["second-english"], **told) == (
        "“Reunite the Fauxs!” is completed in the Renaissance Era: 2 Missions so far."
    )
    assert say("french", "event.mission-completed", EDITIONS["french"], **told) == (
        "«\u202fRéunifiez le Dr Foo\u202f!\u202f» est archivée à la Renaissance\u202f: "
        "2 tuiles Sabotage pour l’instant."
    )


@pytest.mark.parametrize(
    ("vocabulary", "lang", "key", "words"),
    [
        ("first-english", "en", "missions.higher", "more archived Sabotage tiles"),
        ("second-english", "en", "missions.higher", "more completed Missions"),
        ("first-english", "en", "clones.lower", "fewer Duplicates"),
        ("second-english", "en", "energy.lower", "less Energy"),
        ("french", "fr", "missions.lower", "moins de tuiles Sabotage archivées"),
        ("neutral", "fr", "energy.higher", "plus d’énergie"),
        ("french", "fr", "energy.higher", "plus d’Énergie"),
    ],
)
def test_hints_speak_the_vocabulary(vocabulary: str, lang: str, key: str, words: str) -> None:
    assert say(vocabulary, f"figure.{key}", lang) == words


def test_a_pack_has_the_last_word() -> None:
    """A vocabulary lies under packs, and stays when they are laid on."""
    again = speaking("first-english").with_packs([])
    assert again.texts().say(Text("noun.clone"), "en") == "Duplicate"


# French: an artifact is masculine in neutral words, and a feminine card in the published ones.


@pytest.mark.parametrize(
    ("key", "neutral", "french"),
    [
        ("prompt.apply", "De quel artefact disponible", "De quelle carte Artefact disponible"),
        ("prompt.acquire", "Quel artefact prenez", "Quelle carte Artefact ajoutez"),
        ("prompt.reward", "quel artefact prenez", "quelle carte Artefact ajoutez"),
        ("prompt.doomed", "lequel d’abord", "laquelle d’abord"),
        ("prompt.doomed", "Le dernier sera", "La dernière sera"),
        ("event.artifacts-reshuffled", "une nouvelle pioche", "un nouveau Gros Deck"),
        ("goal.foo", "l’époque du Dr Foo", "l’Époque du Dr Foo"),
        ("ability-text.borrow", "de la pile des cartes", "de la pile Cartes Détruites"),
        ("setting.agent_count", "Le nombre d’agents", "Le nombre d’Agents"),
    ],
)
def test_french_words_agree(key: str, neutral: str, french: str) -> None:
    assert neutral in say("neutral", key, "fr")
    assert french in say("french", key, "fr")


def test_a_revealed_artifact_agrees() -> None:
    told: dict[str, Arg] = {"card": Text("card.holy-grail"), "era": Text("era.dawn")}
    assert say("neutral", "event.artifact-revealed", "fr", **told).startswith("L’artefact «")
    assert say("neutral", "event.artifact-revealed", "fr", **told).endswith(
        "est révélé à l’Aube des Temps."
    )
    assert say("french", "event.artifact-revealed", EDITIONS["french"], **told).startswith(
        "La carte Artefact «"
    )
    assert say("french", "event.artifact-revealed", EDITIONS["french"], **told).endswith(
        "est rendue disponible à l’Aube des Temps."
    )


def test_revealed_cards_agree_in_number() -> None:
    assert say("french", "effect.reveal", form=1, n=1) == "rendez 1 carte Artefact disponible"
    assert say("french", "effect.reveal", form=2, n=2) == "rendre 2 cartes Artefact disponibles"


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_french_elides_and_contracts(vocabulary: str) -> None:
    wrong = re.compile(
        r"\b([Dd]e|[Ll][ea]|[Qq]ue|[Jj]usque) (?=[AEÉIOUaeéiou]\w)|\b[dD]e les? |\bà les? |[dDlL]'(?=[bcdfgjklmnpqrstv])",
    )
    for key, both in all_sayings(vocabulary, "fr").items():
        assert [words for words in both if wrong.search(words)] == [], key


def test_only_the_artifacts_change_their_gender() -> None:
    """Sentences agree with nouns by hand; those that may change say so in their templates."""
    neutral, french = GAME.texts(), speaking("french").texts()
    keys = neutral.keys()
    pairs = {key: (neutral.entry(key, "fr"), french.entry(key, "fr")) for key in keys}
    changed = {
        key
        for key, (before, after) in pairs.items()
        if isinstance(before, Noun) and isinstance(after, Noun) and before.gender != after.gender
    }
    assert changed == {"noun.artifact", "noun.artifact-deck"}
