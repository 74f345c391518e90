"""Loops as pictures: stem and cycle, for any game, in words for whoever cannot see them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import pnrules
from pnrules.kernel.scenery import Dot
from pnrules.pages.telling import draw_strategy
from pnrules.runtime_error import prove
from pnrules.runtime_error.evidence import lasso
from pnrules.runtime_error.proof.verdict import Proved
from pnrules.showing.ring import MOST_LABELS, MOST_ROUND, ring
from pnwidgets import PAGE, Evidence, clubs_and_spades, tell_loop, tell_verdict
from tests.bandwidth.table import laid

SVG = re.compile(r"<svg.*</svg>", re.DOTALL)


def picture(html: str) -> ET.Element:
    found = SVG.search(html)
    assert found is not None
    return ET.fromstring(found.group())


def dots(svg: ET.Element) -> list[ET.Element]:
    """The dots; the circle on which they lie is none."""
    return [circle for circle in svg.iter("circle") if circle.get("fill") != "none"]


def labels(svg: ET.Element) -> list[str]:
    return [text.text or "" for text in svg.iter("text")]


def test_example_1_is_drawn_as_a_stem_of_four_and_a_cycle_of_ten_positions() -> None:
    """RE, example 1: the 7♣ with which the cycle begins and to which it comes back, and the 8♦ half-way round."""
    svg = picture(tell_loop(pnrules.load("runtime_error/hearts-and-spades")).value)
    assert len(dots(svg)) == 4 + 10
    assert labels(svg) == ["7♣", "8♦"]
    assert svg.get("role") == "img"
    assert svg.get("aria-label") == (
        "A picture of the loop: the steps before it, then the loop itself. 4 steps before the loop, 10 steps in it. 7♣, then 8♦"
    )
    tops = [dot[0].text for dot in dots(svg) if len(dot)]
    assert "With PULL (2♥), P1 takes 8♦ from the discard pile." in tops


def test_example_2_is_drawn_as_a_stem_of_one_and_a_cycle_of_a_situation_for_each_size_of_the_deck() -> None:
    """RE, example 2: 42 cards go round in deck, discards, and hand, so the deck has from 0 to 41 once the input is played."""
    start = clubs_and_spades()
    start.rewind()
    verdict = prove(start.state)
    assert isinstance(verdict, Proved)
    found = lasso(verdict)
    assert found is not None
    stem, cycle = found
    assert [situation.phase for situation in stem] == ["script"]
    assert sorted(situation.size for situation in cycle) == list(range(42))
    svg = picture(tell_verdict(verdict).value)
    assert len(dots(svg)) == 1 + 42
    assert "1 situation leads into a loop of 42 situations" in str(svg.get("aria-label"))
    tag, attributes, within = Evidence(start.state).claim["drawn"]["en"]
    assert (tag, attributes) == ("svg", svg.attrib)
    assert [[child[0], child[1]] for child in within] == [[child.tag, child.attrib] for child in svg]


def test_a_strategy_that_parts_with_the_draws_is_no_lasso_and_a_refutation_none_either() -> None:
    """RE, example 2 with a king and a spare card: the king comes, or does not."""
    assert draw_strategy(prove(clubs_and_spades(spare=1, kings=1).state), "en") == ""
    assert draw_strategy(prove(clubs_and_spades(spare=0, kings=1).state), "en") == ""


def test_a_loop_of_another_game_is_drawn_too() -> None:
    """BfB: two players end their turns for two rounds, and Terminal 1 is back."""
    play = laid(players=2)
    for _ in range(4):
        play.choose("end-turn")
    found = play.lasso()
    assert found is not None
    assert len(dots(picture(tell_loop(play).value))) == len(found.stem) + len(found.cycle)


def test_a_loop_without_a_stop_of_the_program_has_no_empty_line() -> None:
    """BfB: two players end their turns for two rounds; no card is executed, so there is none to name."""
    play = laid(players=2)
    for _ in range(4):
        play.choose("end-turn")
    found = play.lasso()
    assert found is not None
    stem, cycle = len(found.stem), len(found.cycle)
    told = tell_loop(play)
    lines = re.findall(r"<li>(.*?)</li>", told.value, re.DOTALL)
    assert len(lines) == 1
    assert str(stem or "No step before") in lines[0]
    assert str(cycle) in lines[0]
    assert str(picture(told.value).get("aria-label")).endswith("in it.")


def test_the_picture_speaks_the_language_of_the_page() -> None:
    telling = tell_loop(pnrules.load("runtime_error/hearts-and-spades"))
    PAGE.lang = "fr"
    assert str(picture(telling.value).get("aria-label")).startswith("Une image de la boucle")


def test_where_no_position_came_back_nothing_is_drawn() -> None:
    assert "<svg" not in tell_loop(pnrules.load("nightmare/sample")).value


@pytest.mark.parametrize(("stem", "cycle"), [(0, 1), (1, 1), (3, 2), (200, 500), (0, 73)])
def test_however_long_it_is_the_picture_stays_small_and_everything_is_within_it(stem: int, cycle: int) -> None:
    def some(count: int) -> list[Dot]:
        return [Dot("POWER SURGE" if place % 3 == 0 else "", f"step {place}") for place in range(count)]

    svg = ET.fromstring(ring(some(stem), some(cycle), "said").markup())
    width, height = map(float, str(svg.get("viewBox")).split()[2:])
    assert width < 700
    assert height < 320
    assert len(dots(svg)) <= MOST_ROUND + 24
    assert len(labels(svg)) <= MOST_LABELS + 12
    for dot in dots(svg):
        assert 0 <= float(dot.get("cx", "")) <= width
        assert 0 <= float(dot.get("cy", "")) <= height


def test_what_people_wrote_is_text_in_the_picture_never_markup() -> None:
    svg = ring([Dot("<b>", "<i>")], [Dot("<b>", "<i>")], '"><script>').markup()
    assert "<script" not in svg
    assert "<b>" not in svg
    assert ET.fromstring(svg).get("aria-label") == '"><script>'
