"""What learners know, read from their progress files: a table, a plot, and rows for a data frame."""

from __future__ import annotations

import datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.training import progress, topics
from pnrules.training.memory import DAY, Answer
from pnrules.training.progress import NOTHING
from pnwidgets import PAGE, mastery

NOON = 20_000 * DAY + DAY // 2
ZAP, BUG = "PN 3.0 card-zap", "PN 3.0 card-bug"


def written(folder: Path, who: str, *answers: Answer) -> Path:
    file = folder / f"{who}.json"
    progress.save(NOTHING._replace(answers=answers), file)
    return file


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Ada had ZAP wrong and BUG right; Ben had ZAP right; Cleo has done nothing."""
    return [
        written(tmp_path, "Ada", Answer(NOON, "nightmare", (ZAP,), False), Answer(NOON, "nightmare", (BUG, "N-12"), True)),
        written(tmp_path, "Ben", Answer(NOON, "nightmare", (ZAP,), True)),
        written(tmp_path, "Cleo"),
    ]


def test_each_learners_every_topic_is_a_row(files: list[Path]) -> None:
    rows = mastery(*files, at=NOON).records
    assert len(rows) == 3 * len(topics.listed("nightmare"))
    found = {(row["who"], row["topic"]): row for row in rows}
    assert found["Ada", ZAP] == {
        "who": "Ada",
        "game": "nightmare",
        "topic": ZAP,
        "kind": "card",
        "title": "ZAP (PN 3.0)",
        "right": 0,
        "wrong": 1,
        "days": 1,
        "due": datetime.datetime.fromtimestamp(20_001 * DAY / 1000, datetime.UTC).date(),
        "standing": "learning",
    }
    assert found["Ben", BUG]["standing"] == "new"
    assert found["Ben", BUG]["due"] is None
    assert {row["standing"] for row in rows if row["who"] == "Cleo"} == {"new"}
    (later,) = (row for row in mastery(*files, at=NOON + DAY).records if (row["who"], row["topic"]) == ("Ada", ZAP))
    assert later["standing"] == "due"


def test_the_table_has_a_line_for_what_somebody_was_asked_and_a_column_for_each_learner(files: list[Path]) -> None:
    shown = mastery(*files, at=NOON)
    table = ElementTree.fromstring(f"<all>{shown.value[shown.value.index('<table') :].removesuffix('</div>')}</all>")
    assert [cell.text for cell in table.iter("th")][:4] == ["Rule, card or ruling", "Ada", "Ben", "Cleo"]
    lines = {row.find("th").text: ["".join(cell.itertext()) for cell in row.iter("td")] for row in table.iter("tr")}  # type: ignore[union-attr]
    assert lines["ZAP (PN 3.0)"] == ["◐ 0/1", "◐ 1/1", "○"]
    assert lines["N-12"] == ["◐ 1/1", "○", "○"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_plot_is_well_formed_and_says_the_same_in_words(files: list[Path], lang: str) -> None:
    picture = ElementTree.fromstring(mastery(*files, at=NOON + DAY).to_svg(lang))
    said = picture.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert ("ZAP (PN 3.0): To repeat 1, Learning 1, Not asked yet 1" in said) == (lang == "en")
    bars = [each for each in picture.iter("{http://www.w3.org/2000/svg}rect") if each.get("height") == "18"]
    widths = [float(str(bar.get("width"))) for bar in bars]
    assert sum(widths) == pytest.approx(3 * 360, abs=0.1), "three topics, each a whole bar"


def test_it_says_in_letters_what_is_to_be_repeated_in_the_pages_language(files: list[Path]) -> None:
    shown = mastery(files[0], at=NOON + DAY)
    assert repr(shown).splitlines()[:3] == [
        "Ada",
        "↻ To repeat: 1",
        "    ZAP (PN 3.0): 0 of 1 right. Comes again on October 5, 2024.",
    ]
    PAGE.lang = "fr"
    assert "À revoir" in repr(shown)
    assert "À revoir" in shown.value


def test_nobody_has_practised_yet(tmp_path: Path) -> None:
    shown = mastery(written(tmp_path, "Cleo"))
    assert (shown.records, repr(shown)) == ([], "Nobody has done an exercise yet.")


def test_a_file_that_is_no_progress_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput, match="what: is missing"):
        mastery(file)
