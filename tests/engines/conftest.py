"""A reader at each engine that this machine has."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Playwright, sync_playwright
from sites import built, host

from conftest import chromium as path_of_chromium
from needed import needs

from .driving import MINI_BROWSERS, UNKNOWN, Engine, Reader, chromium, firefox, screen, webkit
from .tried import Tried, page

PATHS = {"Firefox": shutil.which("firefox-esr") or shutil.which("firefox"), "Chromium": path_of_chromium()}
HERE = {
    **PATHS,
    "WebKit": MINI_BROWSERS and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"),
}
"""What this machine has."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tried", type=Path, help="the page on which this run writes what was tried in which browser")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Writes the page."""
    file = config.getoption("tried", None)
    if file is None:
        return
    found = [
        Tried(*dict(report.user_properties)["tried"], passed)
        for passed, outcome in ((True, "passed"), (False, "failed"), (False, "error"))
        for report in terminalreporter.stats.get(outcome, [])
        if "tried" in dict(report.user_properties)
    ]
    file.write_text(page(found), encoding="utf-8")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Without the command that Firefox does not know."""
    with patch.dict(os.environ, NODE_OPTIONS=f"--require {UNKNOWN}"):
        running = sync_playwright().start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    with screen() as number:
        yield number


@pytest.fixture(params=["Chromium", "Firefox", "WebKit"])
def reader(request: pytest.FixtureRequest, record_property: pytest.RecordProperty) -> Iterator[Reader]:
    """Somebody at a new browser, on whose page nothing goes wrong."""
    name = request.param
    needs(HERE[name], f"{name} is not on this machine: `.ci/need engines` says how it comes there")
    with ExitStack() as stack:
        engine: Engine
        if name == "WebKit":
            engine = stack.enter_context(webkit(request.getfixturevalue("display")))
        else:
            start = firefox if name == "Firefox" else chromium
            engine = stack.enter_context(start(request.getfixturevalue("playwright"), str(PATHS[name])))
        record_property("tried", (request.function.__doc__, engine.name))
        yield Reader(engine)
        assert engine.faults == []


@pytest.fixture(scope="session")
def folder(root: Path) -> Path:
    """The site, built."""
    return built(root)


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with host(folder) as (address, _):
        yield address
