"""The reader's wishes in a request: the language, and the other parameters of the page's address."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import parse_qs

from pnrules.words import LANGUAGES


def wanted(query: str, accept: str) -> str:
    """The reader's language: `?lang=fr` in the address, or else the best in the browser's list, or else English."""
    for lang in parse_qs(query).get("lang", []):
        if lang in LANGUAGES:
            return lang
    weighed: list[tuple[float, int, str]] = []
    for place, entry in enumerate(accept.split(",")):
        tag, _, rest = entry.strip().partition(";")
        name, _, quality = rest.strip().partition("=")
        try:
            weight = float(quality) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        weighed.append((-weight, place, tag.strip().split("-")[0].lower()))
    for weight, _, lang in sorted(weighed):
        if lang in LANGUAGES and weight < 0:
            return lang
    return "en"


def language(environ: Mapping[str, str] = os.environ) -> str:
    """In a kernel behind an app, the language of the page's reader; elsewhere, English."""
    return wanted(environ.get("QUERY_STRING", ""), environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def asked(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """In a kernel behind an app, the parameters of the page's address, such as `players=3`; of repeated ones, the first."""
    return {name: values[0] for name, values in parse_qs(environ.get("QUERY_STRING", "")).items()}


def in_app(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether this is a kernel behind an app, whose page loads the board's script itself."""
    return environ.get("SERVER_SOFTWARE", "").startswith("voila/")
