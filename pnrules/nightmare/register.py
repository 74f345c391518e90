"""The rulings of Programmer's Nightmare that the rules in this folder rest on. Words and reasons are in the catalogue."""

from __future__ import annotations

from pnrules.kernel.rulings import Ruling

BOTH = ("3.0", "3.1")


def _register(*rulings: Ruling) -> dict[str, Ruling]:
    return {ruling.id: ruling for ruling in rulings}


REGISTER = _register(
    Ruling("N-01", ("copied",), BOTH),
    Ruling("N-03", (), BOTH),
    Ruling("N-05", ("unlimited",), BOTH),
    Ruling("N-08", (), BOTH),
    Ruling("N-09", ("shuffle",), BOTH),
    Ruling("N-10", (), BOTH),
    Ruling("N-11", ("actor",), BOTH),
    Ruling("N-14", (), BOTH),
    Ruling("N-19", (), BOTH),
    Ruling("N-21", ("at-once",), BOTH),
    Ruling("N-22", (), BOTH),
    Ruling("N-23", (), BOTH),
    Ruling("N-25", (), BOTH),
    Ruling("N-27", ("before-next",), ("3.1",)),
    Ruling("N-29", (), BOTH),
    Ruling("N-32", ("unwind", "nothing"), BOTH),
    Ruling("N-33", (), BOTH),
    Ruling("N-34", ("executed",), BOTH),
    Ruling("N-36", (), BOTH),
    Ruling("N-37", ("each-bit",), ("3.1",)),
    Ruling("N-38", (), BOTH),
    Ruling("N-40", (), BOTH),
    Ruling("N-42", (), BOTH),
    Ruling("N-43", (), BOTH),
    Ruling("N-47", (), BOTH),
    Ruling("N-50", (), BOTH),
    Ruling("N-51", (), BOTH),
    Ruling("N-52", (), BOTH),
    Ruling("N-55", (), BOTH),
    Ruling("N-56", (), BOTH),
    Ruling("N-57", (), BOTH),
    Ruling("N-58", (), BOTH),
    Ruling("N-60", (), BOTH),
    Ruling("N-61", (), BOTH),
)
