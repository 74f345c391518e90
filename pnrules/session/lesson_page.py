"""A lesson as one HTML file, which plays without Python: every branch of it is in the file.

The file holds the board's script and styles, which do not belong to this layer: it is written with marks where they go. Where the
package of the widgets is installed, it fills them in; the page of a site without a server does so itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from html import escape
from typing import Final, TypedDict, cast

from pnrules import words
from pnrules.kernel.forms.typed import object_of
from pnrules.version import VERSION
from pnrules.wire.traits import Traits
from pnrules.words import rulebooks

SCRIPT, STYLE, NOTICES = (f"<!--pn-{name}-->" for name in ("script", "style", "notices"))
"""The marks for the board's script, its styles, and whose work they are. No text that somebody wrote can hold one, since `<` is
escaped in all of them."""

LEFT_OUT: Final = frozenset(
    {"texts", "number", "reopen", "reference", "deal", "table", "advice", "turning", "editing", "studio", "laying"}
)
"""Traits that the file leaves out: the words, which it has once, and what needs Python."""

NAMES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
"""What each language calls itself."""


class PageData(TypedDict):
    """What the page's script needs; it is the same as of an exported notebook.

    lang    the language in which it opens
    texts   the words of the board, in each language
    boards  the traits of its board
    spoken  those that differ by language
    titles  the page's title in each language
    pnrules, alone  the version; what to say where Python is needed
    """

    lang: str
    texts: Mapping[str, str]
    boards: Mapping[str, Traits]
    spoken: Mapping[str, Mapping[str, Mapping[str, str]]]
    titles: Mapping[str, str]
    pnrules: str
    alone: Mapping[str, str]


Dress = Callable[[], Mapping[str, str]]
"""Gives what goes in place of each mark."""
_dresses: list[Dress] = []


def dressed_by(dress: Dress) -> None:
    """Say what goes in place of the marks, where that is known."""
    _dresses.append(dress)


def page(traits: Traits, lang: str) -> str:
    """The text of the file; with marks, where nobody has said what goes in their place.

    traits  those of a lesson with every branch of it (see `unfolding`)
    lang    the language in which it opens
    """
    html = _marked(traits, lang)
    for mark, text in (_dresses[-1]() if _dresses else {}).items():
        html = html.replace(mark, text)
    return html


def _marked(traits: Traits, lang: str) -> str:
    lesson = traits["lesson"]
    assert lesson is not None
    title = escape(lesson["title"][lang])
    spoken = "".join(
        f'<button type="button" lang="{each}" data-speak="{each}" aria-pressed="{str(each == lang).lower()}">{name}</button>'
        for each, name in NAMES.items()
    )
    made = "\n".join(f'<p lang="{each}" data-lang="{each}">{escape(_credits(traits, each))}</p>' for each in words.LANGUAGES)
    licences = _in_each("export-licences")
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
{STYLE}
</style>
</head>
<body class="pn-page pn-own-page pn-exported pn-lesson-page">
<noscript>{_in_each("studio-no-script")}</noscript>
<main>
<div data-board="0"></div>
</main>
<footer>
<div class="pn-control pn-languages">{spoken}</div>
{made}
<details class="pn-licences">
<summary>{licences}</summary>
<pre lang="en" tabindex="0">{NOTICES}</pre>
</details>
</footer>
<script type="application/json" id="pn-data">{_in_script(_data(traits, lang))}</script>
<script type="application/json" id="pn-bundle">{SCRIPT}</script>
<script type="module">
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const address = URL.createObjectURL(new Blob([read("pn-bundle")], {{ type: "text/javascript" }}));
const {{ openPage }} = await import(address);
openPage(read("pn-data"), document);
</script>
</body>
</html>
"""


def _data(traits: Traits, lang: str) -> PageData:
    lesson = traits["lesson"]
    assert lesson is not None
    told = {name: traits.get(name) for name in object_of(Traits).members if name not in LEFT_OUT}
    return {
        "lang": lang,
        "texts": traits["texts"],
        "boards": {"0": cast(Traits, {**told, "lang": lang})},
        "spoken": {each: {"0": {"lang": each}} for each in words.LANGUAGES},
        "titles": lesson["title"],
        "pnrules": VERSION,
        "alone": {each: words.text(each, "board-alone") for each in words.LANGUAGES},
    }


def _credits(traits: Traits, lang: str) -> str:
    """Whose game it is, and that this is not official."""
    return " ".join([*rulebooks.credits(traits["info"]["game"], lang)[:1], words.text(lang, "credits-ours")])


def _in_each(id: str) -> str:
    return "".join(f'<span lang="{each}" data-lang="{each}">{escape(words.text(each, id))}</span>' for each in words.LANGUAGES)


def _in_script(data: PageData) -> str:
    """JSON that is safe in a `script` element, whatever texts people wrote."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
