"""Every Python that we promise, with the oldest and with the newest of what we stand on: kernel, widgets, and one app each."""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page

import pages
from needed import needs
from newcomers import run
from servers import READY, serving

from .test_fresh import clicks_through

pytestmark = pytest.mark.slow

TESTED = [
    *("kernel", "words", "files", "showing", "cli", "teaching", "training", "session", "widgets", "players", "lab", "layout"),
    *("nightmare", "bandwidth", "runtime_error", "plugin", "testing"),
]
"""The folders of tests that say something of the package; the others look at this checkout."""

TOOLS = [
    *("pytest", "pytest-playwright", "pytest-xdist", "hypothesis", "jsonschema", "nbval", "playwright", "psutil", "pyyaml"),
    "hatchling",
]
"""What those tests import besides."""


def interpreter(python: str) -> Path:
    """Where that Python lies: on the path, or among pyenv's. A machine without it says so, and CI has to have it."""
    on_path = shutil.which(f"python{python}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places = [*([Path(on_path)] if on_path else []), *sorted(pyenv.glob(f"{python}.*/bin/python"), reverse=True)]
    found = next((place for place in places if subprocess.run([place, "--version"], capture_output=True).returncode == 0), None)
    needs(found, f"there is no Python {python} on this machine")
    assert found is not None
    return found


def promised(root: Path) -> set[str]:
    """The Pythons that `pyproject.toml` names."""
    about = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    mark = "Programming Language :: Python :: 3."
    return {f"3.{name.removeprefix(mark)}" for name in about["classifiers"] if name.startswith(mark)}


ENVIRONMENTS = [("3.11", "oldest"), ("3.11", "newest"), ("3.12", "newest"), ("3.13", "newest"), ("3.14", "newest")]


def test_each_python_that_is_promised_is_tried(root: Path) -> None:
    assert {python for python, _ in ENVIRONMENTS} == promised(root)


@pytest.mark.parametrize(("python", "ages"), ENVIRONMENTS)
def test_kernel_widgets_and_an_app_work_on(
    python: str, ages: str, root: Path, clone: Path, tmp_path: Path, uv: list[str], newcomer: dict[str, str], page: Page
) -> None:
    subprocess.run([interpreter(python), "-m", "venv", tmp_path / "other"], check=True)
    own = tmp_path / "other/bin/python"
    wanted = tmp_path / "wanted.txt"
    wanted.write_text("\n".join(TOOLS) + "\n", encoding="utf-8")
    if ages == "oldest":
        oldest = tmp_path / "oldest.txt"
        options = ["--resolution", "lowest-direct", "--python-version", python, "--extra", "app", "--extra", "lab"]
        subprocess.run([*uv, "pip", "compile", *options, "--output-file", oldest, "pyproject.toml"], cwd=clone, check=True)
        wanted.write_text(oldest.read_text(encoding="utf-8") + wanted.read_text(encoding="utf-8"), encoding="utf-8")
    pip = (own, "-m", "pip", "install", "-qq")
    run(*pip, "-r", wanted, f"{clone}[app,lab]", cwd=tmp_path, env=newcomer)
    run(*pip, "--no-deps", "--no-build-isolation", "--editable", clone, cwd=tmp_path, env=newcomer)
    assert "No broken requirements" in run(own, "-m", "pip", "check", cwd=tmp_path, env=newcomer)
    command = (own, "-m", "pytest", "--quick", "--quiet", "-p", "no:nbval", "--numprocesses", "auto", "--maxprocesses", "4")
    run(*command, *(f"tests/{name}" for name in TESTED), cwd=clone, env={**newcomer, "CI": ""})
    serve = [str(own.parent / "pnrules"), "app", "nightmare/sample", "--no-browser", "--port", "0"]
    with serving(serve, READY, tmp_path, newcomer, 120) as address:
        page.goto(address)
        page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
        clicks_through(page)
