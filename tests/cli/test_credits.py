"""Who made the games: in both languages, with each game, and that nothing here is official."""

from __future__ import annotations

from html import escape

import pytest

from pnrules import games, words
from pnrules.cli import rule
from pnrules.games import game
from pnrules.showing.sheet import card_sheet
from pnrules.words.rulebooks import credits

MADE = {
    "nightmare": ("Tom Jolly", "Jolly Games", "1998", "2000", "PN 3.1", "Jean-Marc Tribet"),
    "bandwidth": ("Michael Keller",),
    "runtime_error": ("Necolai McIntosh",),
}
"""As the rulebooks name them."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", games.BUILT_IN)
def test_each_game_names_who_made_it_and_who_translated_it(name: str, lang: str) -> None:
    made, ours = credits(name, lang)
    assert [who for who in MADE[name] if who not in made.replace("\N{NO-BREAK SPACE}", " ")] == []
    assert ours == words.text(lang, "credits-ours")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", games.BUILT_IN)
def test_a_rulebook_s_contents_begin_with_it(name: str, lang: str) -> None:
    for work in game(name).works.values():
        assert rule.shown(work, lang).splitlines()[1:3] == credits(name, lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_printed_page_of_cards_says_it_once(lang: str) -> None:
    page = card_sheet(game("nightmare"), "3.0", lang)
    said = escape(" ".join(credits("nightmare", lang)))
    assert page.count(f'<p class="credits">{said}</p>') == page.count('<section class="page">') == 7


def test_a_game_that_says_nothing_has_no_credits() -> None:
    assert credits("no-such-game", "en") == []
