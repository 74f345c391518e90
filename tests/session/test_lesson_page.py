"""A lesson as a page of its own, and as a worksheet: whole, and safe whatever its author wrote."""

from __future__ import annotations

import re
from typing import Any

import pytest

import pnrules
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, PnError
from pnrules.session import BoardSession, LessonSession, lesson_page
from pnrules.studio import drafts, sentences, worksheet
from pnrules.studio.drafts import Draft
from tests.studio.making import POSITION, TITLE, made

HOSTILE = "</script><script>alert(1)</script><!--pn-script--><img src=x onerror=alert(2)>"


def page_of(draft: Draft, lang: str = "en") -> str:
    session = LessonSession("mine", {"mine": dict(draft.data)}, lang)
    session.unfold()
    return lesson_page.page(session.traits, lang)


def undressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_page, "_dresses", [])


def test_it_is_marked_where_nobody_has_said_what_the_board_consists_of(monkeypatch: pytest.MonkeyPatch) -> None:
    undressed(monkeypatch)
    html = page_of(made())
    assert [html.count(mark) for mark in (lesson_page.SCRIPT, lesson_page.STYLE, lesson_page.NOTICES)] == [1, 1, 1]


def test_what_is_said_goes_in_place_of_the_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    undressed(monkeypatch)
    lesson_page.dressed_by(lambda: {lesson_page.SCRIPT: '"s"', lesson_page.STYLE: "p{}", lesson_page.NOTICES: "n"})
    html = page_of(made())
    assert "<!--pn-" not in html
    assert '<script type="application/json" id="pn-bundle">"s"</script>' in html


def test_it_opens_in_the_language_in_which_it_was_made_and_has_both() -> None:
    html = page_of(made(), "fr")
    assert '<html lang="fr">' in html
    assert f"<title>{TITLE['fr']}</title>" in html
    assert "BUG puts you both out." in html
    assert "BUG vous élimine tous les deux." in html


@pytest.mark.parametrize("place", ["title", "lesson.beats[0].says", "lesson.beats[1].do.hint", "lesson.beats[1].do.right"])
def test_nothing_that_an_author_writes_becomes_markup_or_a_mark(place: str) -> None:
    """What looks like markup is refused before there is a page."""
    with pytest.raises(BadInput, match=re.escape(place)):
        page_of(sentences.written(made(), place, "en", HOSTILE))


def test_quotation_marks_and_ampersands_stay_what_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    undressed(monkeypatch)
    draft = sentences.written(made(), "title", "en", 'Tom & "Ann"')
    for html in (page_of(draft), worksheet.sheet(draft.scenario, "en")):
        assert "<title>Tom &amp; &quot;Ann&quot;</title>" in html


# --- on a board -------------------------------------------------------------------------------------------------------


def begun(text: str) -> BoardSession:
    session = BoardSession(pnrules.load(POSITION))
    session.hear({"do": "make-open", "text": text})
    return session


@pytest.mark.parametrize("form", ["page", "sheet"])
def test_a_board_is_answered_with_the_lesson_as_it_is(form: str) -> None:
    session = begun(made().text)
    before = session.traits["studio"]
    heard = session.hear({"do": f"make-{form}"})
    answer: Any = heard.answer
    assert answer["as"] == form
    assert TITLE["en"] in answer["paged"]
    assert "BUG puts you both out." in answer["paged"]
    assert heard.traits == {}
    assert session.traits["studio"] == before


@pytest.mark.parametrize("form", ["page", "sheet"])
def test_a_lesson_that_cannot_be_played_yet_is_not_given(form: str) -> None:
    session = BoardSession(pnrules.load(POSITION))
    session.hear({"do": "make", "node": session.play.head})
    assert session.hear({"do": f"make-{form}"}).answer is None
    notice = session.traits["notice"]
    assert notice is not None
    assert notice["id"] == "studio-not-yet"


# --- on paper ---------------------------------------------------------------------------------------------------------


def test_a_worksheet_has_each_sentence_with_room_for_the_answer_and_the_key_after_them() -> None:
    sheet = worksheet.sheet(made().scenario, "fr")
    questions, key = sheet.split('<section class="key">')
    assert "Chacun a 1 point." in questions
    assert "Gagnez." in questions
    assert questions.count(worksheet.ROOM) == 1
    assert "<svg" in questions
    assert "élimine" not in questions
    assert "Vous avez gagné." in key
    assert "BUG vous élimine tous les deux." in key
    assert "ZAP pouvait éliminer Ben." in key


def test_the_answers_are_numbered_as_the_sentences_are() -> None:
    found = drafts.opened("nightmare/learn/04-turn-round").lesson.beats
    asked = [number for number, beat in enumerate(found, 1) if beat.do is not None]
    sheet = worksheet.sheet(scenario.load("nightmare/learn/04-turn-round"), "en")
    assert [int(number) for number in re.findall(r'<li value="(\d+)">', sheet)] == asked


def test_what_has_no_lesson_has_no_worksheet() -> None:
    with pytest.raises(PnError, match="nightmare/sample"):
        worksheet.sheet(scenario.load("nightmare/sample"), "en")
