"""What happened at a stop of the program counter, in words, with the rule that each step follows."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

from pnrules import words
from pnrules.kernel import describe
from pnrules.kernel.play import Play
from pnrules.kernel.steps import Step
from pnwidgets.language import PAGE


class Telling(ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets publishes no types
    """Some steps as sentences, each with its citation and rulings, and the points after the last. Follows the page's language."""

    def __init__(self, label: str, steps: list[Step]) -> None:
        super().__init__()
        self._label = label
        self._steps = [step for step in steps if not step.rule.quiet]
        self._last = steps[-1].after
        self._render()
        PAGE.observe(self._render, names="lang")

    def _render(self, _change: Any = None) -> None:
        lang = PAGE.lang
        items = "".join(
            f"<li>{escape(step.words(lang))} <small>[{escape(describe.cited(lang, step))}]</small></li>" for step in self._steps
        )
        points = escape(describe.points(lang, self._last))
        self.value = f'<div lang="{lang}"><b>{escape(self._label)}</b><ul>{items}</ul><p>{points}</p></div>'

    def __repr__(self) -> str:
        lines = [self._label, *(f"  {describe.told(PAGE.lang, step)}" for step in self._steps)]
        return "\n".join([*lines, f"  {describe.points(PAGE.lang, self._last)}"])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def tell(play: Play, card: str, time: int = 1) -> Telling:
    """What happened when the program counter stood at `card` for the `time`-th time, on the line to the play's head.

    Raises ValueError when it did not stand there so often.
    """
    rows = [(label, steps) for label, steps in play.setup.game.rows(play.steps(play.head)) if label == card]
    if not 1 <= time <= len(rows):
        raise ValueError(words.text(PAGE.lang, "tell-no-such-stop", card=card, time=time, count=len(rows)))
    label, steps = rows[time - 1]
    return Telling(label, steps)
