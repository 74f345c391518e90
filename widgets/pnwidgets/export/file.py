"""A notebook as a single HTML file: `pnrules export`. It needs no kernel and no network, and its boards are the same boards. A
lesson is written as one, too (`lesson`).

The notebook is run from top to bottom; then its page is switched to every language in turn, so that the file holds every widget
in each. The file fetches nothing when it is opened; a notebook that would make it fetch is refused.
"""

from __future__ import annotations

import copy
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from pnrules import words
from pnrules.cli.arguments import Parser, language, there
from pnrules.cli.ending import program
from pnrules.files.scenario import refuse_what_is_no_file
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.forms.typed import object_of
from pnrules.kernel.forms.validation import visible
from pnrules.version import VERSION
from pnrules.wire.traits import Traits
from pnrules.words import rulebooks
from pnwidgets import places
from pnwidgets.app import notebooks
from pnwidgets.app.folders import Found, served
from pnwidgets.dress import css
from pnwidgets.export import lesson
from pnwidgets.export.stills import States, Stills
from pnwidgets.language import OWN_NAMES

NOTHING: Final[Mapping[str, str]] = {}

LEFT_OUT: Final = frozenset({"texts", "number", "reopen", "reference", "deal", "table", "advice", "turning", "editing"})
"""Traits that the file leaves out: the words, which all boards share, and what needs a kernel."""

TRAITS: Final = tuple(name for name in object_of(Traits).members if name not in LEFT_OUT)
"""The traits of a board in the file."""

FETCHING: Final = ("src", "srcset", "poster", "data", "background")
"""Attributes that make a browser fetch. `href` does so on some elements only."""

LINKS: Final = frozenset({"a", "area"})
"""The elements whose `href` is fetched only when it is followed."""


class NotExported(Exception):
    """The reason why no page can be made: a message of the catalogue with its values."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(id)
        self.id = id
        self.values = values


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Write the page and print its path. Returns the exit code: 0 if all is well, 2 for bad input."""
    lang = language(sys.argv[1:] if argv is None else argv)
    parser = Parser(lang, {}, prog="pnrules export", description="cli-help-export-about")
    parser.add_argument("notebook", help="cli-help-export-notebook")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="cli-help-export-output")
    parser.add_argument("--lang", choices=words.LANGUAGES, default=lang, help="cli-help-export-lang")
    parser.add_argument("--code", action="store_true", help="cli-help-code")
    parser.add_argument("--worksheet", action="store_true", help="cli-help-worksheet")
    options = parser.parse_args(argv)
    output = options.output
    try:
        if lesson.is_one(options.notebook) or options.worksheet:
            output = output or Path(f"{Path(options.notebook).stem}.html")
            refuse_what_is_no_file(output)
            written(output, _of_lesson(options.notebook, options.lang, worksheet=options.worksheet))
        else:
            source = found(options.notebook)
            output = output or Path(f"{source.file.stem}.html")
            refuse_what_is_no_file(output)
            written(output, page(source.file, options.lang, options.code, source.asked))
    except NotExported as problem:
        print(f"pnrules export: {visible(words.text(options.lang, problem.id, **problem.values))}", file=sys.stderr)
        return 2
    except BadInput as error:
        said = words.text(options.lang, error.problems[0].id)
        print(f"pnrules export: {visible(f'{output}: {said}')}", file=sys.stderr)
        return 2
    print(visible(str(output)))
    return 0


def _of_lesson(name: str, lang: str, *, worksheet: bool) -> str:
    """A lesson, by name or file, as a page or as a worksheet. Raises NotExported."""
    try:
        return lesson.worksheet(name, lang) if worksheet else lesson.page(name, lang)
    except BadInput as error:
        problem = error.problems[0]
        why = words.sentence(lang, problem.id, problem.params, problem.args)
        raise NotExported("cli-export-no-lesson", name=name, place=problem.place, why=why) from error
    except PnError as error:
        raise NotExported("cli-export-no-lesson", name=name, place="lesson", why=words.error(lang, error.payload())) from error


def found(name: str) -> Found:
    """The notebook: a file, or a page of the apps by name, such as `frog/learn`. Raises NotExported."""
    path = Path(name if name.endswith(".ipynb") else f"{name}.ipynb")
    if there(path, Path.is_file):
        return Found(path.resolve().parent, path.name)
    if there(path, lambda each: served().find(each.as_posix()) is not None):
        page = served().find(path.as_posix())
        assert page is not None
        return page
    raise NotExported("cli-no-notebook", name=name)


def written(output: Path, text: str) -> None:
    """Write the file. Raises NotExported."""
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotExported("cli-not-written", error=f"{output}: {error.strerror}") from error


def page(source: Path, lang: str = "en", code: bool = False, asked: Mapping[str, str] = NOTHING) -> str:
    """The notebook as a page that opens in a language; `asked`: the parameters of its address. Raises NotExported."""
    import nbformat

    try:
        notebook = nbformat.read(source, as_version=4)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, nbformat.ValidationError) as error:
        raise NotExported("cli-no-notebook", name=str(source)) from error
    states = run(notebook, source.parent, lang, asked)
    html = rendered(notebook, Stills(states, OWN_NAMES), lang, code)
    fetched = sorted(set(addresses(html)))
    if fetched:
        raise NotExported("cli-export-network", addresses=", ".join(fetched))
    return html


# --- running --------------------------------------------------------------------------------------------------------------


def run(notebook: Any, folder: Path, lang: str, asked: Mapping[str, str]) -> dict[str, States]:
    """Run the notebook in its folder, with the parameters of its address, and store its outputs in it. Language -> every widget's
    state, beginning with the page's own language."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError
    from traitlets.config import Config

    places.add_jupyter_data()
    client = NotebookClient(
        notebook,
        timeout=None,
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=True,
        config=Config({"KernelManager": {"transport_encryption": "auto"}}),  # as in the apps (`configure`)
    )
    states: dict[str, States] = {}
    with client.setup_kernel(env=_environment(lang, asked)):
        for index, cell in enumerate(list(notebook.cells)):
            try:
                client.execute_cell(cell, index)
            except CellExecutionError as error:
                raise NotExported("cli-notebook-failed", number=str(index + 1), error=f"{error.ename}: {error.evalue}") from error
        for each in (lang, *(other for other in words.LANGUAGES if other != lang)):
            _speak(client, notebook, each)
            states[each] = copy.deepcopy(client.widget_state)
    return states


def _environment(lang: str, asked: Mapping[str, str]) -> dict[str, str]:
    """The kernel's environment, for a reader of this language and an address with these parameters."""
    return {**os.environ, "QUERY_STRING": urlencode({"lang": lang, **asked})}


def _speak(client: Any, notebook: Any, lang: str) -> None:
    """Switch everything that follows the page's language to this one, including folded parts."""
    import nbformat

    source = f"from pnwidgets.language import PAGE\nPAGE.lang = {lang!r}\nPAGE.unfolded = True"
    cell = nbformat.v4.new_code_cell(source)  # type: ignore[no-untyped-call]
    notebook.cells.append(cell)
    client.execute_cell(cell, len(notebook.cells) - 1)
    notebook.cells.pop()


# --- the page -------------------------------------------------------------------------------------------------------------


def _credits(stills: Stills, lang: str) -> str:
    """The authors of the boards' games, each after the game's name, and the note that this is not official."""
    found = sorted({traits["info"]["game"] for traits in stills.boards(TRAITS).values()})
    told = {game: rulebooks.credits(game, lang) for game in found}
    made = [f"{words.text_or(game, lang, f'game-{game}')}. {said[0]}" for game, said in told.items() if said]
    return " ".join([*made, words.text(lang, "credits-ours")]) if made else ""


class _Page:
    """The functions that the template calls."""

    widget = "application/vnd.jupyter.widget-view+json"

    def __init__(self, notebook: Any, stills: Stills, lang: str) -> None:
        tags = {tag for cell in notebook.cells for tag in cell.metadata.get("tags", [])}
        self.both = all(f"lang-{each}" in tags for each in words.LANGUAGES)
        self.lang = lang
        self.titles = notebooks.notebook(notebook).called()
        self.notes = [(each, words.text(each, "export-note")) for each in words.LANGUAGES]
        self.credits = [(each, said) for each in words.LANGUAGES if (said := _credits(stills, each))]
        self.licences = [(each, words.text(each, "export-licences")) for each in words.LANGUAGES]
        self.notices = (places.static() / "NOTICES.txt").read_text(encoding="utf-8")
        self.no_script = [(each, words.text(each, "export-no-script")) for each in words.LANGUAGES]
        self.languages = stills.switch()
        self.css = css()
        self.bundle = as_json((places.static() / "board.js").read_text(encoding="utf-8"))
        self.data = as_json(
            {
                "lang": lang,
                "texts": {each: words.catalogue_text(each) for each in words.LANGUAGES},
                "boards": stills.boards(TRAITS),
                "spoken": stills.spoken(TRAITS),
                "titles": self.titles,
                "pnrules": VERSION,
                "alone": {each: words.text(each, "board-alone") for each in words.LANGUAGES},
            }
        )
        self._stills = stills
        self._own = str(notebook.metadata.get("pnrules", {}).get("lang", "en"))

    def language_of(self, cell: Any) -> str:
        """The language of a cell's prose: its tag, or else the notebook's own."""
        spoken = (tag.removeprefix("lang-") for tag in cell.metadata.get("tags", []) if tag.startswith("lang-"))
        return escape(next(spoken, self._own))

    def still(self, output: Any) -> str:
        """A widget in a cell's output, as HTML."""
        return self._stills.shown(output.data[self.widget]["model_id"], _text(output.data.get("text/plain", "")))

    def picture(self, output: Any, kind: str) -> str:
        """A picture in a cell's output, as HTML. The output's plain text is its alternative text."""
        data = "".join(_text(output.data[kind]).split())
        return f'<img src="data:{kind};base64,{data}" alt="{escape(_text(output.data.get("text/plain", "")))}">'


def _text(lines: str | Sequence[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def as_json(data: Any) -> str:
    """JSON that is safe in a `script` element, whatever texts people wrote: markup is escaped."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def rendered(notebook: Any, stills: Stills, lang: str, code: bool) -> str:
    """The page of a notebook after its run."""
    from nbconvert import HTMLExporter

    template = str(places.jupyter_data() / "nbconvert" / "templates")
    exporter = HTMLExporter(  # type: ignore[no-untyped-call]
        template_name="pnrules-export",
        extra_template_basedirs=[template],
        embed_images=True,
        exclude_anchor_links=True,
        exclude_input=not code,
    )
    html, _ = exporter.from_notebook_node(notebook, resources={"pnrules": _Page(notebook, stills, lang)})
    return str(html)


# --- what would be fetched ------------------------------------------------------------------------------------------------


class _Fetching(HTMLParser):
    """Collects the addresses that a browser would fetch for a page, without links, which are fetched only when followed."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        for name, value in attrs:
            if name in FETCHING or (name.endswith("href") and tag not in LINKS):
                self.found += _elsewhere(value or "")
            elif name == "style":
                self.found += _in_style(value or "")

    def handle_data(self, data: str) -> None:
        if self._within == "style":
            self.found += _in_style(data)

    def handle_endtag(self, tag: str) -> None:
        self._within = ""


def addresses(html: str) -> Iterator[str]:
    """Every address that a browser would fetch on opening this page."""
    parser = _Fetching()
    parser.feed(html)
    parser.close()
    yield from parser.found


def _elsewhere(value: str) -> list[str]:
    """The addresses in an attribute that lead outside the page."""
    value = value.strip()
    return [value] if value and not value.startswith(("data:", "#", "blob:")) else []


def _in_style(text: str) -> list[str]:
    named = re.findall(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""", text)
    return [address for pair in named for value in pair for address in _elsewhere(value)]
