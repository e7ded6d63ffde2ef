"""The LOOP's board as drawn, choice by choice, beside the board that the rules demand."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

from looptable.engine.contract.option import Option
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.match.record import Record, short_hash
from looptable.engine.match.recordfile import parse_record
from looptable.games.the_loop import GAME
from looptable.testing import Table, zones
from tests.browser.board_page import KINDS, take

__all__ = ["Clicks", "Glance", "look", "watched"]

MOST_CUBES: Final = 4
"""More energy than this is drawn as one cube and a number."""

# Null while a choice is on its way, or the board is not there yet.
GLANCE: Final = """() => {
  const board = document.querySelector('.the-loop');
  const options = [...document.querySelectorAll('[data-option]')];
  const isOver = [...document.querySelectorAll('button')].some(
    (button) => button.textContent.trim() === 'Play again');
  if (!board || options.some((option) => option.disabled)) return null;
  if (options.length === 0 && !isOver) return null;
  const names = (inside, name) => [...board.querySelectorAll(inside)].map(name);
  return {
    isOver,
    options: options.map((option) => option.dataset.option),
    places: names('[data-target]:enabled', (found) => found.dataset.target),
    drawn: [
      ...names('[data-spot] [data-fly]', (found) =>
        `${found.closest('[data-spot]').dataset.spot}: ${found.dataset.fly}`),
      ...names('[data-anchor^="hand-"] > li [data-fly]', (found) =>
        `${found.closest('ul').dataset.anchor.slice('hand-'.length)}: ${found.dataset.fly}` +
        (found.closest('li').classList.contains('down') ? ' exhausted' : '')),
    ].sort(),
  };
}"""


@dataclass(frozen=True)
class Glance:
    """The page at one moment."""

    is_over: bool
    options: tuple[str, ...]
    """The keys of what may be chosen."""
    places: tuple[str, ...]
    """The things on the board that can be clicked."""
    drawn: tuple[str, ...]
    """The pieces in the eras and the cards in the hands."""

    @property
    def is_between_actions(self) -> bool:
        """Whether no card is in the middle of its effect."""
        return "option-end" in self.places


def look(page: Page) -> Glance:
    """The page, as soon as nothing moves any more."""
    found = page.wait_for_function(GLANCE).json_value()
    return Glance(
        found["isOver"], tuple(found["options"]), tuple(found["places"]), tuple(found["drawn"])
    )


class Clicks:
    """The choices made on a page, and what it showed before each of them and after the last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys: list[str] = []
        self.seen: list[Glance] = [look(page)]

    @property
    def now(self) -> Glance:
        """The page as it is now."""
        return self.seen[-1]

    def take(self, key: str) -> None:
        """Makes one choice on the board."""
        take(self.page, key)
        self.keys.append(key)
        self.seen.append(look(self.page))


def watched(clicks: Clicks, table: dict[str, Any]) -> list[Option]:
    """The options taken in a finished match, from the server's record.

    Plays the record on the rules alone and asserts that the page has always shown the same: what was
    drawn, what could be chosen, and where.
    """
    record = _record(clicks.page, table)
    assert [choice.do for choice in record.choices] == clicks.keys
    assert record.header.position is not None
    mirror = Table(GAME, record.header.position)
    taken = []
    for choice, glance in zip(record.choices, clicks.seen, strict=False):
        options = GAME.legal_options(mirror.state, choice.seat)
        assert [option.key for option in options] == list(glance.options)
        assert {_place_of(option) for option in options} == set(glance.places)
        wanted = _laid(GAME.view(mirror.state, choice.seat))
        assert wanted == glance.drawn, sorted(set(wanted) ^ set(glance.drawn))
        taken += [option for option in options if option.key == choice.do]
        mirror.do(choice.seat, choice.do)
        assert short_hash(mirror.state) == choice.h
    assert _laid(GAME.view(mirror.state, 0)) == clicks.now.drawn
    return taken


def _record(page: Page, table: dict[str, Any]) -> Record:
    answer = page.request.get(f"/api/tables/{table['id']}/record")
    assert answer.ok, answer.text()
    record, _ = parse_record(answer.text(), "record")
    return record


def _place_of(option: Option) -> str:
    """The place of an option on the board: at the thing that it is about, or a button of its own."""
    thing = next((target for target in option.targets if target.kind in KINDS), None)
    return f"option-{option.key}" if thing is None else f"{thing.kind}-{thing.id}"


def _laid(view: View) -> tuple[str, ...]:
    """The pieces that the board must draw of a view, named as in a glance."""
    found = zones(view)
    names = [
        f"{era.id.removeprefix('era-')}: {name}"
        for era in found["spacetime"].zones
        for piece in _pieces(era)
        for name in _names(piece, era)
    ]
    hands = [zone for zone in found.values() if zone.kind == "hand"]
    for hand in hands:
        who = hand.id.removeprefix("hand-")
        names += [f"{who}: {card.id}{_lies(card)}" for card in hand.pieces]
    return tuple(sorted(names))


def _pieces(era: Zone) -> tuple[Piece, ...]:
    """The pieces in an era, its cards last."""
    return (*era.pieces, *(card for inner in era.zones for card in inner.pieces))


def _names(piece: Piece, era: Zone) -> list[str]:
    """A name for each thing that is drawn for a piece."""
    kind = piece.id.partition("-")[0]
    if piece.kind != "cube":
        return [piece.id]
    if kind in ("energy", "perpetual"):
        return [f"{piece.id}#{n}" for n in range(piece.count if piece.count <= MOST_CUBES else 1)]
    # Rifts that have just landed are drawn behind those that lie there.
    name = piece.id.replace("landed", "rift")
    lying = sum(one.count for one in era.pieces if one.id == name)
    first = lying if kind == "landed" else 0
    return [f"{name}#{first + n}" for n in range(piece.count)]


def _lies(card: Piece) -> str:
    return " exhausted" if "exhausted" in card.marks else ""
