"""Lessons in the browser: a track from first to last, with a wrong and a right move in each; what has been learnt is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from learning import BEGIN, NEXT, ON, OVER, SAYS, TAKE_BACK, learn, option, progress, whole_track, wrong
from playwright.sync_api import BrowserContext, Locator, Page, expect
from pressing import Press, by_keyboard, by_mouse

import pages
from pages import PATIENCE, violations
from pnrules import words
from pnrules.files import scenario
from pnrules.games import BUILT_IN
from pnrules.teaching import tracks
from pnrules.teaching.lessons import Lesson

pytestmark = pytest.mark.browser

GAMES = [game for game in BUILT_IN if tracks.track(game).names]
FIRST = "bandwidth"


def _learnt(board: Locator, name: str, lang: str) -> int:
    tried = learn(board, name, lang)
    expect(board.locator(OVER)).to_be_visible()
    by_mouse(board.locator(NEXT))
    return tried


#: Ways to go through a track with a kernel: the host, the width and height of the window, the language, with what one presses.
#: They take minutes: in every run `test_first_hour` learns the shortest track without one, and one lesson is learnt below.
WAYS: dict[str, tuple[str, tuple[int, int], str, Press]] = {
    "app": ("app", (1280, 800), "en", by_mouse),
    "phone keyboard": ("app", (390, 844), "fr", by_keyboard),
    "lab": ("lab", (1440, 900), "en", by_mouse),
    "lab keyboard": ("lab", (1440, 900), "en", by_keyboard),
}


def in_lab(page: Page, lab_url: str, own_copy: Path, game: str) -> Locator:
    """A game's track in JupyterLab."""
    notebook = (own_copy / "learn.ipynb").read_text(encoding="utf-8").replace('"track()', f'"track(\\"{game}\\")')
    (own_copy / f"learn-{game}.ipynb").write_text(notebook, encoding="utf-8")
    return pages.open_lab(page, lab_url, f"learn-{game}")


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_track_is_learnt_from_its_first_to_its_last_lesson(
    page: Page, request: pytest.FixtureRequest, game: str, way: str
) -> None:
    host, (width, height), lang, press = WAYS[way]
    page.set_viewport_size({"width": width, "height": height})
    if host == "app":
        board = pages.open_app(page, request.getfixturevalue("voila_url"), f"{game}/learn", lang)
    else:
        board = in_lab(page, request.getfixturevalue("lab_url"), request.getfixturevalue("own_copy"), game)
    if press is by_keyboard:
        board.locator(BEGIN).first.focus()
    whole_track(board, game, lang, press)
    assert set(progress(page)["lessons"]) == set(tracks.track(game).names)


def test_a_lesson_is_learnt_and_kept_in_lab(page: Page, lab_url: str, own_copy: Path) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    first = tracks.track(FIRST).names[0]
    assert _learnt(in_lab(page, lab_url, own_copy, FIRST), first, "en") > 0
    assert set(progress(page)["lessons"]) == {first}


def test_lessons_are_learnt_by_wrong_and_right_moves_and_kept_over_a_reload(page: Page, voila_url: str, axe: str) -> None:
    first, second, third = tracks.track(FIRST).names[:3]
    page.goto(f"{voila_url}?lang=en")
    start = page.locator(f"section:visible [data-game={FIRST}] .pn-start")
    expect(start).to_have_text(words.text("en", "gallery-learn-start"))
    start.click()
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=PATIENCE)
    assert violations(page, axe) == []
    assert _learnt(board, first, "en") > 0
    assert _learnt(board, second, "en") > 0
    title = words.said("en", scenario.parsed(third)["title"])
    expect(board.locator(".pn-lesson-title b")).to_have_text(title)
    assert set(progress(page)["lessons"]) == {first, second}
    page.reload()
    expect(board.locator(".pn-lesson-title b")).to_have_text(title, timeout=PATIENCE)
    pages.tab(board, "lessons")
    expect(board.locator("[data-done] .pn-level")).to_have_count(2)
    assert violations(page, axe, ".pn-board") == []
    page.goto(f"{voila_url}?lang=en")
    expect(start).to_have_text(words.text("en", "gallery-learn-go-on", title=title))
    expect(page.locator(f"section:visible [data-game={FIRST}] [data-done]")).to_have_count(2)


def test_what_was_learnt_goes_to_another_browser_by_file(
    page: Page, voila_url: str, context: BrowserContext, tmp_path: Path
) -> None:
    page.goto(f"{voila_url}?lang=fr")
    first = tracks.track(FIRST).names[0]
    entry = {"format": 1, "lessons": {first: {"done": 5}}, "last": {FIRST: first}}
    page.evaluate("(text) => localStorage.setItem('pnrules progress', text)", json.dumps(entry))
    page.reload()
    with page.expect_download() as download:
        page.locator("section:visible .pn-progress-save").click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    page.evaluate("localStorage.clear()")
    page.reload()
    done = page.locator(f"section:visible [data-game={FIRST}] [data-done]")
    expect(done).to_have_count(0)
    page.locator("section:visible .pn-progress-load").set_input_files(file)
    expect(done).to_have_count(1)
    expect(page.locator("section:visible .pn-progress-said")).to_have_text(words.text("fr", "progress-loaded"))
    broken = tmp_path / "broken.json"
    broken.write_text("{half", encoding="utf-8")
    page.locator("section:visible .pn-progress-load").set_input_files(broken)
    expect(page.locator("section:visible .pn-progress-said")).to_have_text(words.text("fr", "progress-file-broken"))
    assert set(progress(page)["lessons"]) == {first}


LOST = """(board) => {
  window.lost = [];
  const look = (changes) => {
    if (document.activeElement === document.body) lost.push(changes.map(({ target }) => target.className));
  };
  new MutationObserver(look).observe(board, { subtree: true, childList: true });
}"""
"""Notes whenever nothing has the focus once something was drawn: a key that is pressed then goes nowhere."""


def test_a_lesson_is_learnt_with_the_keyboard_alone_in_french_on_a_phone(page: Page, voila_url: str) -> None:
    """Enter goes on; a number chooses; Enter takes a wrong move back; the focus is never lost."""
    page.set_viewport_size({"width": 390, "height": 844})
    name = tracks.track(FIRST).names[0]
    board = pages.open_app(page, voila_url, f"{FIRST}/learn", "fr")
    lesson = Lesson(scenario.load(name))
    board.locator(BEGIN).first.focus()
    board.evaluate(LOST)
    while True:
        expect(board.locator(SAYS)).to_have_text(words.said("fr", lesson.beat.says))
        if lesson.task is not None:
            miss = wrong(lesson.task)
            assert miss is not None
            for each in (miss.option, lesson.way[0]):
                whole = next(found for found in lesson.play.options if found[: len(each)] == each)
                number = option(board, whole).locator(".pn-digit").text_content()
                page.keyboard.press(str(number).strip())
                if each is miss.option:
                    expect(board.locator(TAKE_BACK)).to_be_focused()
                    page.keyboard.press("Enter")
                    expect(board.locator(TAKE_BACK)).to_have_count(0)
            lesson.finish()
        if not lesson.go_on():
            break
        expect(board.locator(ON)).to_be_focused()
        page.keyboard.press("Enter")
    expect(board.locator(NEXT)).to_be_focused()
    assert page.evaluate("lost") == []
    assert pages.fits(page)


def test_a_word_of_the_game_is_explained_at_its_first_use(page: Page, voila_url: str) -> None:
    board = pages.open_app(page, voila_url, f"{FIRST}/learn")
    word = board.locator(".pn-word").first
    word.click()
    expect(board.locator(".pn-word-means")).to_be_visible()
    word.press("Escape")
    expect(board.locator(".pn-word-means")).to_have_count(0)


# --- the rules and cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_rules_are_searched_linked_to_and_tried_on_a_board(page: Page, voila_url: str, axe: str, lang: str) -> None:
    page.goto(f"{voila_url}voila/render/nightmare/rules.ipynb?lang={lang}#ref-pn30-card-copy", timeout=PATIENCE)
    read = page.locator(".pn-reference-text")
    read.wait_for(state="visible", timeout=PATIENCE)
    expect(read.locator("h2")).to_have_text("PN 3.0, COPY")
    assert violations(page, axe) == []
    search = page.get_by_label(words.text(lang, "reference-search"))
    search.fill({"en": "How do I win?", "fr": "Comment gagner ?"}[lang])
    expect(page.locator(".pn-reference-entry[aria-current]")).to_have_count(1)
    expect(read.locator("h2")).not_to_have_text("PN 3.0, COPY")
    expect(page.locator("[data-entry='ref-pn30-object']")).to_be_visible()
    search.fill("floater")
    entries = page.locator("[data-entry$='card-floater']")
    assert sorted(entry.inner_text().split()[-1] for entry in entries.all()) == ["3.0", "3.1"]
    search.fill("N-34")
    page.locator("[data-entry='N-34']").click()
    expect(read.locator("h2")).to_contain_text("N-34")
    assert page.url.endswith("#N-34")
    expect(page.locator(pages.BOARD)).to_have_count(1)
    read.locator(".pn-reference-open").first.click()
    expect(page.locator(".pn-board .pn-frame")).to_be_visible()
    assert violations(page, axe) == []
    for width in pages.in_widths(page, 1280, 390, height=900):
        assert pages.fits(page), width


def test_a_citation_leads_to_the_page_of_rules(page: Page, voila_url: str, context: BrowserContext) -> None:
    board = pages.open_app(page, voila_url)
    board.locator(".pn-last").click()
    board.locator(".pn-step .pn-cite").first.click()
    with context.expect_page() as opened:
        board.locator(".pn-to-page").click()
    title = opened.value.locator(".pn-reference-text h2")
    title.wait_for(state="visible", timeout=PATIENCE)
    expect(title).to_have_text((board.locator(".pn-step .pn-rule-title").text_content() or "").strip())
