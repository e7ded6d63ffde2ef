"""Sentences that players read again and again, in both languages, from the names of a mission alone."""

import pytest

from looptable.content.sources import Source
from looptable.games.time_stories.mission.prose import read_prose
from looptable.games.time_stories.tests.low_tide import night
from looptable.testing import Table


def said(of: Table, lang: str) -> dict[str, str]:
    """The options of the first seat, by their keys."""
    texts = of.game.texts()
    return {
        option.key: texts.say(option.text, lang) for option in of.game.legal_options(of.state, 0)
    }


@pytest.mark.parametrize(
    ("lang", "moves"),
    [
        ("en", ("Blue goes to the crates (1 unit)", "Blue goes to the fisherman (1 unit)")),
        ("fr", ("Bleu va aux caisses (1 unité)", "Bleu va auprès du pêcheur (1 unité)")),
    ],
)
def test_one_goes_to_things_and_to_people(lang: str, moves: tuple[str, str]) -> None:
    found = said(night("quay"), lang)
    assert (found["quay-d"], found["quay-c"]) == moves


@pytest.mark.parametrize(
    ("lang", "entry"), [("en", "Blue enters at the crates"), ("fr", "Bleu commence aux caisses")]
)
def test_one_enters_a_place_at_a_card(lang: str, entry: str) -> None:
    assert said(night("quay", phase="entering", space={}), lang)["quay-d"] == entry


@pytest.mark.parametrize(
    ("lang", "chosen"),
    [
        ("en", "Blue becomes Odile Kerven, the keeper’s widow"),
        ("fr", "Bleu incarne Odile Kerven, la veuve du gardien"),
    ],
)
def test_an_agent_becomes_somebody(lang: str, chosen: str) -> None:
    scene = Table(night("quay").game, {"players": 3, "mission": "low-tide"})
    assert said(scene, lang)["odile"] == chosen


def test_a_heading_may_say_how_one_goes_there() -> None:
    text = "# Le moulin | en haut\n\nOn le voit de loin.\n\n## miller: Le meunier\nSeul."
    sections = read_prose(Source("mill.fr.md", text), 9).sections
    assert (sections[()].name, sections[()].at) == ("Le moulin", "en haut")
    assert sections["miller",].at is None
