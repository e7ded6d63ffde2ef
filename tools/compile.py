"""Compiles the modules listed in pyproject.toml, and in the meta.toml of each game, with mypyc.

    python tools/compile.py             in place, beside the sources; nothing to do, nothing done
    python tools/compile.py --into DIR  into DIR, in the layout of src/ (for a wheel)
    python tools/compile.py --clean     removes what an in-place run has made
    python tools/compile.py --probe     exit 0 if this machine can compile, else one line why not

A machine that cannot compile gets the interpreted build and one line that says so. A mistake in
our own modules is an error, unless --lenient asks for the interpreted build then too: an install
must not fail for it. LOOPTABLE_COMPILE=0 asks for the interpreted build.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import sys
import sysconfig
import time
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from import_graph import find_modules, reachable

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
STAMP = BUILD / "compiled.json"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# One group is one shared library, which the small per-module files load.
GROUP = "looptable._compiled"
# Our small functions may be inlined into one another: nobody replaces them in a loaded library.
# Nobody debugs generated C either, and writing down where its variables live takes the compiler long. Python's own flags ask
# for warnings; the one about indentation looks up each line in the source, which took two thirds of all the time.
FLAGS = (
    [] if os.name == "nt" else ["-fno-semantic-interposition", "-g0", "-Wno-misleading-indentation"]
)


# The function that mypyc makes of the statements of a module, at its definition.
MODULE_BODY = re.compile(r"^char CPyDef_\w*_____top_level__\(void\) \{$", re.MULTILINE)
RUNS_ONCE = """\
#if defined(__clang__)
#define RUNS_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""

# Inside a listed folder: declarations that other files are generated from, and package files.
NOT_COMPILED = {"__init__.py", "layout.py"}


class CompileFault(Exception):
    """Our own modules, or the list of them, cannot be compiled as they are."""


def obstacle() -> str | None:
    """The reason why this machine cannot compile, or None."""
    if os.environ.get("LOOPTABLE_COMPILE") == "0":
        return "LOOPTABLE_COMPILE=0 is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc does not support {platform.python_implementation()}"
    if os.name == "nt":
        return None  # setuptools finds the compiler by the registry; a failure is reported later
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(words[0]) is None:
        return f"no C compiler was found ({words[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C header files of Python are not installed"
    return None


def listed_modules() -> dict[str, Path]:
    """The modules to compile and their files."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    names: list[str] = table["tool"]["looptable"]["compiled"]["modules"]
    for meta in sorted((SOURCE / "looptable" / "games").glob("*/meta.toml")):
        names += modules_of_game(meta)
    paths = {name: SOURCE / (name.replace(".", "/") + ".py") for name in names}
    missing = [name for name, path in paths.items() if not path.is_file()]
    if missing:
        raise CompileFault(
            "pyproject.toml or a meta.toml lists modules to compile that do not exist: "
            + ", ".join(missing)
        )
    return paths


def modules_of_game(meta: Path) -> list[str]:
    """The modules that a game lists as `compiled`; a folder stands for all that lie in it."""
    package = ".".join(meta.parent.relative_to(SOURCE).parts)
    listed: list[str] = tomllib.loads(meta.read_text("utf-8")).get("compiled", [])
    names = []
    for entry in listed:
        folder = meta.parent / entry.replace(".", "/")
        if not folder.is_dir():
            names.append(f"{package}.{entry}")
            continue
        for path in sorted(folder.rglob("*.py")):
            if path.name not in NOT_COMPILED:
                inner = ".".join(path.relative_to(meta.parent).with_suffix("").parts)
                names.append(f"{package}.{inner}")
    return names


def fingerprint(modules: dict[str, Path]) -> str:
    """Changes whenever a compiled file could come out differently.

    mypyc uses the types of everything the modules import, so those sources count too.
    """
    known = find_modules(SOURCE)
    digest = hashlib.sha256()
    sources = [known[name] for name in sorted(reachable(list(modules), known))]
    for path in [*sources, Path(__file__)]:
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    digest.update("\n".join([*modules, *toolchain()]).encode())
    return digest.hexdigest()


def toolchain() -> list[str]:
    """The versions of the programs that compile the sources."""
    packages = [f"{name}=={_version(name)}" for name in ("mypy", "librt", "setuptools", "msgspec")]
    return [SUFFIX, sys.version, os.environ.get("CC", ""), *FLAGS, *packages]


def workshop() -> Path:
    """The folder for intermediate files: one per toolchain, for setuptools compares only times."""
    return BUILD / "mypyc" / hashlib.sha256("\n".join(toolchain()).encode()).hexdigest()[:12]


def is_current(modules: dict[str, Path]) -> bool:
    """Whether exactly the files of the last build lie beside the sources of that build."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    present = sorted(str(path.relative_to(SOURCE)) for path in _extensions(SOURCE))
    return bool(stamp == {"files": present, "fingerprint": fingerprint(modules)})


def clean() -> None:
    """Removes compiled files from src/: a stale one would silently win over its source."""
    STAMP.unlink(missing_ok=True)
    for path in _extensions(SOURCE):
        path.unlink()


def compile_modules(modules: dict[str, Path], target: Path) -> list[Path]:
    """Compiles into `target` and returns the files made there."""
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.errors import BaseError
    except ImportError as error:
        raise CompileFault(f"mypyc is not installed ({error})") from error
    os.chdir(ROOT)  # mypy reads its options from the pyproject.toml here
    sources = [str(path.relative_to(ROOT)) for path in modules.values()]
    try:
        extensions = mypycify(
            sources, opt_level="3", target_dir=str(workshop() / "c"), group_name=GROUP
        )
    except SystemExit as stop:  # mypyc has printed its messages
        raise CompileFault("mypyc refused the modules listed in pyproject.toml") from stop
    for extension in extensions:
        # A warning of some other C compiler about generated code must not cost the build.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*flags, *FLAGS]
        for source in map(Path, extension.sources):
            source.write_text(ease(mend(source.read_text("utf-8"))), "utf-8")
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(workshop() / "objects")
    command.parallel = True  # the small files beside the large one
    command.ensure_finalized()
    try:
        command.run()
    except BaseError as error:
        raise CompileFault(f"the C compiler failed: {error}") from error
    return [Path(path) for path in command.get_outputs()]


def mend(source: str) -> str:
    """Takes the trashcan out of deallocators of acyclic classes, where mypyc puts it by mistake.

    The trashcan links objects by the header of the garbage collector, which those lack: where
    deallocators nest fifty deep (a long chain of plans, a deep search tree) it would write over
    whatever lies before a pile.
    """
    lines: list[str] = []
    is_mended = False
    for line in source.splitlines(keepends=True):
        if line.lstrip().startswith("CPy_TRASHCAN_BEGIN("):
            is_mended = lines[-1].strip() != "PyObject_GC_UnTrack(self);"
        is_trashcan = line.lstrip().startswith(("CPy_TRASHCAN_BEGIN(", "CPy_TRASHCAN_END("))
        if not (is_mended and is_trashcan):
            lines.append(line)
    return "".join(lines)


def ease(source: str) -> str:
    """Leaves the bodies of modules unoptimized: they run once, and took half of the compiler's time."""
    eased, count = MODULE_BODY.subn(r"RUNS_ONCE \g<0>", source)
    return RUNS_ONCE + eased if count else source


def compile_in_place(modules: dict[str, Path]) -> None:
    """Puts the compiled files beside their sources, unless they are there already."""
    if is_current(modules):
        return
    clean()
    key = fingerprint(modules)
    print(f"Compiling {len(modules)} modules with mypyc …", flush=True)
    start = time.monotonic()
    made = []
    target = workshop() / "lib"
    for path in compile_modules(modules, target):
        place = SOURCE / path.relative_to(target)
        draft = place.with_name(f".{place.name}.new")
        shutil.copy(path, draft)
        draft.replace(place)  # so that an interruption leaves no half of a file
        made.append(str(place.relative_to(SOURCE)))
    STAMP.write_text(json.dumps({"files": sorted(made), "fingerprint": key}), "utf-8")
    print(f"Compiled in {time.monotonic() - start:.0f} s.")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Compile the listed modules with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR")
    parser.add_argument("--lenient", action="store_true")
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--probe", action="store_true")
    options = parser.parse_args(arguments)
    if options.into:
        shutil.rmtree(options.into, ignore_errors=True)
    if options.clean:
        clean()
        return 0
    reason = obstacle()
    if options.probe:
        print(reason or "", end="")
        return int(reason is not None)
    if reason is None:
        try:
            modules = listed_modules()
            if options.into:
                compile_modules(modules, options.into.resolve())
            else:
                compile_in_place(modules)
            return 0
        except CompileFault as fault:
            reason = str(fault)
            if not options.lenient:
                clean()
                print(f"error: {reason}", file=sys.stderr)
                return 1
    if options.into:
        shutil.rmtree(options.into, ignore_errors=True)
    else:
        clean()
    print(f"Looptable is built interpreted, which is slower: {reason}.", file=sys.stderr)
    return 0


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


def _extensions(folder: Path) -> list[Path]:
    return [path for end in ("so", "pyd") for path in folder.rglob(f"*.{end}")]


if __name__ == "__main__":
    sys.exit(main())
