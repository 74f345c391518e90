"""On a low screen five choices and all of a hint are seen at once, in every game; what else is told waits meanwhile."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qsl

import pytest
from alone import NOTEBOOKS, framed
from measuring import measured
from playwright.sync_api import Page, expect
from sowing import installed

from pnrules import words
from pnrules.kernel.facets.players import Players
from pnrules.pages import Page as Notebook
from pnrules.session import Deal
from pnrules.session.deals import usual
from pnwidgets.app.notebooks import load
from sparing import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.long]

FOUR: Final = "person,search:8,search:8,search:8"
DEALS: Final = {
    "bandwidth": Deal("bandwidth", "BfB", 1, 4, 4, FOUR),
    "runtime_error": Deal("runtime_error", "1", 1, 4, 6, FOUR),
    "built": Deal("nightmare", "3.0", 2, 4, 5, FOUR),
    "dealt": Deal("nightmare", "3.1", 1, 4, 1, FOUR),
    "kalah": Deal("kalah", "1", 1, 2, 1, "person,search:8"),
}
LONG_RUN: Final = 40
"""So many things happen after the best choice of the longest reason."""


@pytest.fixture
def page(sheet: Page) -> Page:
    """One page for all that is drawn here."""
    return sheet


@pytest.fixture
def outside(tmp_path: Any) -> Any:
    """The game of another package is installed."""
    with installed(tmp_path / "site"):
        yield


def hinted(deal: Deal, lang: str) -> dict[str, Any]:
    """What a page has that plays against others, at the reader's first choice, with a whole hint."""
    made = Notebook(load(NOTEBOOKS / "play.ipynb").code, dict(parse_qsl(deal.address)), lang)
    board = made.boards[0]

    def has(name: str) -> Any:
        return dict(board.traits)[name]

    while has("table")["thinks"]:
        made.hear(0, {"do": "think", "node": has("table")["thinks"]["node"]})
    while has("advice") is None or has("advice")["done"] < has("advice")["of"]:
        made.hear(0, {"do": "advise", "node": has("head")})
    return dict(board.traits)


def longest(sent: dict[str, Any]) -> dict[str, Any]:
    """The same with a run of the program after the best choice that goes on and on."""
    best = sent["advice"]["best"]
    return {**sent, "advice": {**sent["advice"], "best": {**best, "events": (best["events"] * LONG_RUN)[:LONG_RUN]}}}


SEEN: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const clips = (element) => {
    let room = { top: 0, bottom: innerHeight };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      room = { top: Math.max(room.top, box(around).top), bottom: Math.min(room.bottom, box(around).bottom) };
    }
    return room;
  };
  const whole = (element) => box(element).top >= clips(element).top - 1 && box(element).bottom <= clips(element).bottom + 1;
  const choices = [...document.querySelectorAll(".pn-options > li")];
  const hint = document.querySelector(".pn-advice");
  return {
    choices: choices.length,
    seen: choices.filter(whole).length,
    hint: whole(hint) && hint.scrollHeight <= hint.clientHeight + 1,
    strip: box(document.querySelector(".pn-timeline")).height,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DEALS)
def test_five_choices_and_all_of_a_hint_are_seen_on_a_low_screen(
    page: Page, outside: None, monkeypatch: pytest.MonkeyPatch, kind: str, lang: str
) -> None:
    """As it comes, and with the longest reason."""
    deal = DEALS[kind]
    judged = Players.of(usual(deal.game).play().setup.game).judgement()
    monkeypatch.setattr(type(judged), "strength", 20)
    sent = hinted(deal, lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    for told in (sent, longest(sent)):
        board = framed(page, told, None)
        expect(board.locator(".pn-reason").first).to_be_visible()
        found = measured(page, SEEN)
        assert found["seen"] >= min(5, found["choices"])
        assert (found["hint"], found["wide"]) == (True, 0)
        assert found["strip"] <= 40
    further = words.text(lang, "board-reason-more", count=0).split("0")[0]
    expect(board.locator(".pn-reason").first).to_contain_text(further)
