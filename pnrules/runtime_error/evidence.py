"""A verdict's evidence in words: the strategy situation by situation, or the tree of what could be tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnrules import words
from pnrules.kernel.scenery import Circle, Dot
from pnrules.runtime_error.checker import leads_to
from pnrules.runtime_error.proof.situations import UNPLAYED, Kinds, Situation, goes_on, views
from pnrules.runtime_error.proof.verdict import Move, Proved, Refuted, Verdict
from pnrules.runtime_error.table.state import RuntimeErrorState
from pnrules.words.sentences import option_words

MOST = 24
"""Lines, unless more are asked for."""

FEW = 8
"""How many cards are named one by one."""


def evidence(verdict: Verdict, lang: str = "en", most: int = MOST) -> list[str]:
    """The evidence in at most `most` lines; the last one says how much is left out. If cards are counted by what they do, a line
    before them explains how."""
    if isinstance(verdict, Proved):
        lines = (_strategy(verdict, situation, move, lang) for situation, move in verdict.moves.items())
        return [*_how(verdict.moves, "proof-kinds", lang), *_cut(lines, verdict.size, lang, most)]
    if isinstance(verdict, Refuted):
        tree = _cut(_tree(verdict, verdict.position, lang, 0, set()), None, lang, most)
        return [*_how(verdict.ranks, "proof-first-of-a-kind", lang), *tree]
    return []


def _how(situations: Iterable[Situation], message: str, lang: str) -> list[str]:
    return [words.text(lang, message)] if any(situation.counted for situation in situations) else []


def _cut(lines: Iterator[str], count: int | None, lang: str, most: int) -> list[str]:
    """The first lines, and how many more there are, if that is known."""
    shown = [line for _, line in zip(range(most), lines, strict=False)]
    if count is None:
        rest = next(lines, None)
        return shown if rest is None else [*shown, words.text(lang, "proof-and-so-on")]
    return shown if count <= most else [*shown, words.text(lang, "proof-more", count=count - most)]


def _strategy(verdict: Proved, situation: Situation, move: Move, lang: str) -> str:
    return words.text(lang, "proof-strategy", situation=situation_words(situation, lang), move=_move(verdict, move, lang))


def _move(verdict: Proved, move: Move, lang: str) -> str:
    said = option_words(lang, verdict.position, move)
    return words.text(lang, "proof-plays", card=said) if move[0] == "input" else said


def lasso(verdict: Proved) -> tuple[list[Situation], list[Situation]] | None:
    """The strategy as stem and cycle, if every situation has a single successor whatever is drawn; otherwise None."""
    here = next(seen for seen in views(verdict.position) if seen in verdict.moves)
    path: dict[Situation, int] = {}
    while here not in path:
        path[here] = len(path)
        following = leads_to(verdict, here)
        if len(following) != 1:
            return None
        (here,) = following
    line = list(path)
    return line[: path[here]], line[path[here] :]


def circle(verdict: Verdict, lang: str = "en") -> Circle | None:
    """A strategy as a loop to be drawn, with a dot for each situation; None if it is not a single loop whatever is drawn."""
    found = lasso(verdict) if isinstance(verdict, Proved) else None
    if found is None:
        return None
    assert isinstance(verdict, Proved)
    by_deck = len({situation.size for part in found for situation in part}) > 1
    stem, cycle = (
        tuple(Dot(node_words(verdict, each, lang, by_deck=by_deck), situation_words(each, lang)) for each in part)
        for part in found
    )
    return Circle(stem, cycle, words.text(lang, "proof-ring", stem=len(stem), cycle=len(cycle)))


def node_words(verdict: Proved, situation: Situation, lang: str, *, by_deck: bool) -> str:
    """A situation in a word or two: how large the deck is, or what the strategy does."""
    if by_deck:
        return words.text(lang, "proof-deck", count=situation.size)
    return option_words(lang, verdict.position, verdict.moves[situation])


def situation_words(situation: Situation, lang: str) -> str:
    """A situation in a line."""
    piles = {"hand": situation.hand, "deck": situation.deck, "below": situation.below}
    said = {name: _kinds(lang, cards, situation.counted) or words.text(lang, "proof-none") for name, cards in piles.items()}
    if situation.top:
        below = said.pop("below") if situation.below else words.text(lang, "proof-nothing")
        line = words.text(lang, "proof-situation-top", **{**said, "below": below}, top=_kind(lang, situation.top))
    else:
        line = words.text(lang, "proof-situation", **said)
    return line if situation.phase != "edit" else words.text(lang, "proof-editing", situation=line, card=situation.input)


def _kinds(lang: str, cards: Kinds, counted: bool) -> str:
    """Kinds of cards with their numbers, or cards by name, unless there are too many to read."""
    if not counted and len(cards) > FEW:
        return words.text(lang, "proof-cards", count=len(cards))
    each = (words.text(lang, "proof-many", kind=_kind(lang, kind), count=count) if counted else kind for kind, count in cards)
    return words.listed(lang, "list-and", list(each))


def _kind(lang: str, kind: str) -> str:
    return words.text(lang, "proof-unplayed") if kind == UNPLAYED else kind


def _tree(verdict: Refuted, state: RuntimeErrorState, lang: str, depth: int, shown: set[object]) -> Iterator[str]:
    """What could be tried, and the draws that answer it; what was shown before is not repeated."""
    for option, draw, after in verdict.tries(state):
        said = option_words(lang, state, option)
        if draw is not None:
            said = words.text(lang, "proof-answered", option=said, card=draw[-1])
        indent = "  " * depth
        if not goes_on(after) or not list(verdict.tries(after)):
            yield indent + words.text(lang, "proof-ends", option=said)
        elif after.position in shown:
            yield indent + words.text(lang, "proof-as-before", option=said)
        else:
            shown.add(after.position)
            yield indent + said
            yield from _tree(verdict, after, lang, depth + 1, shown)
