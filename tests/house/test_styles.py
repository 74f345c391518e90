"""The board's styles: each sheet in a layer, the six sizes of type, and nothing that has to shout."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "widgets/src"
SITE = SOURCES / "hosts/site/site.css"
SHEETS = {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.css"))}
LAYERS = ("base", "parts", "games", "board", "adapted", "paper")
SIZES = {f"var(--{name})" for name in ("tiny", "small", "text", "body", "large", "title")}
RELATIVE = {"inherit", "85%", "0", "200%"}
"""A mark beside a name is a part of its size; a word whose sign is shown instead has none; what a game came to is said large."""


def test_every_sheet_of_the_board_is_in_a_layer_but_the_shield() -> None:
    main = SHEETS["style.css"]
    assert f"@layer {', '.join(LAYERS)};" in main
    imported = dict(re.findall(r'@import "\./([^"]+)"(?: layer\((\w+)\))?;', main))
    assert imported.pop("parts/shield.css") == ""
    assert set(imported.values()) == set(LAYERS)
    assert set(imported) == set(SHEETS) - {"style.css", "parts/shield.css", SITE.relative_to(SOURCES).as_posix()}


def test_no_rule_of_the_board_is_important() -> None:
    assert [name for name, text in SHEETS.items() if "!important" in text] == []


def test_type_has_six_sizes() -> None:
    found = {
        (name, size)
        for name, text in SHEETS.items()
        if SOURCES / name != SITE
        for size in re.findall(r"font-size:\s*([^;]+);", text)
        if size not in SIZES | RELATIVE
    }
    assert found == set()
    assert {size for text in SHEETS.values() for size in re.findall(r"var\(--\w+\)", text)} >= SIZES


PAGE = ROOT / "widgets/pnwidgets/jupyter/nbconvert/templates/pnrules/static/page.css"
OF_ONE_NAME = {"paper": "paper", "card": "card", "sunk": "sunk", "ink": "dark", "soft": "soft", "line": "rule", "edge": "edge",
               "accent": "link", "go": "lamp", "titles": "titles"}  # fmt: skip
"""What a board calls its colours and its letters, and what the pages around boards call the same."""


def test_pages_and_boards_have_one_palette() -> None:
    board, page = (
        dict(re.findall(r"--(?:pn-)?([\w-]+):\s*([^;]+);", text))
        for text in (SHEETS["parts/base.css"], PAGE.read_text(encoding="utf-8").split("}")[0])
    )
    assert {name: page.get(theirs) for name, theirs in OF_ONE_NAME.items()} == {name: board[name] for name in OF_ONE_NAME}


def test_a_page_around_a_board_says_nothing_of_what_is_inside() -> None:
    """`pn-own-page` promises that: a rule of ours for every link or button of a page leaves the board's out."""
    page = PAGE.read_text(encoding="utf-8")
    selectors = [one.strip() for rule in re.findall(r"([^{}]+)\{", page) for one in rule.split(",\n")]
    bare = [
        one for one in selectors if re.fullmatch(r"(body)?\.pn-page (a|button|summary|h\d|p|ul|:is\([\w, ]+\))(:[\w-]+)?", one)
    ]
    assert bare == []
