"""A view as text: the table, the options, how the match stands."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table

from looptable.cli.status import how_it_stands
from looptable.cli.terminal.line import Line
from looptable.cli.terminal.zones import Zones
from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.option import Option
from looptable.engine.contract.outcome import Outcome
from looptable.engine.contract.view import View, Zone
from looptable.engine.event_text import seat_text

__all__ = ["draw_advice", "draw_options", "draw_standing", "draw_table", "draw_zones"]

EXPLAINED = 3  # options that are worth a sentence


def draw_table(view: View, voice: Voice, console: Console) -> Group:
    """All that a view shows, for any game."""
    who = Text("table.spectator") if view.seat is None else seat_text(view.seat)
    title = Line(voice.line("table.title", title=Text("game.title"), seat=who), "bold")
    return Group(Rule(title, style="dim"), draw_zones(view.zones, view.seat, voice, console))


def draw_zones(zones: Sequence[Zone], seat: Seat | None, voice: Voice, console: Console) -> Group:
    """A part of a table, as this seat sees it."""
    return Group(*Zones(voice, console, seat).table(tuple(zones), console.width))


def draw_options(
    view: View, options: Sequence[Option], voice: Voice, *, numbered: bool = False
) -> Group:
    """The question, and its options with their keys; numbers are for those who answer by number."""
    parts: list[RenderableType] = []
    if view.prompt is not None:
        trail = [*view.trail, view.prompt]
        parts.append(Line(" › ".join(voice.say(text) for text in trail), "bold"))
    table = Table.grid(padding=(0, 2))
    for number, option in enumerate(options, 1):
        words = Line(voice.say(option.text).strip())
        for warning in option.warnings:
            words.append(f"\n⚠ {voice.say(warning)}", "yellow")
        if numbered:
            table.add_row(Line(f"{number:>3}", "bold cyan"), words, Line(option.key, "dim"))
        else:
            table.add_row(Line(f"  {option.key}", "bold cyan"), words)
    return Group(*parts, table)


def draw_advice(
    options: Sequence[Option], advice: Sequence[Advice], voice: Voice, *, numbered: bool = False
) -> Table:
    """Options as an adviser ranks them, the first ones with the reason; by place, or as numbered."""
    table = Table.grid(padding=(0, 2))
    for place, one in enumerate(advice, 1):
        option = options[one.index]
        words = Line(voice.say(option.text).strip())
        if place <= EXPLAINED:
            for claim in one.claims:
                words.append(f"\n{voice.say(claim.text)}", "green")
        number = one.index + 1 if numbered else place
        table.add_row(Line(f"{number:>3}", "bold"), words, Line(option.key, "cyan"))
    return table


def draw_standing(pending: tuple[Seat, ...], outcome: Outcome | None, voice: Voice) -> Group:
    """The seats to choose, or the outcome."""
    lines = how_it_stands(pending, outcome, voice)
    return Group(*(Line(line, "bold" if outcome else "") for line in lines))
