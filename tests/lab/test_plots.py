"""Answers as pictures: every mark leads to the game of its line, and says what the table says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pnrules.lab import plots
from pnrules.lab.answers import answer
from pnrules.lab.questions import CARDS, LENGTH, POINTS, SEATS
from pnrules.lab.records import RoundRow
from pnrules.lab.samples import Example, Sample
from tests.lab.test_questions import card, game, sample

GAMES = [game(number, str(1 + (number % 4 == 0))) for number in range(40)]
"""Player 1 wins 30 of 40 games: the first is game 1. Player 2 wins game 0."""


def key(example: Example) -> str:
    return f"0-{example.game}" + ("" if example.choice is None else f"-{example.choice}")


def every(shape: list[Any]) -> Iterator[list[Any]]:
    yield shape
    for each in shape[2]:
        if isinstance(each, list):
            yield from every(each)


def marks(shape: list[Any] | None) -> list[tuple[str, str]]:
    """Each mark: which game it opens, and what it says."""
    assert shape is not None
    return [(each[1]["data-opens"], each[2][0][2][0]) for each in every(shape) if "data-opens" in each[1]]


def texts(shape: list[Any] | None) -> list[str]:
    assert shape is not None
    return [each[2][0] for each in every(shape) if each[0] == "text"]


@pytest.mark.long
def test_a_mark_leads_to_the_game_of_its_line_and_says_the_figure() -> None:
    """30 of 40 are 75 %, whose interval (Wilson) is 60 to 86."""
    found = marks(plots.drawn(answer(SEATS, [(sample(GAMES),)]), "en", key))
    assert found == [("0-1", "player 1: 75% (60 to 86)"), ("0-0", "player 2: 25% (14 to 40)")]


def test_in_french_the_picture_is_written_as_french() -> None:
    shape = plots.drawn(answer(SEATS, [(sample(GAMES),)]), "fr", key)
    assert [says for _, says in marks(shape)] == [
        "joueur 1\N{NO-BREAK SPACE}: 75\u202f% (60 à 86)",
        "joueur 2\N{NO-BREAK SPACE}: 25\u202f% (14 à 40)",
    ]
    assert {"joueur 1", "joueur 2", "victoires", "0\u202f%"} <= set(texts(shape))


def test_points_are_two_ways_whose_marks_differ_in_shape() -> None:
    rows = tuple(
        RoundRow(number, round, 9, 4 * round, seat, 2 * round if seat == 1 else 1)
        for number in range(40)
        for round in (1, 2, 3)
        for seat in (1, 2)
    )
    shape = plots.drawn(answer(POINTS, [(sample(GAMES, rounds=rows),)]), "en", key)
    opened = [opens for opens, _ in marks(shape)]
    assert opened == ["0-0-4", "0-0-8"] * 2  # the leader, player 1, loses game 0
    drawn = {each[1]["d"] for each in every(shape or []) if each[0] == "path" and each[1].get("id", "").startswith("C")}
    assert len(drawn) != 1


def test_a_line_without_the_figure_has_no_mark_and_the_first_figure_that_there_is_is_drawn() -> None:
    """The card was dealt to nobody, so nothing compares those who were; it was used by the winner of each game."""
    rows = tuple(card(number, 1 + (number % 4 == 0), chosen=1) for number in range(40))
    shape = plots.drawn(answer(CARDS, [(sample(GAMES, cards=rows),)]), "en", key)
    assert len(marks(shape)) == 1
    assert "used: wins more, in points of percent" in texts(shape)


def test_it_is_made_of_what_a_board_draws_and_of_its_colours() -> None:
    shape = plots.drawn(answer(SEATS, [(sample(GAMES),)]), "en", key)
    assert {each[0] for each in every(shape or [])} <= {"svg", "g", "path", "text", "title", "defs", "use", "a"}
    written = str(shape)
    assert "#0" not in written.replace("href", "")
    assert "currentColor" in written
    assert "var(--accent)" in written
    assert shape == plots.drawn(answer(SEATS, [(sample(GAMES),)]), "en", key)


def test_nothing_is_drawn_of_nothing_and_without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plots.drawn(answer(SEATS, [(Sample(sample(GAMES).experiment, sample([])._source, 0),)]), "en", key) is None
    monkeypatch.setattr(plots, "find_spec", lambda _: None)
    assert plots.drawn(answer(LENGTH, [(sample(GAMES),)]), "en", key) is None
