"""The house: what lies where, how long a file may be, and what no file of ours may say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wire.made import MADE

FOLDERS = {"pnrules", "notebooks", "widgets", "docs", "tests", "benchmarks", "binder"}
FILES = {"pyproject.toml", "README.md", "Makefile", "CHANGELOG.md", "CONTRIBUTING.md", "CITATION.cff", "LICENSE"}
MOST_LINES = 500


def ours(root: Path) -> list[Path]:
    """Every file that is committed, or would be by `git add .`."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [path for name in listed.split("\0") if name and (path := root / name).is_file()]


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_top_level_is_what_the_design_says(root: Path) -> None:
    top = {path.relative_to(root).parts[0] for path in ours(root)}
    visible = {name for name in top if not name.startswith(".")}
    assert visible - FOLDERS <= FILES
    assert FOLDERS | {"pyproject.toml", "README.md", "Makefile", "LICENSE"} <= visible


def test_no_source_file_is_longer_than_somebody_reads_at_a_time(root: Path) -> None:
    """A longer one is about several things: it is cut along them, and each part is named after its own."""
    named = {path.relative_to(root).as_posix(): path for path in ours(root)}
    front = {name: path for name, path in named.items() if name.startswith("widgets/src/") and root / name not in MADE}
    files = {name: path for name, path in named.items() if path.suffix == ".py"} | front
    assert {"pnrules/games.py", "widgets/pnwidgets/board/widget.py", "widgets/src/front.ts"} <= set(files)
    long = {name for name, path in files.items() if len(text_of(path).splitlines()) > MOST_LINES}
    assert long == set(), "to be cut"


def package_hosts() -> set[str]:
    """The hosts of the indexes that pip and npm use here, and of those that they come with. Read, never written down."""
    from pip._internal.models.index import PyPI

    said = [PyPI.netloc, PyPI.file_storage_domain]
    for command in ([sys.executable, "-m", "pip", "config", "list"], ["npm", "config", "get", "registry"]):
        try:
            said.append(subprocess.run(command, capture_output=True, text=True, timeout=60).stdout)
        except FileNotFoundError:  # npm is not here, and so there is nothing that it could have written
            continue
    found = {host for text in said for host in re.findall(r"(?:https?://)(?:[^/@\s']*@)?([a-z0-9.-]+\.[a-z]+)", text)}
    return found | {PyPI.netloc, PyPI.file_storage_domain}


def test_tuples_are_built_past_their_constructor_in_the_kernels_state_alone(root: Path) -> None:
    """`tuple.__new__` asks for no fields by name and checks nothing: what needs it lies in one place, and says why."""
    packages = (root / "pnrules", root / "widgets/pnwidgets")
    building = [path for package in packages for path in package.rglob("*.py") if "tuple.__new__" in text_of(path)]
    assert building == [root / "pnrules/kernel/state.py"]


@pytest.mark.long
def test_no_file_names_a_package_host(root: Path) -> None:
    hosts = package_hosts()
    assert len(hosts) >= 2
    named = [(path.relative_to(root).as_posix(), host) for path in ours(root) for host in hosts if host in text_of(path)]
    assert named == []


def test_no_file_names_a_path_of_this_machine(root: Path) -> None:
    places = {str(root), str(Path.home())} - {"/", "/root", "/home"}
    named = [(path.relative_to(root).as_posix(), place) for path in ours(root) for place in places if place in text_of(path)]
    assert named == []


def test_the_lock_file_names_no_address_and_every_hash(root: Path) -> None:
    lock = json.loads((root / "widgets/package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 10
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert [name for name, entry in lock["packages"].items() if name and "integrity" not in entry] == []
    for place in (root / ".npmrc", root / "widgets/.npmrc"):
        assert "omit-lockfile-registry-resolved=true" in place.read_text(encoding="utf-8")


def test_every_constraint_is_an_exact_pin(root: Path) -> None:
    lines = (root / "binder/constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert len(pins) > 50
    assert [line for line in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []


@pytest.mark.parametrize("script", [".ci/run", ".ci/need", "binder/start", "binder/postBuild"])
def test_scripts_parse_and_can_be_run(root: Path, script: str) -> None:
    subprocess.run(["bash", "-n", root / script], check=True)
    assert (root / script).stat().st_mode & 0o111


# Run apart, since this process has long imported everything. What a fresh interpreter brings by itself does not count.
FRESH = """
import sys
before = set(sys.modules)
import pnrules
new = sorted({name.partition(".")[0] for name in set(sys.modules) - before})
print("\\n".join(name for name in new if name not in sys.stdlib_module_names))
"""


def test_import_pnrules_imports_nothing_but_itself() -> None:
    done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["pnrules"]


def test_import_pnrules_loads_no_catalogue_schema_or_command_line() -> None:
    code = "import sys, pnrules; print(*sorted(name for name in sys.modules))"
    loaded = set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())
    assert "pnrules" in loaded
    assert loaded & {"argparse", "fluent", "jsonschema", "pnrules.cli.main"} == set()


def code_imports(folder: Path, but: tuple[Path, ...] = ()) -> set[str]:
    import ast

    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if any(each in path.parents for each in but):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names)


@pytest.mark.long
def test_the_kernel_needs_pure_packages_only(root: Path) -> None:
    """Also inside functions. The command line may start the app, which says what to install when it is not there; so does what
    asks `fsrs`, pure Python too, when something is to be asked again. A game's own tests bring pytest, and try it as OpenSpiel's
    where that is installed. OpenSpiel and the laboratory have a folder each."""
    ours, openspiel, lab = root / "pnrules", root / "pnrules/openspiel", root / "pnrules/lab"
    assert code_imports(ours, but=(openspiel, lab)) == {"pnrules", "fluent", "pnwidgets", "fsrs", "pytest", "pyspiel"}
    assert code_imports(openspiel) == {"pnrules", "pyspiel"}
    assert code_imports(lab) == {"pnrules", "pandas", "pyarrow", "distributed", "matplotlib"}


@pytest.mark.parametrize(("part", "name"), [("python", "Python 3.11"), ("node", "Node 20"), ("chromium", "Chromium")])
def test_a_missing_part_is_an_error_in_a_sentence(root: Path, tmp_path: Path, part: str, name: str) -> None:
    env = {"PATH": str(tmp_path), "CI": "1"}
    done = subprocess.run(["/bin/bash", root / ".ci/need", part], env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip().startswith(f"Missing: {name}")
