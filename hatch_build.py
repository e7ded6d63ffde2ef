"""Build hook: compiled modules in the wheel, or beside the sources for an editable install; the
browser client in the wheel and in the source distribution.

The work is done by tools/compile.py and tools/build_client.py in processes of their own, because
mypyc ends its process on a mistake. An install never fails here: without a C compiler the wheel is
a pure one, and without Node it has no client, unless the source distribution has brought it.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Runs for both targets; see pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs: nothing to be fetched where nothing will be compiled."""
        if self.target_name != "wheel" or self._run("compile", "--probe").returncode:
            return []
        core = self.metadata.core
        # The run-time dependencies carry types that the compiler reads.
        return [*core.dependencies, *core.optional_dependencies["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the files that are made. An editable install gets the client from make alone."""
        if version == "editable":
            self._run_leniently("compile")
        elif self.target_name == "wheel":
            self._add_compiled(build_data)
            self._add_client(build_data, "looptable/web")
        else:
            self._add_client(build_data, "src/looptable/web")

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, "build", "wheel")
        files = self._made("compile", folder)
        if files:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in files:
            build_data["force_include"][str(path)] = str(path.relative_to(folder))

    def _add_client(self, build_data: dict[str, Any], place: str) -> None:
        folder = Path(self.root, "build", "wheel-client")
        # The Python of a build may be the user's own: nothing is installed into it.
        for path in self._made("build_client", folder, "--no-fetch"):
            build_data["force_include"][str(path)] = f"{place}/{path.relative_to(folder)}"

    def _made(self, tool: str, folder: Path, *options: str) -> list[Path]:
        is_done = self._run_leniently(tool, "--into", str(folder), *options)
        return [path for path in folder.rglob("*") if is_done and path.is_file()]

    def _run(self, tool: str, *options: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(Path(self.root, "tools", f"{tool}.py")), *options],
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )

    def _run_leniently(self, tool: str, *options: str) -> bool:
        done = self._run(tool, "--lenient", *options)
        for line in done.stdout.splitlines():
            self.app.display_warning(line)
        return done.returncode == 0
