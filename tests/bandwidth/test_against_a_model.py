"""Random programs, run by the kernel and by a model of a few lines that was written from the rulebook alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bandwidth.table import facts, ran

# Name: green number, what it does. The numbers are those of the shipped deck's file.
CARDS: dict[str, tuple[int, str, int, bool]] = {
    "Pass 1 ↻": (3, "pass", 1, False),
    "Pass 1 ↺": (4, "pass", -1, False),
    "Pass 2 ↻": (2, "pass", 2, False),
    "Pass 2 ↺": (3, "pass", -2, False),
    "Pass 3 ↻": (1, "pass", 3, False),
    "Pass 3 ↺": (2, "pass", -3, False),
    "Pass X ↻": (6, "pass", 1, True),
    "Pass X ↺": (5, "pass", -1, True),
    "Terminal X": (2, "terminal", 0, True),
    "Terminal X+1": (1, "terminal", 1, True),
    "Terminal X-1": (3, "terminal", -1, True),
    "GOTO 10": (4, "goto", 1, False),
    "GOTO 20": (5, "goto", 2, False),
    "Function": (2, "function", 0, False),
}
COPIES = 3
Program = list[list[str | None]]
GOALS = {2: 15, 3: 12, 4: 9, 5: 7, 6: 6}


class Model:
    """The run as BfB tells it: a list of rows, a token, X, and who gets points."""

    def __init__(
        self, rows: list[list[str | None]], function: str, players: int, token: int, first: int, lost_ends: bool
    ) -> None:
        self.rows = [[*row, *[None] * (3 - len(row))] for row in rows]
        self.function, self.players, self.token, self.first, self.lost_ends = function, players, token, first, lost_ends
        self.points = [0] * players
        self.x = next(CARDS[card][0] for row in self.rows for card in row if card)

    def run(self) -> None:
        row = place = 0
        while row < len(self.rows):
            card = self.rows[row][place]
            if card is not None and CARDS[card][1] == "goto":
                self.rows[row][place] = None
                wanted = CARDS[card][2] - 1
                if wanted < len(self.rows):
                    row, place = wanted, 0
                    continue
                if self.lost_ends:
                    break
            elif card is not None:
                self.perform(card)
                if max(self.points) >= GOALS[self.players]:
                    return
            place += 1
            if place == 3:
                row, place = row + 1, 0
        self.rows = [row for row in self.rows if any(row)][-2:]

    def perform(self, card: str) -> None:
        _, kind, number, by_x = CARDS[card]
        if kind == "function":
            self.perform(self.function)
        elif kind == "pass":
            seats = number * self.x if by_x else number
            self.give((self.token - 1 + seats) % self.players + 1)
        elif 1 <= self.x + number <= self.players:
            self.give((self.first - 1 + self.x + number - 1) % self.players + 1)

    def give(self, seat: int) -> None:
        self.token = seat
        self.points[seat - 1] += 1


def random_rows(rng: random.Random) -> tuple[Program, str]:
    """A program of one to six rows with gaps, and a function: no card more often than the deck has it."""
    pile = [name for name in CARDS for _ in range(COPIES)]
    rng.shuffle(pile)
    function = next(card for card in pile if CARDS[card][1] in ("pass", "terminal"))
    pile.remove(function)
    rows: Program = []
    for _ in range(rng.randint(1, 6)):
        row: list[str | None] = [pile.pop() if rng.random() < 0.8 else None for _ in range(3)]
        rows.append(row if any(row) else [pile.pop()])
    return rows, function


@pytest.mark.long
@settings(max_examples=400, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), lost_ends=st.booleans())
def test_kernel_and_model_come_to_the_same(seed: int, players: int, lost_ends: bool) -> None:
    rng = random.Random(seed)
    rows, function = random_rows(rng)
    token, first = rng.randint(1, players), rng.randint(1, players)
    model = Model(rows, function, players, token, first, lost_ends)
    model.run()
    rulings: dict[str, Any] = {} if lost_ends else {"B-03": "nothing"}
    play = ran(*rows, function=function, players=players, token=token, first=first, rulings=rulings)
    assert play.points == tuple(model.points)
    assert play.state.board.token == model.token
    won = max(model.points) >= GOALS[players]
    assert play.over == won
    if not won:
        assert facts(play)["program"] == model.rows
        assert facts(play)["first"] == first % players + 1
