"""The report for designers: what stands out of records made by hand, and the command as a designer uses it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest

import pnrules
from pnrules.__main__ import main
from pnrules.lab import report
from pnrules.lab.records import CardRow, RoundRow
from tests.lab.test_questions import game, sample


def names(found: report.Report) -> list[tuple[str, str | int | None]]:
    return [(each.name, each.about) for each in found.findings]


def test_a_player_who_wins_too_often_stands_out_and_an_even_game_does_not() -> None:
    assert names(report.report(sample([game(number, "1" if number < 30 else "2") for number in range(40)]))) == [
        ("often", 1),
        ("seldom", 2),
    ]
    assert names(report.report(sample([game(number, "1" if number % 2 else "2") for number in range(40)]))) == []


def test_draws_and_games_without_an_end_stand_out() -> None:
    games = [game(number, "1;2") for number in range(20)] + [game(number, "", 9, "not-ended") for number in range(20, 40)]
    assert names(report.report(sample(games))) == [("endless", None), ("drawn", None)]


def test_a_leader_who_always_wins_stands_out_with_the_round() -> None:
    games = [game(number, str(1 + number % 2)) for number in range(60)]
    rows = [
        RoundRow(number, round, 9, 4, seat, 5 if round == 2 and seat == 1 + number % 2 else 1)
        for number in range(60)
        for round in (1, 2, 3)
        for seat in (1, 2)
    ]
    assert names(report.report(sample(games, rounds=tuple(rows)))) == [("runaway", 2)]


def cards(name: str, games: Sequence[int], seat: int, chosen: int) -> tuple[CardRow, ...]:
    return tuple(CardRow(number, seat, name, 1, chosen, 0, 0, 0) for number in games)


def test_strong_weak_and_dead_cards_stand_out() -> None:
    """Whoever is dealt GOOD wins, whoever is dealt BAD loses, DEAD lies in every hand and is used once, and EVEN does nothing."""
    games = [game(number, str(1 + number % 2)) for number in range(60)]
    rows = tuple(
        row
        for number in range(60)
        for row in (
            *cards("GOOD", [number], 1 + number % 2, 1),
            *cards("BAD", [number], 2 - number % 2, 1),
            *cards("DEAD", [number], 1, int(number == 7)),
            *cards("EVEN", [number], 1, 1),
        )
    )
    found = report.report(sample(games, cards=rows))
    assert sorted(names(found)) == [("dead", "DEAD"), ("strong", "GOOD"), ("weak", "BAD")]
    dead = next(each for each in found.findings if each.name == "dead")
    assert dead.figure.value == pytest.approx(1 / 60)
    assert dead.example is not None
    assert dead.example.game == 0


# --- the command --------------------------------------------------------------------------------------------------------

MINE = Path(__file__).parents[2] / "pnrules/bandwidth/decks/house.json"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["lab", *arguments]) == 0
    return capsys.readouterr().out


def test_a_card_set_s_file_is_measured_and_its_examples_open(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = json.loads(MINE.read_text(encoding="utf-8"))
    mine["cards"] = [card for card in mine["cards"] if card["name"] != "Firewall"]
    (tmp_path / "my-deck.json").write_text(json.dumps(mine), encoding="utf-8")
    asked = (str(tmp_path / "my-deck.json"), "--games", "40", "--processes", "1", "--players", "2")
    told = json.loads(printed(capsys, *asked, "--json"))
    assert (told["game"], told["games"], len(told["players"])) == ("bandwidth", 40, 2)
    assert [each["question"] for each in told["answers"]] == ["ends", "length", "seats", "points", "cards"]
    seats = told["answers"][2]["lines"]
    assert sum(line["win"]["value"] for line in seats) == pytest.approx(1)
    used = {line["card"] for line in told["answers"][4]["lines"]}
    assert "Cut and Paste" in used
    assert "Firewall" not in used
    assert printed(capsys, *asked).count("\n") > 30
    link = printed(capsys, *asked, "--open", "3", "--at", "5").strip()
    play = pnrules.load(link)
    assert not play.over
    play.goto(max(play.leaves()))
    assert play.over


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value for name, value in attributes if name == "href" and value]


def test_the_page_needs_nothing_else_and_leads_to_games(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(
        capsys,
        "bandwidth",
        "--games",
        "35",
        "--processes",
        "1",
        "--html",
        "--lang",
        "fr",
        "--address",
        "https://example.org/p.html",
    )
    page = Page(text)
    assert '<html lang="fr">' in text
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    assert page.tags.count("table") == 5
    assert page.links
    assert all(each.startswith("https://example.org/p.html#play=") for each in page.links)
    assert pnrules.load(page.links[0]).setup.game.name == "bandwidth"


def test_without_an_address_the_links_can_be_copied(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "bandwidth", "--games", "35", "--processes", "1", "--html")
    (first, *_) = re.findall(r"<code>(#play=[^<]*)</code>", text)
    assert pnrules.load(first).setup.game.name == "bandwidth"


def test_few_games_are_said_to_be_few(capsys: pytest.CaptureFixture[str]) -> None:
    assert "little can be said" in printed(capsys, "nightmare", "--games", "2", "--processes", "1")


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (("bandwith",), "GAME"),
        (("bandwidth", "--players", "7"), "--players"),
        (("bandwidth", "--bots", "genius"), "genius"),
        (("bandwidth", "--rulings", "B-01"), "--rulings"),
        (("no/such.json",), "no/such.json"),
    ],
)
def test_what_cannot_be_measured_is_told_with_its_place(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], place: str
) -> None:
    assert main(["lab", *arguments, "--games", "1", "--processes", "1"]) == 2
    assert place in capsys.readouterr().err
