"""What a page shows before it has a kernel: what is recorded, what is not, and that nobody waits long for it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from learners import RECORDED, get
from pnwidgets.app import records
from pnwidgets.app.recorder import record
from pnwidgets.app.records import Record, Records

pytestmark = pytest.mark.long

BOARD = "import pnrules\nfrom pnwidgets import explore, tell_last\nplay = pnrules.load('nightmare/sample')"


@pytest.fixture(autouse=True)
def here() -> Iterator[None]:
    """What records goes to a notebook's folder."""
    before = Path.cwd()
    yield
    os.chdir(before)


def written(folder: Path, *cells: str, **ours: Any) -> Path:
    """A notebook of code cells, with prose before them."""
    code: dict[str, Any] = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    made = [{**code, "id": f"cell-{number}", "source": source} for number, source in enumerate(cells)]
    prose = {"cell_type": "markdown", "id": "prose", "metadata": {"tags": ["lang-fr"]}, "source": "# Un exemple"}
    path = folder / "own.ipynb"
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}, "pnrules": ours}
    path.write_text(
        json.dumps({"cells": [prose, *made], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8"
    )
    return path


def with_records(do: Callable[[Records], Awaitable[Any]]) -> Any:
    """Does something with records whose process is up, and ends that."""

    async def done() -> Any:
        found = Records()
        await found._up()
        try:
            return await do(found)
        finally:
            process = found._process
            found.close()
            await found._gone(process)

    return asyncio.run(done())


def recorded(path: Path, **asked: str) -> Record | None:
    async def asked_for(found: Records) -> Record | None:
        return await found.of(path, asked)

    record: Record | None = with_records(asked_for)
    return record


def test_a_record_has_boards_prose_and_what_cells_print_and_tell_in_every_language(tmp_path: Path) -> None:
    path = written(tmp_path, f"{BOARD}\nexplore(play)", "print('4 < 5')\n6 * 7", "tell_last(play, 2)")
    found = recorded(path)
    assert found is not None
    html = found.html.decode()
    assert found.whole
    assert found.first == ("board", "nightmare")
    assert [board["info"]["game"] for board in json.loads(found.data)["boards"]] == ["nightmare"]
    assert html.index('<div cell-index="1" class=""><div data-board="0">') < html.index(
        '<div cell-index="2" class="celltag_lang-fr">'
    )
    assert '<pre tabindex="0" data-printed>4 &lt; 5\n</pre>' in html
    assert '<pre tabindex="0" data-value>42</pre>' in html
    for lang in ("en", "fr"):
        assert f'<div class="celltag_lang-{lang}"><div lang="{lang}" class="pn-telling">' in html


def test_what_jupyter_draws_is_left_to_it(tmp_path: Path) -> None:
    picture = "class Picture:\n    def _repr_svg_(self):\n        return '<svg/>'\nPicture()"
    found = recorded(written(tmp_path, f"{BOARD}\nexplore(play)", picture))
    assert found is not None
    assert not found.whole
    assert "Picture object" not in found.html.decode()


@pytest.mark.parametrize(
    ("cells", "ours"),
    [
        (("print('no board')",), {}),
        ((f"{BOARD}\nexplore(play)", "1 / 0"), {}),
        ((f"{BOARD}\nexplore(play)", "raise SystemExit"), {}),
        ((f"{BOARD}\nexplore(play)", "import os\nos._exit(3)"), {}),
        ((f"{BOARD}\nexplore(play)",), {"record": False}),
    ],
    ids=["no board", "a cell that fails", "a cell that leaves", "the process ends", "not wanted"],
)
def test_a_page_that_cannot_be_recorded_has_no_record_and_others_have(
    tmp_path: Path, cells: tuple[str, ...], ours: dict[str, Any]
) -> None:
    good = written(tmp_path, f"{BOARD}\nexplore(play)").rename(tmp_path / "good.ipynb")
    bad = written(tmp_path, *cells, **ours)

    async def both(found: Records) -> tuple[Record | None, Record | None]:
        without = await found.of(bad, {})
        await found._up()
        return without, await found.of(good, {})

    without, record = with_records(both)
    assert without is None
    assert record is not None


def test_a_notebook_that_needs_what_only_jupyter_has_is_not_even_run(tmp_path: Path) -> None:
    path = written(tmp_path, "from pathlib import Path\nPath('trace').touch()", "from pnwidgets import explore, mastery")
    assert record(path, {}) is None
    assert not (tmp_path / "trace").exists()


def test_nobody_waits_for_a_notebook_that_takes_long_and_nobody_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given up after a while, and the others have their records again."""
    monkeypatch.setattr(records, "PATIENCE", 0.3)
    monkeypatch.setattr(records, "LONGEST", 1.0)
    good = written(tmp_path, f"{BOARD}\nexplore(play)").rename(tmp_path / "good.ipynb")
    slow = written(tmp_path, "while True: pass")

    async def asked(found: Records) -> tuple[list[Record | None], float, Record | None]:
        began = time.monotonic()
        none = [await found.of(path, {}) for path in (slow, good)]
        waited = time.monotonic() - began
        await asyncio.gather(*found._made.values())
        await found._up()
        monkeypatch.setattr(records, "PATIENCE", 30.0)
        return none, waited, await found.of(good, {})

    none, waited, record = with_records(asked)
    assert none == [None, None]
    assert waited < 1.0
    assert record is not None


def test_a_record_is_of_a_notebook_s_contents_and_of_what_its_address_asks_for(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "play.ipynb"
    shutil.copyfile(root / "notebooks" / "play.ipynb", path)

    async def asked(found: Records) -> list[Record | None]:
        deal = {"game": "nightmare", "players": "3", "seed": "7"}
        given = [await found.of(path, each) for each in (deal, {**deal, "lang": "fr", "luck": "5"}, {**deal, "seed": "8"})]
        shutil.copyfile(root / "notebooks" / "trainer.ipynb", path)
        return [*given, await found.of(path, deal), await found.of(path, {"game": "n" * 301})]

    one, same, other, changed, long = with_records(asked)
    assert one is same
    assert len({one.data, other.data, changed.data}) == 3
    assert long is None


def test_no_more_is_kept_than_there_is_room_for(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked for last stays."""
    monkeypatch.setattr(records, "ROOM", 100_000)
    path = root / "notebooks" / "play.ipynb"

    async def asked(found: Records) -> list[Record]:
        for seed in range(1, 12):
            await found.of(path, {"game": "nightmare", "seed": str(seed)})
        return [each for each in found._kept.values() if each]

    kept = with_records(asked)
    assert 1 < len(kept) < 11
    assert sum(each.size for each in kept) <= 100_000


@pytest.mark.parametrize("name", ["board.js", "board.css", "words/en/board.txt", "words/fr/bandwidth-rules.txt"])
def test_what_a_page_loads_is_there_and_is_kept_by_browsers_for_good(school: str, name: str) -> None:
    async def both() -> tuple[Any, Any, Any]:
        page = (await get(f"{school}voila/render/nightmare/sample.ipynb")).body.decode()
        version = page.split("board.js?v=")[1][:12]
        place = f"{school}pnrules/page/"
        return await get(f"{place}{name}?v={version}"), await get(f"{place}{name}"), await get(f"{place}../app/{name}")

    named, bare, outside = asyncio.run(both())
    assert (named.code, bare.code, outside.code) == (200, 200, 404)
    assert "immutable" in named.headers["Cache-Control"]
    assert bare.headers["Cache-Control"] == "no-cache"


def test_a_page_comes_with_its_board_whatever_is_dealt(school: str) -> None:
    async def opened() -> list[bool]:
        pages = [f"{school}voila/render/play.ipynb?game={game}&seed=41" for game in ("nightmare", "bandwidth", "runtime_error")]
        for _ in range(100):  # while the server begins, pages are not recorded yet
            found = [RECORDED in (await get(each)).body.decode() for each in pages]
            if all(found):
                break
            await asyncio.sleep(0.2)
        return found

    assert asyncio.run(opened()) == [True, True, True]


@pytest.mark.parametrize(("wants", "comes"), [("document", True), ("image", False), ("iframe", False)])
def test_nothing_is_recorded_for_whoever_wants_no_page(school: str, wants: str, comes: bool) -> None:
    """A browser says what an answer is for: a picture on another site may have any address."""

    async def opened() -> bool:
        page = f"{school}voila/render/play.ipynb?game=nightmare&seed=43"
        found = [RECORDED in (await get(page, {"Sec-Fetch-Dest": wants})).body.decode() for _ in range(2)]
        for _ in range(100):  # while the server begins, pages are not recorded yet
            if not comes or found[-1]:
                break
            await asyncio.sleep(0.2)
            found.append(RECORDED in (await get(page, {"Sec-Fetch-Dest": wants})).body.decode())
        return found[-1]

    assert asyncio.run(opened()) is comes
