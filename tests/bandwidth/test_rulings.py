"""Every ruling of the register: what the default does, and what each other answer does instead."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import words
from pnrules.bandwidth.rulebook.register import REGISTER
from pnrules.files import index, scenario
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Refused
from pnrules.words import rulebooks
from tests.bandwidth.table import facts, laid, ran, stops, told


def rulings_of(play: pnrules.Play) -> set[str]:
    return {ruling for step in play.trace for ruling in step.rulings}


def test_the_register_has_ten_rulings_and_those_with_other_answers_are_these() -> None:
    assert list(REGISTER) == [f"B-{number:02}" for number in range(1, 11)]
    assert {id: ruling.others for id, ruling in REGISTER.items() if ruling.others} == {
        "B-01": ("no-shuffle",),
        "B-03": ("nothing",),
        "B-06": ("must",),
        "B-07": ("random",),
        "B-08": ("not",),
    }


CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "B-01": {"default": ("b-01-shuffled", "b-01-nothing-to-draw"), "no-shuffle": ("b-01-not-shuffled",)},
    "B-02": {"default": ("b-02-gap-behind", "b-02-gap-before")},
    "B-03": {"default": ("b-03-run-ends",), "nothing": ("b-03-goes-on",)},
    "B-04": {"default": ("b-04-empty-program",)},
    "B-05": {"default": ("b-05-gap-first",)},
    "B-06": {"default": ("b-06-no-action", "b-06-one-action"), "must": ("b-06-must-act", "b-06-must-but-cannot")},
    "B-07": {"default": ("cut-and-paste",), "random": ("b-07-at-random",)},
    "B-08": {"default": ("firewall", "b-08-somebody-else", "b-08-firewall-answered"), "not": ("b-08-not-answered",)},
    "B-09": {"default": ("b-09-below-terminal-1",)},
    "B-10": {
        "default": (
            "b-10-row-keeps-its-number",
            "b-10-row-vanishes",
            "b-10-hand-above-six",
            "b-10-empty-hand",
            "b-10-setting-up",
            "b-10-no-first-function",
            "b-10-empty-function",
            "b-10-empty-function-filled",
        )
    },
}
"""By ruling and answer, a scenario for each clause of the answer's text, in the text's order."""

OWN = [name for name in pnrules.names() if name.startswith("bandwidth/")]


def test_every_answer_of_the_register_has_its_scenarios() -> None:
    assert {id: set(answers) for id, answers in CLAUSES.items()} == {
        id: {"default", *ruling.others} for id, ruling in REGISTER.items()
    }
    shown = {f"bandwidth/{name}" for answers in CLAUSES.values() for names in answers.values() for name in names}
    assert {name for name in OWN if name.startswith("bandwidth/b-")} <= shown <= set(OWN)


@pytest.mark.parametrize(
    ("id", "answer", "name"), [(id, a, name) for id, answers in CLAUSES.items() for a, names in answers.items() for name in names]
)
def test_a_scenario_of_a_ruling_is_played_by_it_and_something_in_it_rests_on_it(id: str, answer: str, name: str) -> None:
    """A step, a question or a refusal; and its reasons say so."""
    found = scenario.load(f"bandwidth/{name}")
    play = found.play()
    assert play.setup.ruling(id) == answer
    assert id in {ruling for touch in index.touched(play, found) for ruling in touch.rulings}
    assert found.data["because"]
    assert id in found.data["expect"].get("rests_on", ()) or id in {
        ruling for item in found.data["expect"].get("refused", ()) for ruling in item.get("rulings", ())
    }
    assert name == "cut-and-paste" or any(id in text for reason in found.data["because"] for text in reason["says"].values())


def test_every_place_of_the_rulebook_is_a_reason_and_is_followed_by_something() -> None:
    """What the overview says is said again by the sections; the example is a place to cite, not a rule to follow."""
    places = {place for place in rulebooks.entries() if place.work == "BfB"}
    reasons: set[Citation] = set()
    followed: set[Citation | None] = set()
    for name in OWN:
        found = scenario.load(name)
        reasons |= {Citation(*reason["cite"]) for reason in found.data.get("because", ())}
        followed |= {touch.cite for touch in index.touched(found.play(), found)}
    assert places - reasons == {Citation("BfB", "overview")}
    assert places - followed == {Citation("BfB", "overview"), Citation("BfB", "example")}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_texts_of_the_rulings_name_sections_by_their_titles(lang: str) -> None:
    titles = [rulebooks.title(place, lang) for place in rulebooks.entries() if place.work == "BfB"]
    for ruling in REGISTER.values():
        for named in words.text(lang, f"{ruling.message}.reason").split("BfB, ")[1:]:
            assert any(named.startswith(title) for title in titles), named


def test_b_01_an_empty_pile_is_made_anew_of_the_discards() -> None:
    play = laid(["Pass 1 ↻"], players=2, pile=[])
    discards = set(play.state.board.table.discards)
    play.choose("draw-one")
    assert {option[1] for option in play.options} == discards
    assert "shuffles" in told(play)


def test_b_01_otherwise_nobody_draws_any_more() -> None:
    play = laid(["Pass 1 ↻"], players=2, pile=[], rulings={"B-01": "no-shuffle"})
    assert play.options == (("end-turn",),)
    with pytest.raises(Refused) as error:
        play.choose("draw-one")
    assert (error.value.id, error.value.rulings) == ("refused-pile-empty", ("B-01",))


@pytest.mark.parametrize("rulings", [{}, {"B-01": "no-shuffle"}])
def test_b_01_with_no_discards_either_nothing_is_drawn(rulings: dict[str, str]) -> None:
    cards = [
        {"name": "one", "kind": "pass", "number": 1, "direction": "clockwise", "green": 1, "count": 8},
        {"name": "two", "kind": "pass", "number": 2, "direction": "clockwise", "green": 1, "count": 1},
    ]
    deck = {"deck": 1, "title": "few", "players": 2, "cards": cards}
    hands = {1: ["one"] * 4, 2: ["one"] * 4}
    play = laid(players=2, hands=hands, function="two", cards=deck, rulings=rulings)
    assert ("draw-one",) not in play.options
    with pytest.raises(Refused) as error:
        play.choose("draw-one")
    assert error.value.id == "refused-nothing-to-draw"


@pytest.mark.parametrize(
    ("rows", "program"),
    [
        ([["Pass 1 ↻"]], [["Pass 1 ↻", "GOTO 20", None]]),
        ([["Pass 1 ↻", "Pass 1 ↺"]], [["Pass 1 ↻", "Pass 1 ↺", "GOTO 20"]]),
        ([["Pass 1 ↻", "Pass 1 ↺", "Pass 3 ↻"]], [["Pass 1 ↻", "Pass 1 ↺", "Pass 3 ↻"], ["GOTO 20", None, None]]),
        ([["Pass 1 ↻", None, "Pass 3 ↻"]], [["Pass 1 ↻", None, "Pass 3 ↻"], ["GOTO 20", None, None]]),
        ([[None, "Pass 1 ↺"]], [[None, "Pass 1 ↺", "GOTO 20"]]),
        ([[None, None, "Pass 1 ↺"]], [[None, None, "Pass 1 ↺"], ["GOTO 20", None, None]]),
        ([["Pass 1 ↺"], [None, "Pass 3 ↻"]], [["Pass 1 ↺", None, None], [None, "Pass 3 ↻", "GOTO 20"]]),
        ([], [["GOTO 20", None, None]]),
    ],
)
def test_b_02_the_next_card_goes_right_of_the_last_one(rows: list[list[str | None]], program: list[list[str | None]]) -> None:
    play = laid(*rows, hands={1: ["GOTO 20"]})
    play.choose("program", "GOTO 20")
    assert facts(play)["program"] == program


def test_b_03_a_goto_without_its_row_ends_the_run_or_does_nothing() -> None:
    ends, goes_on = (ran(["Pass 1 ↻", "GOTO 20", "Pass 1 ↻"], rulings=r) for r in ({}, {"B-03": "nothing"}))
    assert [card for card, _ in stops(ends)] == ["Pass 1 ↻", "GOTO 20"]
    assert [card for card, _ in stops(goes_on)] == ["Pass 1 ↻", "GOTO 20", "Pass 1 ↻"]
    for play in (ends, goes_on):
        assert "GOTO 20" in facts(play)["discards"]
        assert "B-03" in rulings_of(play)


def test_b_03_a_row_that_has_lost_its_cards_still_is_one() -> None:
    """The first GOTO 20 empties row two but for itself; the second one leads to the row all the same (B-10)."""
    play = ran(["Pass 1 ↻"], ["GOTO 20"], ["GOTO 20", "Pass 1 ↻"])
    assert [card for card, _ in stops(play)] == ["Pass 1 ↻", "GOTO 20", "GOTO 20", "Pass 1 ↻"]
    assert "lost-ends" not in told(play)


def test_b_10_a_jump_rests_on_it_where_a_row_counts_that_has_lost_its_cards() -> None:
    """The row that is gone to, or one before it, has no card: by the rulebook alone nobody could tell which row is meant."""
    jumps = {
        "its own row, alone in it": ran(["Pass 1 ↻"], ["GOTO 20"], ["Pass 1 ↻"]),
        "a row before": ran(["GOTO 10"], ["Pass 1 ↻", "GOTO 20"]),
        "its own row, not alone": ran(["Pass 1 ↻"], ["Pass 1 ↻", "GOTO 20"]),
        "a bare row behind": ran(["Pass 1 ↻", None, "GOTO 20"], ["Pass 1 ↻"], ["GOTO 10"]),
    }
    rulings = {where: [s.rule.rulings for s in play.trace if s.rule.id == "bandwidth-jumps"] for where, play in jumps.items()}
    assert rulings == {
        "its own row, alone in it": [("B-10",)],
        "a row before": [("B-10",), ("B-10",)],
        "its own row, not alone": [()],
        "a bare row behind": [(), ()],
    }


def test_b_04_an_empty_program_does_not_run_and_the_round_ends() -> None:
    play = ran(players=3, first=2)
    assert play.points == (0, 0, 0)
    assert (facts(play)["first"], facts(play)["x"]) == (3, None)
    assert "B-04" in rulings_of(play)


def test_b_05_x_comes_from_the_first_card_there_is() -> None:
    """The green numbers are those that the rulebook gives: 6 and 1."""
    assert facts(laid([None, "Pass X ↻", "Pass 3 ↻"]))["x"] == 6
    assert facts(laid([None, None, "Pass 3 ↻"], ["Pass X ↻"]))["x"] == 1
    assert "B-05" in rulings_of(ran([None, "Pass X ↻"]))
    assert "B-05" not in rulings_of(ran(["Pass X ↻"]))


def test_b_06_a_turn_may_end_with_actions_left_or_only_when_none_is_possible() -> None:
    play = laid(hands={1: ["GOTO 10"]})
    assert ("end-turn",) in play.options
    play = laid(hands={1: ["GOTO 10"]}, rulings={"B-06": "must"})
    assert ("end-turn",) not in play.options
    with pytest.raises(Refused) as error:
        play.choose("end-turn")
    assert (error.value.id, error.value.rulings) == ("refused-must-act", ("B-06",))


def test_b_09_a_terminal_below_the_first_does_not_exist() -> None:
    play = ran(["Pass 3 ↻", "Terminal X-1"])
    assert told(play).count("no-terminal") == 1
    assert "B-09" in rulings_of(play)
    above = ran(["Pass X ↻", "Terminal X"], players=5)
    assert "no-terminal" in told(above)
    assert "B-09" not in rulings_of(above), "a number above is what the rulebook itself speaks of"


def test_b_10_rows_without_cards_vanish_before_rows_are_counted() -> None:
    play = ran(["Pass 1 ↻"], ["GOTO 10"], ["Pass 2 ↺"])
    assert facts(play)["program"] == [["Pass 1 ↻", None, None], ["Pass 2 ↺", None, None]]
    assert "deletes" not in told(play)


def test_b_10_a_program_whose_last_card_leaves_is_empty() -> None:
    play = ran(["GOTO 10"])
    assert facts(play)["program"] == []
    assert [card for card, _ in stops(play)] == ["GOTO 10"]


def test_b_10_where_nothing_left_can_be_the_function_it_stays_empty_and_the_pile_is_made_again() -> None:
    """Eight cards that could be the function are dealt to two players; the rest are GOTO cards."""
    cards = [
        {"name": "one", "kind": "pass", "number": 1, "direction": "clockwise", "green": 1, "count": 8},
        {"name": "to one", "kind": "goto", "row": 1, "green": 1, "count": 3},
    ]
    data = {
        "format": 1,
        "game": "bandwidth",
        "edition": "BfB",
        "version": 1,
        "title": "a test",
        "players": [{}, {}],
        "cards": {"deck": 1, "title": "few", "players": 2, "cards": cards},
        "draws": ["one", *(f"one#{n}" for n in range(2, 9)), "to one", "to one#2", "to one#3"],
    }
    play = pnrules.load({**data, "answers": []})
    assert facts(play)["function"] is None
    assert (facts(play)["pile"], facts(play)["discards"]) == (3, [])
    assert "no-first-function" in told(play)
    assert play.ask.kind == "act"
