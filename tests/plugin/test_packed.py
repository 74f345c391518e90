"""The games of other packages in a browser's Python: their files, what they need, and what no browser can load."""

from __future__ import annotations

import sysconfig
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pnrules import games
from pnwidgets.site import building, kit, packages, packing
from pnwidgets.site.failure import NotBuilt
from tests.plugin.taught import forgetting, taught


@pytest.fixture
def frog(tmp_path: Path) -> Iterator[Path]:
    """The folder of Frog's package, which is installed here and now."""
    package = taught(tmp_path / "site")
    with forgetting(tmp_path / "site"):
        yield package


def refused(call: Callable[[], object]) -> tuple[str, dict[str, str]]:
    """Why something is not built: the message and its values."""
    with pytest.raises(NotBuilt) as why:
        call()
    return why.value.id, why.value.values


def test_what_is_laid_out_is_taken_apart_again() -> None:
    files = {"a/b.py": b"x = 1\n", "empty": b"", "c.dat": bytes(range(256))}
    assert packing.taken_apart(packing.laid_out(files)) == files


def test_ours_are_packed_already() -> None:
    assert packages.files(games.BUILT_IN) == {}
    assert packages.distributions(games.BUILT_IN) == []


def test_a_package_comes_with_its_texts_its_scenarios_and_its_entry_point(frog: Path) -> None:
    (frog / "__pycache__").mkdir(exist_ok=True)
    (frog / "__pycache__" / "game.cpython-311.pyc").touch()
    found = packages.files(("nightmare", "frog"))
    inside = {path.relative_to(frog).as_posix() for path in frog.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert {"game.py", "locales/fr/frog.ftl", "scenarios/learn/01-leap.json"} <= inside
    assert set(found) == {
        *(f"frog/{name}" for name in inside),
        "frog-1.0.egg-info/PKG-INFO",
        "frog-1.0.egg-info/entry_points.txt",
    }
    assert b"frog = frog.game:GAME" in found["frog-1.0.egg-info/entry_points.txt"]


def test_a_compiled_module_is_refused_with_its_name(frog: Path) -> None:
    (frog / "fast.so").touch()
    assert refused(lambda: packages.files(("frog",))) == ("cli-site-not-pure", {"package": "frog", "name": "fast.so"})


def test_what_a_package_needs_comes_along_and_what_is_missing_is_named(frog: Path) -> None:
    about = frog.parent / "frog-1.0.dist-info" / "METADATA"
    about.write_text(
        f"{about.read_text()}Requires-Dist: pnrules\nRequires-Dist: iniconfig\nRequires-Dist: pytest; extra == 'dev'\n"
    )
    assert {each.name for each in packages.distributions(("frog",))} == {"frog", "iniconfig"}
    assert "iniconfig/__init__.py" in packages.files(("frog",))
    about.write_text(f"{about.read_text()}Requires-Dist: no-such-package\n")
    missing = {"package": "frog", "missing": "no-such-package"}
    assert refused(lambda: packages.files(("frog",))) == ("cli-site-missing", missing)


def test_modules_of_the_library_that_only_such_a_game_imports_are_added(frog: Path, tmp_path: Path) -> None:
    """With those that they import in turn, and none that is there."""
    (frog / "counting.py").write_text("def count():\n    import statistics\n")
    library, python = tmp_path / "library.zip", tmp_path / "python"
    python.mkdir()
    (python / "packages.bin").write_bytes(packing.laid_out({"pnrules/__init__.pyc": b""}))
    sources = {"statistics.py": "import fractions, math", "fractions.py": "import decimal", "decimal.py": "", "shelve.py": ""}
    with zipfile.ZipFile(library, "w") as archive:
        for name, text in sources.items():
            archive.writestr(name, text)
    with zipfile.ZipFile(python / "python.zip", "w") as archive:
        archive.writestr("decimal.pyc", b"")
    packages.add(python, library, ("frog",))
    assert set(zipfile.ZipFile(python / "python.zip").namelist()) == {"decimal.pyc", "statistics.py", "fractions.py"}
    packed = packing.taken_apart((python / "packages.bin").read_bytes())
    assert {"pnrules/__init__.pyc", "frog/game.py", "frog/counting.py"} <= set(packed)


# --- the command ----------------------------------------------------------------------------------------------------------


def test_a_folder_with_other_files_is_not_emptied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    assert building.main([str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("pnrules site: ")
    assert "holds other files" in said
    assert (tmp_path / "letters.txt").read_text() == "dear"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_that_there_is_not_is_one_line_and_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert building.main([str(tmp_path / "site"), "--game", "newt", "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert "newt" in said
    assert said.count("\n") == 1
    assert not (tmp_path / "site").exists()


def test_an_installation_without_what_node_builds_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building.places, "checkout", lambda: None)
    monkeypatch.setattr(kit, "SHIPPED", tmp_path / "nowhere")
    assert building.main([str(tmp_path / "site")]) == 2
    assert "make dist" in capsys.readouterr().err


def test_what_parses_a_picture_of_a_game_s_own_is_in_the_site_s_python() -> None:
    """Kalah has such pictures: without `xml.etree` no page of it would begin."""
    library = Path(sysconfig.get_path("stdlib"))
    known = {packing.module(path.relative_to(library).as_posix()): path for path in (library / "xml").rglob("*.py")}
    assert "xml.etree.ElementTree" in packing.reached(known, {"xml.etree.ElementTree"})
