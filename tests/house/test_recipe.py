"""The recipe for conda-forge says what `pyproject.toml` says, which pip reads."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from pnrules.version import VERSION

NAMED_OTHERWISE = {"jupyter-server": "jupyter_server"}
"""What has another name there."""


@pytest.fixture(scope="module")
def recipe(root: Path) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((root / "binder/conda/recipe.yaml").read_text(encoding="utf-8"))
    return read


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return read


def as_conda_names(asked: list[str]) -> set[str]:
    """What pip is asked for, our own extras apart, as conda writes it."""
    needs = [need for need in map(Requirement, asked) if canonicalize_name(need.name) != "pnrules"]
    return {f"{NAMED_OTHERWISE.get(need.name, need.name)} {need.specifier}" for need in needs}


def asks(output: dict[str, Any]) -> set[str]:
    return {each for each in output["requirements"]["run"] if not each.startswith(("python ", "${{ pin_subpackage"))}


def test_it_is_of_this_version_licence_and_python(recipe: dict[str, Any], project: dict[str, Any]) -> None:
    assert recipe["context"] == {
        "name": "pnrules",
        "version": VERSION,
        "python_min": project["requires-python"].removeprefix(">="),
    }
    assert recipe["about"]["license"] == project["license"]
    assert recipe["about"]["license_file"] == project["license-files"]
    assert recipe["about"]["summary"] == project["description"]


def test_the_rules_need_what_pip_installs_for_them(recipe: dict[str, Any], project: dict[str, Any]) -> None:
    rules, _ = recipe["outputs"]
    assert asks(rules) == as_conda_names(project["dependencies"])
    assert rules["build"]["python"]["entry_points"] == [f"{name} = {place}" for name, place in project["scripts"].items()]


def test_the_app_needs_what_pip_installs_for_it(recipe: dict[str, Any], project: dict[str, Any]) -> None:
    _, app = recipe["outputs"]
    extras = project["optional-dependencies"]
    assert asks(app) == as_conda_names([*extras["app"], *extras["train"], *extras["widgets"]])
