"""Served to a class, in a browser: the policy of a page and each of its exceptions, a proxy, whoever comes too late."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import pages
from pnrules import words
from pnwidgets.app.guard import PAGE
from proxying import proxy
from servers import app, classroom

pytestmark = [pytest.mark.browser, pytest.mark.long]

NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "id": "board",
            "metadata": {},
            "source": "import pnrules, pnwidgets\npnwidgets.explore(pnrules.load('nightmare/sample'))",
            "outputs": [],
            "execution_count": None,
        },
        {
            "cell_type": "code",
            "id": "slider",
            "metadata": {},
            "source": "import ipywidgets\nipywidgets.IntSlider(description='So many')",
            "outputs": [],
            "execution_count": None,
        },
        {"cell_type": "markdown", "id": "prose", "metadata": {}, "source": "A picture: <img id='dot' src='dot.png' alt='a dot'>"},
    ],
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
HEARD = """
window.forbidden = [];
document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => window.forbidden.push(effectiveDirective));
"""
EXCEPTIONS = {
    ("script-src", "'strict-dynamic'"): "script-src-elem",
    ("style-src", "'self'"): "style-src-elem",
    ("style-src", "'unsafe-inline'"): "style-src-elem",
    ("img-src", "'self'"): "img-src",
    ("img-src", "data:"): "img-src",
    ("font-src", "'self'"): "font-src",
    ("connect-src", "'self'"): "connect-src",
}
"""What a notebook's page may do, and what the browser then says when it may not."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The apps over a folder with one notebook, which has a board, a slider, which Jupyter's own scripts draw, and a picture."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "own.ipynb").write_text(json.dumps(NOTEBOOK), encoding="utf-8")
    (folder / "dot.png").write_bytes(DOT)
    with app("--folder", str(folder), cwd=folder) as address:
        yield address


def without(directive: str, source: str) -> Any:
    """Takes something away that a page's policy allows."""

    def weaker(route: Route) -> None:
        if route.request.method != "GET":
            route.continue_()
            return
        answer = route.fetch()
        parts = [part.split(" ") for part in answer.headers["content-security-policy"].split("; ")]
        kept = [[each for each in part if (part[0], each) != (directive, source)] for part in parts]
        policy = "; ".join(" ".join(part if len(part) > 1 else [*part, "'none'"]) for part in kept)
        assert policy != answer.headers["content-security-policy"]
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})

    return weaker


def test_every_exception_of_the_policy_is_one_that_is_taken_away_below() -> None:
    given = {(directive, source) for directive, sources in PAGE.items() for source in sources.split() if source != "'none'"}
    assert given == {*EXCEPTIONS, ("script-src", "'nonce-{nonce}'"), ("form-action", "'self'")}


def test_a_page_does_nothing_that_its_policy_forbids(page: Page, own: str) -> None:
    page.add_init_script(HEARD)
    board = pages.open_app(page, own, "own")
    assert page.evaluate("document.getElementById('dot').naturalWidth") == 1
    pages.tab(board, "take")
    with page.expect_download():
        board.locator(".pn-take-png").click()
    assert page.evaluate("window.forbidden") == []


@pytest.mark.parametrize(("directive", "source"), EXCEPTIONS)
def test_a_page_needs_each_exception_of_its_policy(page: Page, own: str, directive: str, source: str) -> None:
    page.add_init_script(HEARD)
    page.route("**/voila/render/own.ipynb*", without(directive, source))
    page.goto(f"{own}voila/render/own.ipynb?lang=en")
    pages.until(page, "(what) => window.forbidden.includes(what)", EXCEPTIONS[directive, source])


def test_the_front_page_needs_to_send_its_form(page: Page, voila_url: str) -> None:
    page.add_init_script(HEARD)
    page.route(voila_url + "*", without("form-action", "'self'"))
    page.goto(f"{voila_url}?lang=en")
    page.locator("section.pn-front:visible .pn-deal button").first.evaluate("(button) => button.click()")
    pages.until(page, "window.forbidden.includes('form-action')")


def test_what_a_text_brings_along_is_not_run(page: Page, own: str) -> None:
    """No script runs that stands in an attribute, in an address, or in a frame."""
    page.add_init_script(HEARD)
    page.goto(f"{own}voila/render/own.ipynb?lang=en")
    page.evaluate(
        """() => {
          document.body.insertAdjacentHTML("beforeend", "<img src='nowhere:' onerror='window.run = 1'>");
          document.body.insertAdjacentHTML("beforeend", "<iframe srcdoc='<script>parent.run = 2</script>'></iframe>");
          document.body.insertAdjacentHTML("beforeend", "<a id='bad' href='javascript:window.run = 3'>a</a>");
          document.getElementById("bad").click();
        }"""
    )
    pages.until(page, "window.forbidden.length >= 3")
    assert page.evaluate("window.run") is None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_proxy_with_a_folder_of_its_own(page: Page, root: Path) -> None:
    """The address that is read is the proxy's. The server is called by another name, and knows this one as allowed."""
    port = free_port()
    options = ["--base-url", "games", "--warm", "1", "--allow-host", f"localhost:{port}"]
    with classroom(*options, cwd=root) as address, proxy(port, address):
        assert address.endswith("/games/")
        page.goto(f"http://localhost:{port}/games/?lang=en")
        page.locator("section.pn-front:visible .pn-examples > summary").first.click()
        page.locator("section.pn-front:visible .pn-examples .pn-notebooks a").first.click()
        board = page.locator(pages.BOARD).first
        board.wait_for(state="visible", timeout=pages.PATIENCE)
        before = board.get_attribute("data-head")
        board.locator(".pn-last").click()
        board.locator(".pn-undo").click()
        expect(board).not_to_have_attribute("data-head", before or "")
        page.locator(".pn-nav a").click()
        expect(page).to_have_url(f"http://localhost:{port}/games/voila/tree/?lang=en")


def test_who_comes_too_late_is_told_so_and_gets_in_by_itself(page: Page, context: BrowserContext, root: Path) -> None:
    with classroom("--most", "1", "--warm", "0", cwd=root) as address:
        pages.open_app(page, address)
        late = context.new_page()
        late.goto(f"{address}voila/render/nightmare/sample.ipynb?lang=fr")
        expect(late.locator("#pn-lost")).to_have_text(words.text("fr", "app-full", most="1"))
        assert late.locator("#pn-lost").get_attribute("lang") == "fr"
        page.goto("about:blank")
        late.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
        expect(late.locator("#pn-lost")).to_be_empty()
