"""Mistakes of authors in rules, powers and permissions, found at their place."""

from pathlib import Path

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.missions.proving_ground import FILES, write_ground

RULE = '\n[[rule]]\nwhen = "arrive"\neffect = "gain 1 life"\n'
BODY = 'id = "guard"'
KNIFE = 'tags = ["weapon"]'

# The file, what is written there, what is written instead, the code (none: it may be written so).
FAULTS = [
    ("receptacles.toml", BODY, f'{BODY}\nallow = ["rol"]', "mission/unknown-name"),
    ("receptacles.toml", BODY, f'{BODY}\nforbid = ["use hammer"]', "mission/unknown-name"),
    ("receptacles.toml", BODY, f'{BODY}\nforbid = ["use weapon", "visit vault"]', ""),
    ("receptacles.toml", BODY, f"{BODY}\nstore = {{ yellow = 1, blue = 1 }}", "mission/store-of-many"),
    ("receptacles.toml", BODY, f"{BODY}\nstore = {{ yellow = 3 }}", ""),
    ("elements.toml", KNIFE, 'tags = ["wepon"]', "mission/unknown-name"),
    ("elements.toml", KNIFE, f'{KNIFE}\nresistance = 1\nallow = ["hand over"]', ""),
    ("elements.toml", 'when = "before-roll"', 'when = "action"\nrolls = "magic"', "mission/not-in-a-roll"),
    ("elements.toml", 'when = "free"', 'when = "action"\nrolls = "magc"', "mission/unknown-name"),
    ("elements.toml", 'when = "free"', 'when = "action"\nrolls = "magic"\nagainst = "combat"', ""),
    ("elements.toml", 'when = "free"', 'when = "action"\nagainst = "combat"', "mission/no-such-roll"),
    ("elements.toml", 'when = "free"', 'when = "free"\nrolls = "magic"', "mission/no-such-roll"),
    ("elements.toml", 'when = "free"', 'when = "never"', "field/unknown-value"),
    ("places/attic.toml", 'id = "trunk"\n', f'id = "trunk"\n{RULE}', ""),
    ("places/attic.toml", 'id = "trunk"\n', f'id = "trunk"\n{RULE.replace("1 life", "1 lif")}', "effect/unexpected"),
    ("places/attic.toml", "[[card]]", 'allow = ["leave", "leave a lock", "move"]\n[[card]]', ""),
    ("places/attic.toml", "[[card]]", 'forbid = ["leave the lock"]\n[[card]]', "mission/unknown-name"),
    ("mission.toml", "time = 20", 'time = 20\nforbid = ["roll combat"]\ndie = ["hit"]', ""),
    ("mission.toml", "time = 20", 'time = 20\nforbid = ["roll combt"]', "mission/unknown-name"),
    ("mission.toml", "time = 20", 'time = 20\ndie = ["hits"]', "field/unknown-value"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "code"), FAULTS)
def test_a_fault_is_found_in_its_file(
    tmp_path: Path, file: str, old: str, new: str, code: str
) -> None:
    assert old in FILES[file]
    changes = {file: FILES[file].replace(old, new, 1)}
    found = list(GAME.check_mission(write_ground(tmp_path / "ground", changes)))
    # The proving ground itself is warned of, never refused.
    planted = [(one.code, one.file) for one in found if one.severity == "error"]
    assert planted == ([(code, f"ground/{file}")] if code else [])
