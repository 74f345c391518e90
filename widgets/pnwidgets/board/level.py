"""The board of a level, as a widget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import traitlets

from pnrules.levels import Level, Verdict
from pnrules.session import LevelSession
from pnwidgets.board.widget import Board

NOT_KEPT: Final = -1
"""The number of a board whose play no browser keeps: a level begins anew."""


class LevelBoard(Board):
    """The board of a level. While the task is open, what is chosen on it is the learner's move.

    level    the level
    verdict  what the last move came to; None before the first
    solved   whether the task is solved; then anything may be tried
    """

    verdict = traitlets.Any(None)
    solved = traitlets.Bool(False)
    session: LevelSession

    def __init__(self, level: Level, lang: str) -> None:
        super().__init__(session=LevelSession(level, lang), number=NOT_KEPT)

    @property
    def level(self) -> Level:
        """The level."""
        return self.session.level

    @property
    def predicts(self) -> bool:
        """Whether the task is to say what will be, and not to do something."""
        return self.session.predicts

    def _set(self, traits: Mapping[str, Any]) -> None:
        super()._set({**traits, "verdict": self.session.verdict, "solved": self.session.solved})

    def go_on(self) -> bool:
        """Let the script give its next answer; False where it has none."""
        before = self.level.after
        with self._changing():
            self._set(self.session.go_on())
        return self.level.after > before

    def tell(self, verdict: Verdict) -> None:
        """What a move came to. After the right one the board holds nothing back any more."""
        self.session.judge(verdict)
        with self._changing():
            self._set(self.session.refresh())
