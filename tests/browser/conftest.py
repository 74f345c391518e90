"""Servers that live as long as the test session, over a copy of the notebooks, so that no test changes a file of ours; and one
profile of the browser, which forgets what a test has left but keeps the scripts that every page loads.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alone import ADDRESS
from playwright.sync_api import BrowserContext, BrowserType, Page
from pytest_playwright import CreateContextCallback

from pages import PATIENCE
from pnwidgets import export
from servers import app, serving


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader who wants nothing to move: half of what a step costs is motion. What looks at it asks for it: `pages.moving`."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def profile(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """A profile on disk, as a reader has one: scripts that were loaded once are there, and compiled, when the next page asks.

    A context in memory compiles JupyterLab's scripts for every page, which takes a third of the time that opening one takes.
    """
    folder = tmp_path_factory.mktemp("profile")
    context = browser_type.launch_persistent_context(folder, **browser_type_launch_args, **browser_context_args)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def context(request: pytest.FixtureRequest, profile: BrowserContext) -> Iterator[BrowserContext]:
    """The profile without cookies or entries of anybody's; a context of its own where a trace, a picture or a video is wanted."""
    if any(request.config.getoption(name) != "off" for name in ("--tracing", "--screenshot", "--video")):
        new_context: CreateContextCallback = request.getfixturevalue("new_context")
        yield new_context()
        return
    yield profile
    left(profile)


@pytest.fixture
def sheet(profile: BrowserContext) -> Page:
    """A page for boards that are drawn one after another (`alone.framed`), each in the place of the last: half of the time would
    go into opening pages. Whoever asks for anything else of a page than its size takes `page`."""
    return next((page for page in profile.pages if page.url == ADDRESS), None) or profile.new_page()


def left(profile: BrowserContext) -> None:
    """Leaves every page, which ends its kernel if it has one, and forgets what it had kept: by the browser's own means, since
    Playwright's `set_storage_state` opens a page for it, which takes as long as many a test."""
    kept, *others = profile.pages  # a browser whose last page is closed goes too
    for page in others:
        if page.url.startswith(SERVED):
            page.goto("about:blank")
        page.close()
    profile.clear_cookies()
    browser = profile.new_cdp_session(kept)
    browser.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    browser.detach()


SERVED = ("http://127.0.0.1", "http://localhost")
"""Where a page comes from that may have a kernel."""


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
def exported(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Gives a notebook as a file that needs no kernel; it is written once, by whichever process of a run needs it first."""
    beside = "PYTEST_XDIST_WORKER" in os.environ
    folder = tmp_path_factory.getbasetemp().parent / "exported" if beside else tmp_path_factory.mktemp("exported")
    folder.mkdir(exist_ok=True)

    @cache
    def file(name: str) -> Path:
        path = folder / f"{name.replace('/', '-')}.html"
        with path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                found = export.found(name)
                export.written(path, export.page(found.file, asked=found.asked))
        return path

    return file


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """axe-core's source, from npm, for `pages.violations`."""
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
