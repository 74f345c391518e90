"""Five hundred mutants, two thousand by `make test-all`, more by `make fuzz`. And the fuzzer itself finds what is wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pnrules
from pnrules.files import saves
from pnrules.kernel import machine
from pnrules.kernel.errors import NotAnOption, PnError, Refusal
from pnrules.words import catalogue
from pnwidgets import Board
from sparing import one_in
from tests.fuzz import checking
from tests.fuzz.__main__ import looked_at
from tests.fuzz.cases import KINDS, RAW, SMALL, made
from tests.fuzz.mutating import mutated

SEED = "1"
ALL, AT_A_TIME = 2_000, 100


@pytest.mark.long
@pytest.mark.parametrize("first", one_in(4, range(0, ALL, AT_A_TIME)))
def test_mutants_are_refused_in_words_or_can_be_played(first: int) -> None:
    found = [looked_at(SEED, number, False)[1] for number in range(first, first + AT_A_TIME)]
    assert [each for each in found if each is not None] == []


def test_every_kind_of_input_is_among_the_mutants_and_the_same_number_is_the_same_mutant() -> None:
    cases = [made(SEED, number) for number in range(120)]
    assert {*KINDS, RAW} == {case.kind for case in cases}
    assert [repr(case) for case in cases] == [repr(made(SEED, number)) for number in range(120)]


def test_a_mutant_differs_and_what_it_was_made_of_stays() -> None:
    before = repr(SMALL)
    mutants = {repr(mutated(SMALL, random.Random(number))) for number in range(200)}
    assert len(mutants) > 150
    assert repr(SMALL) == before


# --- it finds what is wrong -------------------------------------------------------------------------------------------


def test_another_exception_than_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if words were still lacking for what is longer than Fluent takes."""

    def broken(*_: Any, **__: Any) -> str:
        raise KeyError("too long")

    monkeypatch.setattr(catalogue, "text", broken)
    found = [looked_at(SEED, number, False)[1] for number in range(10)]
    assert any("KeyError" in str(each) for each in found)


def test_a_line_that_a_terminal_obeys_or_that_is_too_long_is_found() -> None:
    for said in ("", " ", "a\nb", "\x1b[2J", "\u202e", "x" * 2_001):
        with pytest.raises(checking.Found):
            checking.line(said)
    checking.line("All is well – « voilà\u00a0»\u202f!")


def test_what_goes_on_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SECONDS", 0.1)

    def for_ever() -> None:
        with checking.bounded():
            while True:
                pass

    with pytest.raises(checking.Found, match="still going on"):
        for_ever()


def test_a_save_that_comes_back_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = pnrules.load("nightmare/sample")
    checking.kept(play)
    monkeypatch.setattr(saves, "restore", lambda data: pnrules.load("nightmare/new-deal"))
    with pytest.raises(checking.Found):
        checking.kept(play)


def test_a_refusal_that_changes_the_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(pnrules.load("nightmare/sample"))

    def careless(_: Any) -> None:
        board.play.undo()
        raise PnError("board-not-understood")

    checking.check_messages(board, [{"do": "fly"}], random.Random(1))
    monkeypatch.setattr(board.session, "_carry_out", careless)
    with pytest.raises(checking.Found, match="changed the play"):
        checking.check_messages(board, [{"do": "fly"}], random.Random(1))


def test_an_answer_that_is_refused_and_given_all_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = pnrules.load("nightmare/sample")

    def careless(*_: Any, **__: Any) -> NotAnOption:
        play.undo()
        return NotAnOption(Refusal("refused-nothing-asked", (), (), None))

    monkeypatch.setattr(machine, "refused", careless)
    with pytest.raises(checking.Found, match="changed the play"):
        checking.playable(play, random.Random(1))
