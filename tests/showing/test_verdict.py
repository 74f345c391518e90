"""A question at the table, settled: the steps with their rules, and the rulings that decide, each answer with its end."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import pnrules
from pnrules import words
from pnrules.kernel.errors import NoSuchNode, Refused
from pnrules.kernel.state import CHANCE
from pnrules.showing import verdict, verdict_sheet
from pnrules.showing.verdict import Wish, judged

DEFENDED = "nightmare/rulings/n-04"
"""P1 executes DEFEND, which covers the next 2 executed cards; P2 executes a SUBROUTINE with BUG and BUG."""
FLAT = "PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP"
TABLE = "BfB | actions=1 Pass_1_↻ . GOTO_20 / Terminal_X f=Pass_3_↺ | token 2 Firewall | * first Pass_1_↻"


def test_a_ruling_that_decides_is_shown_with_the_points_of_both_answers() -> None:
    # DEFEND costs P1 a point (9, 10). Ours: it covers the SUBROUTINE and one BUG, which costs P2 one; the other costs both.
    # By the other answer only cards under the PC count: both BUGs belong to the SUBROUTINE, and neither costs P1 anything.
    found = judged(pnrules.load(DEFENDED))
    assert found.play.points == (8, 8)
    assert [(each.id, [(answer.name, answer.replay.play.points) for answer in each.answers]) for each in found.decided] == [
        ("N-04", [("under-the-pc", (9, 8))])
    ]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_both_answers_are_told_from_where_they_part(lang: str) -> None:
    told = verdict.told(judged(pnrules.load(DEFENDED)), lang)
    ours, other = told["ruled"][0]["answers"]
    assert (ours["holds"], other["holds"]) == (True, False)
    assert (ours["says"], other["says"]) == (
        words.text(lang, "ruling-n-04.default"),
        words.text(lang, "ruling-n-04.other-under-the-pc"),
    )
    for answer, points in ((ours, "P1 8 · P2 8"), (other, "P1 9 · P2 8")):
        assert answer["came"] is not None
        assert answer["came"]["steps"][0]["number"] == answer["shared"] + 1
        assert answer["came"]["steps"][0]["points"] == points
        assert points in answer["came"]["ends"][0]


def test_a_ruling_on_which_steps_rest_and_that_changes_nothing_has_our_answer_alone() -> None:
    told = verdict.told(judged(pnrules.load(DEFENDED)), "en")
    quiet = {ruled["id"]: ruled for ruled in told["ruled"] if not ruled["decides"]}
    assert "N-41" in quiet
    assert [answer["came"] for ruled in quiet.values() for answer in ruled["answers"]] == [None] * len(quiet)


def test_it_is_said_that_rulings_are_tried_one_at_a_time_where_any_matters() -> None:
    for lang in ("en", "fr"):
        said = words.text(lang, "verdict-singly")
        told = verdict.told(judged(pnrules.load(DEFENDED)), lang)
        assert told["ruled"]
        assert said in verdict_sheet.as_text(told)
        assert said in verdict_sheet.as_page(told)
        told["ruled"] = []
        assert said not in verdict_sheet.as_text(told)


def test_what_is_refused_is_told_with_the_rule_that_forbids_it() -> None:
    found = judged(pnrules.load(FLAT), wish=Wish(1, ("break-pay",)))
    assert isinstance(found.refused, Refused)
    assert found.refused.cite is not None
    assert (found.refused.cite.work, found.refused.cite.place) == ("PN 3.0", "break")
    told = verdict.told(found, "en")
    assert told["refused"] is not None
    assert told["refused"]["words"] == "There is nothing to stop, because the program is not running."
    assert told["came"]["ends"] == verdict.told(judged(pnrules.load(FLAT)), "en")["came"]["ends"]


def test_a_ruling_that_allows_what_is_refused_decides() -> None:
    # B-06: may a player take fewer than 2 actions? Ours: yes. The other answer: only when no action is possible.
    play = pnrules.load(TABLE.replace("BfB", "BfB B-06=must"))
    found = judged(play, wish=Wish(2, ("end-turn",)))
    assert found.refused is not None
    told = verdict.told(found, "en")
    (answers,) = (each["answers"] for each in told["ruled"] if each["id"] == "B-06")
    assert [(answer["name"], answer["holds"], answer["allowed"]) for answer in answers] == [
        ("must", True, False),
        ("default", False, True),
    ]


def test_a_wish_that_is_allowed_is_done() -> None:
    found = judged(pnrules.load(FLAT), wish=Wish(1, ("run", "RUN")))
    assert found.refused is None
    assert ("run", "RUN") in [step.answer for step in found.play.steps(found.play.head)]


def test_what_the_budget_does_not_allow_is_named() -> None:
    play = pnrules.load(DEFENDED)
    found = judged(play, budget=0)
    switchable = [id for id, each in play.setup.register.items() if each.others and play.setup.edition in each.editions]
    assert (found.decided, list(found.untried)) == ((), switchable)
    assert verdict.told(found, "en")["untried"] == switchable


@pytest.mark.parametrize("name", ["nightmare/sample", "bandwidth/example", "runtime_error/sample-round"])
def test_a_verdict_may_begin_in_the_midst_of_a_play_and_the_draws_come_out_the_same(name: str) -> None:
    play = pnrules.load(name)
    for node in play.line():
        own = play.since(node)
        assert (own.start, own.state.board, own.state.ask) == (play.state_at(node), play.state.board, play.state.ask)


def test_a_verdict_begins_on_the_line_to_where_play_stands() -> None:
    play = pnrules.load(FLAT)
    play.choose("run")
    beside = play.head
    play.choose("head", "BUG", at=play.line()[0] if play.state_at(0).ask else 1)
    with pytest.raises(NoSuchNode):
        judged(play, beside)


def test_a_draw_that_is_not_known_stays_open() -> None:
    play = pnrules.load("PN 3.0 | >1SUBROUTINE | RUN | BUG")
    found = judged(play, wish=Wish(1, ("run", "RUN")))
    assert found.play.ask is not None
    assert found.play.ask.who == CHANCE
    assert "Chance: which card does P1 draw?" in verdict.told(found, "en")["came"]["ends"][-1]
    assert "Le hasard\u00a0: P1 pioche. Quelle carte" in verdict.told(found, "fr")["came"]["ends"][-1]


class Reading(HTMLParser):
    """Whether every element that is opened is closed, and what the page says."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.pictures: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.pictures.append(dict(attrs)["src"])
        elif tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def spaced(text: str) -> str:
    """A text with one space wherever it has any."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_page_of_a_verdict_needs_nothing_else_and_holds_all_of_it(lang: str) -> None:
    told = verdict.told(judged(pnrules.load(DEFENDED)), lang)
    page = Reading()
    page.feed(verdict_sheet.as_page(told))
    assert page.open == []
    assert [(each or "").partition(",")[0] for each in page.pictures] == ["data:image/svg+xml;base64"] * 2
    said, text = spaced(" ".join(page.said)), spaced(verdict_sheet.as_text(told))
    for each in (told["line"], *(step["words"] for step in told["came"]["steps"]), *told["came"]["ends"]):
        assert spaced(each) in said
        assert spaced(each) in text
    for ruled in told["ruled"]:
        assert words.text(lang, "verdict-decides" if ruled["decides"] else "verdict-rests", id=ruled["id"]) in said
        assert spaced(ruled["question"]) in text


def test_what_players_are_called_is_text_and_no_markup() -> None:
    play = pnrules.load("PN 3.0 | >1BUG | 'A & B' RUN | ZAP")
    page = verdict_sheet.as_page(verdict.told(judged(play), "en"))
    assert "A &amp; B" in page
    assert "A & B" not in page
