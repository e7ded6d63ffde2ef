"""Build hook: compiled modules in the wheel, or beside the sources for an editable install.

The work is done by tools/compile.py in a process of its own, because mypyc ends its process on a
mistake. An install never fails here: without a C compiler the wheel is a pure one.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Runs for the wheel target only; see pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs: nothing to be fetched where nothing will be compiled."""
        if self._compile("--probe").returncode:
            return []
        core = self.metadata.core
        # The run-time dependencies carry types that the compiler reads.
        return [*core.dependencies, *core.optional_dependencies["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles, and adds the files to the wheel."""
        if version == "editable":
            self._compile_leniently()
            return
        folder = Path(self.root, "build", "wheel")
        is_done = self._compile_leniently("--into", str(folder))
        files = [path for path in folder.rglob("*") if is_done and path.is_file()]
        if files:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in files:
            build_data["force_include"][str(path)] = str(path.relative_to(folder))

    def _compile(self, *options: str) -> subprocess.CompletedProcess[str]:
        tool = Path(self.root, "tools", "compile.py")
        return subprocess.run(
            [sys.executable, str(tool), *options],
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )

    def _compile_leniently(self, *options: str) -> bool:
        done = self._compile("--lenient", *options)
        for line in done.stdout.splitlines():
            self.app.display_warning(line)
        return done.returncode == 0
