"""What surrounds the board: language, eyes, edition and rulings, as messages of the page and as traits of a widget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ipywidgets
import pytest
import traitlets

import pnrules
from pnrules.kernel.errors import BadInput, NoSuchSeat
from pnwidgets import PAGE, Board, Explorer, explore, reader
from pnwidgets.language import Language


@pytest.fixture
def explorer() -> Explorer:
    return explore("nightmare/sample")


def wish(explorer: Explorer, do: str, **members: Any) -> None:
    """A message of the page."""
    explorer.intend({"do": do, **members})


def test_it_offers_what_surrounds_it_and_says_what_there_is(explorer: Explorer) -> None:
    assert explorer.offer == ["lang", "seat", "rules"]
    assert explorer.info["works"] == {"3.0": "PN 3.0", "3.1": "PN 3.1"}
    register = explorer.play.setup.register
    assert explorer.info["register"] == [id for id, ruling in register.items() if "3.0" in ruling.editions]


def test_changing_the_language_changes_nothing_else(explorer: Explorer) -> None:
    wish(explorer, "see", seat=2)
    play, head = explorer.play, explorer.head
    wish(explorer, "speak", lang="fr")
    assert (explorer.lang, explorer.seat, explorer.play, explorer.head) == ("fr", 2, play, head)
    assert explorer.notice is None


def test_the_eyes_are_chosen_on_the_page_or_in_a_cell(explorer: Explorer) -> None:
    wish(explorer, "see", seat=3)
    assert explorer.seat == explorer.session.seat == 3
    explorer.seat = None
    assert explorer.session.seat is None
    wish(explorer, "see", seat=9)
    assert (explorer.seat, explorer.notice["id"]) == (None, "error-no-such-seat")


@pytest.mark.parametrize(
    ("do", "members"),
    [("see", {"seat": 2}), ("see", {"seat": None}), ("speak", {"lang": "fr"}), ("rules", {"edition": "3.1", "rulings": {}})],
)
def test_what_a_board_does_not_offer_its_page_does_not_get(do: str, members: dict[str, Any]) -> None:
    """A board that shows what P1 knows, on P1's screen: the page cannot ask for the others' cards, nor set its eyes itself."""
    board = Board(pnrules.load("nightmare/sample"), seat=1)
    before = dict(board.session.traits)
    board.intend({"do": do, **members})
    assert board.notice is not None
    assert board.notice["id"] == "board-not-understood"
    assert {**board.session.traits, "notice": None} == before
    board.set_state({"seat": None, "view": {"node": 0}})
    assert (board.seat, board.session.seat, board.view) == (1, 1, {"node": 0})


def test_a_control_of_an_author_is_linked_to_its_traits(explorer: Explorer) -> None:
    edition = ipywidgets.Dropdown(options=["3.0", "3.1"])
    traitlets.link((explorer, "edition"), (edition, "value"))
    edition.value = "3.1"
    assert explorer.play.setup.work == "PN 3.1"
    wish(explorer, "rules", edition="3.0", rulings={})
    assert edition.value == "3.0"


def test_another_ruling_plays_the_same_choices_and_going_back_brings_everything_back(explorer: Explorer) -> None:
    play, head = explorer.play, explorer.head
    wish(explorer, "rules", edition="3.0", rulings={"N-01": "copied"})
    assert explorer.play.setup.ruling("N-01") == "copied"
    assert explorer.rulings == {"N-01": "copied"}
    assert explorer.play is not play
    wish(explorer, "rules", edition="3.0", rulings={"N-01": "default"})
    assert (explorer.play, explorer.head, explorer.notice) == (play, head, None)


def test_an_answer_stays_while_another_ruling_is_answered_otherwise(explorer: Explorer) -> None:
    others = {id: ruling.others[0] for id, ruling in explorer.play.setup.register.items() if ruling.others}
    one, other = [id for id in others if "3.0" in explorer.play.setup.register[id].editions][:2]
    wish(explorer, "rules", edition="3.0", rulings={one: others[one]})
    wish(explorer, "rules", edition="3.0", rulings={other: others[other]})
    assert explorer.rulings == {one: others[one], other: others[other]}
    explorer.rulings = {other: others[other]}
    assert explorer.play.setup.ruling(one) == "default"


def test_where_a_replay_stops_the_notice_says(explorer: Explorer) -> None:
    wish(explorer, "rules", edition="3.1", rulings={})
    again = pnrules.load("nightmare/sample").replayed(edition="3.1", rulings={})
    assert (explorer.edition, explorer.play.points) == ("3.1", again.play.points)
    told = [saying["id"] for saying in explorer.notice["told"]]
    assert told[0] == "board-repeated"
    assert any(id.startswith("board-stopped") for id in told) == bool(again.rest)


def test_rulings_are_those_of_the_edition(explorer: Explorer) -> None:
    assert "N-27" not in explorer.info["register"]
    wish(explorer, "rules", edition="3.1", rulings={})
    assert "N-27" in explorer.info["register"]
    explorer.edition = "3.0"
    assert "N-27" not in explorer.info["register"]


@pytest.mark.parametrize(
    "members",
    [
        {"edition": "4.0", "rulings": {}},
        {"edition": "3.0", "rulings": {"N-01": "no such answer"}},
        {"edition": "3.0", "rulings": {"N-999": "default"}},
        {"edition": "3.0", "rulings": ["N-01"]},
        {"edition": "3.0"},
    ],
)
def test_rules_that_there_are_not_are_refused_and_nothing_is_lost(explorer: Explorer, members: dict[str, Any]) -> None:
    play = explorer.play
    wish(explorer, "rules", **members)
    assert explorer.notice["id"] == "board-not-understood"
    assert (explorer.play, explorer.edition, explorer.rulings) == (play, "3.0", {})


def test_rules_that_there_are_not_do_not_stay_in_a_trait(explorer: Explorer) -> None:
    play = explorer.play
    with pytest.raises(BadInput, match="edition"):
        explorer.edition = "4.0"
    with pytest.raises(BadInput, match="N-999"):
        explorer.rulings = {"N-999": "default"}
    with pytest.raises(NoSuchSeat):
        explorer.seat = 9
    assert explorer.seat is None
    assert (explorer.play, explorer.edition, explorer.rulings) == (play, "3.0", {})


def test_an_older_notebook_finds_the_board_where_it_was(explorer: Explorer) -> None:
    assert explorer.board is explorer
    assert repr(explorer) == explorer.play.describe("en", explorer.head)
    assert explorer._repr_mimebundle_()[0]["text/plain"] == repr(explorer)


def test_it_takes_a_play_and_refuses_what_is_none() -> None:
    play = pnrules.load("nightmare/sample")
    assert explore(play, lang="fr", seat=1).play is play
    with pytest.raises(BadInput):
        explore("nightmare/no-such-scenario")


def test_a_kernel_behind_a_french_page_begins_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=fr")
    assert Language(lang=reader.language()).lang == "fr"
    monkeypatch.setenv("QUERY_STRING", "")
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", "fr-CH, fr;q=0.9, en;q=0.8")
    assert Language(lang=reader.language()).lang == "fr"


def test_boards_of_a_page_speak_one_language_unless_told_otherwise() -> None:
    one, other, english = explore("nightmare/sample"), explore("nightmare/sample"), explore("nightmare/sample", lang="en")
    wish(one, "speak", lang="fr")
    assert (PAGE.lang, other.lang, other.session.lang, english.lang) == ("fr", "fr", "fr", "en")


def test_a_worked_example_says_all_of_itself_where_no_widgets_are() -> None:
    """At its start: each step with its rule, and what a teacher says of it; elsewhere the position, as any board."""
    explorer = explore("nightmare/sample")
    here = explorer.play.describe("en")
    assert repr(explorer) == here
    explorer.show(0)
    said = [line.strip() for line in repr(explorer).splitlines()]
    for comment in explorer.play.commentary.comments:
        assert isinstance(comment.says, Mapping)
        assert f"# {comment.says['en']}" in said


@pytest.mark.parametrize("view", [{"\ud800": 1}, {"node": "0"}, {"node": True}, {"node": 0, "more": 1}, {}, None, 7])
def test_where_a_page_looks_is_a_number_of_a_node_and_nothing_else(view: Any) -> None:
    explorer = explore("nightmare/sample")
    before = explorer.view
    explorer.set_state({"view": view})
    assert explorer.view == before
    explorer.set_state({"view": {"node": 3}})
    assert explorer.view == {"node": 3}
