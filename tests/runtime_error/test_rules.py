"""The rules of Runtime Error, clause by clause. Each test says where its expectation stands; none was taken from a run."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.files import expectation, scenario
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Refused
from tests.kernel.test_import import loaded_by
from tests.runtime_error.table import WRONG, laid, told

SPADES = "2♠ Q♠ 3♠"
"""A statement that loops with whatever is worth 2 to 12."""


def board(play: Play) -> Any:
    return play.state.board


def inputs(*cards: str) -> list[tuple[int, str, str]]:
    return [(1, "input", card) for card in cards]


def after(*answers: Any) -> tuple[Any, ...]:
    return ((1, "no-script"), *answers)


# --- set-up and turns ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_five_of_52_cards(players: int) -> None:
    """RE, set-up."""
    data = {"format": 1, "game": "runtime_error", "edition": "1", "version": 1, "title": "t", "seed": 1, "deal": True}
    play = pnrules.load({**data, "players": [{}] * players, "turn": 2})
    assert [len(cards) for cards in board(play).hands] == [5] * players
    assert len(board(play).deck) == 52 - 5 * players
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (2, "script")
    first = [step.args[0] for step in play.trace if step.rule.id == "runtime_error-dealt"]
    assert first[:players] == [*range(2, players + 1), 1], "one card after another, clockwise from whoever begins"


def test_where_nothing_says_where_a_card_lies_the_game_begins_with_the_deal() -> None:
    """RE, set-up; and where something does, nothing is dealt."""
    data = {"format": 1, "game": "runtime_error", "edition": "1", "version": 1, "title": "t", "players": [{}, {}]}
    dealt = pnrules.load(data, seed=1)
    assert dealt.ask is not None
    assert dealt.ask.kind == "deal"
    assert pnrules.load({**data, "discards": ["9♣"]}).ask.kind == "script"  # type: ignore[union-attr]


def test_turns_go_clockwise_and_end_with_a_draw() -> None:
    """RE, gameplay and end of turn: no input was played, so none is discarded."""
    play = laid(hand="4♦", deck="9♣", answers=after((1, "no-test"), ("chance", "draw", "9♣")))
    assert board(play).turn == 2
    assert board(play).hands == (("4♦", "9♣"), ())
    assert board(play).discards == ()


def test_the_input_is_discarded_before_the_last_draw() -> None:
    """RE, end of turn: with an empty deck the input itself comes back."""
    play = laid(hand="4♦", answers=after(*inputs("4♦"), ("chance", "draw", "4♦")))
    assert board(play).hands == (("4♦",), ())


# --- scripting -------------------------------------------------------------------------------------------------------


def test_a_statement_takes_three_cards_from_the_hand_and_there_is_one_a_turn() -> None:
    """RE, scripting."""
    play = laid(hand="A♣ 5♣ 2♥ 9♠ 10♠ J♥", answers=[(1, "script", "A♣", "5♣", "2♥")])
    assert board(play).hands[0] == ("J♥", "9♠", "10♠")
    assert [s.cards for s in board(play).statements[0]] == [("A♣", "5♣", "2♥")]
    assert play.ask is not None
    assert play.ask.kind == "test"
    assert not any(option[0] == "script" for option in play.options)


@pytest.mark.parametrize(
    ("cards", "id"),
    [
        (("5♣", "A♣", "9♠"), "refused-lower-not-below"),
        (("A♣", "9♠", "5♣"), "refused-two-suits"),
        (("A♣", "5♣", "2♥"), "refused-function-twice"),
    ],
)
def test_an_invalid_statement_is_refused_with_the_rule(cards: tuple[str, ...], id: str) -> None:
    """RE, scripting: the syntax rules. P1 has a statement with a hearts function."""
    play = laid("3♦ 4♦ K♥", hand="A♣ 5♣ 2♥ 9♠", answers=())
    with pytest.raises(Refused) as refused:
        play.choose("script", *cards)
    assert refused.value.id == id
    assert str(refused.value.cite) == "RE, Writing a statement"


def test_an_ace_is_one_and_a_king_thirteen() -> None:
    """RE, scripting: an ace is never above a king."""
    assert ("script", "A♣", "K♣", "9♠") in laid(hand="A♣ K♣ 9♠", answers=()).options
    assert ("script", "K♣", "A♣", "9♠") not in laid(hand="A♣ K♣ 9♠", answers=()).options


# --- testing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "loops"), [("4♥", False), ("5♥", True), ("8♦", True), ("9♦", False)])
def test_the_bounds_belong_to_the_condition(card: str, loops: bool) -> None:
    """RE, testing: 5, 6, 7 and 8 satisfy a statement from 5 to 8."""
    play = laid("5♠ 8♠ 3♠", hand=f"{card} K♦", deck="2♣", answers=after(*inputs(card)))
    assert ("loops" in told(play)) is loops


def test_one_s_own_statements_alone_are_tested() -> None:
    """RE, testing: "your statements"."""
    play = laid(others=(SPADES,), hand="5♥ 6♥", deck="2♣", answers=after(*inputs("5♥")))
    assert "loops" not in told(play)


def test_functions_are_executed_diamonds_clubs_hearts_spades() -> None:
    """RE, testing. All four statements hold the 7, whatever order they were laid in."""
    play = laid(
        "A♣ K♣ 4♠", "A♥ K♥ 4♥", "2♦ Q♦ 4♣", "2♠ Q♠ 4♦", hand="7♣ J♣", deck="9♠ 10♠", discards="6♦", answers=after(*inputs("7♣"))
    )
    assert play.ask is not None
    assert play.ask.kind == "edit"
    play.choose("edit", "K♣", "J♣")
    assert "loads" in told(play)
    play.choose("draw", "9♠")
    order = [id for id in told(play) if id in ("edits", "loads", "pulls", "loops", "no-loop")]
    assert order == ["edits", "loads", "pulls"], "the spades statement was edited and sleeps"


def test_load_draws_and_pull_takes_the_top_discard() -> None:
    """RE, LOAD and PULL."""
    play = laid(
        "A♣ K♣ 4♣",
        "A♥ K♥ 4♥",
        SPADES,
        hand="7♣",
        deck="9♠ 10♠",
        discards="6♦ 8♦",
        answers=after(*inputs("7♣"), ("chance", "draw", "9♠")),
    )
    assert board(play).hands[0] == ("8♦", "9♠")
    assert board(play).discards == ("6♦", "7♣")
    assert board(play).deck == ("10♠",)


def test_pull_without_discards_is_ignored() -> None:
    """RE, PULL."""
    play = laid("A♥ K♥ 4♥", hand="7♣", deck="9♠ 10♠", answers=after(*inputs("7♣")))
    assert "no-pull" in told(play)


def test_loop_with_an_empty_hand_is_ignored() -> None:
    """RE, LOOP: the input stays until the end of the turn, which follows."""
    play = laid(SPADES, hand="7♣", deck="9♠ 10♠", answers=after(*inputs("7♣")))
    assert told(play)[-3:-1] == ["plays-input", "no-loop"]
    assert board(play).discards == ("7♣",)


# --- edit ------------------------------------------------------------------------------------------------------------


def edited(*options: str, rulings: dict[str, str] | None = None) -> Play:
    mine = ("A♦ 10♦ 4♦", SPADES)
    edits = [(1, "edit", *options)] if options else []
    return laid(
        *mine, others=("3♥ 9♥ 5♣",), hand="7♣ J♥ 8♥ A♥ 6♠", deck="9♠ 10♠", answers=after(*inputs("7♣"), *edits), rulings=rulings
    )


def test_edit_replaces_any_card_face_down_and_discards_the_old_one() -> None:
    """RE, EDIT. The card is turned up as the input goes, which here is at once, by the LOOP."""
    play = edited("9♥", "J♥")
    edits = next(step for step in play.trace if step.rule.id == "runtime_error-edits")
    statement = edits.after.board.statements[1][0]
    assert statement == ("3♥", "J♥", "5♣", "J♥")
    assert edits.after.board.discards == ("9♥",)
    assert board(play).statements[1][0] == ("3♥", "J♥", "5♣", None)
    assert board(play).discards == ("9♥", "7♣")
    assert told(play)[-3:] == ["loops", "makes-room", "turns-up"]


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("3♥", "J♥", "refused-lower-not-below"),
        ("9♥", "A♥", "refused-lower-not-below"),
        ("9♥", "6♠", "refused-two-suits"),
        ("4♦", "6♠", "refused-function-twice"),
    ],
)
def test_an_edit_may_not_make_a_statement_invalid(old: str, new: str, id: str) -> None:
    """RE, EDIT: the face-down card counts as what it is (R-04)."""
    play = edited()
    with pytest.raises(Refused) as refused:
        play.choose("edit", old, new)
    assert refused.value.id == id
    assert "R-04" in refused.value.rulings


def test_a_face_down_card_is_seen_by_whoever_laid_it_alone() -> None:
    """RE, EDIT: face-down. Its statement's other cards lie open."""
    play = laid(
        "A♦ 10♦ 4♦", others=("3♥ 9♥ 5♣",), hand="7♣ J♥", deck="9♠ 10♠", answers=after(*inputs("7♣"), (1, "edit", "9♥", "J♥"))
    )
    state = next(step.after for step in play.trace if step.rule.id == "runtime_error-edits")
    assert pnrules.view(state, 1).board.statements[1][0] == ("3♥", "J♥", "5♣", "J♥")
    assert pnrules.view(state, 2).board.statements[1][0] == ("3♥", None, "5♣", "upper")


def test_an_edited_statement_does_nothing_until_the_input_is_gone() -> None:
    """RE, EDIT, and R-05: the spades statement, edited on the 7, does not loop."""
    play = laid("A♦ 10♦ 4♦", SPADES, hand="7♣ K♠ 8♥", deck="9♠ 10♠", answers=after(*inputs("7♣"), (1, "edit", "Q♠", "K♠")))
    assert "loops" not in told(play)
    assert board(play).statements[0][1].upper == "K♠"


def test_a_statement_that_edits_itself_sleeps_too() -> None:
    """R-05: the diamonds statement becomes one of hearts, and pulls nothing for this input."""
    play = laid(
        "A♦ 10♦ 4♦", SPADES, hand="7♣ K♥ 8♥", deck="9♠ 10♠", discards="2♣", answers=after(*inputs("7♣"), (1, "edit", "4♦", "K♥"))
    )
    assert "pulls" not in told(play)
    play.choose("input", "8♥")
    assert "pulls" in told(play), "turned up, it works for the next input"


def test_without_a_legal_edit_it_is_ignored() -> None:
    """R-03: with an empty hand there is none; with the king of spades there is one, and it has to be made."""
    play = laid("A♦ 10♦ 4♦", hand="7♣ K♠", deck="9♠ 10♠", answers=after(*inputs("7♣")))
    assert "no-edit" not in told(play), "the king of spades could be the function"
    play = laid("A♦ 10♦ 4♦", hand="7♣", deck="9♠ 10♠", answers=after(*inputs("7♣")))
    assert "no-edit" in told(play)


# --- deck and discards ------------------------------------------------------------------------------------------------


def test_by_default_the_discards_are_shuffled_when_a_card_has_to_be_drawn() -> None:
    """R-01: the deck's last card is drawn by the 7; the 6♦ still lies in the discards and is pulled."""
    play = laid(
        "A♣ K♣ 4♣",
        "A♥ K♥ 4♥",
        SPADES,
        hand="7♣",
        deck="9♠",
        discards="6♦",
        answers=after(*inputs("7♣"), ("chance", "draw", "9♠")),
    )
    assert "pulls" in told(play)
    assert "shuffles" not in told(play)
    assert board(play).hands[0] == ("6♦", "9♠")


def test_or_as_soon_as_the_deck_is_empty() -> None:
    """R-01's other answer: the 6♦ has become the deck before the PULL, which finds nothing."""
    play = laid(
        "A♣ K♣ 4♣", "A♥ K♥ 4♥", SPADES, hand="7♣", deck="9♠", discards="6♦", rulings={"R-01": "at-once"},
        answers=after(*inputs("7♣"), ("chance", "draw", "9♠")),
    )  # fmt: skip
    assert "no-pull" in told(play)
    assert board(play).deck == ("6♦",)
    assert board(play).discards == ("7♣",)


def test_with_an_empty_deck_each_discard_becomes_the_deck_at_once() -> None:
    """R-01's other answer."""
    play = laid(SPADES, hand="7♣ 8♣", rulings={"R-01": "at-once"}, answers=after(*inputs("7♣")))
    assert board(play).deck == ("7♣",)
    assert board(play).discards == ()


def test_where_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    """R-02: the LOAD draws nothing, and the turn goes on with the LOOP."""
    play = laid("A♣ K♣ 4♣", SPADES, hand="7♣ 8♣", answers=after(*inputs("7♣")))
    assert told(play)[-4:] == ["loads", "no-draw", "loops", "makes-room"]


# --- where a step and a refusal have their rule ------------------------------------------------------------------------


def cited(play: Play, id: str) -> list[str]:
    """The places of the steps of this kind, in order."""
    return [step.citation.place for step in play.trace if step.rule.id == f"runtime_error-{id}" and step.citation]


def test_a_card_is_drawn_by_load_or_by_the_end_of_the_turn() -> None:
    """RE, LOAD draws an extra card; RE, end of turn draws one more."""
    play = laid("A♣ K♣ 2♣", hand="7♣", deck="9♦ 10♦", draws="9♦ 10♦", answers=after(*inputs("7♣")))
    assert cited(play, "to-draw") == cited(play, "draws") == ["load", "end"]
    assert cited(laid(hand="7♣", deck="9♦ 10♦", draws="9♦", answers=after(*inputs("7♣"))), "draws") == ["end"]


@pytest.mark.parametrize(("mine", "place"), [(("A♣ K♣ 2♣",), "load"), ((), "end")])
def test_a_draw_that_is_open_is_asked_by_the_same_rule(mine: tuple[str, ...], place: str) -> None:
    play = laid(*mine, hand="7♣", deck="9♦ 10♦", answers=after(*inputs("7♣")))
    assert play.ask is not None
    assert play.ask.kind == "draw"
    assert asks.citation(play.state) == Citation("RE", place)


def test_the_first_input_is_played_by_the_testing_phase_and_another_by_loop() -> None:
    """RE, testing: one input a turn unless stated otherwise; LOOP states it."""
    play = laid(SPADES, hand="7♣ 8♣ 9♣", answers=after(*inputs("7♣", "8♣")))
    assert cited(play, "plays-input") == ["testing", "loop"]


@pytest.mark.parametrize(
    ("seat", "words", "place"),
    [
        (1, ("script", "7♣", "8♣", "9♠"), "scripting"),
        (2, ("claim",), "winning"),
        (2, ("input", "K♥"), "testing"),
        (1, ("edit", "2♠", "9♠"), "edit"),
    ],
)
def test_what_is_not_to_be_done_now_is_refused_by_the_rule_for_it(seat: int, words: tuple[str, ...], place: str) -> None:
    """One statement a turn, before the testing; a claim and an input on one's own turn; an edit for a function of diamonds."""
    play = laid(SPADES, hand="A♣ 5♣ 2♥ 7♣ 8♣ 9♠", held="K♥", answers=[(1, "script", "A♣", "5♣", "2♥")])
    with pytest.raises(Refused) as refused:
        play.choose(*words, seat=seat)
    assert refused.value.cite == Citation("RE", place)


# --- loop ------------------------------------------------------------------------------------------------------------


def test_a_loop_s_input_has_to_be_played_unless_the_ruling_says_otherwise() -> None:
    """R-09."""
    play = laid(SPADES, hand="7♣ 8♣", answers=after(*inputs("7♣")))
    assert play.options == (("input", "8♣"), ("claim",))
    play = laid(SPADES, hand="7♣ 8♣", deck="9♣", answers=after(*inputs("7♣"), (1, "decline")), rulings={"R-09": "declined"})
    assert "declines" in told(play)
    assert play.ask is not None
    assert play.ask.who == "chance", "the turn ends with a draw"


# --- claims ----------------------------------------------------------------------------------------------------------


def test_a_refuted_claim_costs_nothing_and_cannot_be_made_again_in_the_same_position() -> None:
    """R-10."""
    play = laid(SPADES, hand="7♣ 8♣", answers=after((1, "claim")))
    assert board(play).claim.verdict == "refuted"
    with pytest.raises(Refused) as refused:
        play.choose("claim")
    assert refused.value.id == "refused-claim-again"
    assert refused.value.rulings == ("R-10",)
    play.choose("input", "7♣")
    assert ("claim",) in play.options


def test_a_proved_claim_wins() -> None:
    """RE, winning: two cards that pull each other."""
    play = laid("A♥ K♥ 4♥", SPADES, hand="7♣", discards="8♦", answers=after((1, "claim")))
    assert play.over
    result = play.result_payload()
    assert result is not None
    assert (result["id"], result["args"]) == ("runtime_error-result-proved", [1])


@pytest.mark.parametrize("answers", [(), after(), after(*inputs("7♣"))], ids=["script", "test", "next"])
def test_a_claim_can_be_made_wherever_one_is_asked_in_one_s_turn(answers: Any) -> None:
    """R-08; at an edit see the next test."""
    play = laid("A♥ K♥ 4♥", SPADES, hand="7♣", discards="8♦", answers=answers)
    assert ("claim",) in play.options


def test_a_claim_can_be_made_while_an_edit_is_asked() -> None:
    """R-08."""
    assert ("claim",) in edited().options


def nothing_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one outcome were the whole budget, and never enough."""
    from pnrules.runtime_error.proof import prover

    monkeypatch.setattr(prover, "BUDGET", 1)
    monkeypatch.setattr(prover, "_decided", lambda position, seat, limit: prover.Undecided(position, seat, limit.size))


def test_an_undecided_claim_is_won_by_a_position_that_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-10: nothing is decided; the 7 and the 8 then change places before everybody's eyes."""
    nothing_is_decided(monkeypatch)
    play = laid("A♥ K♥ 4♥", "4♦ 10♦ 9♠", hand="7♣ 2♦", discards="8♦", answers=after((1, "claim")))
    assert board(play).claim.verdict == "undecided"
    play.choose("input", "7♣")
    play.choose("input", "8♦")
    assert not play.over
    play.choose("input", "7♣")
    assert play.over
    assert told(play)[-1] == "demonstrated"


def test_a_draw_between_breaks_a_demonstration_unless_only_one_card_could_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-10: the order of the deck has to be the same too, which a draw among several cards leaves open."""
    nothing_is_decided(monkeypatch)
    loop = ("A♣ K♣ 4♣", SPADES)
    play = laid(*loop, hand="7♣", deck="8♣", answers=after((1, "claim"), *inputs("7♣"), ("chance", "draw", "8♣")))
    for card in ("8♣", "7♣"):
        play.choose("input", card)
        play.choose("draw", {"8♣": "7♣", "7♣": "8♣"}[card])
    play.choose("input", "8♣")
    assert play.over, "each draw was forced"
    play = laid(*loop, hand="7♣", deck="8♣ 9♣", answers=after((1, "claim"), *inputs("7♣"), ("chance", "draw", "8♣")))
    for card, draw in (("8♣", "9♣"), ("9♣", "7♣"), ("7♣", "8♣"), ("8♣", "9♣"), ("9♣", "7♣")):
        play.choose("input", card)
        assert not play.over, "the draws of a new deck were open"
        play.choose("draw", draw)


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "data", "place", "problem"), WRONG, ids=[what for what, *_ in WRONG])
def test_what_only_this_game_knows_is_said_with_its_place(what: str, data: Any, place: str, problem: str) -> None:
    with pytest.raises(BadInput) as bad:
        pnrules.load(data)
    assert (place, problem) in [(found.place, found.id) for found in bad.value.problems], what


#: Lessons and levels say why beside what they ask; `tests/teaching` plays them.
EXPECTING = [
    name
    for name in pnrules.names()
    if name.startswith("runtime_error/") and not {"lesson", "level"} & scenario.parsed(name).keys()
]


@pytest.mark.parametrize("name", EXPECTING)
def test_every_scenario_comes_to_what_it_expects_and_says_why(name: str) -> None:
    data = scenario.parsed(name)
    assert data["because"]
    assert expectation.unmet(pnrules.load(name), data["expect"]) == []


def test_playing_without_a_claim_loads_no_prover() -> None:
    """Who does not claim does not pay for it."""
    does = (
        "import pnrules; from pnrules import Play; from pnrules.files.scenario import load; "
        "p = load('runtime_error/sample-round').play(); p.ask_payload(); p.payload()"
    )
    loaded = loaded_by(does)
    assert "pnrules.runtime_error.game" in loaded
    assert not loaded.keys() & {f"pnrules.runtime_error.{name}" for name in ("prover", "search", "edits", "counts", "checker")}
    assert "pnrules.runtime_error.proof.search" in loaded_by(f"{does}; p.choose('claim')"), "the names are right ones"
