"""Positions that no match can have: refused with one sentence that names the piece, in both languages."""

from typing import Any

import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import PositionError
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.layout import ERAS
from looptable.testing import rule

pytestmark = pytest.mark.both_builds

MISSIONS = list(GAME.library.names["mission"])
DECK = [era for era in ERAS if era != "end"]


def sound(**position: Any) -> dict[str, Any]:
    """A position that could be, changed: seven missions, Foo at the end of times, Mr Time to act."""
    start = {
        "agents": ["mr-time", "time-prowler"],
        "phase": "actions",
        "foo": "end",
        "foo_row": ["end"],
        "foo_deck": DECK,
        "mission": dict(zip(ERAS, MISSIONS, strict=False)),
        "revealed": {"dawn": True, "end": True},
        "unused": MISSIONS[7:],
        "ready": {"mr-time": ["kettle", "captcha"]},
        "rifts": {"dawn": 3},
    }
    return {**start, **position}


def lying(**missions: str | None) -> dict[str, Any]:
    """Missions in their eras, other ones in these."""
    told = {**dict(zip(ERAS, MISSIONS, strict=False)), **missions}
    return {era: mission for era, mission in told.items() if mission is not None}


def centrifuges(**position: Any) -> dict[str, Any]:
    """A star centrifuge at dawn, changed."""
    start = {"centrifuge_at": {"spiral-star": "dawn"}, "centrifuge_side": {"spiral-star": "star"}}
    return sound(mode="centrifuges", **{**start, **position})


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    (
        sound(rifts={"dawn": 4}),
        "4 rifts lie in the Dawn of Time, which has room for 3",
        "4 failles se trouvent à l’Aube des Temps, qui en contient 3 au plus",
    ),
    (
        sound(landed={"end": 28}),
        "31 rifts lie on the board and 30 beside it, and there are only 30",
        "31 failles se trouvent sur le plateau et 30 à côté, et il n’y en a que 30",
    ),
    (
        sound(energy={"end": 31}),
        "31 energy lie on the board and 30 beside it, and there are only 30",
        "31 énergies se trouvent sur le plateau et 30 à côté, et il n’y en a que 30",
    ),
    (
        sound(vortex=dict.fromkeys(ERAS[:4], True), mission={}, revealed={}, unused=MISSIONS),
        "4 vortexes lie on the board, and there are only 3",
        "4 vortex se trouvent sur le plateau, et il n’y en a que 3",
    ),
    (
        sound(vortex={"end": True}),
        "the mission “No Age Left Dark!” lies in the End of Times, where there is a vortex",
        "la mission « Pas un âge dans le noir ! » se trouve à la Fin des Temps, où s’ouvre un vortex",
    ),
    (
        sound(mission=lying(dawn=None), unused=[*MISSIONS[7:], MISSIONS[0]]),
        "a mission is revealed in the Dawn of Time, where none lies",
        "une mission est révélée à l’Aube des Temps, où il n’y en a pas",
    ),
    (
        sound(completed=["clog-up"]),
        "the mission “Clog up Dr Foo’s Machine!” lies in two places",
        "la mission « Colmatez le Dr Foo ! » se trouve à deux endroits",
    ),
    (
        sound(mission=lying(medieval="clog-up", end="dizzy-doctor")),
        "the mission “Clog up Dr Foo’s Machine!” lies in two places",
        "la mission « Colmatez le Dr Foo ! » se trouve à deux endroits",
    ),
    (
        sound(mission=lying(robots=None)),
        "the mission “Six Funerals and No Doctor!” lies nowhere; one that is out of the game belongs to “unused”",
        "la mission « Six enterrements, zéro docteur ! » n’est nulle part ; hors du jeu, sa place est dans « unused »",
    ),
    (
        sound(progress={"clog-up": 6}),
        "6 cubes lie on the mission “Clog up Dr Foo’s Machine!”, which has room for 5",
        "6 cubes se trouvent sur la mission « Colmatez le Dr Foo ! », qui en contient 5 au plus",
    ),
    (
        sound(progress={"reruns": 128}),
        "8 cubes lie on the mission “Reruns in Every Time Slot!”, which has room for 7",
        "8 cubes se trouvent sur la mission « Rediffusions à toute époque ! », qui en contient 7 au plus",
    ),
    (
        sound(clone_at={"dawn-robots": "robots"}),
        "Cave Foo († Age of Robots) stands in the Age of Robots, where it is destroyed",
        "Foo des Cavernes († Ère des Robots) se trouve à l’Ère des Robots, où il est détruit",
    ),
    (
        sound(discard={"time-prowler": ["kettle"]}),
        "the card “Watt’s-Up Kettle” lies in two places",
        "la carte « Bouilloire de Watt Lignée » se trouve à deux endroits",
    ),
    (
        sound(ready={"mr-time": ["kettle", "kettle"]}),
        "the card “Watt’s-Up Kettle” lies in two places",
        "la carte « Bouilloire de Watt Lignée » se trouve à deux endroits",
    ),
    (
        sound(draw={"mr-time": ["mixtape"]}, known_top={"mr-time": 2}),
        "2 cards are known on the draw pile of Mr Time, which has 1",
        "2 cartes sont connues sur la pioche de Mr Time, qui en compte 1",
    ),
    (
        sound(foo_deck=ERAS),
        "Dr Foo’s card of the End of Times lies in two places",
        "la carte du Dr Foo pour la Fin des Temps se trouve à deux endroits",
    ),
    (
        sound(phase="drop", foo=None),
        "rifts drop, and Dr Foo is in no era",
        "des failles tombent, et le Dr Foo n’est à aucune époque",
    ),
    (
        sound(mode="supa", perpetual={"dawn": 7}, clone_at={"supa-end": "dawn"}),
        "7 perpetual energy lie on the board beside 1 supa clone, and there are only 7 supa clones",
        "7 énergies perpétuelles se trouvent sur le plateau avec 1 supa clone, et il n’y a que 7 supa clones",
    ),
    (
        centrifuges(centrifuge_side={}),
        "the centrifuge in the Dawn of Time shows no dimension that a LOOP has",
        "la centrifugeuse à l’Aube des Temps ne montre aucune dimension d’un LOOP",
    ),
    (
        centrifuges(centrifuge_damage={"spiral-star": 3}),
        "the centrifuge in the Dawn of Time has 3 damage, and 3 destroy it",
        "la centrifugeuse à l’Aube des Temps a 3 dégâts, et 3 la détruisent",
    ),
    (
        centrifuges(
            centrifuge_at=dict.fromkeys(["spiral-star", "star-stripe"], "dawn"),
            centrifuge_side=dict.fromkeys(["spiral-star", "star-stripe"], "star"),
        ),
        "two centrifuges stand in the Dawn of Time",
        "deux centrifugeuses se trouvent à l’Aube des Temps",
    ),
    (
        centrifuges(hit=True, at={"mr-time": "robots"}),
        "a LOOP may damage the centrifuge of the Age of Robots, where none stands",
        "un LOOP peut endommager la centrifugeuse à l’Ère des Robots, où il n’y en a pas",
    ),
    (
        sound(
            mode="ultramachina",
            machina_deck=["fossil-energies"],
            machina_in_play={"fossil-energies": True},
        ),
        "the Ultramachina card “Fossil Energies” lies in two places",
        "la carte Ultramachina « Énergies Fossiles » se trouve à deux endroits",
    ),
]


@rule("LOOP-COMP-2", "LOOP-COMP-3", "LOOP-COMP-14", "LOOP-COMP-15", "LOOP-CLONE-1")
@pytest.mark.parametrize(("position", "english", "french"), IMPOSSIBLE, ids=str)
def test_the_piece_that_cannot_be_is_named(
    position: dict[str, Any], english: str, french: str
) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.load(position)
    texts = GAME.texts()
    said = explain(refused.value, "en", texts)
    assert said == f"No match can have this position: {english}."
    said = explain(refused.value, "fr", texts).replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert said == f"Aucune partie ne peut avoir cette position : {french}."


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (sound(energy={"dawn": -1}), "“energy” of “dawn” cannot be -1; accepted: 0–1000000."),
        (sound(cycle=4), "“cycle” cannot be 4; accepted: 1–3."),
        (sound(active=None), "“active” cannot be None; accepted: mr-time or time-prowler."),
        (sound(phase=None), "“phase” cannot be None; accepted: "),
    ],
)
def test_a_number_or_a_name_that_cannot_be_is_told_with_its_place(
    position: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.load(position)
    assert explain(refused.value, "en").startswith(f"In the position, {sentence}")


def test_a_card_that_points_beside_the_board_is_refused() -> None:
    state = GAME.load(sound(ready={"mr-time": ["ejector-seat"]}, clone_at={"dawn-robots": "dawn"}))
    state.apply(0, GAME.parse(state, 0, "use ejector-seat"))
    for register, value in {"clone": 99, "there": 7, "agent": 2, "drawers": 4}.items():
        position = {**state.position(), "registers": {register: value}}
        with pytest.raises(PositionError, match="position/broken-card"):
            GAME.load(position)


def test_the_position_that_all_of_these_are_made_from_could_be() -> None:
    assert GAME.load(sound()).pending() == [0]
    assert GAME.load(centrifuges()).pending() == [0]
