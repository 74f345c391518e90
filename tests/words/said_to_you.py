"""What is said to the one person (`you-seat-ID`) stands for another message: of that one `said_to_you.txt` has a fingerprint.

Whoever rewords it is told so by a test. Once what is said to the one person says the same again, in both languages,
`python -m tests.words.said_to_you` takes the fingerprints anew.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pnrules.words import LANGUAGES
from pnrules.words.catalogue import sources

KEPT: Final = Path(__file__).with_suffix(".txt")
_OWN: Final = re.compile(r"you-[a-z]+-(.+)")


def bases(lang: str) -> Iterator[tuple[str, str]]:
    """What is said to the one person, with the name of the message that it stands for."""
    for name in sorted(sources(lang)):
        if (found := _OWN.fullmatch(name)) and found[1] in sources(lang):
            yield name, found[1]


def fingerprints() -> str:
    """A line for each, in each language: comments and the breaks of lines are none of its text."""
    lines = (f"{lang} {own} {_fingerprint(sources(lang)[base])}" for lang in LANGUAGES for own, base in bases(lang))
    return "\n".join(lines) + "\n"


def _fingerprint(source: str) -> str:
    said = " ".join(line.strip() for line in source.splitlines() if line.strip() and not line.startswith("#"))
    return hashlib.sha256(said.encode()).hexdigest()[:8]


if __name__ == "__main__":
    KEPT.write_text(fingerprints(), encoding="utf-8")
