"""What if, asked of the board: what it answers, what it shows beside the play, and the way back."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules import Play, words
from pnrules.kernel.replays import Replay
from pnrules.session.notices import replayed
from pnwidgets import Board, explore


def asked(play: Play, kind: str, *args: Any) -> int:
    """The first node on the line at which this is asked."""
    for node in play.line():
        ask = play.state_at(node).ask
        if ask is not None and (ask.kind, ask.args) == (kind, args):
            return node
    raise AssertionError(f"nobody is asked {kind} {args}")


@pytest.fixture
def board() -> Board:
    return Board(pnrules.load("nightmare/sample"))


def told(board: Board) -> list[str]:
    """The notice, sentence by sentence."""
    assert board.notice is not None
    players = board.play.setup.players
    return [words.sentence("en", said["id"], said["params"], said["args"], players) for said in board.notice["told"]]


def test_what_an_earlier_question_s_answers_would_do_is_asked_for(board: Board) -> None:
    """Had P1 executed COPY: PROGRAM ERROR costs P1 one, BUG everybody one."""
    node, head = asked(board.play, "execute", "COPY"), board.head
    board.intend({"do": "foresee", "node": node})
    assert board.asked is not None
    assert board.asked["node"] == node
    foreseen = {offer["option"][0]: offer["preview"]["points"] for offer in board.asked["options"]}
    assert foreseen == {"execute": [7, 8, 7], "decline": [9, 9, 8]}
    assert board.asked["refused"], "breaks are not open yet, and somebody may hope for one"
    assert (board.head, len(board.play.leaves())) == (head, 1)


def test_another_answer_and_the_rest_again_is_a_branch_and_says_how_far_it_went(board: Board) -> None:
    was = board.head
    node = asked(board.play, "execute", "COPY")
    board.intend({"do": "what-if", "node": node, "option": ["execute"], "end": was})
    assert board.play.points == (7, 8, 7)
    assert told(board) == ["7 choices were made again."]
    assert board.notice is not None
    assert board.notice["compare"] == [was, board.head]
    assert board.view == {"node": board.head}
    assert was in board.play.leaves()


def test_what_is_asked_anew_is_said_and_stays_open(board: Board) -> None:
    node = asked(board.play, "execute", "REVERSE PROGRAM")
    board.intend({"do": "what-if", "node": node, "option": ["execute"], "end": board.head})
    first, second, question = told(board)
    assert first == "No choice could be made again."
    assert second == "Then it stopped with 6 choices left, because a new choice came up."
    assert question == "P1: execute COPY?"
    assert board.ask is not None
    assert board.ask["args"] == ["COPY"]


def test_what_fell_away_is_counted(board: Board) -> None:
    """Without INCREMENT executed, nobody is asked which number."""
    node = asked(board.play, "execute", "INCREMENT")
    board.intend({"do": "what-if", "node": node, "option": ["decline"], "end": board.head})
    assert told(board)[1] == "1 choice was left out, because it did not come up again."


def test_a_card_absent_is_another_play_beside_this_one(board: Board) -> None:
    play, head = board.play, board.head
    board.intend({"do": "without", "card": "PROGRAM ERROR", "end": head})
    assert (board.play, board.head) == (play, head), "the play is as it was"
    assert board.compared is not None
    assert board.compared["made"]["id"] == "board-made-without"
    assert board.plays["compared"] == board.compared["number"]
    assert board.compared["info"]["players"] == board.info["players"]
    assert json.loads(json.dumps(board.compared)) == board.compared
    assert told(board)[0] == "7 choices were made again."


def test_going_on_with_the_other_play_keeps_the_way_back(board: Board) -> None:
    play = board.play
    board.intend({"do": "without", "card": "PROGRAM ERROR", "end": board.head})
    board.intend({"do": "adopt"})
    other = board.play
    assert other is not play
    assert board.compared is None
    assert other.points == (9, 9, 9)
    assert [kept["number"] for kept in board.plays["kept"]] == [0, 1]
    board.intend({"do": "choose", "node": board.head, "option": ["decline"], "who": 1})
    board.intend({"do": "compare", "number": 0})
    board.intend({"do": "adopt"})
    assert board.play is play
    assert board.head == play.head
    board.intend({"do": "compare", "number": 1})
    board.intend({"do": "adopt"})
    assert board.play is other, "what was gone on with is kept, too"


def test_a_play_that_nobody_went_on_with_makes_room_for_the_next(board: Board) -> None:
    for card in ("PROGRAM ERROR", "COPY", "BUG"):
        board.intend({"do": "without", "card": card, "end": board.head})
    assert [kept["made"]["id"] for kept in board.plays["kept"]] == ["board-made-first", "board-made-without"]
    assert board.compared is not None
    assert board.compared["made"]["args"] == ["BUG"]


def test_another_ruling_is_another_play_beside_this_one_and_its_default_again(board: Board) -> None:
    """N-34, other answer: which ruling it is and what holds is said; the sample's choices are made again under it."""
    other = board.info["answers"]["N-34"][1]
    board.intend({"do": "ruling", "id": "N-34", "answer": other, "end": board.head})
    assert board.compared is not None
    assert board.compared["info"]["rulings"] == {"N-34": other}
    assert board.compared["made"] == {"id": "board-made-ruling", "params": [["id", "text"]], "args": ["N-34"]}
    board.intend({"do": "adopt"})
    board.intend({"do": "ruling", "id": "N-34", "answer": "default", "end": board.head})
    assert board.compared["info"]["rulings"] == {}
    assert board.compared["made"]["id"] == "board-made-ruling-default"


def test_the_refusal_at_which_a_replay_stops_is_told_with_its_rule() -> None:
    board = Board(pnrules.load("nightmare/sample"))
    replay = board.play.replayed(edition="3.1")
    assert replay.refused is not None
    notice = replayed(replay, board.seat)
    assert notice["told"][-1]["id"] == replay.refused.id
    assert notice["cite"] is not None


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "what-if", "node": 0, "option": ["execute"], "end": 10_000},
        {"do": "what-if", "node": 1, "option": [{"a": 1}], "end": 5},
        {"do": "what-if", "node": 9_999, "option": ["execute"], "end": 5},
        {"do": "without", "card": "NOTHING", "end": 5},
        {"do": "without", "card": "BUG", "end": -1},
        {"do": "ruling", "id": "N-99", "answer": "default", "end": 5},
        {"do": "ruling", "id": "N-34", "answer": "maybe", "end": 5},
        {"do": "compare", "number": 7},
        {"do": "compare", "number": 0},
        {"do": "adopt"},
        {"do": "foresee", "node": -1},
    ],
)
def test_nonsense_is_a_notice_and_nothing_changes(board: Board, intent: Any) -> None:
    before = (board.play, board.head, len(board.play), board.plays, board.compared)
    board.intend(intent)
    assert board.notice is not None
    assert "told" not in board.notice
    assert (board.play, board.head, len(board.play), board.plays, board.compared) == before


def test_a_seat_leaves_out_only_cards_that_it_saw_and_the_play_beside_hides_what_this_one_hides() -> None:
    play = pnrules.load("nightmare/sample")
    board = Board(play, seat=2)
    table = play.start.board.table
    removable = set(board.info["removable"])
    assert {i.card for i in play.start.board.row} <= removable
    assert set(table.hands[1]) <= removable
    assert not removable & {*table.deck, *table.hands[0], *table.hands[2]}
    board.intend({"do": "without", "card": table.hands[0][0], "end": board.head})
    assert board.compared is None
    board.intend({"do": "without", "card": "COPY", "end": board.head})
    assert board.compared is not None
    assert [type(hand) for hand in board.compared["base"]["root"]["board"]["table"]["hands"]] == [int, list, int]


def test_a_refusal_of_another_seat_s_answer_names_no_card_to_this_one(board: Board) -> None:
    """P3's BREAK can be named to P3 and to the whole table, not to P1."""
    seat = Board(board.play, seat=1)
    seat.play.goto(asked(board.play, "execute", "INCREMENT"))
    refused = None
    try:
        seat.play.choose("head", "BUG#2")
    except pnrules.kernel.errors.PnError as error:
        refused = error
    assert refused is not None
    assert seat.play.ask is not None
    assert seat.play.ask.who == 3
    stopped = Replay(seat.play, 1, 0, 1, refused)
    assert refused.id not in {said["id"] for said in replayed(stopped, seat.seat)["told"]}
    assert refused.id in {said["id"] for said in replayed(stopped, board.seat)["told"]}


def test_the_controls_around_the_board_show_the_rules_of_the_play_that_is_gone_on_with() -> None:
    explorer = explore("nightmare/sample")
    board, play = explorer.board, explorer.board.play
    other = board.info["answers"]["N-34"][1]
    board.intend({"do": "ruling", "id": "N-34", "answer": other, "end": board.head})
    board.intend({"do": "adopt"})
    assert explorer.rulings["N-34"] == other
    assert board.play.setup.ruling("N-34") == other
    board.intend({"do": "compare", "number": 0})
    board.intend({"do": "adopt"})
    assert board.play is play
    assert "N-34" not in explorer.rulings


def test_a_ruling_switched_in_the_controls_leaves_the_play_before_on_the_shelf() -> None:
    explorer = explore("nightmare/sample")
    board, play = explorer.board, explorer.board.play
    explorer.rulings = {"N-01": "copied"}
    assert board.play is not play
    assert [kept["made"]["id"] for kept in board.plays["kept"]] == ["board-made-first", "board-made-rules"]
    board.intend({"do": "compare", "number": 0})
    assert board.compared is not None
    board.intend({"do": "adopt"})
    assert board.play is play
