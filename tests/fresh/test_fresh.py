"""What a newcomer does: the wheel in an empty folder, a clone in a folder with spaces, and what Binder does."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import pages
from newcomers import run
from servers import READY, serving

pytestmark = pytest.mark.slow


def clicks_through(page: Page) -> None:
    """Steps to the end and back to a choice, makes it, takes it back and again: the browser steps, the kernel answers."""
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    live, options = board.locator(".pn-live"), board.locator(".pn-option:visible")
    if board.locator(".pn-last").is_enabled():
        board.locator(".pn-last").click()
    while not options.count():
        said = live.inner_text()
        board.locator(".pn-prev").click()
        expect(live).not_to_have_text(said)
    before = board.get_attribute("data-head") or ""
    options.last.click()
    expect(board).not_to_have_attribute("data-head", before)
    after = board.get_attribute("data-head") or ""
    board.locator(".pn-undo").click()
    expect(board).not_to_have_attribute("data-head", after)
    board.locator(".pn-redo").click()
    expect(board).to_have_attribute("data-head", after)


def test_the_wheel_works_in_an_empty_folder_without_node(
    root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path, page: Page, requests: list[str]
) -> None:
    run(
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        tmp_path / "dist",
        root,
        cwd=tmp_path,
        env=newcomer,
    )
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    constraints = root / "binder/constraints.txt"
    run(venv, "-m", "pip", "install", "-qq", "-c", constraints, f"{wheel}[app]", cwd=tmp_path, env=newcomer)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert shutil.which("node", path=newcomer["PATH"]) is None
    pnrules = venv.parent / "pnrules"
    assert "nightmare/sample" in run(pnrules, "list", cwd=empty, env=newcomer)
    command = [str(pnrules), "app", "nightmare/sample", "--no-browser", "--port", "0"]
    with serving(command, READY, empty, newcomer) as address:
        page.goto(address)
        clicks_through(page)
    assert pages.foreign(requests) == []
    assert list(empty.iterdir()) == []


def test_a_game_of_another_package_is_there_beside_the_wheel(
    root: Path, tmp_path: Path, newcomer: dict[str, str], venv: Path, page: Page, requests: list[str]
) -> None:
    for source in (root, root / "docs/examples/frog"):
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path / "dist", source]
        run(*build, cwd=tmp_path, env=newcomer)
    wheels = sorted((tmp_path / "dist").glob("*.whl"))
    frog, ours = wheels
    for wheel in (f"{ours}[app]", frog):
        run(venv, "-m", "pip", "install", "-qq", "-c", root / "binder/constraints.txt", wheel, cwd=tmp_path, env=newcomer)
    pnrules = venv.parent / "pnrules"
    assert "frog/sample" in run(pnrules, "list", cwd=tmp_path, env=newcomer)
    assert "La grenouille" in run(pnrules, "rule", "Frog", "--lang", "fr", cwd=tmp_path, env=newcomer)
    checked = run(pnrules, "check", "frog/sample", "frog/tired", "frog/endless", cwd=tmp_path, env=newcomer)
    assert checked.count("all is well") == 3
    assert "Points: Ada 1 · Bob 0" in run(pnrules, "run", "frog/sample", cwd=tmp_path, env=newcomer)
    assert "5   100%  came to the end" in run(pnrules, "simulate", "frog", "--games", "5", cwd=tmp_path, env=newcomer)
    with serving([str(pnrules), "app", "--no-browser", "--port", "0"], READY, tmp_path, newcomer) as address:
        page.goto(f"{address}voila/render/play.ipynb?game=frog&players=2&seed=4")
        page.locator(f"{pages.BOARD} .pn-tile").first.wait_for(state="visible", timeout=pages.PATIENCE)
        assert page.locator(f"{pages.BOARD} .pn-tile-group").count() == 4  # the ring, two hands, the deck
    assert pages.foreign(requests) == []


def test_all_that_is_installed_is_known_by_its_hash(clone: Path, newcomer: dict[str, str], venv: Path) -> None:
    """As `binder/hashes.txt` and `docs/start.md` say. One file that is not as it was is refused."""
    hashes = clone / "binder/hashes.txt"
    pip = (venv, "-m", "pip", "install", "-qq")
    run(*pip, "--require-hashes", "-r", hashes, cwd=clone, env=newcomer)
    run(*pip, "--no-deps", "--no-build-isolation", ".", cwd=clone, env=newcomer)
    assert "No broken requirements" in run(venv, "-m", "pip", "check", cwd=clone, env=newcomer)
    assert "nightmare/sample" in run(venv.parent / "pnrules", "list", cwd=clone.parent, env=newcomer)
    text = hashes.read_text(encoding="utf-8")
    fsrs = re.search(r"^fsrs==(?:.*\\\n)+.*\n", text, re.MULTILINE)
    assert fsrs
    other = clone / "other.txt"
    other.write_text(re.sub("sha256:....", "sha256:0000", fsrs[0]), encoding="utf-8")
    command = [venv, "-m", "pip", "install", "--force-reinstall", "--no-deps", "--require-hashes", "-r", other]
    refused = subprocess.run(command, cwd=clone, env=newcomer, capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr


def test_the_hub_s_image_installs(clone: Path, newcomer: dict[str, str], venv: Path) -> None:
    """What its recipe runs, in this machine's Python."""
    recipe = (clone / "docs/hub/Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    commands = re.findall(r"^RUN (python -m pip .*)$", recipe, flags=re.MULTILINE)
    assert len(commands) == 2
    env = {**newcomer, "PATH": f"{venv.parent}:{newcomer['PATH']}"}
    for command in commands:
        run("bash", "-euc", command, cwd=clone, env=env)
    assert "No broken requirements" in run(venv, "-m", "pip", "check", cwd=clone, env=env)


def test_make_app_in_a_folder_with_spaces_and_again_quickly(clone: Path, newcomer: dict[str, str], page: Page) -> None:
    command = ["make", "--no-print-directory", "app", "APP=nightmare/sample --no-browser --port 0"]
    for patience in (300, 30):
        with serving(command, READY, clone, newcomer, patience) as address:
            page.goto(address)
            clicks_through(page)


def test_binder(root: Path, clone: Path, newcomer: dict[str, str], venv: Path, page: Page, requests: list[str]) -> None:
    """Its requirements in a fresh environment, its postBuild, and the app behind its start script, as a server extension."""
    env = {**newcomer, "PATH": f"{venv.parent}:{newcomer['PATH']}"}
    run(venv, "-m", "pip", "install", "-qq", "-r", "binder/requirements.txt", cwd=clone, env=env)
    run(clone / "binder/postBuild", cwd=clone, env=env)
    command = [
        str(clone / "binder/start"),
        *("jupyter", "notebook", "--ip", "127.0.0.1", "--port", "0", "--no-browser", "--allow-root"),
        "--IdentityProvider.token=letmein",
    ]
    ready = re.compile(r"(http://127\.0\.0\.1:\d+/)tree\?token=")
    with serving(command, ready, clone, env) as address:
        page.goto(f"{address}voila/tree?token=letmein")
        page.locator(".pn-cards a").first.click()
        page.locator("article").first.wait_for()
        page.go_back()
        page.locator(".pn-examples .pn-notebooks a:visible").first.click()
        clicks_through(page)
    assert pages.foreign(requests) == []
