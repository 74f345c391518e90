"""Cards to print: every copy of every card, in our words and with the edition's digits, and nothing that has to be fetched."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from pathlib import Path

import pytest

from pnrules import words
from pnrules.cli import main as cli
from pnrules.games import game
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import Face
from pnrules.nightmare.cards import CARDS, DECK, EDITIONS
from pnrules.showing.sheet import EDGE, ON_A_PAGE, PAGE, TRIM, sheet


def printed(page: str) -> list[tuple[str, str, str]]:
    """Name, text and foot of every card on the page."""
    form = r'<article><h2>(.*?)</h2>(?:<div class="art">.*?</div>)?<p class="text">(.*?)</p><p class="foot">(.*?)</p></article>'
    return [tuple(unescape(re.sub("<.*?>", "", part)) for part in found) for found in re.findall(form, page)]  # type: ignore[misc]


def made(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["cards", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_61_cards_are_there_under_their_printed_names(edition: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = made(capsys, "nightmare", "--edition", edition, "--lang", lang)
    found = printed(page)
    assert Counter(name for name, _, _ in found) == Counter(card.partition("#")[0] for card in DECK)
    assert len(found) == 61
    assert page.count('<section class="page">') == 7  # six of nine, and seven cards more
    assert {foot for _, _, foot in found} == {f"PN {edition}, {name}" for name in CARDS}
    assert f'<html lang="{lang}">' in page


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_digits_on_a_card_are_those_that_its_edition_prints(edition: str, lang: str) -> None:
    """A number that the edition prints as a word is a word: so INCREMENT can change exactly what is a digit."""
    for face in Showing.of(game("nightmare")).faces(edition, lang):
        digits = {int(number) for number in re.findall(r"\d+", face.text)}
        assert digits == set(CARDS[face.name].numbers[edition]), face.name


def test_the_house_deck_has_its_green_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    page = made(capsys, "bandwidth")
    assert '<h2>GOTO 10<span class="corner">' in page
    assert "<h2>Firewall</h2>" in page  # an event has no green number
    assert ("X+1" in page, "X−1" in page) == (True, True)


@pytest.mark.parametrize(("name", "kinds"), [("nightmare", 34), ("bandwidth", 7)])
def test_every_kind_is_printed_with_a_picture_of_its_own(name: str, kinds: int, capsys: pytest.CaptureFixture[str]) -> None:
    """In Battle for Bandwidth: four functions, of which a pass goes one way or the other, and two events."""
    page = made(capsys, name)
    pictures = re.findall(r'<div class="art">(.*?)</div>', page)
    assert len(pictures) == page.count("<article>")
    assert len(set(pictures)) == kinds


@pytest.mark.parametrize(("lang", "terminal"), [("en", "Send to terminal"), ("fr", "Envoyer à un terminal")])
def test_the_house_deck_says_where_the_rulebook_has_each_kind(
    lang: str, terminal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pass with an X in it stands by itself."""
    names = ("Pass", "Pass X", terminal, "GOTO", "Function", "Cut and Paste", "Firewall")
    feet = set(re.findall(r'<p class="foot">(.*?)</p>', made(capsys, "bandwidth", "--lang", lang)))
    assert {re.sub("<.*?>", "", foot) for foot in feet} == {f"BfB, {name}" for name in names}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_game_of_ordinary_cards_and_an_unknown_edition_are_refused_in_words(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "runtime_error", "--lang", lang]) == 2
    assert capsys.readouterr().err == f"runtime_error: $: {words.text(lang, 'cli-no-cards')}\n"
    assert cli.main(["cards", "nightmare", "--edition", "9", "--lang", lang]) == 2
    assert (
        capsys.readouterr().err
        == f"nightmare: edition: {words.text(lang, 'problem-unknown-edition', edition='9', known='3.0, 3.1')}\n"
    )


def test_the_file_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.html"
    assert cli.main(["cards", "nightmare", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == made(capsys, "nightmare")


def test_nine_cards_fit_the_page_with_room_for_the_marks() -> None:
    assert ON_A_PAGE == 9
    assert all(edge >= 10 and 2 * edge + 3 * part == whole for edge, part, whole in zip(EDGE, TRIM, PAGE, strict=True))


def test_texts_stay_texts_and_nothing_is_fetched() -> None:
    nasty = "<script>alert(1)</script>"
    page = sheet(nasty, nasty, [Face(nasty, nasty, nasty, 10, nasty)], "en")
    assert "<script" not in page
    assert re.search(r"https?:|src=|href=|@import|url\(", page) is None
    assert page.count("<article>") == 10
    assert page.count('<section class="page">') == 2
