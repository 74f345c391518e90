"""Binder, as far as it can be seen without Docker: what repo2docker makes of `binder/`, and its scripts. The slow tests beside
this one install its requirements and click through what it serves."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from repo2docker.app import Repo2Docker
from traitlets.config import Config


@pytest.fixture
def pack(root: Path) -> Iterator[Any]:
    """The build pack that repo2docker chooses for this checkout."""
    before = Path.cwd()
    os.chdir(root)  # repo2docker looks at the working directory
    try:
        app = Repo2Docker()
        for kind in app.buildpacks:
            chosen = kind(app.base_image)
            chosen.platform = app.platform
            if chosen.detect():
                yield chosen
                return
        pytest.fail("repo2docker finds nothing to build")
    finally:
        os.chdir(before)


def test_repo2docker_sees_python_and_our_folder(pack: Any) -> None:
    assert type(pack).__name__ == "PythonBuildPack"
    assert pack.binder_dir == "binder"
    assert pack.python_version == "3.12"
    assert pack.get_post_build_scripts() == ["binder/postBuild"]
    assert pack.get_start_script() == "${REPO_DIR}/binder/start"


def test_the_image_installs_our_requirements_after_the_sources_are_there(pack: Any) -> None:
    steps = pack.render(build_args={}).splitlines()
    sources = next(n for n, step in enumerate(steps) if re.match(r"COPY --chown=\S+ src/ \$\{REPO_DIR\}", step))
    installs = [n for n, step in enumerate(steps) if 'pip install --no-cache-dir -r "binder/requirements.txt"' in step]
    assert installs
    assert min(installs) > sources


def test_the_python_is_one_that_we_support(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    least = tuple(int(part) for part in re.findall(r"\d+", project["requires-python"]))
    pinned = tuple(int(part) for part in re.findall(r"\d+", (root / "binder/runtime.txt").read_text(encoding="utf-8")))
    assert pinned >= least


def test_start_runs_the_command_that_it_is_given_and_keeps_its_exit_code(root: Path) -> None:
    done = subprocess.run(
        [root / "binder/start", "bash", "-c", 'printf "%s" "$JUPYTER_CONFIG_PATH"; exit 7'], capture_output=True, text=True
    )
    assert done.returncode == 7
    assert done.stdout.split(os.pathsep)[0] == str(root / "binder")
    assert (root / "binder/jupyter_server_config.py").is_file()


def test_binder_opens_the_gallery(root: Path) -> None:
    app = runpy.run_path(str(root / "binder/address.py"))["APP"]
    assert app == "voila/tree"  # the gallery, which Voila's extension serves; the slow tests click through it


def test_there_is_a_badge_only_where_an_address_is_set(root: Path) -> None:
    ours = runpy.run_path(str(root / "binder/address.py"))
    assert ours["badge"]("") is None
    assert ours["link"]("gh/OWNER/REPO/main").endswith("/gh/OWNER/REPO/main?urlpath=voila%2Ftree")
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert ("badge_logo" in readme) == bool(ours["REPOSITORY"])
    assert (ours["badge"]() or "") in readme


def test_the_readme_names_the_site_only_where_its_address_is_set(root: Path) -> None:
    ours = runpy.run_path(str(root / "binder/address.py"))
    assert ours["fast_way"]("") is None
    assert ours["fast_way"]("https://games.example/rules").endswith("(https://games.example/rules/)")
    assert (ours["fast_way"]() or "") in (root / "README.md").read_text(encoding="utf-8")


def test_what_Binder_starts_knows_the_site_s_address(root: Path) -> None:
    config = Config()
    runpy.run_path(str(root / "binder/jupyter_server_config.py"), {"get_config": lambda: config})
    address = runpy.run_path(str(root / "binder/address.py"))["SITE"]
    assert config.VoilaConfiguration.page_config_hook.keywords == {"site": address}
