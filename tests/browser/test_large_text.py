"""Text alone at twice its size, as a reader may set it in the browser: nothing runs over, nothing is cut."""

from __future__ import annotations

from typing import Final

import pytest
from alone import framed, traits_of
from measuring import MEASURED, measured
from playwright.sync_api import Page

import pages
from sparing import LANGUAGES
from states import NAMED, dealt, example

pytestmark = pytest.mark.browser

SIZES: Final = ((1440, 900), (1280, 720), (1024, 768), (390, 844))
TABLES: Final = {
    "three": example("nightmare/sample", 11),
    "four": example("bandwidth/example", 1),
    "four with long names": lambda: (dealt("runtime_error", 1, 4, 40, NAMED[:4]), None),
    "six in a ring": lambda: (dealt("nightmare", 1, 6, 12), None),
    "six with long names build a program": lambda: (dealt("nightmare", 2, 6, 12, NAMED), None),
    "six with long names play Bandwidth": lambda: (dealt("bandwidth", 1, 6, 30, NAMED), None),
}


@pytest.fixture
def page(sheet: Page) -> Page:
    """One page for all that is drawn here."""
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_with_text_twice_as_large_nothing_overflows_and_nothing_is_cut(page: Page, table: str, lang: str) -> None:
    play, node = TABLES[table]()
    framed(page, traits_of(play, lang), node)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wrong = {}
    for size in pages.in_sizes(page, SIZES):
        found = measured(page, MEASURED)
        said = {what: found[what] for what in ("beyond", "over", "untold", "clipped", "aside") if found[what]}
        wrong[size] = {**said, **({} if pages.fits(page) else {"page": found["page"]})}
    assert {size: said for size, said in wrong.items() if said} == {}
