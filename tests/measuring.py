"""Measuring what a browser has laid out: always when nothing moves any more, so that no machine is too busy for it.

And whether all of a board is on the screen: nothing clipped, nothing too small, nothing to scroll for.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Frame, Locator, Page

PATIENCE = 30_000
STILL = """async (patience) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const moves = () => document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect !== null && effect.getComputedTiming().endTime !== Infinity);
  const lies = () => [innerWidth, innerHeight, ...[...document.querySelectorAll("body, body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  })].join();
  await document.fonts.ready;
  const end = performance.now() + patience;
  for (let before = "", frames = 0; frames < 3; ) {
    if (performance.now() > end) return false;
    await frame();
    const now = lies();
    frames = now === before && !moves() ? frames + 1 : 0;
    before = now;
  }
  return true;
}"""
"""Whether, for three frames running, nothing has moved; looked for as long as the patience lasts, in ms."""


def settle(where: Page | Frame) -> None:
    """Waits until everything lies still: what follows from the last click, or from another size of the window, has been drawn."""
    assert where.evaluate(STILL, PATIENCE), "it does not come to rest"


def measured(where: Page | Frame | Locator, script: str, arg: object = None) -> Any:
    """What a script finds out about sizes and places, once everything lies still. Of a locator: about its one element."""
    settle(where.page if isinstance(where, Locator) else where)
    return where.evaluate(script, arg)


def each_measured(all_of: Locator, script: str) -> Any:
    """What a script finds out about sizes and places of all that a locator finds, once everything lies still."""
    settle(all_of.page)
    return all_of.evaluate_all(script)


def box(element: Locator) -> FloatRect:
    """Where an element lies in the window, and how large it is, in px, once everything lies still. It has to be drawn."""
    settle(element.page)
    found = element.bounding_box()
    assert found is not None, f"{element} is not drawn"
    return found


MEASURED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 2;
  const first = document.querySelector(".pn-frame");
  const frame = box(first);
  const all = (selector) => [...first.querySelectorAll(selector)].filter(seen);
  const outside = (element, within) => {
    const own = box(element);
    const beyond = [within.left - own.left, own.right - within.right, within.top - own.top, own.bottom - within.bottom];
    return Math.max(...beyond) > 1;
  };
  const lies = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const over = (found) =>
    found.filter((one, i) => found.slice(i + 1).some((other) => lies(box(one), box(other)))).map(name);
  const table = first.querySelector(".pn-table");
  const name = (element) => `${element.className} ${element.dataset.card ?? element.textContent.slice(0, 40)}`;
  const words = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data));
  const told = all(".pn-frame *").filter((element) => words(element) && !element.closest(".pn-hidden, option"));
  const cut = (element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      || (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1);
  };
  const size = (element) => parseFloat(getComputedStyle(element).fontSize);
  const clipped = all(".pn-card-name, .pn-card-text, .pn-card-short, .pn-option, .pn-question, .pn-tab, .pn-live, .pn-score");
  const option = all(".pn-option, .pn-group, .pn-to-ask, .pn-level-on")[0];
  return {
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    frame: [-frame.top, frame.bottom - innerHeight].map(Math.round),
    scrolls: table.scrollHeight - table.clientHeight,
    cards: all(".pn-table [data-card]").length,
    outside: all(".pn-table [data-card], .pn-player, .pn-live, .pn-question, .pn-slider, .pn-tab-row")
      .concat(all(".pn-task-words, .pn-verdict > p"))
      .filter((element) => outside(element, frame)).map(name),
    aside: all(".pn-player, .pn-live, .pn-question, .pn-slider, .pn-tab-row, .pn-option, .pn-table [data-card]")
      .filter((part) => box(part).left < frame.left - 1 || box(part).right > frame.right + 1).map(name),
    beyond: all(".pn-player").flatMap((player) =>
      [...player.querySelectorAll(".pn-bit, .pn-player-name, .pn-score, .pn-change, .pn-remark, .pn-hand-count, .pn-hand")]
        .filter((part) => seen(part) && outside(part, box(player))).map(name)),
    untold: all(".pn-frame *").filter(cut)
      .filter((part) => !part.closest("[title], .pn-film, .pn-saying, .pn-card-short")).map(name),
    over: [...over(all(".pn-seat, .pn-way-head")), ...over(all(".pn-token-word, .pn-way-head"))],
    option: option !== undefined && !outside(option, frame),
    clipped: clipped.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0).map(name),
    small: told.filter((element) => size(element) > 0 && size(element) < 12).map(name),
  };
}"""


def problems(page: Page, alone: bool = True) -> list[str]:
    """What of the first board does not fit on the screen, in words. Unless it is `alone`, the page goes on beneath it."""
    found = measured(page, MEASURED)
    said = [f"{what}: {found[what]}" for what in ("outside", "beyond", "over", "untold", "clipped", "small") if found[what]]
    said += [f"the page is larger than the screen by {found['page']}"] if max(found["page"][: 1 + alone]) > 0 else []
    said += [f"the board is beyond the screen by {found['frame']}"] if max(found["frame"]) > 0 else []
    said += [f"the table scrolls by {found['scrolls']}"] if found["scrolls"] > 1 else []
    said += ["no answer is in view"] if not found["option"] else []
    return said + (["no card is drawn"] if found["cards"] == 0 else [])
