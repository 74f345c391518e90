"""The notebooks on the site, in JupyterLite: their cells can be edited, and run in the reader's browser.

`python -m pnwidgets.site.lab FOLDER` builds it into the folder of the site, as `lab/` (`make site-lab` installs its
requirements): with Pyodide unchanged, the packages as wheels, and a list of these, so that nothing is fetched from another host.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from email.parser import Parser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypedDict

from pnrules import words
from pnrules.kernel.forms.validation import Json
from pnwidgets import places
from pnwidgets.app.folders import Folders
from pnwidgets.app.notebooks import cell
from pnwidgets.site import notices, packages

PYODIDE: Final = {
    "pyodide.mjs": "pyodide.own.mjs",
    **{name: name for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")},
}
"""Pyodide's files for browsers, and their names here: its loader is preceded by one of ours."""

KERNEL: Final = ("piplite", "ipykernel", "pyodide_kernel")
"""The wheels of JupyterLite's own kernel."""

AT_ONCE: Final = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
"""The packages loaded when a kernel starts; others are loaded on import."""

LEFT_OUT: Final = {
    "babel": ("babel/locale-data/",),
    "jedi": ("jedi/third_party/django-stubs/", "jedi/third_party/typeshed/stubs/"),
}
"""Folders that are left out of wheels: data for other languages, and completions for packages that are not installed."""

KEPT: Final = tuple(f"babel/locale-data/{name}.dat" for name in ("root", *words.LANGUAGES))
"""The exceptions."""

OURS_NEEDS: Final = ("anywidget", "ipywidgets")
"""The dependencies of the board, besides those of the rules."""

OWN_WORKER: Final = "own-worker.js"

SETTINGS: Final = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "pnrules",
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements", "@jupyterlab/extensionmanager-extension"],
        "litePluginSettings": {
            "@jupyterlite/pyodide-kernel-extension:kernel": {
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": AT_ONCE},
            }
        },
    },
}
"""JupyterLite's settings: it contacts no other host, neither for packages nor for news."""

CALLED: Final = re.compile(r"^(\w+)\(\).*$", re.MULTILINE)
"""A call that shows a page of whatever game the address names."""

KERNELSPEC: Final = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}


class Entry(TypedDict):
    """A wheel in Pyodide's list of packages (`pyodide-lock.json`)."""

    name: str
    version: str
    file_name: str
    install_dir: str
    package_type: str
    sha256: str
    imports: list[str]
    depends: list[str]
    unvendored_tests: bool


def build(site: Path, root: Path, names: Sequence[str] = ()) -> None:
    """Build JupyterLite.

    site   the folder of the site
    root   the source checkout; `.cache/lab` in it has the environment with JupyterLite
    names  the games of other packages that it has besides ours: with their notebooks, and with all that they need

    Raises NotBuilt for a game that no browser's Python can load, and subprocess.CalledProcessError if pip, the build of our wheel
    or JupyterLite fails.
    """
    with TemporaryDirectory() as name:
        lite = Path(name)
        _python(lite / "static" / "pyodide", root, names)
        _notebooks(lite / "files", root / "notebooks", names)
        (lite / "jupyter-lite.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        program: Path = root / ".cache" / "lab" / "bin" / "jupyter-lite"
        folders = ["--lite-dir", str(lite), "--contents", str(lite / "files"), "--output-dir", str(site / "lab")]
        shutil.rmtree(site / "lab", ignore_errors=True)
        site.mkdir(parents=True, exist_ok=True)
        how = ["build", "--apps", "lab", "--no-unused-shared-packages"]
        subprocess.run([program, *how, *folders], cwd=lite, check=True, stdout=subprocess.DEVNULL)
    _keep_to_itself(site / "lab", root / "widgets" / "site" / "lab" / OWN_WORKER)
    for path in (site / "lab").rglob("*.map"):
        path.unlink()  # source maps make up a third of the size
    (site / "lab" / "NOTICES.txt").write_text(_notices(site / "lab", root, names), encoding="utf-8")


def _keep_to_itself(lab: Path, script: Path) -> None:
    """Insert our script before JupyterLite's own in each of its pages, so that they leave the site's service worker alone."""
    shutil.copyfile(script, lab / script.name)
    for path in lab.rglob("index.html"):
        way = "../" * len(path.relative_to(lab).parent.parts)
        before, head, after = path.read_text(encoding="utf-8").partition("<head>")
        assert head
        path.write_text(f'{before}{head}<script src="{way}{script.name}"></script>{after}', encoding="utf-8")


def _notices(lab: Path, root: Path, names: Sequence[str]) -> str:
    """The notices for its Python packages; JupyterLite lists the licences of its scripts itself."""
    licences = root / "widgets" / "licences"
    listed = sorted(path.relative_to(lab).as_posix() for path in lab.rglob("third-party-licenses.json"))
    (core,) = (root / ".cache" / "lab").glob("lib/*/site-packages/jupyterlite_core-*.dist-info")
    own = {path.name: path.read_text(encoding="utf-8") for path in core.glob("licenses/*")}
    theirs = {packages.called(each.name): each for each in packages.distributions(names)}
    wheels = sorted((lab / "static" / "pyodide").glob("*.whl"))
    head = "What JupyterLite holds here of others, and under which licences. What its scripts hold stands in:"
    return notices.joined(
        [
            "\n".join([head, *listed]),
            notices.notice(Parser().parsestr((core / "METADATA").read_text(encoding="utf-8")), own, licences),
            notices.pyodide(root / "widgets" / "node_modules" / "pyodide", licences),
            notices.python(licences),
            *notices.of_wheels([wheel for wheel in wheels if _named(wheel)[0] not in theirs], licences),
            *map(notices.held, theirs.values()),
        ]
    )


def _notebooks(folder: Path, notebooks: Path, names: Sequence[str]) -> None:
    """Write every notebook in each language, without outputs; and for each game of another package those that serve all games,
    with its name in them."""
    for path in sorted(notebooks.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            _write(json.loads(path.read_text(encoding="utf-8")), folder, path.relative_to(notebooks))
    for game in names:
        for name in Folders(notebooks).apps_of(game):
            notebook = json.loads((notebooks / name).read_text(encoding="utf-8"))
            _write(_about(notebook, game), folder, Path(game, name))


def _write(notebook: Json, folder: Path, place: Path) -> None:
    """Write a notebook in each language."""
    for lang in words.LANGUAGES:
        target = folder / lang / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(_spoken(notebook, lang), ensure_ascii=False), encoding="utf-8")


def _about(notebook: Json, game: str) -> Json:
    """A notebook that serves all games, with the name of this one where it calls for that of the address."""
    cells = [
        {**each, "source": CALLED.sub(rf'\1("{game}")', "".join(each["source"]))} if cell(each).runs else each
        for each in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


def _spoken(notebook: Json, lang: str) -> Json:
    """A notebook in one language."""
    cells = [each for each in notebook["cells"] if cell(each).is_for(lang)]
    fresh = [{**each, "outputs": [], "execution_count": None} if cell(each).runs else each for each in cells]
    return {**notebook, "cells": fresh, "metadata": {**notebook["metadata"], "kernelspec": KERNELSPEC}}


# --- Python ---------------------------------------------------------------------------------------------------------------


def _python(folder: Path, root: Path, names: Sequence[str]) -> None:
    """Write Pyodide, the wheels, and the list by which Pyodide finds them."""
    folder.mkdir(parents=True)
    pyodide = root / "widgets" / "node_modules" / "pyodide"
    for name, target in PYODIDE.items():
        shutil.copyfile(pyodide / name, folder / target)
    shutil.copyfile(root / "widgets" / "site" / "lab" / "pyodide.mjs", folder / "pyodide.mjs")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    wheels = [_put(wheel, folder) for wheel in _wheels(root)]
    theirs = list(packages.wheels(names, folder))
    brought = {_named(wheel)[0] for wheel in theirs}
    known = {_named(wheel)[0] for wheel in wheels} | brought
    entries = {_named(wheel)[0]: _entry(wheel, known) for wheel in (*wheels, *theirs)}
    for name in brought:  # they come with pnrules, which finds the games; to wait for each other would take for ever
        entries[name]["depends"] = sorted({*entries[name]["depends"]} & brought)
    entries["pnrules"]["depends"] = sorted({*entries["pnrules"]["depends"], *brought})
    lock["packages"] = entries
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


def _wheels(root: Path) -> Iterator[Path]:
    """The wheels of dependencies, which pip fetches once; those of JupyterLite's kernel; and ours, built now."""
    kept = root / ".cache" / "lab"
    listed = root / "widgets" / "site" / "lab" / "wheels.txt"
    where = kept / "wheels" / hashlib.sha256(listed.read_bytes()).hexdigest()[:16]
    if not where.is_dir():
        with TemporaryDirectory() as place:
            python: Path = kept / "bin" / "python"
            pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
            wanted = ["--only-binary=:all:", "--python-version", "3.14", "--requirement", str(listed), "--dest", place]
            subprocess.run([python, *pip, *wanted], check=True)
            shutil.copytree(place, where)
    yield from sorted(where.glob("*.whl"))
    for name in KERNEL:
        yield from kept.glob(f"share/jupyter/labextensions/@jupyterlite/*/static/pypi/{name}-*.whl")
    with TemporaryDirectory() as place:
        subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, root], check=True)
        yield from Path(place).glob("*.whl")


def _put(wheel: Path, folder: Path) -> Path:
    """Copy a wheel, leaving out files as described above."""
    target = folder / wheel.name
    out = LEFT_OUT.get(_named(wheel)[0], ())
    if not out:
        shutil.copyfile(wheel, target)
        return target
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as part:
        for info in whole.infolist():
            if info.filename in KEPT or not info.filename.startswith(out):
                part.writestr(info, whole.read(info), zipfile.ZIP_DEFLATED)
    return target


def _named(wheel: Path) -> tuple[str, str]:
    """The normalised name and the version of a wheel's package."""
    name, version, *_ = wheel.name.split("-")
    return name.lower().replace("_", "-").replace(".", "-"), version


def _entry(wheel: Path, known: set[str]) -> Entry:
    """The entry for a wheel in Pyodide's list."""
    name, version = _named(wheel)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (about,) = (each for each in names if each.endswith(".dist-info/METADATA"))
        needed = set(packages.needs(archive.read(about).decode("utf-8")))
    tops = {each.split("/")[0] for each in names if each.endswith(".py") and ".data/" not in each}
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "package_type": "package",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "imports": sorted(top.removesuffix(".py") for top in tops),
        "depends": sorted(known & {*needed, *(OURS_NEEDS if name == "pnrules" else ())} - {name}),
        "unvendored_tests": False,
    }


if __name__ == "__main__":
    found = places.checkout()
    assert found is not None
    build(Path(sys.argv[1]).resolve(), found, sys.argv[2:])
