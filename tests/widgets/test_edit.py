"""`edit`: a widget that gives back the position that was built on it."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.kernel.errors import BadInput, NoSuchNode
from pnwidgets import PAGE, edit

LINE = "PN 3.0 | >2BUG ZAP | RUN | 'Bob' 8"


def test_the_position_is_given_back_as_it_lies_now() -> None:
    play = pnrules.load(LINE)
    editor = edit(play)
    assert editor.position.board.row == play.start.board.row  # type: ignore[attr-defined]
    editor.intend({"do": "edit-put", "card": "COPY", "zone": "program.row", "at": 0})
    assert editor.line == "PN 3.0 | COPY >2BUG ZAP | RUN | 'Bob' 8"
    assert pnrules.load(editor.line).start == editor.position
    assert editor.play is not play  # what is shown is the position; the play itself waits
    editor.intend({"do": "edit-leave"})
    assert editor.play is play


def test_after_it_was_played_from_the_play_is_given_back() -> None:
    editor = edit(LINE)
    editor.intend({"do": "edit-give", "path": "players[0].points", "value": 5})
    editor.intend({"do": "edit-done"})
    editor.intend({"do": "choose", "node": editor.play.head, "option": ["run", "RUN"], "who": 1})
    assert editor.built is editor.play
    assert editor.line == "PN 3.0 | >2BUG ZAP | 5 RUN | 'Bob' 8"


def test_an_unfinished_position_is_none() -> None:
    editor = edit(LINE)
    editor.intend({"do": "edit-empty"})
    editor.intend({"do": "edit-put", "card": "RUN", "zone": "players[0].hand", "at": None})
    with pytest.raises(BadInput) as caught:
        _ = editor.position
    assert [problem.place for problem in caught.value.problems] == ["program"]


def test_any_node_of_an_example_can_be_changed() -> None:
    play = pnrules.load("nightmare/sample")
    assert edit(play, node=0).line == play.to_line(0)
    assert play.head != 0
    with pytest.raises(NoSuchNode):
        edit(play, node=len(play))


def test_the_editor_may_begin_folded_until_something_is_changed() -> None:
    editor = edit("nightmare/sample", node=0, folded=True)
    assert editor.session.traits["editing"]["folded"]  # type: ignore[index]
    editor.intend({"do": "edit-give", "path": "players[0].points", "value": 5})
    assert not editor.session.traits["editing"]["folded"]  # type: ignore[index]
    assert not edit("nightmare/sample").session.traits["editing"]["folded"]  # type: ignore[index]


def test_on_an_exported_page_the_position_is_only_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no kernel with which anything could be changed."""
    monkeypatch.setattr(PAGE, "unfolded", True)
    editor = edit("nightmare/sample", node=0)
    assert editor.session.bench is None
    assert editor.session.traits["look"]["node"] == 0
