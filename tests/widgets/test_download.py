"""A file that a notebook offers: whole, under its name, in the page's language, and written nowhere."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest

from pnwidgets import PAGE, download

SHEET = "<h2>Où va le PC ? “11”</h2>"


def test_it_holds_the_text_under_its_name() -> None:
    link = download('a "b".html', SHEET).value
    (held,) = re.findall(r'href="data:[^;"]+;base64,([^"]+)"', link)
    assert b64decode(held).decode() == SHEET
    assert 'download="a &quot;b&quot;.html"' in link


def test_it_speaks_the_language_of_the_page() -> None:
    link = download("sheet.html", SHEET)
    assert ">Save sheet.html</a>" in link.value
    assert repr(link) == "Save sheet.html"
    PAGE.lang = "fr"
    try:
        assert ">Enregistrer sheet.html</a>" in link.value
        assert repr(link) == "Enregistrer sheet.html"
    finally:
        PAGE.lang = "en"


def test_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    download("sheet.html", SHEET)
    assert list(tmp_path.iterdir()) == []
