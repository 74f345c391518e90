"""The front page's data, and a play that a browser kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch
from xml.etree import ElementTree

import pytest
from jinja2 import Environment, FileSystemLoader

import pnrules
from pnrules import Play, words
from pnrules.files import saves
from pnrules.games import BUILT_IN, game
from pnrules.kernel.facets.showing import Showing
from pnrules.showing.cover import cover
from pnrules.showing.picture import vignette
from pnrules.teaching import tracks
from pnwidgets import Board, places
from pnwidgets.app import gallery, notebooks, pages
from pnwidgets.app.folders import Folders, served
from pnwidgets.app.sheets import address
from tests.kernel.plays import to_and_fro


def test_our_notebooks_lie_under_their_games_in_their_order() -> None:
    shown = gallery.shown(served())
    assert [each["name"] for each in shown["games"]] == ["bandwidth", "nightmare", "runtime_error"], "the easiest first"
    assert {each["name"] for each in shown["games"]} == set(BUILT_IN)
    found = {game["name"]: [Path(entry["path"]).stem for entry in game["notebooks"]] for game in shown["games"]}
    assert found["nightmare"][:3] == ["sample", "sample-31", "version-1"]
    assert found["bandwidth"][:2] == ["example", "own-cards"]
    assert found["runtime_error"][:3] == ["sample-round", "hearts-and-spades", "clubs-and-spades"]
    assert [entry["path"] for entry in shown["others"]] == ["opponents.ipynb", "teachers.ipynb"]
    assert (shown["new_game"], shown["level"]) == ("play.ipynb", "level.ipynb")
    assert shown["parts"] == ["learn", "play", "practise", "rules"]
    for each in shown["games"]:
        assert each["rules"] == f"{each['name']}/rules.ipynb"
        assert each["learn"] == (f"{each['name']}/learn.ipynb" if each["lessons"] else None)
        assert [lesson["name"] for lesson in each["lessons"]] == list(tracks.track(each["name"]).names)
    for each in shown["games"]:
        for entry in each["notebooks"]:  # under the game's name, its name is not said again
            assert not any(entry["title"][lang].startswith(each["title"][lang]) for lang in words.LANGUAGES)


def test_a_page_begins_with_what_its_first_code_shows_and_runs_in_the_same_order() -> None:
    """Its board comes first, the prose that leads up to it after; code is run in the order in which it was written."""

    def cells(kinds: str, tags: list[str]) -> list[dict[str, Any]]:
        named = {"c": "code", "m": "markdown"}
        return [{"cell_type": named[kind], "source": str(n), "metadata": {"tags": tags}} for n, kind in enumerate(kinds)]

    def order(kinds: str, *tags: str) -> str:
        read = list(map(notebooks.cell, cells(kinds, list(tags))))
        return "".join(cell.source for cell in notebooks.board_first(read, read))

    assert order("mmcmc") == "20134"
    assert order("cm") == "01"
    assert order("mm") == "01"
    assert order("") == ""
    assert order("mmcmc", "no-output") == order("mmcmc", "in-place") == "01234"


def test_the_first_code_of_every_notebook_shows_a_board_or_stays_in_its_place() -> None:
    """A table of cards, or a definition, over its page's own title would be no beginning; nor would the laboratory's form."""
    begins = {}
    asking = {path.stem for path in (places.notebooks() / "laboratory").glob("*.ipynb")}
    for path in sorted(places.notebooks().rglob("*.ipynb")):
        cells = notebooks.load(path).cells
        begins[path.stem] = notebooks.board_first(cells, cells)[0].kind
    assert {name for name, kind in begins.items() if kind == "markdown"} == {"opponents", "own-cards", "teachers", *asking}


def test_a_folder_of_ones_own_is_a_list(tmp_path: Path) -> None:
    (tmp_path / "mine.ipynb").write_text('{"cells": [], "metadata": {"pnrules": {"title": "Mine", "order": "x"}}}')
    shown = gallery.shown(Folders(tmp_path))
    assert shown["games"] == []
    assert [entry["title"]["fr"] for entry in shown["others"]] == ["Mine"]
    assert shown["new_game"] is None
    assert shown["parts"] == []


def test_what_the_page_is_given_is_plain_json() -> None:
    shown = gallery.shown(served())
    assert set(json.loads(json.dumps(shown))) == set(shown)


def front_config(site: str = "") -> dict[str, Any]:
    """What the template of the front page is given."""
    settings = {"contents_manager": type("Root", (), {"root_dir": str(places.notebooks())})}
    return pages.page_config({}, "/", settings, None, None, "", site)


def front(site: str, lang: str) -> str:
    """The front page in a language, on a server that knows where the site without one is."""
    config = front_config(site)
    given = {
        "page_config": config,
        "said": config["pnWords"][lang],
        "gallery": config["pnGallery"],
        "lang": lang,
        "base_url": "/",
        "render": "/",
    }
    templates = Environment(loader=FileSystemLoader(places.jupyter_data() / "nbconvert/templates/pnrules"), autoescape=True)
    shown = (
        "{% import 'front.html.j2' as front %}{% import 'addresses.html.j2' as at with context %}"
        "{{ front.front(lang, said, gallery, at, false) }}"
    )
    return templates.from_string(shown).render(given)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_front_page_links_the_site_in_the_reader_s_language_where_it_has_an_address(lang: str) -> None:
    for site in ("https://games.example/rules", "https://games.example/rules/"):
        assert f'href="https://games.example/rules/{lang}/"' in front(site, lang)
    assert words.text(lang, "gallery-site") in front("https://games.example/", lang)
    assert words.text(lang, "gallery-site") not in front("", lang)


def test_every_text_of_the_front_page_is_there_and_its_open_places_too() -> None:
    config = front_config()
    for lang in words.LANGUAGES:
        said = config["pnWords"][lang]
        assert "{place}" in said["gallery-kept-place"]
        assert "{what}" in said["gallery-forget-it"]
        template = (places.jupyter_data() / "nbconvert/templates/pnrules/tree.html").read_text(encoding="utf-8")
        assert all(id in said for id in [part.split("'")[0] for part in template.split("said['")[1:]])


def test_each_game_s_picture_says_nothing_and_has_a_ground_of_its_own() -> None:
    """Told apart at a glance."""
    shown = gallery.shown(served())["games"]
    pictures = {game["name"]: ElementTree.fromstring(game["picture"]["en"]) for game in shown}
    assert all(picture.get("aria-hidden") == "true" for picture in pictures.values())
    grounds = {picture[0].get("fill") for picture in pictures.values()}
    assert len(grounds) == len(pictures) == len(BUILT_IN)


def test_the_picture_of_a_game_without_a_cover_is_a_card_of_each_of_some_families() -> None:
    play = pnrules.load("nightmare/version-1")
    drawing = Showing.of(play.setup.game).pictured(play.state, "en")
    assert drawing is not None
    drawn = cover(drawing)
    assert drawn is not None
    picture = ElementTree.fromstring(drawn)
    assert picture.get("aria-hidden") == "true"
    tops = [card[1].get("fill") for card in picture[1:]]
    assert len(set(tops)) == len(tops) > 1


def test_how_hard_a_game_is_stands_in_words_and_in_lamps_and_the_easiest_is_named_once() -> None:
    for lang in words.LANGUAGES:
        page = front("", lang)
        assert page.count('class="pn-badge"') == 1
        assert page.index("data-easiest") < page.index('data-game="nightmare"')
        for level in (1, 2, 3):
            lamps = re.search(rf'<p class="pn-lamps">(.*?) {words.text(lang, f"gallery-difficulty-{level}")}</p>', page)
            assert lamps is not None
            assert lamps[1].count("pn-lit") == level


def test_a_game_that_does_not_say_how_hard_it_is_comes_last_and_is_not_called_easy() -> None:
    with patch.object(type(Showing.of(game("bandwidth"))), "difficulty", None):
        gallery._about.cache_clear()
        shown = gallery.shown(served())
        page = front("", "en")
    gallery._about.cache_clear()
    assert [each["name"] for each in shown["games"]] == ["nightmare", "runtime_error", "bandwidth"]
    assert 'data-game="nightmare" aria-labelledby="nightmare-en" data-easiest' in page
    assert page.count('class="pn-lamps"') == 2


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_lies_on_a_table_is_drawn_well_formed_and_in_both_schemes(name: str) -> None:
    """As of a game whose cards have no pictures."""
    own = type(Showing.of(game(name)))
    with patch.object(gallery, "cover", lambda drawing: None), patch.object(own, "cover", lambda self: None):
        picture = ElementTree.fromstring(gallery._picture(name, "en"))
    assert picture.get("aria-label") == words.text("en", f"game-{name}")
    colours = {each.get(kind) for each in picture.iter() for kind in ("fill", "stroke")} - {None, "none"}
    assert all(str(colour).startswith("light-dark(#") for colour in colours)


def test_a_label_is_text() -> None:
    scene = Showing.of(pnrules.load("nightmare/sample").setup.game).scene(pnrules.load("nightmare/sample").state, "en")
    assert ElementTree.fromstring(vignette(scene, '<b>"&')).get("aria-label") == '<b>"&'


def test_the_address_of_the_cards_names_nothing_that_there_is_not() -> None:

    assert re.fullmatch(address(), "/pnrules/cards/nightmare/3.1/fr.html")
    for wrong in (
        "/pnrules/cards/chess/1/fr.html",
        "/pnrules/cards/nightmare/../en.html",
        "/pnrules/cards/nightmare/3.0/de.html",
    ):
        assert not re.fullmatch(address(), wrong) or ".." in wrong


# --- kept -----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def board() -> Board:
    return Board(pnrules.load("nightmare/sample"))


def told(board: Board, message: dict[str, Any]) -> dict[str, Any]:
    """What a board answers to a message of the browser."""
    with patch.object(board, "send") as sent:
        board._on_message(board, message, [])
    (answer,) = sent.call_args.args
    found: dict[str, Any] = json.loads(json.dumps(answer))
    return found


def test_a_play_is_kept_and_gone_on_with_with_all_its_branches(board: Board) -> None:
    board.play.undo()
    board.play.choose("pass")
    board.play.name(4, "here")
    kept = told(board, {"do": "keep"})["kept"]
    other = Board(pnrules.load("nightmare/sample"))
    assert told(other, {"do": "restore", "save": kept, "node": 7}) == {"restored": True}
    assert (other.head, len(other.play), other.play.names) == (board.play.head, len(board.play), {"here": 4})
    assert other.look["node"] == 7
    assert other.notice is None


@pytest.mark.parametrize("kept", [None, {}, {"save": 1}, [], "x"])
def test_what_cannot_be_read_is_told_and_changes_nothing(board: Board, kept: Any) -> None:
    play = board.play
    assert told(board, {"do": "restore", "save": kept, "node": 0}) == {"restored": False}
    assert board.play is play
    assert board.notice is not None
    assert board.notice["id"] == "board-not-restored"
    for lang in words.LANGUAGES:
        assert words.say(lang, board.notice)


def test_chance_goes_on_as_it_would_have(board: Board) -> None:
    from pnrules.session.deals import usual

    first = Board(usual("runtime_error").play())
    first.intend({"do": "choose", "node": first.head, "option": ["no-script"], "who": 1})
    kept = told(first, {"do": "keep"})["kept"]
    again = Board(usual("runtime_error").play())
    told(again, {"do": "restore", "save": kept, "node": first.head})
    for each in (first, again):
        while each.play.ask is not None and each.play.ask.who == 1:
            each.play.choose(each.play.options[-1])
    assert first.play.state == again.play.state


def test_boards_are_numbered_as_they_are_made(board: Board) -> None:
    assert Board(pnrules.load("nightmare/sample")).number == board.number + 1


@pytest.mark.parametrize("fails", ["payload", "ask_payload", "loops_payload", "info"])
def test_what_cannot_be_shown_changes_nothing_of_the_board(board: Board, fails: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A play that is read but that the board cannot be sent in full: everything that the browser has stays as it is."""
    board.play.name(4, "here")
    kept = told(board, {"do": "keep"})["kept"]
    before = {name: board.trait_values()[name] for name in board.trait_names(sync=True) if name != "notice"}
    play, nodes = board.play, len(board.play)

    def broken(self: Play, *args: object) -> None:
        raise LookupError("no such card")

    if fails == "payload":
        monkeypatch.setattr("pnrules.session.tree.Sent", broken)
    else:
        monkeypatch.setattr(Play, fails, broken)
    assert told(board, {"do": "restore", "save": kept, "node": 0}) == {"restored": False}
    assert board.play is play
    assert {name: board.trait_values()[name] for name in before} == before
    assert board.notice is not None
    assert board.notice["id"] == "board-not-restored"
    monkeypatch.undo()
    board.intend({"do": "goto", "node": 4})
    assert (board.head, len(board.play)) == (4, nodes), "and it goes on as if nothing had been"


def test_eyes_that_a_kept_play_has_not_are_closed_when_it_comes(board: Board) -> None:
    """Seat 3 of three looks, and a play of two comes: it is seen whole."""
    kept = saves.save(to_and_fro())
    board.seat = 3
    assert told(board, {"do": "restore", "save": json.loads(json.dumps(kept)), "node": 0}) == {"restored": True}
    assert board.seat is None
    assert len(board.info["players"]) == 2
    assert board.recent["epoch"] == board.base["epoch"]


def test_each_game_names_who_made_it() -> None:
    shown = {each["name"]: each["credits"] for each in gallery.shown(served())["games"]}
    for name in BUILT_IN:
        assert shown[name] == {lang: words.text(lang, f"credits-{name}") for lang in words.LANGUAGES}
