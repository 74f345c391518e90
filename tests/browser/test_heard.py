"""A lesson and a game as a screen reader tells them, compared with what was read and found good to listen to."""

from __future__ import annotations

import re

import pytest
from heard import ALL, WINDOW, kept
from playwright.sync_api import Page

from pnrules.words import LANGUAGES

pytestmark = pytest.mark.browser

QUICK = [("lesson", "en"), ("game", "fr")]
"""What `make test` listens to."""
SCRIPTS = [
    pytest.param(name, lang, marks=() if (name, lang) in QUICK else pytest.mark.slow) for name in ALL for lang in LANGUAGES
]


def lines(name: str, lang: str) -> list[str]:
    return kept(name, lang).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "lang"), SCRIPTS)
def test_what_is_heard_is_what_was_found_good(page: Page, name: str, lang: str) -> None:
    """If it is meant to be another, `make heard` writes it anew: listen to it before it is committed."""
    width, height = WINDOW
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    assert ALL[name](page, lang) == lines(name, lang)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_answered_by_silence_and_nothing_is_said_twice(name: str, lang: str) -> None:
    said = lines(name, lang)
    for before, after in zip(said, [*said[1:], "["], strict=True):
        assert not (before.startswith("[") and after.startswith("[")), f"nothing is said of {before}"
        assert before != after, "it is said twice"
        assert before.partition(") ")[2] not in ("", after.partition("; ")[2]) or not before.startswith("(")
    for line in said:
        assert not re.search(r"\b(\w{3,}) \1\b", line), f"a word is doubled: {line}"
        assert line.startswith("[") or re.search(r"\w", line.partition(") ")[2] or line), f"nothing but signs: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_wrong_and_right_move_the_verdict_is_heard(lang: str) -> None:
    """A lesson of two tasks, each with a wrong move before the right one."""
    wrong, right = {"en": ("Not quite.", "Right."), "fr": ("Pas tout à fait.", "Bravo.")}[lang]
    heard = [line for line in lines("lesson", lang) if line.startswith("(polite)")]
    assert [sum(said in line for line in heard) for said in (wrong, right)] == [2, 2]
