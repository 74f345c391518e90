"""A lesson of two steps with a wrong move, made from nothing: by mouse, by keyboard alone, in French on a tablet; and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from talking import talking

import pnrules
from pages import fits, violations
from pnrules.files import scenario
from pnrules.session import BoardSession, LessonSession
from pnrules.teaching.unmet import unmet

pytestmark = pytest.mark.browser

POSITION = "nightmare/learn/02-yes-or-no"
"""Ada and Ben have 1 point each. Ada has BUG, where the PC is, and ZAP."""
SAID = {
    "en": ("Both of you have 1 point.", "Win.", "Who is hit by BUG?", "BUG puts you both out.", "ZAP could have won."),
    "fr": ("Vous avez 1 point chacun.", "Gagnez.", "Qui est touché ?", "BUG vous élimine tous les deux.", "ZAP pouvait gagner."),
}
WAY = {"en": ("Don’t execute", "Execute", "Ben"), "fr": ("Ne pas exécuter", "Exécuter", "Ben")}


AS_IN_THE_APPS = "addEventListener('DOMContentLoaded', () => { document.body.dataset.page = 'board'; })"
"""The page is one of those that keep something in the browser."""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


def begun(page: Page, lang: str = "en", keeps: object = None) -> tuple[Locator, BoardSession]:
    """The studio on a board; `keeps` is what the browser has kept before, since a board that is drawn in a test empties it."""
    session = BoardSession(pnrules.load(POSITION), lang, offer=("lang", "seat"))
    board = talking(page, session)
    page.evaluate("(keeps) => void Object.assign(localStorage, keeps ?? {})", keeps)
    board.locator('.pn-tab[data-tab="take"]').click()
    board.locator(".pn-studio-begin").click()
    expect(board.locator(".pn-studio")).to_be_visible()
    return board, session


def chosen(board: Locator, name: str, count: int) -> None:
    """A choice on the board, until it has been recorded."""
    board.locator(".pn-ask").get_by_role("button", name=name).first.click()
    expect(board.locator(".pn-studio-recorded li")).to_have_count(count)


def made(board: Locator, lang: str = "en") -> None:
    """The whole lesson, by mouse or finger."""
    first, asks, hint, wrong, otherwise = SAID[lang]
    board.locator(".pn-studio-says").fill(first)
    board.locator(".pn-studio-add").click()
    expect(board.locator(".pn-studio-beat")).to_have_count(1)
    for count, name in enumerate(WAY[lang], 1):
        chosen(board, name, count)
    board.locator(".pn-studio-says").fill(asks)
    board.locator(".pn-studio-do").check()
    board.locator(".pn-studio-hint").fill(hint)
    board.locator(".pn-studio-add").click()
    board.locator('.pn-studio-other[data-fate="loses"] textarea').first.fill(wrong)
    board.locator(".pn-studio-others > .pn-studio-field textarea").fill(otherwise)
    board.locator(".pn-studio-others > .pn-studio-field textarea").blur()
    expect(board.locator('[data-notes="wrong"]')).to_have_count(0)


def is_whole(session: BoardSession, lang: str = "en") -> None:
    """What was made is a lesson that the rules accept, and says what its author typed."""
    studio = session.traits["studio"]
    assert studio is not None
    data = json.loads(studio["file"] or "null")
    assert unmet(scenario.from_data(data)) == []
    first, second = data["lesson"]["beats"]
    said = (
        first["says"],
        second["says"],
        second["do"]["hint"],
        second["do"]["wrong"][0]["says"],
        second["do"]["otherwise"]["says"],
    )
    assert tuple(each[lang] for each in said) == SAID[lang]


def test_a_lesson_is_made_by_mouse_saved_and_played_by_a_learner_elsewhere(page: Page, browser: Browser, tmp_path: Path) -> None:
    board, session = begun(page)
    made(board)
    is_whole(session)
    with page.expect_download() as got:
        board.locator(".pn-studio-save").click()
    assert got.value.suggested_filename == "a-lesson.json"
    file = tmp_path / "lesson.json"
    got.value.save_as(file)
    elsewhere = browser.new_page()
    learner = talking(elsewhere, LessonSession("mine", {"mine": file}))
    learner.locator(".pn-lesson-on").click()
    learner.locator(".pn-ask").get_by_role("button", name="Execute", exact=False).first.click()
    expect(learner.locator(".pn-verdict")).to_contain_text("BUG puts you both out.")
    elsewhere.close()


def test_a_saved_lesson_is_opened_again_as_it_was(page: Page, browser: Browser, tmp_path: Path) -> None:
    board, session = begun(page)
    made(board)
    with page.expect_download() as got:
        board.locator(".pn-studio-save").click()
    file = tmp_path / "lesson.json"
    got.value.save_as(file)
    elsewhere = browser.new_page()
    other, again = begun(elsewhere)
    other.locator(".pn-studio-open input").set_input_files(file)
    expect(other.locator(".pn-studio-beat")).to_have_count(2)
    ours, theirs = session.traits["studio"], again.traits["studio"]
    assert ours is not None
    assert theirs is not None
    assert theirs["file"] == ours["file"] == file.read_text(encoding="utf-8")
    elsewhere.close()


def test_the_lesson_is_tried_by_its_author_and_gone_on_with(page: Page) -> None:
    board, session = begun(page)
    made(board)
    board.locator(".pn-studio-try").click()
    expect(board.locator(".pn-lesson-says")).to_have_text(SAID["en"][0])
    board.locator(".pn-lesson-on").click()
    expect(board.locator(".pn-lesson-says")).to_have_text("Win.")
    board.locator(".pn-studio-tried").click()
    expect(board.locator(".pn-lesson")).to_have_count(0)
    expect(board.locator(".pn-studio-beat")).to_have_count(2)
    is_whole(session)


def kept(board: Locator) -> Locator:
    """The drafts that the browser keeps besides the one that is being made."""
    return board.locator(".pn-studio-kept li")


def stored(page: Page) -> object:
    return page.evaluate("Object.fromEntries(Object.entries(localStorage))")


def visit(page: Page, keeps: object) -> tuple[Page, Locator, BoardSession]:
    """The studio in another tab of the same browser."""
    tab = page.context.new_page()
    tab.add_init_script(AS_IN_THE_APPS)
    return tab, *begun(tab, keeps=keeps)


def test_a_draft_survives_with_what_is_in_no_sentence_yet(page: Page) -> None:
    page.add_init_script(AS_IN_THE_APPS)
    board, _ = begun(page)
    board.locator(".pn-studio-says").fill("Both of you have 1 point.")
    board.locator(".pn-studio-add").click()
    chosen(board, WAY["en"][0], 1)
    expect(board.locator("[data-came]")).to_have_attribute("data-came", "kept")
    tab, again, session = visit(page, stored(page))
    kept(again).first.locator(".pn-level").click()
    expect(again.locator(".pn-studio-beat")).to_have_count(1)
    expect(again.locator(".pn-studio-recorded li")).to_have_count(1)
    expect(kept(again)).to_have_count(0)
    assert session.play.head == session.traits["head"]
    tab.close()


def test_two_tabs_that_go_on_with_the_same_draft_lose_nothing_of_it(page: Page) -> None:
    page.add_init_script(AS_IN_THE_APPS)
    board, _ = begun(page)
    chosen(board, WAY["en"][0], 1)
    other, there, _ = visit(page, stored(page))
    kept(there).first.locator(".pn-level").click()
    expect(there.locator(".pn-studio-recorded li")).to_have_count(1)
    chosen(there, WAY["en"][1], 2)
    chosen(board, WAY["en"][1], 2)
    expect(board.locator("[data-came]")).to_have_attribute("data-came", "elsewhere")
    third, again, _ = visit(page, stored(page))
    expect(kept(again)).to_have_count(2)
    for each in (other, third):
        each.close()


def test_a_full_storage_says_so_and_how_to_keep_the_lesson(page: Page) -> None:
    page.add_init_script(AS_IN_THE_APPS)
    page.add_init_script(FULL)
    board, _ = begun(page)
    chosen(board, WAY["en"][0], 1)
    expect(board.locator('[data-came="full"]')).to_contain_text("save the lesson as a file")


def test_a_lesson_of_the_game_is_opened_to_be_changed(page: Page) -> None:
    board, session = begun(page)
    board.locator(".pn-studio-remix").select_option("nightmare/learn/03-claiming")
    expect(board.locator(".pn-studio-beat")).to_have_count(6)
    board.locator(".pn-studio-beat .pn-level").first.click()
    board.locator('.pn-studio-beat[data-open] textarea[lang="en"]').first.fill("Agree who begins.")
    board.locator('.pn-studio-beat[data-open] textarea[lang="en"]').first.blur()
    expect(board.locator(".pn-studio-beat .pn-level").first).to_have_text("Agree who begins.")
    studio = session.traits["studio"]
    assert studio is not None
    assert studio["wrong"] == []


def tab_to(page: Page, there: Locator, most: int = 90) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if there.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {there}")


@pytest.mark.long
def test_a_lesson_is_made_by_keyboard_alone(page: Page) -> None:
    session = BoardSession(pnrules.load(POSITION), offer=("lang", "seat"))
    board = talking(page, session)

    def press(there: str, key: str = "Enter") -> None:
        tab_to(page, board.locator(there).first)
        page.keyboard.press(key)

    def typed(there: str, text: str) -> None:
        tab_to(page, board.locator(there).first)
        page.keyboard.type(text)

    first, asks, hint, wrong, otherwise = SAID["en"]
    press('.pn-tab[data-tab="take"]')
    press(".pn-studio-begin")
    expect(board.locator(".pn-studio")).to_be_visible()
    typed(".pn-studio-says", first)
    press(".pn-studio-add")
    expect(board.locator(".pn-studio-beat")).to_have_count(1)
    for count, name in enumerate(WAY["en"], 1):
        tab_to(page, board.locator(".pn-ask").get_by_role("button", name=name).first)
        page.keyboard.press("Enter")
        expect(board.locator(".pn-studio-recorded li")).to_have_count(count)
    typed(".pn-studio-says", asks)
    press(".pn-studio-do", "Space")
    typed(".pn-studio-hint", hint)
    press(".pn-studio-add")
    expect(board.locator(".pn-studio-other").first).to_be_visible()
    typed('.pn-studio-other[data-fate="loses"] textarea', wrong)
    typed(".pn-studio-others > .pn-studio-field textarea", otherwise)
    page.keyboard.press("Tab")
    expect(board.locator('[data-notes="wrong"]')).to_have_count(0)
    is_whole(session)


@pytest.mark.parametrize("size", [(820, 1180), (390, 844)])
def test_a_lesson_is_made_in_french_with_a_finger(browser: Browser, axe: str, size: tuple[int, int]) -> None:
    """On a tablet and on a phone: nothing is wider than the screen, and nothing is amiss for whoever cannot see it."""
    wide, high = size
    context = browser.new_context(viewport={"width": wide, "height": high}, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    board, session = begun(page, "fr")
    made(board, "fr")
    is_whole(session, "fr")
    assert fits(page)
    assert violations(page, axe, ".pn-studio") == []
    context.close()
