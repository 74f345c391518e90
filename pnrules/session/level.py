"""The board of a level: while the task is open, what is chosen on it is the learner's move, and nothing gives it away."""

from __future__ import annotations

from typing import Any, Final

from pnrules.kernel.errors import PnError
from pnrules.levels import Level, Verdict
from pnrules.session.board import BoardSession
from pnrules.session.commands import CHANGES, understood
from pnrules.session.traits import Traits

WITHHELD: Final = frozenset(
    {"undo", "redo", "goto", "foresee", "what-if", "without", "ruling", "beside", "adopt", "again", "see", "rules"}
)
"""What would give the answer away, or lead elsewhere, while the task is open."""


class LevelSession(BoardSession):
    """A level on a board. While the task is open, what is chosen on it is the learner's move.

    level    the level
    verdict  what the last move came to; None before the first
    solved   whether the task is solved; then anything may be tried
    """

    def __init__(self, level: Level, lang: str = "en") -> None:
        self.level = level
        self.verdict: Verdict | None = None
        self.solved = False
        super().__init__(level.play, lang)

    @property
    def predicts(self) -> bool:
        """Whether the task is to say what will be, and not to do something."""
        return "points" in self.level.scenario.data["level"]["goal"]

    def _as_told(self, traits: Traits) -> Traits:
        """Without previews, and without a way to begin anew, while the task is open."""
        if self.solved:
            return traits
        if "plays" in traits:
            traits = {**traits, "plays": {**traits["plays"], "again": []}}
        ask = traits.get("ask")
        if not ask:
            return traits
        bare = [{**offer, "preview": None} for offer in ask["options"]]
        return {**traits, "ask": {**ask, "options": bare, "rules": []}}

    def _carry_out(self, message: Any) -> Traits:
        order = understood(message, CHANGES)
        if self.solved or order.name not in {"choose", *WITHHELD}:
            return self._carry_out_order(order)
        if self.predicts:
            raise PnError("level-predict-first")
        if order.name in WITHHELD:
            raise PnError("level-move-first")
        node, option, who = order.arguments
        if node != self.level.play.head:
            raise PnError("level-not-here")
        self._try([who, *option])
        return self._mirror.grown()

    def _try(self, move: list[Any]) -> None:
        """A move: the script's own where it is to go on, else the learner's."""
        script = self.level.scenario.data["level"]["script"]
        if self.level.after < len(script) and move == script[self.level.after]:
            self.level.go_on()
        elif move[0] != self.level.seat:
            raise PnError("level-not-yours", (("who", "seat"),), (self.level.seat,))
        else:
            self.judge(self.level.act(*move[1:]))

    def go_on(self) -> Traits:
        """Let the script give its next answer, where it has one."""
        self.level.go_on()
        return self.refresh()

    def judge(self, verdict: Verdict) -> None:
        """What a move came to. After the right one the board holds nothing back any more."""
        self.verdict = verdict
        self.solved = self.solved or verdict.right
