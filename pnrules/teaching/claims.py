"""What a sentence says of numbers, cards and winners, compared with what the board has shown.

It errs on the side of silence: what is supposed, advised or denied is not compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pnrules import layout
from pnrules.kernel.state import AnyState
from pnrules.showing.payload import view
from pnrules.showing.play import ShownPlay

SUPPOSED: Final = re.compile(
    r"\b(would|could|can|may|need|needs|has to|have to|must|if|unless|will)\b"
    r"|\b(not|no|without|only|never|nobody|first|instead|every|each|fewer|less|moins)\b"
    r"|\b(faut|doi[st]|doivent|peu[tx]|si|sinon|pas|ni|aucune?|sans|seul|seule|jamais|personne|d’abord|chaque)\b"
    r"|\b\w+(?:r[ao](?:it|ient|is|ns|nt)|r[aà]|rez)\b",
    re.IGNORECASE,
)
"""What is supposed, advised, denied or still to come did not happen: it is not compared."""

NUMBER: Final = re.compile(r"(?<![\d#.,+−-])(?<!PN )\d+(?!\w|[.,]\d)")
POINTS: Final = re.compile(r"(?<![\d#.,])(\d+)\spoints?")
CARD: Final = re.compile(r"\b[A-Z]{2,}(?: [A-Z]{2,})*\b")
NO_CARDS: Final = frozenset({"PC", "PN", "SKIP", "PULL", "LOAD", "LOOP", "EDIT"})
RANKED: Final = re.compile(r"(?:10|[2-9AJQKVDR])[♣♦♥♠]")
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|\s?[;:]\s+")
WON: Final = re.compile(r"\b(you win|you won|vous gagnez|vous avez gagné)(?=[\s\u202f]?[.!,:]|$)", re.IGNORECASE)

HAS: Final = re.compile(r"(?:You have|Vous avez)\s(\d+)\spoints?\b")


def untrue_points(play: ShownPlay, seat: int, said: str) -> Iterator[str]:
    """Each claim about how many points the learner has that is not so at the head of a play."""
    has = play.points[seat - 1] if play.points else None
    yield from (found[0] for found in HAS.finditer(said) if int(found[1]) != has)


def untrue(play: ShownPlay, seat: int, said: str, lang: str) -> Iterator[str]:
    """Each sentence of what is said at the head of a play that does not fit the line there: it names a number or a card that the
    board has not shown, points that nobody had, gained or lost, or a win that was none."""
    states = [play.start, *(step.after for step in play.steps(play.head))]
    points = _points(states)
    shown = "\n".join([*_shown(play, states, seat, lang), *map(str, points)])
    for sentence in SENTENCE.split(said):
        if WON.search(sentence) and play.setup.game.winners(play.state) != (seat,):
            yield sentence
        elif not SUPPOSED.search(sentence):
            numbers = NUMBER.findall(sentence) if points else RANKED.findall(sentence)
            named = [*numbers, *(card for card in CARD.findall(sentence) if card not in NO_CARDS)]
            told = all(re.search(rf"(?<![\w#]){re.escape(each)}(?!\w)", shown) for each in named)
            if not told or any(int(each) not in points for each in POINTS.findall(sentence)):
                yield sentence


def _shown(play: ShownPlay, states: list[AnyState], seat: int, lang: str) -> Iterator[str]:
    """All that the board has shown: the steps in words, and each position at which one was asked, with its choices."""
    yield from (step.words(lang) for step in play.steps(play.head))
    for state in states:
        if state.ask is not None or state.over:
            yield from layout.told(view(state, seat), lang)
            yield from (" ".join(map(str, option)) for option in (state.ask.options if state.ask is not None else ()))


def _points(states: list[AnyState]) -> set[int]:
    """What anybody had on the way, and how much that changed from one place to another."""
    had = [tuple(dict.fromkeys(each)) for each in zip(*(state.setup.game.points(state) for state in states), strict=True)]
    return {*(one for each in had for one in each), *(abs(a - b) for each in had for a, b in combinations(each, 2))}
