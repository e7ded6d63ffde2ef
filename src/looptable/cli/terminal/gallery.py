"""The gallery: every card of a game, with what is printed on it and what it is made from."""

from rich import box
from rich.console import Console, Group
from rich.panel import Panel

from looptable.cli.terminal.line import Line
from looptable.cli.terminal.pieces import icon_words
from looptable.cli.terminal.rows import panels_in_rows
from looptable.cli.voice import Voice
from looptable.engine.contract.game import CardFace, Game
from looptable.engine.words import fact_word, grouped, value_word

__all__ = ["draw_gallery"]

CARD = 30
WIDE = 50


def draw_gallery(game: Game, voice: Voice, console: Console) -> Group:
    """All cards, side by side."""
    faces = game.cards()
    if not faces:
        return Group(Line(voice.line("cards.none")))
    panels = [_panel(face, voice) for face in faces]
    return Group(
        panels_in_rows(panels, console, console.width, CARD, WIDE),
        Line(voice.line("cards.count", count=len(faces))),
    )


def _panel(face: CardFace, voice: Voice) -> Panel:
    body = Line()
    body.append(voice.say(face.name), "bold")
    if face.icons:
        body.append("\n" + icon_words(face.icons, voice), "cyan")
    for name, value in face.facts.items():
        about = voice.name(name, fact_word(name, voice.texts))
        says = voice.name(grouped(value), value_word(name, value, voice.texts))
        body.append("\n" + voice.line("cards.fact", name=about, value=says))
    if face.text is not None:
        body.append("\n" + voice.say(face.text).strip())
    if face.notation:
        body.append(f"\n\n{face.notation}", "italic")
    if not face.ours:
        own = "card-source.published"  # a game may say which part of a card is published
        said = voice.line(own if voice.has(own) else "cards.published")
        body.append(f"\n{said}", "dim")
    return Panel(body, subtitle=Line(face.id, "dim"), subtitle_align="right", box=box.ROUNDED)
