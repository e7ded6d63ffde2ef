"""Looking ahead: the questions behind the paths of a game, as far as nothing is revealed on the way."""

from collections.abc import Sequence
from typing import Any

from looptable.engine.contract.state import State
from looptable.engine.match.ahead import look_ahead
from looptable.engine.match.match import Match, new_match
from looptable.games._template.game import TemplateGame
from looptable.testing import Table

Path = tuple[str, ...]
START: dict[str, Any] = {
    "supply": 9,
    "sparks": {"dawn": 3, "noon": 3, "dusk": 3},
    "hands": {"0": ["grandfather-clock", "paradox"], "1": ["postman", "overtime"]},
}
MOVE = "move; take 2 sparks here"


class Pathed(TemplateGame):
    """Minute Hand, with paths to look behind."""

    looks: Sequence[Path] = ()

    def paths(self, state: State, seat: int) -> Sequence[Path]:
        return self.looks


def scene(*looks: Path) -> Table:
    """Player A has played the clock and must choose what it does; then B has a question of his own."""
    game = Pathed()
    game.looks = looks
    of = Table(game, START)
    of.do(0, "grandfather-clock")
    of.do(1, "postman")
    return of


def test_a_question_is_seen_as_it_will_be_asked() -> None:
    of = scene((MOVE,))
    (seen,) = look_ahead(of.game, of.state, 0)
    assert seen.after == (MOVE,)
    assert [option.key for option in seen.options] == ["noon", "dusk"]
    of.do(0, MOVE)
    assert list(seen.options) == of.game.legal_options(of.state, 0)
    assert seen.prompt == of.game.prompt(of.state, 0)


def test_looking_leaves_the_table_as_it_is() -> None:
    of = scene((MOVE,), (MOVE, "noon"))
    before = of.state.position()
    look_ahead(of.game, of.state, 0)
    assert of.state.position() == before


def test_nothing_is_seen_where_the_seat_is_not_asked_or_the_way_is_closed() -> None:
    of = scene((MOVE, "noon"), ("gain 2 sparks",), ("dance",), (MOVE, "yesterday"))
    assert look_ahead(of.game, of.state, 0) == ()
    assert look_ahead(of.game, of.state, 1) == ()


def test_nothing_is_seen_behind_a_revelation() -> None:
    """The last of two cards turns both up, and the one who played it may be asked about his own."""
    game = Pathed()
    game.looks = [("grandfather-clock",)]
    of = Table(game, START)
    of.do(1, "postman")
    assert look_ahead(of.game, of.state, 0) == ()
    of.do(0, "grandfather-clock")
    assert of.state.pending() == [0]


def test_a_match_looks_ahead_from_where_it_stands() -> None:
    game = Pathed()
    game.looks = [(MOVE,)]
    match: Match = new_match(game, 2, {}, 1, START)
    assert match.ahead(0) == ()
    match.act(0, "grandfather-clock")
    match.act(1, "postman")
    assert [one.after for one in match.ahead(0)] == [(MOVE,)]
    assert match.ahead(1) == match.ahead(None) == ()
    match.go_back(0)
    assert match.ahead(0) == ()
