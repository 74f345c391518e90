"""A board in JupyterLab that was saved with its notebook, and whose kernel does not know it any more."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.sign import NotebookNotary
from playwright.sync_api import Page, expect

from pages import BOARD, PATIENCE
from pnrules import words

CELL = 'from pnwidgets import explore\n\nexplore("nightmare/sample")'


@pytest.mark.long
def test_a_choice_is_not_swallowed_and_one_is_told_to_run_the_cell_again(page: Page, lab_url: str, own_copy: Path) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)])
    NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": str(own_copy)}}).execute()
    assert "widgets" in notebook.metadata, "the state is saved, as Lab saves it where it is told to"
    nbformat.write(notebook, own_copy / "left.ipynb")
    NotebookNotary().sign(notebook)  # type: ignore[no-untyped-call]  # as what was run here is trusted
    where = urlsplit(lab_url)
    page.goto(f"{where.scheme}://{where.netloc}/lab/tree/left.ipynb?reset&{where.query}", timeout=PATIENCE)
    board = page.locator(BOARD).first
    expect(board).to_be_visible(timeout=PATIENCE)
    board.locator(".pn-option").first.click()
    expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-run-again"))
