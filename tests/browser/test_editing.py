"""A position is built on a board: by keyboard alone, with a finger, in French; and played from there."""

from __future__ import annotations

import pytest
from building import POINTS, SAMPLE, built_by_keyboard, built_by_touch, by_keyboard, by_touch, edited, played, touched
from measuring import box, each_measured
from playwright.sync_api import Browser, Locator, Page, expect
from talking import talking

import pages
import pnrules
from pages import violations
from pnrules.session import BoardSession, ReferenceSession

pytestmark = pytest.mark.browser


def begun(page: Page, session: BoardSession) -> Locator:
    """The editor, opened from the board with a key."""
    board = talking(page, session)
    begin = board.locator(".pn-edit-begin")
    begin.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".pn-editor")).to_be_focused()
    return board


@pytest.mark.slow
def test_the_rulebooks_example_is_built_by_keyboard_alone_and_comes_to_its_points(page: Page) -> None:
    session = BoardSession(pnrules.load("PN 3.0 | >BUG | RUN | - | -"))
    board = begun(page, session)
    built_by_keyboard(page, board)
    assert session.play.start.board == pnrules.load(SAMPLE).start.board
    played(board, by_keyboard(page))
    assert session.play.points == POINTS


@pytest.mark.slow
def test_the_rulebooks_example_is_built_with_a_finger_in_under_40_taps_and_comes_to_its_points(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    session = BoardSession(pnrules.load("PN 3.0 | >BUG | RUN | - | -"))
    board = talking(context.new_page(), session)
    board.locator(".pn-edit-begin").tap()
    assert built_by_touch(board) < 40
    played(board, by_touch)
    assert session.play.points == POINTS
    context.close()


# --- with a finger ------------------------------------------------------------------------------------------------------------


def dragged(page: Page, card: Locator, there: Locator) -> None:
    """Rest with a finger on a card, and drag it somewhere."""
    card.scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)
    points = []
    for lies in (box(card), box(there)):
        points.append({"x": lies["x"] + lies["width"] / 2, "y": lies["y"] + lies["height"] / 2})
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [points[0]]})
    expect(page.locator(".pn-edit-ghost")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [points[1]]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_position_is_built_with_a_finger_on_a_phone_in_french(browser: Browser, axe: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    session = BoardSession(pnrules.load("PN 3.0 | >ZAP COPY | - | -"), "fr")
    board = talking(page, session)
    board.get_by_role("button", name="Modifier cette position").tap()
    editor = board.get_by_role("group", name="Modifier la position")
    expect(editor).to_be_visible()
    touched(board, editor.locator('[data-tray="BUG"]'))
    row = editor.locator('[data-zone="program.row"]')
    picked = editor.locator(".pn-edit-picked")  # what has been laid into the program is picked
    touched(board, picked.get_by_role("button", name="Bits : ajouter P2", exact=False))
    touched(board, picked.get_by_role("button", name="Compteur de programme ici"))
    picked.get_by_role("button", name="Terminé").tap()
    editor.locator('[data-zone="players[0].hand"] .pn-edit-to').tap()
    touched(board, editor.locator('[data-tray="RUN"]'))
    assert session.traits["editing"]["line"] == "PN 3.0 | ZAP COPY >2BUG | RUN | -"
    dragged(page, row.locator('[data-lying="BUG"]'), row.locator('[data-lying="ZAP"]'))
    expect(row.locator("[data-lying]").first).to_have_attribute("data-lying", "BUG")
    assert session.traits["editing"]["line"] == "PN 3.0 | >2BUG ZAP COPY | RUN | -"
    touched(board, editor.locator('[data-tray="RUN#2"]'))
    row.locator(".pn-edit-to").tap()
    touched(board, editor.locator('[data-tray="RUN#3"]'))
    refused = editor.get_by_role("alert")
    expect(refused).to_contain_text("C’est impossible")
    expect(refused).to_contain_text("Programme\u00a0: RUN")
    small = "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
    assert each_measured(editor.locator("button:visible"), small) == []
    assert violations(page, axe, ".pn-editor") == []
    context.close()


# --- with a mouse -------------------------------------------------------------------------------------------------------------


def carried(page: Page, board: Locator, card: Locator, there: Locator) -> None:
    """Drag a card somewhere with the mouse, and wait for the answer."""
    card.scroll_into_view_if_needed()
    lies = box(card)
    page.mouse.move(lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2)
    page.mouse.down()
    page.mouse.move(lies["x"] + lies["width"] / 2 + 20, lies["y"] + lies["height"] / 2, steps=3)
    expect(page.locator(".pn-edit-ghost")).to_have_count(1)
    goes = box(there)
    page.mouse.move(goes["x"] + goes["width"] / 2, goes["y"] + goes["height"] / 2, steps=5)
    expect(page.locator("[data-drop-here]")).to_have_count(1)
    edited(board, page.mouse.up)
    expect(page.locator(".pn-edit-ghost")).to_have_count(0)


def test_cards_are_dragged_with_a_mouse_from_the_tray_on_the_table_and_back(page: Page) -> None:
    session = BoardSession(pnrules.load("PN 3.0 | >BUG 2(ZAP@2) COPY | RUN | -"))
    board = begun(page, session)
    table, zones = board.locator(".pn-table"), board.locator(".pn-edit-zones")

    def line() -> str | None:
        editing = session.traits["editing"]
        assert editing is not None
        return editing["line"]

    carried(page, board, board.locator('[data-tray="ACQUIRE"]'), table.locator('[data-card="COPY"]').first)
    assert line() == "PN 3.0 | >BUG 2(ZAP@2) ACQUIRE COPY | RUN | -"
    carried(page, board, table.locator('[data-card="FACE DOWN"]').first, table.locator('[data-card="BUG"]').first)
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG ACQUIRE COPY | RUN | -"
    carried(page, board, zones.locator('[data-lying="COPY"]'), zones.locator('[data-lying="ACQUIRE"]'))
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG COPY ACQUIRE | RUN | -"
    hand = zones.locator('[data-zone="players[0].hand"] .pn-edit-to')
    carried(page, board, table.locator('[data-card="ACQUIRE"]').first, hand)
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG COPY | RUN ACQUIRE | -"
    expect(board.locator(".pn-edit-picked")).to_have_attribute("aria-label", "What to do with ACQUIRE")  # laid last from the tray


def test_the_editor_scrolls_towards_a_card_that_is_dragged_to_its_edge(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    session = BoardSession(pnrules.load("PN 3.0 | >BUG ZAP | RUN | -"))
    board = begun(page, session)
    lies, panel = box(board.locator('[data-tray="BIT MAKER"]')), box(board.locator(".pn-editor"))
    discards = board.locator('[data-zone="discards"]')
    expect(discards).not_to_be_in_viewport(ratio=1)
    page.mouse.move(lies["x"] + 5, lies["y"] + 5)
    page.mouse.down()
    page.mouse.move(panel["x"] + 60, panel["y"] + panel["height"] - 8, steps=4)
    expect(discards).to_be_in_viewport(ratio=1)
    goes = box(discards)
    page.mouse.move(goes["x"] + 20, goes["y"] + 20, steps=2)
    expect(discards).to_have_attribute("data-drop-here", "")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".pn-edit-ghost")).to_have_count(0)
    assert session.traits["editing"]["changed"] == 0


def test_a_position_of_the_rules_is_changed_instead_of_played_through_and_compared(page: Page) -> None:
    session = ReferenceSession("nightmare")
    talking(page, session)
    page.locator("[data-entry=ref-pn30-card-goto]").click()
    page.locator(".pn-reference-change").first.click()
    board = page.locator(".pn-board[data-node]")
    expect(board.locator(".pn-editor")).to_be_focused()
    edited(board, lambda: board.locator(".pn-edit-zones [data-lying=BUG]").press("Delete"))
    board.locator(".pn-edit-done").click()
    board.locator(".pn-sandbox button").click()
    expect(board.locator(".pn-editor")).to_be_focused()
    board.locator(".pn-edit-leave").click()
    pages.tab(board, "branches")
    board.locator(".pn-compare").first.click()
    expect(board.locator(".pn-half")).to_have_count(2)


def test_a_card_that_is_face_down_is_picked_on_the_table_and_turned_up(page: Page) -> None:
    session = BoardSession(pnrules.load("PN 3.0 | >BUG 2(ZAP@2) COPY | RUN | -"))
    board = begun(page, session)
    board.locator('.pn-table [data-card="FACE DOWN"]').first.click()
    picked = board.get_by_role("group", name="What to do with ZAP")
    picked.get_by_label("Face down, placed by").select_option("None")
    expect(board.locator('.pn-table [data-card="ZAP"]').first).to_be_visible()
    assert session.traits["editing"]["line"] == "PN 3.0 | >BUG 2ZAP COPY | RUN | -"


def test_a_line_that_cannot_be_read_stays_where_it_was_written_and_is_told_with_its_column(page: Page) -> None:
    board = begun(page, BoardSession(pnrules.load("PN 3.0 | >BUG ZAP | RUN | -")))
    field = board.locator(".pn-edit-line textarea")
    for rubbish, place in (("PN 3.0 | >PAWN | - | -", "col. 11"), ("\u0000 || ]", "col. 6"), ("{", "")):
        field.fill(rubbish)
        edited(board, board.locator(".pn-edit-read").click)
        expect(board.get_by_role("alert")).to_contain_text(f"That cannot be:{place}")
        expect(field).to_have_value(rubbish)
        expect(board.locator('[data-zone="program.row"] [data-lying]')).to_have_count(2)
    field.fill("PN 3.0 | >COPY | - | -")
    edited(board, board.locator(".pn-edit-read").click)
    expect(board.get_by_role("alert")).to_be_empty()
    expect(board.locator('[data-zone="program.row"] [data-lying="COPY"]')).to_be_visible()
    edited(board, board.locator(".pn-edit-back").click)
    expect(field).to_have_value("PN 3.0 | >BUG ZAP | RUN | -")


@pytest.mark.long
def test_the_example_ends_with_its_position_which_is_built_anew_by_keyboard_in_the_apps(page: Page, voila_url: str) -> None:
    pages.open_app(page, voila_url, SAMPLE)
    board = page.locator(pages.BOARD).last
    board.locator(".pn-unfold").press("Enter")
    expect(board.locator(".pn-editor")).to_be_focused()
    built_by_keyboard(page, board)
    played(board, by_keyboard(page))


@pytest.mark.long
def test_the_example_is_built_anew_with_a_finger_in_the_apps(browser: Browser, voila_url: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    context.set_default_timeout(pages.PATIENCE)
    page = context.new_page()
    pages.open_app(page, voila_url, SAMPLE)
    board = page.locator(pages.BOARD).last
    board.locator(".pn-unfold").tap()
    expect(board.locator(".pn-title")).to_be_in_viewport()
    built_by_touch(board)
    played(board, by_touch)
    context.close()
