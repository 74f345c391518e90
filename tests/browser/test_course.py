"""A course of three in a browser: served to a class, learnt, kept after a reload; and hostile files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from learning import learn
from playwright.sync_api import Browser, Locator, Page, expect
from pressing import Press, by_keyboard, by_mouse

from pnrules.courses import course
from pnrules.session import CourseSession
from servers import classroom
from tests.courses.making import OWN, of_three, put_part

pytestmark = [pytest.mark.browser, pytest.mark.long]

AT: Final = ".pn-course-at"
ON: Final = ".pn-course-on"
LESSON: Final = "nightmare/learn/02-yes-or-no"
COURSE: Final = "voila/render/course.ipynb"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("course")
    (folder / "week.json").write_text(json.dumps(of_three()), encoding="utf-8")
    with classroom("--course", "week.json", "--warm", "1", cwd=folder) as address:
        yield address


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    """A learner's page, in a browser that has kept nothing."""
    context = browser.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def board_of(page: Page) -> Locator:
    return page.locator(".pn-board").first


def right_choices() -> list[int]:
    """What is right in each of the course's exercises, by the rules."""
    session = CourseSession(course.from_data(of_three()), part=2)
    found = []
    for _ in range(3):
        assert session.practice is not None
        found.append(session.practice.exercise.right)
        session.hear({"do": "exercise-say", "choice": found[-1]})
        session.hear({"do": "exercise", "name": "next"})
    return found


@pytest.mark.parametrize(("lang", "press"), [("en", by_mouse), ("fr", by_keyboard)])
def test_a_course_of_three_is_learnt_and_what_was_done_is_there_after_a_reload(
    own_page: Page, served: str, lang: str, press: Press
) -> None:
    title, of, go_on, over = {
        "en": ("Week 1", "of", "Go on: A duel", "That was the whole course."),
        "fr": ("Semaine 1\u00a0", "sur", "Continuer\u00a0: Un duel", "Le cours est terminé."),
    }[lang]
    own_page.goto(f"{served}?lang={lang}")
    front = own_page.locator(".pn-front:visible .pn-in-course")
    expect(front.locator("[data-part]")).to_have_count(3)
    press(front.locator(".pn-start"))
    board = board_of(own_page)
    expect(board.locator(AT)).to_have_text(f"{title}: 1 {of} 3")
    learn(board, LESSON, lang, press)
    expect(board.locator(ON)).to_have_text(go_on)
    expect(board.locator(ON)).to_be_focused()
    press(board.locator(ON))
    expect(board.locator(AT)).to_have_text(f"{title}: 2 {of} 3")

    own_page.goto(f"{served}{COURSE}?lang={lang}")  # where one left off
    expect(board.locator(AT)).to_have_text(f"{title}: 2 {of} 3")
    learn(board, LESSON, lang, press)  # a lesson of one's own, with the same beats
    press(board.locator(ON))
    expect(board.locator(AT)).to_contain_text(f"{title}: 3 {of} 3")
    for count, choice in enumerate(right_choices(), 1):
        press(board.locator(".pn-choice .pn-option").nth(choice))
        expect(board.locator(f"{AT} [role=status]")).to_contain_text(str(count))
        if count < 3:
            press(board.locator(".pn-next-level"))
            expect(board.locator(".pn-verdict")).to_have_count(0)
    expect(board.locator(".pn-in-course .pn-lesson-over")).to_have_text(over)

    own_page.goto(f"{served}?lang={lang}")
    expect(front.locator("[data-part][data-done]")).to_have_count(3)
    expect(front.locator(".pn-learnt .pn-small")).to_have_text(f"3 {of} 3")


HOSTILE: Final = [
    ("no JSON", "<script>document.body.dataset.run = '1'</script>", "is not JSON"),
    ("markup", json.dumps({**of_three(), "title": "<img src=x onerror=alert(1)>"}), "title"),
    ("markup in a lesson", json.dumps(put_part(1, lesson={**OWN, "title": "<b>"})), "parts[1].lesson.title"),
    ("a file of the server", json.dumps(put_part(0, lesson="/etc/passwd")), "parts[0].lesson"),
    ("deep", '{"course": 1, "parts": ' + "[" * 20_000, "too deeply"),
    ("61 parts", json.dumps({**of_three(), "parts": of_three()["parts"][:1] * 61}), "parts"),
]


def test_hostile_files_are_refused_with_a_sentence_and_the_course_stays(own_page: Page, served: str, tmp_path: Path) -> None:
    own_page.goto(f"{served}{COURSE}?lang=en")
    board = board_of(own_page)
    board.locator(".pn-tab[data-tab=course]").click()
    for name, text, said in HOSTILE:
        file = tmp_path / f"{name}.json"
        file.write_text(text, encoding="utf-8")
        board.locator(".pn-course-open input").set_input_files(file)
        notice = board.locator(".pn-notice").first
        expect(notice).to_contain_text("This course cannot be opened.")
        expect(notice).to_contain_text(said)
        expect(board.locator(AT)).to_have_text("Week 1: 1 of 3")
    good = tmp_path / "good.json"
    good.write_text(json.dumps({**of_three(), "name": "week-2", "title": "Week 2"}), encoding="utf-8")
    board.locator(".pn-course-open input").set_input_files(good)
    expect(board.locator(AT)).to_have_text("Week 2: 1 of 3")
    expect(board.locator(".pn-notice")).to_have_count(0)


def test_a_server_whose_course_is_not_good_says_so_and_does_not_begin(tmp_path: Path) -> None:
    (tmp_path / "week.json").write_text(json.dumps(put_part(0, lesson="nightmare/learn/02-yes")), encoding="utf-8")
    with (
        pytest.raises(RuntimeError, match=r"pnrules serve: week.json: parts\[0\]\.lesson: the games have no lesson"),
        classroom("--course", "week.json", cwd=tmp_path),
    ):
        raise AssertionError("it began")
