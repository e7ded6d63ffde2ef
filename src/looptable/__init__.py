"""Looptable: a table for time-loop board games."""

import os

__all__ = ["__version__"]

__version__ = "0.1.0"

if os.environ.get("LOOPTABLE_PURE") == "1":
    # Before any other module of the package is imported, or a compiled one could come first.
    from looptable import _pure

    _pure.install()
