"""Whether a turn can last for ever, by brute force: every position, card by card, and no idea what any of it means.

Written apart from the prover and from the kernel's rules, after the rulebook alone: nothing is shared but the cards' names.
Every position that can be reached is listed; then those from which the turn ends in spite of every choice are struck out,
again and again, until nothing changes. What is left is the greatest set that the player never has to leave.
"""

from __future__ import annotations

from typing import NamedTuple

SUITS = "♦♣♥♠"
FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def worth(card: str) -> int:
    return FACES.index(card[:-1]) + 1


class Table(NamedTuple):
    """Everything: `asked` is "input", or the input for which an edit is to be chosen. Statements: (lower, upper, function)."""

    asked: str
    statements: tuple[tuple[tuple[str, str, str], ...], ...]
    hand: frozenset[str]
    deck: frozenset[str]
    pile: tuple[str, ...]


Choice = list["Table | None"]
"""Where a choice may lead, by what is drawn; None is the end of the turn."""


class Brute:
    """The game of seat 0, with R-01 as `at_once` says."""

    def __init__(self, at_once: bool, most: int) -> None:
        self.at_once = at_once
        self.most = most
        self.edited = False  # whether some position had an edit to choose

    def lasts(self, start: Table) -> bool | None:
        """Whether the turn can last for ever; None if there are too many positions to list."""
        start = self.tidy(start)
        choices: dict[Table, list[Choice]] = {}
        todo = [start]
        while todo:
            table = todo.pop()
            if table in choices:
                continue
            if len(choices) >= self.most:
                return None
            choices[table] = self.choices(table)
            todo += [after for choice in choices[table] for after in choice if after is not None]
        alive = set(choices)
        while True:
            dead = {t for t in alive if not any(all(a in alive for a in choice) for choice in choices[t])}
            if not dead:
                return start in alive
            alive -= dead

    def tidy(self, table: Table) -> Table:
        """R-01's other answer: no empty deck beside discards."""
        if self.at_once and not table.deck and table.pile:
            return table._replace(deck=frozenset(table.pile), pile=())
        return table

    def choices(self, table: Table) -> list[Choice]:
        if table.asked != "input":
            self.edited = True
            return [self.after_edit(table, *edit) for edit in self.edits(table)]
        found = []
        for card in table.hand:
            played = table._replace(hand=table.hand - {card}, asked=card)
            if "♦" in self.satisfied(played, None) and self.edits(played):
                found.append([played])
            else:
                found.append(self.functions(played, None))
        return found

    def satisfied(self, table: Table, asleep: tuple[str, str, str] | None) -> set[str]:
        value = worth(table.asked)
        awake = [s for s in table.statements[0] if s != asleep]
        return {f[-1] for low, up, f in awake if worth(low) <= value <= worth(up)}

    def edits(self, table: Table) -> list[tuple[int, int, int, str]]:
        found = []
        for seat, lying in enumerate(table.statements):
            for index, statement in enumerate(lying):
                for part in range(3):
                    for card in table.hand:
                        anew = list(statement)
                        anew[part] = card
                        low, up, function = anew
                        suits = [other[2][-1] for place, other in enumerate(lying) if place != index]
                        if low[-1] == up[-1] and worth(low) < worth(up) and function[-1] not in suits:
                            found.append((seat, index, part, card))
        return found

    def after_edit(self, table: Table, seat: int, index: int, part: int, card: str) -> Choice:
        statement = list(table.statements[seat][index])
        old = statement[part]
        statement[part] = card
        low, up, function = statement
        rows = [list(lying) for lying in table.statements]
        rows[seat][index] = (low, up, function)
        table = table._replace(statements=tuple(tuple(row) for row in rows), hand=table.hand - {card}, pile=(*table.pile, old))
        return self.functions(self.tidy(table), (low, up, function))

    def functions(self, table: Table, asleep: tuple[str, str, str] | None) -> Choice:
        satisfied = self.satisfied(table, asleep)
        after = self.load(table) if "♣" in satisfied else [table]
        if "♥" in satisfied:
            after = [t._replace(hand=t.hand | {t.pile[-1]}, pile=t.pile[:-1]) if t.pile else t for t in after]
        return [self.loop(t) if "♠" in satisfied and t.hand else None for t in after]

    def load(self, table: Table) -> list[Table]:
        if not table.deck and table.pile:
            table = table._replace(deck=frozenset(table.pile), pile=())
        if not table.deck:
            return [table]
        return [self.tidy(table._replace(hand=table.hand | {c}, deck=table.deck - {c})) for c in table.deck]

    def loop(self, table: Table) -> Table:
        return self.tidy(table._replace(asked="input", pile=(*table.pile, table.asked)))
