"""What a lesson's page of its own holds besides the lesson: the board's script, its styles, and whose work they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from json import dumps

from pnrules.session.lesson_page import NOTICES, SCRIPT, STYLE
from pnwidgets import places


@cache
def dress() -> Mapping[str, str]:
    """What goes in place of each mark of such a page."""
    script = (places.static() / "board.js").read_text(encoding="utf-8")
    notices = (places.static() / "NOTICES.txt").read_text(encoding="utf-8")
    return {SCRIPT: dumps(script, ensure_ascii=False).replace("<", "\\u003c"), STYLE: css(), NOTICES: escape(notices)}


def css() -> str:
    """The styles of a page of its own, safe in a `style` element."""
    template = places.jupyter_data() / "nbconvert" / "templates"
    pages = [template / "pnrules/static" / name for name in ("page.css", "read.css")]
    files = (*pages, template / "pnrules-export/export.css", places.static() / "board.css")
    return "\n".join(file.read_text(encoding="utf-8") for file in files).replace("</", "<\\/")
