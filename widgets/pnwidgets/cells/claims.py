"""Claims in a notebook: the verdict with its evidence, to be read, guessed, stepped through, and moved to where it turns."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets

import pnrules
from pnrules import Play, scenario, words
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.runtime_error import prove
from pnrules.runtime_error.evidence import lasso, node_words, situation_words, told
from pnrules.runtime_error.proof.verdict import Proved, Refuted, Verdict
from pnrules.runtime_error.table.board import PROVED, REFUTED
from pnwidgets.board import Board
from pnwidgets.cells.ring import Dot, ring
from pnwidgets.cells.telling import Lines, Telling
from pnwidgets.controls.common import WIDE
from pnwidgets.language import PAGE, InWords, Speaking

KINGS: Final = ("K♣", "K♥", "K♠")
"""The kings of example 2 that need not lie in the statements."""
SPARE: Final = ("2♦", "3♦", "4♦", "5♦")
"""Cards from ace to queen, for the hand."""


def tell_verdict(verdict: Verdict, most: int = 12) -> Telling:
    """A verdict as a sentence, with its evidence in at most so many lines; a strategy that runs in a circle is drawn, too."""

    def say(lang: str) -> tuple[str, Lines]:
        return verdict.words(lang), told(verdict, lang, most)

    return Telling(say, lambda lang: draw_strategy(verdict, lang))


def draw_strategy(verdict: Verdict, lang: str) -> str:
    """A strategy as SVG, a dot for each situation, where each leads to one other whatever is drawn; else nothing."""
    found = lasso(verdict) if isinstance(verdict, Proved) else None
    if found is None:
        return ""
    assert isinstance(verdict, Proved)
    by_deck = len({situation.size for part in found for situation in part}) > 1
    stem, cycle = (
        [Dot(node_words(verdict, each, lang, by_deck=by_deck), situation_words(each, lang)) for each in part] for part in found
    )
    return ring(stem, cycle, words.text(lang, "proof-ring", stem=len(stem), cycle=len(cycle)))


def clubs_and_spades(spare: int = 0, kings: int = 0) -> Play:
    """The rulebook's second example with further cards in hand, and with so many of the other player's kings in the deck."""
    data = dict(scenario.parsed("runtime_error/clubs-and-spades"))
    one, two = data["players"]
    data["players"] = [{**one, "hand": [*one["hand"], *SPARE[:spare]]}, {**two, "hand": list(KINGS[kings:])}]
    data["answers"] = data["answers"][:1]
    if spare or kings:
        data["title"] = {lang: words.text(lang, "claim-title", spare=spare, kings=kings) for lang in words.LANGUAGES}
    return pnrules.load({name: value for name, value in data.items() if name not in ("expect", "because", "comments")})


class Evidence(InWords, ipywidgets.VBox, Speaking):  # type: ignore[misc]  # ipywidgets publishes no types
    """A claim to step through. Proved: the strategy plays, and the learner draws. Refuted: the learner plays against the draws.

    verdict  what the claim came to
    board    the board on which it is gone through
    next     a button: the strategy's next move
    """

    def __init__(self, position: AnyState) -> None:
        self.board = Board(Play(position), lang=PAGE.lang)
        self.verdict = prove(position)
        self.told = ipywidgets.HTML()
        self.next = ipywidgets.Button(layout=ipywidgets.Layout(width="auto"))
        self.next.on_click(self._on_next)
        super().__init__([self.told, self.next, self.board])
        self.show(position)
        self._follow()

    def show(self, position: AnyState) -> None:
        """Another position to claim from."""
        self.verdict = prove(position)
        chance = self.verdict.chance if isinstance(self.verdict, Refuted) else None
        self.board.play = Play(position, chance=chance)
        self.next.layout.display = None if isinstance(self.verdict, Proved) else "none"
        self._say()

    def _on_next(self, _button: Any) -> None:
        """The strategy's move; where a card is to be drawn, the learner chooses it on the board."""
        play = self.board.play
        if isinstance(self.verdict, Proved) and play.ask is not None and play.ask.who != CHANCE:
            play.choose(self.verdict.move(play.state))
            self.board.refresh()

    def _say(self, _change: Any = None) -> None:
        self.board.lang = PAGE.lang
        self.next.description = self._text("claim-next")
        lines = "".join(f"<li>{escape(line)}</li>" for line in told(self.verdict, PAGE.lang, 6))
        how = f"claim-how-{self.verdict.name}"
        head = f"<b>{escape(self.verdict.words(PAGE.lang))}</b><ul>{lines}</ul>"
        said = f"{head}{draw_strategy(self.verdict, PAGE.lang)}<p>{escape(self._text(how))}</p>"
        self.told.value = f'<div lang="{PAGE.lang}" role="status" class="pn-telling">{said}</div>'

    def __repr__(self) -> str:
        return "\n".join([self.verdict.words(PAGE.lang), *(f"  {line}" for line in told(self.verdict, PAGE.lang, 6))])


class Threshold(InWords, ipywidgets.VBox, Speaking):  # type: ignore[misc]  # ipywidgets publishes no types
    """Two sliders over a family of positions, a table of all their verdicts, and the evidence of the one that is chosen.

    spare, kings  the sliders
    evidence      see there
    """

    def __init__(self, family: Callable[[int, int], Play] = clubs_and_spades) -> None:
        self._family = family
        self._names = {(s, k): prove(family(s, k).state).name for s in range(len(SPARE) + 1) for k in range(len(KINGS) + 1)}
        self.spare = ipywidgets.IntSlider(0, 0, len(SPARE), style=WIDE)
        self.kings = ipywidgets.IntSlider(0, 0, len(KINGS), style=WIDE)
        self.table = ipywidgets.HTML()
        self.evidence = Evidence(family(0, 0).state)
        for slider in (self.spare, self.kings):
            slider.observe(self._on_slide, names="value")
        super().__init__([self.spare, self.kings, self.table, self.evidence])
        self._follow()

    def _on_slide(self, _change: Any) -> None:
        self.evidence.show(self._family(self.spare.value, self.kings.value).state)
        self._say()

    def _say(self, _change: Any = None) -> None:
        self.spare.description = self._text("claim-spare")
        self.kings.description = self._text("claim-kings")
        self.table.value = self._table()

    def _table(self) -> str:
        kings = range(self.kings.max + 1)
        head = "".join(f'<th scope="col">{k}</th>' for k in kings)
        spare, across = (escape(self._text(f"claim-{axis}")) for axis in ("spare", "kings"))
        rows = "".join(
            f'<tr><th scope="row">{s}</th>' + "".join(self._cell(s, k) for k in kings) + "</tr>"
            for s in range(self.spare.max + 1)
        )
        caption = escape(self._text("claim-table"))
        return (
            f'<table lang="{PAGE.lang}"><caption>{caption}</caption>'
            f'<thead><tr><td></td><th scope="colgroup" colspan="{len(kings)}">{across}</th></tr>'
            f'<tr><th scope="col">{spare}</th>{head}</tr></thead><tbody>{rows}</tbody></table>'
        )

    def _cell(self, spare: int, kings: int) -> str:
        said = escape(self._text(f"claim-{self._names[spare, kings]}"))
        here = (spare, kings) == (self.spare.value, self.kings.value)
        return f'<td aria-current="true"><b>{said}</b></td>' if here else f"<td>{said}</td>"

    def __repr__(self) -> str:
        """The table in letters: spare cards downward, kings across."""
        rows = [self._text("claim-table"), "   " + "".join(f"{k:>10}" for k in range(self.kings.max + 1))]
        for s in range(self.spare.max + 1):
            rows.append(f"{s:>3}" + "".join(f"{self._names[s, k]:>10}" for k in range(self.kings.max + 1)))
        return "\n".join([*rows, repr(self.evidence)])


class Guess(InWords, ipywidgets.VBox, Speaking):  # type: ignore[misc]  # ipywidgets publishes no types
    """A question before the answer: can this turn be made to last for ever?

    choices  proved or refuted; choosing reveals nothing yet
    check    commits to the choice and shows the verdict
    """

    def __init__(self, position: AnyState) -> None:
        self._verdict = prove(position)
        self._answered: str | None = None
        self.task = ipywidgets.HTML()
        self.choices = ipywidgets.RadioButtons(layout=ipywidgets.Layout(width="auto"))
        self.check = ipywidgets.Button(button_style="primary")
        self.answer = ipywidgets.HTML()
        self.check.on_click(self._on_check)
        super().__init__([self.task, self.choices, self.check, self.answer])
        self._follow()

    def _on_check(self, _button: Any) -> None:
        self._answered = self.choices.value
        self._say()

    def _say(self, _change: Any = None) -> None:
        chosen = self.choices.value
        self.task.value = f"<b>{escape(self._text('claim-guess'))}</b>"
        self.choices.options = [(self._text(f"claim-{name}"), name) for name in (PROVED, REFUTED)]
        self.choices.value = chosen
        self.check.description = self._text("predict-check")
        mark = self._text("predict-right" if self._answered == self._verdict.name else "predict-wrong")
        said = f"{mark} {self._verdict.words(PAGE.lang)}" if self._answered else ""
        self.answer.value = f'<div lang="{PAGE.lang}" role="status">{escape(said)}</div>'

    def __repr__(self) -> str:
        return "\n".join([self._text("claim-guess"), *(f"  ( ) {self._text(f'claim-{name}')}" for name in (PROVED, REFUTED))])
