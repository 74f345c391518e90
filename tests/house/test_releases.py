"""The changelog and the version: the newest release is what this is, wherever that stands."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

import yaml

import pnrules

KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}  # those of Keep a Changelog


def headings(root: Path, mark: str) -> list[str]:
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(rf"^{mark} (.+)$", text, re.MULTILINE)


def test_the_changelog_has_what_is_unreleased_and_then_releases_with_their_days(root: Path) -> None:
    unreleased, *releases = headings(root, "##")
    assert unreleased == "Unreleased"
    said = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) – (\d{4}-\d\d-\d\d)", release) for release in releases]
    assert len(said) >= 2
    assert all(said)
    versions = [(tuple(map(int, found.groups()[:3])), found[4]) for found in said if found]
    assert versions == sorted(versions, reverse=True)


def test_what_has_changed_is_told_by_kind(root: Path) -> None:
    assert set(headings(root, "###")) <= KINDS


def test_the_newest_release_is_the_version_of_everything(root: Path) -> None:
    newest = headings(root, "##")[1].partition(" ")[0]
    lock = json.loads((root / "widgets/package-lock.json").read_text(encoding="utf-8"))
    assert {
        pnrules.__version__,
        metadata.version("pnrules"),
        json.loads((root / "widgets/package.json").read_text(encoding="utf-8"))["version"],
        lock["version"],
        lock["packages"][""]["version"],
        yaml.safe_load((root / "CITATION.cff").read_text(encoding="utf-8"))["version"],
    } == {newest}
