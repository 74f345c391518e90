"""A browser that translates the page: it puts each text into elements of its own, and goes on with those that come."""

from __future__ import annotations

from typing import Final

TRANSLATE: Final = """() => {
  const done = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      const around = text.parentElement;
      if (text.data.trim() === "" || around.closest("font, svg, script, style, [translate=no]")) continue;
      const outer = document.createElement("font");
      outer.append(Object.assign(document.createElement("font"), { textContent: `~${text.data}` }));
      text.replaceWith(outer);
    }
  };
  done();
  new MutationObserver(done).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""What browsers do, with a sign before each text instead of a translation."""
