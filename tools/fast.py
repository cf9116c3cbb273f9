"""Compiles kernel, games and players with mypyc: `make fast`, or `python tools/fast.py [level]`.

build/mypyc holds what the compilers work with, build/fast the result: the three packages with their
data and the compiled modules, which `berthier.compiled` takes as long as the sources are those that
were compiled. `level` is gcc's optimisation, 2 unless told.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from prepare import prepare

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))
os.environ["BERTHIER_PLAIN"] = "1"

from berthier import compiled  # noqa: E402

WORK = ROOT / "build" / "mypyc"
SOURCES = WORK / "src"
C = WORK / "c"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# What stays plain Python, and why.
STRUCTS = "msgspec Structs: mypyc takes them without a word, and then no isinstance knows them"
DERIVED = "plain classes derive from its classes, which compiled ones do not allow"
DEFAULTS = "a class with plain values for what its base declares, which mypyc does not take"
ONCE = "runs when a title is opened, and never again: nothing to gain"
LOOKS = "makes what a person looks at: nothing to gain"
PLAIN = {
    "games/gloire/battle_sheet.py": LOOKS,
    "games/gloire/marching.py": LOOKS,
    "games/gloire/pack.py": STRUCTS,
    "games/gloire/pack_cards.py": STRUCTS,
    "games/gloire/pack_check.py": ONCE,
    "games/gloire/pack_check_scenario.py": ONCE,
    "games/gloire/pack_scenario.py": STRUCTS,
    "games/gloire/position.py": STRUCTS,
    "games/gloire/scene.py": LOOKS,
    "games/gloire/sheet.py": LOOKS,
    "games/gloire/labels.py": LOOKS,
    "games/gloire/telling.py": LOOKS,
    "games/gloire/title.py": DEFAULTS,
    "games/napoleon/battle.py": LOOKS,
    "games/napoleon/battle_count.py": LOOKS,
    "games/napoleon/battle_verdict.py": LOOKS,
    "games/napoleon/marching.py": LOOKS,
    "games/napoleon/notebook.py": LOOKS,
    "games/napoleon/pack.py": STRUCTS,
    "games/napoleon/pack_1807.py": STRUCTS,
    "games/napoleon/pack_check.py": ONCE,
    "games/napoleon/pack_check_1807.py": ONCE,
    "games/napoleon/position.py": STRUCTS,
    "games/napoleon/recap.py": LOOKS,
    "games/napoleon/scene.py": LOOKS,
    "games/napoleon/scene_1807.py": LOOKS,
    "games/napoleon/sheet.py": STRUCTS,
    "games/napoleon/title.py": DEFAULTS,
    "games/nations/battle_sheet.py": LOOKS,
    "games/nations/pack.py": STRUCTS,
    "games/nations/pack_check.py": ONCE,
    "games/nations/position.py": STRUCTS,
    "games/nations/recap.py": LOOKS,
    "games/nations/scene.py": LOOKS,
    "games/nations/sheet.py": STRUCTS,
    "games/nations/title.py": DEFAULTS,
    "games/registry.py": ONCE,
    "kernel/battles.py": LOOKS,
    "kernel/contract.py": DERIVED,
    "kernel/errors.py": DERIVED,
    "kernel/oracle.py": DERIVED,
    "kernel/packs.py": ONCE,
    "kernel/sheet.py": LOOKS,
}


def main(level: str) -> None:
    tools = max(file.stat().st_mtime for file in Path(__file__).parent.glob("*.py"))
    if compiled.is_fresh() and compiled.STAMP.stat().st_mtime > tools:
        print("Already compiled.")
        return
    stamp = copy_sources()
    names = modules()
    print(f"Compiling {len(names)} modules; this takes some minutes …", flush=True)
    library, *shims = to_c(names, level)
    build(library, shims, level)
    compiled.STAMP.write_text(stamp)
    print("Done: berthier runs compiled as long as kernel, games and players do not change.")


def copy_sources() -> str:
    """What is compiled is a copy, so the fingerprint tells for sure what was compiled."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    skipped = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(compiled.HERE, SOURCES / "berthier", ignore=skipped)
    shutil.rmtree(compiled.BUILT.parent, ignore_errors=True)
    for package in compiled.PACKAGES:
        shutil.copytree(SOURCES / "berthier" / package, compiled.BUILT / package)
    return compiled.fingerprint(compiled.BUILT)


def modules() -> list[str]:
    """What mypyc gets, as paths from the folder of the sources."""
    root = SOURCES / "berthier"
    names = [file.relative_to(root).as_posix() for file in compiled.files(root)]
    wanted = [name for name in names if name.endswith(".py") and name not in PLAIN]
    return [f"berthier/{name}" for name in wanted if not name.endswith("__init__.py")]


def to_c(names: list[str], level: str) -> list[Any]:
    """One library with all the code, so that calls between modules are calls in C, and for each
    module a small one by which Python finds it.
    """
    from mypyc.build import mypycify

    os.chdir(SOURCES)
    for name in names:
        Path(name).write_text(prepare(Path(name).read_text("utf-8")), "utf-8")
    told = StringIO()
    try:
        with redirect_stdout(told):
            return mypycify(
                ["--config-file=", *names],
                opt_level=level,
                debug_level="0",
                multi_file=True,
                target_dir=str(C),
                group_name="berthier_fast",
            )
    except SystemExit:
        print(told.getvalue(), file=sys.stderr)
        raise


def build(library: Any, shims: list[Any], level: str) -> None:
    """Run the C compiler, on as many cores as there are."""
    config = sysconfig.get_config_vars()
    flags = [*config["CFLAGS"].split()]
    flags += [flag for flag in library.extra_compile_args if flag != "-Werror"]
    flags += ["-fvisibility=hidden"]  # calls inside the library need no detour
    flags += [f"-I{folder}" for folder in (*library.include_dirs, config["INCLUDEPY"])]
    flags += config["CCSHARED"].split()
    compiler, linker = config["CC"].split(), config["LDSHARED"].split()
    headers = max(file.stat().st_mtime for file in C.glob("**/*.h"))
    objects = WORK / f"level{level}"
    objects.mkdir(exist_ok=True)
    # A megabyte that every part includes: read once, not three hundred times.
    common = objects / "common.h"
    common.write_text("".join(f'#include "{file.name}"\n' for file in sorted(C.glob("*.h"))))
    run([*compiler, *flags, "-x", "c-header", str(common), "-o", f"{common}.gch"])
    flags += ["-include", str(common)]

    def compile_one(source: str) -> str:
        made = objects / (Path(source).name + ".o")
        newest = max(headers, Path(source).stat().st_mtime)
        if not made.exists() or made.stat().st_mtime < newest:
            run([*compiler, *flags, "-c", source, "-o", str(made)])
        return str(made)

    def link(name: str, made_of: list[str]) -> None:
        target = compiled.BUILT.parent / (name.replace(".", "/") + SUFFIX)
        run([*linker, *flags, *made_of, "-o", str(target)])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(compile_one, library.sources))
        list(pool.map(lambda shim: link(shim.name, shim.sources), shims))
    link(library.name, parts)


def run(command: list[str]) -> None:
    if subprocess.run(command).returncode:
        sys.exit(f"The C compiler has failed: {command[0]} … {command[-1]}")


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["2"]))
