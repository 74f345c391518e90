"""What is installed: whatever others wrote comes by its hash, for every platform, in the version that is pinned; any Python that
we support can have it."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, distributions, requires, version
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ENTRY = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(?: ; ([^\\\n]+))?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n",
    re.MULTILINE,
)
APP, BINDER, DEV, HUB, LAB, UV, CONDA = HASHED = (
    "binder/hashes.txt",
    "binder/requirements.txt",
    "tests/hashes.txt",
    "docs/hub/hashes.txt",
    "widgets/site/lab/hashes.txt",
    "binder/uv.txt",
    "binder/conda/hashes.txt",
)
SYSTEMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def hashed(root: Path, file: str) -> dict[str, tuple[str, str, int]]:
    """By name: the version, on which platforms, and how many files it comes in. Besides there are remarks and other lists."""
    text = (root / file).read_text(encoding="utf-8")
    assert [line for line in ENTRY.sub("", text).splitlines() if not re.match(r"# |-r \S+$", line)] == []
    entries = ENTRY.findall(text)
    assert entries
    return {canonicalize_name(name): (pinned, where, hashes.count("--hash")) for name, pinned, where, hashes in entries}


def with_what_it_begins_with(root: Path, file: str) -> dict[str, tuple[str, str, int]]:
    """A list, and those that it names with `-r`, as pip reads them."""
    others = re.findall(r"^-r (\S+)$", (root / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = hashed(root, file)
    for other in others:
        found |= with_what_it_begins_with(root, ((root / file).parent / other).resolve().relative_to(root.resolve()).as_posix())
    return found


def pins(root: Path, file: str = "binder/constraints.txt") -> dict[str, str]:
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    return {canonicalize_name(name): pin.split()[0] for name, _, pin in (line.partition("==") for line in lines) if pin}


def project(root: Path) -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return read


def environments() -> Iterator[dict[str, str]]:
    for (system, (kind, platform)), python in product(SYSTEMS.items(), PYTHONS):
        where = {"sys_platform": system, "os_name": kind, "platform_system": platform}
        versions = {"python_version": python, "python_full_version": f"{python}.0"}
        yield {**{name: str(value) for name, value in default_environment().items()}, **where, **versions}


@cache
def asked_by(name: str) -> tuple[Requirement, ...]:
    """What an installed package asks for; PackageNotFoundError where it is not."""
    return tuple(map(Requirement, requires(name) or ()))


def needed(name: str, extras: frozenset[str], environment: dict[str, str], found: dict[str, frozenset[str]]) -> None:
    """Add to `found` all that a package needs there, extras and all, by what is installed here; what is not is a leaf."""
    if name in found and extras <= found[name]:
        return
    found[name] = found.get(name, frozenset()) | extras
    try:
        asked = asked_by(name)
    except PackageNotFoundError:
        return
    for each in asked:
        if each.marker is None or any(each.marker.evaluate({**environment, "extra": extra}) for extra in ("", *extras)):
            needed(canonicalize_name(each.name), frozenset(each.extras), environment, found)


@pytest.mark.parametrize("file", HASHED)
def test_no_pin_lacks_its_hash_and_none_stands_twice(root: Path, file: str) -> None:
    names = [canonicalize_name(name) for name, *_ in ENTRY.findall((root / file).read_text(encoding="utf-8"))]
    assert sorted(names) == sorted(hashed(root, file))
    assert len(with_what_it_begins_with(root, file)) >= len(names)


def test_every_list_of_packages_is_known(root: Path) -> None:
    """Not among those with hashes: the pins, what builds JupyterLite (installed by hashes.txt), what a browser runs (with hashes
    of its own form) and the peers that `make bench` measures."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.txt"]
    files = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0")
    texts = {file: (root / file).read_text(encoding="utf-8") for file in files if file and (root / file).is_file()}
    lists = {file for file, text in texts.items() if re.search(r"^[A-Za-z0-9._-]+==\d", text, flags=re.MULTILINE)}
    lab = "widgets/site/lab"
    known = {"binder/constraints.txt", f"{lab}/tools.txt", f"{lab}/wheels.txt", "benchmarks/requirements.txt"}
    assert lists == {*HASHED, *known}


@pytest.mark.parametrize("environment", environments(), ids=lambda each: f"{each['sys_platform']}-{each['python_version']}")
@pytest.mark.parametrize(("file", "name", "extra"), [(APP, "pnrules", "app"), (DEV, "pnrules", "dev"), (BINDER, "notebook", "")])
def test_all_that_is_needed_is_there(root: Path, environment: dict[str, str], file: str, name: str, extra: str) -> None:
    found: dict[str, frozenset[str]] = {}
    needed(name, frozenset({extra}), environment, found)
    del found[name]
    assert {"jupyterlab", "jupyter-server", "pyzmq", "rpds-py"} <= set(found)
    written = with_what_it_begins_with(root, file)
    there = {each for each, (_, where, _) in written.items() if not where or Marker(where).evaluate(environment)}
    assert set(found) - there == set()


def test_what_is_installed_here_is_what_is_written(root: Path) -> None:
    written = with_what_it_begins_with(root, DEV)
    here = {canonicalize_name(each.name) for each in distributions()} & set(written)
    assert len(here) > 150
    assert {name: version(name) for name in here} == {name: written[name][0] for name in here}


def test_what_we_ask_for_is_met_by_its_pin(root: Path) -> None:
    asked = project(root)["project"]
    texts = [*asked["dependencies"], *(text for texts in asked["optional-dependencies"].values() for text in texts)]
    each = [one for one in map(Requirement, texts) if one.name != "pnrules"]
    pinned = pins(root)
    assert [one.name for one in each if not one.specifier.contains(pinned[canonicalize_name(one.name)], prereleases=True)] == []


def test_every_pin_can_be_installed_in_the_oldest_python_that_we_support(root: Path) -> None:
    """The first 3.11, too: Debian 12 has 3.11.2."""
    oldest = project(root)["project"]["requires-python"].removeprefix(">=")
    assert oldest == PYTHONS[0]
    pinned = pins(root)
    asks = {canonicalize_name(each.name): each.metadata.get("Requires-Python") or "" for each in distributions()}
    assert len(set(asks) & set(pinned)) > 150
    assert [name for name in pinned if not SpecifierSet(asks.get(name, "")).contains(f"{oldest}.0")] == []


def test_what_builds_ours_is_there(root: Path) -> None:
    built_by = project(root)["build-system"]["requires"]
    assert [Requirement(each).name for each in built_by] == ["hatchling"]
    assert hashed(root, APP)["hatchling"][0] == pins(root)["hatchling"]


def test_the_pins_and_what_is_written_are_the_same(root: Path) -> None:
    """What is there besides is for other platforms, and says for which."""
    pinned, written = pins(root), with_what_it_begins_with(root, DEV)
    assert {name: written[name][0] if name in written else None for name in pinned} == pinned
    other = {name: where for name, (_, where, _) in written.items() if name not in pinned}
    assert set(other) == {"appnope", "colorama", "pywin32", "pywinpty"}
    assert all("sys_platform" in where or "os_name" in where for where in other.values())


@pytest.mark.parametrize("file", [BINDER, HUB, DEV])
def test_a_list_that_begins_with_the_app_s_repeats_none_of_it(root: Path, file: str) -> None:
    """So that nothing is named in two versions: pip would install nothing."""
    assert set(hashed(root, file)) & set(hashed(root, APP)) == set()
    assert set(hashed(root, APP)) < set(with_what_it_begins_with(root, file))


@pytest.mark.parametrize("file", [BINDER, HUB, LAB, "widgets/site/lab/wheels.txt"])
def test_the_other_lists_go_by_the_pins_too(root: Path, file: str) -> None:
    """But for the IPython that fits Pyodide."""
    pinned, written = pins(root), pins(root, file)
    assert {name for name in pinned if written.get(name, pinned[name]) != pinned[name]} <= {"ipython"}
    assert file != LAB or pins(root, "widgets/site/lab/tools.txt").items() <= written.items()


@pytest.mark.parametrize(
    ("file", "names"),
    [
        (APP, ("pyzmq", "rpds-py", "debugpy", "cffi", "markupsafe", "numpy")),
        (DEV, ("mypy", "ruff", "scipy", "greenlet")),
        (HUB, ("pydantic-core", "sqlalchemy", "cryptography")),
    ],
)
def test_a_package_that_is_compiled_has_a_hash_for_each_platform(root: Path, file: str, names: tuple[str, ...]) -> None:
    """Linux on two processors, macOS on two, Windows, and several Pythons."""
    written = hashed(root, file)
    assert all(written[name][2] > (15 if name == "ruff" else 20) for name in names)


def test_whatever_installs_goes_by_hashes_or_installs_ours_alone(root: Path) -> None:
    """But for what `make constraints` finds new pins in, and the peers that `make bench` measures."""
    files = [
        "Makefile",
        "binder/postBuild",
        "docs/hub/Dockerfile",
        *(f".ci/{path.name}" for path in sorted((root / ".ci").iterdir())),
    ]
    installing = [
        line
        for file in files
        for line in (root / file).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        if re.search(r"\bpip install\b|\$\(PIP\)", line) and not line.startswith(("#", "PIP :="))
    ]
    loose = [line for line in installing if "--require-hashes" not in line and "--no-deps --no-build-isolation" not in line]
    assert len(installing) - len(loose) >= 8
    assert len(loose) == 3
    assert all(".cache/pins/" in line or ".cache/bench/" in line for line in loose)


def test_binder_takes_its_packages_by_hashes_and_ours_beside_them(root: Path) -> None:
    """pip asks for every hash as soon as it is given one."""
    assert set(hashed(root, BINDER)) == {"notebook"}
    assert "pip install --no-cache-dir --no-deps --no-build-isolation ." in (root / "binder/postBuild").read_text(
        encoding="utf-8"
    )


def test_the_page_on_starting_says_how_to_install_by_hashes(root: Path) -> None:
    ways = "\n".join(
        f"    .venv/bin/python -m pip install {rest}"
        for rest in ("--require-hashes -r binder/hashes.txt", "--no-deps --no-build-isolation .")
    )
    assert ways in (root / "docs/start.md").read_text(encoding="utf-8")
