"""Recording a page of the site: its boards' traits once for all languages, its prose and its cells' words in each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from pnrules import words
from pnrules.kernel.facets.showing import Showing
from pnrules.pages import Page, Shown
from pnrules.session.traits import bare
from pnrules.wire.reading import Reference
from pnrules.wire.sayings import InEach
from pnrules.wire.traits import Traits
from pnrules.words import rulebooks
from pnwidgets.app.notebooks import Cell, board_first, load
from pnwidgets.app.recorded import Part, as_json, first_words, game_of, picture_words, printed
from pnwidgets.site.catalogue import Spec

LEARNING: Final = ("lesson", "level", "exercise", "guessing")
"""The traits about learning, which a separate part of the page's script draws."""


class Recorded(NamedTuple):
    """A recorded page.

    spec   the page
    pages  a run of its cells for each set of parameters
    cells  the notebook's cells, in the order in which a page shows them
    code   the source of the cells that were run
    """

    spec: Spec
    pages: Sequence[Page]
    cells: Sequence[Cell]
    code: Sequence[str]

    def data(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The files for the page's script, as JSON: for each recording its first board; then all others, with the titles of the
        reference's positions, which the first board does not need at once.

        names  the files of the recordings
        """
        for name, page, asked in zip(names, self.pages, self.spec.asked, strict=True):
            first, titles = _parted([bare(board.traits) for board in page.boards[:1]])
            others = [bare(board.traits) for board in page.boards[1:]]
            more = name.replace(".json", "-more.json") if others or titles else None
            yield name, as_json({"cells": self.code, "asked": asked, "boards": first, "more": more})
            if more is not None:
                yield more, as_json({"boards": others, "titles": titles})

    def first_board(self) -> Traits | None:
        """The traits with which the page's script draws its first board; None if it has none, or chooses it at random."""
        if len(self.pages) > 1 or not self.pages[0].boards:
            return None
        return _parted([bare(self.pages[0].boards[0].traits)])[0][0]

    def parts(self, lang: str) -> Iterator[Part]:
        """The page's contents in a language, in order."""
        shown = iter(self.pages[0].shown)
        for cell in self.cells:
            if cell.runs:
                yield self._shown(next(shown), lang)
            elif cell.is_for(lang):
                yield Part(prose=cell.prose())

    def _shown(self, shown: Shown, lang: str) -> Part:
        told = shown.told.html(lang) if shown.told else ""
        text = "" if shown.board is None else self.pages[0].boards[shown.board].play.describe(lang)
        return Part(printed=printed(shown), told=told, board=shown.board, text=text)

    def credits(self, lang: str) -> str:
        """The authors of its boards' games, and that this is not official."""
        found = sorted({game_of(board) for board in self.pages[0].boards})
        told = ((words.text_or(game, lang, f"game-{game}"), rulebooks.credits(game, lang)) for game in found)
        made = [f"{title}. {said[0]}" for title, said in told if said]
        return " ".join([*made, words.text(lang, "credits-ours")])

    def first_words(self) -> list[str]:
        """The parts of the words that it names to its browser beforehand."""
        return first_words(self.pages[0])

    def picture_words(self) -> list[str]:
        """The parts of the words with which its first board is drawn beforehand."""
        return picture_words(self.pages[0])

    def first_scripts(self) -> list[str]:
        """The parts of the page's script that its first board needs at once (see `src/hosts/site/later.ts`), by name."""
        if not self.pages[0].boards:
            return []
        board = self.pages[0].boards[0]
        has = {name: bool(board.traits.get(name)) for name in ("claim", *LEARNING, "reference")}
        deal = board.traits.get("deal")
        dealing = (deal is not None and deal["opened"]) or bool(board.traits.get("laying"))
        wanted = {
            "claim": has["claim"],
            "dealing": dealing,
            "learning": any(has[name] for name in LEARNING),
            "reference": has["reference"],
        }
        drawn = Showing.of(board.play.setup.game).drawn
        game = [game_of(board)] if drawn and not has["reference"] else []
        return [*game, *(name for name, needed in wanted.items() if needed)]


def recorded(spec: Spec, root: Path) -> Recorded:
    """Record a page by running its notebook's cells. Raises whatever a cell raises.

    root  the folder of notebooks
    """
    notebook = load(root / spec.notebook)
    cells = board_first(notebook.cells, notebook.cells)
    return Recorded(spec, [Page(notebook.code, asked) for asked in spec.asked], cells, notebook.code)


def _parted(boards: Sequence[Traits]) -> tuple[list[Traits], dict[str, InEach] | None]:
    """Boards whose reference only has the titles that are needed at once; and all of its titles, None without a reference."""
    read = [(board, board.get("reference")) for board in boards]
    if not any(reference for _, reference in read):
        return list(boards), None
    titles = {name: title for _, reference in read if reference for name, title in reference["titles"].items()}
    return [{**board, "reference": _at_first(reference)} if reference else board for board, reference in read], titles


def _at_first(reference: Reference) -> Reference:
    """A reference with only the titles that its first entry needs."""
    named = {name for place in reference["places"][:1] for name in (*place["lessons"], *place["scenarios"])}
    return {**reference, "titles": {name: title for name, title in reference["titles"].items() if name in named}}
