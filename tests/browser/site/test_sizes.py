"""Every page of the site, as a whole, on a phone and in a usual window; and nothing on it that the site's own policy forbids."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from measuring import measured
from playwright.sync_api import Browser, Page, expect

from pages import fits, in_widths
from pnrules import games
from sparing import LANGUAGES, these

pytestmark = pytest.mark.browser

WIDTHS: Final = (390, 1280)
IN_A_ROW: Final = 12
"""Of levels, and of lessons that follow one another, `make test` looks at one in so many: only their words differ."""
REST: Final = "what belongs to no game"
FORBIDDEN: Final = """globalThis.forbidden = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  forbidden.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`));"""


@pytest.fixture(scope="module")
def passing(alone: Browser) -> Iterator[Page]:
    """A page that goes through all of them; without Python, which adds nothing to how large they are."""
    context = alone.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.route("**/python/**", lambda route: route.abort())
    page.add_init_script(FORBIDDEN)
    yield page
    context.close()


def pages_of(folder: Path, lang: str, part: str) -> list[str]:
    """The addresses of a part's pages, in a language."""
    every = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
    own = [name for name in every if name.startswith(f"{lang}/") or "/" not in name]
    own += [name for name in every if name.startswith("cards/") and name.endswith(f"-{lang}.html")]
    of = {name: next((game for game in games.BUILT_IN if game in name), REST) for name in own}
    return [name for name in own if of[name] == part]


def some_of(names: list[str]) -> list[str]:
    """Of each row the first page and then one in so many, and all that is in no row."""
    rows: dict[str, list[str]] = {}
    for name in names:
        rows.setdefault(name.rpartition("/")[0], []).append(name)
    return [name for row, own in rows.items() for name in (own[::IN_A_ROW] if row.count("/") > 1 else own)]


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", these(("some", "all"), "some"))
@pytest.mark.parametrize("part", [*games.BUILT_IN, REST])
def test_no_page_is_wider_than_its_window_nor_does_what_its_policy_forbids(
    passing: Page, folder: Path, site: str, lang: str, part: str, which: str
) -> None:
    every = pages_of(folder, lang, part)
    names = every if which == "all" else some_of(every)
    assert names
    wrong = []
    for name in names:
        passing.goto(f"{site}{name}")
        if passing.locator("body[data-site]").count():
            expect(passing.locator("body")).to_have_attribute("data-shown", "")
        wrong += [f"{name} is too wide at {width}" for width in in_widths(passing, *WIDTHS, height=844) if not fits(passing)]
        wrong += [f"{name}: {told}" for told in passing.evaluate("forbidden")]
    assert wrong == []


UNDER = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const found = (y) => document.elementFromPoint((left + right) / 2, y) === button;
  return found(top + 2) && found(bottom - 2);
}"""
"""Whether a button is seen whole."""


@pytest.mark.parametrize("width", [390, 640, 1280])
def test_on_the_page_of_rules_the_choice_of_the_rulebook_is_seen_whole(passing: Page, site: str, width: int) -> None:
    passing.set_viewport_size({"width": width, "height": 844})
    passing.goto(f"{site}en/nightmare/rules.html")
    buttons = passing.locator("body[data-shown] .pn-reference-list [role=group] button")
    expect(buttons).to_have_count(2)
    assert [measured(button, UNDER) for button in buttons.all()] == [True, True]


@pytest.mark.parametrize("width", [390, 1280])
def test_an_entry_far_down_the_list_of_rules_that_the_address_names_is_seen(passing: Page, site: str, width: int) -> None:
    passing.set_viewport_size({"width": width, "height": 844})
    passing.goto(f"{site}en/nightmare/rules.html#ref-pn30-card-zap")
    wanted = "body[data-shown] .pn-reference-entry[aria-current]"
    expect(passing.locator(wanted)).to_have_text("ZAP")
    passing.wait_for_function(f"(wanted) => ({UNDER})(document.querySelector(wanted))", arg=wanted)
