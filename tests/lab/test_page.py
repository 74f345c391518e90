"""`make numbers`, small: each question of the page says on how many games it stands, and nothing is said of too few."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnrules.games import BUILT_IN, game
from pnrules.lab.asked import Asked, everybody_random, under_both
from pnrules.lab.questions import QUESTIONS, RULINGS, SEATS
from tests.lab import page

TWO = everybody_random("bandwidth", 2)
OTHER = TWO._replace(rulings=(("B-01", "no-shuffle"),))


def test_every_question_is_asked_and_every_other_reading_of_a_ruling() -> None:
    assert {asked.question for asked in page.ASKED} == set(QUESTIONS)
    compared = {other.rulings for _, other in under_both()}
    for name in BUILT_IN:
        edition = next(iter(game(name).works))
        for ruling in game(name).register.values():
            if edition in ruling.editions:
                assert {((ruling.id, other),) for other in ruling.others} <= compared


def test_each_experiment_has_a_folder_of_its_own() -> None:
    experiments = {each for asked in page.ASKED for group in asked.groups for each in group}
    assert len({page.folder(each) for each in experiments}) == len(experiments)


def test_the_page_says_on_how_many_games_it_stands_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "KEPT", tmp_path)
    monkeypatch.setattr(page, "ASKED", (Asked(SEATS, ((TWO,),)), Asked(RULINGS, ((TWO, OTHER),))))
    assert list(page.play(8)) == [TWO, OTHER]
    assert "##" not in page.page(page.kept)  # eight games are too few
    assert list(page.play(31)) == [TWO, OTHER]
    told = page.page(page.kept)
    assert [line for line in told.splitlines() if line.startswith("## ")] == [
        "## Is it better to go first?",
        "## How much does each ruling change?",
    ]
    assert told.count("Games of each set-up: 31, deal number `numbers`, games 0 to 30.") == 2
    assert "| B-01=no-shuffle |" in told
    assert told == page.page(page.fresh(31))
