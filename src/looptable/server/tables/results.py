"""Results of finished matches: kept once for every guest at the table, and summed up as careers."""

from looptable.engine.contract.game import Game
from looptable.engine.match.career import Ended, career_of, choice_name, counts
from looptable.engine.registry import games
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import ResultRow
from looptable.storage.store import Store
from looptable.wire.career import Career, CareerCellInfo, CareerChoice, CareerSetting

__all__ = ["careers", "keep_results"]


async def keep_results(store: Store, live: LiveTable) -> None:
    """Stores how a match ended for everybody who sits at its table, if it counts."""
    match = live.match
    outcome = None if match is None else match.state.outcome()
    if match is None or outcome is None or not counts(match.header):
        return
    header = match.header
    for guest in sorted(live.people()):
        won = int(any(seat in outcome.winners for seat in live.seats_of(guest)))
        row = ResultRow(live.row.id, guest, header.game, dict(header.options), outcome.code, won)
        await store.add_result(row)


async def careers(store: Store, guest_id: str, lang: str) -> tuple[Career, ...]:
    """The careers of a guest in all games that have one, played or not."""
    results = await store.results_of(guest_id)
    found = []
    for name, game in sorted(games().items()):
        if game.meta.career:
            mine = [
                Ended(row.options, row.ending, bool(row.won)) for row in results if row.game == name
            ]
            found.append(_career(game, mine, lang))
    return tuple(found)


def _career(game: Game, matches: list[Ended], lang: str) -> Career:
    texts = game.texts()
    choices = {setting.id: setting.choices for setting in game.settings()}
    grid = [
        CareerSetting(
            name, [CareerChoice(one, choice_name(name, one, texts, lang)) for one in choices[name]]
        )
        for name in game.meta.career
    ]
    cells = [
        CareerCellInfo(
            dict(zip(game.meta.career, cell.choices, strict=True)),
            cell.played,
            cell.won,
            cell.endings,
        )
        for cell in career_of(game, matches)
    ]
    return Career(game.meta.id, tuple(grid), tuple(cells))
