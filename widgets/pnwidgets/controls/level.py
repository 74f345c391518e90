"""A level as an app: the task, the board at its position, and for every wrong move the rule that it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnrules import words
from pnrules.pages import opening
from pnrules.session import LevelSession
from pnrules.wire.learning import Level
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class LevelBoard(PageBoard):
    """A board with a level, in the page's language.

    level  the level as sent to the page: `name`, `title`, `task`, `choices`, `hints`, `verdict`, `solved`, `next` and more
           (see `pnrules.session.LevelSession`); can be read and observed
    """

    session: LevelSession

    def __init__(self, name: str, *, quiz: bool = False) -> None:
        super().__init__(opening.level(name, PAGE.lang, quiz=quiz))

    def do(self, what: str, **members: Any) -> Level | None:
        """Do what the page may ask for: `level` (with its `name`), `level-on`, `level-hint`, `level-say` (with the `choice`).

        Returns the level afterwards; a refusal becomes the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["level"]


class LevelPage(LevelBoard):
    """A level with its task, its hints and its board, and a choice of other levels."""

    @property
    def board(self) -> LevelBoard:
        """The board itself. Kept for notebooks from when a level was a board among other widgets."""
        return self

    def __repr__(self) -> str:
        return "\n".join([words.said(PAGE.lang, self.session.level.task), super().__repr__()])


def level(name: str | None = None, asked: Mapping[str, str] | None = None) -> LevelPage:
    """A level to play, with a choice of others.

    name   such as `nightmare/levels/2-runs/01-first-break`; by default the one in the page's address, or else the first
    asked  the parameters of the address; by default, the page's own

    Raises BadInput for an unknown `name`.
    """
    return LevelPage(opening.level_name(name, reader.asked() if asked is None else asked))
