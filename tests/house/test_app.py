"""`pnrules app`, short of a browser: what it accepts, what it refuses, and the language that it takes the reader to want."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from pnrules import words
from pnwidgets import app, places
from pnwidgets.app import notebooks, pages
from pnwidgets.reader import language, wanted


@pytest.mark.parametrize(
    ("query", "accept", "lang"),
    [
        ("", "", "en"),
        ("lang=fr", "en", "fr"),
        ("lang=xx", "fr-CA,en;q=0.5", "fr"),
        ("", "de,fr;q=0.4,en;q=0.8", "en"),
        ("", "fr;q=0,de", "en"),
        ("", "fr;q=many", "en"),
    ],
)
def test_the_readers_language(query: str, accept: str, lang: str) -> None:
    assert wanted(query, accept) == lang
    assert language({"QUERY_STRING": query, "HTTP_ACCEPT_LANGUAGE": accept}) == lang


def test_a_notebook_that_is_not_there_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["nightmare/nowhere", "--no-browser"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "nightmare/nowhere" in said.err


def test_a_port_that_is_taken_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind((app.HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        assert app.main(["--port", str(port), "--no-browser"]) == 2
    assert capsys.readouterr().err == f"pnrules app: port {port} is not free\n"


def test_the_list_of_notebooks_has_titles_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a/b.ipynb").write_text('{"cells": [{"cell_type": "markdown", "source": ["# A <b>title</b>\\n", "more"]}]}')
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints/c.ipynb").write_text("{}")
    both = {"en": "A <b>title</b>", "fr": "A <b>title</b>"}
    assert notebooks.listing(tmp_path) == [{"path": "a/b.ipynb", "title": both, "about": {"en": "", "fr": ""}}]


def test_the_page_has_its_words_in_both_languages() -> None:
    for lang in words.LANGUAGES:
        assert all(pages.opened(lang, id) for id in pages.WORDS)


def test_the_template_fetches_nothing_from_elsewhere() -> None:
    files = [path for path in places.jupyter_data().rglob("*") if path.is_file()]
    assert {"index.html.j2", "page.html", "tree.html", "page.js", "front.js", "page.css"} <= {path.name for path in files}
    assert [path.name for path in files if "://" in path.read_text(encoding="utf-8")] == []
