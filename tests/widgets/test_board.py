"""The board's Python half: what goes out as traits, what comes back as intents. The drawing is tested in widgets/tests."""

from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.errors import NoSuchNode, NoSuchSeat
from pnwidgets import Board, explore, language
from tests.boards import as_json, kept
from tests.kernel.plays import after_step, to_and_fro
from tests.nightmare.fixture import PATH

AT_COPY = "nightmare-asked", [1, "COPY"]


@pytest.fixture
def board() -> Board:
    return Board(pnrules.load("nightmare/sample"))


def nodes(board: Board) -> list[list[Any]]:
    """All nodes that the browser has, the root left out."""
    assert board.recent["epoch"] == board.base["epoch"]
    return [*board.base["nodes"][: board.recent["from"] - 1], *board.recent["nodes"]]


def node_of(board: Board, rule: str, args: list[Any]) -> int:
    """The first node to which a step of this rule with these arguments led."""
    rules = [*board.base["rules"], *board.recent["rules"]]
    return next(i for i, row in enumerate(nodes(board), 1) if rules[row[1]]["id"] == rule and row[2] == args)


def choose(board: Board, node: int, *option: Any, who: int | str = 1) -> None:
    board.intend({"do": "choose", "node": node, "option": list(option), "who": who})


def bare(ask: Any) -> dict[str, Any]:
    """A question as plain data. A draw brings cards that the position has, and does not list them."""
    return json.loads(json.dumps({**ask._asdict(), "options": None if ask.who == "chance" else ask.options}))  # type: ignore[no-any-return]


def positions(board: Board) -> list[Any]:
    """The position of every node, as the browser makes them of what it was sent."""
    sent = {name: [*board.base[name], *board.recent[name]] for name in ("asks", "options")} | {"nodes": nodes(board)}
    found = [board.base["root"]]
    for node, row in enumerate(sent["nodes"], 1):
        found.append(after_step(found[node - row[0]], sent, node))
    return found


def test_the_patches_make_every_position_that_the_kernel_has(board: Board) -> None:
    choose(board, node_of(board, *AT_COPY), "execute")
    assert len(board.recent["nodes"])
    for node, found in enumerate(positions(board)):
        state = board.play.state_at(node)
        assert found["board"]["points"] == list(state.board.points)
        assert [i["card"] for i in found["board"]["row"]] == [i.card for i in state.board.row]
        assert len(found["frames"]) == len(state.frames)
        assert found["ask"] == (None if state.ask is None else bare(state.ask))


def test_everything_that_is_sent_is_plain_json(board: Board) -> None:
    for name in ("info", "base", "recent", "ask", "names", "view"):
        value = getattr(board, name)
        assert json.loads(json.dumps(value)) == value


def test_a_choice_at_an_earlier_node_makes_a_branch_and_the_eye_goes_along(board: Board) -> None:
    before = board.recent
    fork = node_of(board, *AT_COPY)
    choose(board, fork, "execute")
    assert board.recent is not before
    assert [row[4] for node, row in enumerate(nodes(board), 1) if node - row[0] == fork] == [["decline"], ["execute"]]
    assert board.view == {"node": board.head}
    assert board.play.points == (7, 8, 7)
    assert board.notice is None


def test_a_refusal_is_the_notice_with_its_citation_and_the_play_is_unchanged(board: Board) -> None:
    fork = node_of(board, *AT_COPY)
    head, size, log = board.head, len(board.play), list(board.play.log)
    choose(board, fork, "break-word", who=1)
    assert board.notice is not None
    assert board.notice["cite"]["ref"] == "ref-pn30-break"
    assert "N-34" in board.notice["rulings"]
    assert (board.head, len(board.play), board.play.log) == (head, size, log)


def test_the_same_refusal_twice_is_two_notices_and_a_choice_takes_it_away(board: Board) -> None:
    fork = node_of(board, *AT_COPY)
    seen = []
    for _ in range(2):
        choose(board, fork, "break-word", who=1)
        assert board.notice is not None
        seen.append(board.notice["seq"])
    assert seen[0] < seen[1]
    choose(board, fork, "execute")
    assert board.notice is None


def test_undo_and_redo_go_through_the_choices(board: Board) -> None:
    end = board.head
    board.intend({"do": "undo"})
    assert board.ask is not None
    assert board.ask["kind"] == "break"
    assert board.head < end
    board.intend({"do": "redo"})
    assert board.head == end


def test_a_name_is_given_and_markup_in_it_is_refused(board: Board) -> None:
    board.intend({"do": "name", "node": 3, "name": "early"})
    assert board.names == {"3": "early"}
    board.intend({"do": "name", "node": 4, "name": "<b>late</b>"})
    assert board.names == {"3": "early"}
    assert board.notice is not None
    assert board.notice["id"] == "board-bad-name"


@pytest.mark.parametrize(
    "intent",
    [
        None,
        "choose",
        {},
        {"do": "fly"},
        {"do": "choose", "node": 0},
        {"do": "choose", "node": 1, "option": [], "who": 1},
        {"do": "choose", "node": 1, "option": [{"a": 1}], "who": 1},
        {"do": "choose", "node": 1, "option": ["head", {"a": 1}], "who": 1},
        {"do": "choose", "node": "1", "option": ["run"], "who": 1},
        {"do": "goto", "node": 10_000},
        {"do": "goto", "node": -1},
        {"do": "choose", "node": 10_000, "option": ["execute"], "who": 1},
        {"do": "choose", "node": 1, "option": ["run"], "who": 99},
    ],
)
def test_nonsense_from_the_browser_is_a_notice(board: Board, intent: Any) -> None:
    before = (board.head, len(board.play))
    board.intend(intent)
    assert board.notice is not None
    assert (board.head, len(board.play)) == before


@pytest.mark.long
def test_what_is_done_in_a_cell_shows_after_refresh(board: Board) -> None:
    board.play.undo()
    board.refresh()
    assert board.head == board.play.head
    assert board.ask is not None


def test_a_long_play_is_folded_into_what_is_sent_once(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnrules.session.tree.FOLD", 5)
    epoch, whole = board.base["epoch"], nodes(board)
    choose(board, node_of(board, *AT_COPY), "execute")
    assert board.base["epoch"] == epoch + 1
    assert board.recent["nodes"] == []
    assert nodes(board)[: len(whole)] == whole
    assert len(nodes(board)) == len(board.play) - 1


def test_a_seat_gets_nothing_that_it_may_not_see(board: Board) -> None:
    board.seat = 2
    hands = positions(board)[0]["board"]["table"]["hands"]
    assert [type(hand) for hand in hands] == [int, list, int]
    sent = json.dumps([board.base, board.recent, board.ask])
    drawn = board.play.step_to(node_of(Board(board.play), "nightmare-draws", [1, "GOTO#3"])).args[1]
    assert drawn == "GOTO#3"
    assert drawn not in sent
    board.seat = None
    assert positions(board)[0]["board"]["table"]["hands"][0] == list(board.play.start.board.table.hands[0])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        Board(pnrules.load("nightmare/sample"), seat=4)


def test_it_prints_as_words_whole_and_the_same_each_time(board: Board) -> None:
    assert repr(board) == board.play.describe("en")
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"] == repr(board)
    assert len(repr(board)) > 110
    board.lang = "fr"
    assert repr(board) == board.play.describe("fr")


def test_show_looks_elsewhere_and_play_stays(board: Board) -> None:
    head = board.head
    board.show(3)
    assert (board.view, board.head) == ({"node": 3}, head)
    assert repr(board) == board.play.describe("en", 3)
    with pytest.raises(NoSuchNode):
        board.show(10_000)


def test_where_INSERT_puts_its_card_is_a_question_with_INSERTs_place() -> None:
    play = pnrules.load("nightmare/cards/insert-plain")
    play.goto(next(node for node in play.line() if (ask := play.state_at(node).ask) and ask.kind == "place"))
    ask = Board(play).ask
    assert ask is not None
    assert ask["cite"]["place"] == "card-insert"
    assert all(offer["option"][0] == "place" for offer in ask["options"])


def test_the_fixture_of_a_loop_is_what_the_board_is_sent() -> None:
    """If it is not: `python -m tests.nightmare.fixture`."""
    assert kept(PATH) == as_json(Board(to_and_fro()))


def test_a_loop_comes_to_the_board_as_soon_as_it_is_closed_and_to_every_seat_that_saw_it() -> None:
    play = to_and_fro()
    ((node, (once, twice)),) = play.loops_payload()
    board = Board(play)
    assert board.loops == [[node, [once, twice]]]
    board.seat = 2
    assert board.loops == [[node, [once, twice]]]
    before = next(at for at in reversed(play.line()[: play.line().index(once)]) if play.state_at(at).ask is not None)
    anew = Play(play.start)
    for answer in [answer for at in play.line(before) if (answer := play.answer_to(at))]:
        anew.choose(answer)
    board = Board(anew)
    assert (anew.head, board.loops) == (before, [])
    board.intend({"do": "choose", "node": before, "option": list(play.answer_to(before + 1) or ()), "who": 2})
    assert board.loops == [[node, [once]]]


def test_a_board_that_is_closed_and_forgotten_is_gone_and_the_page_speaks_on() -> None:
    """Whoever runs a cell again and again keeps no play of before; a telling beside it goes as well."""
    left = [weakref.ref(made) for made in (explore("nightmare/sample"), explore("bandwidth/example"))]
    board = explore("nightmare/sample")
    gc.collect()
    assert [made() for made in left] != [None, None], "what is not closed is held by ipywidgets, for its page"
    for made in left:
        found = made()
        if found is not None:
            found.close()
    del found
    gc.collect()
    assert [made() for made in left] == [None, None]
    board.lang = "fr"
    assert language.PAGE.lang == "fr"
    language.PAGE.lang = "en"
    assert board.lang == "en"
