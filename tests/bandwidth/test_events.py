"""Cut and Paste, and Firewall, which answers it (BfB: Events; B-07, B-08, B-10)."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.copies import kind as name
from pnrules.kernel.errors import Refused
from tests.bandwidth.table import counts, facts, laid, told


def thief(hand: list[str], mine: tuple[str, ...] = (), **members: object) -> Play:
    """Ada plays Cut and Paste on Bob, who has these cards."""
    play = laid(["Pass 1 ↻"], hands={1: ["Cut and Paste", *mine], 2: hand}, **members)
    play.choose("event", "Cut and Paste", 2)
    return play


def test_the_card_goes_from_the_one_hand_into_the_other() -> None:
    play = thief(["GOTO 10", "Pass X ↺"])
    play.choose("allow")
    assert play.ask.who == 1
    assert play.options == (("take", "GOTO 10"), ("take", "Pass X ↺"))
    play.choose("take", "Pass X ↺")
    assert play.state.board.table.hands[:2] == (("Pass X ↺",), ("GOTO 10",))
    assert facts(play)["discards"] == ["Cut and Paste"]
    assert play.ask.args == (1,), "one action has been used"


def test_it_is_played_on_any_opponent_and_never_on_oneself() -> None:
    play = laid(hands={2: ["Cut and Paste"]}, turn=2)
    assert [option[2] for option in play.options if option[0] == "event"] == [3, 4, 1]


def test_whoever_holds_cards_is_asked_even_without_a_firewall() -> None:
    """Not to ask would tell everybody what is not in that hand."""
    play = thief(["GOTO 10"])
    assert (play.ask.who, play.ask.kind, play.options) == (2, "answer", (("allow",),))


def test_an_empty_hand_is_not_asked_and_loses_nothing() -> None:
    play = thief([])
    assert play.ask.kind == "act"
    assert "nothing-to-take" in told(play)


def test_a_firewall_cancels_and_costs_its_player_no_action() -> None:
    play = thief(["GOTO 10", "Firewall"])
    play.choose("firewall", "Firewall")
    assert counts(play)[:2] == [0, 1]
    assert facts(play)["discards"] == ["Cut and Paste", "Firewall"]
    assert play.ask.args == (1,)
    assert "comes-to-nothing" in told(play)
    play.choose("end-turn")
    assert play.ask.args == (2,), "Bob has both his actions"


@pytest.mark.parametrize("walls", [1, 2, 3, 4])
def test_firewalls_answer_one_another_in_turn(walls: int) -> None:
    """B-08: an odd number of Firewalls cancels, an even number lets the event stand."""
    mine = ("Firewall",) * (walls // 2)
    play = thief(["GOTO 10", *["Firewall"] * (walls - walls // 2)], mine)
    for number in range(walls):
        assert play.ask.who == (2 if number % 2 == 0 else 1)
        play.choose("firewall")
    while play.ask.kind == "answer":
        play.choose("allow")
    assert (play.ask.kind == "take") == (walls % 2 == 0)


def test_by_the_other_answer_a_firewall_cannot_be_answered() -> None:
    play = thief(["GOTO 10", "Firewall"], ("Firewall",), rulings={"B-08": "not"})
    play.choose("firewall")
    assert play.ask.kind == "act"
    assert "comes-to-nothing" in told(play)


def test_by_the_other_answer_chance_takes_the_card_and_nobody_sees_the_hand() -> None:
    play = thief(["GOTO 10", "Pass X ↺"], rulings={"B-07": "random"})
    play.choose("allow")
    assert play.ask.who == "chance"
    assert pnrules.view(play.state, 1).ask.options == ()
    play.choose("draw", "GOTO 10")
    assert counts(play)[:2] == [1, 1]


def test_a_firewall_cannot_be_played_by_somebody_else() -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["Cut and Paste"], 2: ["GOTO 10"], 3: ["Firewall"]})
    play.choose("event", "Cut and Paste", 2)
    with pytest.raises(Refused):
        play.choose("firewall", "Firewall", seat=3)


def test_who_took_what_is_told_to_the_two_and_to_nobody_else() -> None:
    play = thief(["GOTO 10", "Pass X ↺"])
    play.choose("allow")
    taken = play.choose("take", "Pass X ↺")[0]
    assert "Pass X ↺" in taken.words("en", 1)
    assert "Pass X ↺" in taken.words("en", 2)
    for seat in (3, 4):
        assert "Pass X" not in taken.words("en", seat)
        assert "Pass X" not in taken.words("fr", seat)


def test_only_the_thief_sees_the_hand_while_choosing() -> None:
    play = thief(["GOTO 10", "Pass X ↺"])
    play.choose("allow")
    assert len(pnrules.view(play.state, 1).ask.options) == 2
    for seat in (2, 3, 4):
        assert pnrules.view(play.state, seat).ask.options == ()


def test_a_firewall_that_may_be_answered_is_named_and_not_the_event_before_it() -> None:
    play = thief(["Pass 3 ↻", "Firewall"], ("Firewall",))
    assert play.ask.args == ("Cut and Paste", 1)
    asked = play.choose("firewall", "Firewall")[-1]
    assert play.ask.who == 1
    assert name(play.ask.args[0]) == "Firewall"
    assert play.ask.args[1] == 2
    assert asked.words("en", 1) == "Ada may cancel Bob’s Firewall."
    assert asked.words("fr", 1) == "Ada peut annuler Firewall, jouée par Bob."
    assert play.describe("en").splitlines()[-1].startswith("Ada: Bob plays Firewall on you.")
    assert "Firewall" in play.choose("allow")[0].words("en", 1)
    assert "comes-to-nothing" in told(play)


def test_who_has_no_card_left_cannot_answer_the_firewall() -> None:
    play = thief(["Firewall"])
    steps = play.choose("firewall", "Firewall")
    silent = next(step for step in steps if step.rule.id == "bandwidth-cannot-answer")
    assert silent.words("en", 1) == "Ada has no card to cancel Bob’s Firewall."
    assert silent.words("fr", 1) == "Ada n’a rien pour annuler Firewall, jouée par Bob."


def hands_seen(play: Play) -> list[list[bool]]:
    """Seat by seat, which hands lie open before it."""
    views = (pnrules.view(play.state, seat) for seat in range(1, 5))
    return [[isinstance(hand, tuple) for hand in view.board.table.hands] for view in views]


OWN = [[True, False, False, False], [False, True, False, False], [False, False, True, False], [False, False, False, True]]


def test_the_whole_hand_is_seen_by_who_takes_while_the_question_is_open_and_by_nobody_else() -> None:
    play = thief(["GOTO 10", "Pass X ↺", "Pass X ↺"])
    assert hands_seen(play) == OWN
    play.choose("allow")
    assert play.ask.kind == "take"
    assert hands_seen(play) == [[True, True, False, False], *OWN[1:]]
    assert [name(card) for card in pnrules.view(play.state, 1).board.table.hands[1]] == ["GOTO 10", "Pass X ↺", "Pass X ↺"]
    play.choose("take", "GOTO 10")
    assert hands_seen(play) == OWN


def test_by_the_other_answer_no_other_hand_is_seen_while_chance_takes() -> None:
    play = thief(["GOTO 10", "Pass X ↺"], rulings={"B-07": "random"})
    play.choose("allow")
    assert play.ask.who == "chance"
    assert hands_seen(play) == OWN
