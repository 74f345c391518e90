"""A question at the table: what is laid out for it, and that nothing is drawn that nobody named."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules import games
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput
from pnrules.kernel.state import CHANCE
from pnrules.pages import opening
from pnrules.session import QuestionSession
from tests.wire import described

CLAIMED = "RE | A-5♣:2♥ 9♠ K♦ | * 4-K♥:7♦ 5♠"


def laying(session: QuestionSession) -> Any:
    return session.traits["laying"]


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_rulebook_s_example_lies_there_first_where_a_player_is_asked(game: str) -> None:
    session = QuestionSession(game)
    assert session.play.setup.game.name == game
    assert laying(session)["at"].startswith((f"{game}/sample", f"{game}/example"))
    assert session.play.ask is not None
    assert session.play.ask.who != CHANCE
    assert len(session.play) == 1
    assert described.problems(session.traits) == []


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_every_example_can_be_laid_out(game: str) -> None:
    session = QuestionSession(game)
    offered = laying(session)["examples"]
    assert [each["name"] for each in offered] == [name for name in scenario.of_game(game) if name.count("/") == 1]
    for number, each in enumerate(offered, 1):
        session.hear({"do": "lay", "name": each["name"]})
        assert (laying(session)["at"], laying(session)["laid"]) == (each["name"], number)
        assert session.traits["notice"] is None


def test_an_example_of_another_game_is_not_laid_out() -> None:
    session = QuestionSession("nightmare")
    before = session.play
    session.hear({"do": "lay", "name": "bandwidth/example"})
    notice: Any = session.traits["notice"]
    assert notice["id"] == "error-no-position"
    assert session.play is before


def test_a_line_is_laid_out_what_was_done_is_chosen_and_the_question_settled() -> None:
    session = QuestionSession("runtime_error", "fr")
    session.hear({"do": "open", "text": CLAIMED})
    assert (laying(session)["at"], session.play.to_line()) == (None, "RE | A-5♣:2♥ K♦ 9♠ | * 4-K♥:7♦ 5♠")
    session.hear({"do": "choose", "node": session.play.head, "option": ["claim"], "who": 2})
    answer: Any = session.hear({"do": "settle", "node": 0}).answer
    assert [ruled["id"] for ruled in answer["settled"]["ruled"]] == ["R-06", "R-07", "R-08", "R-10"]


def test_a_card_that_nobody_named_is_not_drawn() -> None:
    session = QuestionSession("nightmare")
    session.hear({"do": "open", "text": "PN 3.0 | >1SUBROUTINE | RUN | BUG"})
    session.hear({"do": "choose", "node": session.play.head, "option": ["run", "RUN"], "who": 1})
    assert session.play.ask is not None
    assert session.play.ask.who == CHANCE


def test_a_position_that_is_built_on_the_board_is_laid_out() -> None:
    session = QuestionSession("nightmare")
    session.hear({"do": "edit", "node": 0})
    session.hear({"do": "edit-line", "text": "PN 3.0 | >2BUG ZAP | RUN | -"})
    assert laying(session)["at"] == "nightmare/sample"
    session.hear({"do": "edit-done"})
    assert (laying(session)["at"], session.play.to_line(0)) == (None, "PN 3.0 | >2BUG ZAP | RUN | -")
    answer: Any = session.hear({"do": "settle", "node": 0}).answer
    assert answer["settled"]["line"] == "PN 3.0 | >2BUG ZAP | RUN | -"


def test_an_example_takes_the_place_of_a_position_that_is_being_built() -> None:
    session = QuestionSession("nightmare")
    session.hear({"do": "edit", "node": 0})
    session.hear({"do": "lay", "name": "nightmare/version-1"})
    assert (session.bench, session.traits["editing"]) == (None, None)
    assert laying(session)["at"] == "nightmare/version-1"


def test_what_cannot_be_read_is_told_and_nothing_changes() -> None:
    session = QuestionSession("nightmare")
    before = session.play
    for text in ("what happens here?", "PN 3.0 | FLOTER | - | -", "#play=1.AAAA"):
        session.hear({"do": "open", "text": text})
        notice: Any = session.traits["notice"]
        assert notice["id"] == "board-not-opened"
        assert session.play is before


def test_a_page_asks_for_the_game_of_its_address() -> None:
    assert opening.question(None, {"game": "bandwidth"}, "en").play.setup.game.name == "bandwidth"
    assert opening.question("runtime_error", {}, "fr").lang == "fr"
    with pytest.raises(BadInput):
        opening.question(None, {"game": "chess"}, "en")
