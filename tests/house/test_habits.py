"""What happens by itself when something is committed or sent in, and what has to be said where a rule is switched off."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import conftest

HOOKS = ".pre-commit-config.yaml"
WORKFLOWS = ".github/workflows"
PYTHON = [".venv/bin/python", "-m"]
NPM = ["npm", "--prefix", "widgets", "run", "--silent"]


def hooks(root: Path) -> list[dict[str, Any]]:
    (ours,) = yaml.safe_load((root / HOOKS).read_text(encoding="utf-8"))["repos"]
    assert ours["repo"] == "local"  # anything else would be fetched
    return list(ours["hooks"])


def test_pre_commit_understands_its_file(root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", root / HOOKS]
    done = subprocess.run(command, env={**os.environ, "PRE_COMMIT_HOME": str(tmp_path)}, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_every_hook_calls_something_that_is_there(root: Path) -> None:
    assert {hook["id"] for hook in hooks(root)} == {"ruff-check", "ruff-format", "mypy", "biome", "bundle", "subject"}
    scripts = json.loads((root / "widgets/package.json").read_text(encoding="utf-8"))["scripts"]
    for hook in hooks(root):
        entry = shlex.split(hook["entry"])
        assert hook["language"] == "system"
        if entry[:2] == PYTHON:
            assert importlib.util.find_spec(entry[2])
        elif entry[: len(NPM)] == NPM:
            assert entry[len(NPM)] in scripts
        else:
            assert os.access(root / entry[0], os.X_OK)


def test_every_hook_looks_at_files_that_there_are(root: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    patterns = [hook["files"] for hook in hooks(root) if "files" in hook]
    assert len(patterns) == 3
    assert [pattern for pattern in patterns if not any(re.search(pattern, name) for name in listed)] == []


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("A card says why\n\nThe reason, at any length: " + "why " * 50, None),
        ("é" * 72, None),
        ("é" * 73, "The subject has 73 characters, 1 too many. The why belongs in the body."),
        ("A card says why\nand more of it", "The line after the subject has to be empty."),
        ("# a comment of git's\nA card says why\n# another\n", None),
        ("", None),  # git refuses that itself
    ],
)
def test_a_commits_subject_is_short(root: Path, tmp_path: Path, message: str, said: str | None) -> None:
    assert runpy.run_path(str(root / ".ci/subject"))["complaint"](message) == said
    (tmp_path / "MESSAGE").write_text(message, encoding="utf-8")
    done = subprocess.run([sys.executable, root / ".ci/subject", tmp_path / "MESSAGE"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == ((1, f"{said}\n") if said else (0, ""))


def steps(root: Path, pattern: str = "*.yml") -> list[dict[str, Any]]:
    """The steps of all jobs of all workflows, or of those that are called so."""
    files = sorted((root / WORKFLOWS).glob(pattern))
    jobs = [job for path in files for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values()]
    return [step for job in jobs for step in job["steps"]]


def test_the_workflows_call_ci_run_and_make_and_move_files_about(root: Path) -> None:
    """What has to pass and what is built is said in the Makefile alone."""
    address = "https://${GITHUB_REPOSITORY_OWNER}.github.io/${GITHUB_REPOSITORY#*/}/"
    release = [step["run"] for step in steps(root, "release.yml") if "run" in step]
    assert [step["run"] for step in steps(root, "pages.yml") if "run" in step] == [f'make site-lab ADDRESS="{address}"']
    assert [step["run"] for step in steps(root, "test.yml") if "run" in step] == [".ci/run"]
    assert release[:2] == [".ci/run", 'make release TAG="${GITHUB_REF_NAME}"']
    assert [command.split()[0] for command in release[2:]] == ["mkdir", "gh"]
    systems = [step["run"] for step in steps(root, "systems.yml") if "run" in step]
    assert [command.split()[:3] for command in systems] == [["python", "-m", tool] for tool in ("pip", "pytest", "pnrules")]
    assert all((root / word).is_dir() for word in systems[1].split() if word.startswith("tests/"))


def test_a_release_is_published_without_a_password(root: Path) -> None:
    """By trusted publishing: the job that publishes may ask for a token of its own, and no other may."""
    jobs = yaml.safe_load((root / WORKFLOWS / "release.yml").read_text(encoding="utf-8"))["jobs"]
    assert {name: job.get("permissions") for name, job in jobs.items()} == {
        "build": None,
        "publish": {"id-token": "write"},
        "attach": {"contents": "write"},
    }
    assert "secrets." not in (root / WORKFLOWS / "release.yml").read_text(encoding="utf-8")


@pytest.mark.long
def test_a_tag_that_is_not_the_version_releases_nothing(root: Path) -> None:
    command = [
        "make",
        "--no-print-directory",
        "release",
        "TAG=v0.0.1",
        "--assume-old=.venv/dev",
        "--assume-old=widgets/node_modules/.stamp",
    ]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode != 0
    assert "The tag is v0.0.1, and pnrules/version.py says otherwise." in done.stderr


def test_pages_on_github_are_told_their_own_address(root: Path, tmp_path: Path) -> None:
    """As the shell there reads it, in a repository whose name has a slash's neighbour in it."""
    (run,) = (step["run"] for step in steps(root, "pages.yml") if "run" in step)
    make = tmp_path / "make"
    make.write_text('#!/bin/sh\necho "$2"\n', encoding="utf-8")
    make.chmod(0o755)
    of = {"GITHUB_REPOSITORY_OWNER": "ada", "GITHUB_REPOSITORY": "ada/card-games"}
    env = {**os.environ, **of, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    said = subprocess.run(["bash", "-euo", "pipefail", "-c", run], env=env, capture_output=True, text=True, check=True)
    assert said.stdout == "ADDRESS=https://ada.github.io/card-games/\n"


def test_actions_are_pinned_to_commits(root: Path) -> None:
    used = [step["uses"] for step in steps(root) if "uses" in step]
    assert len(used) == 3 + 5 + 7 + 2
    others = [action for action in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action)]
    assert [re.fullmatch(r"pypa/gh-action-pypi-publish@[0-9a-f]{40}", action) is not None for action in others] == [True]


def test_the_workflow_brings_what_the_house_supports(root: Path) -> None:
    text = (root / WORKFLOWS / "test.yml").read_text(encoding="utf-8")
    (node,) = {step["with"]["node-version"] for step in steps(root) if "node-version" in step.get("with", {})}
    pythons = yaml.safe_load(text)["jobs"]["test"]["strategy"]["matrix"]["python"]
    binder = (root / "binder/runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    oldest = re.search(r'requires-python = ">=([0-9.]+)"', (root / "pyproject.toml").read_text(encoding="utf-8"))
    assert oldest
    assert pythons == [oldest[1], binder]
    assert f"Node {node} or newer" in (root / ".ci/need").read_text(encoding="utf-8")


def test_a_rule_that_is_switched_off_has_its_reason_beside_it(root: Path) -> None:
    biome = (root / "widgets/biome.jsonc").read_text(encoding="utf-8").splitlines()
    off = [line for line in biome if '"off"' in line]
    assert len(off) > 5
    assert [line for line in off if not re.search(r'"off",? // ', line)] == []
    ruff = (root / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.ruff.lint]")[2]
    ignored = ruff.partition("ignore = [\n")[2].partition("\n]")[0].splitlines()
    assert len(ignored) > 3
    assert [line for line in ignored if not re.search(r'^  "[A-Z0-9]+", # ', line)] == []


@pytest.mark.long
def test_what_is_quick_is_one_case_of_each_test_and_none_that_is_long(root: Path) -> None:
    files = ["tests/house/test_layout.py", "tests/house/test_docs.py"]
    command = [sys.executable, "-m", "pytest", "-p", "no:nbval", "--quick", "--collect-only", "--quiet", *files]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    names = [line.partition("::")[2].partition("[")[0] for line in done.stdout.splitlines() if "::" in line]
    assert "test_docstrings_are_shown_as_they_are_meant" in names  # which has several cases
    assert "test_the_pages_are_built_without_a_warning_and_ask_nobody_for_anything" not in names
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("quick", "took", "fails"), [(True, 1.0, False), (True, 100.0, True), (False, 100.0, False)])
def test_what_takes_long_and_does_not_say_so_fails_where_tests_are_to_be_quick(
    monkeypatch: pytest.MonkeyPatch, quick: bool, took: float, fails: bool
) -> None:
    times = iter([7.0, 7.0 + took])
    monkeypatch.setattr(conftest, "spent", lambda: next(times))
    item: Any = SimpleNamespace(config=SimpleNamespace(getoption={"quick": quick}.get))
    call = conftest.pytest_runtest_call(item)
    next(call)
    with pytest.raises(pytest.fail.Exception if fails else StopIteration):
        next(call)
