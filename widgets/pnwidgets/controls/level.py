"""A level as an app: the task, the board at its position, and every wrong move answered with the rule that it breaks.

Until the task is solved the board gives no previews, which would give it away. What may be tried is tried on the board itself,
or said as a prediction; a wrong move stays there as a branch that was tried.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import ipywidgets
import traitlets

from pnrules import games, scenario, sentences, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.levels import Level, Verdict
from pnwidgets import reader, repertoire
from pnwidgets.board.level import LevelBoard
from pnwidgets.controls.common import WIDE, Labelling, language_switch, offer
from pnwidgets.controls.prediction import Prediction
from pnwidgets.language import PAGE, InWords


class LevelPage(InWords, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """A level with its task, its hints and its board, and the other levels to choose from.

    choice    which level
    board     its LevelBoard
    question  what is predicted, in a level that asks for that; None in one in which something is to be done
    on, hint  let the script go on; the next hint
    verdict   what the last move came to, in words
    """

    def __init__(self, name: str) -> None:
        self.language = language_switch(PAGE.lang)
        traitlets.link((PAGE, "lang"), (self.language, "value"))
        self.choice = ipywidgets.Dropdown(style=WIDE, layout={"width": "auto"})
        self.task, self.verdict = ipywidgets.HTML(), ipywidgets.HTML()
        self.on, self.hint = ipywidgets.Button(layout={"width": "auto"}), ipywidgets.Button(layout={"width": "auto"})
        self.on.on_click(lambda _: self._on_go())
        self.hint.on_click(lambda _: self._on_hint())
        self.board: LevelBoard
        self.question: Prediction | None
        top = ipywidgets.HBox([self.language, self.choice])
        top.layout.flex_flow, top.layout.align_items, top.layout.grid_gap = "row wrap", "center", "0.25rem 1.5rem"
        self._top = top
        self._labelling = Labelling()
        super().__init__()
        self._set_up(name)
        self.choice.observe(self._on_choice, names="value")
        PAGE.observe(self._render, names="lang")

    def _on_choice(self, change: traitlets.Bunch) -> None:
        if not self._labelling.under_way:
            self._set_up(change["new"])

    def _set_up(self, name: str) -> None:
        """A level from its beginning."""
        self.name = name
        self._hints = 0
        level = Level(scenario.read(name))
        self.board = LevelBoard(level, PAGE.lang)
        traitlets.link((PAGE, "lang"), (self.board, "lang"))
        self.question = None
        if self.board.predicts:
            while level.after < level.scenario.data["level"]["goal"]["after"]:
                self.board.go_on()
            self.question = Prediction(name)
            self.question.observe(self._on_predicted, names="told")
        self.board.observe(self._render, names="verdict")
        buttons = ipywidgets.HBox([self.on, self.hint])
        tries = [self.task, buttons, self.verdict] if self.question is None else [self.question]
        self._render()
        self.children = [self._top, *tries, self.board]

    def _render(self, _change: Any = None) -> None:
        lang = PAGE.lang
        options = [(words.said(lang, each["title"]), each["name"]) for game in games.names() for each in repertoire.levels(game)]
        self.choice.description = words.text(lang, "gallery-levels")
        self._relabel(options)
        level = self.board.level
        self.task.value = f'<p lang="{lang}"><b>{escape(words.said(lang, level.task))}</b></p>'
        self.on.description = words.text(lang, "level-go-on")
        self.on.disabled = self.board.solved or level.after >= len(level.scenario.data["level"]["script"])
        self.on.layout.display = None if level.scenario.data["level"]["script"] else "none"
        self.hint.description = words.text(lang, "predict-hint")
        self.hint.disabled = self._hints >= len(level.hints)
        self.verdict.value = f'<div lang="{lang}" role="status">{self._said(lang)}</div>'

    def _relabel(self, options: list[tuple[str, str]]) -> None:
        """The levels in another language. A dropdown that gets other options has another value for a moment; nobody chose it."""
        with self._labelling:
            offer(self.choice, options, self.name)

    def _said(self, lang: str) -> str:
        hints = "".join(f"<p>{escape(words.said(lang, hint))}</p>" for hint in self.board.level.hints[: self._hints])
        verdict = self.board.verdict
        if verdict is None:
            return hints
        place = escape(sentences.sources(lang, verdict.cite, verdict.rulings))
        answer = escape(words.text(lang, "predict-right" if verdict.right else "predict-wrong"))
        return f"{hints}<p><b>{answer}</b> {escape(self._why(lang, verdict))} [{place}]</p>"

    def _why(self, lang: str, verdict: Verdict) -> str:
        """The verdict's reason; the kernel's own, where the move was not even legal and the level says nothing of it."""
        refusal = verdict.refusal
        if refusal is not None and isinstance(verdict.says, str):
            players = self.board.play.setup.players
            return words.sentence(lang, refusal.id, refusal.params, refusal.values, players)
        return words.said(lang, verdict.says)

    def _on_go(self) -> None:
        self.board.go_on()
        self._render()

    def _on_hint(self) -> None:
        self._hints += 1
        self._render()

    def _on_predicted(self, change: traitlets.Bunch) -> None:
        """What was said of the points is right: it happens on the board."""
        if change["new"].right:
            level = self.board.level
            self.board.tell(level.predict(level.scenario.data["level"]["goal"]["points"]))

    def __repr__(self) -> str:
        return "\n".join([words.said(PAGE.lang, self.board.level.task), repr(self.board)])


def level(name: str | None = None, asked: Mapping[str, str] | None = None) -> LevelPage:
    """A level to be played, with the others to choose from.

    name   such as `nightmare/level-first-break`; by default the one that the page's address asks for, else the first
    asked  what the address asks for; by default, the page's own

    Raises BadInput for a name that is no level's, where it was given.
    """
    known = [each["name"] for game in games.names() for each in repertoire.levels(game)]
    if name is not None and name not in known:
        raise BadInput([Problem("$", "error-no-level", (("name", "text"),), (name,))])
    wish = (reader.asked() if asked is None else asked).get("level", "")
    return LevelPage(name or (wish if wish in known else known[0]))
