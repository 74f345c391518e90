"""Decide, then see: a level's question, about the points to come or about the right answer, replied to with the rule."""

from __future__ import annotations

import json
from html import escape
from typing import Any

import ipywidgets

from pnrules import scenario, words
from pnrules.kernel import describe
from pnrules.levels import Level, Verdict
from pnwidgets.language import PAGE


class Prediction(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """A level's task with the outcomes, or the answers, to choose from. Each is answered in words, with the place of the rule.

    choices  the outcomes; choosing one reveals nothing yet
    check    commits to the choice and shows the verdict
    hint     the next of the level's hints
    """

    def __init__(self, name: str) -> None:
        self._scenario = scenario.read(name)
        self.level = Level(self._scenario)
        self._asked = "points" if "points" in self.level.scenario.data["level"]["goal"] else "answer"
        self._verdict: Verdict | None = None
        self._hints = 0
        self.task = ipywidgets.HTML()
        self.choices = ipywidgets.RadioButtons(layout=ipywidgets.Layout(width="auto"))
        self.check = ipywidgets.Button(button_style="primary")
        self.hint = ipywidgets.Button()
        self.verdict = ipywidgets.HTML()
        self.check.on_click(self._on_check)
        self.hint.on_click(self._on_hint)
        super().__init__([self.task, self.choices, ipywidgets.HBox([self.check, self.hint]), self.verdict])
        self._render()
        PAGE.observe(self._render, names="lang")

    def _outcomes(self) -> list[list[Any]]:
        """The right outcome or answer among the wrong ones, in an order that gives nothing away."""
        data = self._scenario.data["level"]
        found = [move[self._asked] for move in (data["goal"], *data["wrong"]) if self._asked in move]
        return sorted(found) if self._asked == "points" else sorted(found, key=json.dumps)

    def _worded(self, lang: str, outcome: list[Any]) -> str:
        """An outcome as it is offered: everybody's points, or an answer."""
        state = self._scenario.state
        if self._asked == "answer":
            return describe.option_words(lang, state, tuple(outcome))
        return " · ".join(f"{name} {points}" for name, points in zip(state.setup.players, outcome, strict=True))

    def _render(self, _change: Any = None) -> None:
        lang = PAGE.lang
        labels = [(self._worded(lang, outcome), index) for index, outcome in enumerate(self._outcomes())]
        chosen = self.choices.value
        self.choices.options = labels
        self.choices.value = chosen
        self.task.value = f'<p lang="{lang}"><b>{escape(words.said(lang, self.level.task))}</b></p>'
        self.check.description = words.text(lang, "predict-check")
        self.hint.description = words.text(lang, "predict-hint")
        self.hint.disabled = self._hints >= len(self.level.hints)
        self.verdict.value = f'<div lang="{lang}" role="status">{self._said(lang)}</div>'

    def _said(self, lang: str) -> str:
        hints = "".join(f"<p>{escape(words.said(lang, hint))}</p>" for hint in self.level.hints[: self._hints])
        if self._verdict is None:
            return hints
        place = escape(describe.sources(lang, self._verdict.cite, self._verdict.rulings))
        verdict = escape(words.text(lang, "predict-right" if self._verdict.right else "predict-wrong"))
        return f"{hints}<p><b>{verdict}</b> {escape(words.said(lang, self._verdict.says))} [{place}]</p>"

    def _on_check(self, _button: Any) -> None:
        if self.choices.value is None:
            return
        level = Level(self._scenario)
        outcome = self._outcomes()[self.choices.value]
        self._verdict = level.predict(outcome) if self._asked == "points" else self._acted(level, outcome)
        self.level = level
        self._render()

    def _acted(self, level: Level, answer: list[Any]) -> Verdict:
        """The answer, given where the level asks for it."""
        while level.after < self._scenario.data["level"]["goal"]["after"]:
            level.go_on()
        return level.act(answer)

    def _on_hint(self, _button: Any) -> None:
        self._hints += 1
        self._render()

    def __repr__(self) -> str:
        lang = PAGE.lang
        return "\n".join([words.said(lang, self.level.task), *(f"  ( ) {text}" for text, _ in self.choices.options)])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def predict(name: str) -> Prediction:
    """The question of a level by name, such as `nightmare/level-what-copy-does`. Raises BadInput, or PnError for no level."""
    return Prediction(name)
