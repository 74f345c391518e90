"""The printable cards in a browser: as many A4 pages as they need, and every text within its card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from measuring import measured
from playwright.sync_api import Page

from pages import violations
from pnrules.cli import main as cli
from sparing import LANGUAGES

pytestmark = pytest.mark.browser

SPILLS = """[...document.querySelectorAll("article, .text, h2")]
  .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.innerText)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "pages"), [(["nightmare", "--edition", "3.0"], 7), (["nightmare", "--edition", "3.1"], 7), (["bandwidth"], 6)]
)
def test_the_cards_fit_and_print_on_a4(
    page: Page, requests: list[str], axe: str, tmp_path: Path, arguments: list[str], pages: int, lang: str
) -> None:
    file = tmp_path / "cards.html"
    assert cli.main(["cards", *arguments, "--lang", lang, "-o", str(file)]) == 0
    page.goto(file.as_uri())
    assert page.locator("article").count() > 50
    assert measured(page, SPILLS) == []
    pdf = page.pdf(prefer_css_page_size=True)
    assert re.search(rb"/Count (\d+)", pdf)[1] == str(pages).encode()  # type: ignore[index]
    assert violations(page, axe) == []
    assert requests == [file.as_uri()]
