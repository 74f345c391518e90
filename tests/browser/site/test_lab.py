"""JupyterLite beside the site: a notebook's cells are changed and run in the browser alone, with every other name unreachable."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from sites import host
from sowing import installed

from needed import needs
from pages import until
from pnrules import words
from pnwidgets.site import building, lab
from pnwidgets.site.catalogue import pages

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONG = 240_000
"""So long (in ms) Python may take to start on a busy machine."""

EXAMPLE = "nightmare/sample"

MISSING = ("/favicon.ico", "/api/service-worker-heartbeat")
"""What JupyterLite asks its host for, and does without."""


@pytest.fixture(scope="module")
def folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """JupyterLite, with Kalah from another package, a page of docs, and a site of one example around them."""
    needs((root / ".cache" / "lab" / "installed").is_file(), "JupyterLite is not installed: run `make .cache/lab/installed`")
    folder = tmp_path_factory.mktemp("site")
    with installed(tmp_path_factory.mktemp("games") / "site"):
        lab.build(folder, root, ["kalah"])
    (folder / "docs").mkdir()
    (folder / "docs" / "index.html").write_text("<!doctype html><title>Docs</title>", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "pages", lambda *asked: [spec for spec in pages(*asked) if spec.key == EXAMPLE])
        building.build(folder)
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with host(folder) as (address, _):
        yield address


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    """A page on which nothing goes wrong, and which asks no other host for anything."""
    page = context.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    here = (urljoin(site, "/"), "data:", "blob:")
    page.on("request", lambda request: None if request.url.startswith(here) else wrong.append(request.url))
    page.on("response", lambda response: wrong.append(f"{response.status} {response.url}") if response.status >= 400 else None)
    yield page
    assert [each for each in wrong if not each.endswith(MISSING)] == []


def run_all(page: Page) -> Locator:
    """Every cell is run. Returns the first board."""
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=LONG)
    page.locator(".jp-NotebookPanel-toolbar", has_text="Python (Pyodide)").wait_for(timeout=LONG)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    board = page.locator(".pn-board").first
    board.wait_for(state="attached", timeout=LONG)
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").first.wait_for(timeout=LONG)
    board.scroll_into_view_if_needed()
    return board


def test_the_front_page_leads_to_the_docs(page: Page, site: str) -> None:
    page.goto(f"{site}fr/index.html")
    page.get_by_role("link", name=words.text("fr", "site-docs")).click()
    expect(page).to_have_title("Docs")


def test_the_front_page_leads_to_a_notebook_whose_board_answers(page: Page, site: str) -> None:
    page.goto(f"{site}en/index.html")
    page.locator(".pn-lab").click()
    board = run_all(page)
    expect(board).to_have_attribute("data-node", "0")
    board.locator(".pn-last").click()
    head = board.get_attribute("data-head") or ""
    expect(board.locator(".pn-cover")).to_have_count(0)  # nobody is told to pass the screen: nothing is undefined
    board.locator(".pn-option").first.click()
    expect(board).not_to_have_attribute("data-head", head, timeout=LONG)
    expect(page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)


def test_a_cell_that_is_changed_says_otherwise(page: Page, site: str) -> None:
    """And its French copy has French prose alone."""
    page.goto(f"{site}lab/lab/index.html?path=fr/{EXAMPLE}.ipynb")
    cell = page.locator(".jp-Notebook .jp-CodeCell").first
    cell.wait_for(timeout=LONG)
    expect(page.locator(".jp-Notebook h1").first).to_contain_text("L’exemple du livret")
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.type("import pnrules; print(pnrules.load('nightmare/sample').points)")
    page.keyboard.press("Shift+Enter")
    expect(cell.locator(".jp-OutputArea-output").first).to_have_text("(9, 9, 8)", timeout=LONG)


def test_a_game_of_another_package_is_learnt_and_dealt_there(page: Page, site: str) -> None:
    """By the notebook of its lessons, in which a call names it; then in a cell of one's own."""
    page.goto(f"{site}lab/lab/index.html?path=en/kalah/learn.ipynb")
    board = run_all(page)
    expect(board).to_contain_text("The lower row of pits is yours")
    expect(page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    cell = page.locator(".jp-Notebook .jp-CodeCell").first
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.type("from pnwidgets import table; table({'game': 'kalah'})")
    page.keyboard.press("Shift+Enter")
    tile = page.locator(".pn-board .pn-tile[data-card=A1]").first
    expect(tile).to_be_visible(timeout=LONG)
    tile.click()
    expect(tile.locator(".pn-tile-number")).to_have_text("0", timeout=LONG)


def test_each_of_the_service_workers_keeps_to_its_own(page: Page, site: str) -> None:
    """JupyterLite finds a page that the site's worker controls. Then it is asked where neither has a script."""
    page.goto(f"{site}en/index.html")
    page.locator("body[data-shown]").wait_for()
    until(page, "() => navigator.serviceWorker.controller !== null", None)
    page.goto(f"{site}lab/lab/index.html")
    page.locator("#jp-main-dock-panel").wait_for(timeout=LONG)
    until(page, "async () => (await navigator.serviceWorker.ready).scope.endsWith('/lab/')", None)
    page.goto(f"{site}NOTICES.txt")
    scopes = page.evaluate("""async () => {
      return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
    }""")
    assert sorted(scopes) == [site, f"{site}lab/"]


# --- what it is made of ---------------------------------------------------------------------------------------------------


def test_every_notebook_is_there_in_one_language_each(root: Path, folder: Path) -> None:
    own = sorted(
        path.relative_to(root / "notebooks")
        for path in (root / "notebooks").rglob("*.ipynb")
        if ".ipynb_checkpoints" not in path.parts
    )
    for lang in words.LANGUAGES:
        there = folder / "lab" / "files" / lang
        theirs = [Path("kalah", name) for name in ("learn.ipynb", "make.ipynb", "question.ipynb", "rules.ipynb")]
        assert sorted(path.relative_to(there) for path in there.rglob("*.ipynb")) == sorted([*own, *theirs])
        for path in there.rglob("*.ipynb"):
            notebook = json.loads(path.read_text(encoding="utf-8"))
            tags = {tag for cell in notebook["cells"] for tag in cell["metadata"].get("tags", ()) if tag.startswith("lang-")}
            assert tags <= {f"lang-{lang}"}
            assert notebook["metadata"]["kernelspec"]["name"] == "python"
            assert all(not cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code")


def test_every_wheel_is_listed_with_its_hash_and_has_a_notice(folder: Path) -> None:
    there = folder / "lab" / "static" / "pyodide"
    listed = json.loads((there / "pyodide-lock.json").read_text(encoding="utf-8"))["packages"]
    wheels = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in there.glob("*.whl")}
    assert {each["file_name"]: each["sha256"] for each in listed.values()} == wheels
    assert {need for each in listed.values() for need in each["depends"]} <= set(listed)
    said = (folder / "lab" / "NOTICES.txt").read_text(encoding="utf-8").replace("_", "-").replace(".", "-").lower()
    assert [name for name, each in listed.items() if f"\n{name} {each['version'].replace('.', '-')} (" not in said] == []
    assert "\npyodide " in said
    assert "\njupyterlite-core " in said
    assert "kalah" in listed["pnrules"]["depends"]
    assert listed["kalah"]["depends"] == [], "whichever waited for the other would wait for ever"
