"""The site, built once, on a plain host, in a browser that reaches no other: for all of its tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page
from sites import KEPT, ONLY_HERE, built, faults, host

from pages import PATIENCE, until


@pytest.fixture(scope="session")
def folder(root: Path) -> Path:
    """The site, built."""
    return built(root)


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with host(folder) as (address, _):
        yield address


COMPILED_ONCE = "--js-flags=--liftoff-only"
"""Python is compiled once, and not a second time to be quicker from then on: that took two fifths of the processor's time of a
page, and no test runs long enough to gain by it."""


@pytest.fixture(scope="session")
def alone(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that reaches no other host."""
    launch = {**browser_type_launch_args, "args": [*browser_type_launch_args.get("args", []), ONLY_HERE, COMPILED_ONCE]}
    browser = browser_type.launch(**launch)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def left(alone: Browser, folder: Path) -> Iterator[tuple[BrowserContext, str]]:
    """A reader who was on the site once, before its server went; and where it was."""
    context = alone.new_context(reduced_motion="reduce", locale="en-GB", has_touch=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    with host(folder) as (address, _server):
        page.goto(f"{address}en/runtime_error/learn.html")
        until(page, KEPT, len(json.loads((folder / "files.json").read_text(encoding="utf-8"))["files"]))
    page.close()
    yield context, address
    context.close()


@pytest.fixture
def context(alone: Browser) -> Iterator[BrowserContext]:
    """A reader who comes for the first time, and wants nothing to move."""
    found = alone.new_context(reduced_motion="reduce", locale="en-GB")
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing goes wrong."""
    page = context.new_page()
    wrong = faults(page)
    yield page
    assert wrong == []


@pytest.fixture
def hasty(alone: Browser) -> Iterator[Page]:
    """A page on which nothing goes wrong; what it asks for can be held back, since no service worker answers it."""
    context = alone.new_context(reduced_motion="reduce", locale="en-GB", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong = faults(page)
    yield page
    context.close()
    assert wrong == []


@pytest.fixture
def early(hasty: Page) -> Page:
    """A page on which nothing goes wrong, and to which Python does not come: for what asks it nothing. To start it costs most."""
    hasty.route("**/python/pyodide.asm*", lambda _: None)
    return hasty
