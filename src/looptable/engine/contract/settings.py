"""Settings of a table before a match: mode, difficulty, disputed rules."""

import re
from collections.abc import Mapping

import msgspec

from looptable.content.diagnostics.suggestions import closest
from looptable.core.errors import WrongUse

__all__ = ["Options", "Setting", "read_options"]

Options = Mapping[str, str | int | bool]
"""The settings of a match, by id; what is not named has its default."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One setting: a choice among words, a switch, or a number in a range.

    Its sentence is the text `setting.<id>`; the sentence of a choice `setting.<id>.<choice>`.
    """

    id: str
    default: str | int | bool
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    free: bool = False

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
