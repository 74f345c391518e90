"""The first pictures of pages: their first board as HTML, as the page's script would draw it. Node draws them once per build
(`widgets/site/first.mjs`), so that a page shows its board before its scripts are loaded, and without scripts."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from pnrules import words
from pnrules.wire.traits import Traits
from pnwidgets.app.recorded import texts
from pnwidgets.site.recording import Recorded

SITE: Final = "pn-site:/"
"""A placeholder in links for the path from a page to the folder of its language."""


def drawn(pages: Sequence[Recorded], widgets: Path, names: Sequence[str]) -> Mapping[tuple[str, str], str]:
    """The first board of each page as HTML, by the page's key and the language. Pages with a random choice have none.

    widgets  the folder of the front end, with its `node_modules`

    Raises subprocess.CalledProcessError if Node fails.
    """
    asked = dict(_asked(pages, names))
    lines = "".join(json.dumps({"traits": traits, "site": SITE}) + "\n" for traits in asked.values())
    told = subprocess.run(["node", widgets / "site" / "first.mjs"], input=lines.encode(), check=True, stdout=subprocess.PIPE)
    return dict(zip(asked, map(json.loads, told.stdout.splitlines()), strict=True))


def _asked(pages: Sequence[Recorded], names: Sequence[str]) -> Iterator[tuple[tuple[str, str], Traits]]:
    """A page's request to Node: the traits of its first board, with the words that it is drawn with."""
    parts = {lang: dict(texts(lang, names)) for lang in words.LANGUAGES}
    for page in pages:
        board = page.first_board()
        if board is None:
            continue
        for lang in words.LANGUAGES:
            said = "\n".join(parts[lang][part] for part in page.picture_words())
            spoken = {each: said if each == lang else "" for each in words.LANGUAGES}
            yield (page.spec.key, lang), {**board, "lang": lang, "texts": spoken}
