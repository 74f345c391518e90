"""Battle for Bandwidth beside a board: what each action would bring, and which cards a deck has."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from pnrules import words
from pnrules.bandwidth.deck import Deck
from pnrules.bandwidth.deck_form import FACTS
from pnrules.bandwidth.planner import plans
from pnrules.pages.telling import Lines, Telling, Told
from pnrules.showing.play import ShownPlay as Play
from pnrules.words import sentences


def tell_plans(play: Play) -> Telling:
    """Every action that may be taken at the head, and what each player would score if the program then ran as it lies."""
    state = play.state
    found = plans(state)
    players = state.setup.players

    def say(lang: str) -> tuple[str, Lines]:
        lines = []
        for plan in found:
            gains = " · ".join(f"{name} +{gain}" for name, gain in zip(players, plan.gains, strict=True))
            action = sentences.option_words(lang, state, plan.option)
            if plan.wins is None:
                lines.append(words.text(lang, "tell-plan", action=action, gains=gains))
            else:
                lines.append(words.text(lang, "tell-plan-wins", action=action, gains=gains, seat=players[plan.wins - 1]))
        return words.text(lang, "tell-plans"), lines

    return Telling(say)


class DeckTable(Told):
    """The cards of a deck: name, green number, how many, and which of these facts the rulebook gives."""

    def __init__(self, deck: Deck) -> None:
        self._cards = deck

    def _head(self, lang: str) -> tuple[str, ...]:
        return tuple(words.text(lang, f"deck-{column}") for column in ("name", "green", "count", "rulebook"))

    def _rows(self, lang: str) -> Iterator[tuple[str, ...]]:
        for card in self._cards.cards:
            given = ", ".join(words.text(lang, f"deck-fact-{fact}") for fact in FACTS if self._cards.given(card.name, fact))
            yield (
                card.name,
                "" if card.green is None else str(card.green),
                str(card.copies),
                given or words.text(lang, "deck-fact-none"),
            )

    def _total(self, lang: str) -> str:
        return words.text(lang, "deck-total", count=len(self._cards), title=words.said(lang, self._cards.title))

    def html(self, lang: str) -> str:
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in self._head(lang))
        rows = "".join(
            f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
            for name, *cells in self._rows(lang)
        )
        caption = f"<caption>{escape(self._total(lang))}</caption>"
        body = f"{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        return f'<table lang="{lang}" class="pn-deck-table">{body}</table>'

    def text(self, lang: str) -> str:
        """The table in letters."""
        rows = [self._head(lang), *self._rows(lang)]
        widths = [max(len(row[column]) for row in rows) for column in range(3)]
        lines = [
            "  ".join([name.ljust(widths[0]), green.rjust(widths[1]), count.rjust(widths[2]), given])
            for name, green, count, given in rows
        ]
        return "\n".join([self._total(lang), *lines])


def tell_deck(deck: Deck) -> DeckTable:
    """The cards of a deck as a table."""
    return DeckTable(deck)
