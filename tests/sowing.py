"""Kalah and a game that `pnrules new` wrote, in a browser: learnt, practised and played by what the front page leads to."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from learning import learn
from playwright.sync_api import Locator, Page, expect
from sites import READY
from tables import MOST_CHOICES, my_turn, to_the_end

import pnrules
from pages import BOARD, PATIENCE, fits
from pnrules import players, words
from pnrules.cli.main import main
from pnrules.teaching import tracks
from tests.plugin.site import KALAH, offer
from tests.plugin.taught import forgetting

PHONE = {"width": 390, "height": 844}
FRONT = "section.pn-front:visible"
NEW, NAMED = "river_stones", "River Stones"
"""The generated game."""
PLACES = (*(f"A{pit}" for pit in range(1, 7)), "A", *(f"B{pit}" for pit in range(1, 7)), "B")
"""Those of Kalah, as `seeds` has them in a scenario."""
MOST_EXERCISES = 3


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Both games lie in a folder as if they were installed there, and are installed here and now."""
    site.mkdir(parents=True, exist_ok=True)
    shutil.copytree(KALAH / "kalah", site / "kalah", ignore=shutil.ignore_patterns("__pycache__"))
    offer(site, "kalah", "kalah = kalah.game:GAME")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(site.parent)
        assert main(["new", NAMED, "--folder", "new"]) == 0
    shutil.copytree(site.parent / "new" / NEW / NEW, site / NEW)
    offer(site, NEW, f"{NEW} = {NEW}.game:GAME")
    with forgetting(site):
        yield


class Visitor:
    """Somebody who comes to the front page on a phone, and reads French.

    page  where
    home  the front page's address
    """

    def __init__(self, page: Page, home: str) -> None:
        self.page, self.home = page, home
        page.set_viewport_size(PHONE)

    def front(self) -> Locator:
        """The front page."""
        self.page.goto(self.home)
        front = self.page.locator(FRONT)
        expect(front).to_be_visible(timeout=PATIENCE)
        return front

    def board(self) -> Locator:
        """The board of a page that was gone to, once Python answers."""
        self.page.locator(READY).wait_for(timeout=4 * PATIENCE)  # the first visit of a site compiles it
        board = self.page.locator(BOARD).first
        board.wait_for(state="visible", timeout=PATIENCE)
        return board

    def learns(self, game: str) -> None:
        """The game's first lesson, to its end, with the wrong moves that there are."""
        self.front().locator(f"[data-game={game}] .pn-start").first.click()
        board = self.board()
        assert fits(self.page)
        learn(board, tracks.track(game).names[0], "fr")
        expect(board.locator(".pn-lesson-over")).to_be_visible()

    def practises(self, game: str) -> None:
        """A few exercises of the game, of each of which the first answer is tried."""
        self.front().locator(f"[data-game={game}] .pn-train").click()
        board = self.board()
        for _ in range(MOST_EXERCISES):
            board.locator(".pn-choice .pn-option").first.click()
            expect(board.locator(".pn-verdict")).to_be_visible()
            assert fits(self.page)
            board.locator(".pn-next-level").click()
            expect(board.locator(".pn-verdict")).to_have_count(0)

    def deals(self, game: str) -> Locator:
        """A game against the weakest opponent. Nothing is left to chance in it, so there is no number to be seen."""
        form = self.front().locator(f".pn-deal:has(input[value={game}])")
        expect(form.locator("[name=players]")).to_be_visible()
        expect(form.locator("[name=seed]")).to_be_hidden()
        form.locator("select[name=who]").select_option("randi")
        form.locator("[name=players]").select_option("2")
        form.locator("button[type=submit]").click()
        return self.board()

    def wins_at_kalah(self) -> None:
        """Against who plays at random, by looking at what follows each choice."""
        board = self.deals("kalah")
        expect(board.locator(".pn-title")).to_have_text("Le kalah")
        assert fits(self.page)
        for _ in range(MOST_CHOICES):
            if my_turn(board) == "over":
                break
            sows(board)
        expect(board.locator(".pn-ending")).to_contain_text("Vous avez gagné")
        assert fits(self.page)

    def plays_to_the_end(self, game: str) -> None:
        """The first choice each time."""
        board = self.deals(game)
        expect(board.locator(".pn-title")).to_have_text(words.text("fr", f"game-{game}"))
        to_the_end(board)


def sows(board: Locator) -> None:
    """Presses the pit that a bot would sow which looks at what follows, and waits until the seeds have moved."""
    seeds = [int(board.locator(f".pn-tile[data-card={place}] .pn-tile-number").inner_text()) for place in PLACES]
    head = {"format": 1, "game": "kalah", "edition": "1", "version": 1, "title": "t", "players": [{}, {}]}
    play = pnrules.load({**head, "seeds": seeds})
    _, pit = players.bot("greedy", 1)(play.setup.game.view(play.state, 1))
    before = board.get_attribute("data-head")
    board.locator(f".pn-tile[data-card={pit}]").click()
    expect(board).not_to_have_attribute("data-head", before or "", timeout=PATIENCE)


def kept(site: Path) -> int:
    """How many files of a site a browser keeps for a visit without a network."""
    return len(json.loads((site / "files.json").read_text(encoding="utf-8"))["files"])
