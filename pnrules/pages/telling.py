"""Texts beside a board: what happened at a stop, a refusal, a loop, a verdict. Each as HTML and as plain text.

The caller chooses the language: a widget follows its page's language, the site's pages hold both.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import zip_longest
from typing import Protocol

from pnrules import words
from pnrules.kernel.errors import BadInput, PnError, Refused
from pnrules.kernel.facets.proving import Prover, Proving, Verdict
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.loops import Lasso
from pnrules.kernel.scenery import Dot, Look, Table
from pnrules.kernel.steps import Step
from pnrules.showing.ink import art
from pnrules.showing.play import ShownPlay as Play
from pnrules.showing.ring import ring
from pnrules.words import sentences

Lines = list[str]


class Told:
    """A text beside a board, in any language."""

    def html(self, lang: str) -> str:
        """As HTML, with its `lang` attribute."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """As plain text, for a terminal or a screen reader."""
        raise NotImplementedError


class Telling(Told):
    """A label and some sentences, with or without a picture.

    say   language -> the label, and the sentences
    draw  language -> a picture as SVG, or an empty string
    """

    def __init__(self, say: Callable[[str], tuple[str, Lines]], draw: Callable[[str], str] = lambda lang: "") -> None:
        self._say = say
        self._draw = draw

    def html(self, lang: str) -> str:
        label, lines = self._say(lang)
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        return f'<div lang="{lang}" class="pn-telling"><b>{escape(label)}</b><ul>{items}</ul>{self._draw(lang)}</div>'

    def text(self, lang: str) -> str:
        label, lines = self._say(lang)
        return "\n".join([label, *(f"  {line}" for line in lines)])


class Tabled(Told):
    """A table: names in the first column, with pictures where it has any; words in the last, numbers between.

    of  language -> the table
    """

    def __init__(self, of: Callable[[str], Table]) -> None:
        self._of = of

    def html(self, lang: str) -> str:
        table = self._of(lang)
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in table.head)
        rows = "".join(
            f'<tr><th scope="row">{_pictured(name, look)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
            for (name, *cells), look in zip_longest(table.rows, table.looks, fillvalue=Look())
        )
        body = f"<caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        return f'<table lang="{lang}" class="pn-deck-table">{body}</table>'

    def text(self, lang: str) -> str:
        """The table in aligned columns."""
        table = self._of(lang)
        rows = [table.head, *table.rows]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = []
        for name, *numbers, last in rows:
            aligned = (number.rjust(width) for number, width in zip(numbers, widths[1:-1], strict=True))
            lines.append("  ".join([name.ljust(widths[0]), *aligned, last]))
        return "\n".join([table.caption, *lines])


def _pictured(name: str, look: Look) -> str:
    """A row's heading, beside its picture."""
    return f'<span class="pn-pictured-row">{art(look.art, look.family)}{escape(name)}</span>' if look.art else escape(name)


class OwnTable(Protocol):
    """Anything that has a table, such as a deck."""

    def table(self, lang: str) -> Table:
        """The table in a language."""


class NoSuchStop(ValueError):
    """The program counter did not stop that often at a card."""

    def __init__(self, card: str, time: int, count: int) -> None:
        self.card, self.time, self.count = card, time, count
        super().__init__(self.words("en"))

    def words(self, lang: str) -> str:
        """The same in a language."""
        return words.text(lang, "tell-no-such-stop", card=self.card, time=self.time, count=self.count)


def tell(play: Play, card: str, time: int = 1) -> Telling:
    """What happened when the program counter stopped at `card` for the `time`-th time, on the line to the play's head.

    Raises NoSuchStop, a ValueError, if it did not stop there that often.
    """
    rows = [steps for label, steps in Showing.of(play.setup.game).rows(play.steps(play.head)) if label == card]
    if not 1 <= time <= len(rows):
        raise NoSuchStop(card, time, len(rows))
    steps = rows[time - 1]

    def say(lang: str) -> tuple[str, Lines]:
        told = [sentences.step_line(lang, step) for step in steps if not step.rule.quiet]
        return card, [*told, *sentences.points(lang, steps[-1].after)]

    return Telling(say)


def tell_run(play: Play) -> Telling:
    """Every stop of the program on the line to the play's head, with all players' points after each."""
    setup = play.setup
    rows = Showing.of(setup.game).rows(play.steps(play.head))
    stops = [(label, setup.game.points(steps[-1].after)) for label, steps in rows if label]

    def say(lang: str) -> tuple[str, Lines]:
        lines = []
        for card, points in stops:
            each = (f"{name} {p}" for name, p in zip(setup.players, points, strict=True))
            lines.append(words.text(lang, "tell-stop", card=words.value(lang, "card", card), points=" · ".join(each)))
        return words.text(lang, "tell-run"), lines

    return Telling(say)


def tell_last(play: Play, count: int) -> Telling:
    """The last `count` visible steps on the line to the play's head, and the question there."""
    steps = _last(play, count)

    def say(lang: str) -> tuple[str, Lines]:
        return words.text(lang, "tell-last"), [
            *(sentences.step_line(lang, step) for step in steps),
            sentences.asked(lang, play.state),
        ]

    return Telling(say)


def _last(play: Play, count: int) -> list[Step]:
    """The last `count` visible steps, in order, walking back from the head: a long play costs no more than a short one."""
    steps: list[Step] = []
    node = play.head
    while node and len(steps) < count:
        step = play.step_to(node)
        steps += [] if step.rule.quiet else [step]
        node = play.parent(node) or 0
    return steps[::-1]


def tell_problems(error: BadInput) -> Telling:
    """All problems of an input, each with its place."""

    def say(lang: str) -> tuple[str, Lines]:
        lines = [f"{p.place}: {words.sentence(lang, p.id, p.params, p.args)}" for p in error.problems]
        return words.sentence(lang, error.id, error.params, error.values), lines

    return Telling(say)


def tell_refusal(error: PnError, play: Play) -> Telling:
    """Why an answer was refused, with the rule that forbids it."""

    def say(lang: str) -> tuple[str, Lines]:
        reason = words.sentence(lang, error.id, error.params, error.values, play.setup.players)
        if not isinstance(error, Refused) or error.cite is None:
            return words.text(lang, "tell-refused"), [reason]
        return words.text(lang, "tell-refused"), [f"{reason} [{sentences.sources(lang, error.cite, error.rulings)}]"]

    return Telling(say)


def tell_loop(play: Play) -> Telling:
    """The loop on the line to the play's head, as words and a picture: its stem and its cycle, proved by a position that repeats.
    Says so if none repeats."""
    found = play.lasso()

    def say(lang: str) -> tuple[str, Lines]:
        if found is None:
            return words.text(lang, "tell-no-loop"), []
        return words.text(lang, "tell-loop"), _loop_words(found, lang)

    return Telling(say, lambda lang: draw_loop(found, lang) if found else "")


def draw_loop(found: Lasso, lang: str) -> str:
    """A loop of any game as SVG: a dot for each position, labelled where a stop of the program begins."""
    steps = [*found.stem, *found.cycle]
    began = {id(row[0]): label for label, row in Showing.of(found.cycle[0].before.setup.game).rows(steps)}
    led_here: list[Step | None] = [None, *steps[:-1]]
    if not found.stem:
        led_here[0] = steps[-1]
    dots = [Dot(words.value(lang, "card", began.get(id(step), "")), step.words(lang)) if step else Dot("") for step in led_here]
    described = " ".join([words.text(lang, "ring-described"), *_loop_words(found, lang)])
    return ring(dots[: len(found.stem)], dots[len(found.stem) :], described).markup()


def _loop_words(found: Lasso, lang: str) -> Lines:
    """The lengths of stem and cycle, and the stops of the cycle in order, if any: players ending their turns make no stops."""
    stops = [label for label, _ in Showing.of(found.cycle[0].before.setup.game).rows(list(found.cycle)) if label]
    if len(stops) > 1 and stops[0] == stops[-1]:  # a cycle that begins in the middle of a stop also ends there
        stops.pop()
    sizes = words.text(lang, "tell-loop-sizes", stem=len(found.stem), cycle=len(found.cycle))
    return [sizes, words.value(lang, "cards", stops)] if stops else [sizes]


def tell_plans(play: Play) -> Telling:
    """Every option at the head and its outcome, in the game's words: see `Showing.plans`."""
    state = play.state
    return Telling(lambda lang: Showing.of(state.setup.game).plans(state, lang))


def tell_deck(deck: OwnTable) -> Tabled:
    """The cards of a deck as a table."""
    return Tabled(deck.table)


def tell_verdict(verdict: Verdict, most: int = 12) -> Telling:
    """A verdict as a sentence, with at most `most` lines of evidence. A strategy that runs in a circle is drawn, too."""

    def say(lang: str) -> tuple[str, Lines]:
        return verdict.words(lang), _prover(verdict).evidence(verdict, lang, most)

    return Telling(say, lambda lang: draw_strategy(verdict, lang))


def draw_strategy(verdict: Verdict, lang: str) -> str:
    """A strategy as SVG, a dot for each situation, if each situation leads to a single other whatever is drawn; else an empty
    string."""
    found = _prover(verdict).circle(verdict, lang)
    return ring(*found).markup() if found else ""


def _prover(verdict: Verdict) -> Prover:
    """The prover of the verdict's game."""
    prover = Proving.of(verdict.position.setup.game).prover()
    assert prover is not None, "there is a verdict"
    return prover
