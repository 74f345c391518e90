"""The page of all cards says what there is, and every card and ruling has its scenarios."""

from __future__ import annotations

from functools import cache

import pytest

import pnrules
from pnrules.files import index
from pnrules.nightmare.cards import CARDS, EDITIONS, Card
from pnrules.nightmare.rulebook.register import REGISTER
from tests.nightmare import card_page


@cache
def rows() -> dict[str, card_page.Row]:
    """The rows of the page by card."""
    return {row.card: row for row in card_page.rows()}


@pytest.mark.long
def test_the_page_is_what_make_cards_would_write() -> None:
    assert card_page.PAGE.read_text(encoding="utf-8") == card_page.page(), "make cards"


@pytest.mark.long
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_in_every_column(name: str) -> None:
    row = rows()[name]
    assert dict(zip(card_page.COLUMNS, row, strict=True)).items() >= {("Card", name)}
    assert all(row), f"{name} is missing from a column: {row}"


def scenarios(card: Card) -> set[str]:
    return set(rows()[card.name].scenarios.split(", "))


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.slug)
def test_every_card_has_a_plain_scenario_and_one_for_each_number_at_0_and_at_plus_1(card: Card) -> None:
    """For a card without numbers, one in which INCREMENT is refused."""
    found = scenarios(card)
    assert "plain" in found
    for edition in EDITIONS:
        numbers = len(card.numbers[edition])
        first_to_print = edition == "3.0" or not card.numbers["3.0"]
        prefix = "" if edition == "3.0" else "31-"
        if not numbers:
            assert found & {"no-number", f"{prefix}no-number"}
        elif first_to_print:
            each = [""] if numbers == 1 else ["first-", "second-"]
            assert {f"{prefix}{which}{change}" for which in each for change in ("0", "plus-1")} <= found


@pytest.mark.long
@pytest.mark.parametrize("card", [card for card in CARDS.values() if not card.one_shot], ids=lambda card: card.slug)
def test_every_card_that_is_performed_has_a_scenario_in_which_it_is_copied(card: Card) -> None:
    assert "copied" in scenarios(card)


@pytest.mark.parametrize("id", REGISTER)
def test_every_ruling_and_each_of_its_answers_has_a_scenario_and_something_in_one_rests_on_it(id: str) -> None:
    names = set(pnrules.names())
    assert f"nightmare/rulings/{id.lower()}" in names
    for other in REGISTER[id].others:
        assert f"nightmare/rulings/{id.lower()}-{other}" in names
        chosen = pnrules.load(f"nightmare/rulings/{id.lower()}-{other}").setup.ruling(id)
        assert chosen == other
    assert any(name.startswith("nightmare/rulings/") for name in index.resting_on(id))
