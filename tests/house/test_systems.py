"""What lies in the repository can lie on every system: on Windows' and macOS's disks, whose names differ less than ours."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

DEEPEST = 120
"""So many characters a path may have below the repository's folder: Windows allows 260 in all unless it is told otherwise."""

DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""What Windows takes for a device, whatever follows the dot."""

FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')


@pytest.fixture(scope="module")
def files(root: Path) -> list[str]:
    """What is committed: its mode and its path."""
    listed = subprocess.run(["git", "ls-files", "-s", "-z"], cwd=root, capture_output=True, check=True).stdout.decode()
    assert listed
    return listed.split("\0")[:-1]


@pytest.fixture(scope="module")
def paths(files: list[str]) -> list[PurePosixPath]:
    return [PurePosixPath(each.partition("\t")[2]) for each in files]


def wrong(part: str) -> bool:
    """Whether Windows has no file of this name."""
    return bool(FORBIDDEN.search(part)) or part.split(".")[0].lower() in DEVICES


def test_names_that_windows_does_not_know_are_found() -> None:
    assert [name for name in ("aux.py", "a:b", "what?", "end.", "NUL", "com1.txt") if not wrong(name)] == []
    assert [name for name in ("auxiliary.py", ".ci", "con_version.ts", "a-b.c.d") if wrong(name)] == []


def test_every_name_can_be_one_on_windows(paths: list[PurePosixPath]) -> None:
    assert [str(path) for path in paths if any(wrong(part) for part in path.parts)] == []
    assert [str(path) for path in paths if len(str(path)) > DEEPEST] == []
    assert [str(path) for path in paths if PureWindowsPath(str(path)).as_posix() != str(path)] == []


def test_no_two_names_differ_in_capitals_alone(paths: list[PurePosixPath]) -> None:
    every = {str(above) for path in paths for above in (path, *path.parents)}
    assert len({each.casefold() for each in every}) == len(every)


def test_there_are_no_links_to_other_files(files: list[str]) -> None:
    """Without rights of their own, users of Windows get a small text file in the place of each."""
    assert [each for each in files if each.startswith("120000")] == []


def test_a_checkout_has_the_same_ends_of_lines_everywhere(root: Path) -> None:
    assert "* text=auto eol=lf\n" in (root / ".gitattributes").read_text(encoding="utf-8")
