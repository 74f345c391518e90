"""What may come in a reader's way: something that takes too long, a worker that breaks down, no room in the cache, little to
load, a newer version of the site."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, Worker, expect
from sites import FIRST, READY, host

from pages import PATIENCE, until
from pnrules import words

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SAMPLE = "en/nightmare/sample.html"
NO_END = "() => void setTimeout(() => { for (;;); })"
"""Keeps a worker busy, whatever it is asked."""
BREAKS = "() => void setTimeout(() => { throw new Error('broken on purpose'); })"
SAVES = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
FULL = "self.caches.open = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));\n"
STATUS = "#pn-python"


@contextmanager
def visitor(alone: Browser, **how: object) -> Iterator[BrowserContext]:
    """A reader who comes for the first time; `how`: what is otherwise in their browser."""
    context = alone.new_context(reduced_motion="reduce", locale="en-GB", **how)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@contextmanager
def copied(folder: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the site to be changed while a reader is there: its folder, and its address."""
    site = tmp_path / "site"
    shutil.copytree(folder, site)
    with host(site) as (address, _):
        yield site, address


def at_its_end(page: Page, site: str) -> Locator:
    """The worked example, looked at where play stands."""
    page.goto(f"{site}{SAMPLE}")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(".pn-last").click()
    return board


def answered(board: Locator) -> str:
    """A choice is made, and what comes of it is waited for. Returns where play stands then."""
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()
    expect(board).not_to_have_attribute("data-head", head)
    return board.get_attribute("data-head") or ""


def worker_of(page: Page, site: str) -> tuple[Locator, Worker, str]:
    """A page whose Python has answered once: its board, the worker, where play stands."""
    board = at_its_end(page, site)
    head = answered(board)
    page.locator(READY).wait_for()
    return board, page.workers[0], head


def test_what_takes_too_long_is_stopped_and_the_board_stays_where_it_was(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    board, worker, head = worker_of(page, site)
    worker.evaluate(NO_END)
    board.locator(".pn-option").first.click()
    page.locator(f"{STATUS} button", has_text=words.text("en", "site-stop")).click()
    expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-stopped"))
    expect(board).to_have_attribute("data-head", head)
    page.locator(READY).wait_for()
    assert answered(board) != head


@pytest.mark.parametrize("asked", [True, False], ids=["with something asked", "at rest"])
def test_a_worker_that_breaks_down_is_started_again_with_the_place_kept(context: BrowserContext, site: str, asked: bool) -> None:
    page = context.new_page()
    board, worker, head = worker_of(page, site)
    came: list[Worker] = []
    page.on("worker", lambda worker: came.append(worker))
    if asked:
        worker.evaluate(BREAKS.replace("throw", "const end = Date.now() + 1000; while (Date.now() < end); throw"))
        board.locator(".pn-option").first.click()
        expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-python-died"))
    else:
        worker.evaluate(BREAKS)
    until(page, "() => document.documentElement.dataset.python === 'ready'")
    expect(board).to_have_attribute("data-head", head)
    assert answered(board) != head
    assert len(came) == 1


def test_python_that_breaks_down_at_once_is_given_up_and_the_page_says_so(alone: Browser, site: str) -> None:
    with visitor(alone, service_workers="block") as context:
        page = context.new_page()
        page.route("**/python/worker.js*", lambda route: route.fulfill(body="throw new Error('broken on purpose');"))
        board = at_its_end(page, site)
        head = board.get_attribute("data-head") or ""
        board.locator(".pn-option").first.click()
        expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-no-python"))
        expect(page.locator(STATUS)).to_have_text(words.text("en", "site-no-python"))
        expect(board).to_have_attribute("data-head", head)
        board.locator(".pn-first").click()  # what was recorded is there
        expect(board).to_have_attribute("data-node", "0")


def before(text: str) -> Callable[[Route], None]:
    """Has a script begin with this."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=text + response.text())

    return answer


def test_a_browser_that_keeps_nothing_plays_all_the_same(alone: Browser, site: str) -> None:
    with visitor(alone, service_workers="block") as context:
        page = context.new_page()
        page.route("**/python/worker.js*", before(FULL))
        for _ in range(2):  # nothing was kept the first time
            answered(at_its_end(page, site))
            page.locator(READY).wait_for()


def test_who_saves_data_gets_python_when_it_is_wanted(alone: Browser, site: str) -> None:
    with visitor(alone) as context:
        context.add_init_script(SAVES)
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        board = at_its_end(page, site)
        page.locator("body[data-shown]").wait_for()
        page.wait_for_load_state("networkidle")
        assert [url for url in asked if "/python/" in url] == []
        answered(board)
        page.locator(READY).wait_for()
        assert [url for url in asked if ".wasm" in url] != []


def _built_anew(site: Path, version: str) -> None:
    """The site as a build of another version would write it: pages, service worker, and the list of files with their marks."""
    (old,) = {line.split('"')[1] for line in (site / "sw.js").read_text().splitlines() if line.startswith("const PN_VERSION")}
    for file in [*site.rglob("*.html"), site / "sw.js"]:
        file.write_text(file.read_text(encoding="utf-8").replace(old, version), encoding="utf-8")
    path = site / "files.json"
    names = [name for name, _ in json.loads(path.read_text(encoding="utf-8"))["files"]]
    files = [(name, hashlib.sha256((site / name).read_bytes()).hexdigest()[:12]) for name in names]
    path.write_text(json.dumps({"version": version, "files": files}), encoding="utf-8")


def test_a_newer_version_is_offered_and_loaded(context: BrowserContext, folder: Path, tmp_path: Path) -> None:
    page = context.new_page()
    with copied(folder, tmp_path) as (site, address):
        page.goto(f"{address}{SAMPLE}")
        until(page, "() => navigator.serviceWorker.controller !== null")
        _built_anew(site, "0123456789ab")
        page.goto(f"{address}{SAMPLE}")
        page.locator(f"{STATUS} button", has_text=words.text("en", "site-load-newer")).click()
        page.locator("script[src*='0123456789ab']").first.wait_for(state="attached")
        page.locator(f"{FIRST} .pn-board").wait_for()


KEEPS = "async (address) => Boolean(await caches.match(address))"
"""Whether the browser keeps a file, in whichever cache."""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
TRIED = """async () => {
  const { installing } = await (await navigator.serviceWorker.ready).update();
  if (installing) await new Promise((done) => { installing.onstatechange = () => installing.state === "redundant" && done(); });
}"""
"""A newer version was looked for, and was not whole."""
WHOLE = """async (count) => {
  const names = (await caches.keys()).filter((each) => each.startsWith("pnrules-site"));
  const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return sizes.filter((size) => size > count).length;
}"""
"""How many caches of the site hold more than so many files."""


def test_what_is_not_of_the_site_is_neither_kept_nor_answered(context: BrowserContext, folder: Path, tmp_path: Path) -> None:
    page = context.new_page()
    with copied(folder, tmp_path) as (site, address):
        page.goto(f"{address}{SAMPLE}")
        until(page, CONTROLLED)
        blog = site / "blog" / "post.html"
        blog.parent.mkdir()
        for number, text in enumerate(("written first", "written since")):
            blog.write_text(f"<!doctype html><p>{text}</p>", encoding="utf-8")
            at = time() + 2 * number  # by the second a host tells whether a file is another, and by its age how long it holds
            os.utime(blog, times=(at, at))
            page.goto(f"{address}blog/post.html")
            expect(page.locator("p")).to_have_text(text)
        page.goto(f"{address}{SAMPLE}")
        assert not page.evaluate(KEEPS, f"{address}blog/post.html")


def test_what_a_host_answers_in_place_of_a_file_is_not_kept(context: BrowserContext, folder: Path, tmp_path: Path) -> None:
    page = context.new_page()
    with copied(folder, tmp_path) as (site, address):
        page.goto(f"{address}{SAMPLE}")
        until(page, CONTROLLED)
        front = site / "en" / "index.html"
        text = front.read_text(encoding="utf-8")
        front.write_text("<!doctype html><p>Down for maintenance.</p>", encoding="utf-8")
        page.goto(f"{address}en/index.html")
        expect(page.locator("p")).to_have_text("Down for maintenance.")
        front.write_text(text, encoding="utf-8")
        page.goto(f"{address}en/index.html")
        page.locator(".pn-game").first.wait_for()
        until(page, KEEPS, f"{address}en/index.html")


def test_a_version_that_is_not_whole_is_not_offered_and_the_old_one_stays(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    page = context.new_page()
    with copied(folder, tmp_path) as (site, address):
        page.goto(f"{address}{SAMPLE}")
        page.locator(READY).wait_for()
        until(page, WHOLE, 300)
        _built_anew(site, "0123456789ab")
        absent = site / "en" / "bandwidth" / "example.html"
        text = absent.read_text(encoding="utf-8")
        absent.unlink()
        page.goto(f"{address}{SAMPLE}")
        page.evaluate(TRIED)
        expect(page.locator(f"{STATUS} button", has_text=words.text("en", "site-load-newer"))).to_have_count(0)
        page.goto(f"{address}en/bandwidth/example.html")
        page.locator(f"{FIRST} .pn-board").wait_for()
        absent.write_text(text, encoding="utf-8")
        page.goto(f"{address}{SAMPLE}")
        page.locator(f"{STATUS} button", has_text=words.text("en", "site-load-newer")).wait_for()


def test_two_copies_of_the_site_on_one_host_leave_one_another_alone(
    context: BrowserContext, folder: Path, tmp_path: Path
) -> None:
    for name in ("a", "b"):
        shutil.copytree(folder, tmp_path / "two" / name)
    _built_anew(tmp_path / "two" / "b", "aaaa56c93f28")
    page = context.new_page()
    with host(tmp_path / "two") as (address, _):
        for count, name in enumerate("ab", 1):
            page.goto(f"{address}{name}/{SAMPLE}")
            page.locator(READY).wait_for()
            until(page, f"async () => (await ({WHOLE})(300)) === {count}")
        assert page.evaluate(KEEPS, f"{address}a/en/bandwidth/example.html")
