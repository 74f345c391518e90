"""The rulings of Programmer's Nightmare, every one that the rules in this folder rest on. Words and reasons are in the
catalogue."""

from __future__ import annotations

from pnrules.kernel.rulings import Ruling

BOTH = ("3.0", "3.1")


def _register(*rulings: Ruling) -> dict[str, Ruling]:
    return {ruling.id: ruling for ruling in rulings}


REGISTER = _register(
    Ruling("N-01", ("copied",), BOTH),
    Ruling("N-02", (), BOTH),
    Ruling("N-03", (), BOTH),
    Ruling("N-04", ("under-the-pc",), BOTH),
    Ruling("N-05", ("unlimited",), BOTH),
    Ruling("N-06", (), BOTH),
    Ruling("N-07", (), BOTH),
    Ruling("N-08", (), BOTH),
    Ruling("N-09", ("shuffle", "recolour"), BOTH),
    Ruling("N-10", ("run-start",), BOTH),
    Ruling("N-11", ("actor",), BOTH),
    Ruling("N-12", ("executed",), BOTH),
    Ruling("N-13", (), BOTH),
    Ruling("N-14", (), BOTH),
    Ruling("N-15", (), BOTH),
    Ruling("N-16", (), BOTH),
    Ruling("N-17", (), BOTH),
    Ruling("N-18", (), BOTH),
    Ruling("N-19", (), BOTH),
    Ruling("N-20", ("position",), BOTH),
    Ruling("N-21", ("at-once",), BOTH),
    Ruling("N-22", ("points-back",), BOTH),
    Ruling("N-23", (), BOTH),
    Ruling("N-24", (), BOTH),
    Ruling("N-25", (), BOTH),
    Ruling("N-26", (), ("3.1",)),
    Ruling("N-27", ("before-next",), ("3.1",)),
    Ruling("N-28", (), BOTH),
    Ruling("N-29", (), BOTH),
    Ruling("N-30", (), BOTH),
    Ruling("N-31", (), BOTH),
    Ruling("N-32", ("unwind", "nothing"), BOTH),
    Ruling("N-33", (), BOTH),
    Ruling("N-34", ("executed",), BOTH),
    Ruling("N-35", ("one-bit",), BOTH),
    Ruling("N-36", (), BOTH),
    Ruling("N-37", ("each-bit",), BOTH),
    Ruling("N-38", (), BOTH),
    Ruling("N-39", (), BOTH),
    Ruling("N-40", ("activation",), BOTH),
    Ruling("N-41", ("says-damage",), BOTH),
    Ruling("N-42", (), BOTH),
    Ruling("N-43", ("own-bit",), BOTH),
    Ruling("N-44", ("own-only",), BOTH),
    Ruling("N-45", (), BOTH),
    Ruling("N-46", (), BOTH),
    Ruling("N-47", ("at-once",), BOTH),
    Ruling("N-48", (), BOTH),
    Ruling("N-49", (), BOTH),
    Ruling("N-50", (), BOTH),
    Ruling("N-51", (), BOTH),
    Ruling("N-52", (), BOTH),
    Ruling("N-53", (), BOTH),
    Ruling("N-54", (), BOTH),
    Ruling("N-55", (), BOTH),
    Ruling("N-56", (), BOTH),
    Ruling("N-57", (), BOTH),
    Ruling("N-58", ("negative",), BOTH),
    Ruling("N-59", (), BOTH),
    Ruling("N-60", (), BOTH),
    Ruling("N-61", (), BOTH),
    Ruling("N-62", (), BOTH),
    Ruling("N-63", (), BOTH),
    Ruling("N-64", (), BOTH),
    Ruling("N-65", (), BOTH),
)
