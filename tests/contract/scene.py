"""One scene of T.I.M.E Stories, written against the contract as an ordinary Python class.

Two agents in one place with three spaces. Both declare at once; then the time unit is spent and
they act. Who stands on a space reads its card, and nobody else does. The guard has two shields,
which dice break; when they are gone, the sealed card replaces the door.
"""

import copy
import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from looptable.content.packs.pack import Pack
from looptable.content.text.languages import GRAMMARS
from looptable.content.text.layer import Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Text, Texts, system_texts
from looptable.core.chance import Chance
from looptable.engine.contract.event import Listener
from looptable.engine.contract.game import Game, Meta
from looptable.engine.contract.option import Option, Target
from looptable.engine.contract.outcome import Outcome
from looptable.engine.contract.settings import Options
from looptable.engine.contract.state import State
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.event_text import seat_text

__all__ = ["GAME", "Scene", "SceneState"]

SPACES = ("hall", "guard", "door")
ACTIONS = (*SPACES, "roll", "wait")
DICE = 0
TU = 6


class SceneState(State):
    """Plain fields; a copy of them is the state."""

    def __init__(self) -> None:
        super().__init__()
        self.places = ["hall", "hall"]
        self.declared: list[str | None] = [None, None]
        self.cards = {"hall": "hall", "guard": "guard", "door": "door"}
        self.read: list[list[str]] = [["hall"], ["hall"]]
        self.rumour = ""
        self.shields = 2
        self.tu = TU
        self.chance = Chance(1)

    def pending(self) -> list[int]:
        if self.outcome() is not None:
            return []
        return [seat for seat in (0, 1) if self.declared[seat] is None]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.pending():
            return []
        here = self.places[seat]
        able = [space for space in SPACES if space != here]
        able += ["roll"] if here == "guard" and self.shields else []
        return [ACTIONS.index(action) for action in (*able, "wait")]

    def play(self, seat: int, action: int) -> None:
        self.declared[seat] = ACTIONS[action]
        self.tell("declared", {"seat": seat})
        if None not in self.declared:
            self.spend()

    def spend(self) -> None:
        """The time unit is spent only after everybody has decided (TIME-TU-2)."""
        self.tu -= 1
        self.tell("spent", {"n": self.tu})
        for seat, action in enumerate(self.declared):
            assert action is not None
            self.act(seat, action)
        self.declared = [None, None]

    def act(self, seat: int, action: str) -> None:
        self.tell("acts", {"seat": seat, "action": action}, None, True)
        if action in SPACES:
            self.places[seat] = action
            self.look(seat)
        elif action == "roll" and self.shields:
            faces = [self.chance.below(DICE, 3) for _ in range(2)]
            self.shields = max(0, self.shields - faces.count(2))
            self.tell("rolled", {"seat": seat, "faces": faces}, None, True)
            if self.shields == 0:
                self.open_seal()

    def look(self, seat: int) -> None:
        """Reads the card of the space to the seat that came there: an event for that seat alone."""
        card = self.cards[self.places[seat]]
        if card not in self.read[seat]:
            self.read[seat].append(card)
            what = self.rumour if card == "guard" else ""
            self.tell("read", {"card": card, "rumour": what}, (seat,), True)

    def open_seal(self) -> None:
        """A sealed card replaces another; those who stand there read it at once."""
        self.cards["door"] = "passage"
        self.tell("replaced", {"card": "door", "by": "passage"})
        for seat in (0, 1):
            if self.places[seat] == "door":
                self.look(seat)

    def outcome(self) -> Outcome | None:
        if all(place == "door" for place in self.places) and self.cards["door"] == "passage":
            return Outcome("through", (0, 1))
        return Outcome("late", ()) if self.tu == 0 else None

    def clone(self) -> "SceneState":
        twin = SceneState()
        twin.fill(self.position())
        return twin

    def position(self) -> dict[str, Any]:
        told = {name: copy.deepcopy(value) for name, value in self.facts().items()}
        return {"looptable": "position", "format": 1, "game": "scene", "players": 2, **told}

    def facts(self) -> dict[str, Any]:
        return {
            "places": self.places,
            "declared": self.declared,
            "cards": self.cards,
            "read": self.read,
            "rumour": self.rumour,
            "shields": self.shields,
            "tu": self.tu,
            "chance": list(self.chance.words),
            "draws": self.chance.decided(),
        }

    def fill(self, position: Mapping[str, Any]) -> None:
        for name in ("places", "declared", "cards", "read", "rumour", "shields", "tu"):
            if name in position:
                setattr(self, name, copy.deepcopy(position[name]))
        self.chance.seed(position.get("seed", 0))
        for index, word in enumerate(position.get("chance", ())):
            self.chance.words[index] = word
        self.chance.decide(position.get("draws", ()))

    def key(self) -> bytes:
        return hashlib.sha256(json.dumps(self.facts(), sort_keys=True).encode()).digest()

    def reseed(self, seed: int) -> None:
        self.chance.seed(seed)


SENTENCES = {
    "game.title": "A scene",
    "game.summary": "Two agents, one guard.",
    "ending.through": "through",
    "ending.late": "too late",
    "action.hall": "Go to the hall",
    "action.guard": "Go to the guard",
    "action.door": "Go to the door",
    "action.roll": "Fight the guard",
    "action.wait": "Wait",
    "card.hall": "An empty hall.",
    "card.guard": "The guard whispers: {rumour}.",
    "card.door": "A locked door.",
    "card.passage": "A passage!",
    "rumour.gold": "gold",
    "rumour.silver": "silver",
    "prompt.declare": "What do you do?",
    "space.any": "{id}",
    "piece.pawn": "{seat}",
    "event.declared": "{seat} has decided.",
    "event.spent": "{n} units are left.",
    "event.acts": "{seat}: {action}",
    "event.rolled": "{seat} rolls {faces}.",
    "event.read": "You read {card} {rumour}",
    "event.replaced": "{by} replaces {card}.",
}


class Scene(Game):
    """The scene as a game."""

    meta = Meta(
        id="scene",
        least_players=2,
        most_players=2,
        rules=1,
        endings=("through", "late"),
        maturity="example",
    )

    def texts(self) -> Texts:
        entries = {
            lang: {key: parse_template(text, GRAMMARS[lang]) for key, text in SENTENCES.items()}
            for lang in GRAMMARS
        }
        return system_texts().over(Layer(entries))

    def with_packs(self, packs: Sequence[Pack]) -> "Scene":
        assert not packs
        return self

    def content_hash(self) -> str:
        return "scene"

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> State:
        state = SceneState()
        state.chance.seed(seed)
        state.rumour = ("gold", "silver")[state.chance.below(DICE, 2)]
        return state

    def load(self, position: Mapping[str, Any]) -> State:
        state = SceneState()
        state.fill(position)
        return state

    def describe(self, state: State, seat: int, action: int) -> Option:
        name = ACTIONS[action]
        targets = (Target("space", name),) if name in SPACES else ()
        return Option(name, Text(f"action.{name}"), targets)

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        scene = cast("SceneState", state)
        pending = tuple(scene.pending())
        prompt = Text("prompt.declare") if pending else None
        known = self._known(scene, seat)
        zones = tuple(self._space(scene, seat, space) for space in SPACES)
        return View("scene", seat, pending, prompt, (), zones, known, scene.outcome())

    def _known(self, scene: SceneState, seat: int | None) -> dict[str, Any]:
        """Which card was read where is public; what it says is not."""
        known = scene.position()
        del known["chance"], known["draws"]
        known["declared"] = [
            action if action is None or owner == seat else "hidden"
            for owner, action in enumerate(scene.declared)
        ]
        if seat is None or "guard" not in scene.read[seat]:
            known["rumour"] = "hidden"
        return known

    def _space(self, scene: SceneState, seat: int | None, space: str) -> Zone:
        pieces = [
            Piece(f"pawn-{owner}", "pawn", Text.of("piece.pawn", seat=seat_text(owner)))
            for owner in (0, 1)
            if scene.places[owner] == space
        ]
        card = scene.cards[space]
        if seat is not None and card in scene.read[seat]:
            told = {"rumour": Text(f"rumour.{scene.rumour}")} if card == "guard" else {}
            pieces.append(Piece(f"card-{card}", "card", Text(f"card.{card}", {**told})))
        return Zone(
            space,
            "area",
            Text.of("space.any", id=space),
            pieces=tuple(pieces),
            thing="space",
            of={"space": space},
        )

    def guess(self, view: View, chance: Chance) -> State:
        position = copy.deepcopy(view.known)
        if position["rumour"] == "hidden":
            position["rumour"] = ("gold", "silver")[chance.below(0, 2)]
        state = self.load({**position, "declared": [None, None]})
        scene = cast("SceneState", state)
        for owner, action in enumerate(position["declared"]):
            able = [ACTIONS[index] for index in state.legal(owner)]
            drawn = able[chance.below(0, len(able))] if action == "hidden" else action
            scene.declared[owner] = drawn
        state.reseed(chance.below(0, 1 << 31))
        return state

    def census(self, state: State) -> Mapping[str, int]:
        return {"cards": len(cast("SceneState", state).cards)}


GAME = Scene()
