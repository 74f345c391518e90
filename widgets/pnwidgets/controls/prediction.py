"""Decide, then see: a level's question, what to answer here or what comes of it, answered in turn with the rule."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel import asks
from pnrules.wire.learning import Choice
from pnrules.words import sentences
from pnwidgets.controls.level import LevelBoard
from pnwidgets.language import PAGE


class Prediction(LevelBoard):
    """A level's task with what there is to choose from: answers to give, or outcomes in points. Each is answered in words, with
    the place of the rule. No board is drawn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, quiz=True)
        self._unfolds()

    def _label(self, choice: Choice, lang: str) -> str:
        """An answer in words, or everybody's points."""
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

    Raises BadInput; PnError for no level, and for one that has an aim and no choices.
    """
    return Prediction(name)
