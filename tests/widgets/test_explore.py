"""What surrounds the board: language, eyes, edition and rulings as ordinary ipywidgets."""

from __future__ import annotations

import re

import pytest

import pnrules
from pnrules import words
from pnrules.kernel.errors import BadInput
from pnwidgets import PAGE, Explorer, explore, reader
from pnwidgets.language import Language


@pytest.fixture
def explorer() -> Explorer:
    return explore("nightmare/sample")


def test_each_language_is_named_in_itself_and_every_label_changes_with_it(explorer: Explorer) -> None:
    assert [name for name, _ in explorer.language.options] == ["English", "Français"]

    def labels() -> list[str]:
        return [explorer.language.description, explorer.seat.options[0][0], explorer.edition.description]

    english = labels()
    explorer.language.value = "fr"
    assert explorer.board.lang == "fr"
    assert all(one != other for one, other in zip(english, labels(), strict=True))
    explorer.board.lang = "en"
    assert (explorer.language.value, labels()) == ("en", english)


def test_changing_the_language_changes_nothing_else(explorer: Explorer) -> None:
    explorer.seat.value = 2
    play, head = explorer.board.play, explorer.board.head
    explorer.language.value = "fr"
    assert (explorer.board.seat, explorer.board.play, explorer.board.head) == (2, play, head)
    assert explorer.status.value == '<div role="status"></div>'


def test_the_eyes_go_both_ways(explorer: Explorer) -> None:
    explorer.seat.value = 3
    assert explorer.board.seat == 3
    explorer.board.seat = None
    assert explorer.seat.value == 0
    explorer.seat.value = 1
    explorer.seat.value = 0
    assert explorer.board.seat is None


def test_another_ruling_replays_the_same_answers_and_going_back_brings_everything_back(explorer: Explorer) -> None:
    play, head = explorer.board.play, explorer.board.head
    explorer.rulings["N-01"].value = "copied"
    assert explorer.board.play.setup.ruling("N-01") == "copied"
    assert explorer.board.play is not play
    explorer.rulings["N-01"].value = "default"
    assert (explorer.board.play, explorer.board.head) == (play, head)


def test_where_a_replay_stops_is_said_in_words(explorer: Explorer) -> None:
    explorer.edition.value = "3.1"
    play = explorer.board.play
    assert play.setup.work == "PN 3.1"
    again = pnrules.load("nightmare/sample").replayed(edition="3.1", rulings={})
    assert play.points == again.play.points
    said = re.sub("<[^>]*>", "", explorer.status.value)
    assert said
    assert ("until" in said) == (again.refused is not None)


def test_rulings_are_those_of_the_edition(explorer: Explorer) -> None:
    assert "N-27" not in explorer.rulings
    explorer.edition.value = "3.1"
    assert "N-27" in explorer.rulings
    explorer.edition.value = "3.0"
    assert "N-27" not in explorer.rulings


def test_all_rulings_of_the_edition_can_be_read_those_with_another_answer_first(explorer: Explorer) -> None:
    setup = explorer.board.play.setup
    here = [ruling for ruling in setup.register.values() if "3.0" in ruling.editions]
    explorer.show_rulings.value = True
    told = " ".join(child.value for child in explorer._panel().children if hasattr(child, "value"))
    for ruling in here:
        assert (ruling.id in explorer.rulings) == bool(ruling.others)
        assert (f"{ruling.id}." in told) != bool(ruling.others)


@pytest.mark.long
def test_a_ruling_is_found_by_its_id_and_by_words_in_the_readers_language(explorer: Explorer) -> None:
    def shown() -> list[str]:
        panel = explorer._panel()
        switches = [id for id, box in panel._boxes.items() if box.layout.display is None]
        return sorted([*switches, *re.findall(r"<b>(N-\d+)", panel._settled.value)])

    explorer.show_rulings.value = True
    everything = shown()
    assert len(everything) > 50
    explorer.find.value = "n-34"
    assert shown() == ["N-34"]
    explorer.find.value = "SUBROUTINE dealt"
    english = shown()
    assert 0 < len(english) < len(everything)
    explorer.language.value = "fr"
    assert shown() != english
    explorer.find.value = ""
    assert shown() == everything
    explorer.find.value = "no such words"
    assert shown() == []


def test_the_rulings_are_made_when_somebody_wants_to_see_them(explorer: Explorer) -> None:
    """Most pages have several boards, and each ruling's control several parts; a reader waits for all that is made."""
    assert explorer._rulings_box.children == ()
    explorer.language.value = "fr"
    explorer.edition.value = "3.1"
    assert explorer._rulings_box.children == ()
    explorer.show_rulings.value = True
    assert "N-27" in explorer.rulings
    assert explorer.find.description == words.text("fr", "explore-find")


def test_it_prints_as_the_board_does(explorer: Explorer) -> None:
    assert repr(explorer) == repr(explorer.board)
    assert explorer._repr_mimebundle_()["text/plain"] == repr(explorer.board)


def test_it_takes_a_play_and_refuses_what_is_none() -> None:
    play = pnrules.load("nightmare/sample")
    assert explore(play, lang="fr", seat=1).board.play is play
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
    one.language.value = "fr"
    assert (PAGE.lang, other.board.lang, other.language.value, english.board.lang) == ("fr", "fr", "fr", "en")
