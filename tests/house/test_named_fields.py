"""Fields of named tuples are named: `board.points`, not `board[3]`. Only `kernel/state.py` may count them, and says why."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from known_types import Package, fields_by_number, package_at

HOT = "pnrules.kernel.state"


@pytest.fixture(scope="module")
def ours(root: Path) -> Package:
    """Both packages as one, since the second imports the first."""
    return Package({**package_at(root / "pnrules").modules, **package_at(root / "widgets/pnwidgets").modules})


def builds_tuples(tree: ast.Module) -> bool:
    """Whether `tuple.__new__` is in it, by whatever name it then goes."""
    return any(isinstance(node, ast.Attribute) and ast.unparse(node) == "tuple.__new__" for node in ast.walk(tree))


def test_no_field_is_counted_outside_the_kernels_state(ours: Package) -> None:
    counted = {name: found for name in ours.modules if name != HOT and (found := fields_by_number(ours, name))}
    assert counted == {}


def test_the_kernels_state_counts_fields(ours: Package) -> None:
    """So the test above does look."""
    assert len(fields_by_number(ours, HOT)) > 20


def test_tuples_are_built_past_their_constructor_in_the_kernels_state_alone(ours: Package) -> None:
    assert [name for name, tree in ours.modules.items() if builds_tuples(tree)] == [HOT]


def test_replacer_and_making_are_where_they_are_looked_for(ours: Package) -> None:
    """What these make gives the record that they are given: the annotations alone do not say so of a call."""
    for name in ("replacer", "making"):
        assert isinstance(ours.names[HOT][name], ast.FunctionDef)


# --- on small packages ------------------------------------------------------------------------------------------------

TABLE = """
    from typing import Generic, NamedTuple, TypeVar
    from collections.abc import Callable, Iterable, Mapping

    B = TypeVar("B")

    class Card(NamedTuple):
        name: str
        bits: tuple[int, ...] = ()

        @property
        def pair(self) -> "tuple[Card, Card]": ...

        def other(self) -> "Card": ...

    class Board(NamedTuple):
        row: tuple[Card, ...]
        pc: int
        ends: tuple[Card, Card]
        hand: dict[str, Card]
        last: "Card | None" = None

    class State(NamedTuple, Generic[B]):
        setup: str
        board: B

    class Shelf:
        board: Board

    Table = State[Board]
    with_row = replacer(Board, "row")
    new_card = making(Card)

    def card() -> Card: ...
    def cards() -> Iterable[tuple[int, Card]]: ...
"""


def counted_in(body: str) -> list[str]:
    """What is found in a function that takes a board, a state and a card, in a module that imports them."""
    module = f"""
    from typing import Any, NamedTuple
    from game import table
    from game.table import Board, Card, Shelf, State, Table, card, cards, new_card, with_row

    Words = tuple[str, ...]

    def op(board: Board, state: State[Board], alias: Table, here: Card | None, words: Words, shelf: Shelf, foreign: Any):
{body}
    """
    modules = {"game.table": ast.parse(dedent(TABLE)), "game.play": ast.parse(dedent(module))}
    return [text for _, text in fields_by_number(Package(modules), "game.play")]


@pytest.mark.parametrize(
    "expression",
    [
        "board[1]",
        "board[-1]",
        "board[:2]",
        "board[1:]",
        "board.row[0][1]",
        "board.row[board.pc][0]",
        "board.row[1:][0][0]",
        "board.ends[0][0]",
        "board.hand['CARD'][0]",
        "board.hand.get('CARD')[0]",
        "board.last[0]",
        "here[0]",
        "here.pair[1][0]",
        "here.other()[0]",
        "state[1]",
        "state.board[3]",
        "alias[0]",
        "alias.board[3]",
        "shelf.board[0]",
        "card()[0]",
        "table.card()[0]",
        "Card('CARD')[0]",
        "new_card('CARD')[0]",
        "with_row(board, ())[0]",
        "board._replace(pc=0)[0]",
        "(here or card())[0]",
        "(here if words else card())[0]",
        "(board.row + board.row)[0][0]",
        "(*board.row, here)[0][0]",
        "sorted(board.row)[0][0]",
        "next(iter(board.row))[0]",
        "(found := card())[0]",
    ],
)
def test_a_field_that_is_counted_is_found(expression: str) -> None:
    assert counted_in(f"        return {expression}") == [ast.unparse(ast.parse(expression).body[0])]


@pytest.mark.parametrize(
    "body",
    [
        "for one in board.row: one[0]",
        "for place, one in enumerate(board.row): one[0]",
        "for number, one in cards(): one[0]",
        "for (_, one), word in zip(cards(), words): one[0]",
        "[one[0] for one in board.row]",
        "{one[0]: 1 for one in board.row}",
        "any(one[0] for one in board.row if one.bits)",
        "[bit for one in board.row if one[0] for bit in one.bits]",
        "[one.name for one in board.row if (one := card())[0]]",
        "one = board.row[0]; one[0]",
        "one, *rest = board.row; one[0]",
        "first, one = board.ends; one[0]",
        "one: Card = foreign; one[0]",
        "(lambda: card()[0])()",
    ],
)
def test_it_is_found_whatever_it_is_called(body: str) -> None:
    assert len(counted_in(f"        {body}")) == 1


def test_it_is_found_within_functions_classes_and_at_the_top() -> None:
    body = """
        if words:
            one = card()
            def inner():
                return one[0]
            while True:
                later = board
                try: later[0]
                except ValueError: later[1]

    class Other(NamedTuple):
        row: tuple[Card, ...]

        def first(self):
            return self[0]

    class Further(Other):
        def second(self):
            return self.row[0][0]

    top = card()
    top[0]
    """
    assert counted_in(body) == ["one[0]", "later[0]", "later[1]", "self[0]", "self.row[0][0]", "top[0]"]


@pytest.mark.parametrize(
    "expression",
    [
        "board.row[0]",
        "board.row[:2]",
        "board.ends[0]",
        "board.row[0].bits[0]",
        "words[0]",
        "here.name[0]",
        "foreign[0]",
        "foreign.board[0]",
        "board[board.pc]",
        "(board.pc, words)[1]",
        "state.setup[0]",
        "[one for one in words][0]",
        "[board for board in words][0][0]",
        "(words if board.pc else here)[0]",
    ],
)
def test_what_lies_in_a_row_may_be_counted(expression: str) -> None:
    """Also where a name stands for something else within a comprehension, and where a value may be a plain tuple."""
    assert counted_in(f"        return {expression}") == []


def test_who_builds_tuples_past_their_constructor_is_found() -> None:
    assert builds_tuples(ast.parse("_new = tuple.__new__"))
    assert not builds_tuples(ast.parse("new = object.__new__"))
