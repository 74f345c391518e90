"""The pages in docs/: they are built without a warning, ask nobody for anything, and their examples are true."""

from __future__ import annotations

import doctest
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from dead import dead

from pnrules.cli.commands import parser_of
from pnrules.cli.main import DOES

LOADS = {"src", "srcset", "data", "poster"}
FROM_ELSEWHERE = re.compile(r"\s*(?:[a-z]+:)?//", re.IGNORECASE)
FENCED = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Loaded(HTMLParser):
    """What a browser fetches by itself for a page. Where a link in the text leads is not among it."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        wanted = LOADS | ({"href"} if tag in {"link", "image", "use"} else set())
        self.addresses += [value for name, value in attrs if name in wanted and value]


def loaded(page: str) -> list[str]:
    parser = Loaded()
    parser.feed(page)
    return parser.addresses


def from_elsewhere(folder: Path) -> list[tuple[str, str]]:
    """Every address outside the pages that pages, style sheets or scripts fetch, with the file that does."""
    found = []
    for path in sorted(folder.rglob("*.html")):
        found += [(path.name, address) for address in loaded(path.read_text(encoding="utf-8")) if FROM_ELSEWHERE.match(address)]
    for path in sorted(folder.rglob("*.css")):
        named = re.findall(r"(?:url\(|@import)\s*[\"']?([^\"')\s]+)", path.read_text(encoding="utf-8"))
        found += [(path.name, address) for address in named if FROM_ELSEWHERE.match(address)]
    return found


def test_what_a_page_loads_is_seen() -> None:
    page = '<link href="//a.b/c.css"><script src="https://a.b/c.js"></script><a href="https://a.b/">there</a><img src="d.svg">'
    assert loaded(page) == ["//a.b/c.css", "https://a.b/c.js", "d.svg"]
    assert [address for address in loaded(page) if FROM_ELSEWHERE.match(address)] == ["//a.b/c.css", "https://a.b/c.js"]


@pytest.mark.long
def test_the_pages_are_built_without_a_warning_and_ask_nobody_for_anything(root: Path, tmp_path: Path) -> None:
    """One test, so that they are built once, whichever process it falls to. They are built as in the site."""
    built = tmp_path / "site" / "docs"
    built.parent.mkdir()
    (built.parent / "index.html").touch()
    as_in_site = ["-A", "site=../index.html", "-d", tmp_path / "trees"]
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", *as_in_site, "docs", built]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    pages = {path.relative_to(built).with_suffix("").as_posix() for path in built.rglob("*.html")}
    written = {path.relative_to(root / "docs").with_suffix("").as_posix() for path in (root / "docs").rglob("*.md")}
    assert written - pages == set()
    assert from_elsewhere(built) == []
    assert list(dead(built.parent)) == []
    assert 'href="../index.html">Lessons and games</a>' in (built / "index.html").read_text(encoding="utf-8")
    kernel = (built / "api/pnrules.kernel.html").read_text(encoding="utf-8")
    assert all(name in kernel for name in ('id="pnrules.kernel.machine.step"', 'id="pnrules.kernel.play.Play.choose"'))


def examples(page: Path) -> str:
    return "\n".join(FENCED.findall(page.read_text(encoding="utf-8")))


def test_the_examples_of_a_page_are_true(root: Path) -> None:
    tried = 0
    for page in sorted((root / "docs").glob("*.md")):
        test = doctest.DocTestParser().get_doctest(examples(page), {}, page.name, page.name, 0)
        result = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(test)
        assert (page.name, result.failed) == (page.name, 0)
        tried += result.attempted
    assert tried > 10


def test_the_readme_fits_on_one_screen(root: Path) -> None:
    """It says what this is and how to start; the rest stands in the pages."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert len(readme) < 4_000
    links = [link for link in re.findall(r"\]\(([^)#]+)", readme) if "://" not in link]
    assert links
    assert [link for link in links if not (root / link).exists()] == []


def test_the_page_of_commands_tells_each_command(root: Path) -> None:
    page = (root / "docs/commands.md").read_text(encoding="utf-8")
    assert {command for command in parser_of("en", DOES)[1] if f"`pnrules {command}" not in page} == set()


@pytest.fixture
def as_rst(root: Path) -> Callable[[list[str]], list[str]]:
    found: Callable[[list[str]], list[str]] = runpy.run_path(str(root / "docs/docstrings.py"))["as_rst"]
    return found


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (["Its *name*, `a_b`s and", "c_."], [r"Its \*name\*, \ ``a_b``\ s and c\_.", ""]),
        (
            ["state   where it stands", "answer  one of `options`,", "        or None"],
            ["``state``", "    where it stands", "``answer``", r"    one of \ ``options``\ , or None", ""],
        ),
        (["    >>> 1 + 1", "    2"], [">>> 1 + 1", "2", ""]),
        (["    Frame = (code, pc)"], ["::", "", "    Frame = (code, pc)", ""]),
        (["Prose", "", "more  of it", "and no table"], ["Prose", "", "more  of it and no table", ""]),
        ([], []),
    ],
)
def test_docstrings_are_shown_as_they_are_meant(
    as_rst: Callable[[list[str]], list[str]], written: list[str], shown: list[str]
) -> None:
    assert as_rst(written) == shown
