"""Answers as words, and words as numbers: the mapping from answers to OpenSpiel's actions.

OpenSpiel requires a fixed list of actions. There are far too many answers for that; but they all consist of few words: a verb,
cards, seats, numbers. So an action is a word, and an answer is given word by word. A word that all remaining answers share is
skipped: yes or no is one action, and so is a drawn card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pnrules.kernel.state import AnyState, Option

LARGEST: Final = 255
"""The largest number that is a word, such as a place among bits. Answers with larger ones are impossible in OpenSpiel."""

Said = tuple[str | int, ...]
"""The first words of an answer, as in an option."""

SEAT: Final = "seat"
NUMBERS: Final = frozenset({"number", "place"})


class Word(NamedTuple):
    """A word.

    kind   `verb`, `seat`, `number`; or `name`, for a card or another text in an answer
    value  its value in an option
    """

    kind: str
    value: str | int

    def __str__(self) -> str:
        return f"P{self.value}" if self.kind == SEAT else str(self.value)


class Wording:
    """The words of a game, each with its number: the same numbers for any number of players.

    words  all words, in the order of their numbers
    """

    def __init__(self, start: AnyState) -> None:
        game = start.setup.game
        self._verbs = game.answers
        kinds = {kind for params in self._verbs.values() for _, kind in params}
        names = (*game.cards(start), *game.texts_of_answers)
        seats = range(1, game.seats[1] + 1) if SEAT in kinds else ()
        numbers = range(LARGEST + 1) if kinds & NUMBERS else ()
        self.words: tuple[Word, ...] = (
            *(Word("verb", verb) for verb in self._verbs),
            *(Word("name", name) for name in names),
            *(Word(SEAT, seat) for seat in seats),
            *(Word("number", number) for number in numbers),
        )
        self._number = {word: number for number, word in enumerate(self.words)}

    def number(self, said: Said) -> int | None:
        """The number of the last of these words; None if it is larger than LARGEST.

        Raises KeyError for a text that the game does not list (`Game.texts_of_answers`).
        """
        *before, value = said
        if not before:
            return self._number[Word("verb", value)]
        if isinstance(value, str):
            return self._number[Word("name", value)]
        _, kind = self._verbs[str(before[0])][len(before) - 1]
        return self._number.get(Word(SEAT if kind == SEAT else "number", value))

    def numbered(self, said: Said, options: Iterable[Option]) -> dict[int, str | int]:
        """The words that may come next, by number, in the order of their numbers."""
        found: dict[int, str | int] = {}
        for value in nexts(said, options):
            number = self.number((*said, value))
            if number is not None:
                found[number] = value
        return dict(sorted(found.items()))


def nexts(said: Said, options: Iterable[Option]) -> Iterator[str | int]:
    """The words that continue an answer towards one of these options, each once."""
    yield from dict.fromkeys(option[len(said)] for option in left(said, options))


def left(said: Said, options: Iterable[Option]) -> tuple[Option, ...]:
    """The options that begin with these words."""
    return tuple(option for option in options if option[: len(said)] == said)


def gone_on(said: Said, options: Iterable[Option]) -> Said:
    """These words, extended by those that all matching options share, so that the next word is a real choice."""
    still = left(said, options)
    first, *others = still
    while len(said) < len(first) and all(option[: len(said) + 1] == first[: len(said) + 1] for option in others):
        said = first[: len(said) + 1]
    return said
