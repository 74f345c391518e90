"""Random nests of COPY, FUTURE and GOTO, performed by the kernel and by a model that was written from the text alone."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from tests.nightmare.table import laid

NUMBERS = {"ACQUIRE": 2, "BUG": 1, "PROGRAM ERROR": 1, "COPY": 2, "FUTURE": 2, "GOTO": 6}
POOL = ["ACQUIRE"] * 3 + ["BUG"] * 2 + ["PROGRAM ERROR"] * 3 + ["COPY"] * 2 + ["FUTURE"] * 2 + ["GOTO"] * 3


class _WholeEnd(Exception):
    """The activation ends: N-32, N-42."""


class Model:
    """One activation by P1, from the text: copied words count from the place `pc` (N-01), in direction `way`.

    Everything is kept as plain recursion, which the kernel has none of.
    """

    def __init__(self, kinds: list[str], numbers: list[int], pc: int, way: int, points: list[int]) -> None:
        self.kinds, self.numbers, self.pc, self.way, self.points = kinds, numbers, pc, way, points
        self.links: dict[int, int] = {}
        self.jump: int | None = None
        self.out: set[int] = set()
        self.over = False
        self._pending: list[list[int]] = []
        self._chain: list[tuple[int, list[int], int, int]] = []
        with suppress(_WholeEnd):
            self._perform(pc)

    def _perform(self, place: int) -> None:
        """N-32: three rounds without points, endless while points change, over at the next entry once somebody is out."""
        earlier = [entry for entry in self._chain if entry[0] == place]
        number = 1
        if earlier:
            _, since, before, out = earlier[-1]
            number = before + 1 if since == self.points else 1
            if number > 3 or len(self.out) > out:
                raise _WholeEnd
        self._chain.append((place, list(self.points), number, len(self.out)))
        self._do(self.kinds[place], self.numbers[place], place)
        self._chain.pop()
        self._look()

    def _do(self, kind: str, number: int, place: int) -> None:
        n = len(self.kinds)
        if kind == "ACQUIRE":
            self.points[0] += number
        elif kind == "PROGRAM ERROR":
            self.points[0] = max(0, self.points[0] - number)
        elif kind == "BUG":
            self.points = [p if seat in self.out else max(0, p - number) for seat, p in enumerate(self.points)]
        elif kind == "GOTO" and (number or place in self.links):
            target = self.links.setdefault(place, (self.pc + self.way * number) % n)
            waiting = next((listed for listed in reversed(self._pending) if listed), None)
            if waiting:
                waiting[0] = target
            else:
                self.jump = target
        elif kind in ("COPY", "FUTURE"):
            reach = range(1, min(number, n - 1) + 1)  # N-55
            offsets = [-i for i in reversed(reach)] if kind == "COPY" else list(reach)
            listed = [(self.pc + self.way * offset) % n for offset in offsets]
            self._pending.append(listed)
            while listed:
                self._perform(listed.pop(0))
            self._pending.pop()

    def _look(self) -> None:
        """N-42: after each performed instruction."""
        if any(p >= 20 for seat, p in enumerate(self.points) if seat not in self.out):
            self.over = True
        self.out |= {seat for seat, p in enumerate(self.points) if p == 0}
        self.over = self.over or len(self.out) >= len(self.points) - 1
        if self.over or 0 in self.out:
            raise _WholeEnd


@pytest.mark.parametrize("seed", range(250))
def test_any_nest_of_COPY_FUTURE_and_GOTO_comes_out_as_a_model_written_from_the_text_has_it(seed: int) -> None:
    dice = random.Random(seed)
    kinds = dice.sample(POOL, dice.randint(3, 11))
    kinds[0] = dice.choice(["COPY", "FUTURE"]) if "COPY" not in kinds and "FUTURE" not in kinds else kinds[0]
    counters = [dice.choice([0, 0, 0, 1, -1, 2]) for _ in kinds]
    pc = dice.choice([i for i, kind in enumerate(kinds) if kind in ("COPY", "FUTURE")])
    points = [dice.choice([10, 10, 3, 17]) for _ in range(3)]
    towards = dice.choice(["tail", "head"])
    row = [f"{k} {1 if i == pc else 2} {c:+d}" for i, (k, c) in enumerate(zip(kinds, counters, strict=True))]
    hands = {1: ["RUN", "DECREMENT", "BREAK", "INCREMENT"], 2: ["OVERWRITE"], 3: ["INCREMENT#2"]}
    play = laid(*row, pc=pc, towards=towards, points=dict(enumerate(points, 1)), hands=hands)
    steps = play.choose("execute")
    board = next(s for s in steps if not any(frame.source for frame in s.after.frames)).after.board
    numbers = [NUMBERS[k] + c for k, c in zip(kinds, counters, strict=True)]
    model = Model(kinds, numbers, pc, 1 if towards == "tail" else -1, points)
    assert list(board.points) == model.points
    assert {seat - 1 for seat in board.out} == model.out or model.over
    assert (board.table.result is not None) == model.over
    if not model.over:
        assert board.pc == (pc if model.jump is None else model.jump)
        names = [i.card for i in board.row]
        assert {names.index(i.card): names.index(i.link) for i in board.row if i.link} == model.links
