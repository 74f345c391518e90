"""Whole games in a browser, as a reader would: to the end, back, along another branch, in the other language, under another
ruling, and all of it with the keyboard alone. Each game has a journey in `make test`, and so have the apps and JupyterLab; all
are in `make test-all`. In Notebook 7, whose cells are drawn by JupyterLab's scripts, `test_notebook7` steps, chooses and deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import pages
from journeying import Reader, chooser
from pnrules import Play, words
from pnrules.session import Deal
from pnwidgets import export
from sparing import these

pytestmark = pytest.mark.browser

DEALS = {
    "built": Deal("nightmare", "3.0", 2, 2, 147),
    "dealt": Deal("nightmare", "3.1", 1, 2, 94),
    "bandwidth": Deal("bandwidth", "BfB", 1, 2, 66),
    "runtime_error": Deal("runtime_error", "1", 1, 2, 107),
}
HOSTS = ("voila", "lab", "notebook")
QUICK = {("dealt", "lab"), ("runtime_error", "voila")}
"""What `make test` plays by mouse; with those by keyboard, each way to play."""
BY_KEY = {("built", "lab"), ("bandwidth", "voila")}
"""The same by keyboard alone: where the host has keys of its own, and where it has not."""

JOURNEYS = list(product(DEALS, HOSTS))


def at_the_table(page: Page, request: pytest.FixtureRequest, host: str, deal: Deal, lang: str = "en") -> Reader:
    """The page of new games in a host, with this deal on the board."""
    page.set_viewport_size({"width": 1280, "height": 1400})
    if host == "voila":
        url = request.getfixturevalue("voila_url")
        page.goto(f"{url}voila/render/play.ipynb?{deal.address}&lang={lang}")
        board = page.locator(pages.BOARD).first
        board.wait_for(state="visible", timeout=pages.PATIENCE)
    else:
        open_in = pages.open_lab if host == "lab" else pages.open_notebook
        board = open_in(page, request.getfixturevalue(f"{host}_url"), "play")
        deals(board, deal)
    play = deal.play()
    reader = Reader(page, board, play, lang)
    expect(board.locator(".pn-title")).to_have_text(words.text(lang, "play-title", seed=str(deal.seed)))
    reader.sees()
    return reader


def deals(board: Locator, deal: Deal) -> None:
    """Deal it on the board, whose form is open, and look at the log."""
    form = board.locator(".pn-dealing")
    form.get_by_role("combobox", name="Game", exact=True).select_option(words.text("en", f"game-{deal.game}"))
    if deal.game == "nightmare":
        form.get_by_label("Way to play").select_option(words.text("en", f"gallery-version-nightmare-{deal.version}"))
        form.get_by_label("Rulebook").select_option(f"PN {deal.edition}")
    form.get_by_label("Players").select_option(str(deal.players))
    number = form.get_by_label("Deal number")
    number.fill(str(deal.seed))
    number.press("Enter")
    expect(board.locator(".pn-title")).to_have_text(words.text("en", "play-title", seed=str(deal.seed)))
    pages.tab(board, "log")


@pytest.mark.parametrize(("kind", "host"), these(JOURNEYS, *QUICK))
def test_a_whole_game_then_back_along_another_branch_in_french_under_another_ruling(
    page: Page, request: pytest.FixtureRequest, host: str, kind: str
) -> None:
    reader = at_the_table(page, request, host, DEALS[kind])
    play = reader.play
    reader.plays(chooser(1), reader.choose)
    reader.ended()
    end = play.head

    asks_why(reader)
    another_branch(reader)
    compares(reader, end)
    pages.speak(reader.board, "fr")
    reader.lang = "fr"
    reader.sees()
    choose = chooser(2)
    for _ in range(2):
        if not play.over:
            reader.choose(choose(play))
    pages.speak(reader.board, "en")
    reader.lang = "en"
    reader.sees()

    reader.board.locator(".pn-log-step").first.focus()
    page.keyboard.press("Home")
    pages.tab(reader.board, "branches")
    reader.board.locator(f".pn-branch[data-node='{first_way(play, end)}']").click()
    page.keyboard.press("End")
    expect(reader.board).to_have_attribute("data-node", str(end))
    reader.board.locator(".pn-play-here").click()
    play.goto(end)
    reader.sees()
    reader.ended()
    another_ruling(page, reader)


def asks_why(reader: Reader) -> None:
    """Why a score, or without points the turn, is what it is: the steps that made it so, one of them followed, and back."""
    board, play = reader.board, reader.play
    if play.points:
        board.locator(".pn-player[data-seat='1'] .pn-player-top").click()
        made = play.made_so("points", 1)
    else:
        board.locator(".pn-why-toggle").click()
        subject = board.locator(".pn-detail [data-subject='turn']")
        subject.click()
        made = play.made_so("turn")
    steps = board.locator(".pn-because-step")
    expect(steps).not_to_have_count(0)
    shown = [int(str(step.get_attribute("data-node"))) for step in steps.all()]
    assert shown == made[: len(shown)]
    steps.first.click()
    expect(board).to_have_attribute("data-node", str(shown[0]))
    expect(board.locator(".pn-live")).to_have_text(play.step_to(shown[0]).words(reader.lang))
    board.locator(".pn-why-return").click()
    expect(board).to_have_attribute("data-node", str(play.head))
    reader.page.keyboard.press("Escape")


def compares(reader: Reader, end: int) -> None:
    """This branch and the end of the game side by side, from where they part to both ends; and back."""
    board, here = reader.board, reader.play.head
    pages.tab(board, "branches")
    board.locator(".pn-compare-with").select_option(value=f"node {end}")
    board.locator(".pn-compare").click()
    halves = board.locator(".pn-half")
    expect(halves).to_have_count(2)
    parts = str(reader.play.compare(here, end).parts_at)
    assert [half.get_attribute("data-node") for half in halves.all()] == [parts] * 2
    reader.page.keyboard.press("End")
    expect(halves.nth(0)).to_have_attribute("data-node", str(here))
    expect(halves.nth(1)).to_have_attribute("data-node", str(end))
    reader.page.keyboard.press("Escape")
    expect(board.locator(".pn-comparing")).to_have_count(0)
    expect(board).to_have_attribute("data-head", str(here))
    pages.tab(board, "log")


def another_branch(reader: Reader) -> None:
    """Back to a choice that had another answer, and that answer."""
    play = reader.play
    while True:
        reader.board.locator(".pn-undo").click()
        play.undo()
        reader.sees()
        tried = {play.answer_to(child) for child in play.children(play.head)}
        others = [option for option in play.options if option not in tried and option[0] not in ("claim", "pass-until")]
        if others and not set(reader.alike(others[0])) & tried:
            reader.choose(others[0])
            pages.tab(reader.board, "branches")
            expect(reader.board.locator(".pn-branch")).not_to_have_count(0)
            pages.tab(reader.board, "log")
            return


def first_way(play: Play, end: int) -> int:
    """At the first fork on the line to a node, the way that leads there."""
    line = play.line(end)
    return next(after for before, after in pairwise(line) if len(play.children(before)) > 1)


def another_ruling(page: Page, reader: Reader) -> None:
    """Another answer to a ruling: the same choices again, as far as they are legal; then ours again, and all is back."""
    play = reader.play
    pages.tab(reader.board, "settings")
    reader.board.locator(".pn-rulings > summary").click()
    id = next(id for id, ruling in play.setup.register.items() if ruling.others and play.setup.edition in ruling.editions)
    entry = reader.board.locator(f"[data-ruling='{id}']")
    entry.locator("summary").click()
    entry.locator("input").nth(1).click()  # no `check`, which looks at once: what is checked, the kernel says
    other = play.replayed(rulings={id: play.setup.register[id].others[0]}).play
    Reader(page, reader.board, other).sees()
    entry.locator("input").nth(0).click()
    reader.sees()
    pages.tab(reader.board, "log")


@pytest.mark.parametrize(("kind", "host"), these(JOURNEYS, *BY_KEY))
def test_the_same_game_by_keyboard_alone_and_heard(page: Page, request: pytest.FixtureRequest, host: str, kind: str) -> None:
    lang = "fr" if host == "voila" else "en"
    reader = at_the_table(page, request, host, DEALS[kind], lang)
    play = reader.play
    reader.plays(chooser(1), reader.choose_by_key)
    reader.ended()
    end = play.head
    reader.key("u")
    play.undo()
    reader.sees()
    reader.key("r")
    play.redo()
    assert play.head == end
    reader.sees()
    reader.go_to(reader.board.locator(".pn-slider"))  # among cards, Home goes to the first of them
    reader.key("Home")
    expect(reader.board).to_have_attribute("data-node", "0")
    reader.key("End")
    expect(reader.board).to_have_attribute("data-node", str(end))
    reader.key("?")
    expect(reader.board.locator(".pn-help")).to_be_visible()
    reader.key("Escape")
    expect(reader.board.locator(".pn-help")).to_have_count(0)


# --- without a kernel -----------------------------------------------------------------------------------------------------

SOURCE = """
import random, sys
sys.path.insert(0, {tests!r})
from journeying import chooser
from pnrules.session import Deal
from pnwidgets import explore
play = {deal!r}.play()
choose = chooser(1)
while not play.over:
    play.choose(choose(play))
explore(play)
"""


@pytest.fixture
def offline(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args, offline=True, viewport={"width": 1280, "height": 1400})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("kind", these(list(DEALS), "bandwidth"))
def test_a_whole_game_is_looked_through_in_an_exported_file(offline: Page, tmp_path: Path, kind: str) -> None:
    """From disk, the network off, the keyboard alone, from the end to the start."""
    tests = str(Path(__file__).resolve().parents[2])
    cell = nbformat.v4.new_code_cell(SOURCE.format(tests=tests, deal=DEALS[kind]).strip())
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), tmp_path / "game.ipynb")
    export.written(tmp_path / "game.html", export.page(tmp_path / "game.ipynb"))
    offline.goto((tmp_path / "game.html").as_uri())
    board = offline.locator(pages.BOARD).first
    play, choose = DEALS[kind].play(), chooser(1)
    while not play.over:
        play.choose(choose(play))
    reader = Reader(offline, board, play)
    reader.key("End")
    reader.sees()
    reader.ended()
    told = [n for n in play.line()[1:] if not play.step_to(n).rule.quiet or play.state_at(n).ask]
    for node in reversed(told[:-1][-40:]):
        reader.key("ArrowLeft")
        expect(board).to_have_attribute("data-node", str(node))
        expect(board.locator(".pn-live")).to_have_text(play.step_to(node).words("en"))
    reader.key("Home")
    expect(board).to_have_attribute("data-node", "0")
