"""What all tests share: the checkout they run in, and Chromium for those that need a browser."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from needed import needs

ROOT = Path(__file__).resolve().parent.parent

expect.set_options(timeout=30_000)  # milliseconds: what comes on a machine that others use too is waited for


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


def chromium() -> str | None:
    """The browser on this machine: PNRULES_CHROMIUM, else Debian's Chromium, else Chrome. `.ci/need` looks in the same places."""
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", mac)
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


@pytest.fixture
def requests(page: Page) -> list[str]:
    """Every address that the page asks for, web sockets included, as it asks."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked
