"""The page for making lessons, on the site without a server: from the front page to a lesson, kept, put away and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from sites import FIRST

import pages

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
LEVEL = "nightmare/levels/5-endings/04-both-out"


def board_of(page: Page) -> Locator:
    return page.locator(f"{FIRST} .pn-board")


def test_a_teacher_finds_the_page_makes_a_lesson_and_finds_it_again(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{site}fr/index.html")
    lessons = page.locator("article[data-game=nightmare] details.pn-folded")
    lessons.locator("summary").click()
    lessons.locator("a.pn-make-page").click()
    board = board_of(page)
    expect(board.locator(".pn-studio-beginning")).to_contain_text("Où commence-t-elle")
    board.locator(".pn-studio-begin").click()
    board.locator(".pn-studio-says").fill("Regardez la rangée.", timeout=pages.PATIENCE)
    board.locator(".pn-studio-add").click()
    expect(board.locator(".pn-studio-beat")).to_have_count(1, timeout=pages.PATIENCE)
    expect(board.locator("[data-came=kept]")).to_be_attached()
    assert pages.fits(page)
    page.reload()
    board.locator(".pn-studio-kept .pn-level").first.click()
    expect(board.locator(".pn-studio-beat")).to_contain_text("Regardez la rangée.", timeout=pages.PATIENCE)
    board.locator(".pn-studio-leave").click()
    expect(board.locator(".pn-studio-beginning")).to_be_visible(timeout=pages.PATIENCE)


def test_a_lesson_leads_to_ones_own(page: Page, site: str) -> None:
    page.goto(f"{site}en/nightmare/learn/03-claiming.html")
    board = board_of(page)
    board.locator('.pn-tab[data-tab="lessons"]').click()
    board.locator(".pn-make-own").click()
    expect(board_of(page).locator(".pn-studio-beat")).to_have_count(6, timeout=pages.PATIENCE)


def test_a_level_leads_to_a_lesson_that_asks_for_the_same(page: Page, site: str) -> None:
    page.goto(f"{site}en/{LEVEL}.html")
    task = board_of(page).locator(".pn-task-words").inner_text()
    board_of(page).locator('.pn-tab[data-tab="levels"]').click()
    board_of(page).locator(".pn-make-own").click()
    beat = board_of(page).locator(".pn-studio-beat")
    expect(beat).to_have_count(1, timeout=pages.PATIENCE)
    expect(beat).to_contain_text(task)


def test_a_lesson_is_saved_as_a_web_page_that_plays_without_the_site(
    page: Page, site: str, browser: Browser, tmp_path: Path
) -> None:
    page.goto(f"{site}en/nightmare/make.html?from=nightmare/learn/04-turn-round")
    board = board_of(page)
    expect(board.locator(".pn-studio-beat").first).to_be_visible(timeout=pages.PATIENCE)
    with page.expect_download(timeout=pages.PATIENCE) as got:
        board.locator(".pn-studio-page").click()
    got.value.save_as(tmp_path / "lesson.html")
    learner = browser.new_page()
    learner.goto((tmp_path / "lesson.html").as_uri())
    says = learner.locator(".pn-lesson-says").inner_text()
    learner.locator(".pn-lesson-on").click()
    expect(learner.locator(".pn-lesson-says")).not_to_have_text(says)
    learner.close()
