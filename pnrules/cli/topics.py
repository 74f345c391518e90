"""`pnrules topics GAME`: find exercises in random games, and write them into the game's sources."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pnrules import games, words
from pnrules.kernel.errors import BadInput
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.training import finding
from pnrules.training.topics import FILE, Entry, as_data

INSTALLED: Final = ("site-packages", "dist-packages")
"""The folders of installed packages, where the next installation would overwrite the file."""


def run(options: argparse.Namespace) -> int:
    """Write the file of a game's exercises, and print what it holds. Raises BadInput if the game's sources are not here."""
    file = _file(options.source, options.output)
    found = finding.more_topics(options.source) if options.add else finding.topics(options.source, options.games)
    _write(file, found)
    kept = {topic: entries for topic, entries in found.items() if entries}
    print(words.text(options.lang, "cli-topics-written", file=one_line(str(file)), topics=len(kept)))
    width = max(map(len, kept), default=0) + 2
    for topic in sorted(kept):
        print(f"  {topic:<{width}}{len(kept[topic])}")
    if not kept:
        print(words.text(options.lang, "cli-topics-none"))
    return 0


def _file(game: str, chosen: Path | None) -> Path:
    if chosen is not None:
        return chosen
    folder = Path(str(games.folder(game)))
    if set(INSTALLED) & set(folder.parts):
        place = JsonPath("--output", [])
        place.report("cli-topics-installed", (("game", "text"), ("folder", "text")), game, one_line(str(folder)))
        raise BadInput(place.problems)
    return folder / FILE


def _write(file: Path, found: Mapping[str, Sequence[Entry]]) -> None:
    text = json.dumps(as_data(found), separators=(",", ":"), ensure_ascii=False)
    try:
        file.write_text(text + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        place = JsonPath("--output", [])
        place.report("cli-not-written", (("error", "text"),), f"{one_line(str(file))}: {error.strerror}")
        raise BadInput(place.problems) from error
