"""A position is built on a board: by keyboard alone, with a finger, in French; and played from there."""

from __future__ import annotations

import pytest
from measuring import box, each_measured
from playwright.sync_api import Browser, Locator, Page, expect
from talking import talking

import pnrules
from pages import violations
from pnrules.session import BoardSession

pytestmark = pytest.mark.browser

SAMPLE = "nightmare/sample"
ROW = [
    ("GOTO", 2),
    ("FUTURE", 1),
    ("ACQUIRE", 3),
    ("DECREMENT", 1),
    ("OVERWRITE", None),
    ("PROGRAM ERROR", 3),
    ("BUG", 3),
    ("COPY", 1),
    ("REVERSE PROGRAM", 2),
    ("INCREMENT", 3),
]
"""The program of the rulebook's example, with whose bit lies on each card."""
HANDS = (
    ("RUN", "ACQUIRE", "GOTO", "BUG"),
    ("RUN", "DECREMENT", "FUTURE", "PROGRAM ERROR"),
    ("BREAK", "ACQUIRE", "COPY", "INCREMENT"),
)
PC = "OVERWRITE"


def begun(page: Page, session: BoardSession) -> Locator:
    """The editor, opened from the board with a key."""
    board = talking(page, session)
    begin = board.locator(".pn-edit-begin")
    begin.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".pn-editor")).to_be_focused()
    return board


def tab_to(page: Page, there: Locator, most: int = 60) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if there.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {there}")


def heard(board: Locator, session: BoardSession) -> None:
    """Wait until the page shows what the session last told it."""
    expect(board.locator(".pn-editor")).to_have_attribute("data-changed", str(session.traits["editing"]["changed"]))


def edits(page: Page, board: Locator, session: BoardSession, key: str) -> None:
    """Press a key that edits, and wait for the answer."""
    before = session.traits["editing"]["changed"]
    page.keyboard.press(key)
    expect(board.locator(".pn-editor")).to_have_attribute("data-changed", str(before + 1))


def lay(page: Page, board: Locator, session: BoardSession, zone: str, cards: list[str]) -> None:
    """Choose a place for cards, and lay them there by their names."""
    tab_to(page, board.locator(f'[data-zone="{zone}"] .pn-edit-to'))
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    find = board.locator(".pn-edit-tray input")
    for _ in range(60):
        if find.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
    expect(find).to_be_focused()
    for card in cards:
        page.keyboard.type(card.lower())
        edits(page, board, session, "Enter")


@pytest.mark.slow
def test_the_rulebooks_example_is_built_by_keyboard_alone_and_comes_to_its_points(page: Page) -> None:
    sample = pnrules.load(SAMPLE)
    session = BoardSession(pnrules.load("PN 3.0 | >BUG | RUN | - | -"))
    board = begun(page, session)
    tab_to(page, board.locator(".pn-edit-empty"))
    edits(page, board, session, "Enter")
    lay(page, board, session, "program.row", [card for card, _ in ROW])
    for seat, hand in enumerate(HANDS):
        lay(page, board, session, f"players[{seat}].hand", list(hand))
    row = board.locator('[data-zone="program.row"]')
    tab_to(page, row.locator("[data-stop][tabindex='0']"))
    page.keyboard.press("Home")
    for card, seat in ROW:
        expect(row.locator(f'[data-lying="{card}"]')).to_be_focused()
        page.keyboard.press("Enter")
        picked = board.locator(".pn-edit-picked")
        expect(picked.locator("button").first).to_be_focused()
        if seat is not None:
            tab_to(page, picked.locator(".pn-edit-bit[data-adds]").nth(seat - 1))
            edits(page, board, session, "Enter")
        if card == PC:
            tab_to(page, picked.locator("[data-mark]"))
            edits(page, board, session, "Enter")
        page.keyboard.press("Escape")
        expect(picked).to_have_count(0)
        page.keyboard.press("ArrowRight")
    assert session.traits["editing"]["line"] == sample.to_line(0)
    tab_to(page, board.locator(".pn-edit-done"))
    page.keyboard.press("Enter")
    expect(board.locator(".pn-editor")).to_have_count(0)
    assert session.play.start.board == sample.start.board
    for step in sample.trace:
        if step.answer is not None:
            session.play.choose(step.answer)
    assert session.play.points == (9, 9, 8)


# --- with a finger ------------------------------------------------------------------------------------------------------------


def touched(page: Page, board: Locator, session: BoardSession, there: Locator) -> None:
    """Tap something that edits, and wait for the answer."""
    before = session.traits["editing"]["changed"]
    there.scroll_into_view_if_needed()
    there.tap()
    expect(board.locator(".pn-editor")).to_have_attribute("data-changed", str(before + 1))


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
    touched(page, board, session, editor.locator('[data-tray="BUG"]'))
    row = editor.locator('[data-zone="program.row"]')
    picked = editor.locator(".pn-edit-picked")  # what has been laid into the program is picked
    touched(page, board, session, picked.get_by_role("button", name="Bits : ajouter P2", exact=False))
    touched(page, board, session, picked.get_by_role("button", name="Compteur de programme ici"))
    picked.get_by_role("button", name="Terminé").tap()
    editor.locator('[data-zone="players[0].hand"] .pn-edit-to').tap()
    touched(page, board, session, editor.locator('[data-tray="RUN"]'))
    assert session.traits["editing"]["line"] == "PN 3.0 | ZAP COPY >2BUG | RUN | -"
    dragged(page, row.locator('[data-lying="BUG"]'), row.locator('[data-lying="ZAP"]'))
    expect(row.locator("[data-lying]").first).to_have_attribute("data-lying", "BUG")
    assert session.traits["editing"]["line"] == "PN 3.0 | >2BUG ZAP COPY | RUN | -"
    touched(page, board, session, editor.locator('[data-tray="RUN#2"]'))
    row.locator(".pn-edit-to").tap()
    touched(page, board, session, editor.locator('[data-tray="RUN#3"]'))
    refused = editor.get_by_role("alert")
    expect(refused).to_contain_text("C’est impossible")
    expect(refused).to_contain_text("Programme\u00a0: RUN")
    small = "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
    assert each_measured(editor.locator("button:visible"), small) == []
    assert violations(page, axe, ".pn-editor") == []
    context.close()


# --- with a mouse -------------------------------------------------------------------------------------------------------------


def carried(page: Page, session: BoardSession, card: Locator, there: Locator) -> None:
    """Drag a card somewhere with the mouse, and wait for the answer."""
    before = session.traits["editing"]["changed"]
    card.scroll_into_view_if_needed()
    lies = box(card)
    page.mouse.move(lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2)
    page.mouse.down()
    page.mouse.move(lies["x"] + lies["width"] / 2 + 20, lies["y"] + lies["height"] / 2, steps=3)
    expect(page.locator(".pn-edit-ghost")).to_have_count(1)
    goes = box(there)
    page.mouse.move(goes["x"] + goes["width"] / 2, goes["y"] + goes["height"] / 2, steps=5)
    expect(page.locator("[data-drop-here]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".pn-editor")).to_have_attribute("data-changed", str(before + 1))
    expect(page.locator(".pn-edit-ghost")).to_have_count(0)


def test_cards_are_dragged_with_a_mouse_from_the_tray_on_the_table_and_back(page: Page) -> None:
    session = BoardSession(pnrules.load("PN 3.0 | >BUG 2(ZAP@2) COPY | RUN | -"))
    board = begun(page, session)
    table, zones = board.locator(".pn-table"), board.locator(".pn-edit-zones")

    def line() -> str | None:
        editing = session.traits["editing"]
        assert editing is not None
        return editing["line"]

    carried(page, session, board.locator('[data-tray="ACQUIRE"]'), table.locator('[data-card="COPY"]').first)
    assert line() == "PN 3.0 | >BUG 2(ZAP@2) ACQUIRE COPY | RUN | -"
    carried(page, session, table.locator('[data-card="FACE DOWN"]').first, table.locator('[data-card="BUG"]').first)
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG ACQUIRE COPY | RUN | -"
    carried(page, session, zones.locator('[data-lying="COPY"]'), zones.locator('[data-lying="ACQUIRE"]'))
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG COPY ACQUIRE | RUN | -"
    carried(
        page, session, table.locator('[data-card="ACQUIRE"]').first, zones.locator('[data-zone="players[0].hand"] .pn-edit-to')
    )
    assert line() == "PN 3.0 | 2(ZAP@2) >BUG COPY | RUN ACQUIRE | -"
    expect(board.locator(".pn-edit-picked")).to_have_attribute("aria-label", "What to do with ACQUIRE")  # laid last from the tray


def test_a_card_that_is_face_down_is_picked_on_the_table_and_turned_up(page: Page) -> None:
    session = BoardSession(pnrules.load("PN 3.0 | >BUG 2(ZAP@2) COPY | RUN | -"))
    board = begun(page, session)
    board.locator('.pn-table [data-card="FACE DOWN"]').first.click()
    picked = board.get_by_role("group", name="What to do with ZAP")
    picked.get_by_label("Face down, placed by").select_option("None")
    expect(board.locator('.pn-table [data-card="ZAP"]').first).to_be_visible()
    assert session.traits["editing"]["line"] == "PN 3.0 | >BUG 2ZAP COPY | RUN | -"
