"""The end of the match (INC-END). Compiled."""

from mypy_extensions import i64

from looptable.content.text.text import Arg, Text
from looptable.effects.program import bit
from looptable.engine.contract.event import Fact
from looptable.games.loop_inc.rules.codes import FEWEST_PENALTIES, MOST_POINTS, OVER_PHASE, SHARED
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.players import is_out, player_count, who
from looptable.games.loop_inc.rules.scores import best_players, final_score, winning_players

__all__ = ["finish", "rank", "verdict"]


def finish(t: IncFields, ending: i64) -> None:
    """The match is over."""
    t.phase = OVER_PHASE
    t.ending = ending
    t.halt()
    if t.listener is not None:
        data: dict[str, Fact] = {"ending": t.names.name("ending", ending)}
        winners = winning_players(t)
        names: list[str] = []  # as words: a rival is not a number
        for player in range(player_count(t)):
            if winners & bit(player):
                names.append(str(who(t, player)))
                data["n"] = int(final_score(t, player))
        data["seat"] = names
        t.tell("over", data)


def rank(t: IncFields) -> None:
    """The highest score wins; then the least penalties; then the victory is shared."""
    ties = best_players(t, False)
    if ties & (ties - 1) == 0:
        finish(t, MOST_POINTS)
    elif winning_players(t) & (winning_players(t) - 1) == 0:
        finish(t, FEWEST_PENALTIES)
    else:
        finish(t, SHARED)


def verdict(t: IncFields) -> Text:
    """The end in one sentence: who wins with how many points, ahead of whom."""
    winners = winning_players(t)
    first: list[Text] = []
    others: list[Text] = []
    points: i64 = 0
    for player in range(player_count(t)):
        name = Text(f"seat.{who(t, player)}")
        if winners & bit(player):
            first.append(name)
            points = final_score(t, player)
        elif is_out(t, player):
            others.append(Text("outcome.out", {"seat": name}))
        else:
            others.append(Text("outcome.score", {"seat": name, "n": int(final_score(t, player))}))
    args: dict[str, Arg] = {"winners": tuple(first), "n": int(points), "others": tuple(others)}
    return Text(f"outcome.{t.names.name('ending', t.ending)}", args)
