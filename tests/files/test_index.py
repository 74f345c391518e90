"""The index of scenarios, places and rulings is as the scenarios make it, and every citation leads to the reference."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.cli import rule
from pnrules.files import expectation, index, scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.citations import Citation
from pnrules.words import rulebooks
from tests.nightmare.card_page import PACKAGE


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_index_is_what_make_cards_would_write(name: str) -> None:
    assert (PACKAGE / name / index.FILE).read_text(encoding="utf-8") == index.text(name), "make cards"


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_citation_of_a_scenario_and_of_its_steps_leads_to_the_reference_and_what_it_expects_comes_true(name: str) -> None:
    nowhere, unmet = {}, {}
    for each in scenario.of_game(name):
        found = scenario.load(each)
        play = found.play()
        cited = {touch.cite for touch in index.touched(play, found)} - {None}
        assert cited, each
        cited |= {Citation(*reason["cite"]) for reason in found.data.get("because", [])}
        nowhere[each] = cited - set(rulebooks.entries())
        unmet[each] = expectation.unmet(play, found.data.get("expect", {}))
    assert {each: cited for each, cited in nowhere.items() if cited} == {}
    assert {each: told for each, told in unmet.items() if told} == {}


def test_every_ruling_of_the_index_is_in_a_register() -> None:
    registers = {id for name in BUILT_IN for id in game(name).register}
    assert set(index.build()["rulings"]) <= registers
    assert {id for found in index.build()["places"].values() for id in found["rulings"]} <= registers


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_place_is_shown_with_its_rulings_and_scenarios_and_a_ruling_with_its_places(lang: str) -> None:
    colon = {"en": ": ", "fr": "\u00a0: "}[lang]
    place = rule.shown("PN 3.0 SUBROUTINE", lang)
    assert "N-45" in place
    assert f"nightmare/cards/subroutine-plain{colon}" in place
    ruling = rule.shown("N-45", lang)
    assert "PN 3.0, SUBROUTINE" in ruling
    assert f"nightmare/rulings/n-45{colon}" in ruling


def test_of_many_scenarios_those_named_after_it_come_first_and_the_others_are_counted() -> None:
    found = index.scenarios_of(Citation("PN 3.0", "card-copy"))
    own = [name for name in found if name.rpartition("/")[2].startswith("copy-")]
    assert len(own) > 2
    assert list(found[: len(own)]) == own
    shown = [line for line in rule.shown("PN 3.0 COPY", "en").splitlines() if line.startswith("  ")]
    assert len(shown) == rule.MOST_SHOWN + 1
    assert shown[-1] == f"  and {len(found) - rule.MOST_SHOWN} more"


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_place_and_ruling_of_a_game_can_be_shown(name: str) -> None:
    works = set(game(name).works.values())
    for lang in words.LANGUAGES:
        for place in rulebooks.entries():
            if place.work in works:
                assert rulebooks.account(place, lang) in rule.shown(f"{place.work} {place.place}", lang)
        for id in game(name).register:
            assert rule.shown(id, lang).startswith(id)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_rulebook_by_its_name_leads_to_all_its_places_and_rulings(name: str, lang: str) -> None:
    register = game(name).register
    for edition, work in game(name).works.items():
        said = [line.split() for line in rule.shown(work, lang).splitlines()]
        places = [place for place in rulebooks.entries() if place.work == work]
        for place in places:
            assert f"{work} {place.place} {rulebooks.title(place, lang)}".split() in said
        arising = [ruling for ruling in register.values() if edition in ruling.editions]
        for ruling in arising:
            assert f"{ruling.id} {words.text(lang, ruling.message)}".split() in said
        assert len(said) == len(places) + len(arising) + 4  # what it is, two lines of who made it, and what to write


@pytest.mark.parametrize(
    "printed",
    [
        "Overview", "Starting the Game", "Your Turn", "Event Cards", "Code Cards", "After Your Turn", "Running the Program",
        "Ending the Round", "Winning the Game", "Example program", "Cut and Paste", "GOTO",
    ],
)  # fmt: skip
def test_a_section_of_bfb_is_found_by_the_name_that_is_printed(printed: str) -> None:
    assert rule.shown(f"BfB {printed}", "en").casefold().startswith(f"bfb, {printed.casefold()}")
