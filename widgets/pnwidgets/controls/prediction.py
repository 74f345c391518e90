"""Decide, then see: a level's question about a choice or its outcome, and the reply with the rule."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel import asks
from pnrules.wire.learning import Choice
from pnrules.words import sentences
from pnwidgets.controls.level import LevelBoard
from pnwidgets.language import PAGE


class Prediction(LevelBoard):
    """A level's task and its choices: answers, or outcomes in points. The reply to each is in words, with the place of the rule.
    No board is drawn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, quiz=True)
        self._unfolds()

    def _label(self, choice: Choice, lang: str) -> str:
        """An answer in words, or all players' points."""
        state = self.session.level.play.state
        if "answer" in choice:
            return sentences.option_words(lang, state, asks.option(choice["answer"]))
        return " · ".join(f"{name} {points}" for name, points in zip(state.setup.players, choice["points"], strict=True))

    def __repr__(self) -> str:
        lang = PAGE.lang
        level = self.session.traits["level"]
        assert level is not None, "a level's board tells of its level"
        choices = (f"  ( ) {self._label(choice, lang)}" for choice in level["choices"])
        return "\n".join([words.said(lang, self.session.level.task), *choices])


def predict(name: str) -> Prediction:
    """The question of a level by name, such as `nightmare/levels/3-copies/01-what-copy-does`.

    Raises BadInput; PnError for a scenario without a level, and for a level with an aim in place of choices.
    """
    return Prediction(name)
