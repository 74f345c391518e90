"""Servers that live as long as the test session, over a copy of the notebooks, so that no test changes a file of ours."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import app


@pytest.fixture(scope="session")
def voila_url(root: Path) -> Iterator[str]:
    """The apps, as `make app` serves them: `http://127.0.0.1:PORT/`."""
    with app(cwd=root) as address:
        yield address


@pytest.fixture(scope="session")
def lab_url(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """JupyterLab, as `pnrules app --lab` serves it, on a copy of the notebooks: `http://127.0.0.1:PORT/lab?token=…`."""
    copy = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(root / "notebooks", copy, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    # By default JupyterLab takes cells out of the page that are not in view, and a test's board with them.
    tracker = tmp_path_factory.mktemp("settings") / "@jupyterlab" / "notebook-extension" / "tracker.jupyterlab-settings"
    tracker.parent.mkdir(parents=True)
    tracker.write_text('{"windowingMode": "none"}', encoding="utf-8")
    env = {**os.environ, "JUPYTERLAB_SETTINGS_DIR": str(tracker.parents[2])}
    with app("--lab", "--folder", str(copy), cwd=copy, env=env) as address:
        yield address


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
