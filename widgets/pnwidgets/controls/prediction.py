"""Decide, then see: a level's question, what to answer here or what comes of it, answered in turn with the rule."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets
import traitlets

from pnrules import scenario, sentences, words
from pnrules.kernel import asks
from pnrules.levels import Level, Verdict
from pnwidgets.language import PAGE, InWords
from pnwidgets.marks import QUIZ, QUIZ_CHECK, QUIZ_HINT, QUIZ_KEY


class Prediction(InWords, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """A level's task with what there is to choose from: answers to give, or outcomes in points. Each is answered in words, with
    the place of the rule.

    choices  the right one among the wrong ones; choosing one reveals nothing yet
    check    commits to the choice and shows the verdict
    hint     the next of the level's hints
    told     the last verdict; None before the first
    key      every verdict and hint, hidden, once nobody will be there to say them (see `export`)
    """

    told = traitlets.Any(None)

    def __init__(self, name: str) -> None:
        self._scenario = scenario.read(name)
        self.level = Level(self._scenario)
        self._hints = 0
        self.task = ipywidgets.HTML()
        self.choices = ipywidgets.RadioButtons(layout=ipywidgets.Layout(width="auto"))
        self.check = ipywidgets.Button(button_style="primary")
        self.hint = ipywidgets.Button()
        self.verdict = ipywidgets.HTML()
        self.key = ipywidgets.HTML(layout={"display": "none"})
        self.check.add_class(QUIZ_CHECK)
        self.hint.add_class(QUIZ_HINT)
        self.key.add_class(QUIZ_KEY)
        self.check.on_click(self._on_check)
        self.hint.on_click(self._on_hint)
        super().__init__([self.task, self.choices, ipywidgets.HBox([self.check, self.hint]), self.verdict, self.key])
        self.add_class(QUIZ)
        self._render()
        PAGE.observe(self._render, names=["lang", "unfolded"])

    def _moves(self) -> list[list[Any]]:
        """The right move among the wrong ones, sorted, so that the order gives nothing away."""
        data = self._scenario.data["level"]
        goal = data["goal"]
        what = "points" if "points" in goal else "answer"
        wrong = (move for move in data["wrong"] if what in move and move.get("after", goal["after"]) == goal["after"])
        return sorted([goal[what], *(move[what] for move in wrong)])

    def _label(self, move: list[Any], lang: str) -> str:
        """An answer in words, or everybody's points."""
        state = self._scenario.state
        if "answer" in self._scenario.data["level"]["goal"]:
            return sentences.option_words(lang, state, asks.option(move))
        return " · ".join(f"{name} {points}" for name, points in zip(state.setup.players, move, strict=True))

    def _tried(self, move: list[Any]) -> tuple[Level, Verdict]:
        """A move in the level, begun anew where the goal belongs."""
        level = Level(self._scenario)
        goal = self._scenario.data["level"]["goal"]
        if "points" in goal:
            return level, level.predict(move)
        while level.after < goal["after"]:
            level.go_on()
        return level, level.act(move)

    def _render(self, _change: Any = None) -> None:
        lang = PAGE.lang
        labels = [(self._label(move, lang), index) for index, move in enumerate(self._moves())]
        chosen = self.choices.value
        self.choices.options = labels
        self.choices.value = chosen
        self.task.value = f'<p lang="{lang}"><b>{escape(words.said(lang, self.level.task))}</b></p>'
        self.check.description = words.text(lang, "predict-check")
        self.hint.description = words.text(lang, "predict-hint")
        self.hint.disabled = self._hints >= len(self.level.hints)
        self.verdict.value = f'<div lang="{lang}" role="status">{self._said(lang)}</div>'
        self.key.value = self._everything(lang) if PAGE.unfolded else ""

    def _said(self, lang: str) -> str:
        hints = "".join(self._hint(lang, hint) for hint in self.level.hints[: self._hints])
        return hints if self.told is None else hints + self._answered(lang, self.told)

    def _hint(self, lang: str, hint: Any) -> str:
        return f"<p>{escape(words.said(lang, hint))}</p>"

    def _answered(self, lang: str, verdict: Verdict) -> str:
        """Whether a move was right, and why."""
        place = escape(sentences.sources(lang, verdict.cite, verdict.rulings))
        answer = escape(words.text(lang, "predict-right" if verdict.right else "predict-wrong"))
        return f"<p><b>{answer}</b> {escape(words.said(lang, verdict.says))} [{place}]</p>"

    def _everything(self, lang: str) -> str:
        """Every verdict in the order of the choices, and every hint."""
        verdicts = (self._answered(lang, self._tried(move)[1]) for move in self._moves())
        hints = (self._hint(lang, hint) for hint in self.level.hints)
        lists = {"pn-verdicts": verdicts, "pn-hints": hints}
        return "".join(
            f'<ol class="{name}">{"".join(f"<li>{each}</li>" for each in items)}</ol>' for name, items in lists.items()
        )

    def _on_check(self, _button: Any) -> None:
        if self.choices.value is None:
            return
        self.level, self.told = self._tried(self._moves()[self.choices.value])
        self._render()

    def _on_hint(self, _button: Any) -> None:
        self._hints += 1
        self._render()

    def __repr__(self) -> str:
        lang = PAGE.lang
        return "\n".join([words.said(lang, self.level.task), *(f"  ( ) {text}" for text, _ in self.choices.options)])


def predict(name: str) -> Prediction:
    """The question of a level by name, such as `nightmare/level-what-copy-does`. Raises BadInput, or PnError for no level."""
    return Prediction(name)
