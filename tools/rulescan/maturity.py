"""The declared maturity of each game; the one place that asks the registry."""

__all__ = ["maturities"]


def maturities() -> dict[str, str]:
    """Ledger prefix → maturity of its game; games without a ledger are left out."""
    from looptable.engine.registry import games  # late: it imports every game

    metas = [game.meta for game in games().values()]
    return {meta.ledger: meta.maturity for meta in metas if meta.ledger}
