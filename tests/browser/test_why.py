"""Why, why not, what if and side by side, in a browser, with the rules behind it: what the page says is what the kernel says."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from alone import live
from playwright.sync_api import Locator, Page, expect

import pages
import pnrules
from pnrules import Play

pytestmark = pytest.mark.browser

Open = Callable[..., Locator]


@pytest.fixture
def opened(page: Page) -> Open:
    """Opens a notebook's board, on a page that is wide and high enough for all of it."""
    page.set_viewport_size({"width": 1280, "height": 1600})
    return lambda notebook="nightmare/sample", lang="en": live(page, notebook, lang)


def scores(within: Locator) -> list[int]:
    return [int(text) for text in within.locator(".pn-points [data-seat] .pn-score").all_text_contents()]


def asked(play: Play, card: str) -> int:
    """The first node on the line at which somebody is asked to execute a card."""
    return next(n for n in play.line() if (ask := play.state_at(n).ask) and (ask.kind, ask.args) == ("execute", (card,)))


def look_at(board: Locator, node: int) -> None:
    pages.tab(board, "log")
    board.locator(f".pn-log-step[data-node='{node}']").click()
    expect(board).to_have_attribute("data-node", str(node))


def reasons(board: Locator) -> list[int]:
    return [int(str(step.get_attribute("data-node"))) for step in board.locator(".pn-because-step").all()]


def test_why_of_a_score_is_followed_step_by_step_and_back(opened: Open) -> None:
    board = opened()
    play = pnrules.load("nightmare/sample")
    board.locator(".pn-last").click()
    board.locator(".pn-player[data-seat='3'] .pn-player-top").click()
    made = play.made_so("points", 3)
    expect(board.locator(".pn-because-step")).to_have_count(len(made))
    assert reasons(board) == made
    for node in made:
        step = board.locator(f".pn-because-step[data-node='{node}']")
        step.click()
        expect(board).to_have_attribute("data-node", str(node))
        expect(step).to_have_attribute("aria-current", "step")
        expect(board.locator(".pn-live")).to_have_text(play.step_to(node).words())
        assert scores(board) == list(play.setup.game.points(play.state_at(node)))
    assert reasons(board) == made
    board.locator(".pn-because .pn-cite").first.click()
    expect(board.locator(".pn-because .pn-rule")).to_be_visible()
    board.locator(".pn-why-return").click()
    expect(board).to_have_attribute("data-node", str(play.head))


@pytest.mark.parametrize(
    ("notebook", "over", "card"),
    [
        ("nightmare/version-1", True, "GOTO"),
        ("bandwidth/example", False, "Pass X ↻"),
        ("runtime_error/sample-round", False, "9♥"),
    ],
)
def test_why_a_card_lies_where_it_does_in_every_game(opened: Open, notebook: str, over: bool, card: str) -> None:
    board = opened(notebook)
    board.locator(".pn-last").click()
    if over:  # the scoreboard lies over the table
        board.locator(".pn-to-ending").click()
    board.locator(f".pn-card[data-card='{card}']").focus()
    board.page.keyboard.press("w")
    detail = board.locator(".pn-detail")
    expect(detail).to_have_attribute("data-about", f"card {card}")
    expect(detail.locator("[data-subject='places']")).to_have_attribute("aria-pressed", "true")
    expect(detail.locator("[data-subject='places']")).to_be_focused()
    assert reasons(board)
    board.page.keyboard.press("Escape")
    expect(board.locator(f".pn-card[data-card='{card}']")).to_be_focused()


def test_what_if_a_choice_had_been_otherwise_and_the_two_side_by_side(opened: Open) -> None:
    """Had P1 executed COPY: 7, 8, 7 instead of 9, 9, 8; everything else came the same."""
    board = opened()
    play = pnrules.load("nightmare/sample")
    was = play.head
    node = asked(play, "COPY")
    board.locator(".pn-last").click()
    look_at(board, node)
    board.locator(".pn-foresee").click()
    expect(board.locator(".pn-preview summary")).to_have_count(2)
    board.locator(".pn-what-if").click()
    would = play.what_if(node, "execute").node
    expect(board).to_have_attribute("data-head", str(would))
    expect(board.locator(".pn-notice[data-told]")).to_contain_text("7 choices were made again.")
    assert scores(board) == [7, 8, 7]
    board.locator(".pn-compare-was").click()
    expect(board.locator(".pn-contrasts tbody tr")).to_have_count(3)
    rows = [row.locator("th, td").all_text_contents() for row in board.locator(".pn-contrasts tbody tr").all()]
    assert rows == [["P1: Points", "7", "9"], ["P2: Points", "8", "9"], ["P3: Points", "7", "8"]]
    halves = board.locator(".pn-half")
    expect(halves).to_have_count(2)
    assert [half.get_attribute("data-node") for half in halves.all()] == [str(node)] * 2
    board.page.keyboard.press("End")
    expect(halves.nth(0)).to_have_attribute("data-node", str(would))
    expect(halves.nth(1)).to_have_attribute("data-node", str(was))
    assert [scores(half) for half in halves.all()] == [[7, 8, 7], [9, 9, 8]]
    board.page.keyboard.press("Escape")
    expect(board.locator(".pn-comparing")).to_have_count(0)
    pages.tab(board, "branches")
    board.locator(f".pn-knot[data-node='{was}']").click()
    expect(board).to_have_attribute("data-node", str(was))


def test_without_a_card_and_the_way_back(opened: Open) -> None:
    board = opened()
    play = pnrules.load("nightmare/sample")
    board.locator(".pn-card[data-card='PROGRAM ERROR']").click()
    board.locator(".pn-absent").click()
    halves = board.locator(".pn-half")
    expect(halves).to_have_count(2)
    expect(board.locator(".pn-notice[data-told]")).to_contain_text("a new choice came up")
    other = play.without("PROGRAM ERROR").play
    board.locator(".pn-take").click()
    expect(board.locator(".pn-comparing")).to_have_count(0)
    expect(board).to_have_attribute("data-head", str(other.head))
    expect(board.locator(".pn-subtitle")).to_contain_text("Without PROGRAM ERROR")
    assert scores(board) == [9, 9, 9]
    expect(board.locator(".pn-card[data-card='PROGRAM ERROR']")).to_have_count(0)
    pages.tab(board, "branches")
    board.locator(".pn-compare-with").select_option(label="The game as it was")
    board.locator(".pn-compare").click()
    board.locator(".pn-take").click()
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-card[data-card='PROGRAM ERROR']")).to_have_count(1)


def test_another_ruling_right_where_it_is_cited(opened: Open) -> None:
    board = opened()
    play = pnrules.load("nightmare/sample")
    told = [n for n in play.line()[1:] if not play.step_to(n).rule.quiet]
    node, ruling = next((n, r) for n in told for r in play.step_to(n).rulings if play.setup.register[r].others)
    board.locator(".pn-slider").fill("0")
    while (before := board.get_attribute("data-node")) != str(node):
        board.locator(".pn-next").click()
        expect(board).not_to_have_attribute("data-node", str(before))
    board.locator(f".pn-step .pn-ruling[data-ruling='{ruling}']").click()
    board.locator(".pn-step .pn-ruling-play").first.click()
    expect(board.locator(".pn-half")).to_have_count(2)
    expect(board.locator(".pn-half-title").nth(1)).to_have_text(f"With another answer to {ruling}")
    board.locator(".pn-take").click()
    expect(board.locator(".pn-subtitle")).to_contain_text(ruling)


def test_what_cannot_be_chosen_says_why_on_the_board(opened: Open) -> None:
    """RE, writing a statement: the lower bound has to be less than the upper one, and of its suit."""
    board = opened("runtime_error/sample-round")
    board.locator(".pn-last").click()
    refused = board.locator(".pn-card[data-forbidden]").first
    expect(refused).to_be_visible()
    expect(refused).to_contain_text("Not allowed now")
    refused.focus()
    board.page.keyboard.press("Enter")
    expect(board.locator(".pn-why-not-words").first).to_be_visible()
    expect(board.locator(".pn-why-not .pn-cite").first).to_be_visible()


def test_axe_finds_nothing_with_the_panels_open(page: Page, opened: Open, axe: str) -> None:
    board = opened()
    board.locator(".pn-last").click()
    board.locator(".pn-player[data-seat='3'] .pn-player-top").click()
    for look in pages.in_looks(page, 1280, 320, height=1600):
        expect(board.locator(".pn-because"), look).to_have_count(2)
        assert pages.violations(page, axe, ".pn-board") == [], look
    look_at(board, asked(pnrules.load("nightmare/sample"), "COPY"))
    board.locator(".pn-foresee").click()
    expect(board.locator(".pn-preview summary")).to_have_count(2)
    board.locator(".pn-what-if").click()
    pages.tab(board, "branches")
    for look in pages.in_looks(page, 1280, 320, height=1600):
        expect(board.locator(".pn-knot"), look).to_have_count(4)
        assert pages.violations(page, axe, ".pn-board") == [], look
    board.locator(".pn-compare-was").click()
    for look in pages.in_looks(page, 1280, 320, height=1600):
        expect(board.locator(".pn-half"), look).to_have_count(2)
        assert pages.violations(page, axe, ".pn-board") == [], look
        assert pages.fits(page), look


def test_all_of_it_with_the_keyboard_alone_in_french(page: Page, opened: Open) -> None:
    board = opened(lang="fr")
    board.locator(".pn-slider").focus()
    page.keyboard.press("End")
    page.keyboard.press("w")
    expect(board.locator(".pn-detail")).to_have_attribute("data-about", "table")
    expect(board.locator(".pn-subject").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(board.locator(".pn-why-toggle")).to_be_focused()
    board.locator(".pn-slider").focus()
    play = pnrules.load("nightmare/sample")
    node = asked(play, "COPY")
    while (before := board.get_attribute("data-node")) != str(node):
        page.keyboard.press("ArrowLeft")
        expect(board).not_to_have_attribute("data-node", str(before))
    pages.at_rest(board)
    board.locator(".pn-what-if").focus()
    page.keyboard.press("Enter")
    would = play.what_if(node, "execute").node
    expect(board).to_have_attribute("data-head", str(would))
    expect(board.locator(".pn-notice[data-told]")).to_contain_text("7 choix ont été refaits.")
    board.locator(".pn-tab[data-tab='branches']").focus()
    page.keyboard.press("Enter")
    board.locator(".pn-knot[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(board.locator(f".pn-knot[data-node='{node}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(board).to_have_attribute("data-node", str(node))
    pages.at_rest(board)
    board.locator(".pn-compare").focus()
    page.keyboard.press("Enter")
    expect(board.locator(".pn-comparing")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(board.locator(".pn-together-slider")).to_have_value("1")
    page.keyboard.press("Escape")
    expect(board.locator(".pn-compare")).to_be_focused()


def test_the_options_that_were_given_are_named_as_the_kernel_has_them(opened: Open) -> None:
    """What is offered as "what if" are exactly the answers that the line did not give."""
    board = opened("nightmare/version-1")
    board.locator(".pn-last").click()
    board.locator(".pn-to-choice").click()
    play = pnrules.load("nightmare/version-1")
    chosen = [n for n in play.line()[:-1] if (ask := play.state_at(n).ask) is not None and ask.who != "chance"]
    node = chosen[-1]
    expect(board).to_have_attribute("data-node", str(node))
    pages.at_rest(board)
    given = play.answer_to(play.children(node)[0])
    others = [list(option) for option in play.state_at(node).ask.options if option != given]  # type: ignore[union-attr]
    expect(board.locator(".pn-choice:has(.pn-what-if)")).to_have_count(len(others))
    offered = [
        json.loads(str(choice.locator(".pn-option").get_attribute("data-option")))
        for choice in board.locator(".pn-choice:has(.pn-what-if)").all()
    ]
    assert offered == others
