"""The translator of a game: says its views, options and events in one language."""

from collections.abc import Collection, Iterable, Sequence
from typing import cast

from msgspec.structs import replace

from looptable.content.text.texts import Text, Texts
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Proposal
from looptable.engine.contract.claim import kind_of
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import CardFace
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.option import Option
from looptable.engine.contract.outcome import Outcome
from looptable.engine.contract.settings import Setting
from looptable.engine.contract.tutorial import Tutorial
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.event_text import heard_texts, texts_by_event
from looptable.engine.ledger.citations import Citations
from looptable.engine.ledger.ledger import Rule
from looptable.engine.ledger.rule_text import readable, rule_notes
from looptable.engine.match.ahead import Ahead
from looptable.engine.match.foresight import Foresight, sure_texts, then_texts
from looptable.engine.words import (
    Named,
    card_words,
    choice_words,
    grouped,
    setting_word,
    view_words,
)
from looptable.wire.lobby import (
    CardInfo,
    ClaimInfo,
    ForesightInfo,
    HintInfo,
    LessonInfo,
    OddsInfo,
    PossibilityInfo,
    ReasonInfo,
    RuleInfo,
    SettingInfo,
    TutorialInfo,
)
from looptable.wire.views import (
    AheadInfo,
    Datum,
    Happening,
    OutcomeInfo,
    ProposalInfo,
    SeatView,
    UndoInfo,
    ViewRight,
)

__all__ = ["Translator"]


class Translator:
    """The texts of a game in one language. It sees views and events, never a state."""

    def __init__(self, texts: Texts, lang: str, citations: Citations | None = None) -> None:
        self._texts = texts
        self._citations = citations or Citations()
        self.lang = lang
        self._drawn: dict[str, tuple[Zone, Zone[str]]] = {}

    def say(self, text: Text) -> str:
        """One sentence."""
        return self._texts.say(text, self.lang)

    def words(self, named: Iterable[Named]) -> dict[str, str]:
        """Ids with what they are called; the first of two that are alike counts."""
        said: dict[str, str] = {}
        for name, word in named:
            said.setdefault(name, name if word is None else self.say(word))
        return said

    def seat_view(
        self,
        view: View,
        options: Sequence[Option],
        undo: UndoInfo,
        may: tuple[ViewRight, ...] = (),
        proposals: Iterable[tuple[Seat, Proposal]] = (),
        ahead: Sequence[Ahead] = (),
    ) -> SeatView:
        """A view with its texts said. `known` is for bots and is not sent."""
        return SeatView(
            seat=view.seat,
            pending=view.pending,
            prompt=self._maybe(view.prompt),
            trail=tuple(map(self.say, view.trail)),
            options=tuple(map(self._option, options)),
            zones=tuple(map(self._zone, view.zones)),
            outcome=None if view.outcome is None else self._outcome(view.outcome),
            undo=undo,
            words=self.words(view_words(view, self._texts)),
            rules=self._citations.of(view.prompt),
            chapter=tuple(map(self.say, view.chapter)),
            may=may,
            proposals=tuple(
                ProposalInfo(seat, one.key, self.say(one.why), one.own, one.about, one.targets)
                for seat, one in proposals
            ),
            ahead=tuple(map(self._ahead, ahead)),
        )

    def sentences(self, events: Iterable[Event], seats: Collection[Seat]) -> tuple[str, ...]:
        """The sentences of events that all of these seats (none: a spectator) may hear, shortened."""
        heard = _heard_by_all(events, seats)
        return tuple(map(self.say, heard_texts(heard, self._texts)))

    def happenings(self, events: Iterable[Event], seats: Collection[Seat]) -> tuple[Happening, ...]:
        """The same events as data, each with its sentence."""
        return self._happenings(_heard_by_all(events, seats))

    def _happenings(self, events: Sequence[Event]) -> tuple[Happening, ...]:
        texts = texts_by_event(events, self._texts)
        return tuple(
            Happening(event.kind, cast("dict[str, Datum]", event.data), self._maybe(text) or "")
            for event, text in zip(events, texts, strict=True)
        )

    def setting(self, setting: Setting) -> SettingInfo:
        """A setting, with all that must be known to choose."""
        name = setting_word(setting, self._texts)
        return SettingInfo(
            id=setting.id,
            name=setting.id if name is None else self.say(name),
            text=self.say(Text(f"setting.{setting.id}")),
            default=setting.default,
            choices=setting.choices,
            least=setting.least,
            most=setting.most,
            free=setting.free,
            words=self.words(choice_words(setting, self._texts)),
            sentences={
                choice: self.say(Text(f"setting.{setting.id}.{choice}"))
                for choice in setting.choices
            },
        )

    def card(self, face: CardFace) -> CardInfo:
        """A card of the gallery."""
        return CardInfo(
            id=face.id,
            kind=face.kind,
            name=self.say(face.name),
            text=self._maybe(face.text),
            icons=face.icons,
            facts={name: grouped(value) for name, value in face.facts.items()},
            notation=face.notation,
            ours=face.ours,
            words=self.words(card_words(face, self._texts)),
        )

    def rule(self, rule: Rule) -> RuleInfo:
        """A rule of a ledger, with what must be known beside its sentences."""
        notes = tuple(map(self.say, rule_notes(rule)))
        return RuleInfo(rule.id, rule.section, readable(rule), rule.kind, notes)

    def hint(self, option: Option, advice: Advice) -> HintInfo:
        """An option as an adviser judges it."""
        return HintInfo(
            key=option.key,
            text=self.say(option.text),
            worth=advice.worth,
            claims=[ClaimInfo(kind_of(claim), self.say(claim.text)) for claim in advice.claims],
        )

    def foresight(self, option: Option, foresight: Foresight) -> ForesightInfo:
        """The certain effects of an option, and what comes then."""
        return ForesightInfo(
            key=option.key,
            sure=tuple(map(self.say, sure_texts(foresight, self._texts))),
            then=tuple(map(self.say, then_texts(foresight))),
            happened=self._happenings(foresight.events),
            odds=tuple(map(self._odds, foresight.odds)),
        )

    def _odds(self, odds: Odds) -> OddsInfo:
        outcomes = tuple(
            PossibilityInfo(one.id, one.n, *one.chance, self.say(one.text)) for one in odds.outcomes
        )
        return OddsInfo(self.say(odds.text), odds.weights, odds.icon, outcomes)

    def reason(self, id_: str, text: Text) -> ReasonInfo:
        """Why something cannot be chosen."""
        return ReasonInfo(id_, self.say(text), self._citations.of(text))

    def tutorial(self, tutorial: Tutorial) -> TutorialInfo:
        """A guided beginning."""
        lessons = tuple(
            LessonInfo(one.id, self.say(one.text), one.key, one.shows) for one in tutorial.lessons
        )
        return TutorialInfo(tutorial.position, tutorial.seats, lessons)

    def _maybe(self, text: Text | None) -> str | None:
        return None if text is None else self.say(text)

    def _all(self, texts: Iterable[Text]) -> tuple[str, ...]:
        return tuple(map(self.say, texts))

    def _option(self, option: Option) -> Option[str]:
        text, warnings = self.say(option.text), self._all(option.warnings)
        rules = self._citations.of(option.text)
        return Option(option.key, text, option.targets, warnings, rules)

    def _ahead(self, ahead: Ahead) -> AheadInfo:
        return AheadInfo(
            ahead.after, self.say(ahead.prompt), tuple(map(self._option, ahead.options))
        )

    def _zone(self, zone: Zone) -> Zone[str]:
        """A zone with its texts said; from one moment to the next most of them stay as they are."""
        known = self._drawn.get(zone.id)
        if known is not None and known[0] == zone:
            return known[1]
        said = replace(
            zone,
            name=self.say(zone.name),
            pieces=tuple(map(self._piece, zone.pieces)),
            zones=tuple(map(self._zone, zone.zones)),
            warnings=self._all(zone.warnings),
        )
        self._drawn[zone.id] = (zone, cast("Zone[str]", said))
        return self._drawn[zone.id][1]

    def _piece(self, piece: Piece) -> Piece[str]:
        said = replace(
            piece,
            name=self.say(piece.name),
            text=self._maybe(piece.text),
            alt=self._maybe(piece.alt),
            warnings=self._all(piece.warnings),
            parts=tuple(replace(part, text=self.say(part.text)) for part in piece.parts),
        )
        return cast("Piece[str]", said)

    def _outcome(self, outcome: Outcome) -> OutcomeInfo:
        key = f"ending.{outcome.code}"
        if outcome.sentence is not None:
            said = self.say(outcome.sentence)
        else:
            said = self.say(Text(key)) if self._texts.has(key, self.lang) else outcome.code
        return OutcomeInfo(outcome.code, said, outcome.winners, outcome.scores)


def _heard_by_all(events: Iterable[Event], seats: Collection[Seat]) -> list[Event]:
    """The events that all of these seats (none: a spectator) may hear."""
    return [
        event
        for event in events
        if event.audience is None or (seats and set(seats).issubset(event.audience))
    ]
