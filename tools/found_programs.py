"""Programs that some tests need: where they are, and how Debian gives them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["Needed", "may_install"]


def may_install() -> bool:
    """Whether apt-get would work without asking anybody."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


@dataclass(frozen=True)
class Needed:
    """A program, the package of Debian that has it, the tests that need it, and what to say without it."""

    find: Callable[[], str | None]
    package: str
    tests: str
    none_found: str

    def answer(self, arguments: list[str]) -> int:
        """The command of the file that names the program: always exit 0, the tests say the rest."""
        is_asked = "--install" in arguments
        if is_asked and self.find() is None and may_install():
            self.install()
        found = self.find()
        if found is None:
            print(f"{self.tests} will not run: {self.none_found}.", file=sys.stderr)
        elif not is_asked:
            print(found)
        return 0

    def install(self) -> None:
        """Debian's package; what goes wrong is shown."""
        print(f"Installing Debian's {self.package} …", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wanted = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", self.package]
        for command in (["apt-get", "update", "-qq"], wanted):
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                print((done.stderr or done.stdout).rstrip(), file=sys.stderr)
