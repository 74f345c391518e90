"""What the rounds found out: every figure of every measurement, round by round."""

from __future__ import annotations

import statistics
from collections import defaultdict

from benchmarks.measuring import Figures


class Results:
    """Figures by measurement and name; `missing` says why a measurement is not among them."""

    def __init__(self) -> None:
        self.missing: dict[str, str] = {}
        self._values: dict[tuple[str, str], list[float]] = defaultdict(list)

    def add(self, measurement: str, figures: Figures) -> None:
        for name, value in figures.items():
            self._values[measurement, name].append(value)

    def values(self, measurement: str, name: str) -> list[float]:
        """One value a round; empty where nothing was measured."""
        return self._values.get((measurement, name), [])

    def figures(self, measurement: str) -> list[str]:
        """The names of what a measurement found out."""
        return [name for of, name in self._values if of == measurement]

    def plain(self) -> dict[str, Figures]:
        """The last round, by measurement."""
        found: dict[str, Figures] = defaultdict(dict)
        for (measurement, name), values in self._values.items():
            found[measurement][name] = values[-1]
        return found

    def median(self, measurement: str, name: str) -> float | None:
        values = self.values(measurement, name)
        return statistics.median(values) if values else None

    def ratio(self, one: tuple[str, str], other: tuple[str, str]) -> float | None:
        """The median of the one over the median of the other."""
        above, below = self.median(*one), self.median(*other)
        return above / below if above is not None and below else None
