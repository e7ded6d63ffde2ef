"""The build that is running: rules compiled to C, or interpreted Python."""

from importlib.machinery import ExtensionFileLoader
from typing import Literal

from looptable.core import chance

__all__ = ["build"]


def build() -> Literal["compiled", "interpreted"]:
    """The form that is actually loaded, whatever was built or asked for.

    Modules are compiled all together or not at all, so one of them answers for all.
    """
    is_compiled = isinstance(chance.__spec__.loader, ExtensionFileLoader)
    return "compiled" if is_compiled else "interpreted"
