"""The sentences of the commands: all there, in both languages, and none that nobody says."""

import re
from pathlib import Path

import looptable.cli
from looptable.cli import COMMANDS
from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.files import load_texts
from looptable.content.text.texts import Text, system_texts

SOURCE = Path(looptable.cli.__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
TEXT = SOURCE.parent / "text"

# Families of keys that the code puts together.
FAMILIES = ("maturity.", "help.", "career.", "bench.", "simulate.", "play.help.")


def own_keys() -> set[str]:
    report = Diagnostics()
    places = load_texts(TEXT, report).places
    assert not list(report)
    return {key for (_, key), place in places.items() if "/cli." in f"/{place.file}"}


def test_every_sentence_that_is_asked_for_exists() -> None:
    texts = system_texts()
    asked = set(re.findall(r'(?:tell|say|Text|Text\.of)\(\s*"([a-z][\w.-]*\.[\w.-]+)"', CODE))
    asked |= {
        f"error.{code}" for code in re.findall(r'"((?:use|file|position|action)/[a-z-]+)"', CODE)
    }
    games_own = {"game.title", "game.summary"}
    missing = [
        key for key in asked - games_own for lang in ("en", "fr") if not texts.has(key, lang)
    ]
    assert len(asked) > 50
    assert not missing


def test_no_sentence_is_left_that_nobody_says() -> None:
    idle = [
        key
        for key in own_keys()
        if not key.startswith(FAMILIES) and f'"{key.removeprefix("error.")}"' not in CODE
    ]
    assert [key for key in idle if key != "record.cut"] == []


def test_help_has_no_page_without_a_command() -> None:
    pages = {key.split(".")[1] for key in own_keys() if key.startswith("help.")}
    assert pages == {*COMMANDS, "any", "heading", "program"}


def test_french_addresses_people_politely() -> None:
    texts = TEXT / "cli.fr.toml"
    words = re.findall(r"\b(?:tu|toi|ton|tes|peux|veux)\b", texts.read_text("utf-8"))
    assert words == []


def test_a_turning_point_names_the_question_if_there_was_one() -> None:
    told = {"n": "3", "seat": "player A", "option": "Yes", "verdict": "good"}

    def said(question: str) -> str:
        text = Text("summing-up.turning", {**told, "question": question})
        return system_texts().say(text, "en")

    assert said("Are you sure?") == "Turning point, choice 3, player A: Are you sure? Yes (good)"
    assert said("") == "Turning point, choice 3, player A: Yes (good)"
