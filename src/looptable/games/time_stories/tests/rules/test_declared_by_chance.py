"""A property of every match: an action is carried out as it was declared, or becomes nothing (TIME-OPEN-4).

Random matches on small random missions; a witness looks at the table whenever something is told of an action.
"""

from dataclasses import dataclass

import pytest

from looptable.core.pile import Pile
from looptable.engine.contract.event import Event
from looptable.games.time_stories.rules.codes import (
    AT_ACTION,
    NOTHING_DEED,
    ROLL_2_DEED,
    ROLL_DEED,
)
from looptable.games.time_stories.rules.declaring import action_options, deed
from looptable.games.time_stories.rules.layout import AGENTS
from looptable.games.time_stories.rules.rolls import ability_deed, is_roll
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_of
from looptable.games.time_stories.tests.missions.shifting_ground import (
    LETTERS,
    Luck,
    shifting_ground,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

MISSIONS, MATCHES, CHOICES = 30, 3, 80


TEAMS = (("marie", "elizia", "guard"), ("guard", "altace", "elizia"), ("elizia", "marie", "altace"))


@dataclass
class Plan:
    """A declaration, as it stood when the unit of time was spent."""

    action: int
    card: int
    is_done: bool = False


class Witness:
    """Hears every event of a match, and compares actions with what was declared."""

    def __init__(self, state: StoryState) -> None:
        self.state = state
        self.plans: dict[int, Plan] = {}
        self.lost: set[int] = set()
        self.seen: list[str] = []

    def __call__(self, event: Event) -> None:
        hear = getattr(self, f"hear_{event.kind.replace('-', '_')}", None)
        if hear is not None:
            agent = event.data.get("agent")
            hear(AGENTS.index(agent) if isinstance(agent, str) else -1, event)

    def hear_plans(self, agent: int, _: Event) -> None:
        """The unit is spent: what is declared can be done, and a lost action is nothing."""
        t = self.state
        action = t.intent[agent]
        open_now = Pile()
        action_options(t, agent, open_now)
        assert action in open_now.as_list()
        if agent in self.lost:
            self.lost.remove(agent)
            assert action == deed(t, NOTHING_DEED)
        self.plans[agent] = Plan(action, card_of(t, agent))

    def hear_skips(self, agent: int, _: Event) -> None:
        """The next unit is lost."""
        self.lost.add(agent)

    def hear_dies(self, agent: int, _: Event) -> None:
        """The dead have declared nothing, and lost nothing."""
        self.lost.discard(agent)
        self.plans.pop(agent, None)

    def hear_in_vain(self, agent: int, _: Event) -> None:
        """The action became nothing."""
        self.finish(agent, "nothing")

    def hear_moves(self, agent: int, event: Event) -> None:
        """A move that no effect has made leads where it was declared to lead."""
        t = self.state
        if t.pc < 0:
            assert event.data["card"] == f"ground.{t.names.name('card', self.plans[agent].action)}"
            self.finish(agent, "move")

    def hear_rolled(self, agent: int, _: Event) -> None:
        """A roll is for the test it was declared for, by an agent who stands before it."""
        t = self.state
        if t.thrown.height:
            return
        plan = self.plans[agent]
        if t.ability >= 0:
            assert plan.action == ability_deed(t, t.ability)
        else:
            number = plan.action - t.numbers.cards
            index = 0 if number == ROLL_DEED else number - ROLL_2_DEED + 1
            assert t.tried == t.numbers.test_from[plan.card] + index
        if t.tried >= 0:
            assert t.numbers.trial_card[t.tried] == plan.card == card_of(t, agent)
        self.finish(agent, "roll")

    def hear_uses(self, agent: int, event: Event) -> None:
        """A power as an action is the one declared; one about a card is used on that card."""
        t = self.state
        power = t.names.names["power"].find(str(event.data["rules"]).split(".", 1)[1])
        if t.numbers.when[power] == AT_ACTION and t.numbers.rolls[power] < 0:
            plan = self.plans[agent]
            assert plan.action == ability_deed(t, power)
            if t.numbers.local[power]:
                assert plan.card == card_of(t, agent)
            self.finish(agent, "ability")

    def hear_hits(self, _: int, event: Event) -> None:
        """The shields that a roll strikes are those of the card it was declared for."""
        t = self.state
        if t.roller >= 0 and t.pc < 0:
            card = t.names.name("card", self.plans[t.roller].card)
            assert event.data["card"] == f"ground.{card}"

    def hear_departs(self, _: int, __: Event) -> None:
        """All that was declared in the place is dropped with it."""
        self.plans.clear()

    hear_failure = hear_success = hear_departs

    def hear_run(self, _: int, __: Event) -> None:
        """A new run begins with nothing lost."""
        self.lost.clear()

    def finish(self, agent: int, how: str) -> None:
        """An action is carried out once."""
        assert not self.plans[agent].is_done
        self.plans[agent].is_done = True
        self.seen.append(how)

    def look(self) -> None:
        """Between two choices: when nobody acts any more, no declaration is left over."""
        t = self.state
        if t.names.name("phase", t.phase) in ("acting", "rolling"):
            return
        for plan in self.plans.values():
            is_due = plan.action < t.numbers.cards or is_roll(t, plan.action)
            assert plan.is_done or not is_due
        self.plans.clear()


def start(mission: int, luck: Luck) -> Table[StoryState]:
    """Three agents somewhere in the hall, with everything that there is to hold."""
    bodies = dict(zip(AGENTS[:3], luck.choice(TEAMS), strict=True))
    spaces = [f"hall-{letter}" for letter in LETTERS[:3]]
    return Table(
        shifting_ground(mission),
        {
            "players": 3,
            "mission": "ground",
            "phase": "exploring",
            "time": 40,
            "captain": luck.below(3),
            "here": "hall",
            "plan": {"hall": True, "cellar": True},
            "receptacle": bodies,
            "life": dict.fromkeys(bodies, 6),
            "space": {agent: luck.choice(spaces[:2]) for agent in bodies},
            "arrived": dict.fromkeys(bodies, True),
            "holder": {f"element-{n}": luck.choice(list(bodies)) for n in range(1, 7)},
            "chance": {"draws": {"dice": [luck.below(6) for _ in range(200)]}},
        },
    )


def play(mission: int, number: int) -> list[str]:
    """A match by chance; how its actions were carried out."""
    luck = Luck(1000 * mission + number)
    scene = start(mission, luck)
    state = scene.state
    witness = Witness(state)
    for _ in range(CHOICES):
        asked = state.pending()
        if not asked:
            break
        seat = luck.choice(asked)
        keys = scene.keys(seat)
        eager = [key for key in keys if key.startswith(("first", "offer", "use", "give", "roll"))]
        rare = [key for key in keys if key not in ("leave", "stop", "rest")]
        key = luck.choice(eager if eager and luck.percent(50) else rare or keys)
        state.apply(seat, scene.game.parse(state, seat, key), witness)
        witness.look()
    return witness.seen


@rule("TIME-OPEN-4", "TIME-TU-16", "TIME-OPEN-47")
@pytest.mark.parametrize("mission", range(MISSIONS))
def test_every_action_is_the_declared_one_or_nothing(mission: int) -> None:
    assert any(play(mission, number) for number in range(MATCHES))


@rule("TIME-OPEN-4")
def test_these_matches_carry_out_actions_of_every_kind_and_cross_some() -> None:
    seen = {how for mission in range(MISSIONS) for how in play(mission, 0)}
    assert seen == {"nothing", "move", "roll", "ability"}
