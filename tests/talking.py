"""A board in a page that talks with a session in this process: no server, no notebook, and yet all that a reader can do."""

from __future__ import annotations

from typing import Any

from alone import ANEW, BARE, FRAME, served
from playwright.sync_api import Locator, Page

from pnrules.session import BoardSession

LIVE = """async () => {
  const [{ default: board }, text] = await Promise.all([import("/board.js"), fetch("/traits.json").then((got) => got.text())]);
  const traits = JSON.parse(text);
  const heard = new Map();
  const fire = (event, message) => [...(heard.get(event) ?? [])].forEach((callback) => callback(message));
  const model = {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; fire(`change:${name}`); },
    save_changes() {},
    on: (event, callback) => heard.set(event, [...(heard.get(event) ?? []), callback]),
    off: (event, callback) => heard.set(event, (heard.get(event) ?? []).filter((other) => other !== callback)),
    async send(content) {
      const { told, answer } = await globalThis.tell(content);
      Object.assign(traits, told);
      for (const name of Object.keys(told)) fire(`change:${name}`);
      if (answer) fire("msg:custom", answer);
    },
  };
  globalThis.removed = board.render({ model, el: document.querySelector("#board") });
}"""


def talking(page: Page, session: BoardSession, width: str = "100%", height: str = FRAME) -> Locator:
    """The board of a session, in a page of its own: a page talks with one session only."""

    def tell(message: Any) -> dict[str, Any]:
        found = session.hear(message)
        return {"told": found.traits, "answer": found.answer}

    served(page, dict(session.traits), BARE)
    page.expose_function("tell", tell)
    page.evaluate(ANEW, f"width: {width}; --pn-frame: {height};")
    page.evaluate(LIVE)
    return page.locator(".pn-board")
