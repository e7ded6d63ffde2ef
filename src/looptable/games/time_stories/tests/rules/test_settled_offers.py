"""An offer whose outcome is settled goes away (`until`)."""

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import FILES, table
from looptable.testing import rule

pytestmark = pytest.mark.both_builds

HALL = FILES["places/hall.toml"].replace('id = "choose-one"', 'id = "choose-one"\nuntil = "sun"')


@rule("TIME-INF-4")
@pytest.mark.parametrize(("tokens", "is_open"), [({}, True), ({"blue-1": True}, False)])
def test_an_offer_is_open_until_the_team_has_its_token(
    tokens: dict[str, bool], is_open: bool
) -> None:
    scene = table(("places/hall.toml", HALL), tokens=tokens)
    scene.do(0, "first")
    assert ("offer hall-b-2" in scene.keys(0)) == is_open
    assert "offer hall-b-1" in scene.keys(0)
