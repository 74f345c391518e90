"""A notebook as one file: what it says in each language, what is left out, and that nothing in it can fetch or break out."""

from __future__ import annotations

import json
import os
import re
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest

from pnrules import words
from pnrules.cli import main as cli
from pnwidgets import export, places
from pnwidgets.export import NotExported, addresses, as_json
from pnwidgets.export.stills import Stills

v4: Any = nbformat.v4


def notebook(folder: Path, *cells: Any, **metadata: Any) -> Path:
    path = folder / "own.ipynb"
    nbformat.write(v4.new_notebook(cells=list(cells), metadata=metadata), path)
    return path


def prose(lang: str, text: str) -> Any:
    return v4.new_markdown_cell(text, metadata={"tags": [f"lang-{lang}"]})


def held(page: str, id: str) -> Any:
    """What the page holds as JSON under an id."""
    found = re.search(rf'<script id="{id}" type="application/json">(.*?)</script>', page, flags=re.DOTALL)
    assert found
    return json.loads(found[1])


CONTROLS = """
import ipywidgets
more = ipywidgets.ToggleButton(description="More")
either = ipywidgets.RadioButtons(options=["one", "other"])
unseen = ipywidgets.Text(description="Unseen", layout={"display": "none"})
ipywidgets.VBox([more, ipywidgets.Dropdown(description="Which", options=["this", "that"]), either, unseen])
"""
"""What an author may put beside a board."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A page of a notebook with prose in both languages, a board, a sentence that follows the language, an author's own controls,
    and printed text."""
    path = notebook(
        tmp_path_factory.mktemp("own"),
        prose("en", "# A board\n\nSee [the house](https://example.org)."),
        prose("fr", "# Un plateau"),
        v4.new_code_cell("import pnrules\nfrom pnwidgets import explore, tell_last\nplay = pnrules.load('nightmare/sample')"),
        v4.new_code_cell("explore(play)"),
        v4.new_code_cell("tell_last(play, 1)"),
        v4.new_code_cell(CONTROLS),
        v4.new_code_cell("print('</script><script>alert(1)</script>')"),
        pnrules={"title": {"en": "Mine </title>", "fr": "À moi"}},
    )
    return export.page(path, "fr")


@pytest.mark.long
def test_it_opens_in_the_language_asked_for_and_holds_both(own: str) -> None:
    assert '<html lang="fr">' in own
    assert "<title>À moi</title>" in own
    for lang, heading in (("en", "A board"), ("fr", "Un plateau")):
        assert re.search(rf'<section class="pn-prose" data-lang="{lang}" lang="{lang}">\s*<h1[^>]*>{heading}</h1>', own)


@pytest.mark.long
def test_its_board_is_the_whole_tree_and_follows_the_language(own: str) -> None:
    import pnrules

    data = held(own, "pn-data")
    play = pnrules.load("nightmare/sample")
    [(id, board)] = data["boards"].items()
    assert len(board["base"]["nodes"]) == len(play) - 1
    assert board["head"] == play.head
    assert board["lang"] == "fr"
    assert {lang: spoken[id]["lang"] for lang, spoken in data["spoken"].items()} == {"en": "en", "fr": "fr"}
    assert own.count(f'data-board="{id}"') == 1
    assert data["texts"] == {lang: words.catalogue_text(lang) for lang in words.LANGUAGES}


@pytest.mark.long
def test_its_board_has_the_comments_in_both_languages(own: str) -> None:
    import pnrules

    [board] = held(own, "pn-data")["boards"].values()
    told = pnrules.load("nightmare/sample").commentary.at
    assert len(told) > 3
    assert board["info"]["comments"] == {str(node): comment.says for node, comment in told.items()}
    assert all(set(said) == set(words.LANGUAGES) for said in board["info"]["comments"].values())


@pytest.mark.long
def test_the_bundle_is_the_boards_own_and_there_once(own: str) -> None:
    bundle = (places.static() / "board.js").read_text(encoding="utf-8")
    assert held(own, "pn-bundle") == bundle
    assert own.count("Built from widgets/src") == 1


@pytest.mark.long
def test_the_licences_of_what_is_in_it_go_along_folded(own: str) -> None:
    notices = (places.static() / "NOTICES.txt").read_text(encoding="utf-8")
    folded = re.search(r'<details class="pn-licences">(.*?)</details>', own, flags=re.DOTALL)
    assert folded
    assert unescape(folded[1]).count(notices.strip()) == 1
    for lang in words.LANGUAGES:
        assert f">{words.text(lang, 'export-licences')}</span>" in folded[1]


@pytest.mark.long
def test_sentences_are_there_in_both_languages(own: str) -> None:
    for lang in words.LANGUAGES:
        label = words.text(lang, "tell-last")
        assert re.search(rf'<div data-lang="{lang}" lang="{lang}"><div class="pn-telling" lang="{lang}"><b>{label}</b>', own)


@pytest.mark.long
def test_controls_keep_their_looks_and_say_that_they_need_python(own: str) -> None:
    assert own.count('<label class="pn-control" data-needs=""><span>Which</span>') == 1
    assert own.count('<button class="pn-press" data-needs="" type="button">More</button>') == 1
    assert own.count('<fieldset class="pn-radios" data-needs="">') == 1
    assert "Unseen" not in own


@pytest.mark.long
def test_the_board_offers_what_surrounds_it_and_has_the_words(own: str) -> None:
    data = held(own, "pn-data")
    [board] = data["boards"].values()
    assert board["offer"] == ["lang", "seat", "rules"]
    assert {"N-34", "N-01"} <= set(board["info"]["register"])
    for lang in words.LANGUAGES:
        assert "ruling-n-34 =" in data["texts"][lang]


@pytest.mark.long
def test_code_is_left_out_unless_it_is_asked_for(own: str, tmp_path: Path) -> None:
    assert "import pnrules" not in own
    path = notebook(tmp_path, v4.new_code_cell("1 + 1  # two < three"))
    assert "1 + 1  # two &lt; three" in export.page(path, code=True)
    assert "two &lt; three" not in export.page(path)


@pytest.mark.long
def test_nothing_breaks_out_of_the_page(own: str) -> None:
    assert "&lt;/script&gt;&lt;script&gt;alert(1)" in own
    assert "<script>alert" not in own
    nasty = {"name": "</script><!--<script>", "title": "\u2028]]>"}
    assert "<" not in as_json(nasty)
    assert json.loads(as_json(nasty)) == nasty


def test_what_people_wrote_is_text_in_every_control() -> None:
    nasty = '<img src=x onerror="a">'
    states = {
        "button": {"_model_name": "ButtonModel", "description": nasty},
        "list": {"_model_name": "DropdownModel", "description": nasty, "_options_labels": [nasty], "index": 0},
        "radios": {"_model_name": "RadioButtonsModel", "_options_labels": [nasty], "index": None},
        "toggles": {"_model_name": "ToggleButtonsModel", "description": nasty, "_options_labels": [nasty], "index": 0},
        "text": {"_model_name": "TextModel", "description": nasty, "value": nasty},
        "label": {"_model_name": "LabelModel", "value": nasty},
    }
    stills = Stills({"en": states, "fr": states}, {"en": "English", "fr": "Français"})
    for id in states:
        shown = stills.shown(id, "")
        assert "&lt;img" in shown, id
        assert "<img" not in shown, id
        assert 'onerror="' not in shown, id


def test_a_widget_of_another_kind_is_its_words() -> None:
    states = {"slider": {"_model_name": "IntSliderModel"}, "box": {"_model_name": "VBoxModel", "children": ["IPY_MODEL_slider"]}}
    stills = Stills({"en": states, "fr": states}, {})
    assert stills.shown("slider", "a < b") == '<pre tabindex="0">a &lt; b</pre>'
    assert stills.shown("gone", "") == ""
    assert stills.shown("box", "a") == '<div class="pn-column-of"></div>'


@pytest.mark.parametrize(
    ("markup", "fetched"),
    [
        ('<a href="https://example.org/x">see</a>', []),
        ('<img src="data:image/png;base64,AA">', []),
        ('<use href="#here"></use>', []),
        ('<img src="https://example.org/a.png">', ["https://example.org/a.png"]),
        ('<link rel="stylesheet" href="//example.org/a.css">', ["//example.org/a.css"]),
        ("<style>@import 'a.css'; p { background: url(http://example.org/b) }</style>", ["a.css", "http://example.org/b"]),
        ("<p style=\"background: url('c.png')\">", ["c.png"]),
        ('<script src="require.js"></script>', ["require.js"]),
    ],
)
def test_what_a_browser_would_fetch_is_found(markup: str, fetched: list[str]) -> None:
    assert list(addresses(markup)) == fetched


@pytest.mark.long
def test_the_page_fetches_nothing(own: str) -> None:
    assert list(addresses(own)) == []


@pytest.mark.long
def test_a_notebook_that_needs_the_network_is_refused(tmp_path: Path) -> None:
    path = notebook(tmp_path, v4.new_markdown_cell('<img src="https://example.org/a.png" alt="">'))
    with pytest.raises(NotExported) as caught:
        export.page(path)
    assert caught.value.id == "cli-export-network"
    assert caught.value.values == {"addresses": "https://example.org/a.png"}


@pytest.mark.long
def test_a_cell_that_fails_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = notebook(tmp_path, v4.new_markdown_cell("x"), v4.new_code_cell("1 / 0"))
    assert cli.main(["export", str(path), "-o", str(tmp_path / "out.html")]) == 2
    assert capsys.readouterr().err == (
        "pnrules export: "
        + words.text("en", "cli-notebook-failed", number="2", error="ZeroDivisionError: division by zero")
        + "\n"
    )
    assert not (tmp_path / "out.html").exists()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_notebook_that_is_not_there_is_said(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["export", "nightmare/nothing", "--lang", lang]) == 2
    assert capsys.readouterr().err == f"pnrules export: {words.text(lang, 'cli-no-notebook', name='nightmare/nothing')}\n"


@pytest.mark.long
def test_a_file_that_is_no_notebook_and_a_place_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.ipynb"
    broken.write_text("{", encoding="utf-8")
    assert cli.main(["export", str(broken)]) == 2
    path = notebook(tmp_path, v4.new_markdown_cell("x"))
    assert cli.main(["export", str(path), "-o", str(tmp_path / "no" / "out.html")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert [line.startswith("pnrules export: ") for line in said] == [True, True]
    assert "out.html" in said[1]


def test_a_pipe_is_not_written_into_and_control_characters_are_written_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody reads from the pipe: to open it would take for ever."""
    path, pipe = notebook(tmp_path, v4.new_markdown_cell("x")), tmp_path / "out.html"
    os.mkfifo(pipe)
    assert cli.main(["export", str(path), "-o", str(pipe)]) == 2
    assert cli.main(["export", "no\x1b[31m\nsuch"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"pnrules export: {pipe}: is a pipe")
    assert r"no\x1b[31m\nsuch" in second


def test_a_page_that_is_there_for_all_games_is_exported_as_that_of_the_game_that_is_named() -> None:
    found = export.found("runtime_error/learn")
    assert (found.place, found.asked) == ("learn.ipynb", {"game": "runtime_error"})
    assert "Écrivez une instruction à laquelle un 4 correspond" in export.page(found.file, "fr", asked=found.asked)
