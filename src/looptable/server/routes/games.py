"""Routes of games, their cards and their rules."""

from typing import Annotated

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from looptable import __version__
from looptable.bots import BOTS, best_bot, offered_bots
from looptable.bots.advising import find_adviser
from looptable.content.text.texts import Text
from looptable.core.build import build
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import offered
from looptable.engine.glossary import terms_of
from looptable.engine.ledger.ledger import ledgers
from looptable.engine.registry import find_game, games
from looptable.engine.words import bot_words
from looptable.server.net.visitor import Visitor
from looptable.server.tables.registry import TableRegistry
from looptable.wire.frames import PROTOCOL
from looptable.wire.lobby import CardInfo, GameInfo, RuleInfo, TermInfo, TutorialInfo, VersionInfo
from looptable.wire.rulebook import Book
from looptable.wire.translator import Translator

__all__ = ["router"]


@get("/games", summary="Every game there is")
async def list_games(visitor: NamedDependency[Visitor]) -> list[GameInfo]:
    return [_game_info(game, visitor.lang) for game in games().values()]


def _game_info(game: Game, lang: str) -> GameInfo:
    meta, translator = game.meta, Translator(game.texts(), lang)
    bots = (*game.bots(), *BOTS)
    return GameInfo(
        id=meta.id,
        title=translator.say(Text("game.title")),
        summary=translator.say(Text("game.summary")),
        least_players=meta.least_players,
        most_players=meta.most_players,
        maturity=meta.maturity,
        settings=tuple(map(translator.setting, offered(game.settings()))),
        bots=offered_bots(game),
        best_bot=best_bot(game),
        has_hints=find_adviser(game) is not None,
        has_rules=meta.ledger in ledgers(),
        has_rulebook=game.rulebook(lang) is not None,
        has_tutorial=game.tutorial() is not None,
        words=translator.words(bot_words(game, bots)),
    )


@get("/games/{game:str}/cards", summary="The gallery of a game")
async def list_cards(game: FromPath[str], visitor: NamedDependency[Visitor]) -> list[CardInfo]:
    found = find_game(game)
    translator = Translator(found.texts(), visitor.lang)
    return [translator.card(face) for face in found.cards()]


@get("/games/{game:str}/glossary", summary="The words of a game, explained")
async def list_terms(game: FromPath[str], visitor: NamedDependency[Visitor]) -> list[TermInfo]:
    found = find_game(game)
    translator, book = Translator(found.texts(), visitor.lang), found.rulebook(visitor.lang)
    chapters = {} if book is None else book.explained()
    return [
        TermInfo(term.id, term.forms, translator.say(term.text), chapters.get(term.id, ""))
        for term in terms_of(found.texts(), visitor.lang)
    ]


@get("/games/{game:str}/tutorial", summary="A guided beginning, to make a table from")
async def show_tutorial(game: FromPath[str], visitor: NamedDependency[Visitor]) -> TutorialInfo:
    found = find_game(game)
    tutorial = found.tutorial()
    if tutorial is None:
        raise WrongUse("use/no-tutorial", game=game)
    return Translator(found.texts(), visitor.lang).tutorial(tutorial)


@get(
    "/games/{game:str}/rules",
    summary="The rules of a game, the one with this id, or those with all these words",
)
async def list_rules(
    game: FromPath[str],
    visitor: NamedDependency[Visitor],
    q: Annotated[str, QueryParameter(name="q", max_length=200)] = "",
) -> list[RuleInfo]:
    found = find_game(game)
    ledger, translator = ledgers().get(found.meta.ledger), Translator(found.texts(), visitor.lang)
    rules = [translator.rule(rule) for rule in (() if ledger is None else ledger.rules)]
    named = [rule for rule in rules if rule.id == q.strip().upper()]
    if named:
        return named
    words = q.casefold().split()
    return [rule for rule in rules if _has_all(rule, words)]


def _has_all(rule: RuleInfo, words: list[str]) -> bool:
    text = f"{rule.id} {rule.section} {rule.text}".casefold()
    return all(word in text for word in words)


@get("/games/{game:str}/rulebook", summary="The rules of a game, told to people in chapters")
async def show_rulebook(game: FromPath[str], visitor: NamedDependency[Visitor]) -> Book:
    book = find_game(game).rulebook(visitor.lang)
    if book is None:
        raise WrongUse("use/no-rulebook", game=game)
    return book


@get("/version", summary="Which program answers")
async def version() -> VersionInfo:
    return VersionInfo(__version__, build(), PROTOCOL)


@get("/health", summary="Whether the server and its store work")
async def health(registry: NamedDependency[TableRegistry]) -> dict[str, str]:
    await registry.store.open_tables(1)
    return {"status": "ok"}


router = Router(
    "/",
    route_handlers=[
        list_games,
        list_cards,
        list_terms,
        show_tutorial,
        list_rules,
        show_rulebook,
        version,
        health,
    ],
)
