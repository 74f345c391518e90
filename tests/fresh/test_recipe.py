"""The recipe for conda-forge is read and rendered by what builds recipes there. It cannot be built here, without its channels."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

READ = """
import sys
from pathlib import Path
from rattler_build import Stage0Recipe, VariantConfig

for each in Stage0Recipe.from_yaml(Path(sys.argv[1]).read_text(encoding="utf-8")).render(VariantConfig({"python": ["3.11"]})):
    print(each.recipe.package.name, each.recipe.package.version)
"""


@pytest.fixture
def builder(root: Path, venv: Path) -> Path:
    """The Python of an environment with rattler-build."""
    hashes = root / "binder/conda/hashes.txt"
    subprocess.run([venv, "-m", "pip", "install", "-qq", "--require-hashes", "-r", hashes], check=True)
    return venv


def test_the_recipe_is_read_and_rendered(root: Path, builder: Path, tmp_path: Path) -> None:
    from pnrules.version import VERSION

    recipe = root / "binder/conda/recipe.yaml"
    done = subprocess.run([builder, "-c", READ, recipe], capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout.split()) == ("", ["pnrules", VERSION, "pnrules-app", VERSION])
    broken = tmp_path / "recipe.yaml"
    broken.write_text(recipe.read_text(encoding="utf-8").replace("noarch: python", "noarch: pyhton"), encoding="utf-8")
    refused = subprocess.run([builder, "-c", READ, broken], capture_output=True, text=True, check=False)
    assert refused.returncode != 0, "rattler-build reads anything"
