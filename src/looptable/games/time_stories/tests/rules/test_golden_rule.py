"""Which text wins: receptacle, element, place, base, rulebook (section 2)."""

from typing import Any

import pytest

from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories.tests.missions.builder import (
    File,
    Row,
    card,
    element,
    elements,
    law,
    named,
    offer,
    place,
    power,
    receptacle,
    receptacles,
    trial,
)
from looptable.games.time_stories.tests.missions.proving_ground import BLANK, mission, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

# A card with a test of each characteristic: the base forbids combat, allows dexterity, and says nothing of
# magic. Receptacles, elements and places are silent, or allow or forbid every roll.
LOOT = "; ".join(
    [
        "gain token sun",
        *(f"gain element {id}" for id in ("licence", "curse", "waiver", "rod", "pass")),
    ]
)


def yard_of(name: str, *rules: Row, **fields: Any) -> File:
    return place(
        name,
        card(
            f"{name}-yard",
            trial("combat", "1 normal"),
            trial("dexterity", "1 normal"),
            trial("magic", "1 normal", passed="win"),
        ),
        card(f"{name}-gate", sealed={"tokens": ["sun"]}),
        card(f"{name}-cell", trial("combat", "1 normal"), lock=True),
        card(f"{name}-nest", offer("take", LOOT)),
        *rules,
        **fields,
    )


def body(id: str, *powers: Row, **fields: Any) -> Row:
    dice = {"combat": 1, "dexterity": 1, "magic": 1}
    return receptacle(id, *powers, dice=dice, resistance=2, life=3, **fields)


CHANGES = (
    mission(
        law("before-roll", "add 3 dice"),
        places=["cellar", "hall", "roof"],
        failures=[],
        special="lose 1 life",
        allow=["roll dexterity"],
        forbid=["roll combat", "use tool"],
        tokens=named("sun"),
        tags=named("tool"),
    ),
    elements(
        element("rod", power("before-roll", "add 2 dice"), tags=["tool"]),
        element("licence", allow=["roll"]),
        element("curse", forbid=["roll"]),
        element("waiver", allow=["roll combat"]),
        element("pass", power("free", "gain 1 life")),
    ),
    receptacles(
        body("bound", forbid=["roll", "move", "leave", "hand over"]),
        body("silent"),
        body("free", allow=["roll", "leave a lock", "visit hall-gate"]),
        body("mighty", power("before-roll", "add 1 dice")),
        body("climber", allow=["visit"], forbid=["visit hall-nest"]),
    ),
    yard_of("hall"),
    yard_of("cellar", forbid=["roll", "leave", "hand over", "leave a lock"], allow=["use"]),
    yard_of("roof", law("before-roll", "add 4 dice"), allow=["roll", "use tool"]),
)
ELEMENT = {"rod": "element-1", "licence": "element-2", "curse": "element-3", "waiver": "element-4"}


def yard(body: str = "silent", place: str = "hall", held: str = "", **position: Any) -> Table:
    """Blue in this body at the three tests of a place, with elements; Green silent, Pink mighty."""
    trials = [f"{place}-b", f"{place}-b-2", f"{place}-b-3"]
    start: dict[str, Any] = {
        "here": place,
        "bodies": {"blue": body, "green": "silent" if body != "silent" else "climber", "pink": "mighty"},
        "space": dict.fromkeys(("blue", "green", "pink"), f"{place}-b"),
        "test": dict.fromkeys(trials, "laid"),
        "pile_1": dict.fromkeys(trials, 1),
        "holder": {ELEMENT[one]: "blue" for one in held.split()},
    }  # fmt: skip
    return table(*CHANGES, **{**start, **position})


def rolls(scene: Table, seat: int = 0) -> list[str]:
    return [key for key in scene.keys(seat) if key.startswith("roll")]


ALL, BASE, NONE = ["roll", "roll-2", "roll-3"], ["roll-2", "roll-3"], list[str]()


@pytest.mark.parametrize(
    ("body", "held", "place", "able"),
    [
        pytest.param("silent", "", "hall", BASE, marks=rule("TIME-GLD-4")),
        pytest.param("silent", "", "roof", ALL, marks=rule("TIME-GLD-3")),
        pytest.param("silent", "", "cellar", NONE, marks=rule("TIME-GLD-3")),
        pytest.param("silent", "licence", "cellar", ALL, marks=rule("TIME-GLD-2", "TIME-EX-40")),
        pytest.param("silent", "curse", "roof", NONE, marks=rule("TIME-GLD-2")),
        pytest.param("free", "curse", "hall", ALL, marks=rule("TIME-GLD-1", "TIME-EX-40")),
        pytest.param("bound", "licence", "roof", NONE, marks=rule("TIME-GLD-1", "TIME-RCP-9")),
        pytest.param("free", "", "cellar", ALL, marks=rule("TIME-GLD-5")),
        pytest.param("free", "", "hall", ALL, marks=rule("TIME-GLD-5")),
        pytest.param("silent", "licence", "hall", ALL, marks=rule("TIME-GLD-5")),
        pytest.param("bound", "", "hall", NONE, marks=rule("TIME-GLD-5")),
        # Among equals the narrower word counts, then the ban.
        pytest.param("silent", "licence curse", "hall", NONE, marks=rule("TIME-GLD-6")),
        pytest.param("silent", "curse waiver", "hall", ["roll"], marks=rule("TIME-GLD-6")),
    ],
)
def test_the_stronger_text_wins(body: str, held: str, place: str, able: list[str]) -> None:
    assert rolls(yard(body, place, held)) == able


@rule("TIME-GLD-1", "TIME-GLD-2")
def test_texts_bind_only_those_whose_they_are() -> None:
    scene = yard("bound", held="curse")
    assert rolls(scene, 1) == BASE


@pytest.mark.parametrize(
    ("held", "place", "dice"),
    [
        pytest.param("", "hall", 1 + 3, marks=rule("TIME-GLD-6")),
        pytest.param("", "roof", 1 + 4 + 3, marks=rule("TIME-GLD-6")),
        pytest.param("rod", "hall", 1 + 3, marks=rule("TIME-GLD-4", "TIME-POW-18")),
        pytest.param("rod", "roof", 1 + 2 + 4 + 3, marks=rule("TIME-GLD-3", "TIME-OPEN-22")),
        pytest.param("rod licence", "cellar", 1 + 2 + 3, marks=rule("TIME-GLD-3")),
    ],
)
def test_texts_that_do_not_contradict_each_other_all_apply(
    held: str, place: str, dice: int
) -> None:
    scene = yard(place=place, held=held, dice=[BLANK] * 30)
    for seat, key in enumerate(("roll-3" if place == "hall" else "roll", "nothing", "nothing")):
        scene.do(seat, key)
    (rolled,) = [event for event in scene.do(0, "blue") if event.kind == "rolled"]
    assert rolled.data["face"] == ["blank"] * dice


@rule("TIME-GLD-1", "TIME-RCP-9")
def test_moving_can_be_forbidden() -> None:
    assert "hall-e" not in yard("bound").keys(0)
    assert "hall-e" in yard("silent").keys(0)


@pytest.mark.parametrize(
    ("body", "place", "may"),
    [
        pytest.param("silent", "hall", True, marks=rule("TIME-GLD-4")),
        pytest.param("bound", "hall", False, marks=rule("TIME-GLD-1")),
        pytest.param("silent", "cellar", False, marks=rule("TIME-GLD-3")),
    ],
)
def test_leaving_can_be_forbidden_to_one_and_so_to_all(body: str, place: str, may: bool) -> None:
    assert ("leave" in yard(body, place).keys(1)) == may


@pytest.mark.parametrize(
    ("body", "free"),
    [
        pytest.param("silent", False, marks=rule("TIME-LCK-2", "TIME-GLD-4")),
        pytest.param("free", True, marks=rule("TIME-GLD-1")),
    ],
)
def test_a_receptacle_may_be_free_of_locks(body: str, free: bool) -> None:
    where = {"blue": "hall-d", "green": "hall-b", "pink": "hall-b"}
    scene = yard(body, space=where, test={"hall-d": "laid"}, pile_1={"hall-d": 1})
    assert ("hall-b" in scene.keys(0)) == free
    assert ("leave" in scene.keys(1)) == free


@pytest.mark.parametrize(
    ("body", "gate", "nest"),
    [
        pytest.param("silent", False, True, marks=rule("TIME-SEA-2", "TIME-GLD-1")),
        pytest.param("free", True, True, marks=rule("TIME-GLD-1")),
        pytest.param("climber", True, False, marks=rule("TIME-GLD-1", "TIME-GLD-6")),
    ],
)
def test_a_receptacle_may_open_and_close_cards_to_itself(body: str, gate: bool, nest: bool) -> None:
    keys = yard(body).keys(0)
    assert ("hall-c" in keys, "hall-e" in keys) == (gate, nest)


@pytest.mark.parametrize(
    ("body", "place", "holder", "takers"),
    [
        pytest.param("silent", "hall", 0, ["green", "pink"], marks=rule("TIME-GLD-4", "TIME-OBJ-3")),
        pytest.param("bound", "hall", 0, [], marks=rule("TIME-GLD-1")),
        pytest.param("bound", "hall", 1, ["pink"], marks=rule("TIME-GLD-1")),
        pytest.param("silent", "cellar", 1, [], marks=rule("TIME-GLD-3")),
    ],
)  # fmt: skip
def test_handing_over_can_be_forbidden_to_giver_and_taker(
    body: str, place: str, holder: int, takers: list[str]
) -> None:
    name = ("blue", "green")[holder]
    scene = yard(body, place, holder={"element-5": name})
    scene.do(holder, "first")
    gifts = [key for key in scene.keys(holder) if key.startswith("give")]
    assert gifts == [f"give element-5 to {taker}" for taker in takers]


@rule("TIME-CPT-1", "TIME-INF-8", "TIME-GLD-3")
def test_all_read_what_base_and_place_allow_and_forbid_in_their_language() -> None:
    scene = yard("bound", "roof", "licence rod")
    for lang in LANGUAGES:
        told = _said(scene, 2, lang)
        marked = {"en": "use what is marked “tool”", "fr": "employer ce qui est marqué « outil »"}
        for wanted in _expected(lang, marked[lang]):
            assert wanted in told


def _expected(lang: str, marked: str) -> list[str]:
    allowed = {"en": "Allowed, whatever weaker texts say: ",
               "fr": "Permis, malgré tout texte plus faible : "}[lang]  # fmt: skip
    banned = {"en": "Forbidden, whatever weaker texts say: ",
              "fr": "Interdit, malgré tout texte plus faible : "}[lang]  # fmt: skip
    skill = {"en": "roll dexterity.", "fr": "lancer les dés de dextérité."}[lang]
    anything = {"en": "roll.", "fr": "lancer les dés."}[lang]
    moves = {"en": "move.", "fr": "se déplacer."}[lang]
    return [allowed + marked, banned + marked, allowed + skill, allowed + anything, banned + moves]


def _said(scene: Table, seat: int | None, lang: str) -> str:
    texts = scene.game.texts()
    zones = list(scene.game.view(scene.state, seat).zones)
    found = []
    while zones:
        zone = zones.pop()
        zones += zone.zones
        found += [texts.say(text, lang) for piece in zone.pieces for text in piece.paragraphs()]
    # French writes spaces that do not break.
    return "\n".join(found).replace("\u00a0", " ").replace("\u202f", " ")
