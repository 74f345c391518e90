"""A turn of two actions, what may be done in it and what not (BfB: Your turn, Code cards, After your turn)."""

from __future__ import annotations

import pytest

from pnrules import Play
from pnrules.kernel.errors import Refused
from pnrules.words import rulebooks
from tests.bandwidth.table import counts, facts, laid, told


def refused(play: Play, *words: object) -> str:
    with pytest.raises(Refused) as error:
        play.choose(*words)
    assert error.value.cite is not None
    return error.value.id


def test_two_actions_and_then_it_is_the_next_player_s_turn() -> None:
    play = laid(hands={1: ["GOTO 10", "GOTO 20", "Function"]})
    play.choose("program", "GOTO 10")
    assert (facts(play)["turn"], play.ask.args) == (1, (1,))
    play.choose("program", "GOTO 20")
    assert (facts(play)["turn"], play.ask.args) == (2, (2,))


def test_the_same_action_twice_is_allowed() -> None:
    play = laid(["Pass 1 ↻"], draws=["GOTO 10", "GOTO 20"])
    play.choose("draw-one")
    play.choose("draw-one")
    assert counts(play) == [2, 0, 0, 0]
    assert facts(play)["turn"] == 2


def test_turns_go_round_clockwise_from_terminal_1_and_then_the_program_runs() -> None:
    play = laid(["Pass 1 ↻"], players=3, first=3, token=1)
    turns = []
    for _ in range(3):
        turns.append(facts(play)["turn"])
        play.choose("end-turn")
    assert turns == [3, 1, 2]
    assert play.points == (0, 1, 0)


def test_cards_go_left_to_right_and_begin_a_new_row_after_three() -> None:
    names = ["Pass 1 ↻", "Pass 1 ↺", "Pass 2 ↻", "Pass 2 ↺"]
    play = laid(players=2, hands={1: names[:2], 2: names[2:]}, function="Terminal X")
    for name in names:
        play.choose("program", name)
    about_to_run = next(step for step in play.trace if step.rule.id == "bandwidth-runs").before
    assert about_to_run.board.rows == (("Pass 1 ↻", "Pass 1 ↺", "Pass 2 ↻"), ("Pass 2 ↺", None, None))


def test_nothing_is_executed_when_it_is_played() -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["Pass 3 ↻", "Pass 1 ↺"]})
    play.choose("program", "Pass 3 ↻")
    play.choose("function", "Pass 1 ↺")
    assert play.points == (0, 0, 0, 0)
    assert facts(play)["token"] == 1


def test_a_card_to_the_function_discards_the_old_one() -> None:
    play = laid(["Function"], hands={1: ["Terminal X"]}, function="Pass 3 ↻")
    play.choose("function", "Terminal X")
    assert (facts(play)["function"], facts(play)["discards"]) == ("Terminal X", ["Pass 3 ↻"])


def test_a_card_to_an_empty_function_discards_nothing() -> None:
    play = laid(["Function"], hands={1: ["Terminal X"]}, function=None)
    play.choose("function", "Terminal X")
    assert (facts(play)["function"], facts(play)["discards"]) == ("Terminal X", [])
    assert told(play)[-2:] == ["to-the-empty-function", "asked"]


@pytest.mark.parametrize("card", ["GOTO 10", "GOTO 20", "Function"])
def test_goto_and_function_never_go_to_the_function(card: str) -> None:
    play = laid(["Pass 1 ↻"], hands={1: [card]})
    assert ("function", card) not in play.options
    assert refused(play, "function", card) == "refused-not-to-the-function"
    play.choose("program", card)


def test_a_firewall_is_no_action() -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["Firewall"]})
    assert refused(play, "event", "Firewall", 2) == "refused-only-in-response"


@pytest.mark.parametrize(("cards", "may"), [(5, True), (6, False), (7, False)])
def test_drawing_takes_fewer_than_six_cards_in_hand(cards: int, may: bool) -> None:
    """A hand above six is possible (B-10) and cannot draw."""
    hand = ["GOTO 10", "GOTO 20", "Function", "Firewall", "Terminal X", "Pass 1 ↺", "Pass 1 ↻"][:cards]
    play = laid(hands={1: hand})
    assert (("draw-one",) in play.options) == may
    if not may:
        assert refused(play, "draw-one") == "refused-hand-full"


@pytest.mark.parametrize(("cards", "rulings"), [(6, ()), (7, ("B-10",))])
def test_six_cards_forbid_drawing_by_the_rulebook_itself_and_more_by_a_ruling(cards: int, rulings: tuple[str, ...]) -> None:
    """BfB, Your Turn: fewer than six. That a hand may be larger at all is B-10."""
    hand = ["GOTO 10", "Firewall", "Function", "Terminal X", "Pass 1 ↺", "Pass 1 ↻", "Pass 2 ↻"]
    with pytest.raises(Refused) as error:
        laid(hands={1: hand[:cards]}).choose("draw-one")
    assert error.value.rulings == rulings


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("event", "Cut and Paste", 1), "BfB, Event cards"),
        (("program", "GOTO 10"), "BfB, Code cards"),
        (("function", "Pass 1 ↻"), "BfB, Code cards"),
        (("firewall", "Firewall"), "BfB, Event cards"),
        (("draw-one",), "BfB, Your turn"),
    ],
)
def test_what_is_done_in_another_player_s_turn_is_refused_by_the_rule_for_it(words: tuple[object, ...], said: str) -> None:
    """Event cards and code cards are for one's own turn, and a Firewall for an event played on oneself."""
    play = laid(["Pass 1 ↻"], hands={2: ["Cut and Paste", "GOTO 10", "Pass 1 ↻", "Firewall"]})
    with pytest.raises(Refused) as error:
        play.choose(*words, seat=2)
    assert error.value.id == "refused-not-your-ask"
    assert str(error.value).endswith(f" [{said}]")


def test_two_of_a_kind_are_one_choice() -> None:
    play = laid(hands={1: ["GOTO 10", "GOTO 10", "GOTO 10"]})
    assert [option for option in play.options if option[0] == "program"] == [("program", "GOTO 10")]


def test_a_card_of_somebody_else_cannot_be_played() -> None:
    play = laid(hands={1: ["GOTO 10"], 2: ["GOTO 20"]})
    assert refused(play, "program", "GOTO 20") == "refused-not-in-hand"
    with pytest.raises(Refused) as error:
        play.choose("program", "GOTO 20", seat=2)
    assert error.value.id == "refused-not-your-ask"


def test_what_is_refused_is_listed_with_its_reason_for_the_board() -> None:
    play = laid(hands={1: ["GOTO 10", "Firewall", "Function", "Terminal X", "Pass 1 ↺", "Pass 1 ↻"]})
    listed = {(tuple(no["option"]), no["why"]["id"]) for no in play.ask_payload(1)["refused"] if no["hoped"]}
    assert (("draw-one",), "refused-hand-full") in listed
    assert (("function", "GOTO 10"), "refused-not-to-the-function") in listed
    assert (("event", "Firewall", 2), "refused-only-in-response") in listed
    assert len([option for option, _ in listed if option[0] == "event"]) == 1, "once, not on everybody"
    assert play.ask_payload(2)["refused"] == []


@pytest.mark.parametrize(
    ("words", "id", "said"),
    [
        (("event", "Cut and Paste", 1), "refused-on-oneself", "BfB, Cut and Paste"),
        (("event", "GOTO 10", 2), "refused-no-event", "BfB, Event cards"),
        (("event", "Firewall", 2), "refused-only-in-response", "BfB, Firewall"),
        (("program", "Cut and Paste"), "refused-no-code-card", "BfB, Code cards"),
        (("function", "Firewall"), "refused-no-code-card", "BfB, Code cards"),
        (("function", "GOTO 10"), "refused-not-to-the-function", "BfB, GOTO"),
        (("program", "Terminal X"), "refused-not-in-hand", "BfB, Your turn"),
        (("event", "Cut and Paste", 9), "refused-not-an-option", "BfB, Your turn"),
    ],
)
def test_each_refusal_cites_the_rule_that_forbids_it_by_its_title(words: tuple[object, ...], id: str, said: str) -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["Cut and Paste", "GOTO 10", "Firewall"]})
    with pytest.raises(Refused) as error:
        play.choose(*words)
    assert error.value.id == id
    assert str(error.value).endswith(f" [{said}]")
    assert error.value.cite in rulebooks.entries()
