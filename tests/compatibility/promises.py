"""What `docs/promises.md` says others may write against, as it was when it was last agreed to.

`make promises` writes it anew, as stubs, into `tests/compatibility/promised`. That is a decision, not a repair: what it takes
away somebody uses, so the changelog says under *Changed* what to write instead.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import griffe

from pnrules.cli.commands import parser_of
from pnrules.cli.main import DOES

HERE: Final = Path(__file__).parent
PROMISED: Final = HERE / "promised"
ROOT: Final = HERE.parents[1]

USED: Final = ("pnrules", "pnrules.kernel.play", "pnrules.kernel.exploring", "pnrules.showing.play", "pnrules.testing.checks")
"""Where `pnrules.load`, `step` and `view` are, what a `Play` can do, and how a game is checked."""


def named() -> list[str]:
    """What the page names, and what `Play` consists of: modules and functions."""
    page = (ROOT / "docs/promises.md").read_text(encoding="utf-8")
    part = page.partition("**What a game is written with**")[2].partition("\n- ")[0]
    return sorted({*re.findall(r"`(pnrules\.[a-z_.]+)`", part), *USED})


def sources() -> dict[str, str]:
    """The module of each of these by where it is written: a function may be known by the name of a package alone."""
    found = {}
    for name in named():
        if importlib.util.find_spec(name):
            module = importlib.import_module(name)
            found[name] = name
            for each in pkgutil.iter_modules(module.__path__ if name in PACKAGES else ()):
                found[f"{name}.{each.name}"] = f"{name}.{each.name}"
        else:
            package, _, member = name.rpartition(".")
            function = getattr(importlib.import_module(package), member)
            found[f"{function.__module__}.{member}"] = function.__module__
    return found


PACKAGES: Final = ("pnrules.kernel.facets", "pnrules.layout")
"""Whatever is in these."""


def write(folder: Path) -> None:
    """Write stubs of them; packages between them are empty."""
    shutil.rmtree(folder, ignore_errors=True)
    files = [Path(importlib.import_module(module).__file__ or "").relative_to(ROOT) for module in sorted(set(sources().values()))]
    command = [Path(sys.executable).parent / "stubgen", "--quiet", "--export-less", "--output", folder, *files]
    subprocess.run(command, check=True, cwd=ROOT)
    for stub in list(folder.rglob("__init__.pyi")):
        stub.rename(stub.with_suffix(".py"))  # griffe finds no package that has a stub alone
    for below in (folder, *folder.rglob("*/")):
        (below / "__init__.py").touch()
    (folder / "__init__.py").unlink()
    (folder / COMMANDS).write_text("".join(f"{each}\n" for each in commands()), encoding="utf-8")


COMMANDS: Final = "commands.txt"
"""In the same folder: a line for each command, option and other argument."""


def commands() -> list[str]:
    """What can be typed: each command, and each with one of its options, or with one of its other arguments by its place.
    Those of the app and of the server are parsed by programs of their own."""
    typed = []
    for name, parser in parser_of("en", DOES)[1].items():
        typed.append(name)
        place = 0
        for action in parser._actions:
            place += not action.option_strings
            asked = " (needed)" if action.required and action.nargs not in ("?", "*") else ""
            typed += [f"{name} {each}{asked}" for each in action.option_strings or [f"argument {place}"]]
    return sorted(typed)


def missing(then: Path) -> list[str]:
    """What could be typed then and cannot now, and what is needed now."""
    before = set((then / COMMANDS).read_text(encoding="utf-8").splitlines())
    now = commands()
    asked = [each for each in now if each.endswith("(needed)") and each not in before and each.split(" ")[0] in before]
    return sorted({each for each in before if each not in now and each.removesuffix(" (needed)") not in now} | set(asked))


def broken(then: Path, now: Path) -> list[str]:
    """What somebody who wrote against `then` cannot do any more: each with its place.

    then, now  folders with the package `pnrules` in them
    """
    old, new = (
        griffe.load("pnrules", search_paths=[folder], try_relative_path=False, allow_inspection=False) for folder in (then, now)
    )
    said = []
    for name in sources():
        within = name.partition(".")[2]
        for each in griffe.find_breaking_changes(old[within] if within else old, new[within] if within else new):
            if "..." not in str(each.old_value):  # of a dataclass a stub does not tell the defaults
                said.append(f"{each.obj.path}: {each.kind.value}, {each.old_value} then, {each.new_value} now")
    return said


if __name__ == "__main__":
    write(PROMISED)
