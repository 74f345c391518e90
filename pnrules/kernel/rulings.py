"""Rulings: the project's numbered answers to what a rulebook leaves open; a scenario may choose another answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, short

DEFAULT = "default"


class Ruling(NamedTuple):
    """One open question of a rulebook. Question, answers and reason are in the catalogue, under `ruling-<id>`.

    id        such as `N-01`
    others    the answers that can be chosen instead of DEFAULT; empty if there are none
    editions  the editions in which the question arises
    former    names of earlier answers that have become the default: in older files they mean DEFAULT
    """

    id: str
    others: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    former: tuple[str, ...] = ()

    @property
    def answers(self) -> tuple[str, ...]:
        """Every answer that a scenario may give."""
        return (DEFAULT, *self.others)

    @property
    def message(self) -> str:
        """The id of its message in the catalogue."""
        return f"ruling-{self.id.lower()}"


def checked(register: Mapping[str, Ruling], chosen: Mapping[str, str], place: str = "rulings") -> tuple[tuple[str, str], ...]:
    """The answers that are not the defaults, in the order of the register.

    Raises BadInput, naming each place, for an unknown ruling or answer.
    """
    problems: list[Problem] = []
    for id, answer in chosen.items():
        here = JsonPath(place, problems).at(str(id))
        ruling = register.get(id)
        if ruling is None:
            here.unknown("problem-unknown-ruling", "ruling", str(id), register)
        elif answer not in ruling.answers + ruling.former:
            params = (("answer", "text"), ("known", "texts"), ("close", "close"))
            found = answer if isinstance(answer, str) else short(answer)
            here.report("problem-unknown-answer", params, found, ruling.answers, here.close(answer, ruling.answers))
    if problems:
        raise BadInput(problems)
    return tuple((id, chosen[id]) for id, ruling in register.items() if chosen.get(id, DEFAULT) in ruling.others)
