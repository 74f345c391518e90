"""The pages that a reader has open, for a carrier that sends text: everything in and out is JSON."""

from __future__ import annotations

import json
import random
from typing import Any

from pnrules.pages.page import Page
from pnrules.session import TrainerSession
from pnrules.session.traits import bare


class Visit:
    """The pages that a reader has open, each under a name that the carrier gives it.

    A page has all words of its boards by itself: they are not sent.
    """

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}
        self._prepared: dict[tuple[str, str, str], tuple[Page, str]] = {}

    def open(self, name: str, cells: str, asked: str, lang: str, luck: int) -> str:
        """Open a page, or open it again as if it were new: the traits of each of its boards.

        cells, asked  as `Page` has them
        luck          what else would be left to chance goes by this number: a page that is opened again comes out the same
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
        """Open a page before it is asked for: whoever opens it next need not wait. Not where anything is left to chance."""
        luck = random.getstate()
        page = Page(json.loads(cells), json.loads(asked), lang)
        if random.getstate() == luck and not any(isinstance(board, TrainerSession) for board in page.boards):
            self._prepared[cells, asked, lang] = page, _snapshot(page)
        random.setstate(luck)  # other pages go on as they would have

    def close(self, name: str) -> None:
        """A page that the reader has left."""
        self._pages.pop(name, None)

    def hear(self, name: str, board: int, message: str) -> str:
        """What a board of a page makes of a message: `traits` that are otherwise by it, and the `answer`, if any."""
        traits, answer = self._pages[name].hear(board, json.loads(message))
        return _text({"traits": bare(traits), "answer": answer})

    def speak(self, name: str, lang: str) -> None:
        """The page speaks another language from now on: pictures are drawn in it."""
        for board in self._pages[name].boards:
            board.speak(lang)


def _snapshot(page: Page) -> str:
    return _text([bare(board.traits) for board in page.boards])


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
