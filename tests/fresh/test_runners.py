"""`uvx` and `pipx run` start the app without installing it (`docs/install.md`), from the built wheel in an empty folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

import pages
from newcomers import run
from servers import READY, serving

from .test_fresh import clicks_through

pytestmark = pytest.mark.slow

APP = ("pnrules", "app", "nightmare/sample", "--no-browser", "--port", "0")


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, root], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


def test_uvx_starts_the_app_and_the_second_time_without_a_network(
    root: Path, wheel: Path, uv: list[str], newcomer: dict[str, str], empty: Path, page: Page
) -> None:
    asked = ["--python", sys.executable, "--from", f"pnrules[app] @ {wheel.as_uri()}"]
    uvx = [uv[0], "tool", "run", *asked, "--constraints", str(root / "binder/constraints.txt")]
    run(*uvx, *uv[2:], "pnrules", "--version", cwd=empty, env=newcomer)
    with serving([*uvx, "--offline", *APP], READY, empty, newcomer, 120) as address:
        page.goto(address)
        page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
        clicks_through(page)
    assert list(empty.iterdir()) == []


def test_pipx_runs_the_app(
    root: Path, wheel: Path, newcomer: dict[str, str], venv: Path, empty: Path, tmp_path: Path, page: Page
) -> None:
    run(venv, "-m", "pip", "install", "-qq", "pipx", cwd=tmp_path, env=newcomer)
    env = {**newcomer, "PIPX_DEFAULT_PYTHON": sys.executable, "PIP_CONSTRAINT": str(root / "binder/constraints.txt")}
    command = [str(venv), "-m", "pipx", "run", "--spec", f"{wheel}[app]", *APP]
    with serving(command, READY, empty, env, 300) as address:
        page.goto(address)
        page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
        clicks_through(page)
    assert list(empty.iterdir()) == []
