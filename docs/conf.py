"""How these pages are built: `make docs`. Nothing is fetched while they are built, and they fetch nothing."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pnrules

if TYPE_CHECKING:
    from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent))
from docstrings import as_rst  # beside this file

project = "pnrules"
author = copyright = "the pnrules authors"
version = release = pnrules.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = True
nitpick_ignore_regex = [("py:(class|exc|obj|data)", ".*")]  # names in signatures stand there as the code writes them
suppress_warnings = ["ref.python"]  # each game has a Board of its own, so a name in a signature may mean any of them
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "member-order": "bysource", "ignore-module-all": True}
autodoc_preserve_defaults = True
autodoc_use_type_comments = False  # there are none, and to look for them takes an eighth of the time
add_module_names = False
toc_object_entries = False

html_theme = "furo"
html_title = f"pnrules {release}"
html_static_path: list[str] = []
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "to_site.html",  # ours: back to the site, where these pages lie in one (`-A site=../index.html`)
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_copy_source = html_show_sourcelink = False

CHAPTERS = re.compile(r"^<!-- (module|modules of) (\S+) -->$", re.MULTILINE)


def modules_of(package: str) -> list[str]:
    """A package and the modules in it, in order. Packages within it have pages of their own, or none."""
    folder = importlib.import_module(package).__path__
    found = sorted(info.name for info in pkgutil.iter_modules(folder) if not info.ispkg and not info.name.startswith("_"))
    return [package, *(f"{package}.{name}" for name in found)]


def chapters(found: re.Match[str]) -> str:
    """A chapter for each module that a page names. Whoever adds a module to a package need not add it to a list."""
    names = modules_of(found[2]) if found[1] == "modules of" else [found[2]]
    return "\n".join(f"## {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n" for name in names)


def put_chapters_in(app: Sphinx, page: str, source: list[str]) -> None:
    source[0] = CHAPTERS.sub(chapters, source[0])


def make_rst(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    lines[:] = as_rst(lines)


def leave_out_fields(app: Sphinx, what: str, name: str, obj: Any, skip: bool, options: Any) -> bool | None:
    """A named tuple's docstring says what its fields are; as members they would say "alias for field number 0"."""
    return True if type(obj).__name__ == "_tuplegetter" else None


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", put_chapters_in)
    app.connect("autodoc-process-docstring", make_rst)
    app.connect("autodoc-skip-member", leave_out_fields)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
