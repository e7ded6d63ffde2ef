"""Faults of hints: a claim that does not hold, tells a secret or has no words is found."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
import pytest

from looptable.content.text.languages import GRAMMARS
from looptable.content.text.layer import Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Text, Texts
from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.advice.insight import Figures, Insight, Policy
from looptable.engine.advice.ranking import rank_options
from looptable.engine.contract.bot import Advice, Bot
from looptable.engine.contract.claim import (
    Claim,
    ComparisonClaim,
    EqualClaim,
    FactClaim,
    OddsClaim,
    PlanClaim,
)
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from tests.conformance.faulty import FaultyGame, inside
from tests.conformance.planting import findings_in
from tests.conformance.test_planted_leaks import held_by_others


class Sight:
    """Counts sparks, and looks no further than the next question."""

    harmful = frozenset({"strain"})

    def figures(self, state: State, seat: Seat) -> Figures:
        t = inside(state)
        return {"sparks": t.pocket[seat], "strain": t.strain}

    def worth(self, state: State, seat: Seat) -> int:
        return self.figures(state, seat)["sparks"]

    def policy(self, state: State, seat: Seat, effort: int) -> Policy:
        return _horizon


def _horizon(_state: State) -> tuple[Seat, Action] | None:
    return None


def words() -> Layer:
    """A word for the adviser and for its figures, the same in both languages."""
    keys = [
        f"figure.{name}.{side}"
        for name in ("sparks", "strain")
        for side in ("more", "fewer", "higher", "lower")
    ]
    return Layer(
        {
            lang: {key: parse_template(key, grammar) for key in ("bot.adviser", *keys)}
            for lang, grammar in GRAMMARS.items()
        }
    )


class Exaggerating(Sight):
    """Sees one spark more in a full pocket."""

    def figures(self, state: State, seat: Seat) -> Figures:
        found = super().figures(state, seat)
        return {**found, "sparks": found["sparks"] * 2}


class Peeping(Sight):
    """Counts the letters of the cards that others hold, as soon as a card is committed."""

    def figures(self, state: State, seat: Seat) -> Figures:
        held = held_by_others(state, seat) if inside(state).committed[seat] >= 0 else ()
        return {**super().figures(state, seat), "sparks": sum(map(len, held))}


class Adviser:
    """Says what one insight sees, and is checked by another."""

    def __init__(
        self,
        sees: Insight,
        insight: Insight,
        says: Callable[[Sequence[Advice]], list[Advice]] = list,
    ) -> None:
        self.sees = sees
        self.insight = insight
        self.says = says

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        return 0

    def rank(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        return self.says(rank_options(game, view, seat, self.sees, chance, effort))


class Advised(FaultyGame):
    """The example game with an adviser, and words for its figures."""

    def __init__(
        self,
        sees: Insight | None = None,
        insight: Insight | None = None,
        says: Callable[[Sequence[Advice]], list[Advice]] = list,
    ) -> None:
        super().__init__()
        self.adviser = Adviser(sees or Sight(), insight or Sight(), says)

    def texts(self) -> Texts:
        return super().texts().over(words())

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {"adviser": lambda: self.adviser}


def said_with(claim: Callable[[Advice], Claim]) -> Callable[[Sequence[Advice]], list[Advice]]:
    """Advice whose best option makes one claim more."""

    def add(ranked: Sequence[Advice]) -> list[Advice]:
        best, *others = ranked
        return [msgspec.structs.replace(best, claims=(*best.claims, claim(best))), *others]

    return add


def path_of(advice: Advice) -> tuple[str, ...]:
    """The path of an option: all of its claims but plans and facts have it."""
    return next(
        claim.path
        for claim in advice.claims
        if isinstance(claim, OddsClaim | ComparisonClaim | EqualClaim)
    )


SAID = Text("zone.deck")


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Advised(Exaggerating()), "sparks"),
        (Advised(Peeping(), Peeping()), "the option changes"),
        (Advised(says=lambda ranked: list(ranked[1:])), "does not rank every option once"),
        (Advised(says=said_with(lambda _: FactClaim(SAID, {"rain": 1}))), "not {'rain': 1}"),
        (Advised(says=said_with(lambda _: PlanClaim(SAID, ("fly",), {}))), "does not begin with"),
        (
            Advised(
                says=said_with(lambda best: OddsClaim(SAID, "sparks", True, 40, 40, path_of(best)))
            ),
            "not 40 of 40",
        ),
        (
            Advised(
                says=said_with(lambda _: EqualClaim(Text("claim.unheard-of"), "", 1, ("",), ()))
            ),
            "the text 'claim.unheard-of' is missing",
        ),
    ],
    ids=("lie", "secret", "gap", "fact", "plan", "odds", "words"),
)
def test_a_faulty_hint_is_found(game: FaultyGame, says: str) -> None:
    found = findings_in(game)
    assert {finding.promise for finding in found} == {"hint"}
    assert any(says in finding.message for finding in found), [one.message for one in found]


def test_an_honest_hint_is_none() -> None:
    assert findings_in(Advised()) == []
