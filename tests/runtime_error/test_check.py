"""States of Runtime Error that somebody sends: what no play could have made is refused, with its place.

Each is a state of a play with something changed; as it was, it is taken.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules import Play, words
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.players.random_games import opening
from pnrules.runtime_error.procedures import DEALING, DISCARDING, DRAWING, EDIT, INPUT, NEXT, SCRIPT, SHUFFLING, TEST, TURN
from pnrules.runtime_error.table.board import Claim
from pnrules.runtime_error.table.cards import DECK
from tests.runtime_error.table import laid

BOARD = "position.board"


def before(play: Play, code: str, pc: int) -> Any:
    """The state before some op, with nothing asked yet."""
    states = (done.before for done in play.trace)
    return next(state for state in states if state.frames and state.frames[-1].next_op == (code, pc) and state.ask is None)


def sent(state: Any) -> list[str]:
    """Where the state is refused; nowhere, if it is taken as it is."""
    try:
        assert state_from_json(state.setup.game, json.loads(json.dumps(state_to_json(state)))) == state
    except BadInput as error:
        return [problem.place for problem in error.problems]
    return []


def taken(state: Any, **board: Any) -> list[str]:
    """The same, with other members of the board."""
    return sent(state._replace(board=state.board._replace(**board)))


def turn() -> Any:
    """P1 is about to be asked for a statement."""
    return before(laid("4♠ 10♠ 9♠", hand="7♣ 8♦", deck="J♣ K♦", answers=()), TURN, SCRIPT)


def loading() -> Play:
    """P1 plays an input that satisfies a LOAD; then the turn ends, with a card to draw."""
    answers = ([1, "no-script"], [1, "input", "7♣"], ["chance", "draw", "J♣"])
    return laid("4♠ 10♠ 9♣", hand="7♣ 8♦", deck="J♣ Q♣ K♦", answers=answers)


def edited() -> Play:
    """P1's EDIT has put a card face down into P2's statement."""
    answers = ([1, "no-script"], [1, "input", "7♣"], [1, "edit", "3♣", "2♣"])
    return laid("4♠ 10♠ 9♦", others=("3♣ 9♣ 9♥",), hand="7♣ 2♣", deck="J♣ K♦", answers=answers)


def test_the_states_themselves_are_right() -> None:
    for play in (loading(), edited(), laid("4♠ 10♠ 9♠", hand="7♣", deck="J♣ K♦", answers=())):
        for done in play.trace:
            assert sent(done.before) == sent(done.after) == []


# --- the board ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 3])
def test_it_is_the_turn_of_somebody_at_the_table(seat: int) -> None:
    assert f"{BOARD}.turn" in taken(turn(), turn=seat)


@pytest.mark.parametrize("name", ["hands", "statements"])
def test_everybody_has_a_hand_and_statements(name: str) -> None:
    assert taken(turn(), **{name: getattr(turn().board, name)[:1]})[0] == f"{BOARD}.{name}"


def test_sets_of_cards_lie_in_order() -> None:
    """The order in a hand, in the deck and aside means nothing, so equal positions are written alike."""
    board = turn().board
    assert taken(turn(), deck=board.deck[::-1]) == [f"{BOARD}.deck"]
    assert taken(turn(), aside=board.aside[::-1]) == [f"{BOARD}.aside"]
    assert taken(turn(), hands=(board.hands[0][::-1], board.hands[1])) == [f"{BOARD}.hands[0]"]


def test_draws_are_fixed_under_that_ruling_alone() -> None:
    """R-06: by default nobody knows what comes."""
    fixed = before(laid(hand="7♣", deck="J♣ K♦", answers=(), rulings={"R-06": "fixed"}), TURN, SCRIPT)
    assert taken(fixed, coming=("K♦",)) == []
    assert taken(fixed, coming=("K?",)) == [f"{BOARD}.coming"]
    assert taken(turn(), coming=("K♦",)) == [f"{BOARD}.coming"]


def test_held_cards_are_noted_where_claims_reckon_with_unseen_ones() -> None:
    """R-07: those in a hand; by default nothing has to be noted."""
    unseen = before(laid(hand="7♣ 8♣", deck="J♣ K♦", answers=(), rulings={"R-07": "unseen"}), TURN, SCRIPT)
    assert taken(unseen, outside=("7♣", "8♣")) == []
    assert taken(unseen, outside=("8♣", "7♣")) == [f"{BOARD}.outside"]
    assert taken(unseen, outside=("J♣",)) == [f"{BOARD}.outside"]
    assert taken(turn(), outside=("7♣",)) == [f"{BOARD}.outside"]


def test_one_card_lies_face_down_at_most_and_it_is_of_its_statement() -> None:
    """It is turned up when the input goes, and before that nothing else satisfies a second EDIT: one of a suit a player."""
    state = next(done.before for done in edited().trace if any(s.down for lying in done.before.board.statements for s in lying))
    mine, others = state.board.statements
    assert others[0].down == "2♣"
    assert sent(state) == []
    assert taken(state, statements=((mine[0]._replace(down=mine[0].upper),), others))[0] == f"{BOARD}.statements"
    wrong = f"{BOARD}.statements[1][0].down"
    assert taken(state, statements=(mine, (others[0]._replace(down="K♦"),))) == [wrong]


# --- how far the game has come ------------------------------------------------------------------------------------------


def won() -> Any:
    """The first worked example's position: P1 can go on for ever, and claims so."""
    play = laid("5♥ Q♥ 9♥", "4♠ 10♠ 9♠", hand="7♣", discards="8♦", answers=([1, "no-script"], [1, "claim"]))
    assert play.over
    return play.state


def refuted() -> Any:
    """P1 has nothing that would keep the turn going, and has claimed all the same; the next question is still to come."""
    play = laid(hand="7♣", deck="J♣ K♦", answers=([1, "no-script"], [1, "claim"]))
    return next(done.after for done in play.trace if done.rule.id == "runtime_error-refuted")


def test_a_game_that_is_over_has_a_winner_and_nothing_under_way() -> None:
    state = won()
    assert sent(state) == []
    assert taken(state, winner=None, claim=None) == ["position.frames"]
    assert taken(state, winner=(2, "proved")) == [f"{BOARD}.winner"]
    assert taken(state, winner=(1, "refuted"))[0] == f"{BOARD}.winner"
    assert taken(turn(), winner=(1, "demonstrated")) == ["position.frames"]


def test_a_proof_has_won_and_nothing_else_is_called_one() -> None:
    assert taken(won(), winner=(1, "demonstrated")) == [f"{BOARD}.claim"]
    assert taken(won(), claim=Claim("refuted", 1)) == [f"{BOARD}.claim"]
    assert taken(refuted(), claim=Claim("proved", 1)) == [f"{BOARD}.claim"]


@pytest.mark.parametrize(("claim", "right"), [(("refuted", 0), True), (("refuted", -1), False), (("perhaps", 1), False)])
def test_a_claim_has_one_of_three_verdicts_and_a_size(claim: tuple[str, int], right: bool) -> None:
    assert taken(refuted(), claim=Claim(*claim)) == ([] if right else [f"{BOARD}.claim"])


def test_a_verdict_stands_only_where_one_may_claim() -> None:
    """R-08, R-10: before a question for a statement, an input or an edit, until something else is done."""
    assert refuted().frames[-1].next_op == (TURN, TEST)
    verdict = Claim("refuted", 1)
    assert taken(turn(), claim=verdict) == []
    for code, pc in ((DISCARDING, 0), (DRAWING, 0), (INPUT, 1)):
        assert taken(before(loading(), code, pc), claim=verdict) == [f"{BOARD}.claim"], (code, pc)
    assert taken(before(edited(), INPUT, EDIT), claim=verdict) == []


def test_an_input_lies_there_while_its_functions_are_executed_and_until_it_is_discarded() -> None:
    """No input before one is played, and none once it has gone."""
    state = turn()
    held, *others = state.board.hands
    assert taken(state, input=held[0], hands=(held[1:], *others)) == [f"{BOARD}.input"]
    for code, pc in ((INPUT, 1), (DISCARDING, 0)):
        amid = before(loading(), code, pc)
        gone = {"input": None, "discards": (*amid.board.discards, amid.board.input)}
        assert sent(amid) == []
        assert taken(amid, **gone), (code, pc)


def test_the_deck_may_lie_empty_beside_discards_unless_these_become_the_deck_at_once() -> None:
    """R-01."""
    empty = {"deck": (), "discards": ("J♣", "K♦")}
    at_once = before(laid("4♠ 10♠ 9♠", hand="7♣ 8♦", deck="J♣ K♦", answers=(), rulings={"R-01": "at-once"}), TURN, SCRIPT)
    assert taken(turn(), **empty) == []
    assert taken(at_once, **empty) == [f"{BOARD}.deck"]


def test_discards_are_shuffled_by_themselves_where_the_deck_lies_empty() -> None:
    """R-01's other answer: only then is the shuffle a step of its own on the table, and only with an empty deck and discards."""
    answers = ([1, "no-script"], [1, "input", "7♣"], ["chance", "draw", "J♣"])
    play = laid("4♠ 10♠ 9♣", hand="7♣ 8♦", deck="J♣", rulings={"R-01": "at-once"}, discards="Q♣ K♦", answers=answers)
    state = before(play, SHUFFLING, 0)
    assert sent(state) == []
    assert taken(state, deck=("K♦", "Q♣")[::-1], discards=()) == [f"{BOARD}.deck"]


def test_a_card_is_drawn_from_a_deck_that_has_one() -> None:
    state = next(done.before for done in loading().trace if done.before.frames[-1].next_op == (DRAWING, 1))
    assert sent(state) == []
    top = f"position.frames[{len(state.frames) - 1}]"
    assert top in taken(state, deck=(), discards=(*state.board.discards, *state.board.deck))


def test_a_card_is_dealt_to_everybody_who_is_still_to_have_one() -> None:
    """Five each: there are as many cards as seats still in line, exactly as many are enough."""
    state = opening("runtime_error", players=2)
    waiting = len(state.frames[-1].env.seats)
    assert state.frames[-1].code == DEALING
    assert waiting == 10
    deck, rest = state.board.deck[:waiting], state.board.deck[waiting:]
    assert taken(state, deck=deck, aside=rest) == []
    assert taken(state, deck=deck[1:], aside=(deck[0], *rest)) == ["position.frames[1]"]


def test_a_card_lies_face_down_until_the_input_has_gone_and_no_longer() -> None:
    """EDIT's card is turned up when the current input is discarded."""
    states = [done.before for done in edited().trace if done.before.ask is None]
    down = [state for state in states if any(s.down for lying in state.board.statements for s in lying)]
    turning = next(state for state in down if state.frames[-1].next_op == (DISCARDING, 1))
    mine, others = turning.board.statements
    assert taken(turning, statements=(mine, (others[0]._replace(down=None),))) == [f"{BOARD}.statements"]
    after = before(edited(), DRAWING, 0)
    mine, others = after.board.statements
    assert taken(after, statements=(mine, (others[0]._replace(down="2♣"),))) == [f"{BOARD}.statements"]


def test_a_verdict_may_stand_while_the_next_input_is_chosen() -> None:
    """LOOP: an input is asked for, so the turn may be claimed there (R-08)."""
    play = laid("4♠ 10♠ 9♠", hand="7♣ 8♦ 6♦", deck="J♣ K♦", answers=([1, "no-script"], [1, "input", "7♣"]))
    assert taken(before(play, INPUT, NEXT), claim=Claim("refuted", 1)) == []


def test_without_that_ruling_no_shuffle_is_due_though_the_deck_lies_empty() -> None:
    """R-01: by default the discards are shuffled when a card has to be drawn, within the drawing."""
    answers = ([1, "no-script"], [1, "input", "7♣"], ["chance", "draw", "J♣"])
    play = laid("4♠ 10♠ 9♣", hand="7♣ 8♦", deck="J♣", rulings={"R-01": "at-once"}, discards="Q♣ K♦", answers=answers)
    due = before(play, SHUFFLING, 0)
    by_default = laid(hand="7♣", deck="J♣", answers=()).setup
    assert sent(due._replace(setup=by_default)) == [f"{BOARD}.deck"]


def test_a_function_is_executed_that_lies_there() -> None:
    """LOAD, with no statement whose function is of clubs."""
    state = before(loading(), INPUT, 1)
    mine, others = state.board.statements
    spades = mine[0]._replace(function="9♠")
    aside = tuple(card if card != "9♠" else "9♣" for card in state.board.aside)
    aside = tuple(sorted(aside, key=DECK.index))
    assert taken(state, statements=((spades,), others), aside=aside)


def test_a_card_that_is_none_is_named() -> None:
    """Fifty-two cards, and nothing else among them."""
    state = turn()
    data = json.loads(json.dumps(state_to_json(state._replace(board=state.board._replace(deck=("BUG", *state.board.deck))))))
    with pytest.raises(BadInput) as refused:
        state_from_json(state.setup.game, data)
    assert [(problem.id, problem.args) for problem in refused.value.problems] == [("problem-unknown-card", ("BUG",))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_cards_that_lie_nowhere_are_said_by_their_names(lang: str) -> None:
    """Of a table on which all 52 lie, the two of the deck are taken off; told as the deck is ordered, ♦ first."""
    state = turn()
    data = json.loads(json.dumps(state_to_json(state._replace(board=state.board._replace(deck=())))))
    with pytest.raises(BadInput) as refused:
        state_from_json(state.setup.game, data)
    (problem,) = refused.value.problems
    assert words.sentence(lang, problem.id, problem.params, problem.args).endswith(": K♦, J♣")
