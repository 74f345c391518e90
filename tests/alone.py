"""A board alone in a page, drawn from what the kernel sends: no server, no kernel, no notebook around it."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route

from pnrules import Play
from pnrules.pages.opening import AROUND
from pnwidgets import Board
from pnwidgets.export import TRAITS

STATIC = Path(__file__).resolve().parents[1] / "widgets/pnwidgets/static"
ADDRESS = "http://board.test/"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A board</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="board.css"><style>body { margin: 0 }</style>
<main><h1>A board</h1><div id="board"></div></main>"""
ABOVE = 24
"""So many pixels is the line high that stands over the board of an app and of a page of the site."""
BARE = PAGE.replace("margin: 0", f"margin: 0; padding-top: {ABOVE}px; color-scheme: light dark").replace("<h1>", "<h1 hidden>")
"""The board and nothing else but room for that line, as wide and as high as a page's styles say."""
FRAME = f"calc(100dvh - {ABOVE}px)"
"""How high the board is there."""

OPEN = """async () => {
  const [{ default: board }, text] = await Promise.all([import("/board.js"), fetch("/traits.json").then((got) => got.text())]);
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const began = performance.now();
  const traits = JSON.parse(text);
  const model = {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    save_changes() {}, send() {}, on() {}, off() {},
  };
  globalThis.removed = board.render({ model, el: document.querySelector("#board") });
  await frame(); // painted after this callback
  await frame();
  return performance.now() - began;
}"""
"""Draws the board; gives the milliseconds until it has been painted."""

ANEW = """(style) => {
  globalThis.removed?.();
  const before = document.querySelector("#board");
  const place = document.createElement("div");
  Object.assign(place, { id: "board", style });
  before.replaceWith(place);
  scrollTo(0, 0);
  localStorage.clear();
}"""
"""Takes the board away; its place gets this style."""


def traits_of(play: Play, lang: str = "en", seat: int | None = None) -> dict[str, Any]:
    """What a board on this play is sent, with all that it offers."""
    return sent_by(Board(play, lang=lang, seat=seat, offer=AROUND))


def sent_by(board: Board) -> dict[str, Any]:
    """What a board's page has of it."""
    return {name: getattr(board, name) for name in (*TRAITS, "texts")}


def served(page: Page, traits: dict[str, Any], html: str = PAGE) -> None:
    """The page and what it asks for, without a server; `OPEN` draws the board."""
    answers = {
        "": (html, "text/html"),
        "board.js": ((STATIC / "board.js").read_text(encoding="utf-8"), "text/javascript"),
        "board.css": ((STATIC / "board.css").read_text(encoding="utf-8"), "text/css"),
    }
    for name, (body, kind) in answers.items():
        page.route(f"{ADDRESS}{name}", partial(_answer, body=body, kind=kind))
    _serve_traits(page, traits)
    page.goto(ADDRESS)


def _serve_traits(page: Page, traits: dict[str, Any]) -> None:
    page.route(f"{ADDRESS}traits.json", partial(_answer, body=json.dumps(traits, ensure_ascii=False), kind="application/json"))


def _answer(route: Route, body: str, kind: str) -> None:
    route.fulfill(body=body, content_type=f"{kind}; charset=utf-8")


def drawn(page: Page, play: Play, lang: str = "en", seat: int | None = None) -> Locator:
    """The board on a play, at its head."""
    served(page, traits_of(play, lang, seat))
    page.evaluate(OPEN)
    return page.locator(".pn-board")


def framed(page: Page, traits: dict[str, Any], node: int | None, width: str = "100%", height: str = FRAME) -> Locator:
    """The board alone in its frame, looked at where the play stands, or at a node. Drawn anew, it takes the place of the last."""
    at = traits["head"] if node is None else node
    told = {**traits, "view": {"node": at}, "look": {"node": at, "seq": 0}}
    style = f"width: {width}; --pn-frame: {height};"
    if page.url == ADDRESS:
        page.unroute(f"{ADDRESS}traits.json")
        _serve_traits(page, told)
    else:
        served(page, told, BARE)
    page.evaluate(ANEW, style)
    page.evaluate(OPEN)
    return page.locator(".pn-board")
