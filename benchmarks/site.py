"""The site in a browser: its first picture, on a desktop and on a slow phone; the answer of a choice that was not recorded, from
the page's address to the board, at the first visit and at the next; the kernel's answer once Python is there; what is loaded.

Run by the interpreter that has the app and Playwright. Times are the clock's: a machine that is busy otherwise takes longer, and
`load` says how busy it was.
"""

from __future__ import annotations

import gzip
import os
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from sites import FIRST, READY, built, first_files, host

from benchmarks.measuring import SHORT, Figures, Size, main
from conftest import ROOT, chromium

VISITS: Final = 7
KEY: Final = "nightmare/sample"
PATIENCE: Final = 120_000
SETTLED: Final = 1_500
"""So long (in ms) a new window of the browser draws what is its own: a reader's is open already."""
BOARD: Final = f"{FIRST} .pn-board"
DRAWN: Final = """{
  const seen = () => {
    const place = document.querySelector("[data-board='0']");
    const whole = place && (place.nextSibling || document.readyState !== "loading");
    const card = whole && place.querySelector(".pn-board [data-card]");
    if (!card?.checkVisibility()) return false;
    const { left, top, width, height } = card.getBoundingClientRect();
    return width > 0 && card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const look = () => requestAnimationFrame(() => {
    if (seen()) requestAnimationFrame(() => performance.mark("drawn"));
    else look();
  });
  look();
}"""
"""Marks when the first board has been drawn: all of it is there, and a card of it is seen in its place. Before the style is there
no frame comes."""
ANSWER: Final = """async () => {
  const board = document.querySelector("[data-board='0'] .pn-board");
  const changed = new Promise((done) => new MutationObserver(done).observe(board, { attributeFilter: ["data-head"] }));
  const began = performance.now();
  board.querySelector(".pn-option").click();
  await changed;
  return [began, performance.now()];
}"""
"""Makes a choice: when, and when the board shows what came of it, in ms since the page was asked for."""
KEPT: Final = "async () => (await (await caches.open('pnrules-python')).keys()).length > 0"
PHONE: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1.6e6 / 8}
SLOWER: Final = 4


def drawn(page: Page, address: str) -> float:
    """Opens the page; ms until its first board is drawn."""
    page.add_init_script(DRAWN)
    page.goto(address, wait_until="commit", timeout=PATIENCE)
    page.locator(BOARD).wait_for(timeout=PATIENCE)
    marked = "performance.getEntriesByName('drawn')[0]?.startTime"
    while (found := page.evaluate(marked)) is None:
        page.wait_for_timeout(20)
    return float(found)


def answered(page: Page) -> tuple[float, float]:
    """Makes a choice that was not recorded: when, and when it is answered."""
    page.locator(f"{FIRST} .pn-option:enabled").first.wait_for(timeout=PATIENCE)
    began, ended = page.evaluate(ANSWER)
    return began, ended


def visit(context: BrowserContext, machine: CDPSession, address: str) -> Figures:
    """One visit, to its end: the first picture, the answer of a choice, the CPU time until then, the answer of a second one."""
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    before = worked(machine)
    found = {"picture ms": drawn(page, address)}
    page.locator(f"{FIRST} .pn-last").click()
    found["answer ms"] = answered(page)[1]
    found["CPU ms"] = 1e3 * (worked(machine) - before)
    page.locator(READY).wait_for(timeout=PATIENCE)
    began, ended = answered(page)
    while not page.evaluate(KEPT):  # the next visit begins with what was kept
        page.wait_for_timeout(100)
    page.close()
    return {**found, "kernel ms": ended - began}


def worked(machine: CDPSession) -> float:
    """The CPU time, in seconds, of all processes of the browser."""
    processes = machine.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in processes))


def on_a_phone(browser: Browser, address: str) -> float:
    """The first picture, slower and over a slow network."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", PHONE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    taken = drawn(page, address)
    context.close()
    return taken


def site(size: Size) -> Figures:
    """Medians over visits by readers who come for the first time, and once more."""
    folder = built(ROOT)
    times = 1 if size is SHORT else VISITS
    load = os.getloadavg()[0]
    taken: dict[str, list[float]] = {}
    with host(folder) as (root, _), sync_playwright() as playwright:
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=options)
        machine = browser.new_browser_cdp_session()
        address = f"{root}en/{KEY}.html"
        for _ in range(times):
            context = browser.new_context(reduced_motion="reduce")
            for which in ("first", "next"):
                for name, value in visit(context, machine, address).items():
                    taken.setdefault(f"{which} {name}", []).append(value)
            context.close()
            taken.setdefault("phone picture ms", []).append(on_a_phone(browser, address))
        browser.close()
    return {name: statistics.median(values) for name, values in taken.items()} | dict(sizes(folder)) | {"load": load}


def sizes(folder: Path) -> Iterator[tuple[str, float]]:
    """Bytes, gzipped, of the largest first picture of all pages, and until Python is ready."""
    gzipped = {file: len(gzip.compress(file.read_bytes(), 9)) for file in folder.rglob("*.*") if "lab" not in file.parts}
    pages = folder.glob("[a-z][a-z]/**/*.html")
    yield "picture bytes", max(sum(gzipped[folder / name] for name in first_files(folder, page)) for page in pages)
    yield "Python bytes", sum(size for file, size in gzipped.items() if file.parent.name == "python")


if __name__ == "__main__":
    main({"Site": site}, pin=False)
