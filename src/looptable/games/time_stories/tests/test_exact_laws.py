"""Every deed that a text may forbid, alone; and rules of places and of the base, to the letter."""

from typing import cast

import pytest

from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.exact import lines, table_of
from looptable.games.time_stories.tests.ground import FILES, table
from looptable.games.time_stories.tests.lab import AGENTS
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

DEEDS = ("roll", "move", "hand over", "leave", "use", "visit")
RULES = """
[[rule]]
when = "unit"
effect = "gain 1 time"
[[rule]]
when = "before-roll"
effect = "add 1 dice"
"""


def banned(deed: str) -> Table:
    """The base forbids one deed; Blue stands at an open test, with an element that does something."""
    mission = FILES["mission.toml"].replace("format = 1", f'format = 1\nforbid = ["{deed}"]')
    return table(
        ("mission.toml", mission),
        space={"blue": "hall-c", "green": "hall-c", "pink": "hall-b"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        holder={"element-4": "blue"},
        yellow={"blue": 1},
    )


def able(of: Table) -> list[str]:
    """Which of the deeds Blue can do there."""
    keys, state = of.keys(0), cast("StoryState", of.state)
    kinds = {deed.kind for deed in state.free_deeds(0)}
    found = {
        "roll": "roll" in keys,
        "move": "hall-b" in keys,
        "hand over": {"give", "hand"} <= kinds,
        "leave": "leave" in keys,
        "use": "use" in kinds,
        "visit": state.may_go(0, 0),
    }
    return [deed for deed in DEEDS if found[deed]]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_ban_takes_one_deed_and_no_other(deed: str) -> None:
    lost = {deed, "move"} if deed == "visit" else {deed}  # who may visit nothing moves nowhere
    assert able(banned(deed)) == [other for other in DEEDS if other not in lost]


def test_a_lock_is_broken_where_a_text_allows_it() -> None:
    locked = {
        "space": dict.fromkeys(AGENTS, "hall-f"),
        "test": {"hall-f": "laid"},
        "pile_1": {"hall-f": 3},
    }
    assert table(**locked).keys(0) == ["roll", "nothing"]
    mission = FILES["mission.toml"].replace("format = 1", 'format = 1\nallow = ["leave a lock"]')
    assert table(("mission.toml", mission), **locked).keys(0) == [
        "hall-b",
        "hall-c",
        "hall-d",
        "hall-e",
        "hall-g",
        "hall-h",
        "roll",
        "nothing",
        "leave",
    ]
    locked["test"] = {"hall-f": "passed"}
    assert "leave" in table(**locked).keys(1)


def test_rules_and_bans_of_place_and_base_are_read_by_all() -> None:
    mission = FILES["mission.toml"].replace(
        "format = 1", 'format = 1\nforbid = ["hand over"]\nallow = ["roll magic"]'
    )
    hall = 'forbid = ["leave"]\n' + FILES["places/hall.toml"] + RULES
    scene = table(("mission.toml", mission + RULES), ("places/hall.toml", hall))
    assert table_of(scene, None, "base", "plan") == [
        "row base 3: zone.base",
        "  card mission-ground: mission.ground | mission.ground.text / face.power(when=when.unit, rules=rules.ground.base.1) / face.power(when=when.before-roll, rules=rules.ground.base.2) / face.allow(deed=deed.roll-for(what=characteristic.ground.magic)) / face.forbid(deed=deed.hand)",
        "  card base-a: base.ground.a | base.ground.a.text",
        "  card base-b: base.ground.b | base.ground.b.text",
        "board plan 0: zone.plan",
        "  area place-hall 0: place.ground.hall",
        "    marker group: piece.group",
        "    card a-0: piece.card-a | place.ground.hall.text / face.cards(letters=A+B+C+D+E+F+G+H) / face.power(when=when.unit, rules=rules.ground.rule.hall.1) / face.power(when=when.before-roll, rules=rules.ground.rule.hall.2) / face.forbid(deed=deed.leave)",
        "  area place-cellar 0: place.ground.cellar",
        "    marker red-1 [red]: piece.red",
        "  area place-roof 0: place.ground.roof",
    ]


def test_rules_of_the_base_work_in_every_place() -> None:
    scene = table(
        ("mission.toml", FILES["mission.toml"] + RULES),
        here="roof",
        space=dict.fromkeys(AGENTS, "roof-g"),
    )
    events = [event for seat in range(3) for event in scene.do(seat, "nothing")]
    assert lines(events)[3:] == [
        "!time units=1 n=19",
        "!plans agent=blue action=nothing",
        "!plans agent=green action=nothing",
        "!plans agent=pink action=nothing",
    ]
    assert lines(scene.do(0, "rest")) == [
        "uses agent=blue rules=ground.base.1",
        "!time-gained units=1 n=20",
    ]
