"""The rulings of a play: a control for each that has several answers, the others to be read, and a field to look among them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets

from pnrules import words
from pnrules.kernel.rulings import DEFAULT
from pnwidgets.controls.common import WIDE, Labelling, offer

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup
    from pnrules.kernel.rulings import Ruling


class Rulings(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """The rulings that arise in an edition. It has many parts: whoever has one makes it when somebody wants to see it.

    setup     whose rulings, answered as there
    lang      en or fr
    changed   called when a learner has chosen another answer
    controls  ruling id -> the control for its answer
    find      what to look for: words, or an id
    """

    def __init__(self, setup: Setup, lang: str, changed: Any) -> None:
        self.find = ipywidgets.Text(style=WIDE)
        self.find.observe(lambda _: self._show_found(), names="value")
        self.controls: dict[str, Any] = {}
        self._setup, self._lang = setup, lang
        self._changed = changed
        self._labelling = Labelling()
        self._questions: dict[str, Any] = {}
        self._boxes: dict[str, Any] = {}
        self._headings = {id: ipywidgets.HTML() for id in ("explore-switchable", "explore-settled")}
        self._settled = ipywidgets.HTML()
        super().__init__()
        self.add_class("pn-rulings")
        self._offer()

    def show(self, setup: Setup, lang: str, *, told: bool) -> None:
        """As this set-up answers them, in this language; with their words, if they are `told`: many, for a reader."""
        offered = self._setup.game, self._setup.edition
        self._setup, self._lang = setup, lang
        if (setup.game, setup.edition) != offered:
            self._offer()
        self.find.description = self._text("explore-find")
        with self._labelling:
            for id, control in self.controls.items():
                offer(control, self._answers(setup.register[id]), setup.ruling(id))
        if told:
            self.tell()

    def tell(self) -> None:
        """All rulings in words."""
        for id, question in self._questions.items():
            question.value = self._told(self._setup.register[id])
        self._show_found()

    def chosen(self) -> Mapping[str, str]:
        """The answers as the controls have them."""
        return {id: control.value for id, control in self.controls.items()}

    # --- controls -----------------------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """A control for each ruling that arises in the edition and has more than one answer; then the others, to be read."""
        setup = self._setup
        self.controls.clear()
        self._questions.clear()
        self._boxes.clear()
        for id, ruling in setup.register.items():
            if not ruling.others or setup.edition not in ruling.editions:
                continue
            control = ipywidgets.Dropdown(description=id, style=WIDE)
            offer(control, self._answers(ruling), setup.ruling(id))
            control.observe(self._on_choice, names="value")
            self.controls[id] = control
            self._questions[id] = ipywidgets.HTML()
            self._boxes[id] = ipywidgets.VBox([self._questions[id], control])
        switchable, settled = self._headings.values()
        self.children = [self.find, switchable, *self._boxes.values(), settled, self._settled]

    def _on_choice(self, _change: Any) -> None:
        if not self._labelling.under_way:
            self._changed()

    # --- words --------------------------------------------------------------------------------------------------------

    def _text(self, id: str, **values: Any) -> str:
        return words.text(self._lang, id, **values)

    def _found(self, ruling: Ruling) -> bool:
        """Whether all words of what is looked for stand in a ruling, its answers or its id."""
        attributes = ["", ".default", *(f".other-{other}" for other in ruling.others)]
        said = " ".join([ruling.id, *(self._text(f"{ruling.message}{attribute}") for attribute in attributes)]).casefold()
        return all(word in said for word in self.find.value.casefold().split())

    def _show_found(self) -> None:
        """Only the rulings in which it stands what is looked for."""
        setup = self._setup
        found = [ruling for ruling in setup.register.values() if setup.edition in ruling.editions and self._found(ruling)]
        ids = {ruling.id for ruling in found}
        for id, box in self._boxes.items():
            box.layout.display = None if id in ids else "none"
        settled = [ruling for ruling in found if ruling.id not in self.controls]
        self._settled.value = "".join(
            f"<details><summary>{self._question(r)}</summary>{self._our_answer(r)}</details>" for r in settled
        )
        counts = {"explore-switchable": len(found) - len(settled), "explore-settled": len(settled)}
        for heading, html in self._headings.items():
            html.value = f"<h4>{escape(self._text(heading, count=counts[heading]))}</h4>"

    def _answers(self, ruling: Ruling) -> list[tuple[str, str]]:
        """The answers to choose from: ours, and the others by number where there are several."""
        others = [
            (self._text("explore-other", number=str(number), count=len(ruling.others)), other)
            for number, other in enumerate(ruling.others, 1)
        ]
        return [(self._text("explore-default"), DEFAULT), *others]

    def _question(self, ruling: Ruling) -> str:
        return f"<b>{escape(ruling.id)}. {escape(self._text(ruling.message))}</b>"

    def _our_answer(self, ruling: Ruling) -> str:
        return f"<p>{escape(self._text(f'{ruling.message}.default'))}</p>"

    def _told(self, ruling: Ruling) -> str:
        """A ruling's question and its answers in full."""
        attributes = ["default", *(f"other-{other}" for other in ruling.others)]
        labels = [label for label, _ in self._answers(ruling)]
        answers = "".join(
            f"<dt><i>{escape(label)}</i></dt><dd>{escape(self._text(f'{ruling.message}.{attribute}'))}</dd>"
            for label, attribute in zip(labels, attributes, strict=True)
        )
        return f"{self._question(ruling)}<dl>{answers}</dl>"
