"""Building the site: a folder of files that any host can serve, with the reader's own browser as the kernel.

`pnrules site FOLDER`. A checkout needs Node and the front end's packages (`make site` installs both); a wheel contains their
output (`kit`).
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, Required, TypedDict
from urllib.parse import urlsplit

from pnrules import games, words
from pnrules.cli.arguments import Parser, language
from pnrules.cli.ending import program
from pnrules.courses import course as courses
from pnrules.courses.course import Course
from pnrules.games import game
from pnrules.kernel.errors import BadInput
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import one_line, visible
from pnrules.kernel.patches import PlainData
from pnrules.showing import sheet
from pnrules.version import VERSION
from pnwidgets import places
from pnwidgets.app import gallery
from pnwidgets.app.folders import Folders
from pnwidgets.app.pages import GALLERY_WORDS, OPEN
from pnwidgets.app.recorded import Part, as_json, in_script, texts
from pnwidgets.dress import dress
from pnwidgets.language import OWN_NAMES
from pnwidgets.site import firsts, kit, previews
from pnwidgets.site.catalogue import Spec, pages
from pnwidgets.site.failure import NotBuilt
from pnwidgets.site.recording import Recorded, recorded

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""The pages' content security policy. Nothing is loaded from another host. Style attributes are allowed, since boards drawn by
the build have them."""

STATUS: Final = ("site-starting", "site-works", "site-stop", "site-no-python", "site-newer", "site-load-newer")
"""The messages that a page's script needs."""

FRONT: Final = ("app-name", "app-title", "app-pitch", "app-lead", "app-none", "site-lab", "site-lab-note", "site-docs")
"""The messages that the front page needs in addition to those of the apps' front page."""

SHARED: Final = ("site-share", "site-share-link", "site-share-lines", "site-share-note", "site-copied", "site-not-copied")
"""The messages about sharing a page."""

PLACES: Final = {"en": "en_GB", "fr": "fr_FR"}
"""The languages as named by services that show previews of pages."""

LISTED: Final = "files.json"
"""The list of all files."""

DRESS: Final = "dress.json"
"""What a lesson's page of its own holds besides the lesson; such pages are made on the site."""

NOT_KEPT: Final = (LISTED, "sw.js", ".nojekyll", "404.html")
"""Files that no browser needs to keep for a visit without a network."""

BESIDE: Final = ("docs", "lab")
"""Folders that others build, before the site: the docs, and JupyterLite. They stay, and the site links to them."""

NOT_KEPT_IN: Final = (*(f"{name}/" for name in BESIDE), "embed/", "previews/")
"""Folders of such files: only other sites and services request them."""

HERE: Final = Path(__file__).parent


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Build the site and print its folder; returns the exit code."""
    lang = language(sys.argv[1:] if argv is None else argv)
    parser = Parser(lang, {}, prog="pnrules site", description="cli-help-site-about")
    parser.add_argument("folder", type=Path, help="cli-help-site-folder")
    parser.add_argument("--game", action="append", default=[], metavar="GAME", help="cli-help-site-game")
    parser.add_argument("--course", metavar="FILE", help="cli-help-host-course")
    parser.add_argument("--address", default="", help="cli-help-site-address")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="cli-help-lang")
    options = parser.parse_args(argv)
    if options.address and not (urlsplit(options.address).scheme in ("http", "https") and urlsplit(options.address).netloc):
        parser.error(words.text(lang, "cli-site-no-address", address=options.address))
    try:
        course = None if options.course is None else courses.load(options.course)
        build(options.folder.resolve(), _chosen(options.game, lang), options.address, course)
    except BadInput as error:
        for wrong in error.problems:
            said = words.sentence(lang, wrong.id, wrong.params, wrong.args)
            print(f"pnrules site: {visible(f'{options.course}: {wrong.place}: {said}')}", file=sys.stderr)
        return 2
    except NotBuilt as problem:
        print(f"pnrules site: {visible(words.text(lang, problem.id, **problem.values))}", file=sys.stderr)
        return 2
    print(visible(str(options.folder)))
    return 0


def _chosen(asked: Sequence[str], lang: str) -> tuple[str, ...]:
    """The games of the site: the built-in ones, and the requested others, or all of them. Raises NotBuilt for an unknown one."""
    for problem in games.installed().problems:
        said = words.sentence(lang, problem.id, problem.params, problem.args)
        print(f"{games.GROUP}: {visible(f'{problem.place}: {said}')}", file=sys.stderr)
    for name in asked:
        if not games.is_game(name):
            raise NotBuilt("cli-site-no-game", name=one_line(name), known=", ".join(games.names()))
    others = [name for name in games.names() if name not in games.BUILT_IN and (name in asked or not asked)]
    return (*games.BUILT_IN, *others)


def build(folder: Path, names: Sequence[str] = games.BUILT_IN, address: str = "", course: Course | None = None) -> None:
    """Build the site into a folder, which is emptied first, except for `docs/` and `lab/`.

    names    its games
    address  the site's future address; without it the addresses of previews are relative
    course   the course with which its front page begins

    In a checkout, Node draws the first picture of each page, and the preview pictures for links to it; a site built from a wheel
    has neither. Raises NotBuilt if there is a problem with a game, or with the folder.
    """
    root, notebooks = places.checkout(), places.notebooks()
    if root is None and not kit.shipped():
        raise NotBuilt("cli-site-no-kit")
    _emptied(folder)
    with TemporaryDirectory() as place:
        if root is not None:
            kit.build(Path(place), root)
        scripts = kit.lay(kit.SHIPPED if root is None else Path(place), folder, names)
    for file in (HERE / "files").iterdir():
        shutil.copyfile(file, folder / file.name)
    found = [_recorded(spec, notebooks) for spec in pages(notebooks, names, course)]
    _contents(folder, found, names)
    beside = frozenset(name for name in BESIDE if (folder / name / "index.html").is_file())
    drawn = firsts.drawn(found, root / "widgets", names) if root is not None else {}
    how = _How(f"{address.rstrip('/')}/" if address else "", beside, root is not None, scripts, drawn)
    sources = [*HERE.rglob("*.j2"), *HERE.rglob("*.py"), *notebooks.rglob("*.ipynb")]
    version = _version(folder, f"{address} {sorted(beside)} {how.firsts}", sources)
    for name, text in _Pages(found, version, names, how, course).files():
        _write(folder, name, text)
    if root is not None:
        previews.made(dict(previews.drawn(found)), root / "widgets", root / ".cache" / "previews", folder)
    _worker(folder, version)


def _emptied(folder: Path) -> None:
    """Empty the folder. Raises NotBuilt if it contains anything but a site, so that no other files are lost."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = [each for each in folder.iterdir() if each.name not in BESIDE]
    except OSError as error:
        raise NotBuilt("cli-not-written", error=f"{folder}: {error.strerror or error}") from error
    if found and not (folder / LISTED).is_file():
        raise NotBuilt("cli-site-no-folder", folder=str(folder))
    for old in found:
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    _write(folder, LISTED, "")  # so that the remains of a failed build are recognised as a site


def _recorded(spec: Spec, notebooks: Path) -> Recorded:
    """Record a page. Raises NotBuilt if it fails because of another package's game."""
    try:
        return recorded(spec, notebooks)
    except Exception as error:
        if spec.game in games.BUILT_IN:
            raise
        why = one_line(f"{type(error).__name__}: {error}")
        raise NotBuilt("cli-site-page", page=spec.key, game=spec.game, why=why) from error


# --- files that do not contain the build's version --------------------------------------------------------------------------


def _contents(folder: Path, found: Sequence[Recorded], names: Sequence[str]) -> None:
    """Write the recordings, the words, and the cards to print."""
    for page in found:
        for name, data in page.data(data_names(page.spec)):
            _write(folder, name, data)
    _write(folder, DRESS, as_json(dress()))
    for lang in words.LANGUAGES:
        for part, text in texts(lang, names):
            _write(folder, f"words/{lang}/{part}.txt", text)
        for name in names:
            for edition in game(name).works:
                if Showing.of(game(name)).faces(edition, lang):
                    _write(folder, f"cards/{name}-{edition}-{lang}.html", sheet.card_sheet(game(name), edition, lang))


def data_names(spec: Spec) -> list[str]:
    """The files of a page's recordings."""
    if len(spec.asked) == 1:
        return [f"data/{spec.key}.json"]
    return [f"data/{spec.key}-{number}.json" for number in range(1, len(spec.asked) + 1)]


def _version(folder: Path, how: str, sources: Sequence[Path]) -> str:
    """A hash that identifies the build; `how`: its options."""
    found = hashlib.sha256(how.encode())
    for path in sorted(
        [*(path for path in folder.rglob("*") if path.is_file() and path.relative_to(folder).parts[0] not in BESIDE), *sources]
    ):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


# --- files that contain it -----------------------------------------------------------------------------------------


class SiteGallery(gallery.Gallery):
    """The contents of the site's front page; `lab` and `docs`: whether the site has JupyterLite, and the docs."""

    lab: bool
    docs: bool


class PageSays(TypedDict, total=False):
    """The values for a page's template, besides those that all pages share. The front page only has the required ones.

    key         the name of the page
    data, asks  the files of its recordings, and the parameters that its address may have
    words       the words of its script, by message
    first       the files that its first board needs at once
    scripts     the parts of its script that this board needs at once
    gallery     the contents of the front page; None on any other
    embed       the words for when it is embedded in another site
    drawn       its first board as HTML
    parts       its contents, in order
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
    """What pages depend on besides recordings.

    address  the site's future address, if known
    beside   which of the folders that others build the site has
    pictures whether each page has a preview picture
    scripts  the scripts that each part needs
    firsts   the first board of a page in a language, as HTML
    """

    address: str
    beside: frozenset[str]
    pictures: bool
    scripts: Mapping[str, Sequence[str]]
    firsts: Mapping[tuple[str, str], str]


class _Pages:
    """The pages as HTML."""

    def __init__(self, found: Sequence[Recorded], version: str, names: Sequence[str], how: _How, course: Course | None) -> None:
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
            "picture": previews.name if how.pictures else None,
            "size": previews.SIZE,
        }
        self._at = urlsplit(how.address).path or "/"  # the host shows the page for missing files at any address
        self._version = version
        self._scripts = how.scripts
        self._firsts = how.firsts
        self._found = found
        found_on = gallery.shown(Folders(places.notebooks()), names, course)
        self._gallery: SiteGallery = {
            **found_on,
            "others": [],
            "laboratory": [],
            "lab": "lab" in how.beside,
            "docs": "docs" in how.beside,
        }
        if self._gallery["left_out"]:
            raise NotBuilt("cli-site-left-out", why=" ".join(each["en"] for each in self._gallery["left_out"]))

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
        """A page; `beneath`: the path from the folder with the languages' folders to the root."""
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
        named = {id: words.text(lang, id) for id in (*FRONT, *STATUS)}
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
        """The files that the page's script requests at once."""
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
    """Write the list of all files with their hashes, and the service worker with its version."""
    marks = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in NOT_KEPT and not name.startswith(NOT_KEPT_IN):
            marks.append((name, hashlib.sha256(path.read_bytes()).hexdigest()[:12]))
    _write(folder, LISTED, as_json({"version": version, "files": marks}))
    worker = folder / "sw.js"
    worker.write_text(f'const PN_VERSION = "{version}";\n{worker.read_text(encoding="utf-8")}', encoding="utf-8")
    _write(folder, ".nojekyll", "")  # so that GitHub Pages does not process the files


def _write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
