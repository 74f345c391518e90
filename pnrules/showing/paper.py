"""A page of paper: one HTML file that needs nothing else, to print or to send."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from pnrules.showing.ink import ACCENT, INK, PAPER

_STYLE: Final = f"""
@page {{ size: A4; margin: 14mm; }}
:root {{ color-scheme: light; }}
body {{ margin: 0; background: {PAPER}; color: {INK}; font-family: system-ui, sans-serif; line-height: 1.4; }}
main {{ max-width: 60rem; margin: 0 auto; padding: 1rem; }}
h1 {{ margin: 0; color: {ACCENT}; font-size: 1.6rem; }}
h2 {{ margin: 1.2rem 0 0.4rem; font-size: 1.15rem; break-after: avoid; }}
p {{ margin: 0.3rem 0; overflow-wrap: anywhere; }}
"""


def html(lang: str, title: str, style: str, parts: Iterable[str]) -> str:
    """The text of the file.

    title  text, never markup
    style  CSS of these parts alone
    parts  HTML, one below the other
    """
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}{style.lstrip()}</style>\n</head>\n<body>\n<main>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )
