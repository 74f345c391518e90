"""The program: rows of three places, some of which are gaps.

Places are counted from 0, left to right, row by row, so that the third place of row 1 is 2 and the first of row 2 is 3.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 3

Row = tuple[str | None, ...]
Rows = tuple[Row, ...]

EMPTY: Final[Row] = (None,) * WIDTH


def row_of(place: int) -> int:
    """The row, from 1, in which a place lies."""
    return place // WIDTH + 1


def in_row(place: int) -> int:
    """Which place of its row it is, from 1."""
    return place % WIDTH + 1


def beginning(row: int) -> int:
    """The first place of a row, the rows being counted from 1."""
    return (row - 1) * WIDTH


def card_at(rows: Rows, place: int) -> str | None:
    """The card at a place; None for a gap, and beyond the program."""
    return rows[place // WIDTH][place % WIDTH] if place < len(rows) * WIDTH else None


def card_from(rows: Rows, place: int) -> int | None:
    """The first place with a card, from `place` on; None if no card follows."""
    for at in range(place, len(rows) * WIDTH):
        if rows[at // WIDTH][at % WIDTH] is not None:
            return at
    return None


def free_place(rows: Rows) -> int:
    """Where the next card goes: right of the last card, or at the beginning of a new row (B-02)."""
    taken = [at for at in range(len(rows) * WIDTH) if card_at(rows, at) is not None]
    return taken[-1] + 1 if taken else 0


def with_place(rows: Rows, place: int, card: str | None) -> Rows:
    """The program with another card, or a gap, at a place; if necessary with a new row at its end."""
    if place == len(rows) * WIDTH:
        rows = (*rows, EMPTY)
    index, column = divmod(place, WIDTH)
    row = rows[index]
    return (*rows[:index], (*row[:column], card, *row[column + 1 :]), *rows[index + 1 :])


def without_free_places(rows: Rows) -> Rows:
    """The program up to its last card: an empty place before that is a gap, one after it is free."""
    end = free_place(rows)
    return tuple(row[: max(0, end - first * WIDTH)] for first, row in enumerate(rows) if first * WIDTH < end)


def cards_in(row: Row) -> tuple[str, ...]:
    """The cards of a row, without its gaps."""
    return tuple(card for card in row if card is not None)
