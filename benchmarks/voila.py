"""In the browser: a click until the board is drawn anew, against a bare anywidget; the first answer of a warm kernel, against an
empty notebook that a server of Voila's own opens with a kernel that it starts for it.

Run by the interpreter that has the app and Playwright. Times are the clock's: server, kernel and browser work together.
"""

from __future__ import annotations

import json
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.measuring import Figures, Size, main
from benchmarks.site import SETTLED, answered
from conftest import ROOT, chromium
from pnwidgets.app.starting import free_port
from servers import app, kernels_of, serving

OPENED = 2
CLICKED = 20
PATIENCE = 60_000
BARE = '''
import anywidget, traitlets

class Bare(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bare";
      const draw = () => { button.dataset.head = button.textContent = model.get("count"); };
      button.onclick = () => model.send("more");
      model.on("change:count", draw);
      draw();
      el.append(button);
    } };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("count", self.count + 1))

Bare()
'''
NOTEBOOKS = {"ours": "html[data-python=ready] .pn-board", "bare": "button.bare", "empty": "text=Nothing"}
"""Each notebook, and what is there once it is open; of ours, what is there once its kernel is."""
BY_VOILA = "empty"
"""The one that Voila's own server opens."""
WARM_SECONDS = 30
PICTURE = ".pn-board"
"""What is seen of ours before."""
CLICK = """async ([button, shown]) => {
  const board = document.querySelector(shown);
  const began = performance.now();
  await new Promise(drawn => {
    new MutationObserver(drawn).observe(board, { attributeFilter: ["data-head"] });
    document.querySelector(button).click();
  });
  return performance.now() - began;
}"""
"""Clicks, and gives the milliseconds until the board shows where play stands now."""


def notebook(*cells: tuple[str, str]) -> str:
    """A notebook of (kind, source) cells."""
    code: dict[str, Any] = {"outputs": [], "execution_count": None}
    made = [
        {"cell_type": kind, "id": f"cell-{n}", "metadata": {}, "source": source, **(code if kind == "code" else {})}
        for n, (kind, source) in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return json.dumps({"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5})


class Opened(NamedTuple):
    """A notebook in a browser, and the milliseconds that it took.

    picture  until its board was seen, where it has one
    work     of that, what the page itself worked
    ms       until it was open: until ours has answered a choice that nobody has recorded
    """

    page: Page
    picture: float | None
    work: float | None
    ms: float


def opened(browser: Browser, address: str, name: str) -> Opened:
    """A notebook in a browser that has seen nothing yet."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.wait_for_timeout(SETTLED)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    began = time.perf_counter()
    page.goto(f"{address}voila/render/{name}.ipynb?lang=en", timeout=PATIENCE, wait_until="commit")
    if name != "ours":
        page.locator(NOTEBOOKS[name]).first.wait_for(state="visible", timeout=PATIENCE)
        return Opened(page, None, None, (time.perf_counter() - began) * 1e3)
    page.locator(PICTURE).first.wait_for(state="visible", timeout=PATIENCE)
    picture = (time.perf_counter() - began) * 1e3
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    page.locator(".pn-last").first.click()
    answer = answered(page)[1]
    page.locator(NOTEBOOKS[name]).first.wait_for(timeout=PATIENCE)
    return Opened(page, picture, metrics["TaskDuration"] * 1e3, answer)


@contextmanager
def by_voila(folder: Path) -> Iterator[str]:
    """Voila's own server for the notebooks of a folder, as it is without us. Yields its address."""
    command = [sys.executable, "-m", "voila", str(folder), "--no-browser", f"--port={free_port(None)}"]
    with serving(command, re.compile(r"^(http://\S+/)$", flags=re.MULTILINE), folder) as address:
        yield address


def wait_until_warm() -> None:
    """Until the kernel that stands ready for whoever comes next has nothing to do any more. Raises TimeoutError."""
    mine = next(each for each in psutil.Process().children() if "pnwidgets.app" in each.cmdline())
    before = 0.0
    for _ in range(2 * WARM_SECONDS):
        living = [each for each in kernels_of(mine) if each.status() != psutil.STATUS_ZOMBIE]
        now = sum(sum(each.cpu_times()[:2]) for each in living)
        if now and now == before:
            return
        before = now
        time.sleep(0.5)
    raise TimeoutError(f"no kernel was warm after {WARM_SECONDS} s")


def clicks(page: Page, name: str) -> list[float]:
    """Milliseconds of clicks: at ours a choice is undone and made again by turns, each of which the kernel carries out."""
    buttons = [".pn-undo:enabled", ".pn-option:enabled"] if name == "ours" else [NOTEBOOKS[name]] * 2
    taken: list[float] = []
    for number in range(2 * CLICKED + 2):
        button = buttons[number % 2]
        page.locator(button).first.wait_for(state="visible")
        taken.append(page.evaluate(CLICK, [button, NOTEBOOKS[name]]))
    return taken[2:]


def voila(size: Size) -> Figures:
    """Medians, of each notebook opened and clicked in turn."""
    opening: dict[str, list[float]] = {name: [] for name in NOTEBOOKS}
    clicking: dict[str, list[float]] = {"ours": [], "bare": []}
    pictures: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        shutil.copy(ROOT / "notebooks/nightmare/sample.ipynb", folder / "ours.ipynb")
        (folder / "bare.ipynb").write_text(notebook(("code", BARE)), encoding="utf-8")
        (folder / "empty.ipynb").write_text(notebook(("markdown", "Nothing")), encoding="utf-8")
        with app("--folder", temporary, cwd=ROOT) as ours, by_voila(folder) as theirs, sync_playwright() as playwright:
            options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            browser = playwright.chromium.launch(executable_path=chromium(), args=options)
            for number in range(OPENED + 1):
                for name in NOTEBOOKS:
                    wait_until_warm()
                    found = opened(browser, theirs if name == BY_VOILA else ours, name)
                    if number:  # the first time, server and browser warm up
                        opening[name].append(found.ms)
                        if found.picture is not None and found.work is not None:
                            pictures.append((found.picture, found.work))
                        if name in clicking:
                            clicking[name] += clicks(found.page, name)
                    found.page.context.close()
            browser.close()
    names = {"ours": "", "bare": "bare ", "empty": "empty "}
    figures = {f"{names[name]}open ms": statistics.median(values) for name, values in opening.items()}
    figures["first picture ms"], figures["its own work ms"] = map(statistics.median, zip(*pictures, strict=True))
    return figures | {f"{names[name]}click ms": statistics.median(values) for name, values in clicking.items()}


if __name__ == "__main__":
    main({"Voila": voila}, pin=False)
