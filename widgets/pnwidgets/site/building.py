"""Builds the site: a folder of files that any host can serve, and whose kernel is the reader's own browser.

`python -m pnwidgets.site FOLDER` needs Node and the front end's packages (`make site` sees to both).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Required, TypedDict
from urllib.parse import urlsplit

from pnrules import games, words
from pnrules.cli.arguments import Parser
from pnrules.cli.ending import program
from pnrules.games import game
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import visible
from pnrules.kernel.patches import PlainData
from pnrules.showing import sheet
from pnrules.version import VERSION
from pnwidgets import places
from pnwidgets.app import gallery
from pnwidgets.app.folders import Folders
from pnwidgets.app.pages import GALLERY_WORDS, OPEN
from pnwidgets.app.recorded import Part, as_json, in_script, texts
from pnwidgets.language import OWN_NAMES
from pnwidgets.site import archive, firsts, notices, previews
from pnwidgets.site.catalogue import Spec, pages
from pnwidgets.site.recording import Recorded, recorded

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""What the pages may load and run. Nothing is loaded from another host. Attributes may say where things lie: a board that the
build drew has such."""

STATUS: Final = ("site-starting", "site-works", "site-stop", "site-no-python", "site-newer", "site-load-newer")
"""What a page's script says."""

FRONT: Final = ("app-name", "app-title", "app-pitch", "app-lead", "app-none", "site-lab", "site-lab-note")
"""What the front page says besides what the apps' says."""

SHARED: Final = ("site-share", "site-share-link", "site-share-lines", "site-share-note", "site-copied", "site-not-copied")
"""What is said where a page can be shared."""

PLACES: Final = {"en": "en_GB", "fr": "fr_FR"}
"""A language as services name it that show a page's preview."""

NOT_KEPT: Final = ("files.json", "sw.js", ".nojekyll", "404.html")
"""Files that no browser needs to keep for a visit without a network."""

NOT_KEPT_IN: Final = ("lab/", "embed/", "previews/")
"""The same of folders: others ask for what is in them."""

HERE: Final = Path(__file__).parent


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Builds it and prints where; returns the exit code."""
    parser = Parser("en", {}, prog="python -m pnwidgets.site", description="cli-help-site-about")
    parser.add_argument("folder", type=Path, help="cli-help-site-folder")
    parser.add_argument("--address", default="", help="cli-help-site-address")
    options = parser.parse_args(argv)
    root = places.checkout()
    if root is None:
        print("pnwidgets.site: " + words.text("en", "cli-site-no-checkout"), file=sys.stderr)
        return 2
    if options.address and not (urlsplit(options.address).scheme in ("http", "https") and urlsplit(options.address).netloc):
        parser.error(words.text("en", "cli-site-no-address", address=options.address))
    build(options.folder.resolve(), root, options.address)
    print(visible(str(options.folder)))
    return 0


def build(folder: Path, root: Path, address: str = "") -> None:
    """Build the site into a folder, which is emptied first. `lab/` in it is left as it is.

    root     the source checkout
    address  where the site will be; without it the addresses of previews are those within the site
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name != "lab":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    scripts = _scripts(folder, root)
    found = [recorded(spec, root / "notebooks") for spec in pages(root / "notebooks")]
    _contents(folder, found)
    lab = (folder / "lab" / "index.html").is_file()
    how = _How(f"{address.rstrip('/')}/" if address else "", lab, scripts, firsts.drawn(found, root / "widgets"))
    sources = [*HERE.rglob("*.j2"), *HERE.rglob("*.py"), *(root / "notebooks").rglob("*.ipynb")]
    version = _version(folder, f"{address} {lab} {how.firsts}", sources)
    for name, text in _Pages(found, version, root / "notebooks", how).files():
        _write(folder, name, text)
    previews.made(dict(previews.drawn(found)), root / "widgets", root / ".cache" / "previews", folder)
    _worker(folder, version)


# --- what does not depend on the build's version --------------------------------------------------------------------------


def _scripts(folder: Path, root: Path) -> dict[str, list[str]]:
    """Scripts and styles, Pyodide and the packed Python. Gives the files of each part of the pages' script, by its name."""
    widgets = root / "widgets"
    subprocess.run(["node", widgets / "site" / "build.mjs", folder], check=True)
    program = widgets / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    (folder / "python" / program.name).write_bytes(gzip.compress(program.read_bytes(), 9, mtime=0))
    packed = archive.made(widgets, root / ".cache" / "site")
    for name in archive.MADE:
        shutil.copyfile(packed / name, folder / "python" / name)
    for file in (HERE / "files").iterdir():
        shutil.copyfile(file, folder / file.name)
    _licences(folder / "NOTICES.txt", widgets / "licences")
    listed = folder / "parts.json"
    parts = {Path(source).stem: names for source, names in json.loads(listed.read_text(encoding="utf-8")).items()}
    listed.unlink()
    return parts


def _licences(said: Path, licences: Path) -> None:
    """Add what is Python's to what is the scripts'."""
    parts = [
        said.read_text(encoding="utf-8").rstrip(),
        notices.python(licences),
        *notices.installed(archive.DISTRIBUTIONS, licences),
    ]
    said.write_text(notices.joined(parts), encoding="utf-8")


def _contents(folder: Path, found: Sequence[Recorded]) -> None:
    """What was recorded, the words, the cards to print."""
    for page in found:
        for name, data in page.data(data_names(page.spec)):
            _write(folder, name, data)
    for lang in words.LANGUAGES:
        for part, text in texts(lang, games.BUILT_IN):
            _write(folder, f"words/{lang}/{part}.txt", text)
        for name in games.BUILT_IN:
            for edition in game(name).works:
                if Showing.of(game(name)).faces(edition, lang):
                    _write(folder, f"cards/{name}-{edition}-{lang}.html", sheet.card_sheet(game(name), edition, lang))


def data_names(spec: Spec) -> list[str]:
    """Where what was recorded of a page lies."""
    if len(spec.asked) == 1:
        return [f"data/{spec.key}.json"]
    return [f"data/{spec.key}-{number}.json" for number in range(1, len(spec.asked) + 1)]


def _version(folder: Path, how: str, sources: Sequence[Path]) -> str:
    """What tells this build from any other; `how`: what was asked of it."""
    found = hashlib.sha256(how.encode())
    for path in sorted([*(path for path in folder.rglob("*") if path.is_file() and "lab" not in path.parts), *sources]):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


# --- what does ------------------------------------------------------------------------------------------------------------


class SiteGallery(gallery.Gallery):
    """What the site's front page shows; `lab`: whether JupyterLite lies beside it."""

    lab: bool


class PageSays(TypedDict, total=False):
    """What a page's template needs besides what all pages have. The front page has no more than what is required.

    key         which page it is
    data, asks  the files of its recordings, and what its address may ask for
    words       what its script says, by message
    first       the files that its first board needs at once
    scripts     those of its script that it needs at once
    gallery     what the front page shows; None on any other
    embed       what is said where it stands in a page of another site
    drawn       its first board as HTML
    parts       its pieces, in order
    """

    key: Required[str]
    title: Required[str]
    description: Required[str]
    data: Required[Sequence[str] | None]
    asks: Required[Sequence[str]]
    words: Required[dict[str, str]]
    first: Required[list[str]]
    scripts: Required[list[str]]
    gallery: Required[SiteGallery | None]
    licences: Required[str]
    embed: dict[str, str]
    all: str
    no_script: str
    only_seen: str
    drawn: str | None
    parts: list[Part]
    credits: str


class _How(NamedTuple):
    """What the pages go by besides what was recorded.

    address  where the site will be, if that is known
    lab      whether JupyterLite lies beside them
    scripts  the scripts that each part needs
    firsts   the first board of a page in a language, as HTML
    """

    address: str
    lab: bool
    scripts: Mapping[str, Sequence[str]]
    firsts: Mapping[tuple[str, str], str]


class _Pages:
    """The pages as HTML."""

    def __init__(self, found: Sequence[Recorded], version: str, notebooks: Path, how: _How) -> None:
        from jinja2 import Environment, FileSystemLoader

        theirs = places.jupyter_data() / "nbconvert" / "templates" / "pnrules"
        self._templates = Environment(
            loader=FileSystemLoader([HERE / "templates", theirs]), autoescape=True, trim_blocks=True, lstrip_blocks=True
        )
        self._common = {
            "policy": POLICY,
            "version": version,
            "languages": words.LANGUAGES,
            "names": OWN_NAMES,
            "address": how.address,
            "places": PLACES,
            "picture": previews.name,
            "size": previews.SIZE,
        }
        self._at = urlsplit(how.address).path or "/"  # whatever was asked for, what is not there is told in its place
        self._version = version
        self._scripts = how.scripts
        self._firsts = how.firsts
        self._found = found
        self._gallery: SiteGallery = {**gallery.shown(Folders(notebooks)), "others": [], "lab": how.lab}

    def files(self) -> Iterator[tuple[str, str]]:
        """Every page with its name."""
        for lang in words.LANGUAGES:
            yield f"{lang}/index.html", self._page(lang, self._front(lang))
            for page in self._found:
                recorded = self._recorded(page, lang)
                yield f"{lang}/{page.spec.key}.html", self._page(lang, recorded)
                yield f"embed/{lang}/{page.spec.key}.html", self._page(lang, recorded, "embed.html.j2", "../")
        said = {"title": words.text("en", "app-title"), "lead": words.text("en", "app-lead")}
        yield "index.html", self._render("root.html.j2", **said, root="", goes_on=True)
        lost = {"title": "404", "lead": " ".join(words.text(lang, "site-lost") for lang in words.LANGUAGES)}
        yield "404.html", self._render("root.html.j2", **lost, root=self._at, goes_on=False)
        yield "site.webmanifest", as_json(_manifest())

    def _render(self, template: str, **values: Any) -> str:
        return self._templates.get_template(template).render(**self._common, **values)

    def _page(self, lang: str, values: PageSays, template: str = "page.html.j2", beneath: str = "") -> str:
        """A page; `beneath`: the way from the folder in which the languages' folders lie to the root."""
        root = beneath + "../" * (1 + str(values["key"]).count("/"))
        shell = {
            "key": values["key"],
            "data": values["data"],
            "asks": values["asks"],
            "words": values["words"],
            "root": root,
            "version": self._version,
            "pnrules": VERSION,
        }
        drawn = (values.get("drawn") or "").replace(firsts.SITE, f"{root}{lang}/")
        return self._render(template, page={**values, "lang": lang, "root": root, "shell": in_script(shell), "drawn": drawn})

    def _front(self, lang: str) -> PageSays:
        said = {id: words.text(lang, id, **{name: f"{{{name}}}" for name in OPEN}) for id in GALLERY_WORDS}
        named = {
            id: words.text(lang, id)
            for id in ("app-name", "app-title", "app-pitch", "app-lead", "app-none", "site-lab", "site-lab-note", *STATUS)
        }
        return {
            "key": "index",
            "title": named["app-title"],
            "description": named["app-lead"],
            "data": None,
            "asks": (),
            "words": {**said, **named},
            "first": [],
            "scripts": self._wanted([]),
            "gallery": self._gallery,
            "licences": words.text(lang, "site-licences"),
        }

    def _recorded(self, page: Recorded, lang: str) -> PageSays:
        spec = page.spec
        data = data_names(spec)
        return {
            "key": spec.key,
            "title": spec.title[lang],
            "description": spec.about[lang],
            "data": data,
            "asks": spec.asks,
            "words": {id: words.text(lang, id) for id in (*STATUS, *SHARED)},
            "embed": {id: words.text(lang, f"embed-{id}") for id in ("whole", "unkept")},
            "first": [*(data if len(data) == 1 else []), *(f"words/{lang}/{part}.txt" for part in page.first_words())],
            "scripts": self._wanted(page.first_scripts()),
            "gallery": None,
            "licences": words.text(lang, "site-licences"),
            "all": words.text(lang, "app-all"),
            "no_script": words.text(lang, "app-no-script"),
            "only_seen": words.text(lang, "site-no-script"),
            "drawn": self._firsts.get((spec.key, lang)),
            "parts": list(page.parts(lang)),
            "credits": page.credits(lang),
        }

    def _wanted(self, parts: Sequence[str]) -> list[str]:
        """The files that the page's script asks for at once besides itself."""
        names = (name for part in ("main", *parts) for name in self._scripts[part])
        return [name for name in dict.fromkeys(names) if name not in self._scripts["main"][:1]]


def _manifest() -> dict[str, PlainData]:
    return {
        "name": words.text("en", "app-title"),
        "short_name": words.text("en", "app-name"),
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf4e6",
        "theme_color": "#ffdca0",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }


def _worker(folder: Path, version: str) -> None:
    """The list of all files with a mark of each one's content, and the service worker, which says whose files it keeps."""
    marks = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in NOT_KEPT and not name.startswith(NOT_KEPT_IN):
            marks.append((name, hashlib.sha256(path.read_bytes()).hexdigest()[:12]))
    _write(folder, "files.json", as_json({"version": version, "files": marks}))
    worker = folder / "sw.js"
    worker.write_text(f'const PN_VERSION = "{version}";\n{worker.read_text(encoding="utf-8")}', encoding="utf-8")
    _write(folder, ".nojekyll", "")  # a host that makes sites of such folders leaves this one as it is


def _write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
