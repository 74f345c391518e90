"""A lesson's page of its own: it plays without Python, also within a page on another origin."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect
from talking import talking

import pages
import pnrules
from pnrules.session import BoardSession
from tests.studio.making import POSITION, made

pytestmark = pytest.mark.browser

CHOICES = {"en": ("Don’t execute", "Execute", "Ben"), "fr": ("Ne pas exécuter", "Exécuter", "Ben")}


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_args: object) -> None:
        """Say nothing."""


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[tuple[Path, str, str]]:
    """A folder, and two origins that serve it."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(tmp_path))) for _ in range(2)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    first, second = (f"http://127.0.0.1:{server.server_port}/" for server in servers)
    yield tmp_path, first, second
    for server in servers:
        server.shutdown()
        server.server_close()


def saved(page: Page, folder: Path, lang: str = "en") -> tuple[str, str]:
    """A lesson that was made is saved as a web page; its name, and the lines that show it within another."""
    session = BoardSession(pnrules.load(POSITION), lang)
    session.hear({"do": "make-open", "text": made().text})
    board = talking(page, session)
    with page.expect_download() as got:
        board.locator(".pn-studio-page").click()
    name = got.value.suggested_filename
    got.value.save_as(folder / name)
    board.locator(".pn-studio-html summary").click()
    return name, board.locator(".pn-studio-html textarea").input_value()


def played(board: Locator | FrameLocator, lang: str) -> None:
    """A learner goes on, chooses wrongly, takes it back, asks for the hint, and does what was asked for."""
    decline, execute, ben = CHOICES[lang]
    board.locator(".pn-lesson-on").click()
    board.locator(".pn-ask").get_by_role("button", name=execute).first.click()
    wrong = {"en": "BUG puts you both out.", "fr": "BUG vous élimine tous les deux."}[lang]
    expect(board.locator(".pn-verdict")).to_contain_text(wrong)
    board.locator(".pn-lesson-take-back").click()
    board.locator(".pn-lesson-hint").click()
    expect(board.locator(".pn-lesson-hinted")).to_be_visible()
    for name in (decline, execute, ben):
        board.locator(".pn-ask").get_by_role("button", name=name).first.click()
    right = {"en": "You win.", "fr": "Vous avez gagné."}[lang]
    expect(board.locator(".pn-verdict")).to_contain_text(right)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_played_within_a_page_on_another_origin(
    page: Page, browser: Browser, hosts: tuple[Path, str, str], lang: str
) -> None:
    folder, here, there = hosts
    name, lines = saved(page, folder, lang)
    around = lines.replace('src="', f'src="{there}')
    (folder / "blog.html").write_text(f"<!DOCTYPE html>{around}", encoding="utf-8")
    context = browser.new_context(reduced_motion="reduce")
    elsewhere = context.new_page()
    faults: list[str] = []
    elsewhere.on("pageerror", lambda error: faults.append(str(error)))
    elsewhere.goto(f"{here}blog.html")
    played(elsewhere.frame_locator("iframe"), lang)
    assert faults == []
    assert name == {"en": "a-duel.html", "fr": "un-duel.html"}[lang]
    context.close()


def test_it_is_played_on_a_phone_in_the_other_language(
    page: Page, browser: Browser, hosts: tuple[Path, str, str], axe: str
) -> None:
    folder, here, _ = hosts
    name, _lines = saved(page, folder)
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    phone = context.new_page()
    phone.goto(f"{here}{name}")
    phone.locator('[data-speak="fr"]').tap()
    expect(phone.locator(".pn-lesson-says")).to_have_text("Chacun a 1 point.")
    assert pages.fits(phone)
    assert pages.violations(phone, axe, ".pn-lesson-page") == []
    played(phone.locator("body"), "fr")
    context.close()
