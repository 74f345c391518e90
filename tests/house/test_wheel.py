"""What is shipped: one wheel with everything in it, and the bundle that the sources build."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from needed import needs
from pnwidgets.site import notices
from pnwidgets.site.archive import DISTRIBUTIONS

PAGE = "pnwidgets/jupyter/nbconvert/templates/pnrules/static"
"""Where the scripts of the apps' pages lie; that of the front page which is built lies there, too."""


@pytest.fixture(scope="session")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(root)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def names(wheel: Path) -> set[str]:
    """The names of all files in the wheel."""
    return set(ZipFile(wheel).namelist())


PAGE = "pnwidgets/jupyter/nbconvert/templates/pnrules/static"
"""Where the scripts of the apps' pages lie; those of the front page are built as well."""


def below(root: Path, folder: str, pattern: str) -> set[str]:
    top = root / folder
    return {path.relative_to(top).as_posix() for path in top.rglob(pattern) if ".ipynb_checkpoints" not in path.parts}


@pytest.mark.long
@pytest.mark.parametrize(
    ("folder", "package", "pattern"),
    [
        ("pnrules", "pnrules", "*.py"),
        ("pnrules", "pnrules", "*.ftl"),
        ("pnrules", "pnrules", "*.json"),
        ("pnrules", "pnrules", "py.typed"),
        ("pnrules/cli/template", "pnrules/cli/template", "*.[mty]*"),
        ("widgets/pnwidgets", "pnwidgets", "*.py"),
        ("widgets/pnwidgets", "pnwidgets", "py.typed"),
        ("widgets/pnwidgets/static", "pnwidgets/static", "*.*"),
        ("widgets/pnwidgets/jupyter", "pnwidgets/jupyter", "*.*"),
        ("notebooks", "pnrules_notebooks", "*.ipynb"),
    ],
)
def test_the_wheel_holds(root: Path, names: set[str], folder: str, package: str, pattern: str) -> None:
    wanted = {f"{package}/{name}" for name in below(root, folder, pattern)}
    assert wanted
    assert wanted - names == set()


@pytest.mark.long
def test_the_wheel_holds_nothing_else(names: set[str]) -> None:
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {
        "pnrules",
        "pnwidgets",
        "pnrules_notebooks",
    }
    assert [name for name in names if "node_modules" in name or "__pycache__" in name] == []


@pytest.mark.long
def test_the_licences_go_along(names: set[str]) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/widgets/pnwidgets/static/NOTICES.txt") for name in names)


@pytest.mark.long
def test_its_licence_names_every_one_under_which_a_release_holds_something(root: Path, wheel: Path) -> None:
    """Of the board's script, and of what `make dist` lays beside it for `pnrules site`."""
    archive = ZipFile(wheel)
    (about,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    said = re.findall(r"^License-Expression: (.*)$", archive.read(about).decode("utf-8"), re.MULTILINE)
    licences = root / "widgets/licences"
    script = (root / "widgets/pnwidgets/static/NOTICES.txt").read_text(encoding="utf-8")
    pyodide = notices.pyodide(root / "widgets/node_modules/pyodide", licences)
    packed = [pyodide, notices.python(licences), *notices.installed(DISTRIBUTIONS, licences)]
    theirs = set(re.findall(r"^\S+ \d[\d.]* \(([^)]+)\), in ", script, re.MULTILINE))
    theirs |= {found[1] for each in packed if (found := re.search(r"\(([^)]+)\)", each))}
    assert theirs == {"MIT", "Apache-2.0", "BSD-3-Clause", "MPL-2.0", "PSF-2.0"}
    assert [set(expression.split(" AND ")) for expression in said] == [{"MIT"} | theirs]


def test_the_committed_bundle_is_what_the_sources_build(root: Path, tmp_path: Path) -> None:
    widgets = root / "widgets"
    needs((widgets / "node_modules").is_dir(), "the bundle can be rebuilt only with Node: run `make frontend`")
    subprocess.run(["node", "build.mjs", tmp_path], cwd=widgets, check=True)
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(built) == {"board.js", "board.css", "progress.js", "NOTICES.txt"}
    board = {path.name: path.read_bytes() for path in (widgets / "pnwidgets/static").iterdir()}
    assert set(board) == {"board.js", "board.css", "NOTICES.txt"}
    committed = {**board, "progress.js": (widgets / PAGE / "progress.js").read_bytes()}
    assert [name for name in built if built[name] != committed[name]] == [], "run `make build` and commit what it writes"


@pytest.mark.parametrize(("entry", "script"), [("bundle.ts", "board.js"), ("front.ts", "progress.js")])
def test_every_package_in_a_script_has_its_licence_in_the_notices(root: Path, tmp_path: Path, entry: str, script: str) -> None:
    """What is in it esbuild says, asked apart from our own build."""
    widgets = root / "widgets"
    needs((widgets / "node_modules").is_dir(), "what the bundle holds can be found only with Node: run `make frontend`")
    asked = [f"src/{entry}", "--bundle", "--jsx=automatic", "--jsx-import-source=preact", "--log-level=error"]
    command = [widgets / "node_modules/.bin/esbuild", *asked, f"--metafile={tmp_path / 'meta.json'}", f"--outdir={tmp_path}"]
    subprocess.run(command, cwd=widgets, check=True)
    inputs = json.loads((tmp_path / "meta.json").read_text(encoding="utf-8"))["inputs"]
    packages = {found[1] for name in inputs if (found := re.match(r"node_modules/((?:@[^/]+/)?[^/]+)/", name))}
    said = (widgets / "pnwidgets/static/NOTICES.txt").read_text(encoding="utf-8")
    titled = {found[1] for found in re.finditer(r"^(\S+) \S+ \([^)]+\), in (.*)$", said, re.MULTILINE) if script in found[2]}
    assert titled == packages
    for name in packages:
        about = json.loads((widgets / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
        assert f"{name} {about['version']} ({about['license']})" in said
        for licence in (widgets / "node_modules" / name).glob("LICENSE*"):
            assert licence.read_text(encoding="utf-8").strip() in said
    assert script == "progress.js" or {"preact", "@fluent/bundle", "ts-fsrs"} <= packages


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("preact", "The above copyright notice and this permission notice shall be included"),
        ("@fluent/bundle", "You must give any other recipients of the Work"),
    ],
)
def test_a_notice_is_the_licence_itself(root: Path, name: str, words: str) -> None:
    """Also of a package that comes without its text."""
    said = (root / "widgets/pnwidgets/static/NOTICES.txt").read_text(encoding="utf-8")
    _, _, own = said.partition(f"\n{name} ")
    own = re.split(r"\n\n\n(?=\S+ \S+ \()", own)[0]
    assert words in " ".join(own.split())


def test_the_bundle_loads_nothing_from_elsewhere(root: Path) -> None:
    bundle = (root / "widgets/pnwidgets/static/board.js").read_text(encoding="utf-8")
    assert "import(" not in bundle
    assert not [line for line in bundle.splitlines() if line.startswith(("import ", "import{", 'import"'))]
