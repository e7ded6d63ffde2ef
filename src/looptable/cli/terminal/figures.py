"""Tables of figures: speed, and what many matches came to."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from looptable.cli.status import ending_text
from looptable.cli.terminal.line import Line
from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.engine.event_text import seat_text
from looptable.lab.bench import Bench
from looptable.lab.simulate import Simulation
from looptable.lab.statistics import Share
from looptable.lab.summary import UNFINISHED, Spread

__all__ = ["bench_table", "simulation_tables"]

_SPEEDS = ("decisions_per_s", "games_per_s", "playouts_per_s")


def bench_table(figures: Bench, voice: Voice) -> Group:
    """Each game: compiled, interpreted, and how many times faster."""
    return Group(*(_bench(name, figures, voice) for name in figures))


def _bench(name: str, figures: Bench, voice: Voice) -> Table:
    builds = figures[name]
    columns = ("compiled", "interpreted", "ratio")
    table = _table(name, [voice.line(f"bench.{column}") for column in columns])
    for row in ("decisions_per_s", "games_per_s", "clone_us", "playouts_per_s", "replay_ms"):
        slow: float = getattr(builds.interpreted, row)
        label = voice.line(f"bench.{row}", choices=builds.interpreted.replay_choices)
        if builds.compiled is None:
            table.add_row(label, "–", _number(slow, voice), "–")
            continue
        fast: float = getattr(builds.compiled, row)
        ratio = fast / slow if row in _SPEEDS else slow / fast
        table.add_row(
            label, _number(fast, voice), _number(slow, voice), f"× {_number(ratio, voice)}"
        )
    return table


def simulation_tables(result: Simulation, voice: Voice) -> Group:
    """Endings, wins by seat and by bot with their intervals, lengths and scores."""
    plan, summary = result.plan, result.summary
    parts: list[RenderableType] = [
        Line(
            voice.line(
                "simulate.title",
                title=Text("game.title"),
                games=plan.games,
                players=plan.players,
                bots=plan.bots,
                seed=str(plan.seed),
            ),
            "bold",
        ),
        _shares(
            "endings", [(_ending(code, voice), s) for code, s in summary.endings.items()], voice
        ),
        _shares("seats", [(_seat(seat, voice), s) for seat, s in enumerate(summary.seats)], voice),
    ]
    if len(summary.bots) > 1:
        parts.append(_shares("bots", summary.bots.items(), voice))
    lengths = [(voice.line("simulate.decisions"), summary.decisions)]
    scores = [
        (voice.line("simulate.score", seat=seat_text(seat)), spread)
        for seat, spread in enumerate(summary.scores)
    ]
    parts.append(_spreads([*lengths, *scores], voice))
    speed = _number(result.games_per_s, voice)
    parts.append(Line(voice.line("simulate.speed", speed=speed, jobs=result.jobs)))
    return Group(*parts)


def _ending(code: str, voice: Voice) -> str:
    if code == UNFINISHED:
        return voice.line("simulate.unfinished")
    said = ending_text(code, voice)
    return said if isinstance(said, str) else voice.line("simulate.ending", ending=said, code=code)


def _seat(seat: int, voice: Voice) -> str:
    return voice.say(seat_text(seat))


def _shares(name: str, rows: Iterable[tuple[str, Share]], voice: Voice) -> Table:
    columns = [voice.line(f"simulate.{column}") for column in ("count", "share", "interval")]
    table = _table(voice.line(f"simulate.{name}"), columns)
    for label, share in rows:
        interval = voice.line(
            "simulate.between", low=_percent(share.low, voice), high=_percent(share.high, voice)
        )
        table.add_row(label, str(share.count), _percent(share.share, voice), interval)
    return table


def _spreads(rows: Iterable[tuple[str, Spread]], voice: Voice) -> Table:
    columns = [voice.line(f"simulate.{column}") for column in ("mean", "least", "most")]
    table = _table("", columns)
    for label, spread in rows:
        table.add_row(label, _number(spread.mean, voice), str(spread.least), str(spread.most))
    return table


def _table(first: str, columns: Iterable[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _percent(share: float, voice: Voice) -> str:
    return voice.line("number.percent", number=_decimal(f"{share * 100:.1f}", voice))


def _number(value: float, voice: Voice) -> str:
    """Three figures that matter, and blanks between thousands."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return _decimal(f"{value:,.{digits}f}".replace(",", "\u202f"), voice)


def _decimal(digits: str, voice: Voice) -> str:
    return digits.replace(".", voice.line("number.point"))
