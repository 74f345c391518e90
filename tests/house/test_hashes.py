"""What is installed: every pin that the app needs has its hashes, for every platform; any Python that we support can have it."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distributions, requires, version
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

HASHES = r"((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
ENTRY = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; ([^\\]+))? \\\n" + HASHES, re.MULTILINE)


def hashed(root: Path) -> dict[str, tuple[str, str, int]]:
    """By name: the version, on which platforms, and how many files it comes in. There is nothing else but remarks."""
    text = (root / "binder/hashes.txt").read_text(encoding="utf-8")
    assert all(line.startswith("#") for line in ENTRY.sub("", text).splitlines())
    entries = ENTRY.findall(text)
    return {canonicalize_name(name): (pinned, where, hashes.count("--hash")) for name, pinned, where, hashes in entries}


def pins(root: Path) -> dict[str, str]:
    lines = (root / "binder/constraints.txt").read_text(encoding="utf-8").splitlines()
    return {canonicalize_name(name): pin for name, _, pin in (line.partition("==") for line in lines if "==" in line)}


def needed(name: str, extras: frozenset[str], found: dict[str, frozenset[str]]) -> None:
    """Add to `found` all that a package needs here, extras and all, as it is installed."""
    if name in found and extras <= found[name]:
        return
    found[name] = found.get(name, frozenset()) | extras
    for text in requires(name) or ():
        each = Requirement(text)
        environments = ({**default_environment(), "extra": extra} for extra in ("", *extras))
        if each.marker is None or any(each.marker.evaluate(environment) for environment in environments):
            needed(canonicalize_name(each.name), frozenset(each.extras), found)


def test_all_that_the_app_needs_is_there_as_it_is_pinned(root: Path) -> None:
    found: dict[str, frozenset[str]] = {}
    needed("pnrules", frozenset({"app"}), found)
    del found["pnrules"]
    assert {"jupyterlab", "voila", "anywidget", "fluent-runtime", "fsrs", "pyzmq", "rpds-py"} <= set(found)
    pinned, written = pins(root), hashed(root)
    assert {name: written[name][0] if name in written else None for name in found} == {name: pinned[name] for name in found}
    assert {name: version(name) for name in found} == {name: pinned[name] for name in found}


def test_every_pin_can_be_installed_in_the_oldest_python_that_we_support(root: Path) -> None:
    """The first 3.11, too: Debian 12 has 3.11.2."""
    oldest = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"].removeprefix(">=")
    assert oldest == "3.11"
    pinned = pins(root)
    asks = {canonicalize_name(each.name): each.metadata["Requires-Python"] or "" for each in distributions()}
    assert len(set(asks) & set(pinned)) > 150
    assert [name for name in pinned if not SpecifierSet(asks.get(name, "")).contains(f"{oldest}.0")] == []


def test_what_builds_ours_is_there(root: Path) -> None:
    built_by = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert [Requirement(each).name for each in built_by] == ["hatchling"]
    assert hashed(root)["hatchling"][0] == pins(root)["hatchling"]


def test_nothing_else_is_pinned_otherwise(root: Path) -> None:
    """What is there besides is for other platforms, and says for which."""
    pinned, written = pins(root), hashed(root)
    other = {name: where for name, (number, where, _) in written.items() if pinned.get(name) != number}
    assert set(other) == {"appnope", "colorama", "pywinpty"}
    assert all("platform" in where or "os_name" in where for where in other.values())


def test_a_package_that_is_compiled_has_a_hash_for_each_platform(root: Path) -> None:
    """Linux on two processors, macOS on two, Windows, and several Pythons."""
    written = hashed(root)
    assert all(written[name][2] > 20 for name in ("pyzmq", "rpds-py", "debugpy", "cffi", "markupsafe"))
