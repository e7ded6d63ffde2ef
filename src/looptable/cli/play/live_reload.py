"""A game loop for a mission that is still being written: it is reloaded when its files change."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from looptable.cli.output import print_line
from looptable.cli.play.answers import Order
from looptable.cli.play.dry_run import DryRun
from looptable.cli.play.loop import PlayLoop
from looptable.cli.play.seating import Seating
from looptable.cli.voice import Voice
from looptable.content.diagnostics.diagnostics import Diagnostics, render
from looptable.core.errors import ContentError, LooptableError
from looptable.core.ids import Seat
from looptable.engine.contract.option import Option
from looptable.engine.match.match import Match

__all__ = ["Draft", "Watch", "LiveReload"]

MOST_FILES = 2000

Stamp = tuple[int, int]


class Watch:
    """Notices which files of a folder are new, changed or gone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = self._look()

    def changes(self) -> list[str]:
        """The names of files that are no longer as they were when this was last asked."""
        before, self._seen = self._seen, self._look()
        names = sorted(before.keys() | self._seen.keys())
        return [name for name in names if before.get(name) != self._seen.get(name)]

    def _look(self) -> dict[str, Stamp]:
        found: dict[str, Stamp] = {}
        for folder, folders, files in os.walk(self._folder):
            # Editors keep locks and drafts under hidden names.
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in files:
                path = Path(folder, name)
                if name.startswith(".") or name.endswith("~") or len(found) >= MOST_FILES:
                    continue
                try:
                    stat = path.stat()
                except OSError:  # it went while we looked
                    continue
                found[path.relative_to(self._folder).as_posix()] = (stat.st_mtime_ns, stat.st_size)
        return found


class Draft:
    """The content being written, and how a match of it begins."""

    def __init__(
        self, folder: Path, check: Callable[[], Diagnostics], begin: Callable[[], Match]
    ) -> None:
        self.check = check
        self.begin = begin
        self.watch = Watch(folder)


class _Renewed(Exception):
    """The table was reloaded, so the open question is no longer valid."""


class LiveReload(PlayLoop):
    """The loop of a draft: after a change the same choices are made in the new version, as far as they fit."""

    def __init__(self, match: Match, seating: Seating, voice: Voice, draft: Draft) -> None:
        super().__init__(DryRun(match, seating), voice, ())
        self._seating = seating
        self._draft = draft

    def _round(self) -> bool:
        try:
            return super()._round()
        except _Renewed:
            return True

    def _ask(self, prompt: str, options: Sequence[Option], seat: Seat) -> Option | Order | None:
        """The next order, unless the files have changed meanwhile."""
        answer = super()._ask(prompt, options, seat)
        is_leaving = isinstance(answer, Order) and answer.name == "quit"
        if not is_leaving and self._renew():
            raise _Renewed
        return answer

    def _renew(self) -> bool:
        """Reads the files again if they have changed; False if all stays as it is."""
        changed = self._draft.watch.changes()
        if not changed:
            return False
        print_line(self._voice.line("mission.changed", files=tuple(changed)))
        found = self._draft.check()
        for diagnostic in found:
            print_line(render(diagnostic, self._voice.texts, self._voice.lang))
        try:
            match = None if found.errors else self._draft.begin()
        except ContentError:  # the files changed again while we were reading them
            match = None
        if match is None:
            self._screen.say("mission.kept", "yellow")
            return False
        self._take(match)
        return True

    def _take(self, match: Match) -> None:
        """The new match, led to where the old one was."""
        made = self._session.match.lines
        for choice in made:
            try:
                match.act(choice.seat, choice.do)
            except LooptableError:  # from here on the story is another one
                break
        fitting = len(match.lines)
        self._session = DryRun(match, self._seating)
        self._drawn = None
        self._voice.speak_of(match.game)
        self._screen.say("mission.renewed", "yellow", fitting=fitting, made=len(made))
