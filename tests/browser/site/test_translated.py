"""A page that the reader's browser translates: it puts each text into elements of its own, and goes on with those that come."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from translating import TRANSLATE

from pages import PATIENCE
from pnrules import words

LESSON = "en/nightmare/learn/13-twenty-cards.html"
STEPS = 3


def sentences(page: Page, address: str, *, translated: bool) -> list[str]:
    """What the lesson says at its first steps, without the translator's sign."""
    page.goto(address, timeout=PATIENCE)
    forward = page.locator(".pn-lesson-ways .pn-primary")
    expect(forward).to_be_visible(timeout=PATIENCE)
    if translated:
        page.evaluate(TRANSLATE)
        expect(page.locator(".pn-lesson-says font").first).to_be_attached()
    found = []
    for step in range(1, STEPS + 1):
        at = words.text("en", "lesson-step", at=step, count=page.locator(".pn-lesson-dots i").count())
        expect(page.locator(".pn-lesson-dots")).to_have_attribute("aria-label", at, timeout=PATIENCE)
        found.append(" ".join(page.locator(".pn-lesson-says").inner_text().replace("~", "").split()))
        if step < STEPS:
            forward.click()
    return found


def test_each_step_of_a_lesson_shows_its_own_sentence_alone_translated_or_not(page: Page, site: str) -> None:
    plain = sentences(page, f"{site}{LESSON}", translated=False)
    assert len(set(plain)) == STEPS
    assert sentences(page, f"{site}{LESSON}", translated=True) == plain
