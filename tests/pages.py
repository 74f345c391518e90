"""Opening notebooks in the apps, in JupyterLab and in Notebook 7, and reading what a board shows, for the browser tests."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, TimeoutError

BOARD = ".pn-board"
FAILED = "[data-mime-type='application/vnd.jupyter.stderr'], [data-mime-type='application/vnd.jupyter.error']"
PATIENCE = 60_000
ATTEMPTS = 4


def open_app(page: Page, voila_url: str, notebook: str = "nightmare/sample", lang: str = "en") -> Locator:
    """The notebook as an app. Returns its first board, visible."""
    page.goto(f"{voila_url}voila/render/{notebook}.ipynb?lang={lang}", timeout=PATIENCE)
    return _board(page)


def open_lab(page: Page, lab_url: str, notebook: str = "nightmare/sample") -> Locator:
    """The notebook in JupyterLab, all cells run. Returns its first board, visible."""
    where = urlsplit(lab_url)
    # On a busy machine JupyterLab may ask for a kernel before it knows which there are; ours is the first of its list.
    page.add_locator_handler(page.locator("dialog", has_text="Select Kernel"), _accept)
    page.goto(f"{where.scheme}://{where.netloc}/lab/tree/{notebook}.ipynb?reset&{where.query}", timeout=PATIENCE)
    page.locator(".jp-NotebookPanel:visible .jp-Notebook").wait_for(timeout=PATIENCE)
    page.wait_for_function(
        "document.querySelector('.jp-Notebook-ExecutionIndicator')?.dataset.status === 'idle'", timeout=PATIENCE
    )
    for _ in range(ATTEMPTS):  # a JupyterLab that has only just come up may forget the first wish, and says nothing of it
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        if _shows(page):
            break
    return _board(page)


def open_notebook(page: Page, notebook_url: str, notebook: str = "nightmare/sample") -> Locator:
    """The notebook in Notebook 7, all cells run. Returns its first board, visible."""
    where = urlsplit(notebook_url)
    page.add_locator_handler(page.locator("dialog", has_text="Select Kernel"), _accept)
    page.goto(f"{where.scheme}://{where.netloc}/notebooks/{notebook}.ipynb?{where.query}", timeout=PATIENCE)
    page.locator(".jp-Notebook:visible").wait_for(timeout=PATIENCE)
    page.locator(".jp-NotebookKernelStatus", has_text="Idle").or_(page.locator("[data-status=idle]")).first.wait_for(
        state="attached", timeout=PATIENCE
    )
    for _ in range(ATTEMPTS):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        if _shows(page):
            break
    return _board(page)


def _accept(dialog: Locator) -> None:
    dialog.locator(".jp-mod-accept").click()


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


def _board(page: Page) -> Locator:
    """Waits for the first board; for a cell that fails too, so that a broken notebook says so at once."""
    board = page.locator(BOARD).first
    failed = page.locator(FAILED)
    board.or_(failed.first).first.wait_for(state="visible", timeout=PATIENCE)
    try:
        board.wait_for(state="visible", timeout=5_000)
    except TimeoutError as error:
        raise AssertionError(f"no board, but: {failed.first.inner_text()}") from error
    return board


def foreign(requests: list[str]) -> list[str]:
    """Those addresses that do not lie on this machine."""
    return [url for url in requests if urlsplit(url).hostname not in ("127.0.0.1", None)]
