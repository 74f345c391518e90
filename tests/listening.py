"""A page as it is heard: what a screen reader says at each key, in order, from Chromium's accessibility tree and from the page's
live regions.

A focus is told by its groups that are entered, its name, its role, its states, its value, and its description. A live region that
was there before is told when it changes: the whole of it if it is atomic, else what came.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

ROLES: Final = {
    "en": {
        "button": "button", "checkbox": "check box", "combobox": "combo box", "dialog": "dialog", "group": "group",
        "heading": "heading", "image": "graphic", "link": "link", "list": "list", "log": "log", "main": "main",
        "menuitem": "menu item",
        "option": "option", "paragraph": "", "radio": "radio button", "radiogroup": "group", "region": "region",
        "searchbox": "search", "slider": "slider", "spinbutton": "number", "tab": "tab", "tabpanel": "tab panel",
        "table": "table", "tablist": "tabs", "textbox": "edit", "toolbar": "toolbar", "navigation": "navigation",
        "complementary": "complementary", "article": "article", "figure": "figure", "form": "form", "search": "search",
        "expanded": "expanded", "collapsed": "collapsed", "pressed": "pressed", "not pressed": "not pressed",
        "checked": "checked",
        "not checked": "not checked", "selected": "selected", "unavailable": "unavailable", "level": "level",
    },
    "fr": {
        "button": "bouton", "checkbox": "case à cocher", "combobox": "zone de liste", "dialog": "boîte de dialogue",
        "group": "groupe", "heading": "titre", "image": "image", "link": "lien", "list": "liste", "log": "journal",
        "main": "contenu principal", "menuitem": "élément de menu", "option": "option", "paragraph": "", "radio": "bouton radio",
        "radiogroup": "groupe", "region": "région", "searchbox": "recherche", "slider": "curseur", "spinbutton": "nombre",
        "tab": "onglet", "tabpanel": "panneau d’onglet", "table": "tableau", "tablist": "onglets", "textbox": "édition",
        "toolbar": "barre d’outils", "navigation": "navigation", "complementary": "complément", "article": "article",
        "figure": "figure", "form": "formulaire", "search": "recherche",
        "expanded": "développé", "collapsed": "réduit", "pressed": "enfoncé", "not pressed": "non enfoncé", "checked": "coché",
        "not checked": "non coché", "selected": "sélectionné", "unavailable": "indisponible", "level": "niveau",
    },
}  # fmt: skip
"""How a screen reader calls roles and states, in the words that NVDA uses."""

TOLD_WHEN_ENTERED: Final = frozenset(
    {"dialog", "group", "radiogroup", "region", "toolbar", "tablist", "tabpanel", "table", "navigation",
     "complementary", "figure", "form", "search", "log", "article"}
)  # fmt: skip
"""What is told with its name when the focus comes into it. What has no name is passed over."""

HEARS: Final = """() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
  const BLOCK = /^(block|list-item|flex|grid|table|table-row|table-cell|table-caption)$/;
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    const { display, visibility } = getComputedStyle(node);
    if (display === "none" || visibility === "hidden") return "";
    const named = node.ariaLabel ?? (node.tagName === "IMG" ? node.alt : null);
    const text = named ?? [...node.childNodes].map(spoken).join("");
    return BLOCK.test(display) ? ` ${text} ` : text;
  };
  const within = (region) => plain([...region.childNodes].map(spoken).join(""));
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const manner = (region) => region.ariaLive ?? { alert: "assertive" }[region.role] ?? "polite";
  const whole = (region) => (region.ariaAtomic ?? String(["status", "alert"].includes(region.role))) === "true";
  const hearing = { said: [], changed: performance.now(), pending: 0 };
  const last = new Map();
  for (const region of document.querySelectorAll(LIVE)) last.set(region, within(region));
  const came = new Map();
  const tell = () => {
    for (const region of last.keys()) if (!region.isConnected) last.delete(region);
    for (const region of document.querySelectorAll(LIVE)) {
      const text = within(region);
      const known = last.has(region);
      if (last.get(region) === text) continue;
      last.set(region, text);
      const added = (came.get(region) ?? []).filter((each) => each.isConnected);
      const parts = whole(region) || !known ? [text] : added.map(spoken).map(plain);
      const said = parts.filter(Boolean).join(" ");
      if (manner(region) === "off" || said === "") continue;
      if (known || region.role === "alert") hearing.said.push([manner(region), said]);
    }
    came.clear();
  };
  new MutationObserver((records) => {
    hearing.changed = performance.now();
    for (const { target, type, addedNodes } of records) {
      const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(LIVE);
      if (!region || type === "attributes") continue;
      const before = came.get(region) ?? [];
      const added = type === "characterData" ? [target] : [...addedNodes];
      came.set(region, [...before, ...added.filter((node) => !before.some((old) => old.contains(node)))]);
    }
    tell();
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  const ask = globalThis.hear;
  globalThis.hear = async (message) => {
    hearing.pending += 1;
    try { return await ask(message); } finally { hearing.pending -= 1; hearing.changed = performance.now(); }
  };
  globalThis.hearing = hearing;
}"""
"""From now on the page writes down what its live regions say. Of one that comes with its words in it most screen readers say
nothing, unless it is an alert."""
QUIET: Final = """(ms) =>
  hearing.pending === 0 && !document.querySelector(".pn-thinking") && performance.now() - hearing.changed > ms"""
HEARD: Final = "() => hearing.said.splice(0)"
REST: Final = 300
"""After so many ms without a change the page is at rest."""


@dataclass
class Listener:
    """Somebody who hears a page and has its keyboard.

    page    with its board drawn
    lang    the language of the page, and of the screen reader
    script  what has been pressed, and what was said
    """

    page: Page
    lang: str
    script: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._tree: CDPSession = self.page.context.new_cdp_session(self.page)
        self._tree.send("Accessibility.enable")
        self._within: list[str] = []
        self._focus = ""
        self.page.evaluate(HEARS)

    def presses(self, key: str) -> None:
        """One key, and what is said of it."""
        self.script.append(f"[{key}]")
        self.page.keyboard.press(key)
        self.listens()

    def begins(self, selector: str) -> None:
        """Waits until the page has this, and goes there."""
        self.page.locator(selector).first.focus()
        self.listens()

    def presses_at(self, selector: str, most: int = 60) -> None:
        """Tab to the next of these, and Enter."""
        for _ in range(most):
            if self.page.evaluate("(at) => document.activeElement.matches(at)", selector):
                self.presses("Enter")
                return
            self.presses("Tab")
        raise AssertionError(f"Tab does not lead to {selector}: {self.script[-most:]}")

    def listens(self) -> None:
        """Waits until the page is at rest, and writes down what was said."""
        for _ in range(600):
            if self.page.evaluate(QUIET, REST):
                break
            self.page.wait_for_timeout(50)
        said = self.focus()
        if said != self._focus:
            self.script.append(said)
        self._focus = said
        self.script += [f"({manner}) {text}" for manner, text in self.page.evaluate(HEARD)]

    def focus(self) -> str:
        """What is said of what has the focus, without what it was in already."""
        node, *around = self._chain()
        within = [self._told(each) for each in reversed(around) if each["role"] in TOLD_WHEN_ENTERED and each["name"]]
        entered = [each for each in within if each not in self._within]
        self._within = within
        return "; ".join([*entered, self._told(node)])

    def _chain(self) -> list[dict[str, Any]]:
        """What has the focus and all that it lies in, from the inmost."""
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        told = self._tree.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": True})["nodes"]
        nodes = {each["nodeId"]: each for each in told}
        chain, at = [], told[0]
        while at is not None:
            chain.append(_plain(at))
            at = nodes.get(at.get("parentId"))
        return chain

    def _told(self, node: dict[str, Any]) -> str:
        say = ROLES[self.lang]
        states = [say[each] for each in _states(node)]
        level = f"{say['level']} {node['level']}" if "level" in node else ""
        role = say.get(node["role"], node["role"])
        return ", ".join(filter(None, [node["name"], role, level, *states, node["value"], node["description"]]))


def _plain(node: dict[str, Any]) -> dict[str, Any]:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    told = {name: " ".join(str(node.get(name, {}).get("value", "")).split()) for name in ("role", "name", "value", "description")}
    return {**properties, **told}


def _states(node: dict[str, Any]) -> list[str]:
    found = []
    if "expanded" in node:
        found.append("expanded" if node["expanded"] else "collapsed")
    if "pressed" in node:
        found.append("pressed" if node["pressed"] == "true" else "not pressed")
    if "checked" in node:
        found.append("checked" if node["checked"] == "true" else "not checked")
    if node.get("selected"):
        found.append("selected")
    if node.get("disabled"):
        found.append("unavailable")
    return found
