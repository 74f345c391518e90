"""How long the lessons are as apps: none grows back to what it was."""

from __future__ import annotations

from typing import Final

import pytest
from measuring import box, measured
from playwright.sync_api import Page

import pages
from sparing import LANGUAGES, one_in

pytestmark = [pytest.mark.browser, pytest.mark.long]

HIGHEST: Final = {
    "nightmare/sample": 10_600 // 3,
    "nightmare/sample-31": 9_260 // 3,
    "nightmare/version-1": 14_808 // 3,
    "bandwidth/example": 9_389 // 3,
    "runtime_error/sample-round": 4_245 // 3,
    "runtime_error/hearts-and-spades": 5_967 // 3,
    "runtime_error/clubs-and-spades": 6_857 // 3,
}
"""In pixels, in a window of 1280 by 900: a third of what each was before its words were made plain."""
LAST: Final = 160
"""So high is the last section, “Change it and see”, which came later."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("notebook", one_in(3, list(HIGHEST)))
def test_a_lesson_is_a_third_as_high_as_it_was(page: Page, voila_url: str, notebook: str, lang: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    board = pages.open_app(page, voila_url, notebook, lang)
    assert box(board)["height"] > 600, "its board is drawn"
    assert measured(page, "document.documentElement.scrollHeight") <= HIGHEST[notebook] + LAST
