"""A kernel behind an app: what its boards bring along, and that what is left to chance goes by the page's number."""

from __future__ import annotations

import random

import pytest

import pnrules
from pnrules.pages import opening
from pnwidgets import explore, language


def test_behind_an_app_a_board_brings_no_script_and_no_style_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = explore(pnrules.load("nightmare/sample"))
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    served = explore(pnrules.load("nightmare/sample"))
    assert len(own._esm) > 100_000
    assert len(own._css) > 50_000
    assert len(served._esm) < 1_000
    assert served._css == ""


def test_pages_with_the_same_luck_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for luck in ("17", "17", "18"):
        monkeypatch.setenv("QUERY_STRING", f"luck={luck}")
        language.begin()
        found.append(random.random())
    assert found[0] == found[1] != found[2]


def test_exercises_begin_as_recorded_and_go_on_by_the_page_s_luck() -> None:
    def bases(luck: str) -> list[str]:
        session = opening.trainer(None, None, None, {"game": "nightmare", "begin": "3", "luck": luck}, "en")
        found = [str(session.traits["base"])]
        session.hear({"do": "exercise-show"})
        session.hear({"do": "exercise", "name": "next"})
        return [*found, str(session.traits["base"])]

    one, same, other = bases("5"), bases("5"), bases("6")
    assert one == same
    assert one[0] == other[0]
    assert one[1] != other[1]
