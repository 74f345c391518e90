"""The page of all cards, `pnrules/nightmare/CARDS.md`, and the indexes of scenarios, made anew: `make cards`.

What a card does is read off its line in `cards.py`; which tests are about it, off their names; which rulings it touches,
off the steps that are performed with it when its own scenarios run.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pnrules
from pnrules import Play
from pnrules.files import index, scenario
from pnrules.games import BUILT_IN
from pnrules.kernel import asks
from pnrules.kernel.steps import Step
from pnrules.nightmare.cards import CARDS, EDITIONS, Card

PACKAGE: Final = Path(pnrules.__file__).parent
PAGE: Final = PACKAGE / "nightmare" / "CARDS.md"
TESTS: Final = Path(__file__).parent
FOLDER: Final = "nightmare/cards"

COLUMNS: Final = ("Card", "Copies", "Numbers", "Implemented", "Tested", "Rulings", "Scenarios")
HEAD: Final = """# The cards of Programmer's Nightmare

Made by `make cards` from the cards, their tests and their scenarios; a test fails when it is out of date.

- **Numbers**: the digits that each edition prints, which INCREMENT and DECREMENT can change.
- **Implemented**: the ops of its routine, as `cards.py` has them (both editions, where only one is given); of a card that is
  played from the hand, the procedure that plays it.
- **Tested**: in how many scenarios of the package it is at work, each of which is a test; how many tests of `tests/nightmare`
  are named after it.
- **Rulings**: what the steps, questions and refusals of its own scenarios rest on, where it is the card at work.
- **Scenarios**: in `pnrules/nightmare/scenarios/cards`, without the card's own name.
"""


class Row(NamedTuple):
    """What the page says of a card; each field is a column."""

    card: str
    copies: str
    numbers: str
    implemented: str
    tested: str
    rulings: str
    scenarios: str


@cache
def rows() -> tuple[Row, ...]:
    """Every card, in the order of the deck list. To make them, every scenario is played: which takes seconds."""
    return tuple(map(_row, CARDS.values()))


def _row(card: Card) -> Row:
    own = [name for name in scenario.names() if name.startswith(f"{FOLDER}/{card.slug}-")]
    return Row(
        card.name,
        str(card.copies),
        _numbers(card),
        _implemented()[card.name] or _played_from_the_hand(card),
        _tested(card),
        ", ".join(_rulings(card, own)),
        ", ".join(name.removeprefix(f"{FOLDER}/{card.slug}-") for name in own),
    )


def page() -> str:
    """The page made anew."""
    lines = [_line(COLUMNS), _line(("---",) * len(COLUMNS)), *(_line(row) for row in rows())]
    return HEAD + "\n" + "\n".join(lines) + "\n"


def _line(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |"


def _numbers(card: Card) -> str:
    printed = ["; ".join(map(str, card.numbers[edition])) or "none" for edition in EDITIONS]
    return printed[0] if len(set(printed)) == 1 else ", ".join(f"{e}: {p}" for e, p in zip(EDITIONS, printed, strict=True))


@cache
def _implemented() -> dict[str, str]:
    """Per card, its ops as its line in `cards.py` has them."""
    tree = ast.parse((PACKAGE / "nightmare" / "cards.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return {ast.literal_eval(call.args[0]): _ops(call.args[3]) for call in calls if getattr(call.func, "id", "") == "Card"}


def _ops(does: ast.expr) -> str:
    if isinstance(does, ast.Call):  # alike(…)
        return _told(does.args)
    assert isinstance(does, ast.Dict)
    each = [
        f"{ast.literal_eval(edition)}: {_told(ops.elts)}"
        for edition, ops in zip(does.keys, does.values, strict=True)
        if edition is not None and isinstance(ops, ast.List)
    ]
    return "; ".join(each)


def _told(ops: list[ast.expr]) -> str:
    return ", ".join(f"`{ast.unparse(op).replace('does.', '')}`" for op in ops)


def _played_from_the_hand(card: Card) -> str:
    """The functions of `building.py` that name a card which is played from the hand and never performed."""
    tree = ast.parse((PACKAGE / "nightmare" / "flow" / "building.py").read_text(encoding="utf-8"))
    verbs = {card.name.lower(), f"{card.name.lower()}-head"}
    found = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(part, ast.Constant) and part.value in {card.name, *verbs} for part in ast.walk(node))
    ]
    return ", ".join(f"`building.{name}`" for name in found)


def _tested(card: Card) -> str:
    scenarios = sum(any(_at_work(card, step) for step in play.trace) for play in _plays().values())
    tests = _tests(card)
    return f"{scenarios} scenarios" + (f", {tests} named after it" if tests else "") if scenarios else ""


@cache
def _plays() -> dict[str, Play]:
    """Every scenario of the game, its answers given."""
    return {name: scenario.load(name).play() for name in scenario.names() if name.startswith("nightmare/")}


def _at_work(card: Card, step: Step) -> bool:
    """Whether a step is performed with the card, or does what its text says."""
    return step.before.frames[-1].code == card.name or step.citation.place == card.place


@cache
def _test_functions() -> tuple[str, ...]:
    """The names of all tests of `tests/nightmare`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(TESTS.glob("test_*.py"))]
    functions = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return tuple(name for name in functions if name.startswith("test_"))


def _tests(card: Card) -> int:
    """How many tests are named after the card. Those that only use it are not counted: the page would be out of date daily."""
    named = card.name.lower().replace(" ", "_")
    return sum(f"_{named}_" in f"{name}_" for name in _test_functions())


def _rulings(card: Card, own: list[str]) -> list[str]:
    """What the steps, questions and refusals of these scenarios rest on where this card is at work."""
    found: set[str] = set()
    for name in own:
        play = _plays()[name]
        for step in play.trace:
            if _at_work(card, step):
                found.update(step.rulings)
                found.update(asks.rulings(step.after) if step.after.ask is not None else ())
        for touch in index.refusals(play, scenario.load(name)):
            found.update(touch.rulings)
    return sorted(found)


def main() -> None:
    """Write both."""
    for game in BUILT_IN:
        (PACKAGE / game / index.FILE).write_text(index.text(game), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
