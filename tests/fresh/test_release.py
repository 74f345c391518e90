"""What a release consists of, and that it installs where nothing else is: no network, no place to write, another folder."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

import pages
from newcomers import run
from servers import READY, serving

from .test_fresh import clicks_through

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def release(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make release` lays into `dist/`."""
    shutil.rmtree(root / "dist", ignore_errors=True)
    subprocess.run(["make", "--no-print-directory", "release"], cwd=root, check=True)
    folder = tmp_path_factory.mktemp("release") / "dist"
    shutil.move(root / "dist", folder)
    return folder


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def test_it_has_wheel_sources_bills_of_materials_and_the_hashes_of_all(release: Path) -> None:
    sums = dict(reversed(line.split("  ")) for line in (release / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    assert set(sums) == {path.name for path in release.iterdir()} - {"SHA256SUMS"}
    assert {name: hashlib.sha256((release / name).read_bytes()).hexdigest() for name in sums} == sums
    assert sorted(Path(name).suffixes[-1] for name in sums) == [".gz", ".json", ".json", ".whl"]


def test_the_bills_name_what_the_app_installs_and_what_a_page_runs(root: Path, release: Path) -> None:
    """That of the page names the tools that build it as well, and says which they are."""

    def named(name: str) -> dict[str, str]:
        bill = json.loads((release / name).read_text(encoding="utf-8"))
        assert bill["bomFormat"] == "CycloneDX"
        shipped = [each for each in bill["components"] if TOOL not in each.get("properties", [])]
        return {each["name"].lower().replace("_", "-"): each["version"] for each in shipped}

    lines = (root / "binder/hashes.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split(" ")[0].split("==") for line in lines if "==" in line]
    assert named("pnrules-app.cdx.json") == {name.lower(): version for name, version in pins}
    page = named("pnrules-page.cdx.json")
    assert json.loads((root / "widgets/package.json").read_text(encoding="utf-8"))["dependencies"].items() <= page.items()
    assert "esbuild" not in page


TOOL = {"name": "cdx:npm:package:development", "value": "true"}


def test_wheel_and_sources_are_built_the_same_twice(root: Path, clone: Path, tmp_path: Path) -> None:
    """From two folders, so that no path of a machine is in them."""
    built = []
    for number, folder in enumerate((root, clone)):
        to = tmp_path / str(number)
        for kind in ("--wheel", "--sdist"):
            command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", to, folder]
            subprocess.run(command, check=True, capture_output=True)
        built.append({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in to.iterdir()})
    assert len(built[0]) == 2
    assert built[0] == built[1]


def test_the_wheel_works_offline_where_nothing_can_be_written(
    release: Path, root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path, page: Page, requests: list[str]
) -> None:
    """Once it is installed: no way out, and neither home nor package nor folder takes a file."""
    wheel = only(release, "*.whl")
    run(venv, "-m", "pip", "install", "-qq", "-c", root / "binder/constraints.txt", f"{wheel}[app]", cwd=tmp_path, env=newcomer)
    (empty := tmp_path / "empty").mkdir()
    closed = (tmp_path / "venv", newcomer["HOME"], empty)
    run("chmod", "-R", "a-w", *closed, cwd=tmp_path, env=dict(os.environ))
    root_may_not = ["setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"] if os.geteuid() == 0 else []
    command = [*root_may_not, str(venv), "-m", "pnrules"]
    nowhere = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "no_proxy": "127.0.0.1"}
    env = {**newcomer, **nowhere, "PATH": f"{newcomer['PATH']}:/usr/bin"}
    try:
        with pytest.raises(AssertionError, match="Permission denied"):
            run(*root_may_not, "touch", empty / "file", cwd=tmp_path, env=env)
        assert "all is well" in run(*command, "check", "nightmare/sample", cwd=empty, env=env)
        with serving([*command, "app", "nightmare/sample", "--no-browser", "--port", "0"], READY, empty, env, 120) as address:
            page.goto(address)
            page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
            clicks_through(page)
    finally:
        run("chmod", "-R", "u+w", *closed, cwd=tmp_path, env=dict(os.environ))
    assert pages.foreign(requests) == []
    assert list(empty.iterdir()) == []


def test_the_wheel_builds_a_site_without_node(
    release: Path, root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path
) -> None:
    wheel = f"{only(release, '*.whl')}[app]"
    run(venv, "-m", "pip", "install", "-qq", "-c", root / "binder/constraints.txt", wheel, cwd=tmp_path, env=newcomer)
    run(venv.parent / "pnrules", "site", tmp_path / "site", "--game", "runtime_error", cwd=tmp_path, env=newcomer)
    assert (tmp_path / "site/index.html").is_file()


def test_the_sources_alone_install_the_kernel(
    release: Path, root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path
) -> None:
    sources = only(release, "*.tar.gz")
    run(venv, "-m", "pip", "install", "-qq", "-c", root / "binder/constraints.txt", sources, cwd=tmp_path, env=newcomer)
    assert "nightmare/sample" in run(venv, "-m", "pnrules", "list", cwd=tmp_path, env=newcomer)


SCRIPT = """
import pnrules

play = pnrules.load("nightmare/sample")
points: tuple[int, ...] = play.points
play.choose(*play.options[0])
seen = pnrules.view(play.state, 1)
wrong: str = play.points
"""


def test_the_types_of_a_users_script_are_checked(
    release: Path, root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path
) -> None:
    """By mypy and by pyright: the mistake is found, and nothing else is said."""
    wheel = only(release, "*.whl")
    run(venv, "-m", "pip", "install", "-qq", "-c", root / "binder/constraints.txt", wheel, "mypy", cwd=tmp_path, env=newcomer)
    (tmp_path / "script.py").write_text(SCRIPT.lstrip(), encoding="utf-8")
    with pytest.raises(AssertionError) as mypy:
        run(venv, "-m", "mypy", "--strict", "script.py", cwd=tmp_path, env=newcomer)
    assert str(mypy.value).count("error:") == 1
    assert 'script.py:7: error: Incompatible types in assignment (expression has type "tuple[int, ...]"' in str(mypy.value)
    if node := shutil.which("node"):
        tool = tmp_path / "pyright"
        subprocess.run(["npm", "install", "--silent", "--prefix", tool, f"pyright@{PYRIGHT}"], check=True)
        command = [node, tool / "node_modules/pyright/index.js", "--pythonpath", venv, "--outputjson", tmp_path / "script.py"]
        said = json.loads(subprocess.run(command, capture_output=True, text=True, cwd=tmp_path).stdout)
        assert [(each["range"]["start"]["line"] + 1, each["severity"]) for each in said["generalDiagnostics"]] == [(7, "error")]


PYRIGHT = "1.1.408"
"""The version of npm's package; it is not among our pins, since nothing else uses it."""
