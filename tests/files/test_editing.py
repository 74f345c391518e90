"""A position that somebody builds: every edit, what is refused with its place and its rule, and what begins from it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pnrules
from pnrules.files import editing, scenario
from pnrules.files.editing import Draft
from pnrules.kernel.errors import BadInput, Problem

STARTS = ("nightmare/sample", "bandwidth/example", "runtime_error/clubs-and-spades")


def of(source: str) -> Draft:
    """The position at the start of a play."""
    return editing.drafted(pnrules.load(source), 0)


def line(draft: Draft) -> str:
    """The position in one line."""
    return editing.played(draft).to_line(0)


def refused(draft: Draft, edit: Any, *arguments: Any) -> Problem:
    """The problem of an edit that is refused."""
    with pytest.raises(BadInput) as caught:
        edit(draft, *arguments)
    (problem,) = caught.value.problems
    return problem


@pytest.mark.parametrize("name", STARTS)
def test_a_draft_of_a_start_is_that_start(name: str) -> None:
    play = pnrules.load(name)
    assert editing.played(editing.drafted(play, 0)).start.position == play.start.position


@pytest.mark.long
def test_a_draft_of_every_example_can_be_begun_from() -> None:
    """At its start and where its answers lead, in mid-effect or not."""
    for name in scenario.names():
        play = scenario.load(name).play() if "/levels/" not in name and "/learn/" not in name else None
        for node in () if play is None else (0, play.head):
            assert editing.drafted(play, node).checked.problems == (), (name, node)  # type: ignore[arg-type]


# --- edits ------------------------------------------------------------------------------------------------------------------


def test_a_program_is_laid_card_by_card_from_an_empty_table() -> None:
    draft = editing.empty("nightmare", "3.0", 2, 2)
    for card in ("GOTO", "BUG", "FUTURE"):
        draft = editing.put(draft, card, "program.row")
    draft = editing.put(draft, "RUN", "players[0].hand")
    draft = editing.put(draft, "ZAP", "discards")
    draft = editing.given(draft, "program.row[0].bits", [2, 1])
    draft = editing.given(draft, "program.row[0].changes", [1])
    draft = editing.given(draft, "program.row[0].link", "FUTURE")
    draft = editing.given(draft, "program.pc", "BUG")
    draft = editing.given(draft, "program.towards", "head")
    draft = editing.given(draft, "players[1].points", 8)
    draft = editing.given(draft, "players[1].name", "Bob")
    draft = editing.given(draft, "turn", 2)
    assert line(draft) == "PN 3.0 | 21GOTO+1=FUTURE <BUG FUTURE | RUN | * 'Bob' 8 | discards: ZAP"


def test_a_card_is_put_before_another() -> None:
    draft = editing.put(of("PN 3.0 | >BUG ZAP | - | -"), "COPY", "program.row", 1)
    assert line(draft) == "PN 3.0 | >BUG COPY ZAP | - | -"


def test_a_card_that_is_moved_takes_with_it_what_lies_on_it_and_the_program_counter() -> None:
    draft = editing.put(of("PN 3.0 | >2BUG+1 ZAP COPY | - | -"), "BUG", "program.row", 3)
    assert line(draft) == "PN 3.0 | ZAP COPY >2BUG+1 | - | -"


def test_a_card_leaves_its_bits_behind_where_none_can_lie() -> None:
    draft = editing.put(of("PN 3.0 | >ZAP 2BUG | - | -"), "BUG", "players[0].hand")
    assert line(draft) == "PN 3.0 | >ZAP | BUG | -"


def test_a_card_that_is_taken_away_goes_back_to_the_deck_and_nothing_points_at_it() -> None:
    draft = of("PN 3.0 | 1GOTO=BUG >BUG ZAP | - | -")
    after = editing.taken(draft, "program.row[1]")
    assert line(after) == "PN 3.0 | >1GOTO ZAP | - | -"
    assert "BUG" in editing.cards(after, pnrules.load("nightmare/sample").start)


def test_another_copy_is_a_card_of_its_own() -> None:
    draft = editing.put(of("PN 3.0 | >BUG | - | -"), "BUG#2", "program.row")
    assert line(draft) == "PN 3.0 | >BUG BUG | - | -"


def test_cards_lie_beside_a_card_and_face_down() -> None:
    draft = of("PN 3.0 | >SUBROUTINE ZAP | - | -")
    draft = editing.put(draft, "BUG", "program.row[0].inner")
    draft = editing.given(draft, "program.row[0].used", True)
    draft = editing.given(draft, "program.row[1].down", 2)
    assert line(draft) == "PN 3.0 | >SUBROUTINE*[BUG] (ZAP@2) | - | -"


def test_none_takes_a_member_back_to_what_holds_by_default() -> None:
    assert line(editing.given(of("PN 3.0 | >2BUG | 8 | -"), "players[0].points", None)) == "PN 3.0 | >2BUG | - | -"
    assert line(editing.given(of("PN 3.0 | >2BUG | 8 | -"), "program.row[0].bits", None)) == "PN 3.0 | >BUG | 8 | -"


def test_rules_and_players_change() -> None:
    draft = of("PN 3.0 | >BUG | - | -")
    draft = editing.given(draft, "edition", "3.1")
    draft = editing.given(draft, "rulings.N-34", "executed")
    assert line(editing.given(draft, "seats", 3)) == "PN 3.1 N-34=executed | >BUG | - | - | -"
    assert line(editing.given(of("PN 3.0 | >BUG | - | - | ZAP"), "seats", 2)) == "PN 3.0 | >BUG | - | -"


def test_rows_of_battle_for_bandwidth_are_filled_and_leave_gaps() -> None:
    draft = editing.empty("bandwidth", "BfB", 1, 3)
    draft = editing.put(draft, "GOTO 10", "program[0]")
    draft = editing.put(draft, "GOTO 20", "program[0]")
    draft = editing.put(draft, "Firewall", "players[2].hand")
    draft = editing.put(draft, "Function", "program[1]")
    draft = editing.put(draft, "Pass 1 ↻", "function")
    draft = editing.given(draft, "token", 2)
    assert line(draft) == "BfB | GOTO_10 GOTO_20 / Function f=Pass_1_↻ | - | token | Firewall"
    gap = editing.taken(draft, "program[0][0]")
    assert line(gap).startswith("BfB | . GOTO_20 / Function f=")
    assert line(editing.put(gap, "Pass 3 ↻", "program[0]", 0)).startswith("BfB | Pass_3_↻ GOTO_20 / Function f=")
    assert line(editing.taken(draft, "program[1][0]")).startswith("BfB | GOTO_10 GOTO_20 f=")


def test_a_card_that_is_moved_within_its_row_leaves_no_gap() -> None:
    draft = editing.put(of("BfB | GOTO_10 GOTO_20 Function | - | - | -"), "GOTO 10", "program[0]", 3)
    assert line(draft).startswith("BfB | GOTO_20 Function GOTO_10 |")
    apart = editing.put(draft, "GOTO 20", "program[1]")
    assert line(apart).startswith("BfB | . Function GOTO_10 / GOTO_20 |")


def test_a_statement_of_runtime_error_is_laid_card_by_card() -> None:
    draft = editing.empty("runtime_error", "1", 1, 2)
    for name, card in (("lower", "A♦"), ("upper", "5♦"), ("function", "2♥")):
        draft = editing.put(draft, card, f"players[0].statements[0].{name}")
    draft = editing.put(draft, "9♠", "players[1].hand")
    assert line(draft) == "RE | A-5♦:2♥ | 9♠"


# --- what is unfinished, and what cannot be ---------------------------------------------------------------------------------


def test_what_is_unfinished_is_kept_and_says_what_is_missing() -> None:
    draft = editing.put(editing.empty("nightmare", "3.0", 2, 2), "RUN", "players[0].hand")
    assert [(problem.place, problem.id) for problem in draft.checked.problems] == [("program", "problem-missing")]
    assert line(editing.put(draft, "BUG", "program.row")) == "PN 3.0 | >BUG | RUN | -"
    bounds = editing.put(editing.empty("runtime_error", "1", 1, 2), "A♦", "players[0].statements[0].lower")
    assert [problem.place for problem in bounds.checked.problems] == [
        "players[0].statements[0].upper",
        "players[0].statements[0].function",
    ]


PN, FULL = "PN 3.0 | >BUG ZAP | - | -", "BfB | GOTO_10 GOTO_20 Function | - | - | -"
PUT, GIVEN, TAKEN = editing.put, editing.given, editing.taken


@pytest.mark.parametrize(
    ("source", "edit", "arguments", "found", "cite"),
    [
        (PN, PUT, ("RUN", "program.row"), ("program.row[2].card", "problem-not-in-program"), "one-shots"),
        (PN, GIVEN, ("program.row[0].link", "ZAP"), ("program.row[0].link", "problem-link"), "card-goto"),
        (PN, GIVEN, ("program.row[0].bits", [1, 3]), ("program.row[0].bits[1]", "problem-out-of-range"), None),
        (PN, GIVEN, ("players[1].points", 20), ("players[1].points", "problem-out-of-range"), None),
        (PN, GIVEN, ("program.row[0].changes", [1, 1]), ("program.row[0].changes", "problem-changes"), "changing-numbers"),
        (PN, GIVEN, ("seats", 9), ("players", "problem-count-players"), None),
        (PN, GIVEN, ("rulings.N-999", "x"), ("rulings.N-999", "problem-unknown-ruling"), None),
        (PN, GIVEN, ("nowhere", 1), ("nowhere", "problem-no-place"), None),
        (PN, GIVEN, ("program", {}), ("program", "problem-no-place"), None),
        (PN, PUT, ("ZAP", "turn"), ("turn", "problem-no-place"), None),
        (PN, PUT, ("PAWN", "program.row"), ("program.row[2].card", "problem-unknown-card"), None),
        (PN, TAKEN, ("players[0].hand[3]",), ("players[0].hand[3]", "problem-no-place"), None),
        (FULL, PUT, ("Firewall", "program[0]"), ("program[0]", "problem-row"), "code-cards"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_its_rule(
    source: str, edit: Any, arguments: tuple[Any, ...], found: tuple[str, str], cite: str | None
) -> None:
    draft = of(source)
    before = line(draft)
    problem = refused(draft, edit, *arguments)
    assert (problem.place, problem.id) == found
    assert (problem.cite and problem.cite.place) == cite
    assert line(draft) == before


def test_whatever_is_asked_for_a_draft_is_edited_or_refused() -> None:
    """Random edits, most of them senseless: nothing else happens, and each draft can be checked."""
    chance = random.Random(38)
    values: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 99, "BUG", "gone", "", [], [1], [[1]], ["BUG"], [None], 10**9)
    for name in STARTS:
        first = of(name)
        paths = [slot.text for slot in first.slots] + ["edition", "version", "rulings.x", "seats", "", "a[0].b", "players[9]"]
        names = [*editing.lying(first), *first.game.cards(pnrules.load(name).start)[:9], "nobody"]
        draft = first
        for _ in range(100):
            path = chance.choice(paths)
            try:
                match chance.randrange(3):
                    case 0:
                        draft = editing.put(draft, chance.choice(names), path, chance.choice((None, 0, 1, 50, -3)))
                    case 1:
                        draft = editing.taken(draft, path)
                    case _:
                        draft = editing.given(draft, path, chance.choice(values))
            except BadInput:
                pass
            assert draft.checked.state is not None or draft.checked.problems
