"""What all tests share: the checkout they run in, and Chromium for those that need a browser."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from needed import needs

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent

if sys.platform != "emscripten":  # in Pyodide there is no browser to drive
    from playwright.sync_api import expect

    expect.set_options(timeout=30_000)  # milliseconds: what comes on a machine that others use too is waited for


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


def chromium() -> str | None:
    """The browser on this machine: PNRULES_CHROMIUM, else Debian's Chromium, else Chrome. `.ci/need` looks in the same places.

    Of Debian's two, the one without windows comes first: a page takes half as much of the processor there.
    """
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", mac)
    asked = os.environ.get("PNRULES_CHROMIUM")
    return asked or next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's own browser is a download that cannot be relied on; Debian's is an apt package."""
    found = chromium()
    needs(found, "the browser tests need Chromium: install it, or set PNRULES_CHROMIUM to its path")
    return {
        **browser_type_launch_args,
        "executable_path": found,
        "args": [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }


LONG = 6.0  # seconds of processor time, where half a second is meant: the first test may prepare what others share


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="one case of each test, and none of those that are marked long")


@pytest.hookimpl(trylast=True)  # what `-m` leaves out is gone by then
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --quick: the first case of each test stands for the others."""
    if not config.getoption("quick"):
        return
    first: dict[str, pytest.Item] = {}
    for item in items:
        if not item.get_closest_marker("long"):
            first.setdefault(item.nodeid.partition("[")[0], item)
    chosen = set(first.values())
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = first.values()


def spent() -> float:
    """The processor's time that this process has taken, with the processes that it started and waited for."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """With --quick: a test that takes long says so. Thus `make quick` stays quick without anybody looking after it."""
    before = spent()
    yield
    took = spent() - before
    if item.config.getoption("quick") and took > LONG:
        pytest.fail(f"this took {took:.1f} seconds: mark it with @pytest.mark.long, which `make quick` leaves out")


@pytest.fixture
def requests(page: Page) -> list[str]:
    """Every address that the page asks for, web sockets included, as it asks."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked
