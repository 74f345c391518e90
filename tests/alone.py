"""A board alone in a page: no server, no kernel, no notebook around it.

It is drawn from what the kernel sends (`drawn`, `framed`); or the test's own process answers it (`live`), as Python in the
reader's browser does on the site, without the kernel that an app would start.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from playwright.sync_api import Locator, Page, Route

from pnrules import Play
from pnrules.pages import Page as Notebook
from pnrules.pages.opening import AROUND
from pnwidgets import Board
from pnwidgets.app.notebooks import load
from pnwidgets.export import TRAITS

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "widgets/pnwidgets/static"
NOTEBOOKS = ROOT / "notebooks"
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

LIVE = """async () => {
  const [{ default: board }, text] = await Promise.all([import("/board.js"), fetch("/traits.json").then((got) => got.text())]);
  const traits = JSON.parse(text);
  const listeners = new Map();
  const emit = (event, message) => [...(listeners.get(event) ?? [])].forEach((heard) => heard(message));
  const model = {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    save_changes() {},
    async send(message) {
      const { traits: changed, answer } = JSON.parse(await hear(JSON.stringify(message)));
      Object.assign(traits, changed);
      Object.keys(changed).forEach((name) => emit(`change:${name}`));
      if (answer) emit("msg:custom", answer);
    },
    on: (event, heard) => { listeners.set(event, [...(listeners.get(event) ?? []), heard]); },
    off: (event, heard) => { listeners.set(event, (listeners.get(event) ?? []).filter((each) => each !== heard)); },
  };
  board.render({ model, el: document.querySelector("#board") });
}"""
"""Draws the board; what it sends is answered by `hear`, which the test has put into the page."""

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


def live(page: Page, notebook: str = "nightmare/sample", lang: str = "en", asked: str = "", place: int = 0) -> Locator:
    """A board of a notebook, answered by this process.

    asked  what the page's address asks for
    place  which of the notebook's boards, from 0
    """
    made = Notebook(load(NOTEBOOKS / f"{notebook}.ipynb").code, dict(parse_qsl(asked)), lang)

    def hear(message: str) -> str:
        traits, answer = made.hear(place, json.loads(message))
        return json.dumps({"traits": traits, "answer": answer}, ensure_ascii=False)

    page.expose_function("hear", hear)
    served(page, dict(made.boards[place].traits), BARE)
    page.evaluate(f"""() => document.querySelector("#board").style.setProperty("--pn-frame", "{FRAME}")""")
    page.evaluate(LIVE)
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
