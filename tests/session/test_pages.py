"""A notebook's page without Jupyter: its cells are run, its boards heard, and a reader's browser has it again as it was."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.pages import Page, Visit
from pnrules.pages.names import WIDGETS
from pnrules.pages.opening import explored, level_name, new_game, table
from pnrules.session import BoardSession, LessonSession, LevelSession
from pnrules.teaching import levels, tracks

EXPLORED = "from pnwidgets import explore\nexplore('nightmare/sample')"
TRAINER = "from pnwidgets import trainer\ntrainer()"
GAME = "bandwidth"


def opened(visit: Visit, name: str, cells: list[str], asked: dict[str, str] | None = None, luck: int = 1) -> list[dict[str, Any]]:
    """A page that is opened as the browser asks for it: the traits of its boards."""
    boards: list[dict[str, Any]] = json.loads(visit.open(name, json.dumps(cells), json.dumps(asked or {}), "en", luck))
    return boards


# --- the cells of a page --------------------------------------------------------------------------------------------------


def test_each_cell_shows_what_it_prints_and_what_its_last_line_comes_to() -> None:
    page = Page(["count = 2\nprint('two')", "count * 3", "print(count)\nNone", "for _ in range(count):\n    print('again')"], {})
    assert [(shown.printed, shown.value, shown.board) for shown in page.shown] == [
        ("two\n", None, None),
        ("", "6", None),
        ("2\n", None, None),
        ("again\nagain\n", None, None),
    ]
    assert page.boards == []


def test_a_board_and_what_is_told_are_shown_as_such() -> None:
    cells = [
        "import pnrules\nfrom pnwidgets import explore, tell_run\nplay = pnrules.load('nightmare/sample')",
        "explore(play)",
        "tell_run(play)",
    ]
    page = Page(cells, {})
    assert [shown.board for shown in page.shown] == [None, 0, None]
    assert page.boards[0].play.setup.game.name == "nightmare"
    told = page.shown[2].told
    assert told is not None
    assert 'lang="fr"' in told.html("fr")


def test_an_explorer_looks_where_its_author_wants() -> None:
    (board,) = Page([f"{EXPLORED}.show(3)"], {}).boards
    assert board.traits["look"]["node"] == 3


def test_an_explorer_of_a_position_takes_its_line() -> None:
    line = "PN 3.0 | >2GOTO 1BUG | RUN | -"
    assert explored(line, "en").play.to_line(0) == line


def test_the_widgets_of_a_notebook_are_there_for_its_cells_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, WIDGETS, raising=False)
    with pytest.raises(ZeroDivisionError):
        Page(["from pnwidgets import explore\n1 / 0"], {})
    assert WIDGETS not in sys.modules


# --- what an address asks for ---------------------------------------------------------------------------------------------


def test_a_track_begins_with_the_lesson_that_is_asked_for_or_with_its_first() -> None:
    names = tracks.track(GAME).names
    cell = f"from pnwidgets import track\ntrack('{GAME}')"
    for wish, begins in (({"lesson": names[1]}, names[1]), ({"lesson": names[1].rpartition("/")[2]}, names[1]), ({}, names[0])):
        (board,) = Page([cell], wish).boards
        assert isinstance(board, LessonSession)
        assert board.traits["lesson"]["name"] == begins
    assert Page([cell], {"lesson": "nobody/knows"}).boards[0].traits["lesson"]["name"] == names[0]


def test_a_level_is_that_of_the_cell_or_of_the_address_and_one_that_there_is_not_is_said() -> None:
    wish = levels.of_game("nightmare")[2]["name"]
    assert level_name(None, {"level": wish}) == wish
    assert level_name(wish, {"level": "other"}) == wish
    assert level_name(None, {"level": "other"}) == level_name(None, {})
    (board,) = Page(["from pnwidgets import level\nlevel()"], {"level": wish}).boards
    assert isinstance(board, LevelSession)
    with pytest.raises(BadInput):
        level_name("nobody/knows", {})


def test_an_address_that_says_how_it_begins_has_the_same_exercise_each_time() -> None:
    first, again, other = (
        Page([TRAINER], {"game": GAME, "begin": begin}).boards[0].traits["exercise"] for begin in ("1", "1", "2")
    )
    assert first["name"] == again["name"]
    assert first["name"] != other["name"]


def test_an_exercise_that_was_recorded_is_answered_by_the_page_and_leads_to_the_next() -> None:
    exercise = Page([TRAINER], {"game": GAME, "begin": "1"}).boards[0].traits["exercise"]
    assert [verdict["right"] for verdict in exercise["key"]["verdicts"]].count(True) == 1
    assert exercise["more"] is True


def test_a_table_is_dealt_as_the_address_asks() -> None:
    deal = table({"game": GAME, "players": "2", "seed": "9", "who": "person,greedy"}, "fr").traits["deal"]["now"]
    assert (deal["game"], deal["players"], deal["seed"], deal["who"]) == (GAME, 2, 9, "person,greedy")
    assert new_game(GAME, "en", players=3, seed=4).traits["deal"]["now"]["players"] == 3


# --- a visit --------------------------------------------------------------------------------------------------------------


def test_a_page_is_told_without_the_words_and_answers_as_its_session_does() -> None:
    visit = Visit()
    (traits,) = opened(visit, "a", [EXPLORED])
    (board,) = Page([EXPLORED], {}).boards
    assert isinstance(board, BoardSession)
    assert traits == json.loads(json.dumps({name: value for name, value in board.traits.items() if name != "texts"}))
    ask = traits["ask"]
    choice = {"do": "choose", "node": ask["node"], "who": ask["who"], "option": ask["options"][0]["option"]}
    heard = json.loads(visit.hear("a", 0, json.dumps(choice)))
    own = board.hear(choice)
    assert heard["traits"]["head"] == own.traits["head"] != traits["head"]
    assert "texts" not in heard["traits"]


def test_pages_are_apart_and_one_that_was_left_answers_no_more() -> None:
    visit = Visit()
    opened(visit, "a", [EXPLORED])
    opened(visit, "b", [EXPLORED])
    visit.hear("b", 0, json.dumps({"do": "undo"}))
    first, second = (visit._pages[name].boards[0].traits["head"] for name in "ab")
    assert first != second
    visit.close("a")
    visit.close("never opened")
    with pytest.raises(KeyError):
        visit.hear("a", 0, json.dumps({"do": "undo"}))


def test_a_page_that_is_opened_again_with_the_same_luck_comes_out_the_same() -> None:
    def exercises(luck: int) -> list[str]:
        visit = Visit()
        (traits,) = opened(visit, "a", [TRAINER], {"game": GAME, "begin": "1"}, luck)
        named = [traits["exercise"]["name"]]
        for _ in range(3):
            visit.hear("a", 0, json.dumps({"do": "exercise-show"}))
            heard = json.loads(visit.hear("a", 0, json.dumps({"do": "exercise", "name": "next"})))
            named.append(str(heard["traits"].get("exercise", {}).get("task")))
        return named

    assert exercises(1) == exercises(1)
    assert exercises(1) != exercises(2)
    assert exercises(1)[0] == exercises(2)[0], "as it was recorded"


def test_a_page_that_was_prepared_is_opened_as_any_other_and_once() -> None:
    visit = Visit()
    visit.prepare(json.dumps([EXPLORED]), "{}", "en")
    (prepared,) = opened(visit, "a", [EXPLORED])
    visit.hear("a", 0, json.dumps({"do": "undo"}))
    assert opened(visit, "b", [EXPLORED]) == [prepared] == opened(Visit(), "a", [EXPLORED])
    assert visit._pages["b"].boards[0].traits["head"] == prepared["head"] != visit._pages["a"].boards[0].traits["head"]


@pytest.mark.parametrize("cell", [TRAINER, "import random\nrandom.random()"])
def test_what_is_left_to_chance_is_not_prepared(cell: str) -> None:
    visit = Visit()
    random.seed(1)
    before = random.getstate()
    visit.prepare(json.dumps([cell]), json.dumps({"game": GAME, "begin": "1"}), "en")
    assert visit._prepared == {}
    assert random.getstate() == before, "whatever else is left to chance comes as it would have"


def test_a_page_speaks_another_language_from_then_on() -> None:
    visit = Visit()
    opened(visit, "a", [EXPLORED])
    visit.speak("a", "fr")
    assert visit._pages["a"].boards[0].lang == "fr"
