"""Servers that live as long as the test session, over a copy of the notebooks, so that no test changes a file of ours."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import app, serving


@pytest.fixture(scope="session")
def voila_url(root: Path) -> Iterator[str]:
    """The apps, as `make app` serves them: `http://127.0.0.1:PORT/`."""
    with app(cwd=root) as address:
        yield address


@pytest.fixture(scope="session")
def own_copy(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the notebooks that a test may change."""
    copy = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(root / "notebooks", copy, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return copy


@pytest.fixture(scope="session")
def all_cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Lab and Notebook 7 leave cells in the page that are not in view, a test's board with them."""
    tracker = tmp_path_factory.mktemp("settings") / "@jupyterlab" / "notebook-extension" / "tracker.jupyterlab-settings"
    tracker.parent.mkdir(parents=True)
    tracker.write_text('{"windowingMode": "none"}', encoding="utf-8")
    return {**os.environ, "JUPYTERLAB_SETTINGS_DIR": str(tracker.parents[2])}


@pytest.fixture(scope="session")
def lab_url(own_copy: Path, all_cells: dict[str, str]) -> Iterator[str]:
    """JupyterLab, as `pnrules app --lab` serves it, on a copy of the notebooks: `http://127.0.0.1:PORT/lab?token=…`."""
    with app("--lab", "--folder", str(own_copy), cwd=own_copy, env=all_cells) as address:
        yield address


@pytest.fixture(scope="session")
def notebook_url(own_copy: Path, all_cells: dict[str, str]) -> Iterator[str]:
    """Notebook 7, as `jupyter notebook` starts it, on a copy of the notebooks: `http://127.0.0.1:PORT/tree?token=…`."""
    options = ["--ip=127.0.0.1", "--port=0", "--no-browser", "--allow-root", "--IdentityProvider.token=test"]
    ready = re.compile(r"(http://127\.0\.0\.1:\d+/)tree\?token=")
    command = [sys.executable, "-m", "notebook", *options, f"--ServerApp.root_dir={own_copy}"]
    with serving(command, ready, own_copy, all_cells) as address:
        yield f"{address}tree?token=test"


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """axe-core's source, from npm; `page.evaluate(axe)` and then `page.evaluate("axe.run()")`."""
    source = (root / "widgets/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
    return f"{source}\n{AT_REST}"


AT_REST = """
(() => {
  const run = axe.run;
  const ended = () => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  axe.run = (...args) => ended().then(() => run.apply(axe, args));
})();
"""
"""What is still fading in has not yet the contrast that it will have: axe looks when nothing moves any more."""
