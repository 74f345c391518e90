"""A whole game on the board, for whoever writes a notebook: what an address deals, another deal, and the one before brought back.

What can be dealt, and how a page asks for it, is checked in tests/session/test_deals.py and test_dealing.py.
"""

from __future__ import annotations

import json

import pytest
import traitlets

from pnrules import words
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput, PnError
from pnrules.pages import Page
from pnwidgets import PAGE, Table, table
from pnwidgets.app.recorded import first_words, picture_words


@pytest.mark.parametrize("wish", ["4", "0", "x"])
def test_an_eye_that_there_is_not_sees_the_whole_table_and_it_is_said(wish: str) -> None:
    made = table({"seat": wish})
    assert made.seat is None
    assert made.deal["unknown"] == [f"seat={wish}"]
    assert table({"seat": "2"}).seat == 2


def test_it_shows_at_first_what_there_is_to_deal_unless_the_address_asks_for_a_game() -> None:
    assert table({}).deal["opened"] is True
    assert table({"players": "2"}).deal["opened"] is True
    assert table({"game": "bandwidth"}).deal["opened"] is False


def test_another_deal_takes_everything_around_the_board_along() -> None:
    made = table({"players": "6", "seat": "6"})
    assert (made.play.setup.game.name, len(made.play.setup.players)) == ("nightmare", 6)
    made.begin(game="runtime_error")
    assert made.deal["now"]["players"] == 4  # as many as can play it
    assert made.play.setup.game.name == "runtime_error"
    assert made.seat is None
    assert list(made.info["works"].values()) == ["RE"]
    assert made.info["register"] == list(game("runtime_error").register)
    assert made.reopen == "game=runtime_error&edition=1&version=1&players=4&seed=1"


def test_the_deal_before_is_brought_back_as_it_was_left() -> None:
    made = table({})
    first = made.play
    first.choose(first.options[0])
    made.refresh()
    assert made.deal["back"] is None
    made.begin(seed=9)
    assert (made.deal["back"]["seed"], made.deal["now"]["seed"]) == (1, 9)
    made.go_back()
    assert made.play is first
    assert made.head == first.head
    assert (made.deal["back"], made.deal["now"]["seed"], made.dealt.seed) == (None, 1, 1)
    with pytest.raises(PnError):
        made.go_back()


def test_a_deal_that_there_is_not_leaves_the_board_and_says_all_that_is_wrong() -> None:
    made = table({})
    kept, told = made.play, made.deal
    with pytest.raises(BadInput) as error:
        made.begin(edition="9", players=9, seed=0)
    assert [problem.place for problem in error.value.problems] == ["seed", "edition", "players"]
    with pytest.raises(BadInput):
        made.begin(game="chess")
    assert (made.play, made.deal) == (kept, told)


def test_a_page_deals_and_does_not_set_what_it_is_offered() -> None:
    made = table({})
    made.set_state({"deal": {"now": {}}, "reopen": "elsewhere"})
    assert made.deal["now"]["game"] == "nightmare"
    assert made.reopen == "game=nightmare&edition=3.0&version=2&players=3&seed=1"
    deal = {"game": "bandwidth", "edition": "BfB", "version": 1, "players": 5, "seed": 4, "who": "", "hands": ""}
    made.intend({"do": "deal", **deal, "cards": None})
    assert made.deal["now"] == deal
    assert len(made.play.setup.players) == 5
    made.intend({"do": "deal-back"})
    assert made.play.setup.game.name == "nightmare"


def test_everything_is_said_in_the_boards_language() -> None:
    made = table({"players": "0"}, lang="fr")
    assert made.lang == "fr"
    assert made.deal["unknown"] == ["players=0"]
    first = made.deal["games"][0]["versions"][0]
    for lang in words.LANGUAGES:
        assert first["called"][lang] == words.text(lang, "gallery-version-nightmare-2")
        for needed in ("board-deal-begin", "board-deal-unknown", "board-deal-back"):
            assert f"\n{needed} =" in made.texts[lang]
        for name, offered in zip(BUILT_IN, made.deal["games"], strict=True):
            assert offered["called"][lang] == words.text(lang, f"game-{name}")


def test_the_page_s_language_is_the_board_s_where_none_is_given() -> None:
    made = table({})
    PAGE.lang = "fr"
    assert made.lang == "fr"


def test_it_is_its_own_board_and_explorer_and_can_be_linked() -> None:
    made = table({})
    assert isinstance(made, Table)
    assert made.explorer is made.board is made
    assert repr(made) == made.play.describe("en")
    seen = traitlets.HasTraits()
    seen.add_traits(deal=traitlets.Dict())
    traitlets.dlink((made, "deal"), (seen, "deal"))
    made.begin(seed=12)
    assert seen.deal["now"]["seed"] == 12  # type: ignore[attr-defined]
    assert json.loads(json.dumps(made.deal)) == made.deal


def test_another_edition_of_what_was_dealt_is_a_replay_and_not_a_deal() -> None:
    made = table({"version": "1"})
    made.edition = "3.1"
    assert made.play.setup.edition == "3.1"
    assert made.notice["told"][0]["id"] == "board-repeated"
    made.begin()
    assert made.play.setup.edition == "3.0"
    assert (made.edition, made.notice) == ("3.0", None)


def test_a_page_reads_at_once_what_is_said_to_whoever_plays_alone_only_where_somebody_does_or_a_deal_is_shown() -> None:
    def read(made: str = "table()", **asked: str) -> list[str]:
        return first_words(Page([f"from pnwidgets import lesson, table\n{made}"], asked))

    assert read(game="bandwidth") == ["board", "bandwidth"]
    assert read("lesson('bandwidth/learn/06-x')") == ["board", "bandwidth", "lesson"]
    assert read(game="bandwidth", who="tess") == ["board", "bandwidth", "bandwidth-you"]
    assert read() == ["board", "nightmare", "nightmare-you"], "the form of a deal is open"


@pytest.mark.parametrize("made", ["lesson('bandwidth/learn/06-x')", "level('bandwidth/levels/1-programs/03-goto-wins')"])
def test_the_first_picture_of_what_somebody_learns_says_you_though_its_page_names_those_words_to_nobody(made: str) -> None:
    page = Page([f"from pnwidgets import lesson, level\n{made}"], {})
    assert "bandwidth-you" not in first_words(page)
    assert picture_words(page) == [*first_words(page), "bandwidth-you"]
