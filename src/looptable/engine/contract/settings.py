"""Settings of a table before a match: mode, difficulty, disputed rules."""

import re
from collections.abc import Mapping

import msgspec

from looptable.content.diagnostics.suggestions import closest
from looptable.core.errors import WrongUse

__all__ = ["Options", "Setting", "offered", "read_options"]

Options = Mapping[str, str | int | bool]
"""The settings of a match, by id; what is not named has its default."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One setting: a choice among words, a switch, or a number in a range.

    Its sentence is the text `setting.<id>`; the sentence of a choice `setting.<id>.<choice>`.

    A changed rule is a setting too: `was` has the defaults of older rules, by the last rules number
    that each holds for. A match keeps the number it began with, and so its rule. A `hidden` setting
    is there for such matches only; new tables cannot set it.
    """

    id: str
    default: str | int | bool
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    free: bool = False
    was: dict[int, str | int | bool] = {}
    hidden: bool = False

    def default_in(self, rules: int) -> str | int | bool:
        """The default in matches of this rules number."""
        later = [number for number in self.was if number >= rules]
        return self.was[min(later)] if later else self.default

    def accepted(self) -> list[str]:
        """The accepted values, in words."""
        if self.choices:
            return list(self.choices)
        if isinstance(self.default, bool):
            return ["yes", "no"]
        if self.free:
            return ["…"]
        return [f"{self.least}–{self.most}"]

    def read(self, value: str | int | bool) -> str | int | bool:
        """A value as given by hand or by a program; refuses what is not accepted."""
        words = {"yes": True, "true": True, "no": False, "false": False}
        if isinstance(self.default, bool):
            found = value if isinstance(value, bool) else words.get(str(value).lower())
            if found is not None:
                return found
        elif isinstance(self.default, int):
            if re.fullmatch(r"-?[0-9]{1,18}", str(value)):
                number = int(value)
                if self.least <= number <= self.most:
                    return number
        elif self.free or str(value) in self.choices:
            return str(value)
        raise WrongUse(
            "use/bad-setting-value", setting=self.id, value=value, accepted=self.accepted()
        )


def offered(settings: tuple[Setting, ...]) -> tuple[Setting, ...]:
    """The settings that a new table may set."""
    return tuple(setting for setting in settings if not setting.hidden)


def read_options(settings: tuple[Setting, ...], given: Mapping[str, str | int | bool]) -> Options:
    """All settings of a match: those given, checked, and the defaults of the others."""
    known = {setting.id: setting for setting in settings}
    for name in given:
        if name not in known:
            raise WrongUse(
                "use/unknown-setting",
                setting=name,
                accepted=sorted(known),
                closest=closest(name, known),
            )
    return {
        name: setting.read(given[name]) if name in given else setting.default
        for name, setting in known.items()
    }
