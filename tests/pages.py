"""Opening notebooks in the apps, in JupyterLab and in Notebook 7, and reading what a board shows, for the browser tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Literal
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, TimeoutError, expect

BOARD = ".pn-board"
FAILED = "[data-mime-type='application/vnd.jupyter.stderr'], [data-mime-type='application/vnd.jupyter.error']"
PATIENCE = 60_000
ATTEMPTS = 4
FIRST_CELL = "#rendered_cells [cell-index='1']"
"""What the apps show first of a notebook: what its first code cell gives."""
IN_ORDER = ("bandwidth/own-cards", "laboratory/rulings", "teachers")
"""The notebooks with boards that do not begin with one: their prose comes first."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ALL_DRAWN = f"() => [...document.querySelectorAll('.pn-explore')].every((place) => place.querySelector('{BOARD}'))"
"""Every place of a board has its board."""
SETTLED = """() => {
  const { python } = document.documentElement.dataset;
  if (document.querySelector("#pn-record") && python !== "ready") return false;
  const cells = document.querySelector("#rendered_cells");
  return cells !== null && !cells.querySelector("script[type*='cell-output']") && !cells.textContent.includes("Loading widget");
}"""
"""The kernel answers, and what the cells gave has been drawn."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""What changed with the page's size or colours has been drawn."""


def open_app(page: Page, voila_url: str, notebook: str = "nightmare/sample", lang: str = "en") -> Locator:
    """The notebook as an app. Returns its first board, visible."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto(f"{voila_url}voila/render/{notebook}.ipynb?lang={lang}", timeout=PATIENCE)
    board = _board(page)
    until(page, SETTLED)
    if notebook not in IN_ORDER:  # places of boards appear one by one: a later one may be there before the first
        try:
            page.locator(f"{FIRST_CELL} {BOARD}").first.wait_for(state="visible", timeout=PATIENCE)
        except TimeoutError as error:
            raise AssertionError(f"the page came without its first board; its console says: {said}") from error
    return board


def tab(board: Locator, name: str) -> None:
    """Opens one of the tabs beside the table: log, why, branches, take, deal, settings."""
    board.locator(f".pn-tab[data-tab='{name}']").click()


def speak(board: Locator, lang: str) -> None:
    """Has the page speak another language, and looks at the log again."""
    tab(board, "settings")
    board.locator(f"[data-speak={lang}]").click()
    expect(board).to_have_attribute("lang", lang)
    tab(board, "log")


def see_as(board: Locator, who: str) -> None:
    """Has somebody's eyes see the board, by name, and looks at the log again."""
    tab(board, "settings")
    board.locator("[data-setting=seat] select").select_option(label=who)
    tab(board, "log")


def foretold(quiz: Locator, *points: int) -> Locator:
    """The answer that everybody will have these points."""
    scores = [str(score) for score in points]
    quiz.locator(".pn-option").first.wait_for(state="visible", timeout=PATIENCE)
    return next(
        each for each in quiz.locator(".pn-option").all() if each.locator(".pn-after-score").all_text_contents() == scores
    )


def open_lab(page: Page, lab_url: str, notebook: str = "nightmare/sample") -> Locator:
    """The notebook in JupyterLab, all cells run. Returns its first board, visible."""
    where = urlsplit(lab_url)
    _begin_session(lab_url, notebook)
    page.goto(f"{where.scheme}://{where.netloc}/lab/tree/{notebook}.ipynb?reset&{where.query}", timeout=PATIENCE)
    return _run_all(page, ".jp-NotebookPanel:visible")


def open_notebook(page: Page, notebook_url: str, notebook: str = "nightmare/sample") -> Locator:
    """The notebook in Notebook 7, all cells run. Returns its first board, visible."""
    where = urlsplit(notebook_url)
    _begin_session(notebook_url, notebook)
    page.goto(f"{where.scheme}://{where.netloc}/notebooks/{notebook}.ipynb?{where.query}", timeout=PATIENCE)
    return _run_all(page, "body")


def _begin_session(url: str, notebook: str) -> None:
    """Gives the notebook a kernel before it is opened.

    On a busy machine a page that looks for a kernel itself may ask for one in a dialog, run the notebook when it is answered,
    and once more when it is asked to: a second board then takes the place of the one in use.
    """
    where = urlsplit(url)
    wish = {"path": f"{notebook}.ipynb", "name": notebook, "type": "notebook", "kernel": {"name": "python3"}}
    headers = {"Authorization": f"token {parse_qs(where.query)['token'][0]}", "Content-Type": "application/json"}
    request = Request(f"{where.scheme}://{where.netloc}/api/sessions", json.dumps(wish).encode(), headers)
    with urlopen(request, timeout=PATIENCE / 1000):
        pass


def _run_all(page: Page, panel: str) -> Locator:
    page.locator(f"{panel} .jp-Notebook:visible").wait_for(timeout=PATIENCE)
    page.locator(f"{panel} .jp-Toolbar", has_text="Python 3").first.wait_for(timeout=PATIENCE)
    for _ in range(ATTEMPTS):  # a page that has only just come up may forget the first wish, and says nothing of it
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        if _shows(page):
            break
    return _board(page)


def _shows(page: Page) -> bool:
    """Whether the wish to run was heard: cells wait for the kernel, or have brought a board, or an error that will be told.

    A second wish beside the first would run the notebook twice, and put another board in the place of the one in use.
    """
    waiting = page.locator(".jp-InputPrompt", has_text="[*]")
    try:
        heard = waiting.or_(page.locator(BOARD)).or_(page.locator(FAILED))
        heard.first.wait_for(state="attached", timeout=PATIENCE / ATTEMPTS)
    except TimeoutError:
        return False
    return True


def until(page: Page, true: str, arg: object = None, timeout: float = PATIENCE) -> None:
    """Waits until an expression or a function in the page gives something true; so many milliseconds at most.

    Playwright's own `wait_for_function` has the page read a text as a program at each look, which the apps' policy forbids.
    """
    end = monotonic() + timeout / 1000
    while not page.evaluate(true, arg):
        assert monotonic() < end, f"has not come to be: {true}"
        page.wait_for_timeout(50)


def _board(page: Page) -> Locator:
    """Waits for the first board; for a cell that fails too, so that a broken notebook says so at once."""
    board = page.locator(BOARD).first
    failed = page.locator(FAILED)
    board.or_(failed.first).first.wait_for(state="visible", timeout=PATIENCE)
    try:
        board.wait_for(state="visible", timeout=5_000)
    except TimeoutError as error:
        raise AssertionError(f"no board, but: {failed.first.inner_text()}") from error
    until(page, ALL_DRAWN)  # a later board may be drawn before the first
    return board


def at_rest(board: Locator) -> None:
    """Waits until nobody seems to scrub any more: until then the question is still that of an earlier step, its buttons too.

    Keys that follow one another quicker than that are a matter of how busy the machine is.
    """
    expect(board).not_to_have_attribute("data-hurried", "")


def in_widths(page: Page, *widths: int, height: int) -> Iterator[str]:
    """The page in each width, in pixels; gives its name, for the message of what does not hold there."""
    for width in widths:
        yield from in_sizes(page, [(width, height)])


def in_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """The page in each size of a window, in pixels; gives its name."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield f"{width} x {height}"


def in_looks(page: Page, *widths: int, height: int) -> Iterator[str]:
    """The page in each width, light and dark."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for width in in_widths(page, *widths, height=height):
            yield f"{width}, {scheme}"


def moving(page: Page) -> None:
    """What moves on the page is seen to move, as most readers have it."""
    page.emulate_media(reduced_motion="no-preference")


def violations(page: Page, axe: str, within: str | None = None) -> list[list[str]]:
    """What axe finds wrong on the page or in a part of it when nothing moves any more: each rule, and what breaks it."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe)
    where = json.dumps(within) if within else "document"
    told = "({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])"
    found: list[list[str]] = page.evaluate(f"axe.run({where}, {{ resultTypes: ['violations'] }}).then({told})")
    return found


def fits(page: Page) -> bool:
    """Whether nothing makes the page wider than its window, once all has settled: on a busy machine a page takes its time to
    follow its window."""
    size = page.viewport_size
    end = monotonic() + SETTLES / 1000
    while size is not None and monotonic() < end:
        if page.evaluate("(width) => document.documentElement.scrollWidth <= width", size["width"]):
            return True
        page.wait_for_timeout(50)
    return False


SETTLES = 5_000
"""After so many ms a page that is still too wide is too wide."""


def foreign(requests: list[str]) -> list[str]:
    """Those addresses that do not lie on this machine."""
    return [url for url in requests if urlsplit(url).hostname not in ("127.0.0.1", None)]
