"""The pages that a reader has open, for a carrier that sends text: all input and output is JSON."""

from __future__ import annotations

import json
import random
from typing import Any

from pnrules.pages.page import Page
from pnrules.session import TrainerSession
from pnrules.session.traits import bare


class Visit:
    """The pages that a reader has open, each under a name given by the carrier.

    The words of the boards are not sent: a page loads them itself.
    """

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}
        self._prepared: dict[tuple[str, str, str], tuple[Page, str]] = {}

    def open(self, name: str, cells: str, asked: str, lang: str, luck: int) -> str:
        """Open a page, or reopen it afresh. Gives the traits of each of its boards.

        cells, asked  as for `Page`
        luck          the seed of everything random: a page that is reopened with the same number is the same
        """
        random.seed(luck)
        prepared = self._prepared.pop((cells, asked, lang), None)
        if prepared is not None:
            self._pages[name], told = prepared
            return told
        page = Page(json.loads(cells), json.loads(asked), lang)
        for board in page.boards:
            if isinstance(board, TrainerSession) and not board.practice.chosen:
                board.practice.luck = f"{luck}/"
        self._pages[name] = page
        return _snapshot(page)

    def prepare(self, cells: str, asked: str, lang: str) -> None:
        """Open a page in advance, so that its reader need not wait. Pages with anything random are not kept."""
        luck = random.getstate()
        page = Page(json.loads(cells), json.loads(asked), lang)
        if random.getstate() == luck and not any(isinstance(board, TrainerSession) for board in page.boards):
            self._prepared[cells, asked, lang] = page, _snapshot(page)
        random.setstate(luck)  # preparing a page changes nothing for the others

    def close(self, name: str) -> None:
        """Forget a page that the reader has left."""
        self._pages.pop(name, None)

    def hear(self, name: str, board: int, message: str) -> str:
        """Handle a message to a board of a page: the `traits` that have changed, and the `answer`, if any."""
        traits, answer = self._pages[name].hear(board, json.loads(message))
        return _text({"traits": bare(traits), "answer": answer})

    def speak(self, name: str, lang: str) -> None:
        """Switch a page to another language; pictures are drawn in it."""
        for board in self._pages[name].boards:
            board.speak(lang)


def _snapshot(page: Page) -> str:
    return _text([bare(board.traits) for board in page.boards])


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
