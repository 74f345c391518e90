"""Whose Python packages the site holds: each with its licence; and the picture in the README."""

from __future__ import annotations

from email.message import Message
from importlib.metadata import version
from pathlib import Path

import pytest

from pnwidgets.site import archive, notices, previews


@pytest.fixture
def licences(root: Path) -> Path:
    return root / "widgets" / "licences"


def test_every_package_that_is_packed_has_its_licence(licences: Path) -> None:
    found = list(notices.installed(archive.DISTRIBUTIONS, licences))
    titles = [text.splitlines()[0] for text in found]
    assert titles == [
        f"attrs {version('attrs')} (MIT)",
        f"babel {version('babel')} (BSD-3-Clause)",
        f"fluent.runtime {version('fluent.runtime')} (Apache-2.0)",
        f"fluent.syntax {version('fluent.syntax')} (Apache-2.0)",
        f"pytz {version('pytz')} (MIT)",
        f"typing_extensions {version('typing_extensions')} (PSF-2.0)",
    ]
    said = [" ".join(text.split()) for text in found]
    for text, words in zip(
        said,
        [
            "The above copyright notice and this permission notice shall be included",
            "Redistributions in binary form must reproduce the above copyright notice",
            "You must give any other recipients of the Work",
            "You must give any other recipients of the Work",
            "The above copyright notice and this permission notice shall be included",
            "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        ],
        strict=True,
    ):
        assert words in text


def test_python_itself_has_its_own(licences: Path) -> None:
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in notices.python(licences)


def test_a_package_whose_licence_is_nowhere_is_not_passed_over(licences: Path) -> None:
    about = Message()
    for name, value in {"Name": "other", "Version": "1", "License": "Strange 1.0"}.items():
        about[name] = value
    with pytest.raises(FileNotFoundError):
        notices.notice(about, {}, licences)


def test_the_picture_in_the_readme_is_what_is_drawn_now(root: Path) -> None:
    assert (root / "docs" / "preview.svg").read_text(encoding="utf-8") == previews.front("en"), "run `make preview`"
    assert "](docs/preview.svg)" in (root / "README.md").read_text(encoding="utf-8")
