"""What one test leaves in the browser that all tests of a process share, the next one does not find."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import left

pytestmark = pytest.mark.browser

ADDRESSES = ("http://board.test/", "http://127.0.0.1:1/")
KEEP = """async () => {
  localStorage.kept = document.cookie = "kept=yes";
  const opened = await new Promise((done) => { indexedDB.open("kept").onsuccess = ({ target }) => done(target.result); });
  opened.close();
}"""
KEPT = """async () => [localStorage.kept ?? null, document.cookie, (await indexedDB.databases()).map(({ name }) => name)]"""


def at(profile: BrowserContext, address: str) -> Page:
    page = profile.new_page()
    page.route(address, lambda route: route.fulfill(body="<title>A page</title>", content_type="text/html"))
    page.goto(address)
    return page


@pytest.mark.parametrize("address", ADDRESSES)
def test_what_was_kept_is_forgotten(profile: BrowserContext, address: str) -> None:
    at(profile, address).evaluate(KEEP)
    assert at(profile, address).evaluate(KEPT) == ["kept=yes", "kept=yes", ["kept"]]
    left(profile)
    assert len(profile.pages) == 1
    assert at(profile, address).evaluate(KEPT) == [None, "", []]
    left(profile)
