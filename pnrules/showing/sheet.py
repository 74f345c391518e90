"""Cards to print and cut out: self-contained A4 sheets in HTML, nine cards on each, with cut marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from re import sub
from typing import Final

from pnrules import words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import one_line
from pnrules.kernel.game import AnyGame
from pnrules.kernel.scenery import Face
from pnrules.showing.ink import art, pictogram, tints
from pnrules.words.rulebooks import credits

PAGE: Final = (210, 297)
TRIM: Final = (63, 88)
"""In millimetres: A4, and a card of standard size."""

GRID: Final = 3
ON_A_PAGE: Final = GRID * GRID
EDGE: Final = tuple((whole - GRID * part) / 2 for whole, part in zip(PAGE, TRIM, strict=True))
"""The margins between the cards and the edges of the page."""

MARK: Final = (2, 8)
"""Where a cut mark begins and ends, from the edge of the cards."""


def card_sheet(game: AnyGame, edition: str | None, lang: str) -> str:
    """A game's cards as printed in an edition (by default the first). Raises BadInput."""
    edition = edition or next(iter(game.works))
    if edition not in game.works:
        params = (("edition", "text"), ("known", "texts"))
        raise BadInput([Problem("edition", "problem-unknown-edition", params, (one_line(edition), tuple(game.works)))])
    faces = Showing.of(game).faces(edition, lang)
    if not faces:
        raise BadInput([Problem("$", "cli-no-cards")])
    title = f"{words.text(lang, f'game-{game.name}')}, {game.works[edition]}"
    note = words.text(lang, "cli-cards-note", count=sum(face.copies for face in faces))
    return sheet(title, note, faces, lang, " ".join(credits(game.name, lang)))


def sheet(title: str, note: str, faces: Iterable[Face], lang: str, foot: str = "") -> str:
    """The document with every copy of every card. `title` and `note` are only shown on screen; `foot` is printed below the cards
    of each page."""
    cards = [_card(face) for face in faces for _ in range(face.copies)]
    pages = "\n".join(_page(cards[first : first + ON_A_PAGE], foot) for first in range(0, len(cards), ON_A_PAGE))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(note)}</p></header>\n<main>\n{pages}\n</main>\n</body>\n</html>\n"
    )


def _page(cards: Sequence[str], foot: str) -> str:
    below = [f'<p class="credits">{escape(foot)}</p>'] if foot else []
    return f'<section class="page">{_MARKS}\n' + "\n".join([*cards, *below]) + "\n</section>"


def _card(face: Face) -> str:
    corner = f'<span class="corner">{escape(face.corner)}</span>' if face.corner else ""
    text = sub(r"(?<![+−\d])\d+", r"<b>\g<0></b>", escape(face.text, quote=False))
    head, foot = f"<h2>{escape(face.name)}{corner}</h2>", f'<p class="foot">{escape(face.foot)}</p>'
    dark, tint = tints(face.look.family)
    icon = f'<svg viewBox="0 0 24 24"><path d="{pictogram(face.look.pictogram)}"/></svg>' if face.look.pictogram else ""
    number = f"<b>{escape(face.corner)}</b>" if face.corner else ""
    index = f'<span class="index" aria-hidden="true">{icon}{escape(face.name)}{number}</span>'
    top = f'<span class="sign" aria-hidden="true">{icon}</span>'
    picture = f'<div class="art">{art(face.look.art, face.look.family)}</div>' if face.look.art else ""
    inside = f'{top}<article>{head}{picture}<p class="text">{text}</p>{foot}</article>{index}'
    return f'<div class="card" style="--dark: {dark}; --tint: {tint}">{inside}</div>'


def _marks() -> str:
    """Short lines in the margins, at the edges of the cards."""
    (width, height), (left, top), (near, far) = PAGE, EDGE, MARK
    lines = []
    for cut in range(GRID + 1):
        x, y = left + cut * TRIM[0], top + cut * TRIM[1]
        for begin, end in ((top - far, top - near), (height - top + near, height - top + far)):
            lines.append(f"M{x:g} {begin:g}V{end:g}")
        for begin, end in ((left - far, left - near), (width - left + near, width - left + far)):
            lines.append(f"M{begin:g} {y:g}H{end:g}")
    path = f'<path d="{"".join(lines)}" fill="none" stroke="#000" stroke-width="0.15"/>'
    return f'<svg class="marks" viewBox="0 0 {width} {height}" aria-hidden="true">{path}</svg>'


_MARKS: Final = _marks()

_STYLE: Final = f"""
@page {{ size: A4; margin: 0; }}
:root {{ color-scheme: light; }}
body {{ margin: 0; background: #fff; color: #1f2329; font-family: system-ui, sans-serif; }}
.page {{
  position: relative; box-sizing: border-box; width: {PAGE[0]}mm; height: {PAGE[1]}mm; padding: {EDGE[1]:g}mm {EDGE[0]:g}mm;
  display: grid; grid-template: repeat({GRID}, {TRIM[1]}mm) / repeat({GRID}, {TRIM[0]}mm); overflow: hidden; break-after: page;
}}
.page:last-child {{ break-after: auto; }}
.marks {{ position: absolute; inset: 0; width: 100%; height: 100%; }}
.card {{
  box-sizing: border-box; position: relative; height: {TRIM[1]}mm; padding: 2mm; overflow: hidden; border: 0.2mm solid #868078;
  break-inside: avoid; print-color-adjust: exact; -webkit-print-color-adjust: exact;
}}
.card :is(.sign, .index) svg {{
  flex: none; width: 5.5mm; height: 5.5mm; fill: none; stroke: currentColor; stroke-width: 1.8;
  stroke-linecap: round; stroke-linejoin: round;
}}
.sign {{ position: absolute; left: 4mm; top: 4.2mm; color: var(--dark); }}
article {{ box-sizing: border-box; height: 100%; padding-bottom: 9mm; display: flex; flex-direction: column; }}
h2 {{
  display: flex; align-items: center; gap: 2mm; margin: 0; padding: 1mm 2mm 1mm 9mm; min-height: 8mm; border-radius: 1.5mm;
  background: var(--tint); font-size: 12pt; line-height: 1.15;
}}
.card[style*="#3a414b"] h2 {{ color: #fff; }}
.corner {{ margin-left: auto; color: #1c6b3c; font-size: 14pt; }}
.art {{ flex: 1 1 0; min-height: 0; max-height: 33mm; margin-top: 1.5mm; container: art / size; }}
.art svg {{ display: none; width: 100%; height: 100%; border-radius: 1.5mm; }}
@container art (height >= 10mm) {{ .art svg {{ display: block; }} }}
.text {{ margin: 2mm 2mm; font-size: 12pt; line-height: 1.35; }}
.text b {{ font-size: 1.25em; line-height: 1; }}
.foot {{ margin: auto 2mm 0; color: #575d66; font-size: 8pt; }}
.index {{
  position: absolute; right: 2mm; bottom: 2mm; left: 2mm; height: 8mm; box-sizing: border-box; padding: 0 2mm;
  display: flex; align-items: center; gap: 1.5mm; rotate: 180deg; border-radius: 1.5mm; background: var(--tint);
  color: var(--dark); font-size: 9.5pt; font-weight: 700; white-space: nowrap;
}}
.index b {{ margin-left: auto; color: #1c6b3c; font-size: 14pt; }}
.credits {{
  position: absolute; right: {EDGE[0]:g}mm; bottom: 3mm; left: {EDGE[0]:g}mm; margin: 0; color: #575d66; font-size: 6.5pt;
  line-height: 1.2; text-align: center;
}}
@media print {{ header {{ display: none; }} }}
@media screen {{
  body {{ padding: 1rem; background: #ecebe7; }}
  header {{ max-width: {PAGE[0]}mm; margin: 0 auto 1rem; }}
  header h1 {{ font-size: 1.4rem; margin: 0; }}
  header p {{ margin: 0.25rem 0 0; }}
  main {{ overflow-x: auto; }}
  .page {{ margin: 0 auto 1rem; background: #fff; }}
}}
"""
